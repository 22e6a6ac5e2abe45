"""Cover dice on drawings whose answer can be worked out by hand."""

from __future__ import annotations

import pytest

from tests.board.map.drawn import bonus, one, row, sees, spot, tile

YARD = """
    ---------
    |A A.B B|
    |. .+. .|
    |C CcD D|
    |. .+. .|
    |E E.F F|
    ---------
"""
"""The defender stands in C behind the low wall towards D: the line north to south through its arrow is the border."""

EAST = [("c1", (1, 1), "E")]


@pytest.mark.rule("BG-COVER-09", "BG-COVER-10")
def test_full_across_the_border_partial_from_the_own_side() -> None:
    shape = one(YARD, EAST)
    assert bonus(shape, "D", "c1") == 2
    assert bonus(shape, "B", "c1") == 2
    assert bonus(shape, "F", "c1") == 2
    assert bonus(shape, "A", "c1") == 1
    assert bonus(shape, "E", "c1") == 1


@pytest.mark.rule("BG-COVER-10")
def test_partial_if_the_attacker_can_avoid_the_border() -> None:
    """Area B reaches around to the defender's side of the line."""
    around = one("---------\n|B B B B|\n|. . . .|\n|C CcD D|\n---------", EAST)
    assert bonus(around, "B", "c1") == 1
    assert bonus(around, "D", "c1") == 2


@pytest.mark.rule("BG-COVER-10")
def test_a_wall_may_leave_only_the_way_across() -> None:
    """B lies on both sides of the line, but the part on the defender's side is behind a wall."""
    shape = one("---------\n|B B B B|\n|# # . .|\n|C CcD D|\n---------", EAST)
    assert sees(shape, "B", "c1")
    assert bonus(shape, "B", "c1") == 2


@pytest.mark.rule("BG-COVER-10", "BG-COVER-14")
def test_cover_to_cover_by_the_side_of_the_line() -> None:
    plan = "---------\n|A A.B B|\n|. .+c .|\n|C CcD D|\n|. c+. .|\n|E E.F F|\n---------"
    covers = [*EAST, ("n", (2, 0), "S"), ("s", (1, 2), "N"), ("w", (2, 1), "W")]
    shape = one(plan, covers)
    assert bonus(shape, "n", "c1") == 2, "from the far side"
    assert bonus(shape, "s", "c1") == 1, "from the own side"
    assert bonus(shape, "c1", "s") == 2, "north of the line that runs east to west"
    assert bonus(shape, "w", "c1") == 1, "arrows on one point: the line is not crossed"
    assert bonus(shape, "c1", "w") == 1


@pytest.mark.rule("BG-COVER-10")
def test_along_the_border_line_is_partial() -> None:
    shape = one("-------\n|A.B.C|\n|c+.+c|\n|D D.E|\n-------", [("c1", (0, 1), "N"), ("c2", (2, 1), "N")])
    assert sees(shape, "c1", "c2")
    assert bonus(shape, "c1", "c2") == bonus(shape, "c2", "c1") == 1


@pytest.mark.rule("BG-COVER-11")
def test_none_against_an_attacker_in_the_same_area() -> None:
    shape = one(YARD, [*EAST, ("c2", (0, 1), "N")])
    assert bonus(shape, "C", "c1") == 0
    assert bonus(shape, "c2", "c1") == 0
    assert sees(shape, "c2", "c1")


def test_none_out_of_cover_and_none_without_a_clear_line() -> None:
    shape = one("-----\n|A#B|\n|.+#|\n|CcD|\n-----", [("c1", (0, 1), "E")])
    assert bonus(shape, "D", "C") == 0
    assert bonus(shape, "B", "c1") == 0
    assert bonus(shape, "D", "c1") == 2


@pytest.mark.rule("BG-COVER-12")
def test_the_best_of_several_arrows() -> None:
    """Seen from the north, the arrow to the east gives 1 and the one to the north 2."""
    plan = YARD.replace("|. .+. .|\n    |C C", "|. c+. .|\n    |C C", 1)
    east, north, both = (one(plan, [("c1", (1, 1), sides)]) for sides in ("E", "N", "EN"))
    assert (bonus(east, "A", "c1"), bonus(north, "A", "c1"), bonus(both, "A", "c1")) == (1, 2, 2)
    assert (bonus(east, "D", "c1"), bonus(north, "D", "c1"), bonus(both, "D", "c1")) == (2, 1, 2)
    assert (bonus(east, "E", "c1"), bonus(north, "E", "c1"), bonus(both, "E", "c1")) == (1, 1, 1)


@pytest.mark.rule("BG-COVER-12")
def test_an_arrow_out_of_sight_does_not_count() -> None:
    """The arrow to the north looks into a closet; only the one to the east meets the attacker, along its own side."""
    plan = "---------\n|B#A#D D|\n|#+c+. .|\n|C CcD D|\n|. .+. .|\n|E E E E|\n---------"
    shape = one(plan, [("c1", (1, 1), "EN")])
    assert bonus(shape, "A", "c1") == 2
    only_east = one(plan, [("c1", (1, 1), "E")])
    assert bonus(only_east, "A", "c1") == 1
    assert bonus(shape, "B", "c1") == 0


@pytest.mark.rule("BG-COVER-13")
def test_the_bonus_depends_on_places_alone() -> None:
    shape = one(YARD, [*EAST, ("c2", (2, 1), "W")])
    assert bonus(shape, "D", "c1") == bonus(shape, "C", "c2") == 2
    assert bonus(shape, "A", "c1") == bonus(shape, "B", "c2") == 1


def test_cover_across_a_joint() -> None:
    first = tile("-----\n|A A|\n|   |\n|A A|\n-----", id="1X")
    second = tile("-----\n|AcB|\n|   |\n|A.B|\n-----", id="2X", covers=[("c1", (1, 0), "W")])
    shape = row(first, second)
    assert bonus(shape, "1X.A", "2X.c1") == 2
    assert shape.cover_bonus(*spot(shape, "1X.A"), *spot(shape, "2X.B")) == 0
