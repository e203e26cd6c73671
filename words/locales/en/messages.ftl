# Answers that are no matter of a game's rules.
answer-unknown-fault = Something went wrong on my side, and nothing was changed as far as I know. If you tell the people who run this bot, give them the number { $number }.
answer-only-in-server = That works in a server channel only.
answer-command-outdated = This command has changed since your Discord loaded it. Restart Discord, or wait a minute, and try again.
answer-value-unclear = I cannot make anything of “{ $value }”. Please pick one of the suggestions.
answer-forbidden = Discord does not let me do that here: a permission is missing.
answer-discord-busy = Discord is busy right now. Please try again in a moment.
answer-control-outdated = This button is from an older version of me. Use the newest board message, or type /tables to find your games.

# The terminal of whoever runs the bot.
start-description = Tatami: samurai board games in Discord. Without a token it starts the offline demo.
start-check-help = load everything, connect to nothing, and exit
start-fresh-help = forget the offline demo's old games first
start-checked = Everything loads. { $commands } commands are ready.
start-bad-setting = The setting { $name } cannot be used: { $reason }.
start-token-refused = Discord refused DISCORD_TOKEN. Copy the token again from the developer portal, page Bot.
start-database-busy = Another Tatami already uses this database. Stop it first, or give this one another DATABASE_URL or DATA_FOLDER.

# Which table is meant.
which-none-in-channel = This channel has no table. /play opens one, /tables lists yours.
which-none-of-yours = You have no table at the moment. Open one with /play in a server channel.
which-question = You have several tables. Which one do you mean?
which-placeholder = Pick a table
which-option = { $game } with { $others } (table { $table })
which-nobody = nobody yet
game-seven-swords = Seven Swords
