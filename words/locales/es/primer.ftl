# Una partida en una página para quien juega por primera vez, y qué significa cada pregunta.

primer-seven-swords =
    - **Quién quiere qué.** Los bandidos saquean una aldea durante 18 turnos como mucho. El jugador bandido puntúa los suministros sacados de la aldea, los almacenes robados y los samuráis muertos en combate. El jugador samurái puntúa cada suministro y almacén que quede, y cada área sin bandidos al final. Si mueren los siete samuráis, los bandidos ganan al momento.
    - **Un turno de los bandidos.** Descarta una carta: su valor es el número de acciones; se suman las fichas de acción que hay sobre los samuráis. Gasta las acciones en traer bandidos a una puerta, moverlos, atacar y recoger suministros. Un ataque tira un dado por atacante y suma su combate; debe alcanzar la defensa del objetivo.
    - **Un turno de los samuráis.** Elige una loseta: dice cuántas acciones hay y qué fichas se retiran. Un samurái golpea con la espada, dispara con un arco, anda, ordena a una empalizada o a una casa que ataque, o vuelve a armar una empalizada. Cada acción deja una ficha sobre el samurái, y esas fichas alimentan el siguiente turno de los bandidos.
    - **Qué está oculto.** El jugador samurái sabe qué hay en cada sitio y la fuerza de cada empalizada; el jugador bandido lo descubre. La letra de una carta importa en los turnos letales (6, 11, 15 y 18): muere un samurái de esa área.
    Tu panel ofrece solo lo que permiten las reglas, con su precio y sus probabilidades.
primer-hanzo-solo =
    - **Qué quieres.** Eres el ninja en el castillo. Cuatro marcadores empiezan en 1: Kayaku, Kara y Hi, y la Puerta. Lleva los cuatro a 11 antes de que los samuráis te detengan. La Puerta nunca adelanta al más bajo de los otros tres. Kayaku, Kara y Hi son los recursos blancos.
    - **Un turno.** Tira los dados. Entrega uno: decide el evento del turno, y cada número sirve una vez hasta que hay cuatro marcados. Luego coloca los demás en el mapa uno a uno: dónde y cómo queda un dado decide qué recoge. Una Puerta que cuenta retira a un samurái.
    - **Los dados.** El 1 toma su propia casilla. El 2 toma un recurso de su línea, el 6 todos. El 3 toma su casilla y las vecinas de la línea. El 4 toma dos de su cruz a cualquier distancia, el 5 su casilla y dos vecinas. Samuráis y dados tapan la vista. Lo que se recoge sigue en el mapa y se puede volver a recoger; un dado que no encuentra nada también se puede colocar.
    - **Cómo se pierde.** Hay 12 samuráis, en el mapa o en la reserva. Al final del turno llegan dos más de la reserva (tres con Refuerzos constantes). Si uno no se puede colocar, porque la reserva está vacía o no hay recursos blancos libres, o si ninguno de los dados que quedan tiene sitio, la partida está perdida. Por eso las Puertas deben devolver samuráis una y otra vez.
    El panel muestra primero las mejores colocaciones y qué recoge cada una.
primer-hanzo =
    - **Quién quiere qué.** El ninja lleva cuatro marcadores de 1 a 11: Kayaku, Kara y Hi, y la Puerta, que nunca adelanta al más bajo de los otros. Kayaku, Kara y Hi son los recursos blancos. El jugador samurái gana cuando ya no se puede colocar un samurái, porque la reserva está vacía o no hay recursos blancos libres, o cuando ninguno de los dados que le quedan al ninja tiene sitio.
    - **Un turno.** El ninja tira cuatro dados. El jugador samurái toma uno: decide un evento. El ninja coloca uno de los otros tres y recoge. El jugador samurái toma otro, cuyo evento se suma. El ninja coloca el último. Después llegan samuráis: uno, o dos cuando un marcador pasa la línea roja.
    - **Los dados.** El 1 toma su propia casilla. El 2 toma un recurso de su línea, el 6 todos. El 3 toma su casilla y las vecinas de la línea. El 4 toma dos de su cruz a cualquier distancia, el 5 su casilla y dos vecinas. Samuráis y dados tapan la vista. Una Puerta que cuenta retira a un samurái.
    El ninja recibe cada evento como carta privada. El panel ofrece solo lo que permiten las reglas.

about-seven-swords-discard = El valor de una carta es el número de acciones que da; se suman las fichas sobre los samuráis. La letra solo la ves tú: importa en los turnos letales. Las cartas gastadas vuelven tras cada turno letal.
about-seven-swords-discard-first = Este turno pide dos cartas; se suman sus valores, y también las fichas sobre los samuráis. Las letras solo las ves tú: importan en los turnos letales. Las cartas gastadas vuelven tras cada turno letal.
about-seven-swords-kill = Muere un samurái del área de esta letra. La carta no da acciones; después vuelven todas las cartas a tu mano.
about-seven-swords-bandits = Todo se paga con tus acciones. Lo que sobra al terminar la fase se pierde.
about-seven-swords-deploy-type = Cada tipo cuesta lo que pone al lado; los veteranos se abaratan con cada bandido básico de su clase en el tablero.
about-seven-swords-deploy-gate = El bandido queda delante de la empalizada y puede actuar enseguida.
about-seven-swords-attack-target = El botín pide un ataque con éxito; un suministro debe descubrirse antes de recogerlo.
about-seven-swords-attack-count = Cada atacante cuesta una acción, tira un dado y suma su combate. Quien ataca ya no hace nada más en esta fase.
about-seven-swords-crossing = Pasar esta empalizada cuesta tantos pasos de más como dice su dificultad de paso.
about-seven-swords-wound = Una ficha deja ileso al samurái, pero bloquea esa clase de acción y alimenta el siguiente turno de los bandidos. Con la cara roja, un samurái cae con el siguiente daño.
about-seven-swords-tile = El número es cuántas acciones tienes; los bandidos reciben una por cada una que no uses y otra por cada ficha que haya sobre un samurái. La loseta se da la vuelta al usarla, y la otra cara retira fichas de los samuráis.
about-seven-swords-samurai = Cada acción deja una ficha sobre el samurái que la hace: combate, movimiento o liderazgo, una de cada clase.
about-seven-swords-losses = Las defensas de los que caen pueden sumar como mucho el resultado de la tirada.

about-hanzo-event = { $events ->
        [0] El primero de los dos eventos del turno.
       *[other] El segundo evento del turno.
    } El dado que elijas no se coloca este turno. Su número decide el evento.
about-hanzo-solo-event =
    El dado que elijas no se coloca este turno. Su número decide el evento y queda marcado; un número marcado no se puede elegir otra vez{ $marked ->
        [0] .
       *[other] : ahora { $numbers }.
    } Cuando hay cuatro marcados, las marcas se borran al final del turno.
about-hanzo-samurai = { $phase ->
        [setup] Como mucho uno por carta, en un Kayaku, Kara o Hi libre.
        [event_samurai] En cualquier Kayaku, Kara o Hi libre.
       *[reinforce] En un Kayaku, Kara o Hi libre de una carta con un dado de este turno, o de las más cercanas si están llenas.
    } Un samurái tapa el recurso de su casilla y cierra el paso a los dados. Uno se va cuando avanza el marcador de la Puerta.
about-hanzo-solo-samurai = { $phase ->
        [setup] Como mucho uno por carta, en un Kayaku, Kara o Hi libre.
        [event_samurai] En cualquier Kayaku, Kara o Hi libre.
       *[reinforce] En un Kayaku, Kara o Hi libre de una carta con un dado de este turno, o de las más cercanas si están llenas.
    } Un samurái tapa el recurso de su casilla y cierra el paso a los dados, así que ponlo donde menos te estorbe. Uno se va cuando avanza el marcador de la Puerta.
about-hanzo-die = De tres dados colocas uno, luego el jugador samurái se lleva otro para el segundo evento, y tú colocas el último. Un dado en el mapa tapa la vista del siguiente.
about-hanzo-solo-die = Hay que colocar todos los dados; el orden es tuyo, y un dado en el mapa tapa la vista de los siguientes.
about-hanzo-order = El orden importa: la Puerta nunca adelanta al más bajo de los otros marcadores.
