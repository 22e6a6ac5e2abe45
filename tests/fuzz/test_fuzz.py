"""Dealt positions: a small sample in every run, many in the full one; and what is told of one that fails."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from eday.board.combat.guard import GuardWindow
from eday.board.table import BoardTable
from eday.content.board import load
from eday.kernel import Decision
from tests.fuzz.__main__ import Tally, command_of, run, show, told
from tests.fuzz.board_stages import draw_setup, game_at_stage
from tests.fuzz.play import Game, Wish, play

SAMPLE = 50
MANY, PARTS = 20_000, 8
SHORT = 25
SILENT = Console(quiet=True)


def failures(tally: Tally, wish: Wish) -> str:
    return "\n".join(told(wish, failure) for failure in tally.failures)


@pytest.mark.parametrize(("game", "games"), [("board", SAMPLE), ("card", SAMPLE // 2)])
def test_a_sample_of_dealt_positions_is_played_without_a_fault(game: str, games: int) -> None:
    wish = Wish(game=game)
    tally = run(wish, range(games), 1, SILENT)
    assert not tally.failures, failures(tally, wish)
    assert tally.games == games
    assert tally.ended
    assert tally.choices > 10 * games


@pytest.mark.slow
@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("part", range(PARTS))
def test_many_dealt_positions_are_played_without_a_fault(part: int, game: str) -> None:
    wish = Wish(seed=2, game=game)
    each = MANY // PARTS
    tally = run(wish, range(part * each, (part + 1) * each), 1, SILENT)
    assert not tally.failures, failures(tally, wish)
    assert tally.games == each


@pytest.mark.parametrize("mission", load().missions)
def test_every_stage_of_a_mission_can_be_dealt(mission: str) -> None:
    for stage in range(len(load().missions[mission].stages)):
        rng = random.Random(stage)
        setup = draw_setup(0, rng, (mission,))._replace(stage=stage)
        assert game_at_stage(setup, rng).stage == stage + 1


def test_the_same_number_deals_and_plays_the_same_game() -> None:
    one, other = Game(Wish(5, SHORT), 4), Game(Wish(5, SHORT), 4, always=True)
    assert one.play() == other.play()
    assert one.choices == other.choices, "however much is checked"
    assert Game(Wish(6, SHORT), 4).setup != one.setup


def test_a_fault_is_told_with_the_command_that_shows_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(self: GuardWindow, t: BoardTable) -> Decision | None:
        raise KeyError("guard")

    monkeypatch.setattr(GuardWindow, "advance", broken)
    wish = Wish(1, SHORT, ("emergence",))
    tally = run(wish, range(12), 1, SILENT)
    failure = tally.failures[0]
    assert "KeyError: 'guard'" in failure.error
    text = told(wish, failure)
    assert "emergence; stage" in text
    assert all(choice in text for choice in failure.choices)
    assert command_of(wish, failure.number) in text
    assert show(wish, failure.number, Console(soft_wrap=True)) == 1
    assert text in capsys.readouterr().out


def test_something_lost_is_seen_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts are made now and then; a game that fails is played again and counted after every choice."""
    emit = BoardTable.emit

    def losing(self: BoardTable, kind: str, **data: object) -> None:
        emit(self, kind, **data)
        if kind == "order_played" and self.turn:
            self.order_discard[next(card for card, copies in enumerate(self.order_discard) if copies)] -= 1

    monkeypatch.setattr(BoardTable, "emit", losing)
    monkeypatch.setattr("tests.fuzz.play.RARE", 0)
    monkeypatch.setattr("tests.fuzz.play.PROBED", 0.0)
    wish = Wish(1, SHORT)
    late = next(failure for number in range(40) if (failure := Game(wish, number).play().failure) and failure.choices)
    early = play(wish, late.number).failure
    assert early is not None
    assert early.choices == late.choices[: len(early.choices)]
    assert len(early.choices) < len(late.choices)
