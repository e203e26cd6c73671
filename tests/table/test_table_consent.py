"""Endings and consent: resigning, abandoning, handing a seat over, moving the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from desk import ANN, BEN, CAT, CHANNEL, ELSEWHERE, GUILD, Desk
from toy_game import TOY

from engine import record
from engine.errors import RecordError
from table import (
    AlreadySeated,
    ChannelTaken,
    Ending,
    NotAsked,
    NotFinished,
    NotSeated,
    OtherServer,
    ProposalClosed,
    ProposalOpen,
    TableClosed,
    UnknownProposal,
)

Opener = Callable[..., Awaitable[Desk]]


@pytest.fixture(autouse=True)
def _toy_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "GAMES", {"toy": TOY})


async def test_the_rules_end_a_game(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "win")
    info = await desk.tables.get(table_id)
    assert (info.status, info.to_move) == ("finished", ())
    assert info.ending == Ending("rules", (0,), "won", (1, 0))
    assert await desk.tables.find(CHANNEL) is None
    assert await desk.tables.latest(CHANNEL) == info
    position = await desk.tables.position(table_id)
    assert position.view(None).hidden == 7
    assert position.outcome is not None


async def test_a_finished_game_has_a_record_that_verifies(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "step")
    await desk.tables.undo(table_id, ANN)
    with pytest.raises(NotFinished):
        await desk.tables.record(table_id)
    await desk.play(table_id, ANN, "step", "roll")
    if (await desk.tables.get(table_id)).to_move == (1,):
        await desk.play(table_id, BEN, "wound L")
    await desk.play(table_id, ANN, "win")
    written = await desk.tables.record(table_id)
    verified = record.verify(written)
    info = await desk.tables.get(table_id)
    assert verified.final == info.final_hash
    assert written["commitment"] == info.commitment
    written["entries"][1]["move"] = "roll"
    with pytest.raises(RecordError):
        record.verify(written)


async def test_resigning_makes_the_other_win(desk: Desk) -> None:
    table_id = await desk.begun()
    info = await desk.tables.resign(table_id, BEN, sequence=2, interaction=9)
    assert (info.status, info.sequence) == ("finished", 3)
    assert info.ending == Ending("resigned", (0,), "resigned", ())
    assert info == await desk.tables.get(table_id)
    for sequence, due in ((None, ()), (2, (0,))):  # given up, nobody decides any more; earlier, somebody did
        position = await desk.tables.position(table_id, sequence)
        assert (position.to_move, position.view(None).to_move) == (due, due)
    written = await desk.tables.record(table_id)
    assert written["ending"] == {"kind": "resigned", "seat": 1}
    assert record.verify(written).final == info.final_hash
    with pytest.raises(TableClosed):
        await desk.tables.resign(table_id, ANN)
    log = await desk.tables.log(table_id, None)
    assert (log[-1].kind, log[-1].seat, log[1].notation) == ("resign", 1, "setup 7")


async def test_abandoning_needs_the_others_yes(desk: Desk) -> None:
    table_id = await desk.begun()
    proposal = await desk.tables.propose(table_id, BEN, "abandon", interaction=4)
    assert (proposal.status, proposal.asked) == ("open", (ANN,))
    assert await desk.tables.propose(table_id, BEN, "abandon", interaction=4) == proposal
    with pytest.raises(ProposalOpen) as caught:
        await desk.tables.propose(table_id, ANN, "abandon")
    assert caught.value.parameters == {"proposal": proposal.id}
    for person in (BEN, CAT):
        with pytest.raises(NotAsked):
            await desk.tables.answer(proposal.id, person, True)
    await desk.tables.answer(proposal.id, ANN, True)
    info = await desk.tables.get(table_id)
    assert (info.status, info.ending) == ("abandoned", Ending("abandoned", (), "abandoned", ()))
    assert record.verify(await desk.tables.record(table_id)).final == info.final_hash
    with pytest.raises(ProposalClosed):
        await desk.tables.answer(proposal.id, ANN, True)


async def test_who_plays_on_no_longer_proposes_to_abandon(desk: Desk) -> None:
    """Otherwise an old proposal would save the other side from a loss for which it was not meant."""
    table_id = await desk.begun()
    proposal = await desk.tables.propose(table_id, BEN, "abandon")
    await desk.play(table_id, ANN, "step", "end")
    assert (await desk.tables.proposal(proposal.id)).status == "open", "who is asked may think it over and play"
    await desk.play(table_id, BEN, "step")
    assert (await desk.tables.proposal(proposal.id)).status == "void"
    with pytest.raises(ProposalClosed):
        await desk.tables.answer(proposal.id, ANN, True)
    assert (await desk.tables.get(table_id)).status == "open"


async def test_a_proposal_can_be_refused_and_withdrawn(desk: Desk) -> None:
    table_id = await desk.begun()
    first = await desk.tables.propose(table_id, BEN, "abandon")
    refused = await desk.tables.answer(first.id, ANN, False)
    assert (refused.status, refused.refused_by) == ("refused", ANN)
    second = await desk.tables.propose(table_id, BEN, "abandon")
    assert (await desk.tables.answer(second.id, BEN, False)).status == "withdrawn"
    assert (await desk.tables.proposal(first.id)) == refused
    with pytest.raises(UnknownProposal):
        await desk.tables.proposal(99)
    assert (await desk.tables.get(table_id)).status == "open"


async def test_a_position_knows_what_waits_for_an_answer(open_desk: Opener) -> None:
    desk = await open_desk()
    table_id = await desk.begun()
    assert (await desk.tables.position(table_id)).proposals == ()
    proposal = await desk.tables.propose(table_id, ANN, "hand_over", newcomer=CAT, newcomer_name="Cat")
    abandon = await desk.tables.propose(table_id, BEN, "abandon")
    half = await desk.tables.answer(proposal.id, BEN, True)
    await desk.tables.close()
    again = await open_desk()
    position = await again.tables.position(table_id)
    assert position.proposals == (half, abandon)
    assert position.proposals[0].asked == (CAT,)
    played = await again.play(table_id, ANN, "step", "end")
    assert played.position.proposals == (half, abandon)
    played = await again.play(table_id, BEN, "step")
    assert played.position.proposals == (half,), "as it is once the move is made"
    assert (await again.tables.position(table_id)).proposals == (half,)
    assert (await again.tables.position(table_id, 2)).proposals == ()
    await again.tables.answer(proposal.id, ANN, False)
    assert (await again.tables.position(table_id)).proposals == ()


async def test_open_proposals_fall_with_the_end(desk: Desk) -> None:
    table_id = await desk.begun()
    proposal = await desk.tables.propose(table_id, BEN, "abandon")
    await desk.post()
    await desk.play(table_id, ANN, "win")
    assert (await desk.tables.proposal(proposal.id)).status == "void"
    assert [row.proposal_id for row in await desk.post() if row.kind == "proposal"] == [proposal.id]


async def test_a_seat_passes_to_a_newcomer_when_all_agree(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.tables.set_standing_order(table_id, ANN, ["L"])
    await desk.post()
    with pytest.raises(AlreadySeated):
        await desk.tables.propose(table_id, ANN, "hand_over", newcomer=BEN, newcomer_name="Ben")
    proposal = await desk.tables.propose(table_id, ANN, "hand_over", newcomer=CAT, newcomer_name="Cat")
    assert proposal.asked == (BEN, CAT)
    half = await desk.tables.answer(proposal.id, CAT, True)
    assert (half.status, half.asked) == ("open", (BEN,))
    with pytest.raises(NotAsked):
        await desk.tables.answer(proposal.id, CAT, True)
    await desk.post()
    await desk.tables.answer(proposal.id, BEN, True)
    info = await desk.tables.get(table_id)
    assert (info.seats, info.names, info.owner, info.sequence) == ((CAT, BEN), ("Cat", "Ben"), CAT, 3)
    assert sorted(await desk.kinds()) == [f"hand {CAT}", f"ping {CAT}", "proposal", "refresh"]
    with pytest.raises(NotSeated):
        await desk.play(table_id, ANN, "step")
    await desk.play(table_id, CAT, "step")
    assert await desk.tables.standing_order(table_id, CAT) == ()
    assert [summary.table.id for summary in await desk.tables.mine(ANN)] == []


async def test_a_table_stays_on_its_server_unless_that_has_gone(desk: Desk) -> None:
    table_id = await desk.begun()
    with pytest.raises(OtherServer):
        await desk.tables.move_to(table_id, BEN, GUILD + 1, 13)
    assert (await desk.tables.get(table_id)).guild_id == GUILD
    info = await desk.tables.move_to(table_id, BEN, GUILD + 1, 13, homeless=True)
    assert (info.guild_id, info.channel_id) == (GUILD + 1, 13)


async def test_a_table_moves_to_another_channel(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.lobby(ELSEWHERE)
    with pytest.raises(ChannelTaken):
        await desk.tables.move_to(table_id, BEN, GUILD, ELSEWHERE)
    with pytest.raises(NotSeated):
        await desk.tables.move_to(table_id, CAT, GUILD, 13)
    await desk.post()
    info = await desk.tables.move_to(table_id, BEN, GUILD, 13)
    assert (info.guild_id, info.channel_id) == (GUILD, 13)
    rows = await desk.post()
    assert [(row.kind, row.channel_id, row.mentions) for row in rows] == [
        ("retire", CHANNEL, ()),
        ("board", 13, (ANN,)),
    ]
    await desk.play(table_id, ANN, "step")
    assert [(row.kind, row.channel_id) for row in await desk.post()] == [("refresh", 13)]
    assert (await desk.tables.find(13)).id == table_id


async def test_showing_a_board_anew_mentions_nobody(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.post()
    await desk.tables.show(table_id)
    assert await desk.kinds() == ["board", "retire"]


async def test_an_undo_by_consent_tells_what_everybody_has_seen_of_it_and_no_more(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step", "roll")
    if (await desk.tables.get(table_id)).to_move == (1,):
        await desk.play(table_id, BEN, "wound L")
    rolled = next(
        one for entry in await desk.tables.log(table_id, None) for one in entry.events if one.kind == "Rolled"
    )
    proposal = await desk.tables.propose(table_id, ANN, "undo")
    await desk.tables.answer(proposal.id, BEN, True)
    for viewer in (None, 0, 1):
        *_, undo = await desk.tables.log(table_id, viewer)
        assert undo.kind == "undo"
        assert rolled in undo.events
        assert [one.kind for one in undo.events][:1] == ["Rolled"]  # the step before it stands


async def test_an_undo_never_tells_what_was_hidden_not_even_at_the_end(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "end")
    await desk.play(table_id, BEN, "end")  # both are dealt another card, each sees his own
    *_, dealt = (await desk.tables.log(table_id, 1))[-1].events
    assert (dealt.kind, list(dealt.fields)) == ("Dealt", ["card"])
    proposal = await desk.tables.propose(table_id, BEN, "undo")
    await desk.tables.answer(proposal.id, ANN, True)
    for over in (False, True):
        if over:
            await desk.play(table_id, BEN, "win")
        for viewer in (None, 0, 1):
            undo = next(one for one in await desk.tables.log(table_id, viewer) if one.kind == "undo")
            assert [(one.kind, one.fields) for one in undo.events] == [("PhaseEnded", {}), ("Dealt", {})]


async def test_what_somebody_took_back_by_himself_is_not_told(desk: Desk) -> None:
    table_id = await desk.begun()
    await desk.play(table_id, ANN, "step")
    await desk.tables.undo(table_id, ANN)
    for viewer in (None, 0, 1):
        *_, undo = await desk.tables.log(table_id, viewer)
        assert (undo.kind, undo.events) == ("undo", ())
