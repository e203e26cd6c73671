"""Playing by typed commands, with suggestions."""
