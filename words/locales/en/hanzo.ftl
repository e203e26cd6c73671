# Hanzō, alone and as a duel. Names first, then the options, what happened, and the event card.

hz-title = Hanzō
hz-title-solo = Hanzō solo
hz-role-ninja = Ninja
hz-role-samurai = Samurai
hz-player-ninja = the ninja
hz-player-samurai = the samurai player

hz-phase-map = Choosing the map
hz-phase-setup = Starting samurai
hz-phase-roll = Rolling
hz-phase-event = Choosing the event
hz-phase-extra = Bad Weather
hz-phase-event_samurai = A samurai comes
hz-phase-gain = Sleeping Guardians
hz-phase-place = Placing dice
hz-phase-reinforce = Reinforcements
hz-phase-over = Game over

hz-resource-K = Kayaku
hz-resource-A = Kara
hz-resource-H = Hi
hz-resource-D = Door

hz-card-bad-weather = Bad Weather
hz-card-guardians = Guardians
hz-card-lanterns = Flying Lanterns
hz-card-samurai = Samurai
hz-card-patrol = Patrolling Samurai
hz-card-quiet = Quiet Night
hz-card-spirits = Spirits
hz-card-sleeping = Sleeping Guardians

hz-axis-v = north to south
hz-axis-h = west to east
hz-axis-u = rising to the right
hz-axis-d = falling to the right
hz-axis-plus = upright cross
hz-axis-x = diagonal cross
hz-axis-none = no line

# Options of a table

hz-option-map = Map
hz-option-map-about = The map to play on; also a saved one, by its name. On the leaderboards all count the same
hz-option-map-first-blossom = First Blossom
hz-option-map-first-blossom-about = Many resources and 4 Doors; the easiest for the ninja.
hz-option-map-market-night = Market Night
hz-option-map-market-night-about = As many of each white resource, and 4 Doors.
hz-option-map-six-gates = Six Gates
hz-option-map-six-gates-about = A Door on every card, but fewer white resources.
hz-option-map-broken-eaves = Broken Eaves
hz-option-map-broken-eaves-about = Two halves with gaps between them, and 6 Doors.
hz-option-map-overlap = Overlap
hz-option-map-overlap-about = Cards lie on top of each other; hardest for the ninja.
hz-option-map-draw = Drawn
hz-option-map-draw-about = Six cards drawn at the start, day or night.
hz-option-map-draw-day = Drawn, by day
hz-option-map-draw-day-about = Day faces only: more Doors, fewer white resources.
hz-option-map-draw-night = Drawn, by night
hz-option-map-draw-night-about = Night faces only: more white resources, fewer Doors.
hz-option-map-choose = Picked or built by the ninja at the start
hz-option-map-choose-about = In the first step of the game: ready-made, drawn, saved here or built by hand.
hz-option-map-given = A map of your own
hz-option-map-given-about = Built or pasted before the game.

hz-option-disastrous-events = Disastrous Events (+)
hz-option-disastrous-events-about = Harder (+): the event is always the lowest number without a mark
hz-option-disastrous-events-off = Off
hz-option-disastrous-events-off-about = You choose among the numbers without a mark.
hz-option-disastrous-events-on = On
hz-option-disastrous-events-on-about = Always the lowest number without a mark.
hz-option-paper-doors = Paper Doors (+)
hz-option-paper-doors-about = Harder (+): lanterns and patrol close the Doors too
hz-option-paper-doors-off = Off
hz-option-paper-doors-off-about = Only the Guardians close the Doors.
hz-option-paper-doors-on = On
hz-option-paper-doors-on-about = Guardians, Flying Lanterns and Patrolling Samurai all close the Doors.
hz-option-constant-reinforcements = Constant Reinforcements (++)
hz-option-constant-reinforcements-about = Harder (++): four samurai at the start, then three a turn instead of two
hz-option-constant-reinforcements-off = Off
hz-option-constant-reinforcements-off-about = Six at the start, two after each turn.
hz-option-constant-reinforcements-on = On
hz-option-constant-reinforcements-on-about = Four at the start, three after each turn.
hz-option-dull-weapons = Dull Weapons (++)
hz-option-dull-weapons-about = Harder (++): a Door removes only a samurai beside a placed die
hz-option-dull-weapons-off = Off
hz-option-dull-weapons-off-about = Any samurai on the map.
hz-option-dull-weapons-on = On
hz-option-dull-weapons-on-about = Only one beside a placed die.
hz-option-wounded = Wounded (+++)
hz-option-wounded-about = Harder (+++): you roll three dice instead of four
hz-option-wounded-off = Off
hz-option-wounded-off-about = Four dice.
hz-option-wounded-on = On
hz-option-wounded-on-about = Three dice.
hz-option-gradual-procedure = Gradual Procedure (+++)
hz-option-gradual-procedure-about = Harder (+++): no counter passes the next lower one
hz-option-gradual-procedure-off = Off
hz-option-gradual-procedure-off-about = Only the Door waits for the others.
hz-option-gradual-procedure-on = On
hz-option-gradual-procedure-on-about = No counter passes the next lower one; from the bottom: Hi, Kara, Kayaku, Door.

# What happened

hz-event-map-laid = The map is laid: { $map }.
hz-event-map-drawn = The map was drawn: { $cards }.
hz-event-map-own = The map is laid, built of the cards { $cards }.
hz-event-samurai-placed = { $cause ->
        [reinforce] A samurai arrives on { $cell }
       *[other] A samurai takes position on { $cell }
    }; { $supply ->
        [0] none is left in the supply.
        [one] 1 is left in the supply.
       *[other] { $supply } are left in the supply.
    }
hz-event-turn-began = Turn { $turn } begins.
hz-event-rolled = { $ninja } rolled { $dice }.
hz-event-rolled-lucky = { $ninja } rolled { $dice }. All of these are marked: a lucky turn, with no event and every die to place.
hz-event-chosen-alone = { $ninja } gave up a { $die } for the event { $event }.
hz-event-chosen = { $number ->
        [one] { $samurai } took a { $die } for the first event: { $event }.
       *[other] { $samurai } took a { $die } for the second event: { $event }.
    }
hz-event-chosen-cancelled = { $samurai } took a { $die } for the second event, { $event }. It is cancelled by the Spirits.
hz-event-cancelled = { $count ->
        [0] The Spirits cancel the next event of this turn.
       *[other] The Spirits cancel { $events } for the rest of this turn.
    }
hz-event-nobody-came = { $why ->
        [no_supply] No samurai came, since none is left in the supply.
       *[no_cell] No samurai came, since no white resource is free.
    }
hz-event-extra = Because of Bad Weather a { $die } was given up as well.
hz-event-gained = While the guardians sleep, { $ninja } moves the { $resource } counter to { $value }.
hz-event-die-placed = { $ninja } placed a { $die } on { $cell }{ $axis ->
        [none] {""}
        [v] , north to south
        [h] , west to east
        [u] , rising to the right
        [d] , falling to the right
        [plus] , as an upright cross
       *[x] , as a diagonal cross
    }. { $count ->
        [0] It collects nothing.
       *[other] It collects from { $takes }.
    }
hz-event-collected = { $resource } from { $cell }: the counter moves to { $value }.
hz-event-wasted = { $why ->
        [full] { $resource } from { $cell } is wasted: the counter stands on { $value } already.
        [door_limit] { $resource } from { $cell } is wasted: its counter may not pass the lowest of the others.
        [track_order] { $resource } from { $cell } is wasted: its counter may not pass the one below.
       *[after_end] { $resource } from { $cell } is not needed any more.
    }
hz-event-samurai-removed = The samurai on { $cell } leaves the map.
hz-event-nobody-removed = { $why ->
        [dull_weapons] No samurai leaves the map, since none stands beside a die.
       *[no_samurai] No samurai leaves the map, since none is on it.
    }
hz-event-red-line = A counter has passed space { $line }, the red line: from now on two samurai arrive each turn.
hz-event-reinforcements = { $count ->
        [one] 1 samurai is on the way.
       *[other] { $count } samurai are on the way.
    }
hz-event-gathered = Turn { $turn } is over, and the dice are gathered.
hz-event-marks-wiped = Four events were marked; all marks are wiped.
hz-event-ended-escaped = All four counters stand on 11: { $ninja } has escaped and wins.
hz-event-ended-lost = { $reason ->
        [no_supply] Another samurai had to come, and none is left in the supply. The game is lost.
        [no_cell] Another samurai had to come, and no white resource is free. The game is lost.
       *[no_die] No die that is left has a place. The game is lost.
    }
hz-event-ended-caught = { $reason ->
        [no_supply] { $samurai } wins: another samurai had to come, and none is left in the supply.
        [no_cell] { $samurai } wins: another samurai had to come, and no white resource is free.
       *[no_die] { $samurai } wins: the ninja has to place a die, and none has a place.
    }

# The event card: what holds in this turn, for how long, and what follows

hz-effect-bad-weather = one more die is given up
hz-effect-guardians = Doors are closed
hz-effect-lanterns = { $doors ->
        [open] floors and Doors only
       *[closed] floors only, Doors are closed
    }
hz-effect-samurai = a samurai comes at once
hz-effect-patrol = { $doors ->
        [open] roofs and Doors only
       *[closed] roofs only, Doors are closed
    }
hz-effect-quiet = nothing happens
hz-effect-spirits = all events of this turn are cancelled
hz-effect-sleeping = the ninja moves a counter at once

hz-holds-free = Dice may stand and collect anywhere.
hz-holds-cancelled = The Spirits have cancelled all events of this turn: dice may stand and collect anywhere.
hz-holds-guardians = No die may stand on a Door or collect one.
hz-holds-guardians-collect = No die may collect a Door.
hz-holds-lanterns = { $doors ->
        [open] Dice stand on floors and Doors only, and collect only there.
       *[closed] Dice stand on floors only, and collect only there. Doors are closed.
    }
hz-holds-patrol = { $doors ->
        [open] Dice stand on roofs and Doors only, and collect only there.
       *[closed] Dice stand on roofs only, and collect only there. Doors are closed.
    }
hz-holds-both = Both events hold together, so dice stand on Doors only and collect nothing but Doors.
hz-holds-until = This holds until the dice are gathered at the end of the turn.
hz-holds-until-spirits = This holds until the dice are gathered at the end of the turn, unless Spirits come as the second event.
hz-info-event = **{ $event }** ({ $die }): { $effect }.
hz-info-event-cancelled = **{ $event }** ({ $die }): cancelled by the Spirits.
hz-info-left = Dice still to be placed, by number: { $dice }.
hz-info-left-event = Left: { $dice }. One of them will go for the second event, the rest you place.
hz-info-left-weather = Left: { $dice }. One of them goes because of Bad Weather, the rest you place.
hz-info-choose = Take one of the dice { $dice }. Nobody sees what you look at before you choose.
hz-info-choose-event = **{ $die }**, { $event }: { $effect }. Dice left: { $keeps }.
hz-info-choose-cancelled = **{ $die }**, { $event }: cancelled by the Spirits. Dice left: { $keeps }.
hz-info-choose-both = **{ $die }**, { $event }: { $effect }. Together with the first event that leaves only Doors. Dice left: { $keeps }.
hz-info-chosen = Your choice in turn { $turn } is made. { $number ->
    [1] The ninja places a die, then you set the second event.
   *[other] The ninja places the last die, then your samurai arrive.
}
hz-info-chosen-place = Your choice in turn { $turn } is made. { $count ->
    [1] Now a samurai is yours to place.
   *[other] Now { $count } samurai are yours to place.
}
hz-info-already = First event of this turn: { $event }.

hz-warning = **In danger:** { $what }
hz-warning-of-ninja = **The ninja in danger:** { $what }
hz-warning-die = die { $die } has no place as things stand. { $duel ->
    [yes] If no die at hand has one, the samurai player wins.
   *[no] If no die that is left has one, the game is lost.
}
hz-warning-supply = { $count ->
    [0] no samurai is
    [one] only 1 samurai is
   *[other] only { $count } samurai are
} in supply, but { $coming ->
    [one] 1 comes
   *[other] { $coming } come
} by the end of this turn. { $duel ->
    [yes] Unless Doors send at least { $least } back, the samurai player wins.
   *[no] Unless Doors send at least { $least } back, the game is lost.
}
hz-warning-last = { $count ->
    [0] no samurai is
    [one] only 1 samurai is
   *[other] only { $count } samurai are
} in supply, but { $coming } are to be placed. { $duel ->
    [yes] The samurai player wins when one is missing.
   *[no] The game is lost when one is missing.
}
hz-warning-white = { $count ->
    [0] no white resource is
    [one] only 1 white resource is
   *[other] only { $count } white resources are
} free. { $duel ->
    [yes] If a samurai finds none, the samurai player wins.
   *[no] If a samurai finds none, the game is lost.
}
hz-warning-red = a counter is at the red line. Once it passes, two samurai come each turn.
