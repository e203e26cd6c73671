# The commands of Hanzō: descriptions (at most 100 characters) and their few answers.

command-hanzo = Play Hanzō
command-hanzo-roll = Roll the dice
command-hanzo-event = Choose the die that sets the event
command-hanzo-event-die = Which die
command-hanzo-extra = Bad Weather: give up a second die
command-hanzo-extra-die = Which die
command-hanzo-samurai = Place the samurai that is due
command-hanzo-samurai-space = On which space
command-hanzo-gain = Take the gift of the Sleeping Guardians
command-hanzo-gain-resource = Which counter moves
command-hanzo-gain-samurai = For a Door: the samurai that leaves
command-hanzo-map = Choose the map
command-hanzo-map-name = A ready-made map, a drawn one, or the one you built
command-hanzo-place = Place a die and collect
command-hanzo-place-die = Which die
command-hanzo-place-where = Space and direction, such as B2u; once a space is typed, also who else may leave
command-hanzo-hint = A good move for this turn and why, if you play alone
command-hanzo-why = Why can a die not lie, or a samurai not stand, somewhere?
command-hanzo-why-space = The space
command-hanzo-why-direction = How the die lies
option-hanzo-die = The die

command-hanzo-build = Build your own map, or paste one
command-hanzo-build-map = The text of a map; leave it out to open the building panel
command-map = Maps of Hanzō that are kept here: save, list, show, use, delete
command-map-save = Save a map under a name
command-map-save-map = The text of a map; leave it out for the one you build or play on here
command-map-list = List the saved maps
command-map-show = Show a saved map, and its text to share
command-map-use = Choose a saved map for the game here
command-map-delete = Delete a map that you saved
command-map-name = The name of the map
