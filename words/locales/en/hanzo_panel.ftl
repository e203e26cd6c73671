# Hanzō's own panels: searching for a placement, and looking at one.

hanzo-found = { $pages ->
        [one] Die { $die }: { $count ->
            [0] no placement
            [one] 1 placement
           *[other] { $count } placements, best first
        }
       *[other] Die { $die }: { $count } placements, best first (page { $page } of { $pages })
    }
hanzo-dice-left = { $count ->
        [one] Die { $die }
       *[other] Die { $die } (×{ $count })
    }
hanzo-found-none = No placement fits this search. Press what is lit once more to widen it; /hanzo why tells what stands against a die on a space.
hanzo-found-held = { $resource } cannot be gained as things stand: { $why }.
hanzo-why-later = If it were time to place a die, as things stand now:
hanzo-why-not-now = No die is placed at this step: { $phase }.
hanzo-why-unrolled = As soon as the dice are rolled, each of them can be asked about.
hanzo-why = **{ $count ->
        [one] Die
       *[other] Dice
    } { $dice }, { $ways }.** { $why }
hanzo-why-any = **{ $count ->
        [one] Die
       *[other] Dice
    } { $dice }.** { $why }
hanzo-why-samurai = **Samurai.** { $why }
hanzo-why-samurai-legal = A samurai can be placed there now.
hanzo-pick = Look at a placement
hanzo-where = Only on one card or space
hanzo-where-space = Space { $cell }
hanzo-anywhere = Anywhere on the map
hanzo-any-direction = Any direction
hanzo-direction = Only in one direction
hanzo-narrow = Narrow the search below. Why a die cannot lie somewhere: /hanzo why.
hanzo-die-takes = { $die ->
        [1] A 1 takes its own space.
        [2] A 2 takes one resource on its line, at any distance.
        [3] A 3 takes its own space and the two beside it on its line.
        [4] A 4 takes two on its cross, upright (┼) or diagonal (╳), at any distance.
        [5] A 5 takes its own space and two beside it on its cross, upright (┼) or diagonal (╳).
       *[6] A 6 takes all on its line, at any distance.
    } Samurai and dice block the view.
hanzo-place = Place it

# Hints, for whoever plays alone

hanzo-hint = Hint
hanzo-hint-question = Take a hint in this game?
hanzo-hint-about = You are shown a good move for this turn, and why it is good. Nothing is played until you say so. From the first hint on, this game does not count for the leaderboards, however many you take.
hanzo-hint-accept = Take the hint
hanzo-hint-thinking = Looking for a good move. This takes a moment.
hanzo-hint-told = **Hint: { $move }.** { $why }
hanzo-hint-failed = No hint was found in time. Nothing was played. Please try again in a moment, or go on without it.
hanzo-hint-again = Try again
hanzo-hint-not-now = There is nothing to weigh up at this step. Hints help with placing samurai and dice, and with choosing events.
hanzo-hint-only-one = Only one move is possible here, so there is nothing to weigh up.
hanzo-hint-not-here = Hints are there for whoever plays Hanzō alone. This table has none.

# Looking at a placement

hanzo-die-on = A { $die } on { $cell }
hanzo-die-on-lying = A { $die } on { $cell }, { $axis } { $glyph }
hanzo-order = Collect in another order
hanzo-order-so = In the order { $order }
hanzo-removal = { $count ->
        [one] Which samurai leaves the map?
       *[other] Which { $count } samurai leave the map?
    }
hanzo-removal-one = { $count ->
        [one] the one on { $cell } leaves
       *[other] those on { $cell } leave
    }

hanzo-removal-frees = uncovers { $what }
# Choosing and building a map

hanzo-map-build = Build a map
hanzo-map-build-on = Go on building
hanzo-map-shelf = Saved maps
hanzo-map-title = Your map: { $count } of { $cards } cards
hanzo-map-begin = Add a card below. A card laid later covers those before it. Cards may overlap and leave gaps, but all must hang together, if only by corners.
hanzo-map-key = f is the day face of a card, b its night face. Letters: K Kayaku, A Kara, H Hi, D Door.
hanzo-map-hand = Choose the card to move
hanzo-map-add = Add a card
hanzo-map-cards = See the cards
hanzo-map-flip = Other face
hanzo-map-top = To the top, as number { $count }
hanzo-map-off = Take off
hanzo-map-lay = Lay this map
hanzo-map-save = Save
hanzo-map-text = Paste a map
hanzo-map-text-about = The text of a map
hanzo-map-name = Name of the map
hanzo-map-clear = Clear
hanzo-map-too-far = The map would get so big that there are no names for its spaces. Nothing was moved.
hanzo-map-fine = Nothing is wrong with this map.
hanzo-map-fault = **To mend.** { $text }
hanzo-map-hint = **Worth knowing.** { $text }
hanzo-map-shelf-about = { $count ->
        [0] No map is saved here yet.
        [one] 1 map is saved here.
       *[other] { $count } maps are saved here.
    }
hanzo-map-take = { $pages ->
        [one] Choose a map
       *[other] Choose a map, { $first } to { $last }
    }
hanzo-map-taken = This is “{ $name }”.
hanzo-map-saved = Saved as “{ $name }”. Play on it with /play hanzo-solo or /play hanzo, with this name as the map.
hanzo-map-saved-here = Saved as “{ $name }”.
hanzo-map-not-saved = This map cannot be played on, so it was not saved.
hanzo-map-unfit =
    The game cannot be played on this map:
    { $why }
hanzo-map-not-now = There is no map for you to choose here now. Open a table of Hanzō on which the ninja picks or builds the map; a saved one can be used at the first step.
hanzo-map-none-here = No map lies here. Type the text of one, or open a table of Hanzō.
hanzo-map-listed = **{ $name }** by { $author }, { $when }
hanzo-map-for-hanzo_solo = Alone
hanzo-map-for-hanzo = As a duel
hanzo-map-share = Whoever has this text can play on the map: as the map of /play hanzo-solo or /play hanzo, or with /hanzo build.
hanzo-map-deleted = { $name } is deleted.
