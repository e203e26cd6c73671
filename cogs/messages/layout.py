"""Messages made of components, built anew for every send and edit."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol, Self

import discord
from discord import ui

Item = ui.Item[Any]
PASSING = 1_000
"""Id of the text that goes with the controls; Discord numbers the other components from 1."""


class Picture(Protocol):
    """What the drawing room gives: pixels and their description."""

    @property
    def png(self) -> bytes:
        """The encoded picture."""
        ...

    @property
    def alt(self) -> str:
        """What it shows, for people who do not see it."""
        ...


class Shown(NamedTuple):
    """What a panel says of a table, to be compared with what is true later."""

    table: int
    sequence: int
    due: bool
    """Whether its reader has to decide."""
    over: bool
    """Whether nobody has."""
    requests: tuple[int, ...]
    """The proposals that it tells its reader about."""


class Layout(ui.LayoutView):
    """One message: texts, a picture, rows of controls, in the order in which they are added.

    It calls itself finished, so discord.py keeps no trace of it: presses find their way by the control's id
    alone (see ``controls``), before and after a restart. That also keeps clear of the store in which stopping
    one view takes handlers away from all others. ``files`` are the uploads to send along, ``kept`` the earlier ones
    that an edit leaves in place.
    """

    def __init__(self, *texts: str) -> None:
        super().__init__(timeout=None)
        self.files: list[discord.File] = []
        self.kept: list[discord.Attachment] = []
        self.shown: Shown | None = None
        """What it says of a table, if it is a panel."""
        for text in texts:
            self.text(text)

    def is_finished(self) -> bool:
        """Always true: there is nothing to listen to."""
        return True

    def text(self, markdown: str) -> Self:
        """Add a text; an empty one is left out, as Discord refuses it."""
        if markdown.strip():
            self.add_item(ui.TextDisplay(markdown))
        return self

    def passing(self, markdown: str) -> Self:
        """Add a text, one a message, that is true only as long as the message is up to date: it goes with the
        controls."""
        self.add_item(ui.TextDisplay(markdown, id=PASSING))
        return self

    def small(self, markdown: str) -> Self:
        """Add a text in small print."""
        return self.text("\n".join(f"-# {line}" for line in markdown.splitlines() if line.strip()))

    def picture(self, picture: Picture, name: str) -> Self:
        """Add a picture with its description. ``name`` ends in .png and is unique in the message."""
        self.files.append(discord.File(io.BytesIO(picture.png), name, description=picture.alt))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt)))
        return self

    def fresh(self, picture: Picture, kind: str) -> Self:
        """Add a picture that takes an earlier one's place on the same message: under a name of its own, since clients
        show an old one again under a name that they know."""
        return self.picture(picture, f"{kind}-{discord.utils.time_snowflake(discord.utils.utcnow())}.png")

    def keep(self, picture: discord.Attachment) -> Self:
        """Show a picture that the edited message has already, without sending it again."""
        self.kept.append(picture)
        item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.description)
        self.add_item(ui.MediaGallery(item))
        return self

    def document(self, data: bytes, name: str) -> Self:
        """Add a file to download."""
        self.files.append(discord.File(io.BytesIO(data), name))
        self.add_item(ui.File(f"attachment://{name}"))
        return self

    def rule(self) -> Self:
        """Add a thin line."""
        self.add_item(ui.Separator())
        return self

    def row(self, *controls: Item | None) -> Self:
        """Add up to five buttons, or one menu; ``None`` and an empty row are left out."""
        present = [control for control in controls if control is not None]
        if present:
            self.add_item(ui.ActionRow(*present))
        return self

    def buttons(self, controls: Iterable[Item]) -> Self:
        """Add buttons in rows of five."""
        listed = list(controls)
        for start in range(0, len(listed), 5):
            self.row(*listed[start : start + 5])
        return self


def without_controls(message: discord.Message) -> Layout:
    """Return the lasting texts and the pictures of a message of ours; its pictures are its attachments, in order."""
    layout = Layout()
    pictures = iter(message.attachments)
    for component in message.components:
        if isinstance(component, discord.TextDisplay) and component.id != PASSING:
            layout.text(component.content)
        elif isinstance(component, discord.SeparatorComponent):
            layout.rule()
        elif isinstance(component, discord.MediaGalleryComponent):
            for item, attachment in zip(component.items, pictures, strict=False):
                shown = discord.MediaGalleryItem(f"attachment://{attachment.filename}", description=item.description)
                layout.add_item(ui.MediaGallery(shown))
    return layout
