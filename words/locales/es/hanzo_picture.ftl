# Imágenes de Hanzō, sus textos para quien no las ve, y el texto alternativo.

hanzo-picture-title-map = Hay que elegir un mapa
hanzo-picture-title-setup = Los samuráis toman posición
hanzo-picture-title-roll = Hay que tirar los dados
hanzo-picture-title-event-solo = Un dado decide el evento
hanzo-picture-title-event-duel = Los samuráis eligen un evento
hanzo-picture-title-extra = Mal tiempo: un dado más
hanzo-picture-title-event_samurai = Llega un samurái al momento
hanzo-picture-title-gain = Los guardianes duermen
hanzo-picture-title-place = Hay que colocar un dado
hanzo-picture-title-reinforce = Llegan refuerzos
hanzo-picture-title-escaped = El ninja escapa
hanzo-picture-title-caught = Ganan los samuráis
hanzo-picture-end-escaped = Los cuatro marcadores están al final.
hanzo-picture-end-no_supply = Tenía que llegar un samurái y la reserva estaba vacía.
hanzo-picture-end-no_cell = Tenía que llegar un samurái y no había recurso blanco libre.
hanzo-picture-end-no_die = No se podía colocar ningún dado.
hanzo-picture-due = { $count ->
        [one] 1 samurái por colocar
       *[other] { $count } samuráis por colocar
    }
hanzo-picture-dice-left = { $count ->
        [one] 1 dado por colocar
       *[other] { $count } dados por colocar
    }
hanzo-picture-dice-one-of = Uno de { $count } dados por colocar
hanzo-picture-map-none = Aún no hay mapa
hanzo-picture-cards = Cartas para elegir
hanzo-picture-map-usual = Seis cartas, tres por dos
hanzo-picture-map-free = Seis cartas, puestas libremente
hanzo-picture-on-map = { $count } en el mapa
hanzo-picture-coming = { $count ->
        [one] Llega 1 al final del turno
       *[other] Llegan { $count } al final del turno
    }

hanzo-picture-short-bad_weather = −1 dado
hanzo-picture-short-guardians = sin Puertas
hanzo-picture-short-lanterns = sin tejados
hanzo-picture-short-samurai = llega uno
hanzo-picture-short-patrol = sin suelos
hanzo-picture-short-quiet = nada
hanzo-picture-short-spirits = anulan todo
hanzo-picture-short-sleeping = un regalo
hanzo-picture-about-bad_weather = Al momento: se entrega un dado más, que no decide ningún evento.
hanzo-picture-about-guardians = Este turno no se recoge ninguna Puerta, y ningún dado puede estar en una.
hanzo-picture-about-guardians-mild = Este turno no se recoge ninguna Puerta.
hanzo-picture-about-lanterns = Este turno los dados están y recogen en suelos. Las Puertas siguen abiertas.
hanzo-picture-about-lanterns-closed = Este turno los dados están y recogen solo en suelos. Las Puertas están cerradas.
hanzo-picture-about-samurai-solo = Al momento: un samurái va a cualquier recurso blanco libre.
hanzo-picture-about-samurai-duel = Al momento: el jugador samurái pone uno en cualquier recurso blanco libre.
hanzo-picture-about-patrol = Este turno los dados están y recogen en tejados. Las Puertas siguen abiertas.
hanzo-picture-about-patrol-closed = Este turno los dados están y recogen solo en tejados. Las Puertas están cerradas.
hanzo-picture-about-quiet = No se añade nada.
hanzo-picture-about-spirits = Se anulan todos los eventos de este turno, también el que venga después.
hanzo-picture-about-sleeping = Al momento: el ninja gana el recurso que quiera.
hanzo-picture-state-used = usado
hanzo-picture-state-cancelled = anulado

hanzo-picture-lucky = Todos los dados están marcados: este turno no hay evento.
hanzo-picture-to-come = Aún no hay evento este turno.
hanzo-picture-to-come-closing = Aún no hay evento este turno. Farolillos y patrulla cierran también las Puertas.
hanzo-picture-over = La partida ha terminado.
hanzo-picture-between-turns = Aún no hay evento: el turno 1 no ha empezado.
hanzo-picture-wipe = Las marcas se borran al final de este turno.

hanzo-picture-to-place = Dados por colocar
hanzo-picture-still-here = Dados restantes
hanzo-picture-rolled = Dados tirados
hanzo-picture-given-up = entregado
hanzo-picture-supply = Samuráis en la reserva
hanzo-picture-rule-red-line = Pasada la línea roja llegan dos samuráis por turno.
hanzo-picture-rule-red-passed = Se ha pasado la línea roja: llegan dos samuráis por turno.
hanzo-picture-rule-gradual = Ningún marcador puede adelantar al de debajo.
hanzo-picture-rule-door-limit = El marcador de la Puerta no puede adelantar a otro.
hanzo-picture-key-roof = tejado
hanzo-picture-key-floor = suelo
hanzo-picture-key-closed = cerrado
hanzo-picture-key-stop = hasta aquí puede llegar ahora
hanzo-picture-key-new = nuevo
hanzo-picture-least = el menor: { $value }
hanzo-picture-doors-unit = Puerta
hanzo-picture-supply-unit = reserva

# Tablero en texto

hanzo-picture-text-where = Mapa: { $where }.
hanzo-picture-text-draft = Tu borrador, que solo ves tú: { $map }
hanzo-picture-text-tracks = Marcadores, de arriba abajo (de 1 a 11)
hanzo-picture-text-track = { $name }: { $value }, ahora hasta { $stop }
hanzo-picture-text-red-line = Línea roja tras el { $value }: pasada esta, llegan dos samuráis por turno.
hanzo-picture-text-red-passed = Línea roja tras el { $value }: pasada, llegan dos samuráis por turno.
hanzo-picture-text-map = Mapa
hanzo-picture-text-key = ^ tejado, _ suelo, # Puerta; K Kayaku (pólvora), A Kara (carcasa), H Hi (fuego), D Puerta; S samurái, cifras dados; un punto: nada que recoger, dos puntos: no hay casilla.
hanzo-picture-text-cards = Cartas: { $cards }.
hanzo-picture-text-samurai = Samuráis (entre paréntesis lo que tienen debajo)
hanzo-picture-text-on-map = En el mapa { $count }: { $cells }.
hanzo-picture-text-supply = En la reserva { $count }; al final del turno { $coming ->
        [one] llega 1.
       *[other] llegan { $coming }.
    }
hanzo-picture-text-nobody = nadie
hanzo-picture-text-nothing = nada
hanzo-picture-text-dice = Dados
hanzo-picture-text-die = { $die } en { $cell }{ $way }.
hanzo-picture-text-last = El último, { $die } en { $cell }, recogió en este orden: { $taken }.
hanzo-picture-text-left = Sin colocar: { $dice }.
hanzo-picture-text-extra = Entregado además: { $die }.
hanzo-picture-text-events = Eventos
hanzo-picture-text-event = Por el { $die }: { $name }.
hanzo-picture-text-event-cancelled = Por el { $die }, anulado: { $name }.
hanzo-picture-text-marks = Usados: { $events }.
hanzo-picture-text-all-events = Según el dado: { $events }.

# Texto alternativo

hanzo-picture-score = Marcadores: Kayaku { $k }, Kara { $a }, Hi { $h }, Puerta { $d } de 11; samuráis: { $map } en el mapa, { $supply } en la reserva.
hanzo-picture-alt-die = dado { $die } en { $place }
hanzo-picture-alt-die-taken = dado { $die } en { $place }, recogió { $taken }
hanzo-picture-alt-wasted = { $what } (se pierde)
hanzo-picture-alt-event = evento { $event }, por el { $die }
hanzo-picture-alt-left = { $count ->
        [one] un samurái se fue de { $cells }
       *[other] samuráis que se fueron de { $cells }
    }
hanzo-picture-alt-arrived = { $count ->
        [one] un samurái nuevo en { $cells }
       *[other] samuráis nuevos en { $cells }
    }
hanzo-picture-alt-track = { $track } ahora { $value }
hanzo-picture-alt-red = se ha pasado la línea roja
hanzo-picture-alt-cards = Cartas: { $items }.
hanzo-picture-alt-samurai = { $count ->
        [one] 1 samurái
       *[other] { $count } samuráis
    }
hanzo-picture-alt-die-here = dado { $die }
hanzo-picture-alt-list = { $items }.
hanzo-picture-alt-would-leave = { $count ->
        [one] Se iría el samurái de { $cells }.
       *[other] Se irían los samuráis de { $cells }.
    }
hanzo-picture-alt-candidate = dado { $die } en { $place }: { $taken }
hanzo-picture-alt-would-be = { $track } estaría en { $value }.
hanzo-picture-alt-until-then = Hasta entonces está así.
hanzo-picture-alt-collects-nothing = No recoge nada.
hanzo-picture-alt-chosen = (se mueve esta)
hanzo-picture-alt-faulty = (mira aquí)
hanzo-picture-danger-die = el dado { $die } no tiene dónde ir ahora
hanzo-picture-danger-last = { $count } en la reserva, { $coming } por colocar
hanzo-picture-danger-supply = { $count ->
        [0] ningún samurái en la reserva
       *[other] solo { $count } en la reserva
    }, { $coming ->
        [one] llega 1
       *[other] llegan { $coming }
    } al final del turno
hanzo-picture-danger-white = { $count ->
        [0] ningún recurso blanco libre
        [one] solo 1 recurso blanco libre
       *[other] solo { $count } recursos blancos libres
    }
hanzo-picture-danger-red = un marcador está en la línea roja

# Imágenes privadas

hanzo-picture-hand-events = Carta del evento
hanzo-picture-hand-none = Aún no hay evento
hanzo-picture-hand-choose = ¿Qué dado decide el evento?
hanzo-picture-keeps = { $count ->
        [0] no queda ningún dado
        [one] queda: { $dice }
       *[other] quedan: { $dice }
    }
hanzo-picture-no-effect = Lo anulan los Espíritus.
hanzo-picture-together = Con lo que ya vale, solo quedan abiertas las Puertas.
hanzo-picture-open-cells = { $open } de { $free } casillas libres están abiertas a los dados
hanzo-picture-candidates = Elige por número
hanzo-picture-preview = Vista previa
hanzo-picture-preview-die = Vista previa: dado { $die } en { $cell }
hanzo-picture-preview-samurai = Vista previa: un samurái en { $cell }
hanzo-picture-preview-gain = Vista previa: { $resource }
hanzo-picture-preview-event = Vista previa: el { $die } trae { $event }
hanzo-picture-preview-extra = Vista previa: se entrega también el { $die }
hanzo-picture-gained = ahora { $value }
hanzo-picture-wasted-full = perdido: lleno
hanzo-picture-wasted-door_limit = perdida: límite
hanzo-picture-wasted-track_order = perdido: el de debajo
hanzo-picture-wasted-after_end = no hace falta
hanzo-picture-card-unknown = no existe
hanzo-picture-card-missing = libre
hanzo-picture-map-cards = { $count ->
        [0] Aún sin cartas
       *[other] Cartas puestas: { $count } de 6
    }
hanzo-picture-map-faults = { $count ->
        [one] 1 fallo por arreglar
       *[other] { $count } fallos por arreglar
    }
hanzo-picture-map-ready = Seis cartas, listo para jugar

# Las iniciales de las opciones de dificultad, para la cabecera de la imagen.

hanzo-picture-initials-disastrous-events = ED
hanzo-picture-initials-paper-doors = PP
hanzo-picture-initials-constant-reinforcements = RC
hanzo-picture-initials-dull-weapons = AR
hanzo-picture-initials-wounded = HE
hanzo-picture-initials-gradual-procedure = AG
