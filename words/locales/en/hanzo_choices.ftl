# Questions, answers and what an answer means. Labels have at most 80 characters, hints at most 100.

hz-ask-map = Which map?
hz-ask-roll = Ready to roll the dice?
hz-ask-event = Which die sets the event?
hz-ask-extra = Bad Weather: which die do you give up as well?
hz-ask-card = On which card?
hz-ask-samurai = Where does the samurai stand?
hz-ask-cell = Where does the die go?
hz-ask-die = Which die do you place next?
hz-ask-axis = How does the die lie?
hz-ask-take = What does it collect?
hz-ask-order = In which order?
hz-ask-removal = Which samurai leaves the map?
hz-ask-gain = The guardians sleep. Which counter moves?
hz-ask-done = Is this what you want?
hz-ask-wait = The other side decides now.

hz-choice-roll = Roll
hz-choice-die = Die { $die }
hz-choice-event = { $die }: { $event }
hz-choice-card = Card { $card }: { $first } to { $last }
hz-choice-resource = { $resource } ({ $letter })
hz-choice-collected = { $cell } { $resource }
hz-choice-nothing = Collect nothing
hz-choice-commit = Your map
hz-choice-commit-named = The map { $map }

hz-map-level-easier = easier for the ninja
hz-map-level-even = even
hz-map-level-harder = harder for the ninja

hz-note-yield = takes { $gained }
hz-note-best = at best takes { $gained }
hz-note-covers = covers { $what }
hz-note-nothing = collects nothing
hz-note-wins = wins the game
hz-note-several = { $what } ×{ $count }
hz-note-wasted = { $what } wasted: { $why }
hz-note-why-full = counter on 11
hz-note-why-door_limit = may not pass { $held }
hz-note-why-track_order = may not pass { $held }
hz-note-why-after_end = the game is won
hz-note-removes = { $count ->
        [one] a samurai leaves
       *[other] { $count } samurai leave
    }
hz-note-keeps = { $effect }; dice left: { $dice }
hz-note-keeps-fewer = { $effect }, one of { $dice }
hz-note-loses = { $effect }; you would lose the game at once
hz-note-cancelled = cancelled by the Spirits; dice left: { $dice }
hz-note-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
hz-note-value = moves to { $value }
