"""The demo's little server: the same people, channels and ids at every start."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

GUILD = "Tatami house"
CHANNELS = (
    ("village-square", "/play sets up a table · /play prepara una mesa"),
    ("tea-house", "Room for a second table · Sitio para otra mesa"),
)
PEOPLE = (("hana", "Hana", "en-US"), ("mateo", "Mateo", "es-ES"), ("wren", "Wren", "en-US"))
"""User name, display name, language. Mateo's Discord is Spanish; Wren is there to watch, or to take over."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One browser page: a person looking at a channel or at the bot's direct messages."""

    person: str
    place: str
    viewer: Any
    channel: Any
    locale: str


@dataclass(frozen=True, slots=True)
class World:
    """What was built: the seats, and each user's locale by id."""

    seats: tuple[Seat, ...]
    locales: dict[int, str]


FOUNDED = datetime(2026, 2, 2, tzinfo=UTC)
"""When the world was made, as its ids tell."""


def start_clock(env: Any) -> None:
    """Set a simulated Discord that has not started to the present. Later the clock may not jump: the bot's loops
    would run once for every interval in between."""
    env.backend.clock._epoch = datetime.now(UTC)


def allow_seconds(env: Any, seconds: float) -> None:
    """Let a bot take so long for anything, its start included, for which simcord allows five seconds."""
    settle = env._settle_internal
    env._settle_internal = lambda **options: settle(**(options | {"timeout": seconds}))


def build(env: Any) -> World:
    """Lay out the world in a simulated Discord, best before the bot starts, which may have work there at once.

    Ids come from the simulated clock. It is turned back while the world is built, so that ids are the same at every
    start and stored games and messages find their people again.
    """
    clock = env.backend.clock
    present = clock._epoch
    clock._epoch = FOUNDED - timedelta(seconds=clock.elapsed)
    try:
        return _lay_out(env)
    finally:
        clock._epoch = present


def _lay_out(env: Any) -> World:
    guild = env.create_guild(GUILD, preferred_locale="en-US")
    channels = [guild.create_text_channel(name, topic=topic) for name, topic in CHANNELS]
    seats: list[Seat] = []
    locales: dict[int, str] = {}
    for name, shown, locale in PEOPLE:
        user = env.create_user(name, global_name=shown)
        member = guild.add_member(user)
        locales[user.id] = locale
        seats.extend(Seat(shown, f"#{channel.name}", member, channel, locale) for channel in channels)
        seats.append(Seat(shown, "DM", user, user.dm_channel, locale))
    return World(tuple(seats), locales)
