"""Fields made of NamedTuples come back from a save as what they were: rules read their parts by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

import pytest

from eday.kernel import Frame, Table
from eday.kernel.fields import restore, saved


class Seen(NamedTuple):
    card: int
    seat: int


class Watch(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("by_seat", "last", "seen")
    RECORDS: ClassVar[Mapping[str, Any]] = {"by_seat": Seen, "seen": Seen}
    __slots__ = FIELDS
    NAME = "watch"

    def __init__(self) -> None:
        self.seen: tuple[Seen, ...] = ()
        self.by_seat: list[tuple[Seen, ...]] = [(), ()]
        self.last = Seen(0, 0)


class NightWatch(Watch):
    FIELDS = ("missed",)
    RECORDS: ClassVar[Mapping[str, Any]] = {"missed": Seen}
    __slots__ = FIELDS
    NAME = "night_watch"

    def __init__(self) -> None:
        super().__init__()
        self.missed: tuple[Seen, ...] = ()


def test_a_tuple_a_list_of_tuples_and_a_single_record_come_back() -> None:
    watch = NightWatch()
    watch.seen = (Seen(3, 1), Seen(4, 0))
    watch.by_seat = [(), (Seen(5, 1),)]
    watch.last = Seen(6, 0)
    watch.missed = (Seen(7, 1),)
    again = NightWatch()
    restore(again, json.loads(json.dumps(saved(watch))))
    assert saved(again) == saved(watch)
    assert [one.card for one in (*again.seen, *again.by_seat[1], again.last, *again.missed)] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("field", "value"), [("seen", [[1, 2, 3]]), ("seen", [1]), ("by_seat", [[[1]], []]), ("last", [1]), ("last", 1)]
)
def test_what_nobody_saved_like_that_is_refused(field: str, value: object) -> None:
    data = {**saved(Watch()), field: value}
    with pytest.raises((TypeError, ValueError)):
        restore(Watch(), data)
