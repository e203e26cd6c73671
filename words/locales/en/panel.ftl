# The private panel: one question at a time.

panel-status = Your game
panel-status-over = The game is over
panel-status-seven-swords = { $phase ->
        [setup] Set-up
        [discard] Turn { $turn } of 18 · discarding for actions
        [kill] Turn { $turn } of 18 · kill card
        [victim] Turn { $turn } of 18 · who falls to the kill card?
        [bandits] Turn { $turn } of 18 · bandits: { $actions ->
            [one] 1 action left
           *[other] { $actions } actions left
        }
        [crossing] Turn { $turn } of 18 · at the palisade: { $actions ->
            [one] 1 action left
           *[other] { $actions } actions left
        }
        [wound] Turn { $turn } of 18 · a samurai is hit
        [tile] Turn { $turn } of 18 · the tile
        [samurai] Turn { $turn } of 18 · samurai: { $actions ->
            [one] 1 action left
           *[other] { $actions } actions left
        }
        [losses] Turn { $turn } of 18 · who falls?
       *[over] The game is over
    }
panel-status-hanzo = { $phase ->
        [map] The map
        [setup] Starting samurai to place: { $due }
        [roll] Turn { $turn } · the roll
        [event] Turn { $turn } · the event
        [extra] Turn { $turn } · Bad Weather takes another die
        [event_samurai] Turn { $turn } · a samurai comes
        [gain] Turn { $turn } · the guardians sleep
        [place] Turn { $turn } · placing dice
        [reinforce] Turn { $turn } · reinforcements: { $due } to place
       *[over] The game is over
    }
panel-status-hanzo-solo = { $phase ->
        [map] The map
        [setup] Starting samurai to place: { $due }
        [roll] Turn { $turn } · the roll
        [event] Turn { $turn } · the event
        [extra] Turn { $turn } · Bad Weather takes another die
        [event_samurai] Turn { $turn } · a samurai comes
        [gain] Turn { $turn } · the guardians sleep
        [place] Turn { $turn } · placing dice
        [reinforce] Turn { $turn } · reinforcements: { $due } to place
       *[over] The game is over
    }
panel-price = { $count ->
        [0] no action
        [one] 1 action
       *[other] { $count } actions
    }
panel-odds = { $percent } % ({ $good } of { $all })
panel-odds-none = cannot succeed (0 of { $all })
panel-aim-seven-swords = The aim: the bandits score what they carry off and the samurai they kill, the samurai what is left after 18 turns. { $rules } under the board tells the game on one page.
panel-aim-hanzo = The aim: the ninja brings all four counters to 11; the samurai player wins when a samurai or a die cannot be placed any more. { $rules } under the board tells the game on one page.
panel-aim-hanzo-solo = The aim: all four counters on 11, before a samurai or a die cannot be placed any more. { $rules } under the board tells the game on one page.
panel-choose = { $pages ->
        [one] Choose one of { $count }
       *[other] Choose one of { $count } (page { $page } of { $pages })
    }
panel-previous = ‹ Previous page
panel-next = Next page ›
panel-back = Back
panel-chosen = Chosen: { $path }
panel-enough = That is all
panel-confirm = Do it
panel-final-alone = Once done, this cannot be taken back.
panel-unanswered = Nothing was played yet: first see the request above, which lapses if you play on.
panel-told-at-once = You are asked once more because the other player learns of it at once.
panel-filled-in = You are asked once more because the rest was filled in for you: there was only one way to go on.
panel-final = Once done, this cannot be taken back without the other player.
panel-waiting = There is nothing for you to decide now. { $names } is to move. When it is your turn again, press { $play } on the newest board, or type /do.
panel-assisted = With a hint: this game does not count for the leaderboards.
panel-stale = The game has moved on since that was shown. Nothing was changed; this is how it stands now.

panel-resign = Resign
panel-undo = Undo
panel-undo-by-consent = Ask for undo
panel-undone = Taken back.
panel-undo-asks = { $count ->
        [one] Taking this move back needs the other player's consent, since something has been seen or decided. If dice are rolled again, they show the same.
       *[other] Taking { $count } moves back needs the other player's consent, since something has been seen or decided. If dice are rolled again, they show the same.
    }
panel-undo-ask = Ask the other player

# What waits for an answer. On top stands what is asked, as in the channel.
panel-lapses-undo = { $due ->
        [yes] If you play on, the request lapses.
       *[no] If the game goes on before that, the request lapses.
    }
panel-lapses-abandon = { $mine ->
        [yes] If you play on, the proposal lapses.
       *[no] You may play on before you answer; the proposal lapses once { $who } plays on.
    }
panel-lapses-hand-over = The game may go on meanwhile.
panel-asking-undo = { $steps ->
        [one] You have asked to take back the last move.
       *[other] You have asked to take back the last { $steps } moves.
    }
panel-asking-abandon = You have proposed to end this game without a winner.
panel-asking-hand-over = You would like to hand your seat over to { $newcomer }.
panel-withdraw = Withdraw

# Standing orders

panel-standing = Standing order
standing-title = Standing order for hits
standing-about = When a samurai is hit, he takes an action token or, if he can, shows his red side. Say which comes first: the first in your order that is possible is taken for you at once, so that the bandits need not wait. Only you see this order.
standing-now = In force: { $order }.
standing-none = None in force: you are asked about every hit.
standing-first = What is taken first?
standing-next = And after that?
standing-so-far = Chosen so far: { $order }.
standing-clear = Ask me every time
standing-set = Your standing order is in force.
standing-cleared = You will be asked about every hit.
standing-c = combat
standing-m = movement
standing-l = leadership
standing-red = red side

# The hidden set-up

setup-ways = **{ $deal }** places everything at random and begins at once: you do not see it before. **{ $hand }** starts with a draft placed at random, which you change as you like and then commit. The other player sees where samurai and bows are once you commit; everything else stays hidden.
setup-deal = First-game deployment
setup-by-hand = Place by hand
setup-dealt = A new draft was dealt. Only you see it.
setup-supplies = Supplies
setup-supplies-about = the loot on the supply squares, worth 3 to 7
setup-storehouses = Storehouses
setup-storehouses-about = the loot in the storehouses, worth 1 to 5
setup-houses = Houses
setup-houses-about = how well each house shoots
setup-palisades = Palisades
setup-palisades-about = combat, defence and crossing difficulty at each gate
setup-palisades-values = Palisades (combat/defence/crossing)
setup-bows = Bows
setup-bows-about = 14 bows over the seven areas
setup-stands = Samurai
setup-stands-about = one samurai in each area
setup-change = Change a part
setup-overview = Overview
setup-commit = Commit
setup-commit-now = Commit and begin
setup-redraw = Deal again
setup-final = Once committed, this stays as it is for the whole game.
setup-bows-missing = { $count ->
        [one] 1 bow is still to be placed.
       *[other] { $count } bows are still to be placed.
    }
setup-bows-surplus = { $count ->
        [one] 1 bow too many.
       *[other] { $count } bows too many.
    }
setup-swap = Exchange two
setup-bow = Add or take a bow
setup-bow-more = Area { $area }: one more, makes { $count }
setup-bow-less = Area { $area }: one less, makes { $count }
setup-area = Choose an area
setup-stand = Area { $area }: { $name } on { $space }
setup-who = Who stands in area { $area }?
setup-where = On which space of area { $area }?
setup-samurai = { $name } (combat { $combat }, movement { $movement }, leadership { $leadership }, defence { $defence })
