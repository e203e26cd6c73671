# Why Hanzō refuses a move or a map, and what would be possible instead. A sentence is chosen by the code together with
# the clause, else by the code alone: see words/refusals.py.

hz-refusal-phase = { $ended ->
        [yes] The game is over. /board shows how it ended, and /verify checks its dice.
       *[no] That does not belong to this step ({ $phase }). Type /do, or press the blue button under the board, to see what does.
    }
hz-refusal-phase-hz-061 = Bad Weather first takes one more die. Give one up, then place the others.
hz-refusal-not-your-role = It is for the other side to decide now. You get a message as soon as it is up to you.
hz-refusal-not-your-role-hz-031 = The ninja chooses the map. You get a message as soon as it is up to you.
hz-refusal-form = That is only half of a move. Type /do, or press the blue button under the board, to build it step by step.
hz-refusal-option-solo-only = The duel is played without options that make it harder. They can be chosen when somebody plays alone.
hz-refusal-options-locked = Options are chosen before the game and stay as they are. For other ones open a new table.

hz-refusal-die-not-available = No die that is left shows a { $die }. Left: { $left }.
hz-refusal-event-marked = The { $die } ({ $event }) has its mark already. Give up a number without a mark.
hz-refusal-not-lowest = With Disastrous Events the lowest number without a mark sets the event. Give up the { $lowest }.

hz-refusal-cell-missing = { $where ->
        [gap] No card lies on { $cell }: it is a gap in the map.
       *[beyond] The map has no space { $cell }: it goes from A1 to { $last }.
    } Name a space by column and row, such as B2.
hz-refusal-cell-occupied = { $piece ->
        [samurai] A samurai stands on { $cell }
       *[die] A die lies on { $cell }
    }, and a space holds one piece only. Choose a free space.
hz-refusal-samurai-not-white = { $cell } has no white resource, and samurai stand only on these. Choose a space with Kayaku, Kara or Hi.
hz-refusal-samurai-card-used = The card of { $cell } has its samurai already, and each stands on a card of its own. Choose a space on another card.
hz-refusal-card-priority = { $cell } is too far from the dice. Samurai arrive on a card with a die of this turn; if none has room, on the nearest that has.

hz-refusal-door-forbidden = { $cell } is a Door, and Doors are closed this turn. Choose another space.
hz-refusal-door-forbidden-hz-062 = { $cell } is a Door, and the Guardians keep dice away from Doors this turn. Choose another space.
hz-refusal-door-forbidden-hz-141 = { $cell } is a Door, and with Paper Doors it is closed under { $events }. Choose another space.
hz-refusal-surface = The events of this turn do not allow { $cell }. Choose another space.
hz-refusal-surface-hz-063 = { $cell } is a roof, and under Flying Lanterns dice stand only on { $doors ->
        [open] floors and Doors. Choose one of these.
       *[closed] floors. Choose a floor.
    }
hz-refusal-surface-hz-065 = { $cell } is a floor, and while samurai patrol dice stand only on { $doors ->
        [open] roofs and Doors. Choose one of these.
       *[closed] roofs. Choose a roof.
    }
hz-refusal-surface-hz-072 = { $cell } is a roof, and under Flying Lanterns dice stand only on floors and Doors. Choose one of these.
hz-refusal-surface-hz-074 = { $cell } is a floor, and while samurai patrol dice stand only on roofs and Doors. Choose one of these.
hz-refusal-surface-hz-077 = { $cell } is no Door, and lanterns and patrol together leave only Doors. Choose a Door.

hz-closed-by-guardians = the Guardians
hz-closed-by-lanterns = Flying Lanterns
hz-closed-by-patrol = Patrolling Samurai
hz-closed-by-doors = Paper Doors
hz-closed-by-both = lanterns and patrol together

hz-refusal-axis = { $named ->
        [no] Say how the { $die } lies: { $axes }.
       *[yes] A { $die } cannot lie that way. { $die ->
            [1] It has no line: leave the direction out, or write a full stop.
           *[other] Possible: { $axes }.
        }
    }
hz-refusal-forced-forbidden = Lying like this, the die cannot collect its number without { $number ->
        [one] { $cells }, which is
       *[other] one of { $cells }, which are
    } closed by { $by }. Turn it, or choose another space.
hz-refusal-take-forbidden = { $cell } is closed this turn by { $by }. Take something else that the die sees.
hz-refusal-take-not-visible = { $why ->
        [missing] The map has no space { $cell }. Name spaces that the die sees.
        [own] A { $die } never collects the space it stands on. Leave { $cell } out.
        [empty] There is no resource on { $cell }. Leave it out.
        [covered] A piece covers the resource on { $cell }. Leave it out.
       *[sight] The die does not see { $cell } from there. Leave it out, turn the die or choose another space.
    }
hz-refusal-take-count = { $own ->
        [none] { $wanted ->
            [0] Lying like this, the die collects nothing. Name no space.
            [one] The die must collect exactly 1 space, each only once. It sees { $visible }.
           *[other] The die must collect exactly { $wanted } spaces, each only once. It sees { $visible }.
        }
       *[other] A { $die } also collects the space it stands on, so { $own } must be one of the { $wanted }. Name it instead of another.
    }
hz-refusal-removal-due = { $cell ->
        [none] The Door moves its counter, so a samurai must leave. Name one at the end of what you type: { $leaving }.
       *[other] The Door on { $cell } moves its counter, so a samurai must leave. Name one at the end of what you type: { $leaving }.
    }
hz-refusal-removal-not-due = { $why ->
        [white] Only Doors remove samurai. Leave { $cell } out.
        [won] With this Door the game is won, and nobody has to leave. Leave { $cell } out.
        [after_end] The game is won before that, and nobody has to leave. Leave { $cell } out.
       *[other] This Door is wasted, so nobody leaves. Leave { $cell } out, or collect in another order.
    }
hz-refusal-no-samurai = No samurai stands on { $cell }. Name a space with one.
hz-refusal-not-adjacent = With Dull Weapons only a samurai beside a placed die can leave, and the one on { $cell } is not. Name another.
hz-refusal-gain-wasted = { $why ->
        [full] The { $resource } counter stands on 11 already. Choose one that can move.
        [door_limit] The Door counter may not pass the lowest of the others. Choose one that can move.
       *[other] The { $resource } counter may not pass the one below. Choose one that can move.
    }

# What is wrong with a map, or worth knowing about it

hz-refusal-map-cards = { $why ->
        [count] { $count ->
            [one] A map has six cards, and this one has 1. Use six different ones.
           *[other] A map has six cards, and this one has { $count }. Use six different ones.
        }
        [face] There is no card { $card }. Day faces are 01f to 12f, night faces 01b to 12b.
        [twice] The card of { $card } is on the map twice, and each may be used once, with one of its faces. Use another card.
        [turn] { $card } is turned by { $turn } degrees. A card can be turned by 0, 90, 180 or 270.
       *[text] I cannot read “{ $card }” as part of a map. A card is written like 05f@90(0,3); rule T-3 explains it.
    }
hz-refusal-map-size = The map has { $rows } rows and { $columns } columns, and { $most } of each is the most. Move the cards closer together.
hz-refusal-map-card-no-white = The card { $card } shows no white resource. Move the cards that cover it, or turn it.
hz-refusal-map-no-door = No Door is to be seen. Uncover one, or use a face that has one.
hz-refusal-map-few-white = { $count ->
        [0] A duel needs { $least } { $resource } in sight, and here is none. Use other faces, or uncover some.
        [one] A duel needs { $least } { $resource } in sight, and here is 1. Use other faces, or uncover some.
       *[other] A duel needs { $least } { $resource } in sight, and here are { $count }. Use other faces, or uncover some.
    }
hz-refusal-map-loose = Nothing joins the card { $card } to the others, not even a corner. Move it closer.
hz-refusal-map-thin = Only { $count } white resources are to be seen. The map plays better with { $least } or more.
hz-refusal-map-one-surface = { $surface ->
        [roof] Only { $share } % of the spaces are roofs, so Patrolling Samurai will be hard. Other faces may help.
       *[floor] Only { $share } % of the spaces are floors, so Flying Lanterns will be hard. Other faces may help.
    }
hz-refusal-map-stuck = Under { $event } a { $die } has no place even on the empty map. Turn some cards, or use other faces.
hz-refusal-map-no-refuge =
    With Flying Lanterns and Patrolling Samurai together, { $dice } of the six numbers { $dice ->
        [one] has
       *[other] have
    } no place. A Door in a corner of the map helps.

hz-why-not-legal = That is allowed: the die can lie there like this.

# Text that is no move at all

hz-notation-empty = Nothing was written. A move begins with a verb, for instance: roll
hz-notation-verb = There is no move called “{ $verb }”. /help about says how moves are written.
hz-notation-alone = After “{ $verb }” comes what is meant, for instance a space or a number; the suggestions show what is possible.
hz-notation-die = “{ $text }” is no number of a die. Write 1 to 6.
hz-notation-cell = “{ $text }” is no space. Write column and row, such as B2.
hz-notation-place = I cannot read “{ $text }”. Write the die, the space and how it lies: 1@B2, 3@D4u (lines v, h, u, d) or 5@E2x (crosses + and x). What it takes may be left out.
hz-notation-item = I cannot read “{ $text }” as something to collect. Write a space such as F3, or F3{"!"}D3 for a Door and the samurai it removes.
hz-notation-gain = I cannot read “{ $text }”. Write K for Kayaku, A for Kara, H for Hi or D for a Door; with a Door also who leaves, such as D{"!"}A3 for the samurai on A3.
hz-notation-draw = Maps are drawn mixed, day or night, and “{ $text }” is none of these.
hz-notation-map = I cannot read “{ $text }” as a map. Take one of the suggestions, or write six cards as in rule T-3.
hz-notation-option = There is no option “{ $text }”.
hz-notation-roll = Nothing belongs after roll; the dice come by themselves.
