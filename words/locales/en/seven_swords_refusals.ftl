# Why Seven Swords refuses a move, and what would be possible instead. A sentence is chosen by the code together with
# the clause, else by the code together with the parameters at hand, else by the code alone: see words/refusals.py.

ss-refusal-e-over = The game is over. /board shows how it ended, and /verify checks its dice.
ss-refusal-e-actor = It is for the other side to decide now. You get a message as soon as it is up to you.
ss-refusal-e-phase = That cannot be done in this step of the turn. Type /do, or press the blue button under the board, to see what can.
ss-refusal-e-phase-phase = That does not belong to this step ({ $phase }). Type /do, or press the blue button under the board, to see what does.

ss-refusal-e-setup = The set-up is not complete. Give every square one token and every area one samurai, and place all bows.
ss-refusal-e-setup-ss-023 = Each of the five supplies goes on a square of its own. Give every supply square a different one.
ss-refusal-e-setup-ss-024 = Each of the five storehouses goes on a square of its own. Give every storehouse square a different one.
ss-refusal-e-setup-ss-025 = Each of the five houses goes on a square of its own. Give every house square one of the tokens that are left.
ss-refusal-e-setup-ss-026 = Each of the six palisades goes to a gate of its own. Give every gate a different one.
ss-refusal-e-setup-ss-027 = Spread all { $bows } bows over the seven areas. An area may have none.
ss-refusal-e-setup-ss-028 = Put exactly one samurai into every area, and place all seven.
ss-refusal-e-setup-ss-030 = This random set-up has not been dealt yet. Choose First-game deployment, which deals and commits it at once.

ss-refusal-e-card = This card cannot be chosen. Choose from the cards in your hand.
ss-refusal-e-card-card = There is no card { $card }. Name a card by its letter, A to G.
ss-refusal-e-card-ss-050 = Discard exactly one card from your hand.
ss-refusal-e-card-ss-051 = Discard exactly two different cards from your hand this turn.
ss-refusal-e-card-ss-060 = Show exactly one card from your hand.

ss-refusal-e-budget = There are not enough actions left for that. Choose something cheaper, or end the phase.
ss-refusal-e-budget-actions-price = { $actions ->
        [0] That costs { $price }, and no action is left. You can end the phase.
        [one] That costs { $price }, and 1 action is left. Choose something cheaper, or end the phase.
       *[other] That costs { $price }, and { $actions } actions are left. Choose something cheaper, or end the phase.
    }

ss-refusal-e-stock = There is no such token in the reserve. Choose another type.
ss-refusal-e-stock-type = The reserve has no { $type } now. Choose another kind: ban, arc or mtd (bandit, archer, mounted bandit), or vban, varc or vmtd, their veterans.

ss-refusal-e-space = There is no such space here. Name a space by its area and number, such as A1.
ss-refusal-e-space-space = { $space } is not a space that can be used for this. The board shows the names of all spaces, such as A1.
ss-refusal-e-space-g-1 = There is no { $space } here. Name a space such as A1, or a gate, P1 to P6, as the board shows them.
ss-refusal-e-space-ss-028 = { $space } is not a village space. Choose one for the samurai, such as A2.
ss-refusal-e-space-ss-070 = Bandits are deployed in front of a gate, and { $space } is not such a space. Name a gate, P1 to P6.

ss-refusal-e-occupied = That space is taken. Choose a free one.
ss-refusal-e-occupied-space = { $space } is taken, and a piece may only stop on a free space. Choose another one.
ss-refusal-e-occupied-ss-070 = { $space } has no room for another token. Choose another gate or deployment space.
ss-refusal-e-occupied-ss-084 = The movement points run out on { $space }, which another bandit holds. Stop before it, or go around.
ss-refusal-e-occupied-ss-086 = { $space } is taken, so there is no place to stop while the palisade is turned up. Clear it first.

ss-refusal-e-path = The spaces of this way are not all joined. Name each space in turn, along the lines.
ss-refusal-e-path-ss-080 = A move leads over at least one space. Name the spaces to enter, in order.
ss-refusal-e-path-ss-081 = Bandits step along the lines of the village, or between a gate space and the spaces in front of it; nothing else is joined. Name each space in turn.
ss-refusal-e-path-ss-086 = Whoever has looked at the palisade of { $gate } crosses it or halts, and goes nowhere else in this order. Name the other side of { $gate }, or halt.
ss-refusal-e-path-ss-200 = A samurai walks along the lines of the village, at least one space, and never onto a deployment space or a special square. Name each space in turn.
ss-refusal-e-blocked = A samurai cannot walk through a bandit. Go around, or strike first.
ss-refusal-e-blocked-space = A bandit holds { $space }, and samurai cannot walk through bandits. Go around, or strike first.
ss-refusal-e-length = That is farther than this samurai can walk. Choose a nearer space.
ss-refusal-e-length-movement-samurai = { $samurai } can walk { $movement ->
        [one] 1 space
       *[other] { $movement } spaces
    } at most. Choose a nearer space.
ss-refusal-e-split = That is farther than one order goes. Give it as several orders, each with a stop on a free space.
ss-refusal-e-split-space = One order ends on { $space } at the latest. Go there first, then give another order.

ss-refusal-e-spent = This token attacked earlier in the phase and rests until the next one. Choose another token.
ss-refusal-e-spent-token = { $token } attacked earlier in this phase and rests until the next one. Choose another token.
ss-refusal-e-token = This samurai has a token of that kind already. Choose another samurai, or another kind of action.
ss-refusal-e-token-kind-samurai = { $samurai } has a { $kind } token already. Choose another samurai, or another kind of action.
ss-refusal-e-carry = That token carries a supply already, and one is all it can carry. Use another token.
ss-refusal-e-carry-token = { $token } carries a supply already, and one is all a token can carry. Use another token.
ss-refusal-e-bow = There is no bow left in this area. Shoot from an area that has one.
ss-refusal-e-bow-area = Area { $area } has no bow left. Shoot from an area that has one.

ss-refusal-e-target = That cannot be a target here. Type /do, or press the blue button under the board, to see what can.
ss-refusal-e-target-token = { $token } is not on the board. Choose a token that is.
ss-refusal-e-target-basic-token-veteran = Two tokens on the board are marked { $token }. Name one in full: { $basic }, or { $veteran } for the veteran.
ss-refusal-e-target-target = Nothing called “{ $target }” fits here. Type /do, or press the blue button under the board, to see what does.
ss-refusal-e-target-ss-102 = { $target } cannot be attacked. Possible targets are samurai, standing storehouses, supplies still face down, and armed palisades.
ss-refusal-e-target-ss-121 = { $target } cannot be picked up now. A supply must be turned up, and lie on its square or on the ground.
ss-refusal-e-target-ss-125 = Several supplies lie on { $space }. Name the one you mean: { $supplies }.
ss-refusal-e-target-ss-180 = No bandit stands on a village space next to this samurai. Move closer, or shoot with a bow.
ss-refusal-e-target-ss-182 = A sword does not reach over a palisade. A bow or the palisade itself can do it.
ss-refusal-e-target-ss-190 = { $target } is no target for a bow. Name a space with a bandit, or a gate with bandits in front of it.
ss-refusal-e-target-ss-210 = { $target } cannot be ordered to attack. It takes an armed palisade with a bandit in front of it.
ss-refusal-e-target-ss-220 = { $target } does not fit. A house, H1 to H5, shoots at one bandit on a village space.
ss-refusal-e-target-house = An order to { $house } needs a target as well. Name the space of a bandit in the village, as in { $house }>A1.
ss-refusal-e-target-ss-227 = { $target } is no disarmed palisade, and only such a one can be armed again.

ss-refusal-e-reach = The target is too far away. Move beside it first, or use an archer.
ss-refusal-e-reach-token = { $token } is no archer and does not stand beside the target. Move it there first, or leave it out.
ss-refusal-e-reach-ss-121 = { $token } is too far away from { $target }. Move next to it first.
ss-refusal-e-gate = There is an armed palisade in between. Disarm it first, or attack the palisade itself.
ss-refusal-e-gate-token = An armed palisade stands between { $token } and the target. Only that palisade can be attacked from there, until it is disarmed.
ss-refusal-e-range = That is farther than this samurai's leadership reaches. Move closer, or use another samurai.
ss-refusal-e-range-distance-leadership-samurai = { $samurai } is at distance { $distance }, and leadership { $leadership } does not reach so far. Move closer, or use another samurai.

ss-refusal-e-dead = This samurai is no longer in the game. Choose another one.
ss-refusal-e-dead-samurai = { $samurai } is no longer in the game. Choose another one.
ss-refusal-e-tile-tile = There is no tile { $tile }. Choose combat, movement, leadership, two or golden.
ss-refusal-e-tile = There is no such tile. Choose combat, movement, leadership, two or golden.

ss-refusal-e-choice-choice = { $choice } is not one of the answers on offer. Type /do, or press the blue button under the board, to see them.
ss-refusal-e-choice = That is not one of the answers on offer. Type /do, or press the blue button under the board, to see them.
ss-refusal-e-choice-ss-063 = { $samurai } is not among those in danger. Name one of the samurai in the area of the kill card.
ss-refusal-e-choice-ss-101 = A token was named twice, or none at all. Name each attacker once, and at least one.
ss-refusal-e-choice-ss-131 = This damage cannot be taken that way. Take a token of a kind that is missing, or turn the card to red.
ss-refusal-e-choice-ss-162 = { $tokens ->
        [0] No tokens are named with this side of a tile. Leave them out.
        [one] Name exactly 1 token that lies on a card.
       *[other] Name exactly { $tokens } tokens that lie on cards.
    }
ss-refusal-e-choice-ss-260 = That is only half of a move, or it names something twice. Type /do, or press the blue button under the board, to build it step by step.
ss-refusal-e-choice-ss-181 = Name at least one bandit, each only once, and only bandits in reach.
ss-refusal-e-choice-ss-220 = The house has no such arrow. Leave it out to use the nearest one.
ss-refusal-e-sum = The defences of these bandits add up to more than the result of the attack. Name fewer.
ss-refusal-e-sum-total-value = The defences of these bandits add up to { $total }, and the attack reached { $value }. Name fewer.

# Text that is no move at all

ss-notation-empty = Nothing was written. A move begins with a verb, for instance: end
ss-notation-verb = There is no move called “{ $verb }”. /help lists how moves are written.
ss-notation-form = I cannot read the part “{ $text }” of this move. /help lists how moves are written.
ss-notation-number = “{ $text }” is no number that fits here.
