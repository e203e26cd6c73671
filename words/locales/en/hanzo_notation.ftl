# How moves are written, for /help and /do.

hz-notation-help =
    Spaces: column letter and row number, `B2`. Capitals do not matter.
    Resources: `K` Kayaku, `A` Kara, `H` Hi, `D` Door.
    How a die lies: `v` north to south, `h` west to east, `u` rising to the right, `d` falling to the right; a 4 or 5 is `+` upright or `x` diagonal, a 1 has no line.

    - `map market_night`: a ready-made map; `map draw`, `map draw day` or `map draw night` draws one
    - `map 05f@0(0,0);12f@180(0,3);...`: a map of your own, see rule T-3
    - `roll`: the dice
    - `event 4`: the die that sets the event
    - `samurai B1`: a samurai
    - `place 5@E2x:E2,F3{"!"}D3`: die, space, how it lies, what it collects in order; after `{"!"}` the samurai that a Door removes
    - `place 5@E2x`, `5@E2x{"!"}D3` or just `2@B4v`: what is clear may be left out
hz-notation-help-solo = - `extra 3`: the second die of Bad Weather
hz-notation-help-duel = - `gain K` or `gain D{"!"}A3`: what the Sleeping Guardians let the ninja take

# What a typed move may begin with instead, between commas.

typed-hanzo-map = use map
typed-hanzo-map-draw = draw a map
typed-hanzo-map-draw-day = draw a map by day
typed-hanzo-map-draw-night = draw a map by night
typed-hanzo-roll = roll the dice
typed-hanzo-event = event die
typed-hanzo-extra = second die
typed-hanzo-samurai = samurai at
typed-hanzo-place = lay
typed-hanzo-gain = gift
