# Pictures of Hanzō, their texts for people who do not see them, and the alternative text.

hanzo-picture-title-map = A map is to be chosen
hanzo-picture-title-setup = The samurai take their places
hanzo-picture-title-roll = The dice are to be rolled
hanzo-picture-title-event-solo = A die sets the event
hanzo-picture-title-event-duel = The samurai set an event
hanzo-picture-title-extra = Bad weather: one die more
hanzo-picture-title-event_samurai = A samurai joins at once
hanzo-picture-title-gain = The guardians sleep
hanzo-picture-title-place = A die is to be placed
hanzo-picture-title-reinforce = Reinforcements arrive
hanzo-picture-title-escaped = The ninja escapes
hanzo-picture-title-caught = The samurai win
hanzo-picture-end-escaped = All four counters are at their end.
hanzo-picture-end-no_supply = A samurai had to come, and the supply was empty.
hanzo-picture-end-no_cell = A samurai had to come, and no white resource was free.
hanzo-picture-end-no_die = No die could be placed.
hanzo-picture-due = { $count ->
        [one] 1 samurai to place
       *[other] { $count } samurai to place
    }
hanzo-picture-dice-left = { $count ->
        [one] 1 die to place
       *[other] { $count } dice to place
    }
hanzo-picture-dice-one-of = One of { $count } dice to place
hanzo-picture-map-none = No map yet
hanzo-picture-cards = Cards to choose from
hanzo-picture-map-usual = Six cards, three by two
hanzo-picture-map-free = Six cards, freely laid
hanzo-picture-on-map = { $count } on the map
hanzo-picture-coming = { $count ->
        [one] 1 comes at the end of a turn
       *[other] { $count } come at the end of a turn
    }

hanzo-picture-short-bad_weather = one die less
hanzo-picture-short-guardians = no Doors
hanzo-picture-short-lanterns = no roofs
hanzo-picture-short-samurai = one joins
hanzo-picture-short-patrol = no floors
hanzo-picture-short-quiet = nothing
hanzo-picture-short-spirits = cancel events
hanzo-picture-short-sleeping = a gift
hanzo-picture-about-bad_weather = At once: one more die is given up. It sets no event.
hanzo-picture-about-guardians = This turn no Door can be collected, and no die may stand on one.
hanzo-picture-about-guardians-mild = This turn no Door can be collected.
hanzo-picture-about-lanterns = This turn dice stand and collect on floors. Doors stay open.
hanzo-picture-about-lanterns-closed = This turn dice stand and collect on floors only. Doors are closed.
hanzo-picture-about-samurai-solo = At once: one samurai goes to any free white resource.
hanzo-picture-about-samurai-duel = At once: the samurai player puts one samurai on any free white resource.
hanzo-picture-about-patrol = This turn dice stand and collect on roofs. Doors stay open.
hanzo-picture-about-patrol-closed = This turn dice stand and collect on roofs only. Doors are closed.
hanzo-picture-about-quiet = Nothing is added.
hanzo-picture-about-spirits = All events of this turn are cancelled, also one that comes later.
hanzo-picture-about-sleeping = At once: the ninja gains one resource of choice.
hanzo-picture-state-used = used
hanzo-picture-state-cancelled = cancelled

hanzo-picture-lucky = All dice are marked: no event this turn.
hanzo-picture-to-come = No event yet this turn.
hanzo-picture-to-come-closing = No event yet this turn. Lanterns and patrol close the Doors too.
hanzo-picture-over = The game is over.
hanzo-picture-between-turns = No event yet: turn 1 has not begun.
hanzo-picture-wipe = The marks are wiped at the end of this turn.

hanzo-picture-to-place = Dice to place
hanzo-picture-still-here = Dice left
hanzo-picture-rolled = Dice rolled
hanzo-picture-given-up = given up
hanzo-picture-supply = Samurai in supply
hanzo-picture-rule-red-line = Beyond the red line two samurai come each turn.
hanzo-picture-rule-red-passed = The red line is passed: two samurai come each turn.
hanzo-picture-rule-gradual = No counter may pass the one below it.
hanzo-picture-rule-door-limit = The Door counter may not pass another.
hanzo-picture-key-roof = roof
hanzo-picture-key-floor = floor
hanzo-picture-key-closed = closed
hanzo-picture-key-stop = as far as it may go now
hanzo-picture-key-new = new
hanzo-picture-least = lowest counter { $value }
hanzo-picture-doors-unit = Door
hanzo-picture-supply-unit = supply

# Text board

hanzo-picture-text-where = Map: { $where }.
hanzo-picture-text-draft = Your draft, which only you see: { $map }
hanzo-picture-text-tracks = Counters, from the top down (1 to 11)
hanzo-picture-text-track = { $name }: { $value }, now as far as { $stop }
hanzo-picture-text-red-line = Red line after { $value }: beyond it two samurai come each turn.
hanzo-picture-text-red-passed = Red line after { $value }: passed, two samurai come each turn.
hanzo-picture-text-map = Map
hanzo-picture-text-key = ^ roof, _ floor, # Door; K Kayaku (powder), A Kara (shell), H Hi (fire), D Door; S samurai, digits dice; one dot: nothing to collect, two dots: no space.
hanzo-picture-text-cards = Cards: { $cards }.
hanzo-picture-text-samurai = Samurai (in brackets what lies under them)
hanzo-picture-text-on-map = On the map { $count }: { $cells }.
hanzo-picture-text-supply = In supply { $count }; at the end of a turn { $coming ->
        [one] 1 comes.
       *[other] { $coming } come.
    }
hanzo-picture-text-nobody = nobody
hanzo-picture-text-nothing = nothing
hanzo-picture-text-dice = Dice
hanzo-picture-text-die = { $die } on { $cell }{ $way }.
hanzo-picture-text-last = The latest, { $die } on { $cell }, collected in this order: { $taken }.
hanzo-picture-text-left = Not placed: { $dice }.
hanzo-picture-text-extra = Given up besides: { $die }.
hanzo-picture-text-events = Events
hanzo-picture-text-event = Set by { $die }: { $name }.
hanzo-picture-text-event-cancelled = Set by { $die }, cancelled: { $name }.
hanzo-picture-text-marks = Used up: { $events }.
hanzo-picture-text-all-events = By die: { $events }.

# Alternative text

hanzo-picture-score = Counters: Kayaku { $k }, Kara { $a }, Hi { $h }, Door { $d } of 11; samurai { $map } on the map, { $supply } in supply.
hanzo-picture-alt-die = die { $die } on { $place }
hanzo-picture-alt-die-taken = die { $die } on { $place }, collected { $taken }
hanzo-picture-alt-wasted = { $what } (wasted)
hanzo-picture-alt-event = event { $event }, set by { $die }
hanzo-picture-alt-left = { $count ->
        [one] a samurai gone from { $cells }
       *[other] samurai gone from { $cells }
    }
hanzo-picture-alt-arrived = { $count ->
        [one] a samurai new on { $cells }
       *[other] samurai new on { $cells }
    }
hanzo-picture-alt-track = { $track } now { $value }
hanzo-picture-alt-red = the red line is passed
hanzo-picture-alt-cards = Cards: { $items }.
hanzo-picture-alt-samurai = { $count } samurai
hanzo-picture-alt-die-here = die { $die }
hanzo-picture-alt-list = { $items }.
hanzo-picture-alt-would-leave = { $count ->
        [one] The samurai on { $cells } would leave.
       *[other] The samurai on { $cells } would leave.
    }
hanzo-picture-alt-candidate = die { $die } on { $place }: { $taken }
hanzo-picture-alt-would-be = { $track } would be { $value }.
hanzo-picture-alt-until-then = As it stands until then.
hanzo-picture-alt-collects-nothing = It collects nothing.
hanzo-picture-alt-chosen = (being moved)
hanzo-picture-alt-faulty = (look here)
hanzo-picture-danger-die = die { $die } has no place now
hanzo-picture-danger-last = { $count } in supply, { $coming } still to be placed
hanzo-picture-danger-supply = { $count ->
        [0] no samurai in supply
       *[other] only { $count } in supply
    }, { $coming ->
        [one] 1 comes
       *[other] { $coming } come
    } at the end of a turn
hanzo-picture-danger-white = { $count ->
        [0] no white resource free
        [one] only 1 white resource free
       *[other] only { $count } white resources free
    }
hanzo-picture-danger-red = a counter is at the red line

# Private pictures

hanzo-picture-hand-events = Event card
hanzo-picture-hand-none = No event yet this turn
hanzo-picture-hand-choose = Which die sets the event?
hanzo-picture-keeps = { $count ->
        [0] no die left
        [one] die left: { $dice }
       *[other] dice left: { $dice }
    }
hanzo-picture-no-effect = Cancelled by the Spirits.
hanzo-picture-together = With what holds already, only Doors stay open.
hanzo-picture-open-cells = { $open } of { $free } free spaces are open to dice
hanzo-picture-candidates = Choose by number
hanzo-picture-preview = Preview
hanzo-picture-preview-die = Preview: die { $die } on { $cell }
hanzo-picture-preview-samurai = Preview: a samurai on { $cell }
hanzo-picture-preview-gain = Preview: { $resource }
hanzo-picture-preview-event = Preview: the { $die } sets { $event }
hanzo-picture-preview-extra = Preview: the { $die } is given up as well
hanzo-picture-gained = now { $value }
hanzo-picture-wasted-full = wasted: full
hanzo-picture-wasted-door_limit = wasted: Door limit
hanzo-picture-wasted-track_order = wasted: counter below
hanzo-picture-wasted-after_end = not needed
hanzo-picture-card-unknown = no such card
hanzo-picture-card-missing = free
hanzo-picture-map-cards = { $count ->
        [0] No card laid yet
        [one] 1 of 6 cards laid
       *[other] { $count } of 6 cards laid
    }
hanzo-picture-map-faults = { $count ->
        [one] 1 fault to mend
       *[other] { $count } faults to mend
    }
hanzo-picture-map-ready = Six cards, ready to play

# The initials of difficulty options, for the head of the picture.

hanzo-picture-initials-disastrous-events = DE
hanzo-picture-initials-paper-doors = PD
hanzo-picture-initials-constant-reinforcements = CR
hanzo-picture-initials-dull-weapons = DW
hanzo-picture-initials-wounded = WO
hanzo-picture-initials-gradual-procedure = GP
