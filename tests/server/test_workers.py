"""Guests of one game at different workers: they see each other, what is said, shown and chosen, by notes alone."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text, update

from eday.server.settings import Settings
from eday.server.store.games import Store
from eday.server.store.leases import Leases
from eday.server.store.models import GameRow
from tests.server.table import DOM, MARCUS, Client, Message, Table, quick, seat, until

LONG = 3600.0


@pytest.fixture(scope="module")
def workers(database: str) -> Iterator[tuple[Table, Table]]:
    """Two workers that never look by themselves for what the other has stored."""
    settings = replace(quick(Settings(database=database)), poll_seconds=LONG)
    tables = (Table(settings), Table(settings))
    yield tables
    for one in tables:
        one.stop()


@pytest.fixture
def apart(workers: tuple[Table, Table]) -> Iterator[tuple[Any, Client, Client]]:
    """A game with its two players at different workers."""
    first, second = workers
    game = first.create(seat(MARCUS), seat(DOM))
    marcus = first.join(game["seats"][0]["token"])
    dom = second.join(game["seats"][1]["token"])
    yield game, marcus, dom
    for client in (marcus, dom):
        client.close()


def present(client: Client, here: list[bool]) -> None:
    """Wait until a client sees who is there and who is not."""

    def told(message: Message) -> bool:
        return message["type"] == "presence" and [one["connected"] for one in message["seats"]] == here

    if not any(told(message) for message in client.messages[-3:]):
        while not told(client.receive()):
            pass


def test_they_see_each_other_come_and_go(workers: tuple[Table, Table], apart: tuple[Any, Client, Client]) -> None:
    game, marcus, dom = apart
    present(marcus, [True, True])
    present(dom, [True, True])
    late = workers[1].join(game["spectator_token"])
    present(late, [True, True])
    late.close()
    dom.close()
    present(marcus, [True, False])


def test_a_worker_that_died_is_forgotten(workers: tuple[Table, Table], apart: tuple[Any, Client, Client]) -> None:
    game, marcus, _ = apart
    present(marcus, [True, True])
    room = workers[0].room(game["game"])
    workers[0].in_loop(lambda: room.guests.expire(time.monotonic() + 40))
    assert room.guests._elsewhere
    workers[0].in_loop(lambda: room.guests.expire(time.monotonic() + 50))
    present(marcus, [True, False])


def test_they_hear_each_other(apart: tuple[Any, Client, Client]) -> None:
    _, marcus, dom = apart
    marcus.send(type="chat", text="cover me")
    assert dom.expect("chat")["text"] == "cover me"
    dom.send(type="ping_map", ref="area:2A.B")
    pinged = marcus.expect("map_ping")
    assert (pinged["seat"], pinged["ref"]) == (1, "area:2A.B")


def test_they_see_hands_that_are_shown(workers: tuple[Table, Table], apart: tuple[Any, Client, Client]) -> None:
    game, marcus, dom = apart
    dom.send(type="show_hand", on=True)
    while "1" not in marcus.state["shown_hands"]:
        marcus.receive()
    assert marcus.state["shown_hands"]["1"] == dom.state["view"]["cogs"][1]["hand"]
    late = workers[0].join(game["seats"][0]["token"])
    assert "1" in late.state["shown_hands"]
    late.close()
    dom.send(type="show_hand", on=False)
    while "1" in marcus.state["shown_hands"]:
        marcus.receive()


def test_a_hand_is_hidden_through_any_worker(workers: tuple[Table, Table], apart: tuple[Any, Client, Client]) -> None:
    game, marcus, dom = apart
    dom.send(type="show_hand", on=True)
    while "1" not in marcus.state["shown_hands"]:
        marcus.receive()
    other = workers[0].join(game["seats"][1]["token"])
    other.send(type="show_hand", on=False)
    for client in (marcus, dom):
        while "1" in client.state["shown_hands"]:
            client.receive()
    other.close()


def test_they_see_each_others_choices_at_once(apart: tuple[Any, Client, Client]) -> None:
    _, marcus, dom = apart
    took = []
    for _ in range(20):
        version = max(marcus.state["version"], dom.state["version"])
        for client in (marcus, dom):
            client.catch_up(version)
        asked, other = (marcus, dom) if marcus.state["asked"]["seat"] == 0 else (dom, marcus)
        asked.choose(asked.state["options"][0]["id"])
        asked.catch_up(version + 1)
        acknowledged = time.perf_counter()
        other.catch_up(version + 1)
        took.append(time.perf_counter() - acknowledged)
    # A busy machine may take longer than the 100 ms we promise; a note that waits to be looked for would take an hour.
    assert statistics.median(took) < 10
    assert marcus.state["view"]["turn"] == dom.state["view"]["turn"]


def test_an_undo_is_seen_at_the_other_worker(apart: tuple[Any, Client, Client]) -> None:
    _, marcus, dom = apart
    version = marcus.state["version"]
    asked, other = (marcus, dom) if marcus.state["asked"]["seat"] == 0 else (dom, marcus)
    before = asked.state["view"]
    while not asked.state["can_undo"]:
        asked.choose(asked.state["options"][0]["id"])
        before, version = asked.state["view"], asked.state["version"]
        asked.catch_up(version + 1)
    other.catch_up(asked.state["version"])
    asked.send(type="undo")
    asked.catch_up(asked.state["version"] + 1)
    other.catch_up(asked.state["version"])
    assert asked.state["view"] == before
    assert len(other.log) == len(asked.log)


def test_a_seat_given_to_another_closes_the_old_link_at_every_worker(
    workers: tuple[Table, Table], apart: tuple[Any, Client, Client]
) -> None:
    game, _, dom = apart
    path = f"/api/games/{game['game']}/seats/1"
    assert workers[0].call("POST", path, game["host_token"], json={"action": "reissue"}).status_code == 200
    assert dom.closed() == 4001


def test_a_claim_is_seen_by_who_waits_for_it(workers: tuple[Table, Table]) -> None:
    first, _ = workers
    seats = [{"side": side, "kind": "human"} for side in ("cog", "locust")]
    game = first.http.post("/api/games", json={"game": "card", "chapter": 1, "seats": seats}).json()
    watchers = [table.join(game["spectator_token"]) for table in workers]
    first.http.post("/api/claim", json={"token": game["seats"][0]["invite"]})
    for watcher in watchers:
        while not watcher.expect("presence")["seats"][0]["claimed"]:
            pass
        watcher.close()


def execute(table: Table, statement: Any) -> None:
    """Do something to the database behind the service's back."""

    async def run() -> None:
        store = Store(table.settings.database)
        async with store.database.write() as connection:
            await connection.execute(statement)
        await store.close()

    asyncio.run(run())


def conflicts_at(table: Table) -> str:
    """How often this worker was late, as the figures tell it."""
    return next(line for line in table.figures().splitlines() if line.startswith("eday_conflicts_total "))


def test_bots_of_one_worker_play_and_those_of_the_other_wait(workers: tuple[Table, Table]) -> None:
    first, second = workers
    game = first.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watchers = [first.join(game["spectator_token"]), second.join(game["spectator_token"])]
    for watcher in watchers:
        watcher.catch_up(12)
    conflicts = [conflicts_at(table) for table in workers]
    for watcher in watchers:
        watcher.catch_up(watcher.state["version"] + 12)
    assert [conflicts_at(table) for table in workers] == conflicts
    for watcher in watchers:
        watcher.close()


def test_the_bots_of_a_worker_that_died_are_taken_over(workers: tuple[Table, Table]) -> None:
    first, _ = workers
    game = first.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    mine = GameRow.id == game["game"]
    execute(first, update(GameRow).where(mine).values(bot_worker="of a dead worker", bot_until=time.time() + LONG))
    watcher = first.join(game["spectator_token"])
    watcher.settle()
    version = watcher.state["version"]
    execute(first, update(GameRow).where(mine).values(bot_until=time.time() - 1))
    watcher.catch_up(version + 5)
    watcher.close()


def test_who_comes_while_a_lease_is_given_up_finds_the_bots_awake(
    workers: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = workers
    leases = first.service.rooms._bench.leases
    give_up = leases.give_up

    async def slowly(game: str) -> None:
        await asyncio.sleep(0.3)
        await give_up(game)

    monkeypatch.setattr(leases, "give_up", slowly)
    game = first.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    version = 0
    for _ in range(3):
        watcher = first.join(game["spectator_token"])
        watcher.catch_up(version + 2)
        version = watcher.state["version"]
        watcher.close()


def test_a_lease_is_held_by_one_until_it_is_given_up(database: str) -> None:
    async def run() -> list[bool]:
        store = Store(database)
        await store.open()
        one, other = Leases(store.database, "one"), Leases(store.database, "other")
        game = await _a_game(store)
        told = [await one.hold(game), await other.hold(game), await one.hold(game)]
        await one.give_up(game)
        told.append(await other.hold(game))
        await store.close()
        return told

    assert asyncio.run(run()) == [True, False, True, True]


async def _a_game(store: Store) -> str:
    from eday.server.calls import lobby
    from eday.server.wire.bodies import new_game

    wish = new_game.validate_python({"mission": "emergence", "seats": [seat(MARCUS, "bot")]})
    return (await lobby.set_up(store, wish, "en")).game


def test_the_line_between_workers_is_mended(workers: tuple[Table, Table], apart: tuple[Any, Client, Client]) -> None:
    first, _ = workers
    if not first.settings.database.startswith("postgresql"):
        pytest.skip("in one process there is no line")
    _, marcus, dom = apart
    listening = "datname = current_database() AND query ILIKE '%listen%' AND pid <> pg_backend_pid()"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
    execute(first, text(cut))
    marcus.send(type="chat", text="still there?")
    assert dom.expect("chat")["text"] == "still there?"


def test_shown_seats_of_a_game_are_told_in_the_pulse(
    workers: tuple[Table, Table], apart: tuple[Any, Client, Client]
) -> None:
    game, marcus, _ = apart
    present(marcus, [True, True])
    room = workers[0].room(game["game"])
    workers[0].in_loop(room.guests._elsewhere.clear)
    workers[1].in_loop(workers[1].service.rooms._send_pulse)
    until(lambda: bool(room.guests._elsewhere))
