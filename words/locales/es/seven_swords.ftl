# Seven Swords. Primero los nombres, luego lo que pasa; las preguntas y los rechazos tienen sus propios archivos.

ss-title = Seven Swords
ss-role-bandit = Bandidos
ss-role-samurai = Samuráis
ss-player-bandit = El jugador bandido
ss-player-samurai = El jugador samurái

ss-phase-setup = Preparación
ss-phase-discard = Descarte
ss-phase-kill = Carta letal
ss-phase-victim = Elección de la víctima
ss-phase-bandits = Actúan los bandidos
ss-phase-crossing = Ante la empalizada
ss-phase-wound = Un samurái recibe un daño
ss-phase-tile = Elección de loseta
ss-phase-samurai = Actúan los samuráis
ss-phase-losses = Elección de los caídos
ss-phase-over = Fin de la partida

ss-turn-single = turno corriente
ss-turn-double = descarte doble
ss-turn-kill = turno letal

ss-type-ban = { $count ->
        [one] bandido
       *[other] bandidos
    }
ss-type-vban = { $count ->
        [one] bandido veterano
       *[other] bandidos veteranos
    }
ss-type-arc = { $count ->
        [one] arquero
       *[other] arqueros
    }
ss-type-varc = { $count ->
        [one] arquero veterano
       *[other] arqueros veteranos
    }
ss-type-mtd = { $count ->
        [one] jinete
       *[other] jinetes
    }
ss-type-vmtd = { $count ->
        [one] jinete veterano
       *[other] jinetes veteranos
    }
ss-token = { $type } { $number }
ss-token-the = el { $type } { $number }

ss-tile-combat = loseta de combate
ss-tile-movement = loseta de movimiento
ss-tile-leadership = loseta de liderazgo
ss-tile-two = loseta «2»
ss-tile-golden = loseta dorada

ss-kind-C = combate
ss-kind-M = movimiento
ss-kind-L = liderazgo
ss-kind-red = cara roja

ss-area = área { $area }
ss-gate = puerta { $gate }
ss-palisade = empalizada { $gate }
ss-storehouse = almacén { $square }
ss-supply = suministro { $square }
ss-house = casa { $square }
ss-none = ninguna
ss-group = los bandidos que hay ante { $gate }

# Opciones de una mesa

ss-option-village = Aldea
ss-option-village-about = Dónde se juega
ss-option-village-akisato = Akisato
ss-option-village-akisato-about = Seis barrios alrededor de una larga calle principal.
ss-option-village-takigawa = Takigawa
ss-option-village-takigawa-about = Una aldea a ambas orillas de un arroyo.
ss-option-veteran-discount = Descuento de veteranos
ss-option-veteran-discount-about = Qué fichas abaratan a un veterano
ss-option-veteran-discount-basic = Fichas básicas
ss-option-veteran-discount-basic-about = Solo cuentan las fichas básicas de la misma clase.
ss-option-veteran-discount-kind = Todas las de la clase
ss-option-veteran-discount-kind-about = Cuentan también los veteranos de la misma clase.
ss-option-movement-points = Puntos de movimiento
ss-option-movement-points-about = Cuándo se pueden juntar los puntos de varias acciones
ss-option-movement-points-crossing = Solo en pasos difíciles
ss-option-movement-points-crossing-about = Solo al pasar por samuráis y empalizadas.
ss-option-movement-points-pooled = Puntos en común
ss-option-movement-points-pooled-about = También para pasar una fila de bandidos.
ss-option-full-gate-exit = Salida por una puerta llena
ss-option-full-gate-exit-about = Si se puede salir con un suministro cuando las tres casillas de fuera están ocupadas
ss-option-full-gate-exit-refused = No permitida
ss-option-full-gate-exit-refused-about = Fuera tiene que haber una casilla libre.
ss-option-full-gate-exit-allowed = Permitida
ss-option-full-gate-exit-allowed-about = La ficha deja el tablero al instante y no necesita casilla.
ss-option-golden-tile = Loseta dorada
ss-option-golden-tile-about = Acciones de su cara A
ss-option-golden-tile-1 = 1 acción
ss-option-golden-tile-1-about = El valor habitual.
ss-option-golden-tile-7 = 7 acciones
ss-option-golden-tile-7-about = Facilita la defensa.
ss-option-points-per-kill = Puntos por muerte
ss-option-points-per-kill-about = Lo que vale para los bandidos un samurái muerto en combate
ss-option-points-per-kill-1 = 1 punto
ss-option-points-per-kill-1-about = El valor habitual.
ss-option-points-per-kill-2 = 2 puntos
ss-option-points-per-kill-2-about = Ayuda a los bandidos.
ss-option-points-per-kill-3 = 3 puntos
ss-option-points-per-kill-3-about = Ayuda mucho a los bandidos.

# Lo que pasa

ss-event-setup-committed = { $samurai } ha preparado la aldea. Samuráis: { $stands }. Arcos: { $bows }.
ss-event-card-discarded = { $bandit } descartó una carta de valor { $value }.
ss-event-card-discarded-letter = { $bandit } descartó la carta { $letter }, de valor { $value }.
ss-event-kill-card = { $bandit } mostró la carta letal: área { $letter }, valor { $value }.
ss-event-kill-missed = En el área { $letter } no había ningún samurái.
ss-event-samurai-removed = { $cause ->
        [card] { $name } cayó por la carta letal y deja la partida.
       *[combat] { $name } cayó en combate y deja la partida.
    }
ss-event-budget-set = Acciones de los bandidos: { $total } (cartas { $cards }, fichas sobre samuráis { $tokens }, sin usar por los samuráis { $unused }).
ss-event-cards-returned = Todas las cartas de área vuelven a la mano de los bandidos.
ss-event-deployed = { $token } se desplegó en { $space } por { $price ->
        [one] 1 acción
       *[other] { $price } acciones
    }.
ss-event-moved = { $token } fue de { $start } a { $end }{ $price ->
        [0] .
        [one] {" "}por 1 acción.
       *[other] {" "}por { $price } acciones.
    }
ss-event-moved-by = { $token } fue de { $start } a { $end }, pasando por { $route }{ $price ->
        [0] .
        [one] , por 1 acción.
       *[other] , por { $price } acciones.
    }
ss-event-palisade-revealed = { $cause ->
        [crossing] Un bandido intentó cruzar por { $gate }, así que se descubre la empalizada
        [attack] El ataque descubre la empalizada de { $gate }
       *[order] La orden descubre la empalizada de { $gate }
    }: combate { $combat }, defensa { $defence }, dificultad de paso { $crossing }.
ss-event-crossing-halted = { $automatic ->
        [yes] { $token } no puede cruzar la empalizada de { $gate } y se queda donde está.
       *[no] { $token } no cruza la empalizada de { $gate } y se queda donde está.
    }
ss-event-attack-rolled = { $count ->
        [one] { $attackers } atacó
       *[other] { $attackers } atacaron
    } { $kind ->
        [samurai] a { $target }
        [storehouse] el almacén { $target }
        [supply] el suministro { $target }
       *[palisade] la empalizada de { $target }
    }: { $sum }, hacía falta { $defence }. { $success ->
        [yes] Acierto.
       *[no] Sin efecto.
    }
ss-event-samurai-wounded = { $name } recibió una ficha de { $token } como daño.
ss-event-samurai-wounded-red = { $forced ->
        [yes] { $name } ya tiene todas las fichas: la carta pasa a la cara roja.
       *[no] { $name } recibió una herida: la carta pasa a la cara roja.
    }
ss-event-storehouse-stolen = El almacén { $square } fue robado: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    } para los bandidos.
ss-event-supply-revealed = Se descubrió el suministro { $square }: vale { $value }.
ss-event-supply-taken = { $token } recogió el suministro { $square }, que vale { $value }.
ss-event-supply-dropped = El suministro { $square }, que vale { $value }, está en el suelo en { $space }.
ss-event-supply-escaped = { $token } sacó el suministro { $square } por { $gate }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    } para los bandidos.
ss-event-palisade-disarmed = La empalizada de { $gate } queda desarmada.
ss-event-palisade-rearmed = La empalizada de { $gate } vuelve a estar armada.
ss-event-bandits-ready = Todos los bandidos vuelven a estar listos.
ss-event-tile-played = { $samurai } usó la { $tile }, cara { $side }: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }.
ss-event-tile-played-removed = { $samurai } usó la { $tile }, cara { $side }: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }. Fichas quitadas: { $removed }.
ss-event-samurai-acted = { $name } usó una ficha de { $token }.
ss-event-sword-rolled = Golpe de espada de { $name } contra { $targets }: { $sum }.
ss-event-bow-used = Se usó un arco del área { $area }; { $left ->
        [0] ya no queda ninguno.
        [one] queda 1.
       *[other] quedan { $left }.
    }
ss-event-bow-rolled = { $name } disparó contra { $target }: { $sum }.
ss-event-palisade-rolled = { $name } ordenó a la empalizada de { $gate } que atacara: { $sum }.
ss-event-house-revealed = Se descubre la casa { $house }: combate { $combat }.
ss-event-house-rolled = { $name } ordenó a la casa { $house } disparar contra { $target } por { $exit }: { $sum }.
ss-roll-die = dado { $value }
ss-roll-combat = combate { $value }
ss-roll-distance = distancia { $value }
ss-event-repair-rolled = { $name } trabajó en la empalizada de { $gate }: salió { $die }, hacía falta { $distance }. { $success ->
        [yes] Conseguido.
       *[no] Sin efecto.
    }
ss-event-walked = { $name } fue de { $start } a { $end }.
ss-event-walked-by = { $name } fue de { $start } a { $end }, pasando por { $route }.
ss-event-casualties = { $count ->
        [one] Cayó { $tokens }.
       *[other] Cayeron { $tokens }.
    }
ss-event-casualties-none = No cayó ningún bandido: todos tienen una defensa superior a { $value }.
ss-event-phase-ended-bandit = { $unused ->
        [0] { $bandit } acabó la fase.
        [one] { $bandit } acabó la fase; se perdió 1 acción.
       *[other] { $bandit } acabó la fase; se perdieron { $unused } acciones.
    }
ss-event-phase-ended-samurai = { $unused ->
        [0] { $samurai } acabó la fase.
        [one] { $samurai } acabó la fase; 1 acción sin usar pasa a los bandidos.
       *[other] { $samurai } acabó la fase; { $unused } acciones sin usar pasan a los bandidos.
    }
ss-event-turn-advanced = Empieza el turno { $turn }: { $kind }.
ss-event-game-ended-dead = No queda ningún samurái. Gana { $bandit }.
ss-event-game-ended-won = La partida ha terminado. Gana { $winner }. Puntos: { $scores }.
ss-event-game-ended-draw = La partida ha terminado en empate. Puntos: { $scores }.
ss-score = { $role } { $points }
ss-event-final-reveal = Lo que estaba oculto. Suministros: { $supplies }. Almacenes: { $storehouses }. Casas: { $houses }. Empalizadas (combate/defensa/dificultad): { $palisades }. Cartas en la mano: { $hand }. Cartas descartadas: { $discards }.
