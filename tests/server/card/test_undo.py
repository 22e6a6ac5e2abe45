"""Against another person nobody takes a choice back unless the other one lets him."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from eday.server.settings import Settings
from tests.server.card.cards import asked, both, close, new_campaign, new_cards
from tests.server.table import DOM, MARCUS, Client, Table, play, quick, seat

RNG = random.Random(1)


def something_to_undo(clients: dict[int, Client]) -> tuple[Client, Client]:
    """Play until somebody may take his last choice back; he and the other one."""
    for _ in range(500):
        asked(clients)
        for seat_, client in clients.items():
            if client.state["can_undo"]:
                return client, clients[1 - seat_]
        one, _ = asked(clients)
        one.choose(RNG.choice(one.state["options"])["id"])
        one.catch_up(one.state["version"] + 1)
    raise AssertionError


def told(client: Client) -> Any:
    """The next state."""
    return client.expect("state")


def undo_asked(state: Any) -> int | None:
    """The seat that asks to take its last choice back."""
    proposal = state["proposal"]
    assert proposal is None or proposal["what"] == "undo"
    return proposal["seat"] if proposal else None


@pytest.mark.parametrize("make", [new_cards, new_campaign])
def test_an_undo_is_asked_for_and_allowed(table: Table, make: Any) -> None:
    game = make(table)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    one, other = something_to_undo(clients)
    watcher.catch_up(one.state["version"])
    before = one.state
    one.send(type="undo", id=1)
    for client in (one, other, watcher):
        state = told(client)
        assert undo_asked(state) == one.welcome["seats"][0]
        assert state["choices"] == before["choices"]
        assert state["version"] == before["version"]
    other.send(type="consent", what="undo", allow=True)
    for client in (one, other, watcher):
        state = told(client)
        assert undo_asked(state) is None
        assert state["choices"] == before["choices"] - 1
        assert state["version"] == before["version"] + 1
    assert len(one.log) == len(other.log) == len(watcher.log)
    close(one, other, watcher)


def test_an_undo_is_refused_by_the_other_player(table: Table) -> None:
    clients = both(table, new_cards(table))
    one, other = something_to_undo(clients)
    before = one.state
    one.send(type="undo")
    assert undo_asked(told(one)) == undo_asked(told(other)) == one.welcome["seats"][0]
    other.send(type="consent", what="undo", allow=False)
    for client in (one, other):
        state = told(client)
        assert undo_asked(state) is None
        assert state["choices"] == before["choices"]
    assert one.state["view"] == before["view"]
    one.send(type="undo")
    assert undo_asked(told(one)) is not None
    close(one, other)


def test_whoever_asked_withdraws_the_question(table: Table) -> None:
    clients = both(table, new_cards(table))
    one, other = something_to_undo(clients)
    before = one.state["choices"]
    one.send(type="undo")
    assert undo_asked(told(one)) == undo_asked(told(other)) is not None
    one.send(type="consent", what="undo", allow=False)
    for client in (one, other):
        assert undo_asked(told(client)) is None
        assert client.state["choices"] == before
    other.send(type="consent", what="undo", allow=True)
    assert other.expect("error")["code"] == "not_asked"
    close(one, other)


def test_the_question_lapses_when_somebody_chooses(table: Table) -> None:
    clients = both(table, new_cards(table))
    one, other = something_to_undo(clients)
    one.send(type="undo")
    told(one)
    told(other)
    mover, _ = asked(clients)
    mover.choose(mover.state["options"][0]["id"])
    mover.catch_up(mover.state["version"] + 1)
    asked(clients)
    assert undo_asked(one.state) is None
    assert undo_asked(other.state) is None
    other.send(type="consent", what="undo", allow=True, id=5)
    error = other.expect("error")
    assert (error["id"], error["code"]) == (5, "not_asked")
    close(one, other)


def test_what_the_engine_refuses_is_refused_at_once(table: Table) -> None:
    clients = both(table, new_cards(table))
    one, other = asked(clients)
    one.send(type="undo", id=2)
    assert one.expect("error")["code"] == "undo_refused"
    other.settle()
    assert undo_asked(other.state) is None
    close(one, other)


def test_only_the_other_player_answers(table: Table) -> None:
    game = new_cards(table)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    host = table.join(game["host_token"])
    one, other = something_to_undo(clients)
    other.send(type="consent", what="undo", allow=True)
    assert other.expect("error")["code"] == "not_asked"
    one.send(type="undo")
    assert undo_asked(told(one)) is not None
    other.catch_up(one.state["version"])
    before = one.state
    for client, more, code in (
        (one, {}, "not_asked"),
        (one, {"seat": other.welcome["seats"][0]}, "wrong_seat"),
        (other, {"seat": one.welcome["seats"][0]}, "wrong_seat"),
        (watcher, {}, "forbidden"),
        (host, {}, "forbidden"),
    ):
        client.send(type="consent", what="undo", allow=True, **more)
        assert client.expect("error")["code"] == code
    one.settle()
    assert one.state["choices"] == before["choices"]
    assert undo_asked(one.state) is not None
    one.send(type="undo")
    assert undo_asked(told(one)) is not None
    assert one.state["choices"] == before["choices"]
    close(one, other, watcher, host)


@pytest.mark.parametrize("kinds", [("hotseat", "hotseat"), ("human", "bot")])
def test_around_one_screen_and_against_a_bot_nobody_is_asked(table: Table, kinds: tuple[str, str]) -> None:
    game = new_cards(table, *kinds, chapter=1)
    client = table.join(game["seats"][0]["token"])
    while not client.state["can_undo"]:
        if not client.state["options"]:
            client.catch_up(client.state["version"] + 1)
            continue
        client.choose(RNG.choice(client.state["options"])["id"])
        client.catch_up(client.state["version"] + 1)
        client.settle()
    before = client.state
    client.send(type="undo")
    client.catch_up(before["version"] + 1)
    taken_back = [
        message for message in client.messages if message["type"] == "state" and message["choices"] < before["choices"]
    ]
    assert taken_back
    assert all(undo_asked(message) is None for message in client.messages if message["type"] == "state")
    close(client)


def test_in_the_board_game_nobody_is_asked(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM))
    clients = {n: table.join(game["seats"][n]["token"]) for n in range(2)}
    one, other = something_to_undo(clients)
    before = one.state
    one.send(type="undo")
    assert one.catch_up(before["version"] + 1)["choices"] == before["choices"] - 1
    close(one, other)


def test_who_leaves_the_table_is_not_waited_for(table: Table) -> None:
    game = new_cards(table)
    clients = both(table, game)
    one, other = something_to_undo(clients)
    before = one.state
    one.send(type="undo")
    assert undo_asked(told(one)) is not None
    number = other.welcome["seats"][0]
    table.call("POST", f"/api/games/{game['game']}/leave", game["seats"][number]["token"])
    assert other.closed() == 4001
    assert undo_asked(told(one)) is None
    one.catch_up(before["version"] + 1)
    assert one.state["choices"] == before["choices"] - 1
    close(one, other)


@pytest.fixture
def two_tables(database: str) -> Iterator[tuple[Table, Table]]:
    """Two workers on one database."""
    settings = replace(quick(Settings(database=database)), poll_seconds=0.05)
    tables = (Table(settings), Table(settings))
    yield tables
    for running in tables:
        running.stop()


def test_the_question_reaches_a_player_at_another_worker(two_tables: tuple[Table, Table]) -> None:
    first, second = two_tables
    game = new_cards(first)
    clients = {0: first.join(game["seats"][0]["token"]), 1: second.join(game["seats"][1]["token"])}
    one, other = something_to_undo(clients)
    before = one.state
    one.send(type="undo")
    while undo_asked(one.state) is None:
        one.receive()
    while undo_asked(other.state) is None:
        other.receive()
    other.send(type="consent", what="undo", allow=True)
    one.catch_up(before["version"] + 1)
    assert one.state["choices"] == before["choices"] - 1
    assert undo_asked(one.state) is None
    other.catch_up(before["version"] + 1)
    play(clients, clients[0], random.Random(3), most=20)
    close(one, other)


def test_the_question_survives_a_restart(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = new_cards(running)
    one, other = something_to_undo(both(running, game))
    one.send(type="undo")
    asker = undo_asked(told(one))
    assert asker is not None
    before = one.state["choices"]
    running.stop()
    close(one, other)
    running = Table(settings)
    clients = both(running, game)
    assert undo_asked(clients[1 - asker].state) == asker
    clients[1 - asker].send(type="consent", what="undo", allow=True)
    assert told(clients[asker])["choices"] == before - 1
    close(*clients.values())
    running.stop()
