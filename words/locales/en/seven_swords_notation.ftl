# How moves are written, for /help and /do.

ss-notation-help =
    Tokens: `ban` bandit, `arc` archer, `mtd` mounted bandit, with `v` in front for veterans, and a number: `ban2`, `varc1`. As the picture marks them will do too: `m1`, a veteran `vm1`.
    Spaces: `A1`. Gates: `P1`. Supplies `R1`, storehouses `W1`, houses `H1`. Samurai by name or the first letters of it.
    Capitals do not matter. A way names every space that is entered: `A1-A2-A3`.

    {"**"}Bandits**
    - `discard G` or `discard E G`: cards for this turn
    - `kill G`: the kill card
    - `deploy arc@P3`: a token at a gate
    - `move ban2>A1-A2`: a walk; end it with a gate to leave, `move ban2>A1-P1`
    - `go A1-A2` or `halt`: in front of a palisade just turned up
    - `attack Akemi:ban1,arc2`: the target, then the attackers; also `W1`, `R1` or `P1`
    - `take ban1<R2`: pick a supply up
    - `end`: end the phase

    {"**"}Samurai**
    - `setup random` or `setup commit`: the hidden set-up
    - `victim Akemi`: who falls to the kill card
    - `wound C`, `wound M`, `wound L` or `wound red`: how a hit is taken
    - `tile combat`: also `movement`, `leadership`, `two`, `golden`; removals follow: `tile two Akane:M Kento:C`
    - `hit Akemi`: with the sword
    - `bow Akane>C4`: with the bow; a gate for the bandits in front of it, `bow Akane>P2`
    - `walk Genzo>A3-A4`: a walk
    - `order Kento P2`: a palisade attacks
    - `order Kento H3/E4>E6`: a house shoots by way of E4; without `/E4` it takes the nearest arrow
    - `repair Kento P2`: arm a palisade again
    - `losses ban2,mtd1`: who falls after a hit
    - `end`: end the phase

# What a typed move may begin with instead, between commas.

typed-swords-setup = set up
typed-swords-setup-random = set up at random
typed-swords-setup-commit = confirm the set-up, set-up commit
typed-swords-discard = drop
typed-swords-kill = deadly card
typed-swords-deploy = deployment
typed-swords-move = moves
typed-swords-go = go on
typed-swords-halt = stop
typed-swords-attack = attacks
typed-swords-take = pick up
typed-swords-end = finish, done
typed-swords-victim = falls
typed-swords-wound = damage
typed-swords-wound-red = red side
typed-swords-tile = use tile
typed-swords-tile-combat = combat tile
typed-swords-tile-movement = movement tile
typed-swords-tile-leadership = leadership tile
typed-swords-tile-two = tile of two
typed-swords-tile-golden = golden tile
typed-swords-hit = sword, strike
typed-swords-bow = shoot
typed-swords-walk = walks
typed-swords-order = give the order
typed-swords-repair = mend
typed-swords-losses = fall
