# Opening a table and finding players.

command-play = Abre una mesa aquí
command-play-seven-swords = Abre una mesa de Seven Swords: bandidos contra siete samuráis
command-play-hanzo-solo = Abre una partida de Hanzō en solitario: el ninja contra los samuráis del castillo
command-play-hanzo = Abre una mesa de Hanzō: ninja contra samuráis
option-role = El papel que quieres; si te da igual, se sortea al empezar
option-deployment = Cómo prepara el jugador samurái las defensas ocultas
option-theme = El aspecto de las imágenes de esta mesa
choice-any-role = Cualquier papel
choice-deployment-own = Preparación propia
choice-deployment-first = Despliegue de la primera partida
choice-theme-light = Claro
choice-theme-dark = Oscuro
choice-theme-spring = Primavera
choice-theme-summer = Verano
choice-theme-autumn = Otoño
choice-theme-winter = Invierno
choice-theme-spring-dark = Primavera, oscuro
choice-theme-summer-dark = Verano, oscuro
choice-theme-autumn-dark = Otoño, oscuro
choice-theme-winter-dark = Invierno, oscuro

lobby-opened = Tu mesa está abierta. Su tarjeta está en el canal: la otra persona toma asiento ahí y después pulsas { $start } o escribes /table start.
lobby-again-not-seated = Solo quienes se sentaron en esta mesa pueden volver a montarla desde aquí. Con /play puedes abrir una propia.
lobby-again-seated = La mesa vuelve a estar montada y tienes asiento en ella. Su tarjeta está en el canal: ahí puedes elegir papel y pulsar { $start }.
lobby-only-in-server = Este juego es para dos, así que su mesa va en un canal de un servidor. Aquí, en mensajes directos, puedes jugar en solitario: /play hanzo-solo.
lobby-missing-rights = { $count ->
        [one] No puedo llevar una mesa en este canal porque me falta el permiso { $rights }. Pídeselo a quien administra el servidor o usa otro canal.
       *[other] No puedo llevar una mesa en este canal porque me faltan estos permisos: { $rights }. Pídeselos a quien administra el servidor o usa otro canal.
    }
right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
right-attach-files = Adjuntar archivos
right-read-message-history = Leer el historial de mensajes

lobby-card-lobby = { $game }: se buscan jugadores
lobby-card-full = { $game }: ya están todos
lobby-card-open = { $game }: la partida ha empezado
lobby-card-finished = { $game }: la partida ha terminado
lobby-card-abandoned = { $game }: la partida se abandonó
lobby-card-cancelled = { $game }: cancelada
lobby-seat = { $role }: { $who }
lobby-free = libre
lobby-drawn = se asigna al empezar
lobby-either = Cualquier papel: { $who }
lobby-option = { $name }: { $value }
lobby-first-game = Defensas ocultas: despliegue de la primera partida
lobby-card-how = Pulsa el papel que quieras, o Cualquier papel para quedarte con el que sobre. Empezar funciona cuando todos los asientos están ocupados. Escribiendo: /table sit y /table start.
lobby-card-how-full = Todos los asientos están ocupados. Pulsa Empezar para comenzar.
lobby-begun-alone = La partida ha empezado. Su tablero es el mensaje más reciente del canal: pulsa { $play } bajo él o escribe /do.
lobby-promise = Los dados están sellados: ya nadie puede cambiarlos, y /verify lo demuestra al final. Sello: { $commitment }
lobby-called-off = { $who } ha cancelado la mesa.
lobby-sit = Cualquier papel
lobby-sit-as = { $role }
lobby-start = Empezar
lobby-leave = Dejar la mesa
lobby-cancel = Cancelar la mesa
lobby-invite = Invitar a alguien
lobby-invitation = { $who }, { $host } te invita a esta mesa. Toma asiento en la tarjeta de arriba.
lobby-invited = Has invitado a { $guest }.
lobby-no-bots = Un bot no puede tomar asiento.
