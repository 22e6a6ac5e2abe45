"""Neither a hand, nor the order of a deck, nor cover lying face down, ever goes to somebody who must not know it."""

from __future__ import annotations

import json
import os
import random
import re
from typing import Any

import pytest

import eday
from eday.card.table import PLAY, SUPPLY, CardTable
from tests.server.card.cards import answer, asked, both, close, new_cards
from tests.server.card.cards import record as stored_record
from tests.server.table import Client, Table, play

SEED = 918273645546372819
CARD = re.compile(r"card:[a-z0-9-]+(?:#\d+)?")
CHAPTERS = range(16) if os.environ.get("EDAY_FULL") == "1" else (0, 1, 6, 9, 14)


def told(thing: object) -> set[str]:
    """Cards named anywhere in a message."""
    return set(CARD.findall(json.dumps(thing)))


def open_cards(t: CardTable) -> set[str]:
    """Cards that lie on the table for everybody to see."""
    cards = [card for side in (0, 1) for pile in (t.discard, t.reserve, t.command) for card in pile[side]]
    cards += [unit for unit in t.occupant if unit >= 0]
    cards += [cover for place, cover in enumerate(t.row) if cover >= 0 and not t.hidden[place]]
    cards += [card for card, zone in enumerate(t.zone) if zone in (SUPPLY, PLAY)]
    return {t.ref(card) for card in cards} | ({t.ref(t.box.scenario)} if t.box.scenario >= 0 else set())


def may_know(record: dict[str, Any], who: int | None) -> list[set[str]]:
    """After each number of choices: the cards that seat can have seen so far."""
    game = eday.replay({**record, "choices": []})
    known: set[str] = set()
    events = game._history.events()
    steps = []
    for number in range(len(record["choices"]) + 1):
        for event in events:
            known |= told(dict(event.data))
            if event.secret is not None and event.owner == who:
                known |= told(dict(event.secret))
        known |= open_cards(game._table)
        if who is not None:
            known |= {game._table.ref(card) for card in game._table.hand[who]}
        if game.decision is not None and game.decision.seat == who:
            known |= told(game.decision.to_dict())
        steps.append(set(known))
        if number < len(record["choices"]):
            events = game.choose(record["choices"][number][1])
    return steps


def unforeseen(named: set[str], known: set[str]) -> set[str]:
    """Cards an answer must not name: a preview lays those of the own hand into the open, where they have a number."""
    return {ref for ref in named - known if ref.partition("#")[0] not in known}


def check(client: Client, record: dict[str, Any], who: int | None) -> None:
    known = may_know(record, who)
    heard: set[str] = set()
    """Cards named by events since the last state: events come before the state they lead to."""
    choices = 0
    for message in client.messages:
        text = json.dumps(message)
        assert '"rng"' not in text
        assert '"seed"' not in text
        assert str(record["seed"]) not in text
        if message["type"] == "state":
            choices = message["choices"]
            assert told(message) | heard <= known[choices]
            heard = set()
            hands = [side["seat"] for side in message["view"]["sides"] if side["hand"] is not None]
            assert hands == ([] if who is None else [who])
            assert not any(
                "deck_order" in side or not isinstance(side["deck"], int) for side in message["view"]["sides"]
            )
            assert message["decision"] is None or message["decision"]["seat"] == who
            assert not message["options"] or message["asked"]["seat"] == who
            assert message["guide"] is None or who == 0
        elif message["type"] in ("known", "events"):
            heard |= told(message)
        elif message["type"] == "answer":
            assert not unforeseen(told(message), known[choices])
        else:
            assert not told(message)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whole_games_tell_nobody_what_he_must_not_know(table: Table, chapter: int) -> None:
    game = new_cards(table, chapter=chapter, seed=SEED + chapter)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    host = table.join(game["host_token"])
    rng = random.Random(chapter)
    while watcher.state["asked"] is not None:
        one, other = asked(clients)
        if rng.random() < 0.3:
            answer(one, "preview", rng.choice(one.state["options"])["id"])
            answer(other, "why", rng.choice(sorted(may_see(other))))
        play(clients, watcher, rng, most=1)
    host.catch_up(watcher.state["version"])
    record = table.call("GET", f"/api/games/{game['game']}/export", game["spectator_token"]).json()["record"]
    assert record["seed"] == SEED + chapter
    for who, client in ((0, clients[0]), (1, clients[1]), (None, watcher), (None, host)):
        check(client, record, who)
    close(*clients.values(), watcher, host)


def may_see(client: Client) -> set[str]:
    """Cards in a client's view."""
    return told(client.state["view"]) or {"seat:0"}


def test_around_one_screen_the_log_names_no_hidden_card(table: Table) -> None:
    game = new_cards(table, "hotseat", "hotseat", chapter=5, seed=SEED)
    client = table.join(game["seats"][0]["token"])
    play({0: client, 1: client}, client, random.Random(1))
    record = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()["record"]
    seats = {who: may_know(record, who) for who in (0, 1, None)}
    heard: set[str] = set()
    for message in client.messages:
        if message["type"] == "events":
            heard |= told(message)
        elif message["type"] == "state":
            assert heard <= seats[None][message["choices"]]
            assert told(message) <= seats[message["seat"]][message["choices"]]
            heard = set()
    close(client)


def test_of_a_running_game_no_call_tells_a_seat_more_than_it_knows(table: Table) -> None:
    game = new_cards(table, chapter=7, seed=SEED)
    clients = both(table, game)
    play(clients, clients[0], random.Random(1), most=40)
    path = f"/api/games/{game['game']}"
    assert table.call("GET", f"{path}/export", game["host_token"]).status_code == 403
    record = stored_record(table, game)
    for who in (0, 1):
        token = game["seats"][who]["token"]
        assert table.call("GET", f"{path}/export", token).status_code == 403
        report = table.call("POST", f"{path}/report", token, json={"text": "odd"})
        assert report.status_code == 200
        assert str(SEED) not in report.text
        assert "decks" not in report.json()["report"]["setup"]
        assert told(report.json()) <= may_know(record, who)[-1]
        step = table.call("GET", f"{path}/replay?at=10", token)
        assert str(SEED) not in step.text
        assert told(step.json()) <= may_know(record, None)[10]
    close(*clients.values())
