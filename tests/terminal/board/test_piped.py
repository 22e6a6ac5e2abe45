"""Whole games through a pipe: they end, they can be left and resumed, and nothing is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import eday
from tests.terminal.board.desk import CLEAR, numbers, records, saves, typed


@pytest.mark.parametrize(("players", "seed"), [(1, 8), (2, 5)])
def test_a_game_is_played_to_its_end(players: int, seed: int, home: Path) -> None:
    code, text = typed(numbers(seed), players=players, seed=seed)
    assert code == 0
    assert "\x1b" not in text
    assert "\u00ab" not in text
    assert max(map(len, text.splitlines())) <= 200
    assert saves(home) == []
    (record,) = records(home)
    data = json.loads(record.read_text(encoding="utf-8"))
    game = eday.replay(data["record"])
    assert game.outcome is not None
    assert data["outcome"] == [game.outcome.winner, game.outcome.reason]
    assert f"seed {seed}" in data["note"]
    assert str(record) in text
    assert f"took {game.view(None)['turn']} turn" in text


def test_the_end_of_input_leaves_a_save_that_goes_on_identically(home: Path) -> None:
    typed(numbers(3, lines=60), players=2, seed=5)
    (straight,) = saves(home)
    expected = straight.read_text(encoding="utf-8")
    straight.unlink()

    keyboard = numbers(3, lines=25)
    code, text = typed(keyboard, players=2, seed=5)
    (saved,) = saves(home)
    assert code == 0
    assert f"saved in {saved}" in text
    assert "--resume" in text
    rest = numbers(3, lines=60)
    for _ in range(25):
        rest.readline()
    code, text = typed(rest, resume="")
    assert code == 0
    assert saves(home) == [saved]
    assert saved.read_text(encoding="utf-8") == expected


def test_leaving_at_once_leaves_a_save(home: Path) -> None:
    code, text = typed([], seed=11)
    (saved,) = saves(home)
    assert code == 0
    assert eday.load(saved.read_text(encoding="utf-8")).to_json() == eday.board.new(seed=11).to_json()
    assert "seed 11" in text


def test_without_a_seed_one_is_drawn_and_told(home: Path) -> None:
    _, text = typed(["q"], seed=None)
    told = re.search(r"seed (\d+)", text)
    assert told
    (saved,) = saves(home)
    assert saved.read_text(encoding="utf-8") == eday.board.new(seed=int(told[1])).to_json()


def test_piped_text_is_plain() -> None:
    _, text = typed(["1", "1", "m", "q"], plain=True)
    assert text.isascii()
    assert CLEAR not in text


def test_the_number_of_players_decides_who_plays() -> None:
    for players, names in ((1, "Marcus"), (3, "Marcus, Dom and Cole")):
        _, text = typed(["q"], players=players)
        assert f"begins with {names}." in text


def test_what_is_typed_can_be_read_in_the_output() -> None:
    _, text = typed(["nonsense", "q"])
    assert "leave): nonsense\n" in text
