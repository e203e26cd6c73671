"""The words of Hanzō, alone and as a duel; `words` reaches them by the key of the game."""

from words.hanzo.map_words import finding
from words.hanzo.mode import DUEL, SOLO, HanzoWords

__all__ = ["DUEL", "SOLO", "HanzoWords", "finding"]
