# Hanzō's own panels: searching for a placement, and looking at one.

hanzo-found = { $pages ->
        [one] Die { $die }: { $count ->
            [one] 1 placement
           *[other] { $count } placements, best first
        }
       *[other] Die { $die }: { $count } placements, best first (page { $page } of { $pages })
    }
hanzo-found-none = No placement fits this search. Widen it below.
hanzo-pick = Look at a placement
hanzo-where = Only on one card or space
hanzo-anywhere = Anywhere on the map
hanzo-any-direction = Any direction
hanzo-gains = with { $resource }
hanzo-place = Place it
hanzo-die-on = A { $die } on { $cell }
hanzo-die-on-lying = A { $die } on { $cell }, { $axis } { $glyph }
hanzo-order = Collect in another order
hanzo-removal = { $count ->
        [one] Which samurai leaves the map?
       *[other] Which { $count } samurai leave the map?
    }
