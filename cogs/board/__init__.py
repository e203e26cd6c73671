"""The board of a table: the public one, looking at it in private, and what is shown from its buttons: log and proof."""
