# Por qué una pista dice lo que dice. La jugada misma se cuenta al lado.

hz-hint-only = No se puede elegir otra cosa.
hz-hint-roll = Ahora tocan los dados.
hz-hint-map = Vale cualquiera de los mapas. Este es el primero de la lista.
hz-hint-lost = No se ha encontrado ninguna manera de no perder. Esta es la que más aguanta.
hz-hint-wins = Lleva el último marcador al final y gana.
hz-hint-door_needed = La Puerta hace que se vayan los samuráis de: { $cells }. Si no, en la reserva no quedan bastantes para los que llegan al final del turno, y la partida se pierde.
hz-hint-removes = La Puerta avanza y { $count ->
        [one] el samurái de { $cells } deja
       *[other] los samuráis de { $cells } dejan
    } el mapa.
hz-hint-lifts = Avanza { $resources }, { $count ->
        [one] el marcador que pronto frenaría
       *[other] los marcadores que pronto frenarían
    } las Puertas.
hz-hint-keeps = Puede que otra colocación gane más ahora, pero esta deja un buen sitio para el { $die }: { $cell }.
hz-hint-most = Ninguna colocación gana más ahora.
hz-hint-little = Es lo que mejor encaja con lo que queda del turno.
hz-hint-quiet = { $event } no prohíbe nada, y los demás dados se las arreglan bien sin el { $die }.
hz-hint-event = El evento { $event } es el que menos cuesta, por lo que aún pueden hacer los demás dados y por los eventos que quedan para otros turnos.
hz-hint-event_taken = Sin el { $die } y con el evento { $event } es cuando menos puede hacer el ninja.
hz-hint-extra = Los dados que quedan rinden más sin el { $die }.
hz-hint-stands = Ahí es donde un samurái tapa menos a tus dados.
hz-hint-hides = Ahí es donde un samurái tapa más a los dados del ninja.
hz-hint-gift = { $resource } es lo que más vale ahora.

hz-hint-steps = Este dado hace avanzar los marcadores { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
hz-hint-turn = Entre este dado y los que faltan, los marcadores pueden avanzar { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
