# Pictures, their texts for people who do not see them, and the alternative text.

picture-turn = Turn { $turn }
picture-setup = Set-up
picture-over = Game over
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
picture-title-over = The game is over
picture-title-won-bandit = The bandits win
picture-title-won-samurai = The samurai win
picture-title-draw = A draw

picture-waits = { $name } decides
picture-actions = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
picture-budget = { $total } = cards { $cards } + tokens { $tokens } + unused { $unused }
picture-unused = { $unused } unused go to the bandits
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
picture-tile-leadership = Lead
picture-tile-two = Two
picture-tile-golden = Golden
picture-tile-all = all
picture-hand = In hand
picture-discarded = Discarded
picture-kill = Kill
picture-dead-card = dead by card
picture-dead-combat = fell
picture-price = price { $price }
picture-only-you = Dashed violet: only you see this.
picture-key-combat = combat
picture-key-defence = defence
picture-key-movement = movement, crossing
