"""Malformed and hostile messages leave the service answering and every game intact."""

from __future__ import annotations

import contextlib
import json
import os
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from eday.server.store.tokens import new_token
from tests.server.card.cards import new_campaign, new_cards
from tests.server.table import COLE, DOM, MARCUS, Client, Table, play, seat

MESSAGES = 10_000 if os.environ.get("EDAY_FULL") == "1" else 1_000
TYPES = (
    "hello",
    "choose",
    "undo",
    "consent",
    "ask",
    "chat",
    "ping_map",
    "show_hand",
    "settings",
    "pong",
    "admin",
    "",
    "__proto__",
)
FIELDS = (
    "id",
    "version",
    "option",
    "seat",
    "what",
    "ref",
    "kind",
    "text",
    "on",
    "guard",
    "token",
    "since",
    "allow",
    "extra",
)
WORDS = ("", "x", "../../etc/passwd", "%00", "\x00", "order:", "area:", "figure:drone--1", "seat:-1", "ai:999999999999",
         "cog:marcus_fenix", "'; DROP TABLE games; --", "{{7*7}}", "<script>alert(1)</script>", "\ud83d\ude00" * 40,
         "card", "why", "odds", "sight", "matters", "a" * 5000, "mission:../..", "tile:", ":", "::::",
         "box", "preview", "card:cog-private#1", "card:#", "card:cog-private#99", "row:0", "row:x", "side:",
         "chapter:99", "draw", "deploy:card:cog-private", "reinforce:a")  # fmt: skip
VALUES: tuple[Any, ...] = (None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 1.5, -0.0, 1e308, [], {}, [[]], {"a": 1})


def value(rng: random.Random) -> Any:
    return rng.choice(WORDS) if rng.random() < 0.5 else rng.choice(VALUES)


def message(rng: random.Random, client: Client, stolen: list[str]) -> str | bytes:
    """Something nobody should send. Never a legal choice: the tested client is not the one who is asked."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(300)))
    if kind == 2:
        return rng.choice(
            ("[" * 5000, '{"type":' * 2000, "null", "[]", "1e999", '"choose"', '{"type":"chat","type":1}')
        )
    if kind == 3 and rng.random() < 0.2:
        return json.dumps({"type": "chat", "text": "y" * rng.choice((301, 17_000, 60_000))})
    if kind == 4:
        return json.dumps({"type": "hello", "token": rng.choice([*stolen, new_token()])})
    if kind == 5:
        option = rng.choice(("pass", "end", "stop", "order:advance", "play_actions:order:advance"))
        return json.dumps({"type": "choose", "version": client.state["version"], "option": option, "seat": value(rng)})
    made = {"type": rng.choice(TYPES)}
    for field in rng.sample(FIELDS, rng.randrange(6)):
        made[field] = value(rng)
    return json.dumps(made)


@pytest.mark.parametrize("kind", ["board", "card", "campaign"])
def test_hostile_messages_change_nothing(table: Table, kind: str) -> None:
    game = {
        "board": lambda: table.create(seat(MARCUS), seat(DOM)),
        "card": lambda: new_cards(table),
        "campaign": lambda: new_campaign(table),
    }[kind]()
    bystanders = table.create(seat(COLE))
    clients = {n: table.join(game["seats"][n]["token"]) for n in range(2)}
    for client in clients.values():
        client.settle()
    asked = next(n for n, client in clients.items() if client.state["options"])
    before = clients[asked].state
    stolen = [game["host_token"], game["seats"][asked]["token"], bystanders["host_token"]]
    tokens = [game["seats"][1 - asked]["token"], game["spectator_token"]]
    rng = random.Random(20)
    client = table.join(tokens[0])
    for number in range(MESSAGES):
        try:
            client.socket.send(message(rng, client, stolen))
            if number % 25 == 24:
                client.settle()
        except ConnectionClosed:
            client.close()
            client = table.join(rng.choice(tokens))
    assert {message["code"] for message in client.messages if message["type"] == "error"} <= {
        "bad_message", "too_large", "wrong_seat", "not_your_turn", "illegal_option", "stale_version", "undo_refused",
        "forbidden", "bad_question", "not_asked",
    }  # fmt: skip
    client.close()
    for other in clients.values():
        other.settle()
    after = clients[asked].state
    assert (after["choices"], after["view"], after["options"]) == (0, before["view"], before["options"])
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(1), most=20)
    alone = table.join(bystanders["seats"][0]["token"])
    play({0: alone}, alone, random.Random(1), most=10)
    assert table.http.get("/healthz").json() == {"ok": True}
    for other in (*clients.values(), watcher, alone):
        other.close()


def test_the_first_message_has_to_be_a_hello_with_a_link(table: Table) -> None:
    game = table.create(seat(MARCUS))
    for text in (
        "{}",
        "not json",
        json.dumps({"type": "choose", "version": 0, "option": "pass"}),
        json.dumps({"type": "hello", "token": new_token()}),
        json.dumps({"type": "hello", "token": game["game"]}),
        json.dumps({"type": "hello", "token": ""}),
        json.dumps({"type": "hello", "token": 5}),
    ):
        client = Client(table.port)
        client.socket.send(text)
        assert client.closed() == 4003
        assert client.messages[-1]["type"] == "error"
        client.close()


def test_a_huge_message_ends_the_connection_and_nothing_else(table: Table) -> None:
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    with contextlib.suppress(ConnectionClosed):  # the service hangs up in the middle of it
        client.socket.send("x" * 1_000_000)
    assert client.closed() in (1009, 1006)  # what it says last is lost when there is still something to be read
    again = table.join(game["seats"][0]["token"])
    assert again.state["choices"] == 0
    again.close()
    client.close()


def test_hostile_calls_are_refused_in_words(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM))
    other = table.create(seat(COLE))
    rng = random.Random(3)
    paths = ["/api/games/../../etc/passwd", "/api/games/%2e%2e/export", f"/api/games/{game['game']}/seats/99",
             f"/api/games/{game['game']}/seats/-1", "/api/games/'--/export", "/static/../../app.py", "/api/rules?q=%00",
             f"/api/games/{game['game']}/replay?at=99999", f"/api/games/{game['game']}/replay?at=x"]  # fmt: skip
    for path in paths:
        for method in ("GET", "POST", "DELETE"):
            for token in ("x", other["host_token"], game["spectator_token"], "\u00e9"):
                answer = table.http.request(
                    method, path, headers={b"Authorization": f"Bearer {token}".encode()}, content=rng.randbytes(20)
                )
                assert answer.status_code < 500, (method, path, answer.text)
                if answer.status_code >= 400:
                    assert set(answer.json()) == {"error", "message"}
    for body in (
        b"",
        b"[]",
        b"{",
        b'{"game": "card"}',
        b'{"game": {}}',
        b"3",
        b"null",
        b'{"mission": 3}',
        b'{"mission":"emergence","seats":[]}',
        b"[" * 9000,
        b"\xff\xfe",
    ):
        for path in ("/api/games", "/api/mine", "/api/import"):
            answer = table.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, (path, body, answer.text)
            assert answer.json()["error"] == "bad_request"
    assert table.http.post("/api/games", content=b"x" * 20_000).status_code == 413
    assert table.http.post("/api/import", content=b"x" * 2_000_000).status_code == 413
