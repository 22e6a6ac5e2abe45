"""The questions before a game, and the answers nobody needs to give."""

from __future__ import annotations

import io
from typing import Any

import pytest

from eday.kernel import SetupError
from eday.terminal.board.setup import Requests, SetupAborted, new_game
from eday.terminal.console import Console
from tests.terminal.board.desk import arguments, typed
from tests.voices import BOARD, ENGLISH


def asked(answers: list[str], **wanted: Any) -> tuple[Requests, str]:
    """The game set up by these answers, and the questions."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{answer}\n" for answer in answers)), out, ENGLISH, interactive=True)
    _, wishes = new_game(arguments(**wanted), console, BOARD)
    return wishes, out.getvalue()


def test_enter_takes_the_usual_answers() -> None:
    wishes, _ = asked([""] * 5)
    assert wishes == Requests("emergence", ("marcus_fenix", "dominic_santiago"), 7, False, "normal", None)


def test_solo_insane_with_baird() -> None:
    wishes, _ = asked(["", "1", "baird", "yes"])
    assert wishes.cogs == ("damon_baird",)
    assert wishes.insane


def test_a_cog_is_chosen_once() -> None:
    wishes, text = asked(["", "3", "Cole", "cole", "dominic santiago", "", ""])
    assert wishes.cogs == ("augustus_cole", "dominic_santiago", "marcus_fenix")
    assert "one of these names: Marcus, Dom, Baird" in text


@pytest.mark.parametrize("answer", ["0", "5", "two", "-1"])
def test_a_wrong_number_of_players_is_asked_for_again(answer: str) -> None:
    wishes, text = asked(["", answer, "4", "", "", "", "", ""])
    assert len(wishes.cogs) == 4
    assert "number from 1 to 4" in text


def test_an_unknown_mission_is_told_and_everything_asked_again() -> None:
    wishes, text = asked(["Moon", "1", "", "", "Emergence", "1", "", ""])
    assert wishes.mission == "emergence"
    assert "moon" in text


def test_a_mission_from_the_command_line_is_not_asked_for() -> None:
    _, text = asked(["1", "", ""], mission="emergence")
    assert "Mission" not in text


@pytest.mark.parametrize("given", [{"players": 3}, {"cogs": ("damon_baird",)}])
def test_who_says_who_plays_is_asked_nothing(given: dict[str, Any]) -> None:
    _, text = asked([], **given)
    assert text == ""


def test_nobody_answers() -> None:
    with pytest.raises(SetupAborted):
        asked([])


def test_wishes_that_cannot_be_met_are_errors_in_a_pipe() -> None:
    with pytest.raises(SetupError):
        typed([], mission="moon")
