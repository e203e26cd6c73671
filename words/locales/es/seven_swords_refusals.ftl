# Por qué Seven Swords rechaza una jugada y qué sería posible en su lugar. La frase se elige por el código junto con la
# regla, si no por el código y los parámetros que haya, y si no por el código solo: véase words/refusals.py.

ss-refusal-e-over = La partida ha terminado. /board muestra cómo acabó y /verify comprueba sus dados.
ss-refusal-e-actor = Ahora tiene que decidir el otro bando. Recibirás un mensaje en cuanto te toque.
ss-refusal-e-phase = Eso no se puede hacer en este paso del turno. Escribe /do, o pulsa el botón azul del tablero, para ver qué se puede hacer.
ss-refusal-e-phase-phase = Eso no corresponde a este paso ({ $phase }). Escribe /do, o pulsa el botón azul del tablero, para ver qué se puede hacer.

ss-refusal-e-setup = La preparación no está completa. Da una ficha a cada casilla especial y un samurái a cada área, y coloca todos los arcos.
ss-refusal-e-setup-ss-023 = Cada uno de los cinco suministros va en una casilla propia. Da a cada casilla de suministros uno distinto.
ss-refusal-e-setup-ss-024 = Cada uno de los cinco almacenes va en una casilla propia. Da a cada casilla de almacén uno distinto.
ss-refusal-e-setup-ss-025 = Cada una de las cinco casas va en una casilla propia. Da a cada casilla de casa una de las fichas que quedan.
ss-refusal-e-setup-ss-026 = Cada una de las seis empalizadas va en una puerta propia. Da a cada puerta una distinta.
ss-refusal-e-setup-ss-027 = Reparte los { $bows } arcos entre las siete áreas. Un área puede quedarse sin ninguno.
ss-refusal-e-setup-ss-028 = Pon exactamente un samurái en cada área y coloca los siete.
ss-refusal-e-setup-ss-030 = Esta preparación al azar aún no se ha repartido. Elige Despliegue de la primera partida, que la reparte y la confirma enseguida.

ss-refusal-e-card = Esa carta no se puede elegir. Elige una de las cartas de tu mano.
ss-refusal-e-card-card = No hay ninguna carta { $card }. Nombra una por su letra, de la A a la G.
ss-refusal-e-card-ss-050 = Descarta exactamente una carta de tu mano.
ss-refusal-e-card-ss-051 = Este turno descarta exactamente dos cartas distintas de tu mano.
ss-refusal-e-card-ss-060 = Muestra exactamente una carta de tu mano.

ss-refusal-e-budget = No quedan acciones suficientes para eso. Elige algo más barato o acaba la fase.
ss-refusal-e-budget-actions-price = { $actions ->
        [0] Eso cuesta { $price } y no queda ninguna acción. Puedes acabar la fase.
        [one] Eso cuesta { $price } y queda 1 acción. Elige algo más barato o acaba la fase.
       *[other] Eso cuesta { $price } y quedan { $actions } acciones. Elige algo más barato o acaba la fase.
    }

ss-refusal-e-stock = En la reserva no hay ninguna ficha así. Elige otro tipo.
ss-refusal-e-stock-type = En la reserva no hay ahora ningún { $type }. Elige otro tipo: ban, arc o mtd (bandido, arquero, jinete), o vban, varc o vmtd, sus veteranos.

ss-refusal-e-space = Aquí no hay ninguna casilla así. Nombra una casilla por su área y su número, como A1.
ss-refusal-e-space-space = { $space } no es una casilla que sirva para esto. El tablero muestra los nombres de todas, como A1.
ss-refusal-e-space-g-1 = Aquí no existe { $space }. Nombra una casilla como A1, o una puerta, de P1 a P6, tal como las muestra el tablero.
ss-refusal-e-space-ss-028 = { $space } no es una casilla de aldea. Elige una para el samurái, como A2.
ss-refusal-e-space-ss-070 = Los bandidos se despliegan ante una puerta, y { $space } no es una de esas casillas. Nombra una puerta, de P1 a P6.

ss-refusal-e-occupied = Esa casilla está ocupada. Elige una libre.
ss-refusal-e-occupied-space = { $space } está ocupada, y una pieza solo puede parar en una casilla libre. Elige otra.
ss-refusal-e-occupied-ss-070 = En { $space } no cabe otra ficha. Elige otra puerta u otra casilla de despliegue.
ss-refusal-e-occupied-ss-084 = Los puntos de movimiento se acaban en { $space }, donde hay otro bandido. Para antes o da un rodeo.
ss-refusal-e-occupied-ss-086 = { $space } está ocupada, así que no hay dónde parar mientras se descubre la empalizada. Despéjala antes.

ss-refusal-e-path = Las casillas de ese camino no están todas unidas. Nómbralas una a una, siguiendo las líneas.
ss-refusal-e-path-ss-080 = Un movimiento pasa al menos por una casilla. Nombra por orden las casillas en las que se entra.
ss-refusal-e-path-ss-081 = Los bandidos siguen las líneas de la aldea, o pasan entre una casilla de entrada y las que tiene delante; nada más está unido. Nombra las casillas una a una.
ss-refusal-e-path-ss-086 = Quien ha mirado la empalizada de { $gate } la cruza o se detiene, y en esta orden no va a otro sitio. Indica el otro lado de { $gate }, o detente.
ss-refusal-e-path-ss-200 = Un samurái sigue las líneas de la aldea, anda al menos una casilla y nunca entra en una casilla de despliegue ni en una especial. Nombra las casillas una a una.
ss-refusal-e-blocked = Un samurái no puede pasar a través de un bandido. Da un rodeo o golpea antes.
ss-refusal-e-blocked-space = En { $space } hay un bandido, y los samuráis no pasan a través de bandidos. Da un rodeo o golpea antes.
ss-refusal-e-length = Eso está más lejos de lo que anda este samurái. Elige una casilla más cercana.
ss-refusal-e-length-movement-samurai = { $samurai } anda como mucho { $movement ->
        [one] 1 casilla
       *[other] { $movement } casillas
    }. Elige una casilla más cercana.
ss-refusal-e-split = Eso está más lejos de lo que llega una orden. Da varias órdenes y para cada vez en una casilla libre.
ss-refusal-e-split-space = Una orden acaba como muy tarde en { $space }. Ve primero allí y da luego otra orden.

ss-refusal-e-spent = Esa ficha ya ha atacado en esta fase y descansa hasta la siguiente. Elige otra ficha.
ss-refusal-e-spent-token = { $token } ya ha atacado en esta fase y descansa hasta la siguiente. Elige otra ficha.
ss-refusal-e-token = Este samurái ya tiene una ficha de esa clase. Elige otro samurái u otra clase de acción.
ss-refusal-e-token-kind-samurai = { $samurai } ya tiene una ficha de { $kind }. Elige otro samurái u otra clase de acción.
ss-refusal-e-carry = Esa ficha ya lleva un suministro, y no puede con más. Usa otra ficha.
ss-refusal-e-carry-token = { $token } ya lleva un suministro, y una ficha no puede con más de uno. Usa otra ficha.
ss-refusal-e-bow = En esta área no queda ningún arco. Dispara desde un área que tenga.
ss-refusal-e-bow-area = En el área { $area } no queda ningún arco. Dispara desde un área que tenga.

ss-refusal-e-target = Eso no puede ser un objetivo aquí. Escribe /do, o pulsa el botón azul del tablero, para ver qué objetivos hay.
ss-refusal-e-target-token = { $token } no está en el tablero. Elige una ficha que esté.
ss-refusal-e-target-basic-token-veteran = En el tablero hay dos fichas marcadas { $token }. Nombra una entera: { $basic }, o { $veteran } si es la veterana.
ss-refusal-e-target-target = Nada llamado «{ $target }» sirve aquí. Escribe /do, o pulsa el botón azul del tablero, para ver qué sirve.
ss-refusal-e-target-ss-102 = { $target } no se puede atacar. Los objetivos posibles son samuráis, almacenes en pie, suministros aún boca abajo y empalizadas armadas.
ss-refusal-e-target-ss-121 = { $target } no se puede recoger ahora. Un suministro tiene que estar descubierto, y en su casilla o en el suelo.
ss-refusal-e-target-ss-125 = En { $space } hay varios suministros en el suelo. Nombra el que quieras: { $supplies }.
ss-refusal-e-target-ss-180 = No hay ningún bandido en una casilla de aldea junto a este samurái. Acércalo más o dispara con un arco.
ss-refusal-e-target-ss-182 = La espada no llega por encima de una empalizada. Puede hacerlo un arco o la propia empalizada.
ss-refusal-e-target-ss-190 = { $target } no es un objetivo para un arco. Nombra una casilla con un bandido o una puerta con bandidos delante.
ss-refusal-e-target-ss-210 = { $target } no puede recibir la orden de atacar. Hace falta una empalizada armada con algún bandido delante.
ss-refusal-e-target-ss-220 = { $target } no sirve. Una casa, de H1 a H5, dispara contra un bandido en una casilla de aldea.
ss-refusal-e-target-house = Una orden a { $house } necesita también un objetivo. Nombra la casilla de un bandido en la aldea, como en { $house }>A1.
ss-refusal-e-target-ss-227 = { $target } no es una empalizada desarmada, y solo una así se puede volver a armar.

ss-refusal-e-reach = El objetivo está demasiado lejos. Ponte antes a su lado o usa un arquero.
ss-refusal-e-reach-token = { $token } no está al lado del objetivo y no es un arquero. Acércalo antes o déjalo fuera.
ss-refusal-e-reach-ss-121 = { $token } está demasiado lejos de { $target }. Acércalo antes.
ss-refusal-e-gate = Hay una empalizada armada en medio. Desármala antes o ataca la propia empalizada.
ss-refusal-e-gate-token = Entre { $token } y el objetivo hay una empalizada armada. Desde ahí solo se puede atacar la empalizada, hasta que esté desarmada.
ss-refusal-e-range = Eso está más lejos de lo que alcanza el liderazgo de este samurái. Acércalo o usa otro samurái.
ss-refusal-e-range-distance-leadership-samurai = { $samurai } está a distancia { $distance }, y un liderazgo de { $leadership } no llega tan lejos. Acércalo o usa otro samurái.

ss-refusal-e-dead = Este samurái ya no está en la partida. Elige otro.
ss-refusal-e-dead-samurai = { $samurai } ya no está en la partida. Elige otro.
ss-refusal-e-tile-tile = No hay ninguna loseta { $tile }. Elige combat (combate), movement (movimiento), leadership (liderazgo), two (dos) o golden (dorada).
ss-refusal-e-tile = No hay ninguna loseta así. Elige combat (combate), movement (movimiento), leadership (liderazgo), two (dos) o golden (dorada).

ss-refusal-e-choice-choice = { $choice } no es una de las respuestas que se ofrecen. Escribe /do, o pulsa el botón azul del tablero, para verlas.
ss-refusal-e-choice = Eso no es una de las respuestas que se ofrecen. Escribe /do, o pulsa el botón azul del tablero, para verlas.
ss-refusal-e-choice-ss-063 = { $samurai } no está entre quienes corren peligro. Nombra a un samurái que esté en el área de la carta letal.
ss-refusal-e-choice-ss-101 = Se nombró dos veces la misma ficha, o ninguna. Nombra cada atacante una vez, y al menos uno.
ss-refusal-e-choice-ss-131 = Este daño no se puede recibir así. Toma una ficha de una clase que falte o pasa la carta a la cara roja.
ss-refusal-e-choice-ss-162 = { $tokens ->
        [0] Con esta cara no se nombran fichas. Déjalas fuera.
        [one] Nombra exactamente 1 ficha que esté en una carta.
       *[other] Nombra exactamente { $tokens } fichas que estén en cartas.
    }
ss-refusal-e-choice-ss-260 = Eso es solo media jugada, o nombra algo dos veces. Escribe /do, o pulsa el botón azul del tablero, para componerla paso a paso.
ss-refusal-e-choice-ss-181 = Nombra al menos a un bandido, a cada uno una sola vez, y solo a los que están al alcance.
ss-refusal-e-choice-ss-220 = La casa no tiene esa flecha. No la indiques y se usará la más cercana.
ss-refusal-e-sum = Las defensas de esos bandidos suman más que el resultado del ataque. Nombra menos.
ss-refusal-e-sum-total-value = Las defensas de esos bandidos suman { $total }, y el ataque llegó a { $value }. Nombra menos.

# Texto que no es ninguna jugada

ss-notation-empty = No hay nada escrito. Una jugada empieza con un verbo, por ejemplo: end
ss-notation-verb = No hay ninguna jugada llamada «{ $verb }». /help explica cómo se escriben las jugadas.
ss-notation-form = No entiendo la parte «{ $text }» de esta jugada. /help explica cómo se escriben las jugadas.
ss-notation-number = «{ $text }» no es un número que sirva aquí.
