# Preguntas, respuestas y lo que significa una respuesta. Las etiquetas tienen 80 caracteres como mucho; las pistas, 100.

ss-ask-setup = ¿Cómo quieres preparar la aldea?
ss-ask-discard = ¿Qué carta descartas?
ss-ask-discard-first = ¿Qué carta descartas, la primera de dos?
ss-ask-discard-second = ¿Qué carta descartas, la segunda de dos?
ss-ask-kill = ¿Qué carta letal muestras?
ss-ask-victim = ¿Quién cae por la carta letal?
ss-ask-bandits = ¿Qué hacen los bandidos?
ss-ask-deploy-type = ¿Qué clase de bandido entra en juego?
ss-ask-deploy-gate = ¿Por qué puerta?
ss-ask-move-token = ¿Qué ficha se mueve?
ss-ask-move-area = ¿A qué área?
ss-ask-move-goal = ¿Dónde para?
ss-ask-attack-target = ¿Qué atacan los bandidos?
ss-ask-attack-count = ¿Cuántos atacan? Van primero los mejores.
ss-ask-take-token = ¿Qué ficha recoge un suministro?
ss-ask-take-supply = ¿Qué suministro?
ss-ask-crossing = La empalizada está descubierta. ¿Seguir o detenerse?
ss-ask-wound = ¿Cómo recibe el daño el samurái?
ss-ask-tile = ¿Qué loseta usas?
ss-ask-removal = ¿Qué ficha se quita?
ss-ask-samurai = ¿Qué hacen los samuráis?
ss-ask-hit = ¿Quién golpea con la espada?
ss-ask-bow = ¿Quién dispara?
ss-ask-bow-target = ¿Contra quién?
ss-ask-walk = ¿Quién anda?
ss-ask-walk-area = ¿A qué área?
ss-ask-walk-goal = ¿Dónde se detiene?
ss-ask-order = ¿Quién da la orden?
ss-ask-order-what = ¿A qué empalizada o casa?
ss-ask-order-target = ¿Contra quién dispara la casa?
ss-ask-repair = ¿Quién vuelve a armar una empalizada?
ss-ask-repair-gate = ¿Qué empalizada?
ss-ask-losses = ¿Qué bandidos caen?
ss-ask-done = ¿Es esto lo que quieres?
ss-ask-wait = Ahora decide el otro bando.

ss-verb-deploy = Desplegar
ss-verb-deploy-about = poner en juego una ficha en una puerta
ss-verb-move = Mover
ss-verb-move-about = mover una ficha que no haya atacado
ss-verb-attack = Atacar
ss-verb-attack-about = un samurái, un almacén, un suministro o una empalizada
ss-verb-take = Recoger
ss-verb-take-about = tomar un suministro descubierto
ss-verb-end = Acabar la fase
ss-verb-go = Seguir
ss-verb-go-about = { $least ->
        [0] cruzar con los pasos que quedan
        [one] cruzar; cuesta al menos 1 acción
       *[other] cruzar; cuesta al menos { $least } acciones
    }
ss-verb-halt = Detenerse
ss-verb-halt-about = quedarse donde está
ss-verb-hit = Espada
ss-verb-hit-about = una tirada contra todos los bandidos junto a un samurái
ss-verb-bow = Arco
ss-verb-bow-about = disparar a cualquier distancia; gasta un arco
ss-verb-walk = Andar
ss-verb-walk-about = mover un samurái
ss-verb-order = Dar una orden
ss-verb-order-about = una empalizada o una casa ataca a los bandidos
ss-verb-repair = Volver a armar
ss-verb-repair-about = trabajar en una empalizada desarmada

ss-choice-random = Despliegue de la primera partida
ss-choice-random-about = todo se coloca al azar
ss-choice-commit = Confirmar mi preparación
ss-choice-commit-about = empieza el turno 1
ss-choice-card = Carta { $letter }, valor { $value }
ss-choice-attackers = { $count ->
        [one] 1 atacante
       *[other] { $count } atacantes
    }
ss-choice-removal = { $name }: { $kind }
ss-choice-at = { $place }: { $token }
ss-choice-wound-token = Recibir una ficha de { $kind }
ss-choice-wound-token-about = bloquea esa clase de acción y cuenta para los bandidos el turno siguiente
ss-choice-wound-red = Pasar a la cara roja
ss-choice-wound-red-about = otro daño más será mortal

ss-note-type = combate { $combat }, defensa { $defence }, pasos { $movement }
ss-note-route = por { $route }
ss-note-left = { $left ->
        [one] sobra 1 paso
       *[other] sobran { $left } pasos
    }
ss-note-turns-up = descubre la empalizada de { $gate }; después se sabrá lo que cuesta cruzarla
ss-note-escapes = saca el suministro { $square } de la aldea
ss-note-attack = { $tokens }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, modificador { $modifier }, hace falta { $defence }
ss-note-attack-turns-up = { $tokens }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, modificador { $modifier }; antes descubre la empalizada
ss-note-strength = dado{ $strength } contra { $tokens }
ss-note-exit = por { $exit }
ss-note-reveals = se descubre
ss-note-repair = { $distance ->
        [0] se consigue siempre
        [1] se consigue siempre
       *[other] hace falta { $distance } o más
    }
ss-note-tile = cara { $side }: { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }
ss-note-tile-off = cara { $side }: { $removed }, { $actions ->
        [0] ninguna acción
        [one] 1 acción
       *[other] { $actions } acciones
    }
ss-note-tile-turned = { $now }; la próxima vez, { $later }
ss-note-off-combat = fuera todas las fichas de combate
ss-note-off-movement = fuera todas las fichas de movimiento
ss-note-off-leadership = fuera todas las fichas de liderazgo
ss-note-off-two = fuera dos fichas
ss-note-off-golden = fuera todas las fichas
ss-note-discard = { $cards ->
        [one] da { $actions } acciones
       *[other] juntas dan { $actions } acciones
    }
ss-note-end-bandits = { $actions ->
        [0] sigue el otro bando
        [one] se pierde 1 acción
       *[other] se pierden { $actions } acciones
    }
ss-note-end-samurai = { $turn ->
        [18] la partida termina aquí
       *[other] { $actions ->
            [0] sigue el otro bando
            [one] 1 acción pasa a los bandidos, además de las suyas
           *[other] { $actions } acciones pasan a los bandidos, además de las suyas
        }
    }
ss-note-losses = las defensas suman { $defence }
