"""The card game at a terminal: a whole game against the house, two people at one screen, saving, asking."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from eday.commands.parser import build_parser
from eday.terminal.card_app import play_cards


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games of this test are kept."""
    monkeypatch.setenv("EDAY_HOME", str(tmp_path))
    return tmp_path


def played(typed: str, *words: str) -> tuple[int, str]:
    """Exit code and what the terminal showed."""
    args = build_parser().parse_args(["play", *words, "--plain", "--seed", "5"])
    out = io.StringIO()
    code = play_cards(args, io.StringIO(typed), out)
    return code, out.getvalue()


def test_a_whole_game_against_the_house(folder: Path) -> None:
    code, shown = played("1\n" * 600, "card", "--chapter", "1")
    assert code == 0
    assert "Chapter 1" in shown
    assert "Your hand:" in shown
    assert "player wins" in shown
    (record,) = (folder / "records").glob("*.json")
    assert json.loads(record.read_text())["outcome"][0] in ("cog", "locust")
    assert not list((folder / "saves").glob("*.json"))


def test_two_people_see_their_own_hand_only(folder: Path) -> None:
    _, shown = played("1\n" * 12 + "q\n", "card", "--chapter", "tutorial", "--side", "both")
    assert "Tutorial" in shown
    assert "Captain" in shown
    for screen in shown.split("Choose ")[:-1]:
        hands = [line for line in screen.splitlines() if line.startswith("Your hand:")]
        assert len(hands) <= 1


def test_leaving_and_coming_back(folder: Path) -> None:
    code, shown = played("1\nq\n", "card", "--chapter", "3")
    assert code == 0
    (save,) = (folder / "saves").glob("*.json")
    assert str(save) in shown
    code, again = played("q\n", "card", "--resume", str(save))
    assert code == 0
    assert "Chapter 3" in again


def test_a_file_that_is_no_card_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = folder / "bad.json"
    bad.write_text("{}")
    code, _ = played("", "card", "--resume", str(bad))
    assert code == 2
    assert str(bad) in capsys.readouterr().err


def test_asking_about_cards(folder: Path) -> None:
    _, shown = played("i captain\nwhy captain\ni nonsense\nhelp\nl\nu\nq\n", "card", "--chapter", "tutorial")
    assert "Captain" in shown
    assert "CG-DEPLOY-08" in shown
    assert 'called "nonsense"' in shown
    assert "i NAME" in shown


def test_a_campaign_goes_on_from_game_to_game(folder: Path) -> None:
    _, shown = played("1\n" * 120 + "q\n", "campaign", "--bot", "random")
    assert "Chapter 1" in shown
