# Cómo se escriben las jugadas, para /help y /do.

hz-notation-help =
    Casillas: letra de la columna y número de la fila, `B2`. Las mayúsculas no importan.
    Recursos: `K` Kayaku, `A` Kara, `H` Hi, `D` Puerta.
    Cómo queda un dado: `v` de norte a sur, `h` de oeste a este, `u` sube hacia la derecha, `d` baja hacia la derecha; un 4 o un 5 es `+` recto o `x` en diagonal, un 1 no tiene línea.
    Los verbos valen también en español: `tirar`, `evento 4`, `samurái B1`, `colocar 2@B4v`.

    - `map market_night`: un mapa ya hecho; `map draw`, `map draw day` o `map draw night` saca uno al azar (de día, de noche)
    - `map 05f@0(0,0);12f@180(0,3);...`: un mapa propio, mira la regla T-3
    - `roll`: tirar los dados
    - `event 4`: el dado que decide el evento
    - `samurai B1`: un samurái
    - `place 5@E2x:E2,F3{"!"}D3`: dado, casilla, cómo queda, qué recoge y en qué orden; tras `{"!"}`, el samurái que retira una Puerta
    - `place 5@E2x`, `5@E2x{"!"}D3` o solo `2@B4v`: lo que está claro se puede omitir
hz-notation-help-solo = - `extra 3`: el segundo dado del Mal tiempo
hz-notation-help-duel = - `gain K` o `gain D{"!"}A3`: lo que los Guardianes dormidos dejan tomar al ninja

# Cómo puede empezar también una jugada escrita, entre comas.

typed-hanzo-map = mapa
typed-hanzo-map-draw = mapa al azar, sacar un mapa
typed-hanzo-map-draw-day = mapa al azar de día
typed-hanzo-map-draw-night = mapa al azar de noche
typed-hanzo-roll = tirar, tira, tirar los dados
typed-hanzo-event = evento
typed-hanzo-extra = segundo, segundo dado
typed-hanzo-samurai = samurái, samurái en
typed-hanzo-place = colocar, coloca
typed-hanzo-gain = tomar, toma, regalo
