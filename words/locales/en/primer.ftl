# A game on one page for whoever plays it for the first time, and what a question means.

primer-seven-swords =
    - **Who wants what.** Bandits raid a village for at most 18 turns. The bandit player scores the supplies carried out of the village, the storehouses stolen, and the samurai killed in combat. The samurai player scores every supply and storehouse that is left, and each area without a bandit at the end. If all seven samurai die, the bandits win at once.
    - **A turn of the bandits.** Put down a card: its value is the number of actions; action tokens lying on samurai add to it. Spend the actions on bringing bandits to a gate, moving them in, attacking and picking up supplies. An attack rolls a die for each attacker and adds their combat; it must reach the target's defence.
    - **A turn of the samurai.** Choose a tile: it says how many actions there are and which tokens come off. A samurai strikes with the sword, shoots with a bow, walks, orders a palisade or a house to attack, or arms a palisade again. Each action puts a token on the samurai, and those tokens feed the bandits' next turn.
    - **What is hidden.** The samurai player knows what lies where and how strong each palisade is; the bandit player finds out. Which letter is on a card matters on kill turns (6, 11, 15, 18): a samurai in that area dies.
    Your panel offers only what the rules allow, with its price and its odds.
primer-hanzo-solo =
    - **What you want.** You are the ninja in the castle. Four counters start at 1: Kayaku, Kara and Hi, and the Door. Bring all four to 11 before the samurai stop you. The Door never passes the lowest of the other three. Kayaku, Kara and Hi are the white resources.
    - **A turn.** Roll the dice. Give one up: it sets the event of the turn, and each number can be used once until four are marked. Then place the others on the map one by one: where and how a die lies decides what it collects. A Door that counts removes a samurai.
    - **The dice.** 1 takes its own space. 2 takes one resource on its line, 6 takes all of them. 3 takes its own space and its neighbours on the line. 4 takes two on its cross at any distance, 5 its own space and two neighbours. Samurai and dice block the view. What is collected stays on the map and can be collected again; a die that finds nothing may still be placed.
    - **How you lose.** There are 12 samurai, on the map or in supply. At the end of a turn two more come from the supply (three with Constant Reinforcements). If one cannot be placed, because the supply is empty or no white resource is free, or if no die that is left has a place, the game is lost. So Doors must keep sending samurai back.
    The panel lists the best placements first and shows what each of them takes.
primer-hanzo =
    - **Who wants what.** The ninja brings four counters from 1 to 11: Kayaku, Kara and Hi, and the Door, which never passes the lowest of the others. Kayaku, Kara and Hi are the white resources. The samurai player wins when a samurai cannot be placed any more, because the supply is empty or no white resource is free, or when no die that the ninja has left finds a place.
    - **A turn.** The ninja rolls four dice. The samurai player takes one: it sets an event. The ninja places one of the three others and collects. The samurai player takes one more, whose event is added. The ninja places the last. Then samurai come, one, or two once a counter is past the red line.
    - **The dice.** 1 takes its own space. 2 takes one resource on its line, 6 takes all of them. 3 takes its own space and its neighbours on the line. 4 takes two on its cross at any distance, 5 its own space and two neighbours. Samurai and dice block the view. A Door that counts removes a samurai.
    The ninja gets every event as a private card. The panel offers only what the rules allow.

about-seven-swords-discard = A card's value is the number of actions it gives; the tokens on the samurai are added. The letter stays yours: it matters on kill turns. Spent cards come back after each kill turn.
about-seven-swords-discard-first = This turn wants two cards; their values are added, and so are the tokens on the samurai. The letters stay yours: they matter on kill turns. Spent cards come back after each kill turn.
about-seven-swords-kill = A samurai in the area of this letter dies. The card gives no actions; afterwards all cards come back to your hand.
about-seven-swords-bandits = Everything is paid for with your actions. Those left when you end the phase are lost.
about-seven-swords-deploy-type = A kind costs what is written beside it; veterans get cheaper with each plain bandit of their kind on the board.
about-seven-swords-deploy-gate = The bandit stands in front of the palisade, and can act at once.
about-seven-swords-attack-target = Loot needs a successful attack; a supply must be turned up before it can be picked up.
about-seven-swords-attack-count = Each attacker costs an action, rolls a die and adds combat. Whoever attacks is done for this phase.
about-seven-swords-crossing = Passing this palisade costs as many extra steps as its crossing number says.
about-seven-swords-wound = A token keeps the samurai whole, but blocks that kind of action and feeds the bandits' next turn. On its red side a samurai falls to the next hit.
about-seven-swords-tile = The number is how many actions you get; the bandits get one for each that you do not use, and one for each token that lies on a samurai. A tile turns over when used, and its other side takes tokens off samurai.
about-seven-swords-samurai = Each action puts a token on the samurai who takes it: combat, movement or leadership, one of each kind.
about-seven-swords-losses = The defences of those who fall may add up to the result of the roll at most.

about-hanzo-event = { $events ->
        [0] The first of two events of this turn.
       *[other] The second event of this turn.
    } The die you choose is not placed this turn. Its number decides the event.
about-hanzo-solo-event =
    The die you choose is not placed this turn. Its number sets the event and gets a mark; a number with a mark cannot be chosen again{ $marked ->
        [0] .
       *[other] : now { $numbers }.
    } Once four are marked, all marks are wiped off at the end of the turn.
about-hanzo-samurai = { $phase ->
        [setup] At most one on a card, on a free Kayaku, Kara or Hi.
        [event_samurai] On any free Kayaku, Kara or Hi.
       *[reinforce] On a free Kayaku, Kara or Hi of a card with a die of this turn, or of the nearest cards if those are full.
    } A samurai covers the resource of its space and stands in the way of dice. One leaves when the Door counter moves on.
about-hanzo-solo-samurai = { $phase ->
        [setup] At most one on a card, on a free Kayaku, Kara or Hi.
        [event_samurai] On any free Kayaku, Kara or Hi.
       *[reinforce] On a free Kayaku, Kara or Hi of a card with a die of this turn, or of the nearest cards if those are full.
    } A samurai covers the resource of its space and stands in the way of dice, so put it where it harms you least. One leaves when the Door counter moves on.
about-hanzo-die = Of three dice you place one, then the samurai player takes another for the second event, and you place the last. A die on the map blocks the view of the next one.
about-hanzo-solo-die = All dice must be placed; the order is yours, and a die on the map blocks the view of the next ones.
about-hanzo-order = The order matters: the Door never passes the lowest of the other counters.
