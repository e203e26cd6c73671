# Questions, answers and what an answer means. Labels have at most 80 characters, hints at most 100.

ss-ask-setup = How do you want to set up the village?
ss-ask-discard = Which card do you discard?
ss-ask-discard-first = Which card do you discard, the first of two?
ss-ask-discard-second = Which card do you discard, the second of two?
ss-ask-kill = Which kill card do you show?
ss-ask-victim = Who falls to the kill card?
ss-ask-bandits = What do the bandits do?
ss-ask-deploy-type = Which kind of bandit comes into play?
ss-ask-deploy-gate = At which gate?
ss-ask-move-token = Which token moves?
ss-ask-move-area = To which area?
ss-ask-move-goal = Where does it stop?
ss-ask-attack-target = What do the bandits attack?
ss-ask-attack-count = How many attack? The best ones go first.
ss-ask-take-token = Which token picks up a supply?
ss-ask-take-supply = Which supply?
ss-ask-crossing = The palisade is turned up. Go on or halt?
ss-ask-wound = How does the samurai take the hit?
ss-ask-tile = Which tile do you use?
ss-ask-removal = Which token comes off?
ss-ask-samurai = What do the samurai do?
ss-ask-hit = Who strikes with the sword?
ss-ask-bow = Who shoots?
ss-ask-bow-target = At whom?
ss-ask-walk = Who walks?
ss-ask-walk-area = To which area?
ss-ask-walk-goal = Where does the walk end?
ss-ask-order = Who gives the order?
ss-ask-order-what = To which palisade or house?
ss-ask-order-target = At whom does the house shoot?
ss-ask-repair = Who arms a palisade again?
ss-ask-repair-gate = Which palisade?
ss-ask-losses = Which bandits fall?
ss-ask-done = Is this what you want?
ss-ask-wait = The other side decides now.

ss-verb-deploy = Deploy
ss-verb-deploy-about = bring a token into play at a gate
ss-verb-move = Move
ss-verb-move-about = move a token that has not attacked
ss-verb-attack = Attack
ss-verb-attack-about = a samurai, storehouse, supply or palisade
ss-verb-take = Pick up
ss-verb-take-about = take a supply that is turned up
ss-verb-end = End the phase
ss-verb-go = Go on
ss-verb-go-about = { $least ->
        [0] cross with the steps left
        [one] cross; it costs at least 1 action
       *[other] cross; it costs at least { $least } actions
    }
ss-verb-halt = Halt
ss-verb-halt-about = stay where it stands
ss-verb-hit = Sword
ss-verb-hit-about = one roll against all bandits beside a samurai
ss-verb-bow = Bow
ss-verb-bow-about = shoot over any distance, uses up a bow
ss-verb-walk = Walk
ss-verb-walk-about = move a samurai
ss-verb-order = Give an order
ss-verb-order-about = a palisade or house attacks
ss-verb-repair = Arm again
ss-verb-repair-about = work on a disarmed palisade

ss-choice-random = First-game deployment
ss-choice-random-about = everything is placed at random
ss-choice-commit = Commit my set-up
ss-choice-commit-about = turn 1 begins
ss-choice-card = Card { $letter }, value { $value }
ss-choice-attackers = { $count ->
        [one] 1 attacker
       *[other] { $count } attackers
    }
ss-choice-removal = { $name }: { $kind }
ss-choice-at = { $place }: { $token }
ss-choice-wound-token = Take a { $kind } token
ss-choice-wound-token-about = blocks that kind of action, counts for the bandits next turn
ss-choice-wound-red = Turn the card to red
ss-choice-wound-red-about = one more hit is deadly

ss-note-type = combat { $combat }, defence { $defence }, steps { $movement }
ss-note-route = via { $route }
ss-note-left = { $left ->
        [one] 1 step to spare
       *[other] { $left } steps to spare
    }
ss-note-turns-up = turns up the palisade at { $gate }; what it costs to cross comes after that
ss-note-escapes = takes supply { $square } out of the village
ss-note-attack = { $tokens }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, modifier { $modifier }, needed { $defence }
ss-note-attack-turns-up = { $tokens }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, modifier { $modifier }; turns the palisade up first
ss-note-strength = die{ $strength } against { $tokens }
ss-note-exit = by way of { $exit }
ss-note-reveals = is turned up
ss-note-repair = { $distance ->
        [0] always works
        [1] always works
       *[other] needs { $distance } or more
    }
ss-note-tile = side { $side }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
ss-note-tile-off = side { $side }: { $removed }, { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    }
ss-note-tile-turned = { $now }; next time { $later }
ss-note-off-combat = all combat tokens off
ss-note-off-movement = all movement tokens off
ss-note-off-leadership = all leadership tokens off
ss-note-off-two = two tokens off
ss-note-off-golden = all tokens off
ss-note-discard = { $cards ->
        [one] brings { $actions } actions
       *[other] together they bring { $actions } actions
    }
ss-note-end-bandits = { $actions ->
        [0] the other side is next
        [one] 1 action is lost
       *[other] { $actions } actions are lost
    }
ss-note-end-samurai = { $turn ->
        [18] the game ends here
       *[other] { $actions ->
            [0] the other side is next
            [one] 1 action goes to the bandits on top of theirs
           *[other] { $actions } actions go to the bandits on top of theirs
        }
    }
ss-note-losses = defences add up to { $defence }
