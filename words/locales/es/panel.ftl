# El panel privado: una pregunta cada vez.

panel-status = Tu partida
panel-status-over = La partida ha terminado
panel-status-seven-swords = { $phase ->
        [setup] Preparación
        [discard] Turno { $turn } de 18 · descarte para obtener acciones
        [kill] Turno { $turn } de 18 · carta letal
        [victim] Turno { $turn } de 18 · ¿quién cae por la carta letal?
        [bandits] Turno { $turn } de 18 · bandidos: { $actions ->
            [one] queda 1 acción
           *[other] quedan { $actions } acciones
        }
        [crossing] Turno { $turn } de 18 · ante la empalizada: { $actions ->
            [one] queda 1 acción
           *[other] quedan { $actions } acciones
        }
        [wound] Turno { $turn } de 18 · un samurái recibe un daño
        [tile] Turno { $turn } de 18 · la loseta
        [samurai] Turno { $turn } de 18 · samuráis: { $actions ->
            [one] queda 1 acción
           *[other] quedan { $actions } acciones
        }
        [losses] Turno { $turn } de 18 · ¿quién cae?
       *[over] La partida ha terminado
    }
panel-status-hanzo = { $phase ->
        [map] El mapa
        [setup] Samuráis iniciales por colocar: { $due }
        [roll] Turno { $turn } · la tirada
        [event] Turno { $turn } · el evento
        [extra] Turno { $turn } · el Mal tiempo se lleva otro dado
        [event_samurai] Turno { $turn } · llega un samurái
        [gain] Turno { $turn } · los guardianes duermen
        [place] Turno { $turn } · colocación de los dados
        [reinforce] Turno { $turn } · refuerzos por colocar: { $due }
       *[over] La partida ha terminado
    }
panel-status-hanzo-solo = { $phase ->
        [map] El mapa
        [setup] Samuráis iniciales por colocar: { $due }
        [roll] Turno { $turn } · la tirada
        [event] Turno { $turn } · el evento
        [extra] Turno { $turn } · el Mal tiempo se lleva otro dado
        [event_samurai] Turno { $turn } · llega un samurái
        [gain] Turno { $turn } · los guardianes duermen
        [place] Turno { $turn } · colocación de los dados
        [reinforce] Turno { $turn } · refuerzos por colocar: { $due }
       *[over] La partida ha terminado
    }
panel-price = { $count ->
        [0] ninguna acción
        [one] 1 acción
       *[other] { $count } acciones
    }
panel-odds = { $percent } % ({ $good } de { $all })
panel-odds-none = no puede salir bien (0 de { $all })
panel-aim-seven-swords = El objetivo: los bandidos puntúan lo que se llevan y los samuráis que matan; los samuráis, lo que queda tras 18 turnos. { $rules }, bajo el tablero, cuenta el juego en una página.
panel-aim-hanzo = El objetivo: el ninja lleva los cuatro marcadores a 11; el jugador samurái gana cuando un samurái o un dado ya no se puede colocar. { $rules }, bajo el tablero, cuenta el juego en una página.
panel-aim-hanzo-solo = El objetivo: los cuatro marcadores en 11 antes de que un samurái o un dado ya no se pueda colocar. { $rules }, bajo el tablero, cuenta el juego en una página.
panel-choose = { $pages ->
        [one] Elige entre { $count }
       *[other] Elige entre { $count } (página { $page } de { $pages })
    }
panel-previous = ‹ Página anterior
panel-next = Página siguiente ›
panel-back = Atrás
panel-chosen = Elegido: { $path }
panel-enough = Así está bien
panel-confirm = Hacerlo
panel-final-alone = Una vez hecho, ya no se puede deshacer.
panel-unanswered = Aún no se ha jugado nada: mira antes la petición de arriba, que deja de valer si sigues jugando.
panel-told-at-once = Se pregunta otra vez porque la otra persona lo sabrá al momento.
panel-filled-in = Se pregunta otra vez porque lo demás se ha completado solo: no había otra opción.
panel-final = Una vez hecho, solo se puede deshacer con el permiso de la otra persona.
panel-waiting = Ahora no tienes nada que decidir. Le toca a { $names }. Cuando vuelva tu turno, pulsa { $play } en el tablero más reciente o escribe /do.
panel-assisted = Con pista: esta partida no cuenta para las clasificaciones.
panel-stale = La partida ha avanzado desde que se mostró eso. No se ha cambiado nada; así está ahora.

panel-resign = Rendirse
panel-undo = Deshacer
panel-undo-by-consent = Pedir deshacer
panel-undone = Deshecho.
panel-undo-asks = { $count ->
        [one] Para deshacer esta jugada hace falta el permiso de la otra persona, porque algo se ha visto o decidido. Si se tiran dados otra vez, saldrán iguales.
       *[other] Para deshacer { $count } jugadas hace falta el permiso de la otra persona, porque algo se ha visto o decidido. Si se tiran dados otra vez, saldrán iguales.
    }
panel-undo-ask = Pedir permiso

# Lo que espera respuesta. Encima va lo que se pide, como en el canal.
panel-lapses-undo = { $due ->
        [yes] Si sigues jugando, la petición deja de valer.
       *[no] Si la partida sigue antes, la petición deja de valer.
    }
panel-lapses-abandon = { $mine ->
        [yes] Si sigues jugando, la propuesta deja de valer.
       *[no] Puedes seguir jugando antes de contestar; la propuesta deja de valer en cuanto juegue { $who }.
    }
panel-lapses-hand-over = Mientras tanto la partida puede seguir.
panel-asking-undo = { $steps ->
        [one] Has pedido deshacer la última jugada.
       *[other] Has pedido deshacer las últimas { $steps } jugadas.
    }
panel-asking-abandon = Has propuesto acabar esta partida sin ganador.
panel-asking-hand-over = Querrías ceder tu asiento a { $newcomer }.
panel-withdraw = Retirar

# Órdenes permanentes

panel-standing = Orden permanente
standing-title = Orden permanente para los daños
standing-about = Cuando un samurái recibe un daño, toma una ficha de acción o, si puede, muestra su cara roja. Di qué va primero: lo primero de tu lista que sea posible se toma por ti al momento, para que los bandidos no tengan que esperar. Solo tú ves esta orden.
standing-now = Vigente: { $order }.
standing-none = Ninguna vigente: se te pregunta en cada daño.
standing-first = ¿Qué se toma primero?
standing-next = ¿Y después?
standing-so-far = Elegido hasta ahora: { $order }.
standing-clear = Preguntarme siempre
standing-set = Tu orden permanente está vigente.
standing-cleared = Se te preguntará en cada daño.
standing-c = combate
standing-m = movimiento
standing-l = liderazgo
standing-red = cara roja

# La preparación oculta

setup-ways = Con **{ $deal }** todo se pone al azar y la partida empieza enseguida: no lo ves antes. Con **{ $hand }** empiezas con un borrador al azar, que cambias a tu gusto y después confirmas. La otra persona verá dónde están los samuráis y los arcos cuando confirmes; lo demás queda oculto.
setup-deal = Despliegue de la primera partida
setup-by-hand = Colocar a mano
setup-dealt = Se ha repartido un nuevo borrador. Solo tú lo ves.
setup-supplies = Suministros
setup-supplies-about = el botín de las casillas de suministros, de 3 a 7
setup-storehouses = Almacenes
setup-storehouses-about = el botín de los almacenes, de 1 a 5
setup-houses = Casas
setup-houses-about = lo bien que dispara cada casa
setup-palisades = Empalizadas
setup-palisades-about = combate, defensa y dificultad de paso en cada puerta
setup-palisades-values = Empalizadas (combate/defensa/paso)
setup-bows = Arcos
setup-bows-about = 14 arcos entre las siete áreas
setup-stands = Samuráis
setup-stands-about = un samurái en cada área
setup-change = Cambiar una parte
setup-overview = Resumen
setup-commit = Confirmar
setup-commit-now = Confirmar y empezar
setup-redraw = Repartir de nuevo
setup-final = Una vez confirmado, queda así toda la partida.
setup-bows-missing = { $count ->
        [one] Falta 1 arco por colocar.
       *[other] Faltan { $count } arcos por colocar.
    }
setup-bows-surplus = { $count ->
        [one] Sobra 1 arco.
       *[other] Sobran { $count } arcos.
    }
setup-swap = Intercambiar dos
setup-bow = Añadir o quitar un arco
setup-bow-more = Área { $area }: uno más, { $count } en total
setup-bow-less = Área { $area }: uno menos, { $count } en total
setup-area = Elige un área
setup-stand = Área { $area }: { $name } en { $space }
setup-who = ¿Quién está en el área { $area }?
setup-where = ¿En qué casilla del área { $area }?
setup-samurai = { $name } (combate { $combat }, movimiento { $movement }, liderazgo { $leadership }, defensa { $defence })
