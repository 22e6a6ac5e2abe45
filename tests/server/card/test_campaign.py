"""A campaign over sockets: chapter after chapter, sealed reinforcements, a restart in between."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import eday
from eday.server.settings import Settings
from tests.server.card.cards import answer, asked, both, choose_until, close, new_campaign, seated
from tests.server.table import Client, Table, play, quick

RESTARTS = 3


@cache
def before_reinforcements() -> dict[str, Any]:
    """The record of a campaign played at random, a few choices before the first reinforcement is to be chosen."""
    rng = random.Random(5)
    campaign = eday.card.campaign(3, best_of=1)
    while campaign.decision is not None and campaign.decision.kind != "reinforce":
        campaign.choose(rng.choice(campaign.decision.options).id)
    record = campaign.record()
    return {**record, "choices": record["choices"][:-3]}


def to_reinforcements(clients: dict[int, Client]) -> tuple[Client, Client]:
    """Choose until a reinforcement is to be chosen; the COG player, who chooses first, and the other one."""
    return choose_until(clients, "reinforce", random.Random(5))


def test_reinforcements_stay_sealed_until_both_are_chosen(table: Table) -> None:
    game = seated(table, before_reinforcements())
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    cog, locust = to_reinforcements(clients)
    watcher.catch_up(cog.state["version"])
    assert (cog, locust) == (clients[0], clients[1])
    assert cog.state["view"]["chapter"] > 1
    assert cog.state["view"]["table"] is None
    assert cog.state["view"]["reinforcement"]["sealed"] == {"cog": False, "locust": False}
    decks = cog.state["view"]["decks"]
    seen = {id(client): len(client.messages) for client in (locust, watcher)}
    option = cog.state["options"][-1]
    assert option["label"]
    assert "«" not in option["label"]
    cog.choose(option["id"])
    cog.catch_up(cog.state["version"] + 1)
    assert cog.state["view"]["reinforcement"]["chosen"] == option["args"]["options"]
    for client in (locust, watcher):
        state = client.catch_up(cog.state["version"])
        assert state["view"]["reinforcement"]["sealed"] == {"cog": True, "locust": False}
        assert state["view"]["reinforcement"]["chosen"] is None
        assert state["view"]["decks"] == decks
        fresh = client.messages[seen[id(client)] :]
        events = [event for message in fresh if message["type"] == "events" for event in message["events"]]
        assert [event["data"] for event in events if event["kind"] == "reinforcement_sealed"] == [
            {"seat": 0, "step": state["view"]["reinforcement"]["step"]}
        ]
        assert all(card not in json.dumps(fresh) for card in option["args"]["cards"] if card not in decks["cog"])
    assert len(locust.state["options"]) > 1
    chosen = locust.state["options"][0]
    locust.choose(chosen["id"])
    locust.catch_up(locust.state["version"] + 1)
    for client in (cog, watcher):
        state = client.catch_up(locust.state["version"])
        assert state["view"]["table"] is not None
        assert state["view"]["changes"][-1]["cog"]["options"] == option["args"]["options"]
        assert state["view"]["changes"][-1]["locust"]["options"] == chosen["args"]["options"]
        assert state["view"]["decks"] != decks
        revealed = [event["data"] for event in client.log if event["kind"] == "deck_reinforced"]
        assert [data["seat"] for data in revealed[-2:]] == [0, 1]
    assert not [event["line"] for event in watcher.log if "«" in event["line"]]
    close(cog, locust, watcher)


def test_what_is_sealed_makes_no_difference_to_what_others_are_told(table: Table) -> None:
    heard: list[Any] = []
    for sealed in (0, -1):
        game = seated(table, before_reinforcements())
        clients = both(table, game)
        watcher = table.join(game["spectator_token"])
        cog, locust = to_reinforcements(clients)
        watcher.catch_up(cog.state["version"])
        seen = {id(client): len(client.messages) for client in (locust, watcher)}
        assert len(cog.state["options"]) > 1
        cog.choose(cog.state["options"][sealed]["id"])
        cog.catch_up(cog.state["version"] + 1)
        for client in (locust, watcher):
            client.catch_up(cog.state["version"])
        heard.append([client.messages[seen[id(client)] :] for client in (locust, watcher)])
        close(cog, locust, watcher)
    assert heard[0] == heard[1]


def test_the_hand_of_the_running_game_is_for_its_own_seat_alone(table: Table) -> None:
    game = new_campaign(table, seed=4)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(6), most=60)
    for who, client in ((0, clients[0]), (1, clients[1]), (None, watcher)):
        for message in client.messages:
            if message["type"] == "state" and message["view"]["table"]:
                sides = message["view"]["table"]["sides"]
                assert [side["seat"] for side in sides if side["hand"] is not None] == ([] if who is None else [who])
            elif message["type"] == "events":
                for event in message["events"]:
                    if event["kind"] == "cards_drawn" and event["data"]["seat"] != who:
                        assert set(event["data"]) == {"seat", "count"}
    close(*clients.values(), watcher)


def test_a_restart_in_mid_campaign_loses_nothing(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = seated(running, before_reinforcements())
    rng = random.Random(8)
    clients = both(running, game)
    for _ in range(RESTARTS):
        play(clients, clients[0], rng, most=25)
        asked(clients)
        before = {who: (client.state["view"], client.log, client.state["version"]) for who, client in clients.items()}
        running.stop()
        close(*clients.values())
        running = Table(settings)
        clients = both(running, game)
        for who, client in clients.items():
            assert (client.state["view"], client.log, client.state["version"]) == before[who]
    told = running.http.post("/api/mine", json={"tokens": [game["host_token"]]}).json()["games"][0]
    view = clients[0].state["view"]
    assert told["chapter"] == view["chapter"]
    assert told["score"] == {side: view["chapters"].count(side) for side in ("cog", "locust")}
    assert told["turn"] == (view["table"]["turn"] if view["table"] else 0)
    close(*clients.values())
    running.stop()


def test_a_restart_between_two_sealed_choices_keeps_the_seal(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = seated(running, before_reinforcements())
    cog, locust = to_reinforcements(both(running, game))
    option = cog.state["options"][-1]
    cog.choose(option["id"])
    cog.catch_up(cog.state["version"] + 1)
    running.stop()
    close(cog, locust)
    running = Table(settings)
    clients = both(running, game)
    assert clients[1].state["view"]["reinforcement"]["sealed"] == {"cog": True, "locust": False}
    assert clients[1].state["view"]["reinforcement"]["chosen"] is None
    new = [card for card in option["args"]["cards"] if card not in clients[1].state["view"]["decks"]["cog"]]
    assert new
    assert not any(card in json.dumps(clients[1].messages) for card in new)
    assert clients[0].state["view"]["reinforcement"]["chosen"] == option["args"]["options"]
    close(*clients.values())
    running.stop()


def test_bots_play_a_campaign(table: Table) -> None:
    """From the end of a chapter into the next."""
    file = {"eday_export": 1, "record": before_reinforcements(), "names": ["Ann", "Bob"], "kinds": ["bot", "bot"]}
    game = table.http.post("/api/import", json=file).json()
    watcher = table.join(game["spectator_token"])
    before = watcher.state["view"]
    while watcher.state["view"]["chapter"] == before["chapter"] or watcher.state["view"]["table"] is None:
        watcher.receive()
    assert len(watcher.state["view"]["chapters"]) == len(before["chapters"]) + 1
    assert watcher.state["view"]["changes"]
    close(watcher)


@pytest.mark.slow
def test_bots_play_a_whole_campaign(table: Table) -> None:
    game = new_campaign(table, "bot", "bot", seed=2)
    watcher = table.join(game["spectator_token"])
    while watcher.over is None:
        watcher.receive()
    check_end(table, game, watcher.over)
    close(watcher)


def check_end(table: Table, game: Any, over: dict[str, Any]) -> None:
    record = table.call("GET", f"/api/games/{game['game']}/export", game["spectator_token"]).json()["record"]
    played = eday.replay(record)
    claimed = played.view(None)["chapters"]
    assert played.outcome is not None
    assert over["outcome"] == {"winner": played.outcome.winner, "reason": "campaign"}
    assert over["stats"]["kind"] == "campaign"
    assert over["stats"]["chapters"] == {side: claimed.count(side) for side in ("cog", "locust")}
    assert sum(over["stats"]["games"].values()) >= 15


def test_a_finished_campaign_is_brought_in_and_looked_at(table: Table) -> None:
    """A short one: each game of it is given up after a few choices."""
    rng = random.Random(1)
    campaign = eday.card.campaign(11, best_of=1)
    tried = 0
    while campaign.decision is not None:
        campaign.choose(rng.choice(campaign.decision.options).id)
        tried += 1
        if tried % 8 == 0 and campaign.resign_refusal(tried % 3 % 2) is None:
            campaign.resign(tried % 3 % 2)
    file = {"eday_export": 1, "record": campaign.record(), "names": ["Ann", "Bob"], "kinds": ["human", "human"]}
    made = table.http.post("/api/import", json=file)
    assert made.status_code == 201, made.text
    game = made.json()
    client = table.join(game["seats"][0]["token"])
    while client.over is None:
        client.receive()
    check_end(table, game, client.over)
    assert answer(client, "why", "card:cog-private#1")["type"] == "answer"
    assert answer(client, "preview", "pass")["code"] == "not_your_turn"
    assert answer(client, "box", "")["data"]["cards"]
    last = client.state["choices"]
    for at in (0, last // 2, last):
        page = table.call("GET", f"/api/games/{game['game']}/replay?at={at}", game["spectator_token"]).json()
        (step,) = page["steps"]
        assert step["view"]["game"] == "campaign"
    assert step["view"]["outcome"] == client.over["outcome"]
    close(client)
