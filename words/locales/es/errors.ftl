# Lo que la mesa rechaza, aparte de las reglas de un juego. Un mensaje por código de `table.errors`.

error-table = La mesa no puede hacer eso en este momento.
error-unknown-table = Esa mesa no existe. /tables muestra las tuyas.
error-unknown-game = Este bot no conoce el juego { $game }.
error-unknown-rules = Esta mesa se creó con una versión más nueva del bot (reglas { $version }), que aquí no está en marcha. Avisa a quien lleva el bot.
error-bad-options = Estas opciones no son compatibles: { $findings }
error-channel-taken = Este canal ya tiene una mesa. Termínala o cancélala antes, o abre la tuya en otro canal o hilo.
error-not-in-lobby = { $status ->
        [open] La partida ya ha empezado, así que eso ya no es posible.
       *[other] Esta mesa está cerrada.
    }
error-not-started = La partida aún no ha empezado. Quien abrió la mesa la empieza en cuanto todos los asientos estén ocupados.
error-table-closed = { $status ->
        [finished] Esta partida ha terminado.
        [abandoned] Esta partida se abandonó.
       *[other] Esta mesa se canceló.
    } Con /play se abre otra.
error-not-finished = Esta partida sigue en juego. Su registro se abre al final.
error-other-server = Esta partida es de otro servidor y cuenta en sus clasificaciones, así que allí se queda. En ese servidor puedes llevarla a cualquier canal.
error-not-seated = No tienes asiento en esta mesa.
error-already-seated = Esta persona ya está en la mesa. Para cambiar tu papel antes de empezar, pulsa otro.
error-plays-here = Juegas en esta partida, así que las demás personas tienen que aceptar que acabe. /table abandon se lo pregunta.
error-seat-taken = Otra persona tiene ya este papel. Ocupa el otro asiento o pregúntale si quiere cambiar.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-seats-free = { $free ->
        [one] Aún hay un asiento libre. Invita a alguien y empieza después.
       *[other] Aún hay { $free } asientos libres. Invita a alguien y empieza después.
    }
error-not-owner = Solo puede hacerlo quien abrió la mesa. También quien administra el servidor puede cancelarla.
error-stale = La partida ha avanzado desde que se mostró esto. No ha cambiado nada; el tablero de abajo es el actual.
error-duplicate = Eso ya estaba hecho, y cuenta una sola vez.
error-nothing-to-undo = No tienes aquí ninguna jugada que se pueda deshacer.
error-nobody-to-ask = Aquí juegas a solas y no hay nadie que pueda aceptar. /table resign termina la partida.
error-undo-over = Eso ya no se puede deshacer: desde entonces se han tirado dados.
error-consent-needed = Desde entonces se han tirado dados, se ha mostrado algo oculto o le ha tocado a otra persona, así que para deshacerlo hace falta el permiso de la otra persona. Puedes pedírselo con /table ask-undo.
error-unknown-proposal = Esa propuesta no existe.
error-proposal-closed = { $status ->
        [accepted] Esta propuesta ya se aceptó.
        [refused] Esta propuesta se rechazó.
        [withdrawn] Esta propuesta se retiró.
       *[other] Esta propuesta ya no vale, porque la partida ha avanzado.
    }
error-proposal-open = La misma propuesta ya está esperando respuesta.
error-not-asked = Esta pregunta es para otra persona.
error-bad-order = No se entiende esta orden permanente: { $order }. Nombra cada respuesta como mucho una vez, por ejemplo L M C red.
error-bad-name = El nombre de un mapa tiene de 1 a { $most } caracteres, en una línea y sin ninguno de estos signos: ``* _ ~ ` | < > @ # \ [ ]``
error-name-taken = Otra persona ya ha guardado aquí un mapa como { $name }. Elige otro nombre.
error-shelf-full = No cabe otro mapa: este lugar guarda { $most } y como mucho { $own } pueden ser tuyos. Borra antes uno con /map delete.
error-unknown-map = Aquí no hay ningún mapa guardado como { $name }. /map list los muestra todos.
error-not-author = Solo <@{ $author }>, que lo guardó, o quien administra el servidor puede borrar este mapa.
