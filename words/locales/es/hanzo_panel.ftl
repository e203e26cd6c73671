# Los paneles propios de Hanzō: buscar una colocación y mirarla.

hanzo-found = { $pages ->
        [one] Dado { $die }: { $count ->
            [one] 1 colocación
           *[other] { $count } colocaciones, primero las mejores
        }
       *[other] Dado { $die }: { $count } colocaciones, primero las mejores (página { $page } de { $pages })
    }
hanzo-found-none = Ninguna colocación encaja con esta búsqueda. Amplíala abajo.
hanzo-pick = Mira una colocación
hanzo-where = Solo en una carta o casilla
hanzo-anywhere = En todo el mapa
hanzo-any-direction = Cualquier dirección
hanzo-gains = con { $resource }
hanzo-place = Colocarlo
hanzo-die-on = Un { $die } en { $cell }
hanzo-die-on-lying = Un { $die } en { $cell }, { $axis } { $glyph }
hanzo-order = Recoger en otro orden
hanzo-removal = { $count ->
        [one] ¿Qué samurái deja el mapa?
       *[other] ¿Qué { $count } samuráis dejan el mapa?
    }
