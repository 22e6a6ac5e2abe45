"""Long work takes turns, with pauses for those who play."""

from __future__ import annotations

import asyncio
import time

import pytest

from eday.server.gate.pool import Busy
from eday.server.gate.turns import Pace, Turns


def busy(seconds: float) -> None:
    """Use the processor for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_one_is_worked_at_while_others_wait() -> None:
    at_work: list[int] = []
    most: list[int] = []

    async def work() -> None:
        at_work.append(1)
        most.append(len(at_work))
        await asyncio.sleep(0.001)
        at_work.pop()

    async def all_at_once() -> None:
        turns = Turns(Pace())
        await asyncio.gather(*(turns.do("somebody", work) for _ in range(3)))

    asyncio.run(all_at_once())
    assert most == [1] * 3


def test_after_each_turn_of_any_kind_there_is_a_pause_as_long_as_the_work() -> None:
    async def work() -> None:
        busy(0.02)

    async def alternate() -> float:
        pace = Pace()
        one, other = Turns(pace), Turns(pace)
        began = time.monotonic()
        await one.do("somebody", work)
        async with other.piece():
            busy(0.02)
        await one.do("somebody", work)
        return time.monotonic() - began

    assert asyncio.run(alternate()) >= 0.1  # three pieces and two pauses


def test_waiting_for_others_is_no_work() -> None:
    async def work() -> None:
        await asyncio.sleep(0.2)

    async def twice() -> float:
        turns = Turns(Pace())
        await turns.do("somebody", work)
        began = time.monotonic()
        async with turns.piece():
            return time.monotonic() - began

    assert asyncio.run(twice()) < 0.2


def test_a_turn_that_fails_lets_the_next_one_in() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def work() -> int:
        return 7

    async def both() -> int:
        turns = Turns(Pace())
        with pytest.raises(ZeroDivisionError):
            await turns.do("somebody", fail)
        return await turns.do("somebody", work)

    assert asyncio.run(both()) == 7


def test_when_too_many_wait_nobody_else_is_taken_on() -> None:
    async def crowd() -> None:
        turns = Turns(Pace(), most=2)
        over = asyncio.Event()

        async def wait() -> None:
            await over.wait()

        waiting = [asyncio.create_task(turns.do("somebody", wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.do("somebody", wait)
        over.set()
        await asyncio.gather(*waiting)
        await turns.do("somebody", wait)

    asyncio.run(crowd())


def test_one_visitor_does_not_take_all_the_places() -> None:
    async def crowd() -> None:
        turns = Turns(Pace(), most=9, most_each=2)
        over = asyncio.Event()

        async def wait() -> str:
            await over.wait()
            return "done"

        waiting = [asyncio.create_task(turns.do("pushy", wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.do("pushy", wait)
        waiting.append(asyncio.create_task(turns.do("patient", wait)))
        await asyncio.sleep(0)
        over.set()
        assert await asyncio.gather(*waiting) == ["done"] * 3
        assert await turns.do("pushy", wait) == "done"

    asyncio.run(crowd())


def test_who_has_asked_for_much_has_fewer_places() -> None:
    async def crowd() -> None:
        turns = Turns(Pace())
        over = asyncio.Event()

        async def wait() -> str:
            await over.wait()
            return "done"

        waiting = [asyncio.create_task(turns.do("household", wait)) for _ in range(6)]
        waiting += [asyncio.create_task(turns.do("pushy", wait, few=True)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.do("pushy", wait, few=True)
        over.set()
        assert await asyncio.gather(*waiting) == ["done"] * 9

    asyncio.run(crowd())
