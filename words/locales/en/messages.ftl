# Answers that are no matter of a game's rules.
answer-unknown-fault = Something went wrong on my side, and nothing was changed as far as I know. If you tell the people who run this bot, give them the number { $number }.
answer-only-in-server = That works in a server channel only.
answer-command-outdated = This command has changed since your Discord loaded it. Restart Discord, or wait a minute, and try again.
answer-value-unclear = I cannot make anything of “{ $value }”. Please pick one of the suggestions.
answer-forbidden = Discord does not let me do that here: a permission is missing.
answer-discord-busy = Discord is busy right now. Please try again in a moment.
answer-closing = I am being restarted. Please try again in a minute; nothing is lost.
answer-control-outdated = This button is from an older version of me. Use the newest board message, or type /tables to find your games.

# The terminal of whoever runs the bot.
start-description = Tatami: samurai board games in Discord. Without a token it starts the offline demo.
start-check-help = load everything, connect to nothing, and exit
start-fresh-help = forget the offline demo's old games first
start-checked = Everything loads. { $commands } commands are ready.
start-bad-setting = The setting { $name } cannot be used: { $reason }.
start-token-refused = Discord refused DISCORD_TOKEN. Copy the token again from the developer portal, page Bot.
start-settings-unreadable = The file .env cannot be read. Save it as plain text in UTF-8.
start-database-busy = Another Tatami already uses this database. Stop it first, or give this one another DATABASE_URL or DATA_FOLDER.
start-database-unusable = The database cannot be used: { $reason }. Look at DATABASE_URL; without it, at the file tatami.sqlite3 in DATA_FOLDER.
start-fault = Something went wrong that should not have. What is known stands above, without secrets. Nothing that was saved is lost.
start-folder-unusable = The folder { $folder } (DATA_FOLDER) cannot be written to: { $reason }.
start-no-connection = Discord cannot be reached. Check the network connection of this machine, then start again.

# Which table is meant.
which-none-in-channel = This channel has no table. /play opens one, /tables lists yours.
which-over-in-channel = The game in this channel is over. Its result has a button to play again; /play opens another table, /tables lists yours.
which-none-of-yours = You have no table at the moment. Open one with /play: in a server channel, or for a game alone here as well.
which-question = You have several tables. Which one do you mean?
which-placeholder = Pick a table
which-option = { $game } with { $others } (table { $table })
which-nobody = nobody yet
which-alone = nobody else

# The board message.
seat-with-role = { $who } ({ $role })
board-headline = { $game } · Turn { $turn } · { $phase }
board-headline-over = { $game } · Game over
board-headline-before = { $game } · { $phase }
board-waits = Waiting for { $who }.
board-play = Play
board-hand = My hand
board-hand-hanzo = My event
board-text-board = Text board
board-log = Log
board-rules = Rules
board-verify = Verify
board-play-again = Play again
board-ping = { $who }, a decision of yours is needed: { $phase }.
result-won = { $others ->
        [none] { $winners } wins.
       *[other] { $winners } wins against { $others }.
    }
result-lost = The game is lost.
result-draw = The game between { $everybody } ends in a draw.
result-resigned = { $who } has resigned. { $winners } wins.
result-resigned-alone = { $who } has resigned.
result-abandoned = The game was ended without a winner: { $everybody }.
result-turn = { $turn ->
        [0] It ended before the first turn.
       *[other] It ended in turn { $turn }.
    }
result-difficulty = { $level ->
        [0] Difficulty 0, without options.
       *[other] Difficulty { $level }.
    }
result-proof = Seal of the dice: { $commitment }
    Last link of the record: { $hash }

# Private messages.
place-direct = your direct messages
hand-title = { $game } in { $channel }: this is for your eyes only.
hand-title-open = { $game } in { $channel }
hand-over = { $game } in { $channel } is over. { $ending }
hand-note = { $turn ->
    [0] This is how it stood at the start.
   *[other] This is how it stood in turn { $turn }.
} How it stands now is always behind { $button } on the board.
hand-closed = I could not send you a direct message. What is for you alone is behind /hand, and behind its button on the board. To get it by direct message too, allow direct messages from members of this server.
channel-gone = I can no longer see { $channel }, where you play { $game }. Your game is safe: type /table move in another channel to go on there.
channel-hidden = I cannot see { $channel } at the moment, where you play { $game }. Your game is safe: once I may see it again, the board comes within ten minutes. You can also type /table move in another channel.
channel-no-right = I am not allowed to post in { $channel }, where you play { $game }. Your game is safe: once I may send messages and files there, the board comes within ten minutes, or at once with /table show. You can also type /table move in another channel.

# The log.
command-log = What has happened at this table, as far as you may know it
log-title = What has happened
log-empty = Nothing yet.
log-older = Older
log-newer = Newer
log-start = The game began; its dice are sealed.
log-undo =
    { $count ->
        [one] { $who } took a move back (entry { $first } of the log).
       *[other] { $who } took moves back (entries { $first } to { $last } of the log).
    }
log-undo-what = Taken back: { $what }
log-earlier = Earlier lines are in the log.
log-undone = Taken back.
log-automatic = (answered by your standing order)
log-resign = { $who } has resigned.
log-abandon = The game was ended by agreement, without a winner.
log-closed = { $who } manages this server and has ended the game without a winner.
log-hand-over = { $who } has taken over a seat.

# Looking at the board.
command-board = Show the current board, for you alone
option-board-style = A picture or text; kept for the next time
option-board-theme = Light or dark; kept for the next time
choice-style-picture = Picture
choice-style-text = Text
look-picture = Picture
look-text = Text board

# The table itself.
command-table = Your table: sit, start, undo, agree, resign, abandon, hand over, move, show
command-table-show = Post the board of this channel anew
command-table-resign = Resign the game in this channel
command-table-abandon = Propose to end the game without a winner; who manages the server can end it
command-table-undo = Take back your last move, with consent if something was seen
command-table-ask-undo = Ask the other player to let you take back your last move
command-table-agree = Agree to what you are asked at this table
command-table-decline = Decline what you are asked at this table, or withdraw what you asked
option-request = What you are asked for
choice-request-undo = To take moves back
choice-request-abandon = To end the game without a winner
choice-request-hand-over = To let somebody take over a seat
command-table-sit = Take a seat at the table that is being set up here, or change your role
command-table-start = Start the game once all seats are taken
table-seated = You have a seat. The card in the channel shows who plays what; as soon as all are there, /table start begins.
table-no-such-role = There is no such role. Here one plays { $roles }; leave the role out if you do not mind.
table-nothing-asked = No such request is waiting for your answer at this table. Nothing was changed.
command-table-hand-over = Propose that somebody else takes over your seat
command-table-move = Bring one of your tables from elsewhere to this channel
command-tables = Your tables, those that wait for you first
option-newcomer = Who should take over
table-shown = Posted anew in { $channel }.
table-resign-question-alone = Do you really want to resign this game of { $game }? It is lost then, and that cannot be undone. Nothing happens unless you press the red button.
table-resign-question = Do you really want to resign this game of { $game }? The other side wins, and that cannot be undone. Nothing happens unless you press the red button.
table-resign-confirm = Resign
table-resign-keep = Play on
table-resigned = You have resigned. Thank you for playing.
table-close-question = You do not play in this game of { $game }. As you manage this server, you can end it without a winner, for instance because somebody has gone for good. That cannot be undone. Nothing happens unless you press the red button.
table-close-confirm = End the game
table-close-not-manager = Only somebody who manages this server can end a game of others. Nothing was changed.
table-close-stale = Somebody has played on since you asked. Nothing was changed. To end the game all the same, type /table abandon again.
table-closed = The game is ended, without a winner.
table-undo-consent = { $steps ->
        [one] Since then dice were rolled, something hidden was shown, or it became somebody else’s turn. Taking your move back needs the other player's consent. If dice are rolled again, they show the same.
       *[other] Since then dice were rolled, something hidden was shown, or it became somebody else’s turn. Taking back { $steps } moves needs the other player's consent. If dice are rolled again, they show the same.
    } Ask with the button, or with /table ask-undo.
table-undone = Your last move is taken back.
table-none-elsewhere = You have no table in another channel of this server.
table-moved = The table is here now. The board follows.
tables-title = Your tables
tables-waiting = **Waiting for you:** { $game } with { $others } in { $channel }, last move { $since }
tables-others = { $game } with { $others } in { $channel }, last move { $since }
tables-lobby = Not started: { $game } with { $others } in { $channel }
tables-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
tables-open-panel = Open the panel of a table

# What needs consent.
consent-abandon = { $who } proposes to end this game without a winner.
consent-undo = { $steps ->
        [one] { $who } asks to take back the last move. If dice are rolled again, they show the same.
       *[other] { $who } asks to take back the last { $steps } moves. If dice are rolled again, they show the same.
    }
consent-hand-over = { $who } would like to hand the seat over to { $newcomer }.
consent-asked = An answer is needed from { $who }.
consent-agree = Agree
consent-refuse = Decline
consent-typed = By typing: /table agree or /table decline
consent-accepted = Agreed and done.
consent-refused = { $who } has declined.
consent-withdrawn = Withdrawn.
consent-void = No longer of use: the game has gone on.
consent-proposed = The question is in the channel now. It is done once everybody asked has agreed; your own { $refuse }, or /table decline, withdraws it.
consent-proposed-abandon = The question is in the channel now. The game ends once everybody asked has agreed; your own { $refuse }, /table decline, or your next move withdraws it.
consent-noted = Your answer is noted.
consent-noted-accepted = Agreed and done.
consent-noted-refused = You have declined.
consent-noted-withdrawn = Withdrawn.
consent-noted-void = This no longer applies.

# The rules.
command-rules = Look up a rule by number, title or words
option-rules-about = A number such as SS-084 or HZ-111, or words such as palisade
rules-title = Rules of { $game }
rules-how = Pick a section, or type /rules followed by a number or by words.
rules-which = Which game? You can also type /rules followed by a number or by words.
rules-pick-section = Open a section
rules-pick = { $pages ->
        [one] Open a rule
       *[other] Open a rule, { $first } to { $last }
    }
rules-found = Rules that fit
rules-nothing = No rule fits “{ $query }”. Try other words, or /rules alone for the contents.
rules-contents = Contents
rules-open = Rules

# Help.
command-help = How to play here, and every command
option-help-about = How moves are written; leave it out for the whole help
help-title = How Tatami works
help-start = **Begin.** Type `/play` in a channel and choose a game. The other player takes a seat on the card, then somebody presses the green button; a game alone begins at once, also in direct messages. Under a result, the blue button opens the same table anew. One table a channel; use threads for more.
help-play = **Play.** The board in the channel names whose turn it is. Whoever that is presses the blue button under it and is led through what is possible, with prices and odds. Nothing is in a hurry: a game goes on over days.
help-commands = **Commands**
    - `/tables` lists your tables, `/board` and `/log` show one, `/hand` what only you may know
    - `/bandit`, `/samurai`, `/hanzo` and `/do` make moves by typing; `/do` alone suggests what is possible now. `/help` with the option `about` says how moves are written; `/table sit`, `start`, `agree` and `decline` do by typing what the buttons do
    - `/map` keeps maps of Hanzō under a name, and `/hanzo why` says why a die cannot lie somewhere
    - `/hanzo hint` shows a good move to whoever plays Hanzō alone; such a game does not count for the leaderboards
    - `/rules` finds every rule; each refusal names the one it rests on
    - `/table undo` takes back, `ask-undo` asks for it, `resign` ends the game as lost, `abandon` without a winner, `hand-over` brings in somebody else, `move` changes the channel, `show` posts the board anew
    - `/verify` checks dice and moves of a game that is over
    - `/leaderboard` and `/profile` tell who has reached what on this server
help-private = What I tell you like this, nobody else sees; it is in the language of your Discord. Board and cards in the channel are for all: in the language that the server is set to in Discord, or in yours if you play alone.
help-notation = How moves are written
help-notation-of = Moves of { $game }

# Verifying.
command-verify = Check dice and moves of the game that ended here
verify-title = Everything is in order
verify-proof = I played all { $moves } moves again from the record.
    - The seed of the dice fits the seal from before the first move.
    - All { $draws } dice and draws follow from that seed and came in this order.
    - Every move was legal, every link of the chain fits, and the result is the one that was announced.

    Seal: `{ $commitment }`
    Seed: `{ $seed }`
    Last link: `{ $final }`
verify-file = The record is attached. Whoever wants to check it without me runs: python -m engine replay with this file.
verify-refused = { $entry ->
        [0] The record does not verify. { $why } Please tell whoever runs the bot, and keep the file.
       *[other] The record does not verify at move { $entry }. { $why } Please tell whoever runs the bot, and keep the file.
    }
verify-fault-not-a-record = This is no record of a game.
verify-fault-missing-field = A part of it is missing.
verify-fault-unknown-field = It has a part that no record has.
verify-fault-wrong-field = A part of it is not what it should be.
verify-fault-unknown-format = It is written in a form that I do not know.
verify-fault-unknown-game = I do not know its game.
verify-fault-unknown-version = It was played by rules that I do not know.
verify-fault-bad-setting = The village, the values or the options in it cannot be played with.
verify-fault-wrong-commitment = The seed of the dice is not the one that was promised at the start.
verify-fault-missing-entry = A move is missing.
verify-fault-extra-entry = There is a move too many.
verify-fault-illegal-move = The rules do not allow this move.
verify-fault-wrong-dice = The seed gives other dice.
verify-fault-wrong-link = It does not follow from what was before: something has been changed.
verify-fault-wrong-outcome = The game did not end as the record says.
verify-fault-unfinished = The game was not over there.
verify-fault-wrong-final = The last number of the chain is wrong.
