"""Card games and campaigns at the tables of these tests."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from eday.server.calls import lobby
from eday.server.store.games import Store
from eday.server.tables.jobs import played
from eday.server.wire.bodies import new_game
from tests.server.table import Client, Table, bot_of


def seats(cog: str = "human", locust: str = "human") -> list[dict[str, str]]:
    """Who plays which side."""
    return [
        {"side": "cog", "kind": cog, "name": "Ann", **bot_of(cog)},
        {"side": "locust", "kind": locust, "name": "Bob", **bot_of(locust)},
    ]


def new_cards(table: Table, cog: str = "human", locust: str = "human", **more: Any) -> Any:
    """A game of a chapter with its links."""
    return new_cards_of(table, {"game": "card", "chapter": 1, "seed": 7, "seats": seats(cog, locust), **more})


def new_campaign(table: Table, cog: str = "human", locust: str = "human", **more: Any) -> Any:
    """A campaign with its links."""
    return new_cards_of(table, {"game": "campaign", "best_of": 1, "seed": 7, "seats": seats(cog, locust), **more})


def new_cards_of(table: Table, wish: dict[str, Any]) -> Any:
    """What is wished for, with its links; of opponents each has claimed his seat, and the seed is known to the test."""
    kinds = [seat["kind"] for seat in wish["seats"]]
    if wish["seed"] is not None and "human" in kinds and "bot" not in kinds:
        game = asyncio.run(_set_up(table.settings.database, wish))
    else:
        answer = table.http.post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        game = answer.json()
    _claim(table, game)
    return game


def seated(table: Table, record: dict[str, Any]) -> Any:
    """Two people at a game that has come as far as its record, as no file could bring it; each has claimed his seat."""
    game = asyncio.run(opponents(table.settings.database, record, ("Ann", "Bob")))
    _claim(table, game)
    return game


async def opponents(database: str, record: dict[str, Any], names: tuple[str, str]) -> dict[str, Any]:
    """Such a game with the invitations to it."""
    store = Store(database)
    try:
        sitters = [lobby.Sitter("human", name) for name in names]
        return (await lobby._seat_players(store, played(record), sitters, "en", sealed=True)).model_dump()
    finally:
        await store.close()


def _claim(table: Table, game: Any) -> None:
    for link in game["seats"]:
        if link["invite"]:
            link["token"] = table.http.post("/api/claim", json={"token": link["invite"]}).json()["token"]


async def _set_up(database: str, wish: dict[str, Any]) -> dict[str, Any]:
    store = Store(database)
    try:
        return (await lobby.set_up(store, new_game.validate_python(wish), "en")).model_dump()
    finally:
        await store.close()


def record(table: Table, game: Any) -> Any:
    """The record of a game, which nobody at the table may see while it runs."""
    return asyncio.run(stored_record(table.settings.database, game["game"]))


async def stored_record(database: str, game_id: str) -> dict[str, Any]:
    """The record of a game as a database has it."""
    store = Store(database)
    try:
        stored = await store.load(game_id)
        assert stored is not None
        return {**stored.head, "choices": [list(choice) for choice in stored.choices]}
    finally:
        await store.close()


def both(table: Table, game: Any) -> dict[int, Client]:
    """A client for each of two people."""
    return {n: table.join(game["seats"][n]["token"]) for n in range(2)}


def asked(clients: dict[int, Client]) -> tuple[Client, Client]:
    """Whoever is asked, and the other one; both have seen the same."""
    version = max(client.state["version"] for client in clients.values())
    for client in clients.values():
        client.catch_up(version)
    seat = clients[0].state["asked"]["seat"]
    return clients[seat], clients[1 - seat]


def choose_until(clients: dict[int, Client], kind: str, rng: random.Random, most: int = 2000) -> tuple[Client, Client]:
    """Choose at random until somebody is asked for that; he and the other one."""
    for _ in range(most):
        one, other = asked(clients)
        if one.state["asked"]["kind"] == kind:
            return one, other
        one.choose(rng.choice(one.state["options"])["id"])
        one.catch_up(one.state["version"] + 1)
    raise AssertionError(kind)


def answer(client: Client, what: str, ref: str) -> Any:
    """The answer to a question, or the error."""
    client.send(type="ask", what=what, ref=ref, id=4711)
    while True:
        message = client.receive()
        if message.get("id") == 4711:
            return message


def close(*clients: Client) -> None:
    """Everybody hangs up."""
    for client in clients:
        client.close()
