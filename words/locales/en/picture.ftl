# Pictures, their texts for people who do not see them, and the alternative text.

picture-turn = Turn { $turn }
picture-turn-of = Turn { $turn } of 18
picture-setup = Set-up
picture-title-setup = The village prepares
picture-title-discard = Bandits choose a card
picture-title-discard-double = Bandits choose two cards
picture-title-kill = Kill turn: bandits choose a card
picture-title-victim = Kill turn: one samurai dies
picture-title-bandits = The bandits act
picture-title-crossing = { $token } stands at { $gate }
picture-title-wound = { $samurai } is hit
picture-title-tile = Samurai choose a tile
picture-title-samurai = The samurai act
picture-title-losses = { $value } points to spend on losses
picture-title-won-bandit = The bandits win
picture-title-won-samurai = The samurai win
picture-title-draw = A draw
picture-title-stopped = The game is over

picture-waits = { $name } decides
picture-actions = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
picture-budget = { $total } = cards { $cards } + tokens { $tokens } + unused { $unused }
picture-role-bandit = Bandits
picture-role-samurai = Samurai
picture-loot = loot { $loot }, kills { $kills }
picture-free = { $count ->
        [one] 1 free area
       *[other] { $count } free areas
    }
picture-total = total { $total }
picture-tile-combat = Combat
picture-tile-movement = Movement
picture-tile-leadership = Leadership
picture-tile-two = Two
picture-tile-golden = Golden
picture-hand = In hand
picture-discarded = Discarded
picture-kill = Kill
picture-dead-card = kill card
picture-dead-combat = fell
picture-price = price { $price }
picture-only-you = Dashed violet: only you see this.
picture-key-combat = combat
picture-key-defence = defence
picture-key-movement = movement, crossing

# Text board

picture-text-turn = Turn { $turn } of 18 ({ $kind })
picture-text-budget = Bandit budget { $total }: cards { $cards }, action tokens { $tokens }, unused by the samurai { $unused }. Unused in the latest samurai phase: { $last }.
picture-text-turns = Double discard in turns { $double }; kill turns { $kill }.
picture-text-secret-about = What is called secret, and the letters of cards that are not kill cards, only you see.
picture-text-score = Score: { $bandit } { $points } (loot { $loot }, kills { $kills }); { $samurai } { $count } so far (free areas { $free }), plus what they keep.
picture-text-total = Samurai in all: { $total }.
picture-text-total-secret = Samurai in all, secret: { $total }.
picture-text-areas = Areas (bows; who stands where; squares with the spaces beside them, → marks arrows)
picture-text-area = { $area } ({ $bows }): { $pieces }.
picture-text-nobody = nobody
picture-text-spent = spent
picture-text-carries = with { $square } ({ $value })
picture-text-lying = { $square } ({ $value }) lies on { $space }
picture-text-hidden = hidden
picture-text-secret = secret { $value }
picture-text-supply = Supply { $square } ({ $near }): defence { $defence }, value { $value }.
picture-text-supply-taken = Supply { $square }: taken, value { $value }.
picture-text-supply-gone = Supply { $square }: not on its square.
picture-text-storehouse = Storehouse { $square } ({ $near }): defence { $defence }, value { $value }.
picture-text-stolen = Storehouse { $square }: stolen, value { $value }.
picture-text-house = House { $square } ({ $near }): combat { $value }.
picture-text-gates = Gates (gate space; palisade with combat/defence/crossing; bandits outside)
picture-text-gate = { $gate } ({ $space }): { $state }, { $figures }; { $group }.
picture-text-armed = armed
picture-text-down = down
picture-text-samurai = Samurai (C combat, M movement, L leadership, D defence)
picture-text-wounded = wounded
picture-text-used = used
picture-text-used-now = used just now
picture-text-cards = Bandit cards.
picture-text-card-table = All cards: { $table }
picture-text-tiles = Action tiles (side, actions, tokens taken off).
picture-text-chosen = chosen
picture-text-reserve = Bandits in reserve.
picture-text-type = { $type } ×{ $count }, price { $price }, combat { $combat }, defence { $defence }, movement { $movement }
picture-text-roads = Roads.

# Alternative text

picture-alt-who = { $game }, { $turn }: { $what }.
picture-alt-changed = Changed: { $items }.
picture-alt-moved = { $piece } { $start } to { $end }
picture-alt-new = { $piece } new at { $place }
picture-alt-gone = { $piece } gone from { $place }
picture-alt-spent = { $piece } has attacked
picture-alt-hurt = { $piece } wounded
picture-alt-taken = supply { $square } taken, value { $value }
picture-alt-shown = { $square } shown, value { $value }
picture-alt-stolen = storehouse { $square } stolen, value { $value }
picture-alt-gate-armed = palisade { $gate } turned up
picture-alt-gate-down = palisade { $gate } down
picture-alt-others = { $count } more
picture-alt-score = Score so far: bandits { $bandit } for loot and kills; samurai { $samurai } for areas without bandits, and at the end also for all loot they still have.
picture-alt-stopped = Score at that point: bandits { $bandit } for loot and kills, samurai { $samurai } for areas without bandits, not counting the loot they still had.
picture-alt-final = Final score: bandits { $bandit }, samurai { $samurai }.
picture-alt-danger = In danger: { $items }.
picture-alt-areas = Areas: { $items }.
picture-alt-bandits = { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    }
picture-alt-village = Village: { $village }.
picture-alt-more = The text board says everything in words: press Text board or type /board.
picture-danger-carried = supply { $square } ({ $value }) carried by { $token } at { $space }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from a gate space
picture-danger-lying = supply { $square } lies on { $space }
picture-danger-supply = supply { $square }, { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    } beside it
picture-danger-storehouse = storehouse { $square }, { $count ->
        [one] 1 bandit
       *[other] { $count } bandits
    } at its arrows
picture-danger-samurai = { $samurai } wounded on { $space }, { $count ->
        [0] no bandit near
        [one] 1 bandit near
       *[other] { $count } bandits near
    }
picture-danger-gate = palisade { $gate } down

# Private picture

picture-hand-title-bandit = Your area cards
picture-hand-title-samurai = Your hidden placements
picture-hand-about = Only you see this picture.
picture-hand-supplies = Supplies
picture-hand-storehouses = Storehouses
picture-hand-houses = Houses
picture-hand-palisades = Palisades
picture-hand-alt-bandit = Only you see this. Cards in hand: { $hand }. Discarded: { $discarded }.
picture-hand-alt-samurai = Only you see this. Your hidden placements: { $items }.
