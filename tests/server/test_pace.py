"""How fast bots play: a turn of many choices takes little longer than one of few."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from eday.server.store.games import Store
from eday.server.tables.pace import PAUSES, SHORTEST, Pace
from tests.server.table import DOM, MARCUS, Table, seat


def taken(pace: Pace, turn: int, wished: float, choices: int) -> list[float]:
    """Seconds of each choice of a turn, by bots that would like to take so long."""
    found = []
    for _ in range(choices):
        found.append(min(wished, pace.most(turn)))
        pace.note(turn, found[-1])
    return found


@pytest.mark.parametrize("wished", [0.7, 2.0])
def test_a_turn_ends_in_time_however_many_choices_it_has(wished: float) -> None:
    seconds = taken(Pace(0.7), 1, wished, 100)
    assert seconds[0] == wished, "nobody is hurried from the beginning"
    assert sum(seconds) <= SHORTEST
    assert seconds == sorted(seconds, reverse=True)


def test_each_turn_has_its_own_time() -> None:
    pace = Pace(0.7)
    assert taken(pace, 1, 2.0, 20)[-1] < 0.01
    assert taken(pace, 2, 2.0, 1) == [2.0]


def test_who_asks_for_long_pauses_gets_them() -> None:
    assert taken(Pace(30.0), 1, 30.0, PAUSES - 2) == [30.0] * (PAUSES - 2)


def test_what_took_longer_than_it_might_leaves_nothing() -> None:
    pace = Pace(0.0)
    pace.note(3, 60.0)
    assert pace.most(3) == 0.0


def test_the_time_it_takes_to_store_a_choice_counts(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[float] = []
    monkeypatch.setattr(Pace, "note", lambda pace, turn, seconds: noted.append(seconds))
    add_choice = Store.add_choice

    async def slowly(*args: Any) -> None:
        await asyncio.sleep(0.2)
        await add_choice(*args)

    monkeypatch.setattr(Store, "add_choice", slowly)
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watcher = table.join(game["host_token"])
    watcher.catch_up(3)
    watcher.close()
    assert len(noted) >= 2
    assert min(noted) >= 0.2
