"""Why a door stays shut."""

from __future__ import annotations

import pytest

from eday import board
from eday.board.game import BoardGame
from eday.board.pieces import Door, LocationDeck
from tests.board.scene import DOM, MARCUS, Scene


def begun(mission: str) -> BoardGame:
    """A game at its first turn."""
    game = board.new(mission, (MARCUS, DOM), 3)
    while game.turn == 0:
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    return game


def shut(game: BoardGame, area: str) -> tuple[str, str, dict[str, object]]:
    """The first reason why nobody goes through the door of an area."""
    reason = game.why_not(0, area, "explore")[0]
    return reason.rule, reason.key, dict(reason.args)


def test_a_door_the_stage_bars() -> None:
    game = begun("scattered")
    door = next(door for door in game.view(None)["map"]["doors_info"] if door["shut"] == "barred")
    assert door["level"] == 2
    assert shut(game, door["area"]) == ("BG-EXPLORE-01", "why-door-barred", {"area": door["area"]})


@pytest.mark.rule("BG-MISSION-BELLY-03")
def test_a_door_that_leads_elsewhere() -> None:
    """Level 3 is the next one, but only the door on the first tile leads there; that one is locked at first."""
    s = Scene((MARCUS, DOM), tiles=("2B", "12B"), mission="belly_of_the_beast")
    s.t.levels = (LocationDeck(3, True, ("13B",)),)
    entrance = s.t.shape.entrance_of_tile[0]
    s.t.doors = (*s.t.doors, Door(entrance, 0, 0, 3))
    s.hand(0, "advance")
    s.at_order(0)
    plain, leading = (s.t.area_ref(door[0]) for door in s.t.doors)
    assert shut(s.game, plain) == ("BG-MISSION-BELLY-03", "why-other-door", {"level": 3})
    assert shut(s.game, leading) == ("BG-LOCK-01", "why-door-locked", {"level": 3})


def test_no_level_is_left_behind_it() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "advance")
    s.at_order(0)
    assert shut(s.game, s.t.area_ref(s.t.doors[0][0])) == ("BG-EXPLORE-04", "why-no-level-left", {})
