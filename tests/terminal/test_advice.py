"""Advice and curves at a terminal: asked for by a word, stopped by Ctrl-C, in both games."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.commands.grammar.parser import build_parser
from eday.kernel import EdayError, Event, Option
from eday.players import Curve, adviser, crafts, curve, levels
from eday.players.curve import Point, TurningPoint
from eday.terminal import advice, swing
from eday.terminal.card.app import play_cards
from eday.terminal.console import Console
from tests.players.trained import plain_crafts
from tests.terminal.board.desk import Desk
from tests.voices import BOARD, CARD, ENGLISH

SUGGESTION = re.compile(r"^ *(\d+) .*: \d+ % ± \d+ %$", re.MULTILINE)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that counts, and not for long."""
    plain_crafts(monkeypatch)
    monkeypatch.setattr(levels, "VETERAN", {"board": 18, "card": 12, "campaign": 12})
    monkeypatch.setattr(adviser, "TRIALS", 2)
    monkeypatch.setattr(curve, "SAMPLES", 2)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(eday.board.new(seed=4), tmp_path)


@pytest.mark.parametrize("word", ["t", "tip", "suggest", "Suggest"])
def test_who_asks_is_told_options_by_their_numbers(desk: Desk, word: str) -> None:
    before = desk.session.game.to_json()
    shown = desk.printed(word)
    numbers = SUGGESTION.findall(shown)
    assert 1 <= len(numbers) <= 3
    assert all(desk.session.options.find(number) for number in numbers)
    assert "Chances to win" in shown
    assert "\u00ab" not in shown
    assert desk.session.game.to_json() == before


def test_it_is_told_of_where_people_look_for_it(desk: Desk) -> None:
    assert "suggest" in desk.printed("help")
    assert "tip" in ENGLISH.say("terminal-prompt", most=3)
    assert "suggest" in ENGLISH.say("terminal-card-help")


def test_ctrl_c_stops_it_and_leaves_the_game_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    before = desk.session.game.to_json()
    monkeypatch.setattr(advice, "suggest", interrupted)
    assert "Nothing has changed" in desk.printed("t")
    assert desk.session.game.to_json() == before


def test_progress_is_shown_to_whoever_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "BEAT", 0.0)
    watched = Desk(eday.board.new(seed=4), tmp_path, interactive=True)
    assert re.search(r"\rThinking: 5 of 18", watched.printed("t"))
    piped = Desk(eday.board.new(seed=4), tmp_path)
    assert "Thinking" not in piped.printed("t")


def test_without_weights_habits_are_told_and_why(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crafts.craft_of("board"), "refused", EdayError("weights-missing", file="board.npz"))
    shown = desk.printed("t")
    assert "board.npz" in shown
    assert "From habit alone" in shown
    assert not SUGGESTION.search(shown)


def test_the_card_game_has_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    args = build_parser(ENGLISH).parse_args(["play", "card", "--chapter", "1", "--seed", "5"])
    out = io.StringIO()
    assert play_cards(args, ENGLISH, io.StringIO("1\nsuggest\nq\n"), out) == 0
    assert SUGGESTION.search(out.getvalue())


# ---------------------------------------------------------------------- how a game swung


def drawn(chances: list[float], turning: tuple[TurningPoint, ...] = (), width: int = 40) -> list[str]:
    points = [Point(min(turn, len(chances) - 1), 10 * turn, chance) for turn, chance in enumerate(chances, start=1)]
    return swing.swing_lines(BOARD, [Curve(None, tuple(points), turning)], width)


def test_the_chart_stands_where_the_chances_are() -> None:
    event = Event("bleeding_out", {"figure": "cog:marcus_fenix", "seat": 0})
    turn = TurningPoint(2, 17, 0, Option("end", "end"), 1.0, 0.25, (event,))
    assert drawn([0.5, 1.0, 0.25, 0.0], (turn,)) == [
        "Winning chance of the COGs, turn by turn",
        "100 % |  \u2022",
        "      |",
        " 75 % |",
        "      |",
        " 50 % |\u2022.......",
        "      |",
        " 25 % |    1",
        "      |",
        "  0 % |      \u2022",
        "       1",
        "1 Turn 2: 100 % to 25 %. Marcus is",
        "  bleeding out.",
    ]


@pytest.mark.parametrize("turns", [2, 31, 32, 33, 200])
def test_the_chart_is_never_wider_than_the_terminal(turns: int) -> None:
    lines = drawn([0.3] * turns)
    assert max(map(len, lines)) <= 40
    assert "No turn changed much." in lines


def test_a_choice_names_a_turning_point_without_news() -> None:
    option = Option("discard:order:assault", "discard", ("order:assault",))
    line = BOARD.turning_line(TurningPoint(2, 17, 0, option, 0.5, 0.25, ()))
    assert line == "Turn 2: 50 % to 25 %. Player 1: Discard Assault."


class Screen(Console):
    """Somebody sits at it and answers once."""

    def __init__(self, answer: str) -> None:
        self.out = io.StringIO()
        super().__init__(io.StringIO(answer + "\n"), self.out, ENGLISH, plain=True, interactive=True)


@pytest.fixture
def over() -> Any:
    """A game that was given up at once."""
    game = eday.card.new(1, 5)
    for _ in range(8):
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    game.resign(0)
    return game


def test_the_last_screen_shows_the_curve_on_request(over: Any) -> None:
    screen = Screen("c")
    swing.offer(screen, CARD, over)
    assert "Chapter 1: winning chance of the COG" in screen.out.getvalue()
    assert "gives up" in screen.out.getvalue()
    screen = Screen("")
    swing.offer(screen, CARD, over)
    assert "winning chance" not in screen.out.getvalue()


def test_nobody_is_asked_where_nobody_sits(over: Any) -> None:
    out = io.StringIO()
    swing.offer(Console(io.StringIO("c\n"), out, ENGLISH), CARD, over)
    assert out.getvalue() == ""


def test_a_curve_can_be_stopped_or_refused(over: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for error, said in ((KeyboardInterrupt(), "Stopped"), (EdayError("weights-missing", file="card.npz"), "card.npz")):

        def failing(*args: object, error: BaseException = error, **more: object) -> None:
            raise error

        monkeypatch.setattr(swing, "curves", failing)
        screen = Screen("c")
        swing.offer(screen, CARD, over)
        assert said in screen.out.getvalue()
