"""Limits of size, rate, number and time; whose pages may open sockets; the tables of an empty database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from sqlalchemy import inspect
from websockets.exceptions import InvalidStatus

from eday.server.calls import routing as calls
from eday.server.store.database import migrate, open_database
from eday.server.store.games import Store
from eday.server.store.models import Base
from eday.server.store.stored import Conflict, Seat, Stored
from eday.server.wire.connection import Connection
from tests.server.table import DOM, MARCUS, Client, Table, seat, until

Limited = Callable[..., Table]


def test_too_many_messages_are_refused_and_in_the_end_the_connection_is_closed(limited: Limited) -> None:
    table = limited(messages_per_second=0.001, message_burst=3, strikes=5)
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    for _ in range(9):  # the ninth is the one too many: nothing can be sent after it
        client.send(type="ask", what="card", ref="order:advance")
    assert client.closed() == 1008
    kinds = [message.get("code", message["type"]) for message in client.messages]
    assert kinds.count("answer") == 3
    assert kinds.count("too_many") == 6
    client.close()


def test_an_address_makes_so_many_games_and_no_more(limited: Limited) -> None:
    table = limited(games_per_address=2)
    table.create(seat(MARCUS))
    table.create(seat(MARCUS))
    answer = table.http.post("/api/games", json={"mission": "emergence", "seats": [seat(MARCUS)]})
    assert (answer.status_code, answer.json()["error"]) == (429, "too_many")


def test_who_asks_too_often_is_held_up_and_refused_whatever_he_asks_for(
    limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "HELD_UP", 0.2)
    table = limited(requests_per_second=0.001, request_burst=3)
    for path in ("/api/setup", "/api/rules?q=cover", "/healthz"):
        assert table.http.get(path).status_code == 200
    for path in ("/api/setup", "/", "/api/nothing"):
        asked = time.monotonic()
        answer = table.http.get(path)
        assert time.monotonic() - asked >= 0.2
        assert (answer.status_code, answer.json()["error"]) == (429, "too_many")
        assert answer.headers["Retry-After"]
        assert answer.headers["Content-Security-Policy"]


def test_who_comes_with_many_waits_and_is_served(limited: Limited) -> None:
    table = limited(requests_per_second=10, request_burst=2)
    asked = time.monotonic()
    assert [table.http.get("/healthz").status_code for _ in range(6)] == [200] * 6
    assert time.monotonic() - asked >= 0.3


def test_an_address_opens_so_many_sockets_and_no_more(limited: Limited) -> None:
    table = limited(sockets_per_address=1)
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    with pytest.raises(InvalidStatus):
        Client(table.port)
    client.close()


def test_who_says_no_hello_is_shown_out(limited: Limited) -> None:
    client = Client(limited(hello_seconds=0.1).port)
    assert client.closed() == 4003
    client.close()


def test_an_idle_connection_is_closed(limited: Limited) -> None:
    table = limited(idle_seconds=0.2)
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    assert client.closed() == 4000
    client.close()


def test_a_game_nobody_is_at_leaves_the_memory_and_comes_back(limited: Limited) -> None:
    table = limited(room_seconds=0.0)
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)
    client.close()
    until(lambda: "eday_rooms 0" in table.figures())
    again = table.join(game["seats"][0]["token"])
    assert again.state["choices"] == 1
    again.close()


def test_who_does_not_keep_up_is_given_up_and_holds_up_nobody() -> None:
    async def fill() -> tuple[int | None, list[str | None]]:
        connection = Connection("spectator", (), "", queue=3)
        for number in range(9):
            connection.push({"number": number})
        return connection.closing, [await connection.next() for _ in range(2)]

    assert asyncio.run(fill()) == (4008, ['[{"number":0},{"number":1},{"number":2}]', None])


def test_foreign_pages_open_no_sockets(limited: Limited) -> None:
    table = limited()
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "file://", "http://["):
        with pytest.raises(InvalidStatus):
            Client(table.port, {"Origin": origin})
    Client(table.port, {"Origin": f"http://127.0.0.1:{table.port}"}).close()


def test_foreign_pages_change_nothing(limited: Limited) -> None:
    table = limited()
    wish = {"mission": "emergence", "seats": [seat(MARCUS)]}
    for origin, status in (("http://evil.example", 403), ("null", 403), (f"http://127.0.0.1:{table.port}", 201)):
        answer = table.http.post("/api/games", json=wish, headers={"Origin": origin})
        assert answer.status_code == status
    assert table.http.get("/api/setup", headers={"Origin": "http://evil.example"}).status_code == 200


def test_migrations_from_nothing_give_the_tables_of_the_models(database: str) -> None:
    async def tables() -> dict[str, set[str]]:
        engine = open_database(database)
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                }
            )
        await engine.dispose()
        return found

    found = asyncio.run(tables())
    assert found.pop("alembic_version") == {"version_num"}
    assert found == {name: set(table.columns.keys()) for name, table in Base.metadata.tables.items()}


def test_a_revision_is_taken_once(database: str) -> None:
    async def race() -> tuple[int, list[tuple[int, str]], int]:
        store = Store(database)
        await store.open()
        await store.create(Stored(id="race", head={}, seats=[Seat(0, MARCUS, "human", "Ann")], choices=[]))
        game = await store.load("race")
        assert game is not None
        results = await asyncio.gather(
            *(store.add_choice(game, 0, (0, f"option {n}"), "sign", "running", {}) for n in range(8)),
            return_exceptions=True,
        )
        after = await store.load("race")
        assert after is not None
        await store.take_back(after, 0, {})
        with pytest.raises(Conflict):
            await store.take_back(after, 0, {})
        last = await store.load("race")
        await store.close()
        assert last is not None
        assert last.choices == []
        return sum(isinstance(result, Conflict) for result in results), after.choices, last.revision

    conflicts, choices, revision = asyncio.run(race())
    assert conflicts == 7
    assert len(choices) == 1
    assert revision == 2


def test_bots_among_themselves_stop_after_so_many_turns(limited: Limited) -> None:
    """R-14: the rules would let them play for ever."""
    table = limited(bot_turns=2)
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watcher = table.join(game["spectator_token"])
    while not any(message["type"] == "chat" for message in watcher.messages):
        watcher.receive()
    assert (watcher.state["view"]["turn"], watcher.over) == (3, None)
    (told,) = [message for message in watcher.messages if message["type"] == "chat"]
    assert (told["from"], told["seat"]) == ("Table", None)
    assert "2 turns" in told["text"]
    choices = watcher.state["choices"]
    later = table.join(game["spectator_token"])
    assert later.state["choices"] == choices, "coming back does not wake them"
    watcher.close()
    later.close()
