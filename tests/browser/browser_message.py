"""What a person sees of a channel."""

from __future__ import annotations

from typing import NamedTuple


class Picture(NamedTuple):
    """A picture in a message; an unloaded or broken one has no size."""

    alternative: str
    width: int
    height: int


class Sight(NamedTuple):
    """How many pixels of room a message has in the channel's window; below 0 some of it is out of sight."""

    above: float
    below: float


class Message(NamedTuple):
    """What one message shows to the person whose page it is. ``buttons`` are those that can be pressed."""

    id: str
    private: bool
    text: str
    buttons: tuple[str, ...]
    menus: tuple[str, ...]
    pictures: tuple[Picture, ...]
