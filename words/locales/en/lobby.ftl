# Opening a table and finding players.

command-play = Open a table here
command-play-seven-swords = Open a table of Seven Swords: bandits against seven samurai
command-play-hanzo-solo = Open a solo game of Hanzō: the ninja against the castle's samurai
command-play-hanzo = Open a table of Hanzō: ninja against samurai
option-role = The role you would like; it is drawn at the start if you take either
option-deployment = How the samurai player sets up the hidden defences
option-theme = How the pictures of this table look
choice-any-role = Either role
choice-deployment-own = Own set-up
choice-deployment-first = First-game deployment
choice-theme-light = Light
choice-theme-dark = Dark
choice-theme-spring = Spring
choice-theme-summer = Summer
choice-theme-autumn = Autumn
choice-theme-winter = Winter
choice-theme-spring-dark = Spring, dark
choice-theme-summer-dark = Summer, dark
choice-theme-autumn-dark = Autumn, dark
choice-theme-winter-dark = Winter, dark

lobby-opened = Your table is open. Its card is in the channel: the other player takes a seat there, then you press { $start } or type /table start.
lobby-again-not-seated = Only those who sat at this table can have it laid out again from here. You can open one of your own with /play.
lobby-again-seated = The table is laid out again, and you have a seat at it. Its card is in the channel: there you can choose a role and press { $start }.
lobby-only-in-server = This game takes two, so its table stands in a server's channel. Here in direct messages you can play alone: /play hanzo-solo.
lobby-missing-rights = { $count ->
        [one] I cannot run a table in this channel, because I lack the permission { $rights }. Ask whoever runs the server for it, or use another channel.
       *[other] I cannot run a table in this channel, because I lack these permissions: { $rights }. Ask whoever runs the server for them, or use another channel.
    }
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History

lobby-card-lobby = { $game }: players wanted
lobby-card-full = { $game }: everybody is here
lobby-card-open = { $game }: the game has begun
lobby-card-finished = { $game }: the game is over
lobby-card-abandoned = { $game }: the game was abandoned
lobby-card-cancelled = { $game }: called off
lobby-seat = { $role }: { $who }
lobby-free = free
lobby-drawn = given at the start
lobby-either = Either role: { $who }
lobby-option = { $name }: { $value }
lobby-first-game = Hidden defences: first-game deployment
lobby-card-how = Press the role you want, or Either role to take what is left. Start works once all seats are taken. By typing: /table sit and /table start.
lobby-card-how-full = All seats are taken. Press Start to begin.
lobby-begun-alone = The game has begun. Its board is the newest message in the channel: press { $play } under it, or type /do.
lobby-promise = The dice are sealed: nobody can change them any more, and /verify proves it at the end. Seal: { $commitment }
lobby-called-off = { $who } has called the table off.
lobby-sit = Either role
lobby-sit-as = { $role }
lobby-start = Start
lobby-leave = Leave
lobby-cancel = Call off
lobby-invite = Invite somebody
lobby-invitation = { $who }, { $host } invites you to this table. Take a seat on the card above.
lobby-invited = { $guest } has been invited.
lobby-no-bots = A bot cannot take a seat.
