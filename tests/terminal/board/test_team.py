"""Bots on the seats that nobody at the terminal plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import eday
from eday.kernel import EdayError
from tests.terminal.board.desk import numbers, saves, typed


def choices(home: Path) -> list[tuple[int, str]]:
    """Who has chosen what in the saved game."""
    (file,) = saves(home)
    game: Any = eday.load(file.read_text(encoding="utf-8"))
    return [(seat, option) for seat, option in game.record()["choices"]]


def test_people_have_the_first_seats_and_bots_the_others(home: Path) -> None:
    code, text = typed(numbers(3, lines=40), players=3, people=1, seed=5)
    assert code == 0
    seats = {seat for seat, _ in choices(home)}
    assert {0, 1, 2} == seats
    assert "Pass the keyboard" not in text, "one person sees one hand"


def test_a_resumed_game_goes_on_with_bots(home: Path) -> None:
    typed(numbers(3, lines=10), players=2, people=1, seed=5)
    before = choices(home)
    (file,) = saves(home)
    typed(numbers(4, lines=40), resume=str(file), people=1)
    after = choices(home)
    assert after[: len(before)] == before
    assert 1 in {seat for seat, _ in after[len(before) :]}


def test_people_alone_need_no_bot(home: Path) -> None:
    _, text = typed(numbers(3, lines=300), players=2, people=2, seed=5)
    assert "Pass the keyboard" in text


def test_a_bot_without_weights_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    monkeypatch.setattr("eday.terminal.board.team.handicap", lambda game, bot: refused)
    assert "board.npz" in typed([], players=2, people=1, bot="soldier")[1]
    assert "board.npz" not in typed([], players=2, people=2, bot="soldier")[1]
