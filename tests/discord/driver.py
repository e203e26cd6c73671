"""An automatic player who plays a seat through real presses and real slash commands.

It decides with `taste` what it would like, and then has to find that in its own panel or in its own autocompletion:
what they do not offer fails the game. Every decision is made in the way that was used less for its kind.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import taste
from playing import board, control_ids, leading
from simulated import World, buttons, menus, text

import words
from cogs.messages.controls import read
from engine.core import Choice, Move

WAYS = ("panel", "command", "notation")
PRESSES_MOST = 60
OPTIONS: dict[str, tuple[str, ...]] = {
    "bandit deploy": ("kind", "gate"),
    "bandit move": ("token", "to"),
    "bandit attack": ("target", "attackers"),
    "bandit take": ("token", "supply"),
    "bandit discard": ("card", "second"),
    "bandit kill": ("card",),
    "bandit go": ("to",),
    "bandit halt": (),
    "bandit end": (),
    "samurai tile": ("tile", "remove"),
    "samurai hit": ("samurai",),
    "samurai bow": ("samurai", "target"),
    "samurai walk": ("samurai", "to"),
    "samurai order": ("samurai", "by", "target"),
    "samurai repair": ("samurai", "gate"),
    "samurai losses": ("tokens",),
    "samurai victim": ("samurai",),
    "samurai wound": ("damage",),
    "samurai end": (),
}


def kind_of(move: Move, role: str) -> str:
    """Return the kind of decision that a move is, as the games of a run are counted."""
    verb = str(move[0])
    if verb == "end":
        return f"end {role}"
    if verb == "order":
        return "order palisade" if len(move) == 3 else "order house"
    if verb == "discard":
        return "discard two" if len(move) == 3 else "discard one"
    if verb == "tile" and len(move) == 3:
        return "tile with removals"
    return verb


class Tally:
    """How often each kind of decision was made in each way, over the games of a run."""

    def __init__(self) -> None:
        self.made: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
        self.other: Counter[str] = Counter()

    def way_for(self, kind: str, rng: random.Random) -> str:
        """Return the way that was used least for a kind; notation only now and then."""
        both = [self.made[way][kind] for way in ("panel", "command")]
        if min(both) and kind != "setup" and rng.random() < 0.05:
            return "notation"
        return min(("panel", "command"), key=lambda way: (self.made[way][kind], rng.random()))

    def kinds(self) -> set[str]:
        """Return every kind that was made."""
        return set().union(*self.made.values())

    def lines(self) -> list[str]:
        """Return the counts, a kind a line."""
        return [f"{kind:20}" + "".join(f"{self.made[way][kind]:9}" for way in WAYS) for kind in sorted(self.kinds())]


class Driver:
    """One person who plays at the table of the world's channel. ``after_press`` is awaited after each interaction.

    What is decided and how it is done draw on separate fortunes, so that the course of a game does not depend on the
    games before it.
    """

    def __init__(
        self, world: World, member: Any, tally: Tally, seed: str, after_press: Callable[[], Awaitable[None]]
    ) -> None:
        self.world, self.member, self.tally = world, member, tally
        self.taste, self.rng = random.Random(f"taste {seed}"), random.Random(f"manner {seed}")
        self.after_press = after_press
        self.made: Counter[str] = Counter()
        self.message: Any = None

    @property
    def locale(self) -> str:
        """The catalogue language of this person's Discord."""
        return words.locale_of(self.world.locales.get(self.member.id))

    async def position(self) -> Any:
        """Return the position of the table."""
        info = await self.world.bot.tables.latest(self.world.channel.id)
        return await self.world.bot.tables.position(info.id)

    async def act(self) -> None:
        """Make one decision."""
        position = await self.position()
        view = position.view_of(self.member.id)
        if view.phase == "setup":
            way = self.tally.way_for("setup", self.rng)
            await (self._set_up_by_panel() if way == "panel" else self._set_up_by_command())
            self.tally.made[way]["setup"] += 1
            return
        answers = taste.wanted(position.game, view, self.made, self.taste)
        keys = tuple(answer.key for answer in answers)
        move = position.game.choices(view, keys).move
        kind = kind_of(move, position.table.roles[view.viewer])
        way = self.tally.way_for(kind, self.rng)
        if way == "panel":
            await self._by_panel(position, answers)
        elif way == "command":
            await self._by_command(position, answers, move)
        else:
            await self._by_notation(position, move)
        self.made[str(move[0])] += 1
        self.tally.made[way][kind] += 1
        entries = await self.world.bot.tables.log(position.table.id, view.viewer, after=position.sequence)
        assert entries[0].notation == position.game.notation(move), (way, kind, entries[0].notation, move)

    # Panel

    async def _press(self, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        if values is None:
            result = await self.member.click(message, custom_id=custom_id)
        else:
            result = await self.member.select(message, values, custom_id=custom_id)
        assert result.acknowledged
        await self.after_press()
        return result

    async def _opened(self) -> Any:
        """Return an open panel: now and then the old one (which may be outdated), else a new one."""
        if self.message is not None and self.rng.random() < 0.5:
            position = await self.position()
            old = [
                custom_id
                for action in ("panel-go", "panel-undo", "panel-commit")
                for custom_id, control in control_ids(self.message, action).items()
                if control.sequence != position.sequence
            ]
            if old:
                await self._press(self.message, old[0])
                assert (await self.position()).sequence == position.sequence, "an old control made a decision"
                self.tally.other["outdated"] += 1
                return self.message
        result = await self._press(board(self.world), next(iter(control_ids(board(self.world), "play"))))
        assert result.ephemeral
        return result.response

    async def _by_panel(self, position: Any, answers: tuple[Choice, ...]) -> None:
        self.message = await self._opened()
        keys = tuple(answer.key for answer in answers)
        for _ in range(PRESSES_MOST):
            if (await self.position()).sequence != position.sequence:
                return
            commit = control_ids(self.message, "panel-commit")
            if commit:
                (custom_id,) = commit
                assert read(custom_id).keys == keys
                await self._press(self.message, custom_id)
            elif self.rng.random() < 0.03:
                await self._back()
            else:
                await self._step(keys)
        raise AssertionError("the panel leads nowhere")

    async def _back(self) -> None:
        back = buttons(self.message).get(words.say("panel-back", self.locale))
        if back is not None:
            await self._press(self.message, back)
            self.tally.other["back"] += 1

    async def _step(self, keys: tuple[str, ...]) -> None:
        """Press what leads furthest towards the keys."""
        found = leading(self.message, keys)
        if found is not None:
            await self._press(self.message, *found)
            return
        following = buttons(self.message).get(words.say("panel-next", self.locale))
        assert following is not None, (keys, text(self.message), buttons(self.message), menus(self.message))
        self.tally.other["next page"] += 1
        await self._press(self.message, following)

    async def _set_up_by_panel(self) -> None:
        self.message = await self._opened()
        if "setup-redraw" not in str(buttons(self.message).values()) or self.rng.random() < 0.3:
            await self._press(self.message, buttons(self.message)[words.say("setup-deal", self.locale)])
            return
        await self._press(self.message, next(iter(control_ids(self.message, "setup-redraw"))))
        for part in ("supplies", "storehouses", "houses", "palisades", "bows", "bows", "stands"):
            await self._press(self.message, next(iter(control_ids(self.message, "setup-page"))), [part])
            await self._edit()
            back = [one for one, control in control_ids(self.message, "setup-page").items() if not control.keys]
            await self._press(self.message, back[-1])
        while not control_ids(self.message, "setup-confirm"):
            await self._level_bows()
        await self._press(self.message, next(iter(control_ids(self.message, "setup-confirm"))))
        await self._press(self.message, next(iter(control_ids(self.message, "setup-commit"))))

    async def _edit(self) -> None:
        for action in ("setup-swap", "setup-bows", "setup-stand", "setup-who", "setup-where"):
            for custom_id in control_ids(self.message, action):
                option = self.rng.choice(menus(self.message)[custom_id])
                await self._press(self.message, custom_id, [option["value"]])

    async def _level_bows(self) -> None:
        """Bring the number of bows to what it has to be."""
        await self._press(self.message, next(iter(control_ids(self.message, "setup-page"))), ["bows"])
        (custom_id,) = control_ids(self.message, "setup-bows")
        surplus = words.say("setup-bows-surplus", self.locale, count=1) in text(self.message)
        surplus = surplus or words.say("setup-bows-surplus", self.locale, count=2) in text(self.message)
        step = "less" if surplus else "more"
        option = next(one for one in menus(self.message)[custom_id] if one["value"].endswith(step))
        await self._press(self.message, custom_id, [option["value"]])
        await self._press(self.message, next(iter(control_ids(self.message, "setup-page"))))

    # Commands

    async def _slash(self, command: str, **options: Any) -> None:
        result = await self.member.slash(self.world.channel, command, **options)
        assert result.acknowledged
        assert result.ephemeral
        self.message = result.response
        await self.after_press()
        if (commit := next(iter(control_ids(self.message, "panel-commit")), None)) is not None:
            await self._press(self.message, commit)  # an early end is asked about first

    async def _by_command(self, position: Any, answers: tuple[Choice, ...], move: Move) -> None:
        command = f"{position.table.roles[position.view_of(self.member.id).viewer]} {move[0]}"
        given: dict[str, str] = {}
        for name, value in zip(OPTIONS[command], _arguments(move), strict=False):
            found = await self.member.autocomplete(self.world.channel, command, name, value[:20], **given)
            values = [suggestion["value"] for suggestion in found]
            assert len(found) <= 25
            assert value in values, (command, name, value, values)
            given[name] = value
        await self._slash(command, **given)

    async def _by_notation(self, position: Any, move: Move) -> None:
        notation = position.game.notation(move)
        found = await self.member.autocomplete(self.world.channel, "do", "move", notation[:60])
        assert notation in [suggestion["value"] for suggestion in found] or len(notation) > 100
        await self._slash("do", move=notation)

    async def _set_up_by_command(self) -> None:
        await self._slash("samurai setup")
        await self._slash("samurai setup", act="deal")
        for _ in range(4):
            places = await self.member.autocomplete(self.world.channel, "samurai setup", "place", "")
            place = self.rng.choice(places)["value"]
            found = await self.member.autocomplete(self.world.channel, "samurai setup", "value", "", place=place)
            names = [one["value"] for one in found if not (len(place) == 1 and one["value"].isdecimal())]
            await self._slash("samurai setup", place=place, value=self.rng.choice(names))
        await self._slash("samurai setup", act="commit")


def _arguments(move: Move) -> list[str]:
    """Return the options of the command that makes a move."""
    match move:
        case ("deploy" | "take" | "bow" | "repair", first, second):
            return [first, second]
        case ("move" | "walk", who, path):
            return [who, "-".join(path)]
        case ("attack", target, tokens):
            return [target, ",".join(tokens)]
        case ("go", path):
            return ["-".join(path)]
        case ("losses", tokens):
            return [",".join(tokens)]
        case ("tile", tile, removed):
            return [tile, " ".join(":".join(pair) for pair in removed)]
        case ("order", who, house, _, target):
            return [who, house, target]
        case _:
            return list(move[1:])
