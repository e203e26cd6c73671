# Imágenes, sus textos para quien no las ve, y el texto alternativo.

picture-turn = Turno { $turn }
picture-setup = Preparación
picture-over = Fin de la partida
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
picture-title-over = La partida ha terminado
picture-title-won-bandit = Ganan los bandidos
picture-title-won-samurai = Ganan los samuráis
picture-title-draw = Empate

picture-waits = Decide { $name }
picture-actions = { $left ->
        [one] Queda 1 acción
       *[other] Quedan { $left } acciones
    }
picture-budget = { $total } = cartas { $cards } + fichas { $tokens } + sobras { $unused }
picture-unused = { $unused } sin usar pasan a los bandidos
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
picture-tile-all = todas
picture-hand = En la mano
picture-discarded = Descartadas
picture-kill = Letal
picture-dead-card = muerto por carta
picture-dead-combat = caído
picture-price = precio { $price }
picture-only-you = Violeta discontinuo: solo lo ves tú.
picture-key-combat = combate
picture-key-defence = defensa
picture-key-movement = movimiento, cruce
