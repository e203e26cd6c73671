# Hanzō, en solitario y en duelo. Primero los nombres, luego las opciones, lo que ha pasado y la carta del evento.

hz-title = Hanzō
hz-title-solo = Hanzō en solitario
hz-role-ninja = Ninja
hz-role-samurai = Samuráis
hz-player-ninja = el ninja
hz-player-samurai = el jugador samurái

hz-phase-map = Elegir el mapa
hz-phase-setup = Samuráis iniciales
hz-phase-roll = Tirada
hz-phase-event = Elegir el evento
hz-phase-extra = Mal tiempo
hz-phase-event_samurai = Llega un samurái
hz-phase-gain = Guardianes dormidos
hz-phase-place = Colocar dados
hz-phase-reinforce = Refuerzos
hz-phase-over = Fin de la partida

hz-resource-K = Kayaku
hz-resource-A = Kara
hz-resource-H = Hi
hz-resource-D = Puerta

hz-card-bad-weather = Mal tiempo
hz-card-guardians = Guardianes
hz-card-lanterns = Farolillos voladores
hz-card-samurai = Samurái
hz-card-patrol = Patrulla de samuráis
hz-card-quiet = Noche tranquila
hz-card-spirits = Espíritus
hz-card-sleeping = Guardianes dormidos

hz-axis-v = de norte a sur
hz-axis-h = de oeste a este
hz-axis-u = sube hacia la derecha
hz-axis-d = baja hacia la derecha
hz-axis-plus = cruz recta
hz-axis-x = cruz diagonal
hz-axis-none = sin línea

# Opciones de una mesa

hz-option-map = Mapa
hz-option-map-about = El mapa; también uno guardado, por su nombre. En las clasificaciones todos cuentan igual
hz-option-map-first-blossom = Primera flor
hz-option-map-first-blossom-about = Muchos recursos y 4 Puertas; el más fácil para el ninja.
hz-option-map-market-night = Noche de mercado
hz-option-map-market-night-about = La misma cantidad de cada recurso blanco, y 4 Puertas.
hz-option-map-six-gates = Seis puertas
hz-option-map-six-gates-about = Una Puerta en cada carta, pero menos recursos blancos.
hz-option-map-broken-eaves = Aleros rotos
hz-option-map-broken-eaves-about = Dos mitades con huecos entre ellas, y 6 Puertas.
hz-option-map-overlap = Solapamiento
hz-option-map-overlap-about = Unas cartas cubren a otras; el más difícil para el ninja.
hz-option-map-draw = Al azar
hz-option-map-draw-about = Seis cartas sacadas al empezar, de día o de noche.
hz-option-map-draw-day = Al azar, de día
hz-option-map-draw-day-about = Solo caras de día: más Puertas, menos recursos blancos.
hz-option-map-draw-night = Al azar, de noche
hz-option-map-draw-night-about = Solo caras de noche: más recursos blancos, menos Puertas.
hz-option-map-choose = El que elija o construya el ninja al empezar
hz-option-map-choose-about = En el primer paso de la partida: ya hecho, al azar, guardado aquí o construido a mano.
hz-option-map-given = Un mapa propio
hz-option-map-given-about = Construido o pegado antes de la partida.

hz-option-disastrous-events = Eventos desastrosos (+)
hz-option-disastrous-events-about = Más difícil (+): el evento es siempre el número más bajo sin marca
hz-option-disastrous-events-off = No
hz-option-disastrous-events-off-about = Eliges entre los números sin marca.
hz-option-disastrous-events-on = Sí
hz-option-disastrous-events-on-about = Siempre el número más bajo sin marca.
hz-option-paper-doors = Puertas de papel (+)
hz-option-paper-doors-about = Más difícil (+): los farolillos y la patrulla cierran también las Puertas
hz-option-paper-doors-off = No
hz-option-paper-doors-off-about = Solo los Guardianes cierran las Puertas.
hz-option-paper-doors-on = Sí
hz-option-paper-doors-on-about = Guardianes, Farolillos voladores y Patrulla de samuráis cierran las Puertas.
hz-option-constant-reinforcements = Refuerzos constantes (++)
hz-option-constant-reinforcements-about = Más difícil (++): cuatro samuráis al principio y después tres por turno, no dos
hz-option-constant-reinforcements-off = No
hz-option-constant-reinforcements-off-about = Seis al principio y dos después de cada turno.
hz-option-constant-reinforcements-on = Sí
hz-option-constant-reinforcements-on-about = Cuatro al principio y tres después de cada turno.
hz-option-dull-weapons = Armas romas (++)
hz-option-dull-weapons-about = Más difícil (++): una Puerta solo retira a un samurái que esté junto a un dado
hz-option-dull-weapons-off = No
hz-option-dull-weapons-off-about = A cualquiera del mapa.
hz-option-dull-weapons-on = Sí
hz-option-dull-weapons-on-about = Solo a uno que esté junto a un dado colocado.
hz-option-wounded = Herido (+++)
hz-option-wounded-about = Más difícil (+++): tiras tres dados en lugar de cuatro
hz-option-wounded-off = No
hz-option-wounded-off-about = Cuatro dados.
hz-option-wounded-on = Sí
hz-option-wounded-on-about = Tres dados.
hz-option-gradual-procedure = Avance gradual (+++)
hz-option-gradual-procedure-about = Más difícil (+++): ningún marcador adelanta al que tiene debajo
hz-option-gradual-procedure-off = No
hz-option-gradual-procedure-off-about = Solo la Puerta espera a los demás.
hz-option-gradual-procedure-on = Sí
hz-option-gradual-procedure-on-about = Ningún marcador adelanta al de debajo; desde abajo: Hi, Kara, Kayaku, Puerta.

# Lo que ha pasado

hz-event-map-laid = El mapa está en la mesa: { $map }.
hz-event-map-drawn = El mapa ha salido al azar: { $cards }.
hz-event-map-own = El mapa está en la mesa, hecho con las cartas { $cards }.
hz-event-samurai-placed = { $cause ->
        [reinforce] Llega un samurái a { $cell }
       *[other] Un samurái se aposta en { $cell }
    }; { $supply ->
        [0] no queda ninguno en la reserva.
        [one] queda 1 en la reserva.
       *[other] quedan { $supply } en la reserva.
    }
hz-event-turn-began = Empieza el turno { $turn }.
hz-event-rolled = { $ninja } sacó { $dice }.
hz-event-rolled-lucky = { $ninja } sacó { $dice }. Todos están marcados: un turno de suerte, sin evento y con todos los dados por colocar.
hz-event-chosen-alone = { $ninja } entregó un { $die } para el evento { $event }.
hz-event-chosen = { $number ->
        [one] { $samurai } tomó un { $die } para el primer evento: { $event }.
       *[other] { $samurai } tomó un { $die } para el segundo evento: { $event }.
    }
hz-event-chosen-cancelled = { $samurai } tomó un { $die } para el segundo evento, { $event }. Lo anulan los Espíritus.
hz-event-cancelled = { $count ->
        [0] Los Espíritus anulan el próximo evento de este turno.
       *[other] Los Espíritus anulan { $events } por lo que queda de turno.
    }
hz-event-nobody-came = { $why ->
        [no_supply] No ha llegado ningún samurái, porque no queda ninguno en la reserva.
       *[no_cell] No ha llegado ningún samurái, porque no hay ningún recurso blanco libre.
    }
hz-event-extra = Por el Mal tiempo se entregó además un { $die }.
hz-event-gained = Mientras los guardianes duermen, { $ninja } avanza el marcador de { $resource } a { $value }.
hz-event-die-placed = { $ninja } colocó un { $die } en { $cell }{ $axis ->
        [none] {""}
        [v] , de norte a sur
        [h] , de oeste a este
        [u] , subiendo hacia la derecha
        [d] , bajando hacia la derecha
        [plus] , en cruz recta
       *[x] , en cruz diagonal
    }. { $count ->
        [0] No recoge nada.
       *[other] Recoge de { $takes }.
    }
hz-event-collected = { $resource } de { $cell }: el marcador avanza a { $value }.
hz-event-wasted = { $why ->
        [full] { $resource } de { $cell }: se pierde, porque el marcador ya está en { $value }.
        [door_limit] { $resource } de { $cell }: se pierde, porque su marcador no puede adelantar al más bajo de los demás.
        [track_order] { $resource } de { $cell }: se pierde, porque su marcador no puede adelantar al de debajo.
       *[after_end] { $resource } de { $cell }: ya no hace falta.
    }
hz-event-samurai-removed = El samurái de { $cell } deja el mapa.
hz-event-nobody-removed = { $why ->
        [dull_weapons] Ningún samurái deja el mapa, porque no hay ninguno junto a un dado.
       *[no_samurai] Ningún samurái deja el mapa, porque no hay ninguno en él.
    }
hz-event-red-line = Un marcador ha pasado de la casilla { $line }, la línea roja: desde ahora llegan dos samuráis cada turno.
hz-event-reinforcements = { $count ->
        [one] Viene 1 samurái.
       *[other] Vienen { $count } samuráis.
    }
hz-event-gathered = El turno { $turn } ha terminado y se recogen los dados.
hz-event-marks-wiped = Había cuatro eventos marcados; se borran todas las marcas.
hz-event-ended-escaped = Los cuatro marcadores están en 11: { $ninja } ha escapado y gana.
hz-event-ended-lost = { $reason ->
        [no_supply] Tenía que llegar otro samurái y no queda ninguno en la reserva. La partida está perdida.
        [no_cell] Tenía que llegar otro samurái y no hay ningún recurso blanco libre. La partida está perdida.
       *[no_die] Ninguno de los dados que quedan tiene dónde ir. La partida está perdida.
    }
hz-event-ended-caught = { $reason ->
        [no_supply] { $samurai } gana: tenía que llegar otro samurái y no queda ninguno en la reserva.
        [no_cell] { $samurai } gana: tenía que llegar otro samurái y no hay ningún recurso blanco libre.
       *[no_die] { $samurai } gana: el ninja tiene que colocar un dado y ninguno tiene dónde ir.
    }

# La carta del evento: qué vale este turno, hasta cuándo y qué sigue

hz-effect-bad-weather = se entrega un dado más
hz-effect-guardians = las Puertas están cerradas
hz-effect-lanterns = { $doors ->
        [open] solo suelos y Puertas
       *[closed] solo suelos, las Puertas están cerradas
    }
hz-effect-samurai = llega un samurái al momento
hz-effect-patrol = { $doors ->
        [open] solo tejados y Puertas
       *[closed] solo tejados, las Puertas están cerradas
    }
hz-effect-quiet = no pasa nada
hz-effect-spirits = se anulan todos los eventos de este turno
hz-effect-sleeping = el ninja avanza un marcador al momento

hz-holds-free = Los dados pueden estar y recoger en cualquier sitio.
hz-holds-cancelled = Los Espíritus han anulado todos los eventos de este turno: los dados pueden estar y recoger en cualquier sitio.
hz-holds-guardians = Ningún dado puede estar en una Puerta ni recogerla.
hz-holds-guardians-collect = Ningún dado puede recoger una Puerta.
hz-holds-lanterns = { $doors ->
        [open] Los dados solo pueden estar en suelos y Puertas, y solo recogen ahí.
       *[closed] Los dados solo pueden estar en suelos, y solo recogen ahí. Las Puertas están cerradas.
    }
hz-holds-patrol = { $doors ->
        [open] Los dados solo pueden estar en tejados y Puertas, y solo recogen ahí.
       *[closed] Los dados solo pueden estar en tejados, y solo recogen ahí. Las Puertas están cerradas.
    }
hz-holds-both = Los dos eventos valen a la vez, así que los dados solo pueden estar en Puertas y no recogen más que Puertas.
hz-holds-until = Esto vale hasta que se recojan los dados al final del turno.
hz-holds-until-spirits = Esto vale hasta que se recojan los dados al final del turno, salvo que el segundo evento sea Espíritus.
hz-info-event = **{ $event }** ({ $die }): { $effect }.
hz-info-event-cancelled = **{ $event }** ({ $die }): lo anulan los Espíritus.
hz-info-left = Dados por colocar, por su número: { $dice }.
hz-info-left-event = Quedan { $dice }. Uno de ellos se irá para el segundo evento, los demás los colocas tú.
hz-info-left-weather = Quedan { $dice }. Uno de ellos se va por el Mal tiempo, los demás los colocas tú.
hz-info-choose = Toma uno de los dados { $dice }. Nadie ve lo que miras antes de elegir.
hz-info-choose-event = **{ $die }**, { $event }: { $effect }. Dados que quedan: { $keeps }.
hz-info-choose-cancelled = **{ $die }**, { $event }: lo anulan los Espíritus. Dados que quedan: { $keeps }.
hz-info-choose-both = **{ $die }**, { $event }: { $effect }. Junto con el primer evento, solo quedan las Puertas. Dados que quedan: { $keeps }.
hz-info-chosen = Tu elección del turno { $turn } está hecha. { $number ->
    [1] El ninja coloca un dado y después eliges el segundo evento.
   *[other] El ninja coloca el último dado y después llegan tus samuráis.
}
hz-info-chosen-place = Tu elección del turno { $turn } está hecha. { $count ->
    [1] Ahora te toca colocar un samurái.
   *[other] Ahora te toca colocar { $count } samuráis.
}
hz-info-already = Primer evento de este turno: { $event }.

hz-warning = **En peligro:** { $what }
hz-warning-of-ninja = **El ninja, en peligro:** { $what }
hz-warning-die = el dado { $die } no tiene sitio tal como está todo. { $duel ->
    [yes] Si ninguno de los dados disponibles lo tiene, gana el jugador samurái.
   *[no] Si ninguno de los dados que quedan lo tiene, la partida se pierde.
}
hz-warning-supply = { $count ->
    [0] no queda ningún samurái
    [one] solo queda 1 samurái
   *[other] solo quedan { $count } samuráis
} en la reserva, pero { $coming ->
    [one] llega 1
   *[other] llegan { $coming }
} antes de acabar el turno. { $duel ->
    [yes] Si las Puertas no devuelven al menos { $least }, gana el jugador samurái.
   *[no] Si las Puertas no devuelven al menos { $least }, la partida se pierde.
}
hz-warning-last = { $count ->
    [0] no queda ningún samurái
    [one] solo queda 1 samurái
   *[other] solo quedan { $count } samuráis
} en la reserva, pero hay que colocar { $coming }. { $duel ->
    [yes] El jugador samurái gana en cuanto falte uno.
   *[no] La partida se pierde en cuanto falte uno.
}
hz-warning-white = { $count ->
    [0] no queda ningún recurso blanco libre
    [one] solo queda 1 recurso blanco libre
   *[other] solo quedan { $count } recursos blancos libres
}. { $duel ->
    [yes] Si un samurái no encuentra ninguno, gana el jugador samurái.
   *[no] Si un samurái no encuentra ninguno, la partida se pierde.
}
hz-warning-red = un marcador está en la línea roja. En cuanto la pase, llegan dos samuráis cada turno.
