"""The keycode of location 12B takes the lock off the next level."""

from __future__ import annotations

import pytest

from eday.board.pieces import LocationDeck
from tests.board.scene import DOM, MARCUS, Scene

pytestmark = pytest.mark.card("equipment:keycode")
CODE, DOOR = "12B.C", "2B.G"


def at_the_code(area: str = CODE) -> Scene:
    """Two locked levels wait behind the door at the end of 2B."""
    s = Scene((MARCUS, DOM), tiles=("12B", "2B"))
    s.t.levels = (LocationDeck(2, True, ("9A",)), LocationDeck(3, True, ("16A",)))
    s.hand(0, "advance", "assault", "dig_in")
    s.cog(0, area)
    s.at_order(0)
    return s


@pytest.mark.rule("BG-LOCK-01", "BG-LOCK-02")
def test_the_next_level_is_unlocked_and_no_other() -> None:
    s = at_the_code()
    s.choose(f"equipment:area:{CODE}", "discard:order:dig_in")
    assert s.happened("level_unlocked") == [{"level": 2}]
    assert [(level, locked) for level, locked, _ in s.t.levels] == [(2, False), (3, True)]


@pytest.mark.rule("BG-LOCK-03", "BG-LOCK-01")
def test_then_the_door_is_explored_as_usual() -> None:
    s = at_the_code(DOOR)
    assert not s.offered("explore")
    [reason] = s.game.why_not(0, f"area:{DOOR}", "explore")
    assert (reason.rule, reason.key, dict(reason.args)) == ("BG-LOCK-01", "why-door-locked", {"level": 2})
    s.cog(0, CODE)
    s.at_order(0)
    s.choose(f"equipment:area:{CODE}", "discard:order:dig_in")
    s.cog(0, DOOR)
    s.at_order(0)
    s.choose(f"explore:area:{DOOR}")
    assert [tile.tile for tile in s.t.shape.tiles] == ["12B", "2B", "9A"]
    assert len(s.t.hand[0]) == 2, "exploring costs nothing"


@pytest.mark.rule("BG-LOCK-02")
def test_the_code_is_used_up() -> None:
    s = at_the_code()
    s.choose(f"equipment:area:{CODE}", "discard:order:dig_in")
    assert s.t.equipment == ()
    assert s.happened("equipment_used_up") == [{"tile": "tile:12B"}]


@pytest.mark.rule("BG-LOCK-02")
def test_with_nothing_locked_it_does_nothing() -> None:
    s = at_the_code()
    s.t.levels = (LocationDeck(2, False, ("9A",)), LocationDeck(3, True, ("16A",)))
    s.at_order(0)
    s.choose(f"equipment:area:{CODE}", "discard:order:dig_in")
    assert not s.happened("level_unlocked")
    assert s.t.levels[1].locked, "the lock of a later level stays"
