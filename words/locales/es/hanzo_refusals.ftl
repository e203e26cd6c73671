# Por qué Hanzō rechaza una jugada o un mapa, y qué sería posible en su lugar. La frase se elige por el código junto con
# la regla, y si no por el código solo: véase words/refusals.py.

hz-refusal-phase = { $ended ->
        [yes] La partida ha terminado. /board muestra cómo acabó y /verify comprueba sus dados.
       *[no] Eso no corresponde a este paso ({ $phase }). Escribe /do, o pulsa el botón azul del tablero, para ver qué se puede hacer.
    }
hz-refusal-phase-hz-061 = El Mal tiempo se lleva antes otro dado. Entrega uno y luego coloca los demás.
hz-refusal-not-your-role = Ahora tiene que decidir el otro bando. Recibirás un mensaje en cuanto te toque.
hz-refusal-not-your-role-hz-031 = El mapa lo elige el ninja. Recibirás un mensaje en cuanto te toque.
hz-refusal-form = Eso es solo media jugada. Escribe /do, o pulsa el botón azul del tablero, para componerla paso a paso.
hz-refusal-option-solo-only = El duelo se juega sin opciones de dificultad. Se pueden elegir al jugar en solitario.
hz-refusal-options-locked = Las opciones se eligen antes de la partida y ya no cambian. Para usar otras, abre una mesa nueva.

hz-refusal-die-not-available = Ningún dado de los que quedan muestra un { $die }. Quedan: { $left }.
hz-refusal-event-marked = El { $die } ({ $event }) ya tiene su marca. Entrega un número sin marca.
hz-refusal-not-lowest = Con Eventos desastrosos decide el evento el número más bajo sin marca. Entrega el { $lowest }.

hz-refusal-cell-missing = { $where ->
        [gap] En { $cell } no hay carta: es un hueco del mapa.
       *[beyond] El mapa no tiene ninguna casilla { $cell }: va de A1 a { $last }.
    } Nombra una casilla por columna y fila, como B2.
hz-refusal-cell-occupied = { $piece ->
        [samurai] En { $cell } hay un samurái
       *[die] En { $cell } hay un dado
    }, y en una casilla solo cabe una pieza. Elige una casilla libre.
hz-refusal-samurai-not-white = En { $cell } no hay ningún recurso blanco, y los samuráis solo se ponen sobre ellos. Elige una casilla con Kayaku, Kara o Hi.
hz-refusal-samurai-card-used = La carta de { $cell } ya tiene su samurái, y cada uno va en una carta distinta. Elige una casilla de otra carta.
hz-refusal-card-priority = { $cell } está demasiado lejos de los dados. Los samuráis llegan a una carta con un dado de este turno; si en ninguna hay sitio, a la más cercana que lo tenga.

hz-refusal-door-forbidden = { $cell } es una Puerta, y este turno las Puertas están cerradas. Elige otra casilla.
hz-refusal-door-forbidden-hz-062 = { $cell } es una Puerta, y este turno los Guardianes no dejan acercarse a las Puertas. Elige otra casilla.
hz-refusal-door-forbidden-hz-141 = { $cell } es una Puerta, y con Puertas de papel está cerrada durante el evento { $events }. Elige otra casilla.
hz-refusal-surface = Los eventos de este turno no permiten { $cell }. Elige otra casilla.
hz-refusal-surface-hz-063 = { $cell } es un tejado, y con Farolillos voladores los dados solo pueden estar en { $doors ->
        [open] suelos y Puertas. Elige uno de estos.
       *[closed] suelos. Elige un suelo.
    }
hz-refusal-surface-hz-065 = { $cell } es un suelo, y con Patrulla de samuráis los dados solo pueden estar en { $doors ->
        [open] tejados y Puertas. Elige uno de estos.
       *[closed] tejados. Elige un tejado.
    }
hz-refusal-surface-hz-072 = { $cell } es un tejado, y con Farolillos voladores los dados solo pueden estar en suelos y Puertas. Elige uno de estos.
hz-refusal-surface-hz-074 = { $cell } es un suelo, y con Patrulla de samuráis los dados solo pueden estar en tejados y Puertas. Elige uno de estos.
hz-refusal-surface-hz-077 = { $cell } no es una Puerta, y los farolillos y la patrulla juntos solo dejan las Puertas. Elige una Puerta.

hz-closed-by-guardians = los Guardianes
hz-closed-by-lanterns = los Farolillos voladores
hz-closed-by-patrol = la Patrulla de samuráis
hz-closed-by-doors = las Puertas de papel
hz-closed-by-both = los farolillos y la patrulla juntos

hz-refusal-axis = { $named ->
        [no] Di cómo queda el { $die }: { $axes }.
       *[yes] Un { $die } no puede quedar así. { $die ->
            [1] No tiene línea: no indiques la dirección o escribe un punto.
           *[other] Posible: { $axes }.
        }
    }
hz-refusal-forced-forbidden = Así colocado, el dado no puede recoger lo que le toca sin { $number ->
        [one] la casilla { $cells }, cerrada
       *[other] una de las casillas { $cells }, cerradas
    } por { $by }. Gíralo o elige otra casilla.
hz-refusal-take-forbidden = Este turno la casilla { $cell } está cerrada por { $by }. Recoge otra cosa que vea el dado.
hz-refusal-take-not-visible = { $why ->
        [missing] El mapa no tiene ninguna casilla { $cell }. Nombra casillas que vea el dado.
        [own] Un { $die } nunca recoge la casilla en la que está. No indiques { $cell }.
        [empty] En { $cell } no hay ningún recurso. No la indiques.
        [covered] Una pieza tapa el recurso de { $cell }. No la indiques.
       *[sight] Desde ahí el dado no ve { $cell }. No la indiques, gira el dado o elige otra casilla.
    }
hz-refusal-take-count = { $own ->
        [none] { $wanted ->
            [0] Así colocado, el dado no recoge nada. No indiques ninguna casilla.
            [one] El dado tiene que recoger exactamente 1 casilla, y cada una solo una vez. Ve { $visible }.
           *[other] El dado tiene que recoger exactamente { $wanted } casillas, y cada una solo una vez. Ve { $visible }.
        }
       *[other] Un { $die } recoge también la casilla en la que está, así que { $own } tiene que ser una de las { $wanted }. Nómbrala en lugar de otra.
    }
hz-refusal-removal-due = { $cell ->
        [none] La Puerta hace avanzar su marcador, así que un samurái tiene que irse. Nombra uno al final de lo que escribes: { $leaving }.
       *[other] La Puerta de { $cell } hace avanzar su marcador, así que un samurái tiene que irse. Nombra uno al final de lo que escribes: { $leaving }.
    }
hz-refusal-removal-not-due = { $why ->
        [white] Solo las Puertas retiran samuráis. No indiques { $cell }.
        [won] Con esta Puerta la partida está ganada y nadie tiene que irse. No indiques { $cell }.
        [after_end] La partida se gana antes y nadie tiene que irse. No indiques { $cell }.
       *[other] Esta Puerta se pierde, así que nadie se va. No indiques { $cell } o recoge en otro orden.
    }
hz-refusal-no-samurai = En { $cell } no hay ningún samurái. Nombra una casilla que tenga uno.
hz-refusal-not-adjacent = Con Armas romas solo puede irse un samurái que esté junto a un dado colocado, y el de { $cell } no lo está. Nombra otro.
hz-refusal-gain-wasted = { $why ->
        [full] El marcador de { $resource } ya está en 11. Elige uno que pueda avanzar.
        [door_limit] El marcador de la Puerta no puede adelantar al más bajo de los demás. Elige uno que pueda avanzar.
       *[other] El marcador de { $resource } no puede adelantar al de debajo. Elige uno que pueda avanzar.
    }

# Qué falla en un mapa, o qué conviene saber de él

hz-refusal-map-cards = { $why ->
        [count] { $count ->
            [one] Un mapa tiene seis cartas, y este tiene 1. Usa seis distintas.
           *[other] Un mapa tiene seis cartas, y este tiene { $count }. Usa seis distintas.
        }
        [face] No hay ninguna carta { $card }. Las caras de día van de 01f a 12f; las de noche, de 01b a 12b.
        [twice] La carta de { $card } está dos veces en el mapa, y cada una se usa una vez, con una de sus caras. Usa otra carta.
        [turn] { $card } está girada { $turn } grados. Una carta se puede girar 0, 90, 180 o 270.
       *[text] No entiendo «{ $card }» como parte de un mapa. Una carta se escribe así: 05f@90(0,3); la regla T-3 lo explica.
    }
hz-refusal-map-size = El mapa tiene { $rows } filas y { $columns } columnas, y el máximo es { $most } de cada. Acerca las cartas.
hz-refusal-map-card-no-white = En la carta { $card } no se ve ningún recurso blanco. Mueve las cartas que la tapan, o gírala.
hz-refusal-map-no-door = No se ve ninguna Puerta. Destapa una o usa una cara que la tenga.
hz-refusal-map-few-white = { $count ->
        [0] Un duelo necesita { $least } { $resource } a la vista, y aquí no hay ninguno. Usa otras caras o destapa alguno.
        [one] Un duelo necesita { $least } { $resource } a la vista, y aquí hay 1. Usa otras caras o destapa alguno.
       *[other] Un duelo necesita { $least } { $resource } a la vista, y aquí hay { $count }. Usa otras caras o destapa alguno.
    }
hz-refusal-map-loose = Nada une la carta { $card } con las demás, ni siquiera una esquina. Acércala.
hz-refusal-map-thin = Solo se ven { $count } recursos blancos. El mapa se juega mejor con { $least } o más.
hz-refusal-map-one-surface = { $surface ->
        [roof] Solo el { $share } % de las casillas son tejados, así que la Patrulla de samuráis será dura. Puede ayudar usar otras caras.
       *[floor] Solo el { $share } % de las casillas son suelos, así que los Farolillos voladores serán duros. Puede ayudar usar otras caras.
    }
hz-refusal-map-stuck = Con { $event }, un { $die } no tiene dónde ir ni siquiera en el mapa vacío. Gira algunas cartas o usa otras caras.
hz-refusal-map-no-refuge =
    Con Farolillos voladores y Patrulla de samuráis a la vez, { $dice ->
        [one] { $dice } de los seis números no tiene
       *[other] { $dice } de los seis números no tienen
    } dónde ir. Ayuda tener una Puerta en una esquina del mapa.

hz-why-not-legal = Está permitido: el dado puede quedar ahí así.

# Texto que no es ninguna jugada

hz-notation-empty = No hay nada escrito. Una jugada empieza con un verbo, por ejemplo: roll
hz-notation-verb = No hay ninguna jugada llamada «{ $verb }». /help tema explica cómo se escriben las jugadas.
hz-notation-alone = Tras «{ $verb }» se escribe de qué se trata, por ejemplo una casilla o un número; las sugerencias muestran lo posible.
hz-notation-die = «{ $text }» no es un número de dado. Escribe de 1 a 6.
hz-notation-cell = «{ $text }» no es una casilla. Escribe columna y fila, como B2.
hz-notation-place = No entiendo «{ $text }». Escribe el dado, la casilla y cómo queda: 1@B2, 3@D4u (líneas v, h, u, d) o 5@E2x (cruces + y x). Lo que toma se puede omitir.
hz-notation-item = No entiendo «{ $text }» como algo que recoger. Escribe una casilla como F3, o F3{"!"}D3 para una Puerta y el samurái que retira.
hz-notation-gain = No entiendo «{ $text }». Escribe K para Kayaku, A para Kara, H para Hi o D para una Puerta; con una Puerta también quién se va, como D{"!"}A3 para el samurái de A3.
hz-notation-draw = Los mapas se sacan con mixed (mezclado), day (día) o night (noche), y «{ $text }» no es nada de eso.
hz-notation-map = No entiendo «{ $text }» como mapa. Toma una de las sugerencias o escribe seis cartas como en la regla T-3.
hz-notation-option = No hay ninguna opción «{ $text }».
hz-notation-roll = Después de roll no va nada; los dados salen solos.
