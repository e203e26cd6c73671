"""The words of Seven Swords; `words` reaches them by the key of the game."""

from words.seven_swords.events import event_line

__all__ = ["event_line"]
