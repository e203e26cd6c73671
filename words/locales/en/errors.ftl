# What the table refuses, apart from the rules of a game. One message a code of `table.errors`.

error-table = The table cannot do that at the moment.
error-unknown-table = There is no such table. /tables lists yours.
error-unknown-game = This bot does not know the game { $game }.
error-unknown-rules = This table was made by a newer version of the bot (rules { $version }), which is not running here. Please tell whoever runs the bot.
error-bad-options = These options do not fit together: { $findings }
error-channel-taken = This channel has a table already. Finish it or call it off first, or open yours in another channel or thread.
error-not-in-lobby = { $status ->
        [open] The game has started, so that is no longer possible.
       *[other] This table is closed.
    }
error-not-started = The game has not started yet. The owner of the table starts it as soon as every seat is taken.
error-table-closed = { $status ->
        [finished] This game is over.
        [abandoned] This game was abandoned.
       *[other] This table was cancelled.
    } /play opens a new one.
error-not-finished = This game is still going on. Its record opens at the end.
error-other-server = This game belongs to another server and counts on its leaderboards, so it stays there. On that server you can bring it to any channel.
error-not-seated = You have no seat at this table.
error-already-seated = This person sits at the table already. To change your own role before the start, press another one.
error-plays-here = You play in this game, so the others have to agree to its end. /table abandon asks them.
error-seat-taken = Somebody else has this role. Take the other seat, or ask whether they want to swap.
error-table-full = All seats at this table are taken.
error-seats-free = { $free ->
        [one] One seat is still free. Invite somebody, then start.
       *[other] { $free } seats are still free. Invite somebody, then start.
    }
error-not-owner = Only the person who opened the table can do that. Somebody who manages the server can call it off, too.
error-stale = The game has moved on since this was shown. Nothing was changed; the board below is current.
error-duplicate = That was done already, and it counts once.
error-nothing-to-undo = You have no move here that could be taken back.
error-nobody-to-ask = You play alone here, so there is nobody to agree. /table resign ends the game.
error-undo-over = That can no longer be taken back: dice were rolled since.
error-consent-needed = Since then dice were rolled, something hidden was shown, or it became somebody else’s turn, so taking it back needs the other player’s consent. You can ask for it with /table ask-undo.
error-unknown-proposal = There is no such proposal.
error-proposal-closed = { $status ->
        [accepted] This proposal was accepted already.
        [refused] This proposal was declined.
        [withdrawn] This proposal was withdrawn.
       *[other] This proposal no longer applies, because the game has moved on.
    }
error-proposal-open = The same proposal is already waiting for an answer.
error-not-asked = This question is for somebody else.
error-bad-order = This standing order cannot be read: { $order }. Name each answer at most once, for instance L M C red.
error-bad-name = A map's name has 1 to { $most } characters, on one line, and none of these signs: ``* _ ~ ` | < > @ # \ [ ]``
error-name-taken = Somebody else has saved a map as { $name } here. Choose another name.
error-shelf-full = There is no room for another map: this place keeps { $most }, at most { $own } of them yours. Delete one first with /map delete.
error-unknown-map = No map is saved here as { $name }. /map list shows all.
error-not-author = Only <@{ $author }>, who saved it, or somebody who manages the server can delete this map.
