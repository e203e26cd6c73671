# Answers that are no matter of a game's rules.
answer-unknown-fault = Algo ha fallado por mi parte y, que yo sepa, no ha cambiado nada. Si avisas a quienes llevan este bot, dales el número { $number }.
answer-only-in-server = Eso solo funciona en un canal de un servidor.
answer-command-outdated = Este comando ha cambiado desde que tu Discord lo cargó. Reinicia Discord o espera un minuto, y vuelve a probar.
answer-value-unclear = No entiendo «{ $value }». Elige una de las sugerencias, por favor.
answer-forbidden = Discord no me deja hacer eso aquí: falta un permiso.
answer-discord-busy = Discord está ocupado ahora mismo. Prueba otra vez dentro de un momento.
answer-closing = Me están reiniciando. Prueba otra vez dentro de un minuto; no se pierde nada.
answer-control-outdated = Este botón es de una versión anterior. Usa el mensaje más reciente del tablero, o escribe /tables para encontrar tus partidas.

# The terminal of whoever runs the bot.
start-description = Tatami: juegos de mesa de samuráis en Discord. Sin token arranca la demostración sin conexión.
start-check-help = cargar todo, no conectar con nada y salir
start-fresh-help = olvidar antes las partidas de la demostración sin conexión
start-checked = Todo se carga bien. { $commands } comandos listos.
start-bad-setting = El ajuste { $name } no se puede usar: { $reason }.
start-token-refused = Discord ha rechazado DISCORD_TOKEN. Copia otra vez el token del portal de desarrolladores, página Bot.
start-settings-unreadable = No se puede leer el archivo .env. Guárdalo como texto sin formato en UTF-8.
start-database-busy = Otro Tatami ya usa esta base de datos. Páralo antes, o dale a este otra DATABASE_URL u otra DATA_FOLDER.
start-database-unusable = La base de datos no se puede usar: { $reason }. Mira DATABASE_URL; sin ella, el archivo tatami.sqlite3 en DATA_FOLDER.
start-fault = Ha fallado algo que no debería. Lo que se sabe está arriba, sin secretos. No se ha perdido nada de lo guardado.
start-folder-unusable = No se puede escribir en la carpeta { $folder } (DATA_FOLDER): { $reason }.
start-no-connection = No se puede conectar con Discord. Comprueba la conexión de red de este equipo y vuelve a arrancar.

# Which table is meant.
which-none-in-channel = Este canal no tiene mesa. /play abre una y /tables muestra las tuyas.
which-over-in-channel = La partida de este canal ha terminado. Su resultado tiene un botón para jugar otra vez; /play abre otra mesa y /tables muestra las tuyas.
which-none-of-yours = Ahora mismo no tienes ninguna mesa. Abre una con /play: en un canal de un servidor o, para jugar en solitario, también aquí.
which-question = Tienes varias mesas. ¿A cuál te refieres?
which-placeholder = Elige una mesa
which-option = { $game } con { $others } (mesa { $table })
which-nobody = nadie aún
which-alone = nadie más

# The board message.
seat-with-role = { $who } ({ $role })
board-headline = { $game } · Turno { $turn } · { $phase }
board-headline-over = { $game } · Fin de la partida
board-headline-before = { $game } · { $phase }
board-waits = Se espera a { $who }.
board-play = Jugar
board-hand = Mi mano
board-hand-hanzo = Mi evento
board-text-board = Tablero en texto
board-log = Historial
board-rules = Reglas
board-verify = Verificar
board-play-again = Jugar otra vez
board-ping = { $who }, hace falta una decisión tuya: { $phase }.
result-won = { $others ->
        [none] Gana { $winners }.
       *[other] Gana { $winners } contra { $others }.
    }
result-lost = La partida está perdida.
result-draw = La partida entre { $everybody } acaba en empate.
result-resigned = { $who } se ha rendido. Gana { $winners }.
result-resigned-alone = { $who } se ha rendido.
result-abandoned = La partida se acabó sin ganador: { $everybody }.
result-turn = { $turn ->
        [0] Acabó antes del primer turno.
       *[other] Acabó en el turno { $turn }.
    }
result-difficulty = { $level ->
        [0] Dificultad 0, sin opciones.
       *[other] Dificultad { $level }.
    }
result-proof = Sello de los dados: { $commitment }
    Último eslabón del registro: { $hash }

# Private messages.
place-direct = tus mensajes directos
hand-title = { $game } en { $channel }: esto es solo para ti.
hand-title-open = { $game } en { $channel }
hand-over = { $game } en { $channel } ha terminado. { $ending }
hand-note = { $turn ->
    [0] Así estaba todo al empezar.
   *[other] Así estaba todo en el turno { $turn }.
} Lo que vale ahora lo ves siempre con { $button } en el tablero.
hand-closed = No he podido enviarte un mensaje directo. Lo que es solo para ti está en /hand y tras su botón en el tablero. Para recibirlo también por mensaje directo, permite los mensajes de miembros de este servidor.
channel-gone = Ya no puedo ver { $channel }, donde juegas a { $game }. Tu partida está a salvo: escribe /table move en otro canal para seguir allí.
channel-hidden = Ahora mismo no puedo ver { $channel }, donde juegas a { $game }. Tu partida está a salvo: cuando pueda verlo de nuevo, el tablero llegará en diez minutos como mucho. También puedes escribir /table move en otro canal.
channel-no-right = No tengo permiso para publicar en { $channel }, donde juegas a { $game }. Tu partida está a salvo: cuando pueda enviar mensajes y archivos allí, el tablero llegará en diez minutos como mucho, o enseguida con /table show. También puedes escribir /table move en otro canal.

# The log.
command-log = Qué ha pasado en esta mesa, hasta donde puedes saberlo
log-title = Qué ha pasado
log-empty = Nada todavía.
log-older = Anterior
log-newer = Siguiente
log-start = Empezó la partida; sus dados están sellados.
log-undo =
    { $count ->
        [one] { $who } deshizo una jugada (entrada { $first } del historial).
       *[other] { $who } deshizo jugadas (entradas { $first } a { $last } del historial).
    }
log-undo-what = Deshecho: { $what }
log-earlier = Las líneas anteriores están en el historial.
log-undone = Deshecha.
log-automatic = (según tu orden permanente)
log-resign = { $who } se ha rendido.
log-abandon = La partida se acabó de común acuerdo, sin ganador.
log-closed = { $who } administra este servidor y ha acabado la partida sin ganador.
log-hand-over = { $who } ocupa ahora un asiento.

# Looking at the board.
command-board = Mira el tablero actual, solo para ti
option-board-style = Imagen o texto; se recuerda para la próxima vez
option-board-theme = Claro u oscuro; se recuerda para la próxima vez
choice-style-picture = Imagen
choice-style-text = Texto
look-picture = Imagen
look-text = Tablero en texto

# The table itself.
command-table = Tu mesa: sentarse, empezar, deshacer, aceptar, rendirse, abandonar, ceder, mover, mostrar
command-table-show = Publica de nuevo el tablero de este canal
command-table-resign = Ríndete en la partida de este canal
command-table-abandon = Propón acabar la partida sin ganador; quien administra el servidor puede acabarla
command-table-undo = Deshaz tu última jugada, con permiso si se vio algo
command-table-ask-undo = Pide a la otra persona que te deje deshacer tu última jugada
command-table-agree = Acepta lo que te preguntan en esta mesa
command-table-decline = Rechaza lo que te preguntan en esta mesa, o retira lo que pediste
option-request = Qué te piden
choice-request-undo = Deshacer jugadas
choice-request-abandon = Acabar la partida sin ganador
choice-request-hand-over = Que otra persona ocupe un asiento
command-table-sit = Toma asiento en la mesa que se prepara aquí, o cambia de papel
command-table-start = Empieza la partida cuando todos los asientos estén ocupados
table-seated = Tienes asiento. La tarjeta del canal muestra quién juega a qué; cuando estéis todos, /table start empieza.
table-no-such-role = No hay ningún papel así. Aquí se juega como { $roles }; si te da igual, no escribas ninguno.
table-nothing-asked = En esta mesa no hay ninguna petición de ese tipo que espere tu respuesta. No se ha cambiado nada.
command-table-hand-over = Propón que otra persona ocupe tu asiento
command-table-move = Trae a este canal una de tus mesas de otro sitio
command-tables = Tus mesas, primero las que te esperan
option-newcomer = Quién ocupará el asiento
table-shown = Publicado de nuevo en { $channel }.
table-resign-question-alone = ¿De verdad quieres rendirte en esta partida de { $game }? Queda perdida, y no se puede deshacer. No pasa nada mientras no pulses el botón rojo.
table-resign-question = ¿De verdad quieres rendirte en esta partida de { $game }? Gana el otro bando, y no se puede deshacer. No pasa nada mientras no pulses el botón rojo.
table-resign-confirm = Rendirse
table-resign-keep = Seguir jugando
table-resigned = Te has rendido. Gracias por jugar.
table-close-question = No juegas en esta partida de { $game }. Como administras este servidor, puedes acabarla sin ganador, por ejemplo porque alguien se ha ido para siempre. No se puede deshacer. No pasa nada mientras no pulses el botón rojo.
table-close-confirm = Acabar la partida
table-close-not-manager = Solo quien administra este servidor puede acabar una partida de otras personas. No se ha cambiado nada.
table-close-stale = Alguien ha seguido jugando desde que preguntaste. No se ha cambiado nada. Para acabar la partida de todos modos, escribe /table abandon otra vez.
table-closed = La partida ha terminado, sin ganador.
table-undo-consent = { $steps ->
        [one] Desde entonces se tiraron dados, se mostró algo oculto o le tocó a otra persona. Deshacer tu jugada necesita el permiso de la otra persona. Si se tiran dados otra vez, saldrán iguales.
       *[other] Desde entonces se tiraron dados, se mostró algo oculto o le tocó a otra persona. Deshacer { $steps } jugadas necesita el permiso de la otra persona. Si se tiran dados otra vez, saldrán iguales.
    } Pídelo con el botón o con /table ask-undo.
table-undone = Se ha deshecho tu última jugada.
table-none-elsewhere = No tienes ninguna mesa en otro canal de este servidor.
table-moved = La mesa está ahora aquí. El tablero viene enseguida.
tables-title = Tus mesas
tables-waiting = **Te espera:** { $game } con { $others } en { $channel }, última jugada { $since }
tables-others = { $game } con { $others } en { $channel }, última jugada { $since }
tables-lobby = Sin empezar: { $game } con { $others } en { $channel }
tables-more = { $count ->
        [one] y una más
       *[other] y { $count } más
    }
tables-open-panel = Abrir el panel de una mesa

# What needs consent.
consent-abandon = { $who } propone acabar esta partida sin ganador.
consent-undo = { $steps ->
        [one] { $who } pide deshacer la última jugada. Si se tiran dados otra vez, saldrán iguales.
       *[other] { $who } pide deshacer las últimas { $steps } jugadas. Si se tiran dados otra vez, saldrán iguales.
    }
consent-hand-over = { $who } querría ceder su asiento a { $newcomer }.
consent-asked = Hace falta la respuesta de { $who }.
consent-agree = De acuerdo
consent-refuse = Rechazar
consent-typed = Escribiendo: /table agree o /table decline
consent-accepted = Acordado y hecho.
consent-refused = { $who } ha dicho que no.
consent-withdrawn = Retirado.
consent-void = Ya no vale: la partida ha seguido.
consent-proposed = La pregunta está ahora en el canal. Se hará en cuanto acepten todas las personas a las que se pregunta; si pulsas tú { $refuse }, o escribes /table decline, se retira.
consent-proposed-abandon = La pregunta está ahora en el canal. La partida acaba en cuanto acepten todas las personas a las que se pregunta; si pulsas tú { $refuse }, escribes /table decline o haces otra jugada, se retira.
consent-noted = Tu respuesta queda anotada.
consent-noted-accepted = Acordado y hecho.
consent-noted-refused = Has dicho que no.
consent-noted-withdrawn = Retirado.
consent-noted-void = Esto ya no vale.

# The rules.
command-rules = Busca una regla por número, título o palabras
option-rules-about = Un número como SS-084 o HZ-111, o palabras como empalizada
rules-title = Reglas de { $game }
rules-how = Elige una sección, o escribe /rules seguido de un número o de palabras.
rules-which = ¿De qué juego? También puedes escribir /rules seguido de un número o de unas palabras.
rules-pick-section = Abrir una sección
rules-pick = { $pages ->
        [one] Abrir una regla
       *[other] Abrir una regla, { $first } a { $last }
    }
rules-found = Reglas que encajan
rules-nothing = Ninguna regla encaja con «{ $query }». Prueba otras palabras, o /rules a secas para el índice.
rules-contents = Índice
rules-open = Reglas

# Help.
command-help = Cómo se juega aquí, y todos los comandos
option-help-about = Cómo se escriben las jugadas; sin esto, la ayuda entera
help-title = Cómo funciona Tatami
help-start = **Empezar.** Escribe `/play` en un canal y elige un juego. La otra persona toma asiento en la tarjeta y después alguien pulsa el botón verde; una partida a solas empieza enseguida, también en mensajes directos. Bajo un resultado, el botón azul abre otra vez la misma mesa. Una mesa por canal; usa hilos para más.
help-play = **Jugar.** El tablero del canal dice a quién le toca. Esa persona pulsa el botón azul que tiene debajo y ve paso a paso lo que puede hacer, con precios y probabilidades. No hay prisa: una partida dura días.
help-commands = **Comandos**
    - `/tables` muestra tus mesas; `/board` y `/log`, una de ellas; `/hand`, lo que solo tú puedes saber
    - `/bandit`, `/samurai`, `/hanzo` y `/do` hacen jugadas escribiendo; `/do` sin nada más sugiere lo que se puede hacer ahora. `/help` con la opción `tema` dice cómo se escriben las jugadas; `/table sit`, `start`, `agree` y `decline` hacen escribiendo lo mismo que los botones
    - `/map` guarda mapas de Hanzō con un nombre, y `/hanzo why` dice por qué un dado no puede ir en un sitio
    - `/hanzo hint` enseña una buena jugada a quien juega a Hanzō en solitario; esa partida no cuenta para las clasificaciones
    - `/rules` encuentra cada regla; cada rechazo dice en cuál se basa
    - `/table undo` deshace, `ask-undo` pide permiso, `resign` se rinde, `abandon` acaba sin ganador, `hand-over` trae a otra persona, `move` cambia de canal, `show` publica de nuevo el tablero
    - `/verify` comprueba dados y jugadas de una partida terminada
    - `/leaderboard` y `/profile` dicen quién ha logrado qué en este servidor
help-private = Lo que te digo así no lo ve nadie más y va en el idioma de tu Discord. El tablero y las tarjetas del canal son para todos: en el idioma que el servidor tiene puesto en Discord, o en el tuyo si juegas en solitario.
help-notation = Cómo se escriben las jugadas
help-notation-of = Jugadas de { $game }

# Verifying.
command-verify = Comprueba los dados y las jugadas de la partida que acabó aquí
verify-title = Todo está en orden
verify-proof = He vuelto a jugar las { $moves } jugadas del registro.
    - La semilla de los dados encaja con el sello de antes de la primera jugada.
    - Los { $draws } dados y sorteos salen de esa semilla y llegaron en este orden.
    - Cada jugada fue legal, cada eslabón de la cadena encaja y el resultado es el anunciado.

    Sello: `{ $commitment }`
    Semilla: `{ $seed }`
    Último eslabón: `{ $final }`
verify-file = El registro va adjunto. Quien quiera comprobarlo sin mí ejecuta: python -m engine replay con este archivo.
verify-refused = { $entry ->
        [0] El registro no supera la comprobación. { $why } Avisa a quien lleva el bot, por favor, y guarda el archivo.
       *[other] El registro no supera la comprobación en la jugada { $entry }. { $why } Avisa a quien lleva el bot, por favor, y guarda el archivo.
    }
verify-fault-not-a-record = No es el registro de una partida.
verify-fault-missing-field = Le falta una parte.
verify-fault-unknown-field = Tiene una parte que ningún registro tiene.
verify-fault-wrong-field = Una parte no es lo que debería ser.
verify-fault-unknown-format = Está escrito de una forma que no conozco.
verify-fault-unknown-game = No conozco su juego.
verify-fault-unknown-version = Se jugó con unas reglas que no conozco.
verify-fault-bad-setting = Con la aldea, los valores o las opciones que lleva no se puede jugar.
verify-fault-wrong-commitment = La semilla de los dados no es la prometida al principio.
verify-fault-missing-entry = Falta una jugada.
verify-fault-extra-entry = Sobra una jugada.
verify-fault-illegal-move = Las reglas no permiten esta jugada.
verify-fault-wrong-dice = La semilla da otros dados.
verify-fault-wrong-link = No se sigue de lo anterior: algo se ha cambiado.
verify-fault-wrong-outcome = La partida no acabó como dice el registro.
verify-fault-unfinished = La partida no había acabado ahí.
verify-fault-wrong-final = El último número de la cadena no es el correcto.
