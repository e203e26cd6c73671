# Comandos para jugar: descripciones (100 caracteres como máximo) y sus pocas respuestas.

command-do = Haz una jugada escrita en notación
command-do-move = La jugada por escrito; las sugerencias muestran cómo sigue
command-hand = Lo que solo tú puedes saber: tus cartas o tus fichas ocultas
command-too-long-here = Varias de tus mesas te esperan y esta jugada es demasiado larga para llevarla. Escribe el comando en el canal de la mesa.
command-unread = { $why }
    Una de las jugadas posibles ahora: { $example }
command-other-game = En esta mesa se juega a { $game }, que tiene sus propios comandos. Pulsa { $play } en el tablero o mira /help.

suggest-none-here = Ahora no hay ninguna partida aquí; /play abre una
suggest-none-waiting = Ahora no te espera ninguna partida; /tables muestra las tuyas
suggest-not-started = La partida no ha empezado todavía
suggest-other-game = En esta mesa se juega a { $game }, que tiene sus propios comandos
suggest-waiting = Ahora no tienes nada que decidir; le toca a { $names }
suggest-nothing-fits = Aquí no encaja nada con lo que dicen las otras opciones; míralas primero
suggest-other-question = Aquí no hay nada que elegir; ahora se decide: { $question }

command-bandit = Juega a Seven Swords con los bandidos
command-bandit-deploy = Lleva un bandido de la reserva a una puerta
command-bandit-deploy-kind = Qué tipo de bandido
command-bandit-deploy-gate = En qué puerta
command-bandit-move = Mueve un bandido
command-bandit-move-token = Qué bandido; m1 en la imagen es aquí mtd1
command-bandit-move-to = Adónde: una casilla, o todas las del camino (A1-A2)
command-bandit-attack = Ataca a un samurái, un almacén, un suministro o una empalizada
command-bandit-attack-target = Qué se ataca
command-bandit-attack-attackers = Quién ataca: cuántos, o las fichas (ban1,arc2)
command-bandit-take = Recoge un suministro descubierto
command-bandit-take-token = Qué bandido; m1 en la imagen es aquí mtd1
command-bandit-take-supply = Qué suministro
command-bandit-discard = Descarta una carta para obtener acciones (dos en un turno doble)
command-bandit-discard-card = La letra de la carta
command-bandit-discard-second = La segunda carta en un turno doble
command-bandit-kill = Muestra la carta letal
command-bandit-kill-card = La letra de la carta
command-bandit-go = Cruza la empalizada que se acaba de descubrir
command-bandit-go-to = Adónde: una casilla, o todas las del camino
command-bandit-halt = Quédate ante la empalizada que se acaba de descubrir
command-bandit-end = Termina la fase de los bandidos

command-samurai = Juega a Seven Swords con los samuráis
command-samurai-tile = Usa una loseta de acción
command-samurai-tile-tile = Qué loseta
command-samurai-tile-remove = Para el reverso de la loseta «2»: las fichas que se retiran
command-samurai-hit = Golpea con la espada a todos los bandidos junto a un samurái
command-samurai-hit-samurai = Quién golpea
command-samurai-bow = Dispara a un bandido, o a los bandidos ante una puerta
command-samurai-bow-samurai = Quién dispara
command-samurai-bow-target = La casilla o puerta a la que se dispara
command-samurai-walk = Mueve un samurái
command-samurai-walk-samurai = Quién anda
command-samurai-walk-to = Adónde: una casilla, o todas las del camino (A3-A4)
command-samurai-order = Haz que ataque una empalizada o una casa
command-samurai-order-samurai = Quién da la orden
command-samurai-order-by = La empalizada o casa
command-samurai-order-target = Para una casa: la casilla a la que dispara
command-samurai-repair = Vuelve a armar una empalizada
command-samurai-repair-samurai = Quién hace el trabajo
command-samurai-repair-gate = Qué empalizada
command-samurai-losses = Di qué bandidos caen
command-samurai-losses-tokens = Las fichas (ban1,mtd2)
command-samurai-victim = Di qué samurái cae por la carta letal
command-samurai-victim-samurai = Quién cae
command-samurai-wound = Di cómo se recibe un daño
command-samurai-wound-damage = Una ficha (C, M o L), o la cara roja
command-samurai-end = Termina la fase de los samuráis

command-samurai-setup = Tu preparación oculta: mírala, cámbiala, confírmala
command-setup-act = Qué hacer; déjalo en blanco para ver o cambiar el borrador
command-setup-deal = Repartir un nuevo borrador
command-setup-commit = Confirmar el borrador
command-setup-deal-and-commit = Despliegue de la primera partida, ya
command-setup-place = Una casilla especial, o un área
command-setup-value = Qué hay allí; para un área un samurái, su casilla, o cuántos arcos
command-setup-area = Samuráis y arcos
command-setup-not-now = Ahora no se está preparando la aldea.
