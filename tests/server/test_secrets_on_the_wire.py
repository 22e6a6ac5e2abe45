"""The same comparison at real sockets and calls: the service is handed a redrawn game, and tells the same bytes."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from eday.server.gate.visitors import Visitors
from eday.server.service import Service
from eday.server.tables.questions import Questions
from eday.server.tables.room import Room
from tests.server.card.cards import close, new_campaign, new_cards
from tests.server.secrets_kept.redrawn import Past, redrawn
from tests.server.secrets_kept.script import script_for
from tests.server.table import COLE, DOM, MARCUS, Client, Table, play, seat, until

SEED = 918_273_645_546_372_819
Message = dict[str, Any]


def service_of(table: Table) -> Service:
    """What runs behind the port."""
    app: Any = table.server.config.app
    service: Service = app.state.service
    return service


def told(table: Table, room: Room, token: str, script: list[Message]) -> list[str]:
    """Every text somebody gets who comes, says what the script says and asks for a report and the file."""
    until(lambda: not room.guests.here)
    service = service_of(table)
    service.visitors = Visitors(replace(service.settings.limits, work_burst=1e6))  # nobody asks for too much here
    service.questions = Questions(service.visitors)
    client = Client(table.port)
    client.send(type="hello", token=token, since=0)
    for message in script:
        client.send(**message)
    client.send(type="ask", what="card", ref="seat:0", id=987654)
    texts: list[str] = []
    while not texts or json.loads(texts[-1]).get("id") != 987654:
        texts += [json.dumps(message) for message in json.loads(client.socket.recv(60))]
    client.close()
    path = f"/api/games/{room.id}"
    calls = [
        table.call("POST", f"{path}/report", token, json={"text": "odd"}),
        table.call("GET", f"{path}/export", token),
    ]
    return texts + [call.text for call in calls]


def compare(table: Table, game: Any, tokens: dict[str, tuple[int, ...]]) -> int:
    """Compare what everybody is told now; how many texts."""
    room = service_of(table).rooms._rooms[game["game"]]
    live, count = room.live, 0
    for number, (token, seats) in enumerate(tokens.items()):
        client = table.join(token)
        close(client)
        script = script_for(room, client.state, seats, random.Random(number))
        real = told(table, room, token, script)
        eyes = seats[0] if seats else None
        other = redrawn(live, eyes, random.Random(number), frozenset(), Past(eyes))
        assert other is not None
        room.live = other
        try:
            assert told(table, room, token, script) == real
        finally:
            room.live = live
        assert not any(str(SEED) in text or live.prints[-1] in text for text in real)
        count += len(real)
    return count


@pytest.mark.parametrize("kind", ["board", "card", "campaign"])
def test_what_goes_over_the_wire_does_not_depend_on_what_its_reader_does_not_know(table: Table, kind: str) -> None:
    game = _new(table, kind)
    held = {link["token"]: (link["seat"],) for link in game["seats"]}
    clients = {link["seat"]: table.join(link["token"]) for link in game["seats"]}
    compared = 0
    for part in range(2):
        play(clients, clients[0], random.Random(part), most=8)
        close(*clients.values())
        compared += compare(table, game, {**held, game["spectator_token"]: ()})
        clients = {link["seat"]: table.join(link["token"]) for link in game["seats"]}
    close(*clients.values())
    assert compared > 100


def _new(table: Table, kind: str) -> Any:
    if kind == "board":
        return table.create(seat(MARCUS), seat(DOM), seat(COLE), seed=SEED)
    return (new_cards if kind == "card" else new_campaign)(table, seed=SEED)
