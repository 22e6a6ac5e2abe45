"""The card game at a terminal: a whole game against the house, two people at one screen, saving, asking."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from eday.commands.grammar.parser import build_parser
from eday.terminal.card.app import play_cards
from tests.voices import ENGLISH


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games of this test are kept."""
    monkeypatch.setenv("EDAY_HOME", str(tmp_path))
    return tmp_path


def played(typed: str, *words: str) -> tuple[int, str]:
    """Exit code and what the terminal showed."""
    args = build_parser(ENGLISH).parse_args(["play", *words, "--plain", "--seed", "5"])
    out = io.StringIO()
    code = play_cards(args, ENGLISH, io.StringIO(typed), out)
    return code, out.getvalue()


def test_a_whole_game_against_the_house(folder: Path) -> None:
    code, shown = played("1\n" * 600, "card", "--chapter", "1")
    assert code == 0
    assert "Chapter 1" in shown
    assert "Your hand:" in shown
    (record,) = (folder / "records").glob("*.json")
    winner, reason = json.loads(record.read_text())["outcome"]
    assert reason == "deck_out"
    assert ("You win: the other deck" if winner == "cog" else "You lose: your deck") + " has run out." in shown
    assert not list((folder / "saves").glob("*.json"))


def test_two_people_see_their_own_hand_only(folder: Path) -> None:
    _, shown = played("1\n" * 12 + "q\n", "card", "--chapter", "tutorial", "--side", "both")
    assert "Tutorial" in shown
    assert "Captain" in shown
    for screen in shown.split("Choose ")[:-1]:
        hands = [line for line in screen.splitlines() if line.startswith("Your hand:")]
        assert len(hands) <= 1


def test_giving_up_is_asked_about_and_ends_the_game(folder: Path) -> None:
    code, shown = played("resign\nno\nresign\nyes\n", "card", "--chapter", "1")
    assert code == 0
    assert "the game goes on" in shown
    assert "COG gives up." in shown
    assert "You lose: you have given up." in shown
    (record,) = (folder / "records").glob("*.json")
    assert json.loads(record.read_text())["outcome"] == ["locust", "resigned"]


def test_a_campaign_goes_on_after_a_game_was_given_up(folder: Path) -> None:
    code, shown = played("resign\nyes\nq\n", "campaign", "--side", "both")
    assert code == 0
    assert "gives up." in shown
    assert list((folder / "saves").glob("*.json"))


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{}", b""])
def test_a_file_that_is_no_save_is_refused_in_words(folder: Path, content: bytes) -> None:
    file = folder / "bad.json"
    file.write_bytes(content)
    assert played("q\n", "card", "--resume", str(file))[0] == 2


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


FOLLOWED = "2\n4\n1\n1\n2\n1\n1\n2\n1\n"
"""The numbers of the choices the tutorial's lessons suggest."""


def screens(shown: str) -> list[str]:
    """What was shown before each choice."""
    return shown.split("Choose 1-")[:-1]


def test_the_tutorial_is_guided_and_the_house_plays_along(folder: Path) -> None:
    _, shown = played(FOLLOWED + "q\n", "card", "--chapter", "tutorial")
    *lessons, last = screens(shown)
    for number, screen in enumerate(lessons):
        cells = re.split(r"\n|  +", screen.replace("\n    ", " "))
        (marked,) = [cell for cell in cells if cell.endswith("<- lesson")]
        assert marked.partition(" ")[0] == FOLLOWED.split()[number], screen
    titles = re.findall(r"^\| (\d)/8 ", shown, re.MULTILINE)
    assert titles == ["1", "2", "3", "4", "4", "5", "6", "7", "7", "8"]
    assert "Locust deploys Respawn." in last
    assert "<- lesson" not in last


def test_whoever_leaves_the_lessons_is_told_once(folder: Path) -> None:
    _, shown = played("1\n" * 8 + "q\n", "card", "--chapter", "tutorial")
    assert shown.count("| Your own way") == 1
    assert shown.count("| 1/8") == 1
    assert "| 2/8" not in shown


def test_the_tutorial_to_its_end(folder: Path) -> None:
    code, shown = played(FOLLOWED + "1\n" * 600, "card", "--chapter", "tutorial")
    assert code == 0
    assert "You win: " in shown or "You lose: " in shown
    assert "Chapter 1 comes next." in shown.replace("\n| ", " ")


def test_no_lessons_for_the_locust_player(folder: Path) -> None:
    _, shown = played("1\n" * 5 + "q\n", "card", "--chapter", "tutorial", "--side", "locust")
    assert "| " not in re.sub(r"\| (Tutorial|chapter)", "", shown)


def test_what_comes_of_an_attack(folder: Path) -> None:
    _, shown = played("p 2\n2\np 1\npreview 5\np 99\n4\n1\np 1\nq\n", "card", "--chapter", "tutorial")
    assert "Choice 2 begins no attack" in shown
    assert "Choice 99 begins no attack" in shown
    assert "Fresh Recruit 1 takes 3 against defense 2: it dies." in shown
    assert "Locust takes 2 direct damage." in shown
    assert "Fresh Recruit 1 takes 3 against defense 4: it stands." in shown
    assert "Fresh Recruit 1 has 4/4: 2/2 printed, Heroism 1 +2/+2" in shown
    assert "Attack the Hunter in the Low Wall (cover 1) with the Fresh Recruit: both die" in shown
    assert "Pass: both die" in shown


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_the_lessons_fit_the_screen(folder: Path, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    _, shown = played(FOLLOWED + "q\n", "card", "--chapter", "tutorial")
    for screen in screens(shown):
        rows = [line for line in screen.splitlines() if "leave): " not in line]
        assert len(rows) + 1 <= lines
        assert max(map(len, rows)) <= columns


def test_what_a_chapter_brings(folder: Path) -> None:
    _, shown = played("a\nq\n", "card", "--chapter", "1")
    assert "New rules: the first turn has one deployment phase." in shown
    _, shown = played("a\nq\n", "card", "--chapter", "tutorial")
    assert "The first 39 cards" in shown


def test_copies_in_hand_are_counted(folder: Path) -> None:
    _, shown = played("q\n", "card", "--chapter", "1")
    assert "2 x Heroism [3/4]" in shown
    assert "Deploy Fresh Recruit\n" in shown.replace("  ", "\n")
