"""Tables before and beside the play: opening one, its card, finding it, leaving it."""
