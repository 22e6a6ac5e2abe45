"""Choices of different games that come together are committed together, and each is answered for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from eday.server.store import commits
from eday.server.store.games import Store
from eday.server.store.stored import Conflict, Seat, Stored
from tests.server.conftest import new_database
from tests.server.table import MARCUS

GAMES = tuple(f"game {number}" for number in range(6))
Steps = dict[str, tuple[int, str]]


Watch = Callable[[Callable[["Watched"], Awaitable[Any]]], Any]


class Watched:
    """A store whose commits are noted together with what had been acknowledged by then."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)
        self.acknowledged: list[str] = []
        self.commits: list[list[str]] = []
        self._reader = Store(database)

    async def open(self) -> None:
        await self.store.open()
        for game in GAMES:
            await self.store.create(Stored(id=game, head={}, seats=[Seat(0, MARCUS, "human", "Ann")], choices=[]))
        event.listen(self.store.database.writer, "commit", lambda _: self.commits.append([*self.acknowledged]))

    async def close(self) -> None:
        await self.store.close()
        await self._reader.close()

    async def stored(self, game: str) -> list[tuple[int, str]]:
        """The choices others see."""
        found = await self._reader.load(game)
        assert found is not None
        return found.choices

    async def choose(self, game: Stored, number: int = 0) -> None:
        """Store a choice; when that is acknowledged, others must see it."""
        await self.store.add_choice(game, number, (0, f"choice of {game.id}"), "sign", "running", {})
        self.acknowledged.append(game.id)
        assert (0, f"choice of {game.id}") in await self.stored(game.id)

    async def games(self) -> list[Stored]:
        found = [await self.store.load(game) for game in GAMES]
        return [game for game in found if game is not None]


def watching(database: str) -> Watch:
    """Runs something with a watched store."""

    def run(work: Callable[[Watched], Awaitable[Any]]) -> Any:
        async def whole() -> Any:
            watched = Watched(database)
            await watched.open()
            try:
                return await work(watched)
            finally:
                await watched.close()

        return asyncio.run(whole())

    return run


@pytest.fixture
def watch(tmp_path: Path) -> Watch:
    """A watched store of SQLite, which has one writer."""
    return watching(f"sqlite:///{tmp_path / 'table.sqlite'}")


@pytest.fixture(params=["sqlite", "postgres"])
def watch_either(request: pytest.FixtureRequest, tmp_path: Path) -> Watch:
    """A watched store of either kind."""
    return watching(new_database(request.param, tmp_path, request))


def test_choices_that_come_together_are_committed_together(watch: Watch) -> None:
    async def work(watched: Watched) -> None:
        games = await watched.games()
        await asyncio.gather(*(watched.choose(game) for game in games))
        assert watched.commits == [[]]  # one commit, and nobody was told before it
        assert sorted(watched.acknowledged) == sorted(GAMES)

    watch(work)


def test_what_comes_while_others_are_written_waits_for_the_next_commit(watch: Watch) -> None:
    async def work(watched: Watched) -> None:
        first, *rest = await watched.games()
        writing = asyncio.create_task(watched.choose(first))
        async with watched.store.database._writing:  # the first one waits here
            while not watched.store.database._writing._waiters:
                await asyncio.sleep(0)
            others = [asyncio.create_task(watched.choose(game)) for game in rest]
            while len(watched.store._commits._steps) < len(rest):
                await asyncio.sleep(0)
            assert watched.commits == []
            assert watched.acknowledged == []
        await asyncio.gather(writing, *others)
        assert len(watched.commits) == 2
        assert not set(watched.commits[1]) & {game.id for game in rest}

    watch(work)


def test_commits_leave_time_for_others_to_come_along(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commits, "GATHERING", 0.5)

    async def work(watched: Watched) -> None:
        first, second, *rest = await watched.games()
        await watched.choose(first)
        soon = asyncio.create_task(watched.choose(second))
        await asyncio.sleep(0.05)
        assert watched.commits == [[]]  # the last one was just now
        await asyncio.gather(soon, *(watched.choose(game) for game in rest))
        assert len(watched.commits) == 2

    watch(work)


@pytest.mark.parametrize("fault", ["stale", "taken", "unknown"])
def test_one_that_fails_takes_no_other_down(watch_either: Watch, fault: str) -> None:
    async def work(watched: Watched) -> None:
        games = await watched.games()
        odd = games[2]
        if fault == "stale":
            await watched.store.change_seat(odd.id, [0], name="Eve")
        elif fault == "taken":
            await watched.store.add_choice(odd, 0, (0, "earlier"), "sign", "running", {})
            odd.revision += 1
        else:
            odd.id = "nowhere"
        results = await asyncio.gather(*(watched.choose(game) for game in games), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [game is odd for game in games]
        assert [result for result, game in zip(results, games, strict=True) if game is not odd] == [None] * 5
        assert odd.id not in watched.acknowledged
        for game in games:
            if game is not odd:
                assert await watched.stored(game.id) == [(0, f"choice of {game.id}")]
        if fault == "taken":
            assert await watched.stored(odd.id) == [(0, "earlier")]
        again = next(game for game in await watched.games() if game.id == games[0].id)
        assert again.revision == 1

    watch_either(work)


def test_a_gap_in_one_game_keeps_out_no_other(watch_either: Watch) -> None:
    async def work(watched: Watched) -> None:
        odd, *rest = await watched.games()
        asked = [watched.choose(odd, number=3), *(watched.choose(game) for game in rest)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1:] == [None] * len(rest)
        assert await watched.stored(odd.id) == []
        assert (await watched.games())[0].revision == 0

    watch_either(work)


def test_who_gives_up_learns_no_sooner_than_the_choice_is_in_or_out(watch: Watch) -> None:
    async def work(watched: Watched) -> None:
        first, second, *_ = await watched.games()
        tasks = [asyncio.create_task(watched.choose(game)) for game in (first, second)]
        async with watched.store.database._writing:
            while not watched.store.database._writing._waiters:
                await asyncio.sleep(0)
            tasks[0].cancel()
        with pytest.raises(asyncio.CancelledError):
            await tasks[0]
        assert await watched.stored(first.id) == [(0, f"choice of {first.id}")]
        await tasks[1]

    watch(work)
