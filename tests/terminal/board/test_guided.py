"""The guided first mission at a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import eday
from eday.content.board import load
from tests.terminal.board.desk import Desk, saves, typed

SCRIPT = load().first_mission.script
TYPED = re.compile(r"Type (\d+):")


def flat(text: str) -> str:
    """The lesson without its bar and line breaks."""
    return " ".join(line.removeprefix("| ") for line in text.splitlines() if line.startswith("| "))


def number_in(text: str) -> str:
    """What the lesson says to type."""
    found = TYPED.search(flat(text))
    assert found is not None, text
    return found[1]


def test_following_what_the_lesson_says_to_type_leads_to_its_end(tmp_path: Path) -> None:
    desk = Desk(eday.board.new_guided(), tmp_path)
    for number, beat in enumerate(SCRIPT, start=1):
        shown = desk.shown()
        lesson = flat(shown)
        assert lesson.startswith(f"{number}/{len(SCRIPT) + 1} ")
        assert f"(Rule {beat.rule})" in lesson
        assert shown.index("| ") < shown.rindex("1 ")
        desk.give(number_in(shown))
        assert desk.session.game.record()["choices"][-1] == [0, beat.choose]
    last = flat(desk.shown())
    assert "The mission is yours" in last
    assert "Type" not in last


def test_it_is_started_from_the_command_line_and_resumed(home: Path) -> None:
    code, printed = typed(["1", "1", "q"], guided=True)
    assert code == 0
    assert f"2/{len(SCRIPT) + 1} Start in cover" in printed
    code, printed = typed(["q"], resume=str(saves(home)[0]))
    assert code == 0
    assert f"3/{len(SCRIPT) + 1} Play Assault" in printed


def test_leaving_the_script_is_said_and_undo_comes_back(tmp_path: Path) -> None:
    desk = Desk(eday.board.new_guided(), tmp_path)
    for beat in SCRIPT[:3]:
        desk.give(beat.choose)
    desk.give("move:area:2A.A")
    assert "Your own way" in flat(desk.shown())
    desk.give("undo")
    assert "Move to 2A-G" in flat(desk.shown())


def test_ordinary_games_have_no_lessons(tmp_path: Path) -> None:
    assert flat(Desk(eday.board.new("emergence"), tmp_path).shown()) == ""


def test_the_end_has_the_last_word(home: Path) -> None:
    """Whoever gives up hears it, too."""
    code, printed = typed(["resign", "yes"], guided=True)
    assert code == 0
    assert "The Locust have won" in flat(printed)
