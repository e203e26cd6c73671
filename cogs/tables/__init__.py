"""Tables before and beside the play: opening one, its card, finding it, looking at it, leaving it."""
