"""What every message, control and answer is made of, and the limits that Discord sets them."""
