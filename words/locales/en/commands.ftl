# Commands to play with: descriptions (at most 100 characters) and their few answers.

command-do = Make a move written in notation
command-do-move = The move in writing; suggestions show how it goes on
command-hand = What only you may know: your cards, or your hidden placements
command-too-long-here = Several of your tables are waiting, and this move is too long to carry over. Type the command in the table's channel.
command-unread = { $why }
    One of the moves that can be made now: { $example }
command-other-game = At this table { $game } is played, which has commands of its own. Press { $play } on the board, or see /help.

suggest-none-here = There is no game here at the moment; /play opens one
suggest-none-waiting = No game waits for you at the moment; /tables lists yours
suggest-not-started = The game has not started yet
suggest-other-game = At this table { $game } is played, which has commands of its own
suggest-waiting = Nothing for you to decide now; { $names } is to move
suggest-nothing-fits = Nothing here fits what the other options say; look at these first
suggest-other-question = Nothing to choose here; to be decided now: { $question }

command-bandit = Play Seven Swords as the bandits
command-bandit-deploy = Bring a bandit from the reserve to a gate
command-bandit-deploy-kind = Which kind of bandit
command-bandit-deploy-gate = At which gate
command-bandit-move = Move a bandit
command-bandit-move-token = Which bandit; m1 in the picture is mtd1 here
command-bandit-move-to = Where to: a space, or every space of the way (A1-A2)
command-bandit-attack = Attack a samurai, storehouse, supply or palisade
command-bandit-attack-target = What to attack
command-bandit-attack-attackers = Who attacks: how many, or the tokens (ban1,arc2)
command-bandit-take = Pick up a supply that is turned up
command-bandit-take-token = Which bandit; m1 in the picture is mtd1 here
command-bandit-take-supply = Which supply
command-bandit-discard = Discard a card for actions (two on a double turn)
command-bandit-discard-card = The letter of the card
command-bandit-discard-second = The second card on a double turn
command-bandit-kill = Show the kill card
command-bandit-kill-card = The letter of the card
command-bandit-go = Cross the palisade that was just turned up
command-bandit-go-to = Where to: a space, or every space of the way
command-bandit-halt = Stay in front of the palisade that was just turned up
command-bandit-end = End the bandits' phase

command-samurai = Play Seven Swords as the samurai
command-samurai-tile = Use an action tile
command-samurai-tile-tile = Which tile
command-samurai-tile-remove = For the back of the “2” tile: the tokens that come off
command-samurai-hit = Strike with the sword at all bandits beside a samurai
command-samurai-hit-samurai = Who strikes
command-samurai-bow = Shoot at a bandit, or at the bandits outside a gate
command-samurai-bow-samurai = Who shoots
command-samurai-bow-target = The space or gate to shoot at
command-samurai-walk = Move a samurai
command-samurai-walk-samurai = Who walks
command-samurai-walk-to = Where to: a space, or every space of the way (A3-A4)
command-samurai-order = Have a palisade or a house attack
command-samurai-order-samurai = Who gives the order
command-samurai-order-by = The palisade or house
command-samurai-order-target = For a house: the space to shoot at
command-samurai-repair = Arm a palisade again
command-samurai-repair-samurai = Who does the work
command-samurai-repair-gate = Which palisade
command-samurai-losses = Say which bandits fall
command-samurai-losses-tokens = The tokens (ban1,mtd2)
command-samurai-victim = Say which samurai falls to the kill card
command-samurai-victim-samurai = Who falls
command-samurai-wound = Say what a hit costs
command-samurai-wound-damage = A token (C, M or L), or the red side
command-samurai-end = End the samurai's phase

command-samurai-setup = Your hidden set-up: show it, change it, commit it
command-setup-act = What to do; leave it out to show or change the draft
command-setup-deal = Deal a new draft
command-setup-commit = Commit the draft
command-setup-deal-and-commit = First-game deployment, at once
command-setup-place = A square, or an area
command-setup-value = What lies there; for an area a samurai, his space, or how many bows
command-setup-area = Samurai and bows
command-setup-not-now = The set-up is not being made now.
