"""Several players at one keyboard: nobody sees another hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import eday
from eday.terminal.board.app import run
from tests.compared import shown_to
from tests.terminal.board.desk import CLEAR, Desk, Typist
from tests.voices import BOARD

PASS = "Pass the keyboard to"
SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")


class Watched:
    """A game played at random by a typist that reads the screen before every line."""

    def __init__(self, players: int, seed: int, lines: int, folder: Path, interactive: bool) -> None:
        self.game = eday.board.new(cogs=SQUAD[:players], seed=seed)
        self._rng = random.Random(seed)
        self._left = lines
        self.checked = 0
        self.desk = Desk(self.game, folder, interactive=interactive, source=Typist(self._think))

    def _think(self) -> str | None:
        shown = self.desk.out.getvalue()
        if self._left == 0 or self.game.decision is None:
            return None
        self._left -= 1
        if shown.endswith("see the screen: "):
            assert "Hand:" not in shown.rpartition(CLEAR)[2]
            return ""
        self._check(shown.rpartition(PASS)[2])
        return str(self._rng.randint(1, len(self.game.decision.options)))

    def _check(self, screen: str) -> None:
        """Since the keyboard was passed, no card is named that only others know."""
        assert self.game.decision is not None
        seat = self.game.decision.seat
        if not self.game.view(seat)["cogs"][seat]["hand"]:
            return  # The keyboard was not passed: an empty hand needs no passing.
        known = {ref for event in self.game.events_for(None) for ref in event.data.values() if isinstance(ref, str)}
        known |= {card["card"] for card in shown_to(self.game, seat)["cogs"][seat]["hand"]}
        for other in range(self.game.seats):
            for card in shown_to(self.game, other)["cogs"][other]["hand"]:
                if other != seat and card["card"] not in known:
                    assert BOARD.name(card["card"]) not in screen
                    self.checked += 1


@pytest.mark.parametrize("interactive", [True, False])
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 3)])
def test_the_other_hands_stay_hidden(players: int, seed: int, interactive: bool, tmp_path: Path) -> None:
    watched = Watched(players, seed, 60, tmp_path, interactive)
    assert run(watched.desk.session) == 0
    assert watched.checked > 50
    assert PASS in watched.desk.out.getvalue()


def test_the_screen_is_cleared_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    watched = Watched(2, 5, 40, tmp_path, True)
    run(watched.desk.session)
    parts = watched.desk.out.getvalue().split(PASS)
    assert len(parts) > 3
    for before in parts[:-1]:
        assert "Hand:" not in before.rpartition(CLEAR)[2]


def test_alone_nobody_passes_anything(tmp_path: Path) -> None:
    watched = Watched(1, 4, 60, tmp_path, True)
    run(watched.desk.session)
    assert PASS not in watched.desk.out.getvalue()


def test_an_empty_hand_needs_no_passing(tmp_path: Path) -> None:
    """Before the hands are dealt nothing is secret."""
    game = eday.board.new(seed=3)
    desk = Desk(game, tmp_path)
    assert game.view(0)["cogs"][0]["hand"] == []
    assert desk.session.hand_over()
    assert desk.out.getvalue() == ""


def test_leaving_at_the_pass_screen_saves(tmp_path: Path) -> None:
    desk = Desk(eday.board.new(seed=1), tmp_path, interactive=True, source=Typist(lambda: None))
    assert run(desk.session) == 0
    assert "saved in" in desk.out.getvalue()
    assert desk.session.autosave.file.exists()
