"""The public board of a table, and what is shown from its buttons: log and proof."""
