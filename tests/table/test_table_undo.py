"""Undo: free as long as nobody has learned or decided anything since, else by consent; the same dice come again."""

from __future__ import annotations

import pytest
from desk import ANN, BEN, Desk

from table import ConsentNeeded, LogEntry, NothingToUndo, ProposalClosed, Stale, UndoOffer


def rolled(entries: tuple[LogEntry, ...]) -> list[int]:
    return [event.fields["die"] for entry in entries for event in entry.events if event.kind == "Rolled"]


async def test_a_reversible_step_is_taken_back_freely(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "step")
    assert await desk.tables.undo_offer(table_id, ANN) == UndoOffer(3, 1, True)
    position = await desk.tables.undo(table_id, ANN, sequence=4)
    assert (position.sequence, position.view(None).steps) == (5, (1, 0))
    position = await desk.tables.undo(table_id, ANN)
    assert (position.sequence, position.view(None).steps) == (6, (0, 0))
    log = await desk.tables.log(table_id, None)
    assert [(entry.kind, entry.undone, entry.returns_to) for entry in log] == [
        ("start", False, None),
        ("move", False, None),
        ("move", True, None),
        ("move", True, None),
        ("undo", False, 3),
        ("undo", False, 2),
    ]
    assert [entry.events for entry in log[2:]] == [()] * 4


async def test_after_an_undo_play_goes_on_from_there(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "step")
    await desk.tables.undo(table_id, ANN)
    played = await desk.play(table_id, ANN, "step", "end")
    assert (played.sequence, played.position.view(None).steps, played.position.to_move) == (7, (2, 0), (1,))
    for sequence, steps in ((3, 1), (4, 2), (5, 1), (6, 2)):
        assert (await desk.tables.position(table_id, sequence)).view(None).steps == (steps, 0)


async def test_what_was_rolled_is_not_taken_back_alone(desk: Desk, dice: object) -> None:
    dice(2, 3)
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "roll", "step")
    await desk.tables.undo(table_id, ANN)
    with pytest.raises(ConsentNeeded) as caught:
        await desk.tables.undo(table_id, ANN)
    assert caught.value.parameters == {"returns_to": 2, "steps": 1}
    assert (await desk.tables.get(table_id)).sequence == 5


async def test_the_same_dice_come_again_after_an_undo_by_consent(desk: Desk, dice: object) -> None:
    dice(2, 3, 1)
    table_id = await desk.begun()
    first = await desk.play(table_id, ANN, "roll", "roll")
    proposal = await desk.tables.propose(table_id, ANN, "undo")
    assert (proposal.returns_to, proposal.steps, proposal.asked) == (3, 1, (BEN,))
    answered = await desk.tables.answer(proposal.id, BEN, True)
    assert (answered.status, answered.agreed, answered.asked) == ("accepted", (BEN,), ())
    assert (await desk.tables.get(table_id)).sequence == 5
    again = await desk.play(table_id, ANN, "roll")
    assert rolled(first.entries) == rolled(again.entries) == [3]
    last = await desk.play(table_id, ANN, "roll")
    assert rolled(last.entries) == [1]


async def test_an_undo_reaches_behind_the_others_decision_by_consent(desk: Desk, dice: object) -> None:
    dice(5)
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "roll")
    await desk.play(table_id, BEN, "wound M")
    offer = await desk.tables.undo_offer(table_id, ANN)
    assert offer == UndoOffer(3, 2, False)
    proposal = await desk.tables.propose(table_id, ANN, "undo")
    await desk.tables.answer(proposal.id, BEN, True)
    position = await desk.tables.position(table_id)
    assert (position.view(None).wounds, position.view(None).steps, position.to_move) == (("", ""), (1, 0), (0,))


async def test_a_proposed_undo_falls_when_the_game_goes_on(desk: Desk, dice: object) -> None:
    dice(2)
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "roll")
    proposal = await desk.tables.propose(table_id, ANN, "undo")
    await desk.play(table_id, ANN, "step")
    with pytest.raises(ProposalClosed) as caught:
        await desk.tables.answer(proposal.id, BEN, True)
    assert caught.value.parameters == {"status": "void"}


async def test_there_may_be_nothing_to_undo(desk: Desk) -> None:
    table_id = await desk.begun()
    assert await desk.tables.undo_offer(table_id, BEN) is None
    with pytest.raises(NothingToUndo):
        await desk.tables.undo(table_id, BEN)
    with pytest.raises(NothingToUndo):
        await desk.tables.propose(table_id, BEN, "undo")
    with pytest.raises(Stale):
        await desk.tables.undo(table_id, ANN, sequence=1)


async def test_an_undo_over_many_entries_and_snapshots_keeps_the_truth(desk: Desk, open_desk: object) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, *["step"] * 50)
    for _ in range(45):
        await desk.tables.undo(table_id, ANN)
    await desk.play(table_id, ANN, *["step"] * 3)
    position = await desk.tables.position(table_id)
    assert position.view(None).steps == (8, 0)
    await desk.tables.close()
    again = await open_desk()
    assert (await again.tables.position(table_id)).view(0) == position.view(0)
    assert (await again.tables.position(table_id, 52)).view(None).steps == (50, 0)
