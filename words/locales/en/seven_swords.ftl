# Seven Swords. Names first, then what happened; questions and refusals have files of their own.

ss-title = Seven Swords
ss-role-bandit = Bandits
ss-role-samurai = Samurai
ss-player-bandit = The bandit player
ss-player-samurai = The samurai player

ss-phase-setup = Set-up
ss-phase-discard = Discard
ss-phase-kill = Kill card
ss-phase-victim = Choosing the victim
ss-phase-bandits = Bandits act
ss-phase-crossing = At the palisade
ss-phase-wound = A samurai is hit
ss-phase-tile = Choosing a tile
ss-phase-samurai = Samurai act
ss-phase-losses = Choosing who falls
ss-phase-over = Game over

ss-turn-single = ordinary turn
ss-turn-double = double discard
ss-turn-kill = kill turn

ss-type-ban = { $count ->
        [one] bandit
       *[other] bandits
    }
ss-type-vban = { $count ->
        [one] veteran bandit
       *[other] veteran bandits
    }
ss-type-arc = { $count ->
        [one] archer
       *[other] archers
    }
ss-type-varc = { $count ->
        [one] veteran archer
       *[other] veteran archers
    }
ss-type-mtd = { $count ->
        [one] mounted bandit
       *[other] mounted bandits
    }
ss-type-vmtd = { $count ->
        [one] veteran mounted bandit
       *[other] veteran mounted bandits
    }
ss-token = { $type } { $number }
ss-token-the = { $type } { $number }

ss-tile-combat = combat tile
ss-tile-movement = movement tile
ss-tile-leadership = leadership tile
ss-tile-two = “2” tile
ss-tile-golden = golden tile

ss-kind-C = combat
ss-kind-M = movement
ss-kind-L = leadership
ss-kind-red = red side

ss-area = area { $area }
ss-gate = gate { $gate }
ss-palisade = palisade { $gate }
ss-storehouse = storehouse { $square }
ss-supply = supply { $square }
ss-house = house { $square }
ss-none = none
ss-group = the bandits in front of { $gate }

# Options of a table

ss-option-village = Village
ss-option-village-about = Where the game is played
ss-option-village-akisato = Akisato
ss-option-village-akisato-about = Six quarters around a long main street.
ss-option-village-takigawa = Takigawa
ss-option-village-takigawa-about = A village on both banks of a stream.
ss-option-veteran-discount = Veteran discount
ss-option-veteran-discount-about = Which tokens make a veteran cheaper
ss-option-veteran-discount-basic = Basic tokens
ss-option-veteran-discount-basic-about = Only basic tokens of the same kind count.
ss-option-veteran-discount-kind = All of the kind
ss-option-veteran-discount-kind-about = Veterans of the same kind count as well.
ss-option-movement-points = Movement points
ss-option-movement-points-about = When points of several actions may be put together
ss-option-movement-points-crossing = Only to cross
ss-option-movement-points-crossing-about = Only while passing samurai and palisades.
ss-option-movement-points-pooled = Pooled
ss-option-movement-points-pooled-about = Also to get past a row of bandits.
ss-option-full-gate-exit = Exit at a full gate
ss-option-full-gate-exit-about = Whether a carrier may leave when all three spaces outside are taken
ss-option-full-gate-exit-refused = Not allowed
ss-option-full-gate-exit-refused-about = A space outside must be free.
ss-option-full-gate-exit-allowed = Allowed
ss-option-full-gate-exit-allowed-about = The carrier leaves the board at once, so it needs no space.
ss-option-golden-tile = Golden tile
ss-option-golden-tile-about = Actions of its A side
ss-option-golden-tile-1 = 1 action
ss-option-golden-tile-1-about = The usual value.
ss-option-golden-tile-7 = 7 actions
ss-option-golden-tile-7-about = Makes the defence easier.
ss-option-points-per-kill = Points for a kill
ss-option-points-per-kill-about = What a samurai killed in combat is worth to the bandits
ss-option-points-per-kill-1 = 1 point
ss-option-points-per-kill-1-about = The usual value.
ss-option-points-per-kill-2 = 2 points
ss-option-points-per-kill-2-about = Helps the bandits.
ss-option-points-per-kill-3 = 3 points
ss-option-points-per-kill-3-about = Helps the bandits a lot.

# What happened

ss-event-setup-committed = { $samurai } has set up the village. Samurai: { $stands }. Bows: { $bows }.
ss-event-card-discarded = { $bandit } discarded a card with value { $value }.
ss-event-card-discarded-letter = { $bandit } discarded card { $letter } with value { $value }.
ss-event-kill-card = { $bandit } showed the kill card: area { $letter }, value { $value }.
ss-event-kill-missed = No samurai stood in area { $letter }.
ss-event-samurai-removed = { $cause ->
        [card] { $name } fell to the kill card and leaves the game.
       *[combat] { $name } fell in combat and leaves the game.
    }
ss-event-budget-set = Actions for the bandits: { $total } (cards { $cards }, tokens on samurai { $tokens }, left unused by the samurai { $unused }).
ss-event-cards-returned = All area cards are back in the bandits' hand.
ss-event-deployed = { $token } was deployed on { $space } for { $price ->
        [one] 1 action
       *[other] { $price } actions
    }.
ss-event-moved = { $token } moved from { $start } to { $end }{ $price ->
        [0] .
        [one] {" "}for 1 action.
       *[other] {" "}for { $price } actions.
    }
ss-event-moved-by = { $token } moved from { $start } to { $end } by { $route }{ $price ->
        [0] .
        [one] {" "}for 1 action.
       *[other] {" "}for { $price } actions.
    }
ss-event-palisade-revealed = { $cause ->
        [crossing] A bandit tried to cross at { $gate }, so the palisade is turned up
        [attack] The attack turns up the palisade at { $gate }
       *[order] The order turns up the palisade at { $gate }
    }: combat { $combat }, defence { $defence }, crossing difficulty { $crossing }.
ss-event-crossing-halted = { $automatic ->
        [yes] { $token } cannot cross the palisade at { $gate } and stays where it is.
       *[no] { $token } does not cross the palisade at { $gate } and stays where it is.
    }
ss-event-attack-rolled = { $count ->
        [one] { $attackers } attacked
       *[other] { $attackers } together attacked
    } { $kind ->
        [samurai] { $target }
        [storehouse] storehouse { $target }
        [supply] supply { $target }
       *[palisade] the palisade at { $target }
    }: { $sum }, needed { $defence }. { $success ->
        [yes] Success.
       *[no] No effect.
    }
ss-event-samurai-wounded = { $name } took a { $token } token as damage.
ss-event-samurai-wounded-red = { $forced ->
        [yes] { $name } has every token already, so the card turns red.
       *[no] { $name } is wounded: the card turns red.
    }
ss-event-storehouse-stolen = Storehouse { $square } was stolen: { $value ->
        [one] 1 point
       *[other] { $value } points
    } for the bandits.
ss-event-supply-revealed = Supply { $square } was turned up: it is worth { $value }.
ss-event-supply-taken = { $token } picked up supply { $square }, worth { $value }.
ss-event-supply-dropped = Supply { $square }, worth { $value }, lies on the ground at { $space }.
ss-event-supply-escaped = { $token } carried supply { $square } out at { $gate }: { $value ->
        [one] 1 point
       *[other] { $value } points
    } for the bandits.
ss-event-palisade-disarmed = The palisade at { $gate } is disarmed.
ss-event-palisade-rearmed = The palisade at { $gate } is armed again.
ss-event-bandits-ready = All bandits are ready again.
ss-event-tile-played = { $samurai } used the { $tile }, side { $side }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
ss-event-tile-played-removed = { $samurai } used the { $tile }, side { $side }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }. Tokens taken off: { $removed }.
ss-event-samurai-acted = { $name } used a { $token } token.
ss-event-sword-rolled = { $name } struck at { $targets } with the sword: { $sum }.
ss-event-bow-used = A bow of area { $area } was used; { $left ->
        [0] none is left there.
        [one] 1 is left there.
       *[other] { $left } are left there.
    }
ss-event-bow-rolled = { $name } shot at { $target }: { $sum }.
ss-event-palisade-rolled = { $name } ordered the palisade at { $gate } to attack: { $sum }.
ss-event-house-revealed = House { $house } is turned up: combat { $combat }.
ss-event-house-rolled = { $name } ordered house { $house } to shoot at { $target } by way of { $exit }: { $sum }.
ss-roll-die = die { $value }
ss-roll-combat = combat { $value }
ss-roll-distance = distance { $value }
ss-event-repair-rolled = { $name } worked on the palisade at { $gate }: rolled { $die }, needed { $distance }. { $success ->
        [yes] Success.
       *[no] No effect.
    }
ss-event-walked = { $name } walked from { $start } to { $end }.
ss-event-walked-by = { $name } walked from { $start } to { $end } by { $route }.
ss-event-casualties = { $count ->
        [one] { $tokens } fell.
       *[other] Fallen: { $tokens }.
    }
ss-event-casualties-none = No bandit fell: each has a defence above { $value }.
ss-event-phase-ended-bandit = { $unused ->
        [0] { $bandit } ended the phase.
        [one] { $bandit } ended the phase; 1 action was lost.
       *[other] { $bandit } ended the phase; { $unused } actions were lost.
    }
ss-event-phase-ended-samurai = { $unused ->
        [0] { $samurai } ended the phase.
        [one] { $samurai } ended the phase; 1 unused action goes to the bandits.
       *[other] { $samurai } ended the phase; { $unused } unused actions go to the bandits.
    }
ss-event-turn-advanced = Turn { $turn } begins: { $kind }.
ss-event-game-ended-dead = No samurai is left. { $bandit } wins.
ss-event-game-ended-won = The game is over. { $winner } wins. Points: { $scores }.
ss-event-game-ended-draw = The game is over and ends in a draw. Points: { $scores }.
ss-score = { $role } { $points }
ss-event-final-reveal = What was hidden. Supplies: { $supplies }. Storehouses: { $storehouses }. Houses: { $houses }. Palisades (combat/defence/difficulty): { $palisades }. Cards in hand: { $hand }. Cards discarded: { $discards }.
