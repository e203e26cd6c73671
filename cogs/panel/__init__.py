"""The private panel: whoever owes a decision presses Play and is led through his choices."""
