# Cómo se escriben las jugadas, para /help y /do.

ss-notation-help =
    Fichas: `ban` bandido, `arc` arquero, `mtd` jinete, con `v` delante si es veterano, y un número: `ban2`, `varc1`. También valen como los marca la imagen: `m1`, un veterano `vm1`.
    Casillas: `A1`. Puertas: `P1`. Suministros `R1`, almacenes `W1`, casas `H1`. Samuráis por su nombre o sus primeras letras.
    Da igual usar mayúsculas. Un camino nombra cada casilla en la que se entra: `A1-A2-A3`.
    Los verbos valen también en español: `mover ban2>A1-A2`, `desplegar arc@P3`, `golpear Akemi`, `acabar`.

    {"**"}Bandidos**
    - `discard G` o `discard E G`: cartas para este turno
    - `kill G`: la carta letal
    - `deploy arc@P3`: una ficha en una puerta
    - `move ban2>A1-A2`: un movimiento; para salir acaba en una puerta, `move ban2>A1-P1`
    - `go A1-A2` o `halt`: ante una empalizada recién descubierta
    - `attack Akemi:ban1,arc2`: el objetivo y luego los atacantes; también `W1`, `R1` o `P1`
    - `take ban1<R2`: recoger un suministro
    - `end`: acabar la fase

    {"**"}Samuráis**
    - `setup random` o `setup commit`: la preparación oculta
    - `victim Akemi`: quién cae por la carta letal
    - `wound C`, `wound M`, `wound L` o `wound red`: cómo se recibe un daño
    - `tile combat`: también `movement`, `leadership`, `two`, `golden`; detrás, lo que se quita: `tile two Akane:M Kento:C`
    - `hit Akemi`: con la espada
    - `bow Akane>C4`: con el arco; una puerta para los bandidos que hay delante, `bow Akane>P2`
    - `walk Genzo>A3-A4`: andar
    - `order Kento P2`: ataca una empalizada
    - `order Kento H3/E4>E6`: una casa dispara por E4; sin `/E4` usa la flecha más cercana
    - `repair Kento P2`: volver a armar una empalizada
    - `losses ban2,mtd1`: quién cae tras un golpe
    - `end`: acabar la fase

# Cómo puede empezar también una jugada escrita, entre comas.

typed-swords-setup = preparar, preparación
typed-swords-setup-random = preparar al azar, preparación al azar
typed-swords-setup-commit = confirmar preparación, confirmar la preparación
typed-swords-discard = descartar, descarta, descarte
typed-swords-kill = carta letal, letal
typed-swords-deploy = desplegar, despliega, despliegue
typed-swords-move = mover, mueve
typed-swords-go = seguir, sigue
typed-swords-halt = detenerse, parar
typed-swords-attack = atacar, ataca, ataque
typed-swords-take = recoger, recoge
typed-swords-end = acabar, acabar la fase, terminar, fin
typed-swords-victim = víctima
typed-swords-wound = herida, daño
typed-swords-wound-red = lado rojo, herida rojo, daño rojo, herida roja, cara roja
typed-swords-tile = loseta
typed-swords-tile-combat = loseta de combate, loseta combate
typed-swords-tile-movement = loseta de movimiento, loseta movimiento
typed-swords-tile-leadership = loseta de liderazgo, loseta liderazgo
typed-swords-tile-two = loseta dos, loseta doble
typed-swords-tile-golden = loseta dorada, loseta de oro
typed-swords-hit = espada, golpear, golpea, golpe
typed-swords-bow = arco, disparar, dispara
typed-swords-walk = andar, anda, caminar
typed-swords-order = orden, ordenar, ordena, dar una orden
typed-swords-repair = volver a armar, rearmar, reparar
typed-swords-losses = bajas, caen
