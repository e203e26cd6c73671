# Los paneles propios de Hanzō: buscar una colocación y mirarla.

hanzo-found = { $pages ->
        [one] Dado { $die }: { $count ->
            [0] ninguna colocación
            [one] 1 colocación
           *[other] { $count } colocaciones, primero las mejores
        }
       *[other] Dado { $die }: { $count } colocaciones, primero las mejores (página { $page } de { $pages })
    }
hanzo-dice-left = { $count ->
        [one] Dado { $die }
       *[other] Dado { $die } (×{ $count })
    }
hanzo-found-none = Ninguna colocación encaja con esta búsqueda. Vuelve a pulsar lo marcado para ampliarla; /hanzo why dice qué impide poner un dado en una casilla.
hanzo-found-held = Tal como está todo, no se puede ganar { $resource }: { $why }.
hanzo-why-later = Si fuera el momento de colocar un dado, tal como está todo ahora:
hanzo-why-not-now = En este paso no se coloca ningún dado: { $phase }.
hanzo-why-unrolled = En cuanto se tiren los dados, se podrá preguntar por cada uno.
hanzo-why = **{ $count ->
        [one] Dado
       *[other] Dados
    } { $dice }, { $ways }.** { $why }
hanzo-why-any = **{ $count ->
        [one] Dado
       *[other] Dados
    } { $dice }.** { $why }
hanzo-why-samurai = **Samurái.** { $why }
hanzo-why-samurai-legal = Ahora se puede colocar ahí un samurái.
hanzo-pick = Mira una colocación
hanzo-where = Solo en una carta o casilla
hanzo-where-space = Casilla { $cell }
hanzo-anywhere = En todo el mapa
hanzo-any-direction = Cualquier dirección
hanzo-direction = Solo en una dirección
hanzo-narrow = Afina la búsqueda abajo. Por qué un dado no puede ir a una casilla: /hanzo why.
hanzo-die-takes = { $die ->
        [1] El 1 toma su propia casilla.
        [2] El 2 toma un recurso de su línea, a cualquier distancia.
        [3] El 3 toma su casilla y las dos vecinas de su línea.
        [4] El 4 toma dos de su cruz, recta (┼) o diagonal (╳), a cualquier distancia.
        [5] El 5 toma su casilla y dos vecinas de su cruz, recta (┼) o diagonal (╳).
       *[6] El 6 toma todo lo de su línea, a cualquier distancia.
    } Samuráis y dados tapan la vista.
hanzo-place = Colocarlo

# Pistas, para quien juega en solitario

hanzo-hint = Pista
hanzo-hint-question = ¿Quieres una pista en esta partida?
hanzo-hint-about = Verás una buena jugada para este turno y por qué es buena. No se juega nada hasta que tú lo digas. Desde la primera pista, esta partida no cuenta para las clasificaciones, pidas las que pidas.
hanzo-hint-accept = Ver la pista
hanzo-hint-thinking = Buscando una buena jugada. Tarda un momento.
hanzo-hint-told = **Pista: { $move }.** { $why }
hanzo-hint-failed = No se encontró ninguna pista a tiempo. No se ha jugado nada. Inténtalo de nuevo dentro de un momento o sigue sin ella.
hanzo-hint-again = Probar otra vez
hanzo-hint-not-now = En este paso no hay nada que sopesar. Las pistas ayudan a colocar samuráis y dados y a elegir eventos.
hanzo-hint-only-one = Aquí solo hay una jugada posible, así que no hay nada que sopesar.
hanzo-hint-not-here = Las pistas son para quien juega a Hanzō en solitario. En esta mesa no las hay.

# Mirar una colocación

hanzo-die-on = Un { $die } en { $cell }
hanzo-die-on-lying = Un { $die } en { $cell }, { $axis } { $glyph }
hanzo-order = Recoger en otro orden
hanzo-order-so = En el orden { $order }
hanzo-removal = { $count ->
        [one] ¿Qué samurái deja el mapa?
       *[other] ¿Qué { $count } samuráis dejan el mapa?
    }
hanzo-removal-one = { $count ->
        [one] se va el de { $cell }
       *[other] se van los de { $cell }
    }

hanzo-removal-frees = destapa { $what }
# Elegir y construir un mapa

hanzo-map-build = Construir un mapa
hanzo-map-build-on = Seguir construyendo
hanzo-map-shelf = Mapas guardados
hanzo-map-title = Tu mapa: { $count } de { $cards } cartas
hanzo-map-begin = Añade una carta abajo. Una carta tapa las que se pusieron antes. Pueden solaparse y dejar huecos, pero todas deben quedar unidas, aunque sea por una esquina.
hanzo-map-key = f es la cara de día de una carta; b, la de noche. Letras: K Kayaku, A Kara, H Hi, D Puerta.
hanzo-map-hand = Elige la carta que quieres mover
hanzo-map-add = Añade una carta
hanzo-map-cards = Ver las cartas
hanzo-map-flip = Otra cara
hanzo-map-top = Poner encima, con el número { $count }
hanzo-map-off = Quitar
hanzo-map-lay = Poner este mapa
hanzo-map-save = Guardar
hanzo-map-text = Pegar un mapa
hanzo-map-text-about = El texto de un mapa
hanzo-map-name = Nombre del mapa
hanzo-map-clear = Vaciar
hanzo-map-too-far = El mapa sería tan grande que faltarían nombres para sus casillas. No se ha movido nada.
hanzo-map-fine = Este mapa no tiene ningún fallo.
hanzo-map-fault = **Por arreglar.** { $text }
hanzo-map-hint = **Conviene saber.** { $text }
hanzo-map-shelf-about = { $count ->
        [0] Aún no hay mapas guardados aquí.
        [one] Aquí hay 1 mapa guardado.
       *[other] Aquí hay { $count } mapas guardados.
    }
hanzo-map-take = { $pages ->
        [one] Elige un mapa
       *[other] Elige un mapa, de { $first } a { $last }
    }
hanzo-map-taken = Este es «{ $name }».
hanzo-map-saved = Guardado como «{ $name }». Para jugar en él, usa /play hanzo-solo o /play hanzo con este nombre como mapa.
hanzo-map-saved-here = Guardado como «{ $name }».
hanzo-map-not-saved = No se puede jugar en este mapa, así que no se ha guardado.
hanzo-map-unfit =
    No se puede jugar en este mapa:
    { $why }
hanzo-map-not-now = Ahora no tienes que elegir ningún mapa aquí. Abre una mesa de Hanzō en la que el ninja elija o construya el mapa; uno guardado se puede usar en el primer paso.
hanzo-map-none-here = Aquí no hay ningún mapa. Escribe el texto de uno o abre una mesa de Hanzō.
hanzo-map-listed = **{ $name }**, de { $author }, { $when }
hanzo-map-for-hanzo_solo = En solitario
hanzo-map-for-hanzo = En duelo
hanzo-map-share = Quien tenga este texto puede jugar en el mapa: como mapa de /play hanzo-solo o /play hanzo, o con /hanzo build.
hanzo-map-deleted = { $name } se ha borrado.
