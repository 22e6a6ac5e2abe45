"""`eday show`: positions, saves and records are drawn as one seat sees them, or written as a position."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import eday
from eday.cli import main
from eday.notation import position
from tests.voices import BOARD


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A board game in the middle of a move."""
    game = eday.board.new(seed=7)
    for _ in range(30):
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    file = tmp_path / "game.json"
    file.write_text(game.to_json(), encoding="utf-8")
    return file


def shown(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What a command prints."""
    assert main(["show", *map(str, words)]) == 0
    return capsys.readouterr().out


def held_alone(save: Path, seat: int) -> set[str]:
    """Names of the order cards that this seat holds and the other does not."""
    game = eday.load(save.read_text(encoding="utf-8"))
    own, other = ({card["card"] for card in game.view(of)["cogs"][of]["hand"]} for of in (seat, 1 - seat))
    assert own - other
    return {BOARD.name(card) for card in own - other}


def test_a_save_is_drawn_for_whoever_is_asked(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, save)
    assert "Marcus: Order step" in text
    assert "16A-C" in text
    assert all(name in text for name in held_alone(save, 0))
    assert "  1  Move to 2A-A" in text


def test_another_seat_sees_its_own_hand(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, save, "--seat", 1)
    assert all(name in text for name in held_alone(save, 1))
    assert not any(name in text for name in held_alone(save, 0))
    assert "Waiting for Marcus" in text


def test_a_position_written_is_drawn_the_same(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = shown(capsys, save)
    pasted = tmp_path / "position.txt"
    pasted.write_text(shown(capsys, save, "--text"), encoding="utf-8")
    assert shown(capsys, pasted) == drawn
    assert json.loads(shown(capsys, pasted, "--json"))["turn"] == 2


def test_a_position_may_be_piped_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(position(eday.card.new(1, 3), 0)))
    text = shown(capsys, "-")
    assert "Chapter 1: Prelude" in text
    assert "Draw a card" in text


def test_records_and_campaigns_are_drawn_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(eday.card.campaign(3).record()), encoding="utf-8")
    assert "Your hand:" in shown(capsys, file)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("eday-position: 1\ngame: board\n", "parts of it are missing"),
        ("eday-position: 9\n", "not a position of E-Day"),
        ("eday-position: 1\ngame: {\n", "cannot be read"),
        ("{}", "{file}"),
        ("\x00", "{file}"),
    ],
)
def test_what_cannot_be_shown_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["show", str(file)]) == 2
    assert complaint.format(file=file) in capsys.readouterr().err


def test_a_seat_that_is_not_there(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(save), "--seat", "4"]) == 2
    assert "4" in capsys.readouterr().err
