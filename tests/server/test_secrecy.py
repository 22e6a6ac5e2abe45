"""Nothing a seat or a spectator must not know ever goes over the wire, nor into the log."""

from __future__ import annotations

import json
import logging
import os
import random
import re
from typing import Any

import pytest

import eday
from eday.server.logs import LOGGER, JsonLines
from eday.server.store.tokens import hashed
from tests.server.table import BAIRD, COLE, DOM, MARCUS, Client, Table, play, seat

SEED = 918273645546372819
ORDER = re.compile(r"order:[a-z_]+")


def told_orders(message: dict[str, Any]) -> set[str]:
    """Order cards named anywhere in a message."""
    return set(ORDER.findall(json.dumps(message)))


def may_know(record: dict[str, Any], who: int | None) -> list[set[str]]:
    """After each number of choices: the order cards that seat can have seen so far."""
    game = eday.replay({**record, "choices": []})
    known: set[str] = set()
    for event in game.events_for(who):
        known |= told_orders(event.to_dict())
    steps = []
    for number in range(len(record["choices"]) + 1):
        if who is not None:
            known |= {card["card"] for card in game.view(who)["cogs"][who]["hand"]}
        steps.append(set(known))
        if number < len(record["choices"]):
            for event in game.choose(record["choices"][number][1]):
                known |= told_orders({"data": dict(event.data)})
                if event.secret is not None and event.owner == who:
                    known |= told_orders({"data": dict(event.secret)})
    return steps


def check(client: Client, record: dict[str, Any], who: int | None, secrets: list[str]) -> None:
    known = may_know(record, who)
    heard: set[str] = set()
    """Cards named by events since the last state: events come before the state they lead to."""
    for message in client.messages:
        text = json.dumps(message)
        assert not any(secret in text for secret in secrets)
        assert '"rng"' not in text
        assert '"seed"' not in text
        if message["type"] == "state":
            assert told_orders(message) | heard <= known[message["choices"]]
            heard = set()
            hands = [cog["seat"] for cog in message["view"]["cogs"] if cog["hand"] is not None]
            assert hands == ([] if who is None else [who])
            assert message["decision"] is None or message["decision"]["seat"] == who
            assert not message["options"] or message["asked"]["seat"] == who
        elif message["type"] in ("known", "events"):
            heard |= told_orders(message)
            for event in message.get("events", ()):
                if event["kind"] == "cards_drawn" and event["data"]["seat"] != who:
                    assert set(event["data"]) == {"seat", "count"}
        else:
            assert not told_orders(message)


@pytest.mark.parametrize("round_", range(1, 6 if os.environ.get("EDAY_FULL") == "1" else 2))
def test_whole_games_tell_nobody_what_he_must_not_know(table: Table, round_: int) -> None:
    lines: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    keeper = Keeper()
    LOGGER.addHandler(keeper)
    LOGGER.setLevel(logging.DEBUG)
    try:
        game = table.create(seat(MARCUS), seat(DOM), seat(COLE), seat(BAIRD, "bot"), seed=SEED + round_)
        clients = {n: table.join(game["seats"][n]["token"]) for n in range(3)}
        watcher = table.join(game["spectator_token"])
        host = table.join(game["host_token"])
        play(clients, watcher, random.Random(round_))
        host.catch_up(watcher.state["version"])
    finally:
        LOGGER.removeHandler(keeper)
    record = table.call("GET", f"/api/games/{game['game']}/export", game["spectator_token"]).json()["record"]
    tokens = [game["host_token"], game["spectator_token"], *(s["token"] for s in game["seats"] if s["token"])]
    secrets = [str(SEED + round_), *tokens, *map(hashed, tokens)]
    assert record["seed"] == SEED + round_
    for who, client in ((0, clients[0]), (1, clients[1]), (2, clients[2]), (None, watcher), (None, host)):
        check(client, record, who, secrets)
        client.close()
    assert lines
    assert not any(secret in line for line in lines for secret in secrets)


def test_of_a_running_game_no_call_tells_a_seat_more_than_it_knows(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM), seed=SEED)
    clients = {n: table.join(game["seats"][n]["token"]) for n in range(2)}
    play(clients, clients[0], random.Random(1), most=25)
    path = f"/api/games/{game['game']}"
    host = table.call("GET", f"{path}/export", game["host_token"])
    record = host.json()["record"]
    for who in (0, 1):
        token = game["seats"][who]["token"]
        assert table.call("GET", f"{path}/export", token).status_code == 403
        report = table.call("POST", f"{path}/report", token, json={"text": "odd"})
        assert report.status_code == 200
        assert str(SEED) not in report.text
        assert set(ORDER.findall(report.text)) <= may_know(record, who)[-1]
        step = table.call("GET", f"{path}/replay?at=10", token)
        assert str(SEED) not in step.text
        assert set(ORDER.findall(step.text)) <= may_know(record, None)[10]
    assert table.call("GET", f"{path}/export", game["spectator_token"]).status_code == 403
    for client in clients.values():
        client.close()
