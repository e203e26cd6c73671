# Why a hint says what it says. The move itself is told beside it.

hz-hint-only = Nothing else can be chosen.
hz-hint-roll = The dice come next.
hz-hint-map = Any of the maps will do. This one is first in the list.
hz-hint-lost = No way was found that does not lose. This one holds out longest.
hz-hint-wins = It brings the last counter to its end and wins.
hz-hint-door_needed = The Door makes the samurai on { $cells } leave. Without that there are too few in the supply for those who arrive at the end of the turn, and the game is lost.
hz-hint-removes = The Door advances, and the samurai on { $cells } { $count ->
        [one] leaves
       *[other] leave
    } the map.
hz-hint-lifts = It advances { $resources }, { $count ->
        [one] the counter that
       *[other] the counters that
    } would soon hold back the Doors.
hz-hint-keeps = Other placements may gain more now, but this one leaves a good place for the { $die }: { $cell }.
hz-hint-most = No placement gains more now.
hz-hint-little = It fits best with what is still to come in this turn.
hz-hint-quiet = { $event } forbids nothing, and the other dice do well without the { $die }.
hz-hint-event = The event { $event } costs least, by what the other dice can still do and by the events that remain for later turns.
hz-hint-event_taken = Without the { $die } and under { $event } the ninja can do least.
hz-hint-extra = The dice that stay do best without the { $die }.
hz-hint-stands = A samurai there hides the least from your dice.
hz-hint-hides = A samurai there hides the most from the ninja’s dice.
hz-hint-gift = { $resource } is worth most now.

hz-hint-steps = This die advances the counters { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
hz-hint-turn = This die and those still to come can bring { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
