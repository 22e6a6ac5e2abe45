"""When the database is silent for a while: memory is never ahead of it, and everything goes on by itself afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import DBAPIError

from eday.server.settings import Settings
from eday.server.store.games import Store
from eday.server.store.models import ChoiceRow, GameRow, SeatRow
from tests.server.table import DOM, MARCUS, Client, Table, quick, seat, until


class Silence(Exception):
    """What the driver says of a database that is not there."""


class Faults:
    """Breaks the storage of a running service at chosen places."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store = table.service.store
        self._patch = monkeypatch

    def refuse(self, *methods: str) -> None:
        """These fail before they do anything."""

        async def fail(*args: Any, **more: Any) -> Any:
            raise Silence

        for method in methods:
            self._patch.setattr(self._store, method, fail)

    def forget_to_answer(self, method: str) -> None:
        """It is done, but nobody hears of it: the connection was cut after the commit."""
        do = getattr(self._store, method)

        async def fail(*args: Any, **more: Any) -> Any:
            await do(*args, **more)
            raise Silence

        self._patch.setattr(self._store, method, fail)

    def mend(self) -> None:
        """Everything works again."""
        self._patch.undo()


@pytest.fixture
def table(database: str) -> Iterator[Table]:
    """A running service, for each test its own."""
    running = Table(quick(Settings(database=database), poll_seconds=3600.0))
    yield running
    running.stop()


@pytest.fixture
def faults(table: Table, monkeypatch: pytest.MonkeyPatch) -> Faults:
    """What can go wrong."""
    return Faults(table, monkeypatch)


@pytest.fixture
def playing(table: Table) -> Iterator[tuple[Any, Client]]:
    """A game around one screen, some choices in."""
    game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"))
    client = table.join(game["seats"][0]["token"])
    client.send(type="settings", guard="always")
    client.expect("settings")
    for _ in range(3):
        choose(client)
    yield game, client
    client.close()


def choose(client: Client) -> None:
    """Take the first option and wait for the acknowledgement."""
    version = client.state["version"]
    client.choose(client.state["options"][0]["id"])
    client.catch_up(version + 1)


def stored(table: Table, game: Any) -> list[tuple[int, str]]:
    """The choices in the database."""

    async def load() -> list[tuple[int, str]]:
        store = Store(table.settings.database)
        found = await store.load(game["game"])
        await store.close()
        assert found is not None
        return found.choices

    return asyncio.run(load())


def in_memory(table: Table, game: Any) -> list[tuple[int, str]]:
    """The choices the room knows."""
    return table.room(game["game"]).live.choices


def test_memory_is_not_ahead_of_storage_when_storing_and_reading_fail(
    table: Table, faults: Faults, playing: tuple[Any, Client]
) -> None:
    game, client = playing
    before = stored(table, game)
    faults.refuse("add_choice", "changes")
    for _ in range(3):
        client.choose(client.state["options"][0]["id"])
        assert client.expect("error")["code"] == "unavailable"
        assert in_memory(table, game) == before
    faults.mend()
    version = client.state["version"]
    choose(client)
    assert client.state["version"] == version + 1
    assert stored(table, game) == in_memory(table, game)
    assert len(stored(table, game)) == len(before) + 1


def test_a_choice_that_was_stored_unheard_is_shown_as_soon_as_it_can_be(
    table: Table, faults: Faults, playing: tuple[Any, Client]
) -> None:
    game, client = playing
    before, version = stored(table, game), client.state["version"]
    faults.forget_to_answer("add_choice")
    faults.refuse("changes")
    option = client.state["options"][0]["id"]
    client.choose(option)
    assert client.expect("error")["code"] == "unavailable"
    assert in_memory(table, game) == before
    faults.mend()
    client.catch_up(version + 1)  # nobody asked for it
    assert client.state["choices"] == len(before) + 1
    assert in_memory(table, game) == stored(table, game)
    assert stored(table, game)[-1][1] == option


def test_a_choice_that_was_stored_unheard_counts_once(
    table: Table, faults: Faults, playing: tuple[Any, Client]
) -> None:
    game, client = playing
    before, version = stored(table, game), client.state["version"]
    faults.forget_to_answer("add_choice")
    client.choose(client.state["options"][0]["id"])
    client.catch_up(version + 1)
    faults.mend()
    assert len(stored(table, game)) == len(before) + 1
    choose(client)
    assert len(stored(table, game)) == len(before) + 2


def test_an_undo_that_fails_takes_nothing_back(table: Table, faults: Faults, playing: tuple[Any, Client]) -> None:
    game, client = playing
    while not client.state["can_undo"]:
        choose(client)
    before = stored(table, game)
    faults.refuse("take_back", "changes")
    client.send(type="undo")
    assert client.expect("error")["code"] == "unavailable"
    assert in_memory(table, game) == before
    faults.mend()
    client.send(type="undo")
    client.catch_up(client.state["version"] + 1)
    assert len(stored(table, game)) < len(before)
    assert in_memory(table, game) == stored(table, game)


def test_bots_go_on_by_themselves_after_the_pause(table: Table, faults: Faults) -> None:
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watcher = table.join(game["spectator_token"])
    watcher.catch_up(3)
    faults.refuse("add_choice", "changes", "versions")
    table.in_loop(lambda: asyncio.sleep(0.3))
    faults.mend()
    watcher.catch_up(watcher.state["version"] + 5)
    known = list(in_memory(table, game))
    # The last of them may be on its way to the database just now.
    until(lambda: stored(table, game)[: len(known)] == known)
    watcher.close()


def test_the_database_refuses_a_gap(table: Table, playing: tuple[Any, Client]) -> None:
    game, _ = playing
    count = len(stored(table, game))
    row = {"game": game["game"], "seat": 0, "option": "x", "revision": 1000}

    async def add(number: int) -> None:
        store = Store(table.settings.database)
        try:
            async with store.database.write() as connection:
                await connection.execute(insert(ChoiceRow), {**row, "number": number})
        finally:
            await store.close()

    with pytest.raises(DBAPIError, match="gap"):
        asyncio.run(add(count + 1))
    assert len(stored(table, game)) == count
    asyncio.run(add(count))
    assert len(stored(table, game)) == count + 1


# ---------------------------------------------------------------------- what the keeper of the server does


def execute(table: Table, *statements: Any) -> None:
    """Change the database behind the service's back, then let it look."""

    async def run() -> None:
        store = Store(table.settings.database)
        async with store.database.write() as connection:
            for statement in statements:
                await connection.execute(statement)
        await store.close()

    asyncio.run(run())
    table.in_loop(table.service.rooms._compare)


def test_a_game_that_is_frozen_under_play_says_why(table: Table, playing: tuple[Any, Client]) -> None:
    game, client = playing
    this = GameRow.id == game["game"]
    why = '{"by": "admin", "reason": "a quarrel"}'
    execute(table, update(GameRow).where(this).values(frozen=why, roster=GameRow.roster + 1))
    told = client.expect("error")
    assert told["code"] == "frozen"
    assert "a quarrel" in told["message"]
    assert client.closed() == 4009
    late = Client(table.port)
    late.send(type="hello", token=game["seats"][0]["token"])
    assert late.expect("error")["code"] == "frozen"
    late.close()
    execute(table, update(GameRow).where(this).values(frozen=None, roster=GameRow.roster + 1))
    again = table.join(game["seats"][0]["token"])
    choose(again)
    again.close()


def test_a_game_that_is_deleted_under_play_is_over(table: Table, playing: tuple[Any, Client]) -> None:
    game, client = playing
    execute(
        table,
        *(delete(rows).where(rows.game == game["game"]) for rows in (ChoiceRow, SeatRow)),
        delete(GameRow).where(GameRow.id == game["game"]),
    )
    assert client.closed() == 4004
    late = Client(table.port)
    late.send(type="hello", token=game["seats"][0]["token"])
    assert late.expect("error")["code"] == "forbidden"
    late.close()
