"""Tables are shared, filled when asked for, and bounded."""

from __future__ import annotations

from eday.board.map import sight
from eday.kernel.recent import Recent
from tests.board.map.drawn import row, tile

HALL = "-------\n|A.B.C|\n|     |\n|A.B.C|\n-------"


def test_the_store_forgets_what_was_used_longest_ago() -> None:
    store: Recent[str, int] = Recent(2)
    store.keep("a", 1)
    store.keep("b", 2)
    assert store.get("a") == 1
    store.keep("c", 3)
    assert (store.get("a"), store.get("b"), store.get("c")) == (1, None, 3)
    assert len(store) == 2


def test_the_first_value_under_a_key_stays() -> None:
    store: Recent[str, list[int]] = Recent(2)
    first = store.keep("a", [1])
    assert store.keep("a", [1]) is first
    store.clear()
    assert len(store) == 0


def test_sight_is_worked_out_for_the_tiles_asked_about_and_shared_between_maps() -> None:
    a, b, c = (tile(HALL, id=name) for name in ("1X", "2X", "3X"))
    sight._SIGHT.clear()
    shape = row(a, b, c)
    assert len(sight._SIGHT) == 0
    shape.sees(0, -1, 1, -1)
    assert len(sight._SIGHT) == 1
    shape.sees(0, -1, 3, -1)
    assert len(sight._SIGHT) == 2
    shorter = row(a, b)
    shorter.sees(0, -1, 5, -1)
    assert len(sight._SIGHT) == 2
    shape.sees(0, -1, 8, -1)
    assert len(sight._SIGHT) == 4, "one to three, and two to three on the way"
