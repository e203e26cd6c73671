# Preguntas, respuestas y lo que significa una respuesta. Las etiquetas tienen 80 caracteres como mucho; las pistas, 100.

hz-ask-map = ¿Qué mapa?
hz-ask-roll = ¿Tiras los dados?
hz-ask-event = ¿Qué dado decide el evento?
hz-ask-extra = Mal tiempo: ¿qué otro dado entregas?
hz-ask-card = ¿En qué carta?
hz-ask-samurai = ¿Dónde se pone el samurái?
hz-ask-cell = ¿Dónde va el dado?
hz-ask-die = ¿Qué dado colocas ahora?
hz-ask-axis = ¿Cómo queda el dado?
hz-ask-take = ¿Qué recoge?
hz-ask-order = ¿En qué orden?
hz-ask-removal = ¿Qué samurái deja el mapa?
hz-ask-gain = Los guardianes duermen. ¿Qué marcador avanza?
hz-ask-done = ¿Es esto lo que quieres?
hz-ask-wait = Ahora decide el otro bando.

hz-choice-roll = Tirar
hz-choice-die = Dado { $die }
hz-choice-event = { $die }: { $event }
hz-choice-card = Carta { $card }: de { $first } a { $last }
hz-choice-resource = { $resource } ({ $letter })
hz-choice-collected = { $cell } { $resource }
hz-choice-nothing = No recoger nada
hz-choice-commit = Tu mapa
hz-choice-commit-named = El mapa { $map }

hz-map-level-easier = más fácil para el ninja
hz-map-level-even = equilibrado
hz-map-level-harder = más difícil para el ninja

hz-note-yield = toma { $gained }
hz-note-best = lo mejor: toma { $gained }
hz-note-covers = tapa { $what }
hz-note-nothing = no recoge nada
hz-note-wins = gana la partida
hz-note-several = { $what } ×{ $count }
hz-note-wasted = pierde { $what }: { $why }
hz-note-why-full = marcador en 11
hz-note-why-door_limit = no puede adelantar a { $held }
hz-note-why-track_order = no puede adelantar a { $held }
hz-note-why-after_end = la partida está ganada
hz-note-removes = { $count ->
        [one] se va un samurái
       *[other] se van { $count } samuráis
    }
hz-note-keeps = { $effect }; dados que quedan: { $dice }
hz-note-keeps-fewer = { $effect }, uno de { $dice }
hz-note-loses = { $effect }; perderías la partida al momento
hz-note-cancelled = lo anulan los Espíritus; dados que quedan: { $dice }
hz-note-spaces = { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
hz-note-value = avanza a { $value }
