"""The words of Hanzō, alone and as a duel; `words` reaches them by the key of the game."""

from words.hanzo.mode import DUEL, SOLO, HanzoWords
from words.hanzo.refusals import finding

__all__ = ["DUEL", "SOLO", "HanzoWords", "finding"]
