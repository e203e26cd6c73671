# Imágenes, sus textos para quien no las ve, y el texto alternativo.

picture-turn = Turno { $turn }
picture-turn-of = Turno { $turn } de 18
picture-setup = Preparación
picture-title-setup = La aldea se prepara
picture-title-discard = Los bandidos eligen carta
picture-title-discard-double = Los bandidos eligen dos cartas
picture-title-kill = Turno letal: eligen carta
picture-title-victim = Turno letal: muere un samurái
picture-title-bandits = Actúan los bandidos
picture-title-crossing = { $token } está ante { $gate }
picture-title-wound = { $samurai } recibe un daño
picture-title-tile = Los samuráis eligen loseta
picture-title-samurai = Actúan los samuráis
picture-title-losses = { $value } puntos para bajas
picture-title-won-bandit = Ganan los bandidos
picture-title-won-samurai = Ganan los samuráis
picture-title-draw = Empate
picture-title-stopped = La partida ha terminado

picture-waits = Decide { $name }
picture-actions = { $left ->
        [one] Queda 1 acción
       *[other] Quedan { $left } acciones
    }
picture-budget = { $total } = cartas { $cards } + fichas { $tokens } + sin usar { $unused }
picture-role-bandit = Bandidos
picture-role-samurai = Samuráis
picture-loot = botín { $loot }, muertes { $kills }
picture-free = { $count ->
        [one] 1 área libre
       *[other] { $count } áreas libres
    }
picture-total = total { $total }
picture-tile-combat = Combate
picture-tile-movement = Mover
picture-tile-leadership = Liderar
picture-tile-two = Dos
picture-tile-golden = Dorada
picture-hand = En la mano
picture-discarded = Descartadas
picture-kill = Letal
picture-dead-card = carta letal
picture-dead-combat = caído
picture-price = precio { $price }
picture-only-you = Violeta discontinuo: solo lo ves tú.
picture-key-combat = combate
picture-key-defence = defensa
picture-key-movement = movimiento, paso

# Tablero en texto

picture-text-turn = Turno { $turn } de 18 ({ $kind })
picture-text-budget = Acciones de los bandidos: { $total } (cartas { $cards }, fichas de acción { $tokens }, sin usar por los samuráis { $unused }). Sin usar en la última fase samurái: { $last }.
picture-text-turns = Descarte doble en los turnos { $double }; turnos letales: { $kill }.
picture-text-secret-about = Lo que se llama secreto, y las letras de las cartas que no son letales, solo lo ves tú.
picture-text-score = Puntos: { $bandit } { $points } (botín { $loot }, muertes { $kills }); { $samurai } { $count } hasta ahora (áreas libres { $free }), más lo que conserven.
picture-text-total = Samuráis en total: { $total }.
picture-text-total-secret = Samuráis en total, secreto: { $total }.
picture-text-areas = Áreas (arcos; quién está dónde; casillas especiales con las casillas que las tocan, → marca las flechas)
picture-text-area = { $area } ({ $bows }): { $pieces }.
picture-text-nobody = nadie
picture-text-spent = agotado
picture-text-carries = con { $square } ({ $value })
picture-text-lying = { $square } ({ $value }) en el suelo de { $space }
picture-text-hidden = oculto
picture-text-secret = secreto { $value }
picture-text-supply = Suministro { $square } ({ $near }): defensa { $defence }, valor { $value }.
picture-text-supply-taken = Suministro { $square }: robado, valor { $value }.
picture-text-supply-gone = Suministro { $square }: fuera de su casilla.
picture-text-storehouse = Almacén { $square } ({ $near }): defensa { $defence }, valor { $value }.
picture-text-stolen = Almacén { $square }: robado, valor { $value }.
picture-text-house = Casa { $square } ({ $near }): combate { $value }.
picture-text-gates = Puertas (casilla de entrada; empalizada con combate/defensa/paso; bandidos fuera)
picture-text-gate = { $gate } ({ $space }): { $state }, valor { $figures }; { $group }.
picture-text-armed = armada
picture-text-down = desarmada
picture-text-samurai = Samuráis (C combate, M movimiento, L liderazgo, D defensa)
picture-text-wounded = con una herida
picture-text-used = usado
picture-text-used-now = recién usado
picture-text-cards = Cartas de los bandidos.
picture-text-card-table = Todas las cartas: { $table }
picture-text-tiles = Losetas de acción (cara, acciones, fichas que quita).
picture-text-chosen = elegida
picture-text-reserve = Bandidos en la reserva.
picture-text-type = { $type } ×{ $count }, precio { $price }, combate { $combat }, defensa { $defence }, movimiento { $movement }
picture-text-roads = Caminos.

# Texto alternativo

picture-alt-who = { $game }, { $turn }: { $what }.
picture-alt-changed = Cambios: { $items }.
picture-alt-moved = { $piece } de { $start } a { $end }
picture-alt-new = { $piece } nuevo en { $place }
picture-alt-gone = { $piece } ya no está en { $place }
picture-alt-spent = { $piece } ha atacado
picture-alt-hurt = { $piece } con una herida
picture-alt-taken = suministro { $square } robado, valor { $value }
picture-alt-shown = { $square } a la vista, valor { $value }
picture-alt-stolen = almacén { $square } robado, valor { $value }
picture-alt-gate-armed = empalizada { $gate } descubierta
picture-alt-gate-down = empalizada { $gate } desarmada
picture-alt-others = { $count } más
picture-alt-score = Puntos hasta ahora: bandidos { $bandit } por botín y muertes; samuráis { $samurai } por áreas sin bandidos, y al final también por todo el botín que conserven.
picture-alt-stopped = Puntos hasta entonces: bandidos { $bandit } por botín y muertes, samuráis { $samurai } por áreas sin bandidos, sin contar el botín que conservaban.
picture-alt-final = Resultado final: bandidos { $bandit }, samuráis { $samurai }.
picture-alt-danger = En peligro: { $items }.
picture-alt-areas = Áreas: { $items }.
picture-alt-bandits = { $count ->
        [one] 1 bandido
       *[other] { $count } bandidos
    }
picture-alt-village = Aldea: { $village }.
picture-alt-more = El tablero en texto lo dice todo con palabras: pulsa el botón del tablero en texto o escribe /board.
picture-danger-carried = suministro { $square } ({ $value }) que lleva { $token } en { $space }, a { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } de una casilla de entrada
picture-danger-lying = suministro { $square } en el suelo de { $space }
picture-danger-supply = suministro { $square }, con { $count ->
        [one] 1 bandido
       *[other] { $count } bandidos
    } al lado
picture-danger-storehouse = almacén { $square }, con { $count ->
        [one] 1 bandido
       *[other] { $count } bandidos
    } en sus flechas
picture-danger-samurai = { $samurai }, con una herida, en { $space }, { $count ->
        [0] sin bandidos cerca
        [one] 1 bandido cerca
       *[other] { $count } bandidos cerca
    }
picture-danger-gate = empalizada { $gate } desarmada

# Imagen privada

picture-hand-title-bandit = Tus cartas de área
picture-hand-title-samurai = Lo que has escondido
picture-hand-about = Esta imagen solo la ves tú.
picture-hand-supplies = Suministros
picture-hand-storehouses = Almacenes
picture-hand-houses = Casas
picture-hand-palisades = Empalizadas
picture-hand-alt-bandit = Solo lo ves tú. Cartas en la mano: { $hand }. Descartadas: { $discarded }.
picture-hand-alt-samurai = Solo lo ves tú. Lo que has escondido: { $items }.
