"""Games of bots: a sample in every run, more in the full one; and that what is looked for would be found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from eday import board
from eday.players import PLAYERS
from eday.players.roster import Bot
from tests.fuzz.bots import MOST, Job, Watch, jobs, main, play, seatings

SHORT = 2
"""Turns of a game of the sample."""


def test_a_sample_of_games_shows_no_fault() -> None:
    for job in jobs(range(len(seatings())), rollouts=6, turns=SHORT):
        played = play(job)
        assert not played.faults, (job, played.faults)
        assert played.decisions > SHORT


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level"), seatings())
def test_many_games_show_no_fault(game: str, level: str) -> None:
    for job in jobs(range(25), seed=2, games=(game,), levels=(level,)):
        assert not play(job).faults, job


def test_nobody_is_dealt_a_game_that_he_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "simple", Bot("simple", ("board",), __name__, "Stubborn"))
    assert {job.game for job in jobs(range(4), levels=("simple",))} == {"board"}


def test_whoever_is_asked_twice_at_the_same_table_has_done_nothing() -> None:
    game, watch = board.new(cogs=("marcus_fenix",), seed=1), Watch()
    assert game.decision is not None
    watch.note(game, game.decision, "a")
    assert watch.faults == []
    watch.note(game, game.decision, "b")
    (fault,) = watch.faults
    assert "chooses b" in fault
    assert "where it chose a before" in fault


def test_a_turn_of_many_decisions_is_told_of_once() -> None:
    game: Any = board.new(cogs=("marcus_fenix",), seed=1)
    watch = Watch()
    for number in range(MOST + 5):
        game._table.hand[0] = (number,)
        watch.note(game, game.decision, "a")
    assert watch.most == MOST + 5
    assert watch.faults == [f"turn {game.turn}: seat 0 is asked more than {MOST} times"]


class Stubborn:
    """Wants what is not on offer."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seat_game: object) -> str:
        return "the moon"


def test_an_illegal_choice_is_a_fault_and_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(PLAYERS, "simple", Bot("simple", ("board",), __name__, "Stubborn"))
    assert "the moon" in play(Job(0, "board", "simple", 1)).faults[0]
    state = tmp_path / "games.jsonl"
    words = ["--games", "1", "--game", "board", "--level", "simple", "--workers", "1", "--state", str(state)]
    assert main(words) == 1
    assert "game 0 (board, simple): turn 0:" in capsys.readouterr().out
    assert len(json.loads(state.read_text().splitlines()[1])["faults"]) == 1
    monkeypatch.setattr("tests.fuzz.bots.play", None)
    assert main(words) == 1, "it is known from the file"
