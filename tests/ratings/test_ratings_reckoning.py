"""From records to figures."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from record_book import ANN, AUTUMN, BEN, CAT, WINTER, record

from ratings import Board, season_of
from ratings.counting import shown
from ratings.reckoning import Figures, Key, Reckoner
from ratings.types import Record


def figures_of(*records: Record) -> dict[Key, Figures]:
    figures: dict[Key, Figures] = {}
    reckoner = Reckoner()
    for number, one in enumerate(records, 1):
        reckoner.add(one, number, figures)
    return figures


def of(figures: dict[Key, Figures], person: int, seat: int = 0, game: str = "seven_swords", **values: Any) -> Figures:
    return figures[Board(1, game, seat, **values), person]


def test_who_wins_rises_and_who_loses_falls() -> None:
    figures = figures_of(*[record()] * 5)
    ann, ben = of(figures, ANN), of(figures, BEN, seat=1)
    assert shown(Figures(mu=25.0, sigma=25 / 3).merit) == 1000
    assert shown(ann.merit) > 1300 > 1000 > shown(ben.merit)
    assert (ann.games, ann.wins, ann.draws) == (5, 5, 0)
    assert (ben.games, ben.wins, ben.draws) == (5, 0, 0)


def test_beating_somebody_stronger_is_worth_more() -> None:
    strong = [record(people=(BEN, CAT))] * 6
    after_strong = of(figures_of(*strong, record((1,), (BEN, ANN))), ANN, seat=1)
    after_new = of(figures_of(record((1,), (CAT, ANN))), ANN, seat=1)
    assert after_strong.merit > after_new.merit


def test_a_draw_of_equals_changes_nobodys_strength_but_is_known_better() -> None:
    for winners in ((), (0, 1)):
        figures = figures_of(record(winners))
        ann, ben = of(figures, ANN), of(figures, BEN, seat=1)
        assert ann.mu == ben.mu == 25.0
        assert ann.sigma is not None
        assert ann.sigma < 25 / 3
        assert (ann.draws, ann.wins, ann.streak) == (1, 0, 0)


def test_a_draw_moves_those_who_were_apart_together() -> None:
    before = figures_of(*[record()] * 4)
    after = figures_of(*[record()] * 4, record(()))
    assert (of(before, ANN).mu or 0) > (of(after, ANN).mu or 0)
    assert (of(before, BEN, seat=1).mu or 0) < (of(after, BEN, seat=1).mu or 0)


def test_roles_have_ratings_of_their_own() -> None:
    figures = figures_of(record(), record(), record((0,), (BEN, ANN)))
    assert of(figures, ANN, seat=0).wins == 2
    assert of(figures, ANN, seat=1).games == 1
    assert of(figures, ANN, seat=1).wins == 0
    # Ben as bandit meets Ann as samurai: two newcomers in their roles, whatever they are in the other.
    assert of(figures, BEN, seat=0).mu == of(figures_of(record((0,), (BEN, ANN))), BEN, seat=0).mu


def test_games_and_servers_have_ratings_of_their_own() -> None:
    figures = figures_of(record(), record(game="hanzo"), record(guild=2))
    assert {board.game for board, _ in figures} == {"seven_swords", "hanzo"}
    assert all(one.games == 1 for one in figures.values())


def test_a_season_begins_anew_and_all_time_goes_on() -> None:
    figures = figures_of(*[record(ended=AUTUMN)] * 3, record(ended=WINTER))
    assert of(figures, ANN).games == 4
    assert of(figures, ANN, season=season_of(AUTUMN)).games == 3
    winter = of(figures, ANN, season=season_of(WINTER))
    assert winter.mu == of(figures_of(record()), ANN).mu


def test_alone_one_has_no_rating_but_wins_turns_and_streaks() -> None:
    won = [record((0,), (ANN,), turns=turns) for turns in (8, 6, 7)]
    lost = record((), (ANN,), turns=3)
    figures = figures_of(*won, lost, won[0])
    ann = of(figures, ANN, game="hanzo_solo")
    assert ann.mu is None
    assert (ann.games, ann.wins, ann.draws) == (5, 4, 0)
    assert (ann.streak, ann.best_streak) == (1, 3)
    assert ann.fewest_turns == 6


def test_levels_are_boards_of_their_own() -> None:
    figures = figures_of(record((0,), (ANN,), level=0), record((0,), (ANN,), level=4))
    assert of(figures, ANN, game="hanzo_solo", level=4).wins == 1
    assert of(figures, ANN, game="hanzo_solo", level=0).wins == 1


def test_alone_more_wins_stand_above_fewer_turns() -> None:
    fast = figures_of(record((0,), (ANN,), turns=4))
    slow = figures_of(*[record((0,), (ANN,), turns=8)] * 2)
    unknown = figures_of(record((0,), (ANN,), turns=None))
    never = figures_of(*[record((), (ANN,))] * 9)
    merits = [of(figures, ANN, game="hanzo_solo").merit for figures in (slow, fast, unknown, never)]
    assert merits == sorted(merits, reverse=True)
    assert len(set(merits)) == 4


def test_the_latest_name_is_the_one_that_stays() -> None:
    renamed = record()
    renamed = renamed._replace(sides=tuple(side._replace(name=side.name.upper()) for side in renamed.sides))
    figures = figures_of(record(), renamed)
    assert of(figures, ANN).name == "ANN"
    assert of(figures, ANN).latest == 2


def test_a_rating_is_what_the_library_says() -> None:
    """Players are not made and copied for every game, which must not show."""
    model = PlackettLuce()
    ann, ben = model.rating(), model.rating()
    for ranks in ([1, 2], [1, 2], [2, 1], [1, 1], [2, 1]):
        (ann,), (ben,) = model.rate([[ann], [ben]], ranks=[float(rank) for rank in ranks])
    figures = figures_of(record(), record(), record((1,)), record(()), record((1,)))
    assert (of(figures, ANN).mu, of(figures, ANN).sigma) == (ann.mu, ann.sigma)
    assert (of(figures, BEN, seat=1).mu, of(figures, BEN, seat=1).sigma) == (ben.mu, ben.sigma)
