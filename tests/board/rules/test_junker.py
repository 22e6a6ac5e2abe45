"""The junker of location 14A: a ride to any area of the map."""

from __future__ import annotations

import pytest

from tests.board.scene import DOM, MARCUS, Scene

pytestmark = pytest.mark.card("equipment:junker")
STAND = "14A.D"


def parked(*cards: str, tiles: tuple[str, ...] = ("14A", "12A")) -> Scene:
    """Marcus at the junker with these cards, before his order."""
    s = Scene((MARCUS, DOM), tiles=tiles)
    s.hand(0, *cards)
    s.cog(0, STAND)
    s.at_order(0)
    return s


@pytest.mark.rule("BG-SPECIAL-06")
def test_to_any_other_area_of_the_map() -> None:
    s = parked("advance", "assault", "dig_in")
    s.choose(f"equipment:area:{STAND}", "discard:order:dig_in")
    assert s.decision.kind == "ride"
    assert s.offered("ride") == [f"ride:area:{area}" for area in s.t.shape.areas if area != STAND]
    s.choose("ride:area:12A.A")
    assert s.where(0) == "12A.A"
    assert s.happened("figure_moved") == [
        {"figure": "cog:marcus_fenix", "origin": f"area:{STAND}", "to": "area:12A.A"},
    ]
    assert s.decision.kind == "order", "the order card is still to come"


@pytest.mark.rule("BG-SPECIAL-06")
def test_it_can_be_used_again_in_a_later_turn() -> None:
    s = parked("advance", "assault", "dig_in")
    s.choose(f"equipment:area:{STAND}", "discard:order:dig_in", "ride:area:14A.C")
    assert not s.happened("equipment_used_up")
    s.cog(0, STAND)
    s.at_order(0)
    assert s.offered("equipment") == [f"equipment:area:{STAND}"]


@pytest.mark.rule("BG-COVER-05")
def test_the_ride_is_a_move_and_may_end_in_cover() -> None:
    s = parked("advance", "assault", "dig_in")
    s.give(0, "torque_bow", 2)
    s.choose(f"equipment:area:{STAND}", "discard:order:dig_in", "ride:area:12A.F")
    assert (s.decision.kind, s.ids) == ("move", ["cover:cover:12A.c4", "stop"]), "one area, wherever it is"
    s.choose("cover:cover:12A.c4")
    assert s.t.cover[0] == s.cover("12A.c4")
    assert s.t.moved == (0,)
    drone = s.put("drone", "14A.I")
    s.at_order(0)
    s.t.moved = (0,)
    assert f"attack:torque_bow.overkill:{s.ref(drone)}" not in s.ids


@pytest.mark.rule("BG-REACT-FOLLOW-01")
def test_a_comrade_may_come_along() -> None:
    s = parked("advance", "assault", "dig_in")
    s.cog(1, STAND)
    follow = next(card.id for card in s.t.box.orders if card.reaction == "follow")
    s.hand(1, follow)
    s.choose(f"equipment:area:{STAND}", "discard:order:dig_in", "ride:area:12A.A")
    assert (s.decision.seat, s.decision.kind) == (1, "follow")
    s.choose(f"follow:order:{follow}")
    assert (s.where(0), s.where(1)) == ("12A.A", "12A.A")


@pytest.mark.rule("BG-MOVE-08")
def test_nobody_has_to_ride() -> None:
    s = parked("advance", "assault", "dig_in")
    s.choose(f"equipment:area:{STAND}", "discard:order:dig_in", "stop")
    assert s.where(0) == STAND
    assert s.t.moved == ()
