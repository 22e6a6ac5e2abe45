"""The card game over sockets: two people, one screen, bots, the guide, previews and the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.server.wire.messages import client_message, server_message
from tests.server.card.cards import answer, asked, both, choose_until, close, new_cards
from tests.server.table import MARCUS, Client, Table, play, seat


def test_two_people_play_a_whole_game_with_reactions(table: Table) -> None:
    game = new_cards(table, chapter=1, seed=3)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(3))
    kinds = {event["kind"] for event in watcher.log}
    assert {"card_deployed", "attack_declared", "reaction_deployed", "direct_damage_dealt", "game_ended"} <= kinds
    windows = [
        message for message in clients[0].messages if message["type"] == "state" and len(message["options"]) == 1
    ]
    assert any(message["options"][0]["id"] == "pass" for message in windows)
    record = table.call("GET", f"/api/games/{game['game']}/export", game["spectator_token"]).json()["record"]
    played = eday.replay(record)
    assert played.outcome is not None
    assert answer(clients[0], "why", "card:cog-private#1")["type"] == "answer"
    for who, client in ((0, clients[0]), (1, clients[1]), (None, watcher)):
        assert client.over is not None
        assert client.over["outcome"] == {"winner": played.outcome.winner, "reason": played.outcome.reason}
        assert client.state["view"] == played.view(who, whole=False)
        told = [(event["kind"], event["data"]) for event in client.log]
        assert told == [(event.kind, dict(event.to_dict()["data"])) for event in played.events_for(who)]
        assert not [event["line"] for event in client.log if "«" in event["line"]]
        for message in client.messages:
            server_message.validate_python(message)
    close(*clients.values(), watcher)


def test_the_end_is_told_in_figures(table: Table) -> None:
    game = new_cards(table, chapter=2, seed=5)
    clients = both(table, game)
    play(clients, clients[0], random.Random(6))
    assert clients[0].over is not None
    stats = clients[0].over["stats"]
    log = clients[0].log
    assert stats["kind"] == "card"
    assert stats["turns"] == max(event["data"]["turn"] for event in log if event["kind"] == "turn_started")
    sides = stats["sides"]
    assert sum(one["attacks"] for one in sides.values()) == sum(event["kind"] == "attack_declared" for event in log)
    killed = [event for event in log if event["kind"] == "unit_killed"]
    assert sides["cog"]["kills"] + sides["locust"]["kills"] == len(killed)
    assert (sides["cog"]["kills"], sides["locust"]["kills"]) == (sides["locust"]["lost"], sides["cog"]["lost"])
    hits = [event["data"] for event in log if event["kind"] == "direct_damage_dealt"]
    for seat_, other in ((0, "locust"), (1, "cog")):
        assert sides[other]["direct_damage"] == sum(hit["damage"] for hit in hits if hit["seat"] == seat_)
    reactions = [event["data"]["seat"] for event in log if event["kind"] == "reaction_deployed"]
    assert [sides["cog"]["reactions"], sides["locust"]["reactions"]] == [reactions.count(0), reactions.count(1)]
    close(*clients.values())


def single_answers(table: Table, game: Any) -> list[int | None]:
    """For each choice of a game: the seat that had only one answer to give, None where there were several."""
    record = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()["record"]
    again = eday.replay({**record, "choices": []})
    found = []
    for seat_, option in record["choices"]:
        found.append(seat_ if len(again.decision.options) == 1 else None)
        again.choose(option)
    return found


def test_around_one_screen_windows_with_one_answer_are_passed_over(table: Table) -> None:
    game = new_cards(table, "hotseat", "hotseat", seed=9)
    client = table.join(game["seats"][0]["token"])
    assert client.welcome["seats"] == [0, 1]
    play({0: client, 1: client}, client, random.Random(2))
    states = [message for message in client.messages if message["type"] == "state"]
    assert all(len(message["options"]) != 1 for message in states)
    assert {message["seat"] for message in states if message["asked"]} == {0, 1}
    for message in states:
        hands = [side["seat"] for side in message["view"]["sides"] if side["hand"] is not None]
        assert hands == [message["seat"]]
        assert message["asked"] is None or message["seat"] == message["asked"]["seat"]
    for event in client.log:
        if event["kind"] == "cards_drawn":
            assert set(event["data"]) == {"seat", "count"}
    assert any(who is not None for who in single_answers(table, game))
    close(client)


@pytest.mark.parametrize("kinds", [("human", "bot"), ("bot", "human"), ("human", "hotseat")])
def test_in_other_games_single_answers_are_asked(table: Table, kinds: tuple[str, str]) -> None:
    game = new_cards(table, *kinds, seed=9)
    clients = {n: table.join(link["token"]) for n, link in enumerate(game["seats"]) if link["token"]}
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(2))
    windows = 0
    for number, who in enumerate(single_answers(table, game)):
        if who in clients:
            messages = [message for message in clients[who].messages if message["type"] == "state"]
            assert any(len(message["options"]) == 1 and message["choices"] == number for message in messages)
            windows += 1
    assert windows > 0 or "bot" in kinds
    close(*clients.values(), watcher)


@pytest.mark.parametrize("chapter", [0, 8])
def test_two_bots_play_to_the_end(table: Table, chapter: int) -> None:
    game = new_cards(table, "bot", "bot", chapter=chapter)
    watcher = table.join(game["spectator_token"])
    while watcher.over is None:
        watcher.receive()
    assert watcher.over["outcome"]["winner"] in ("cog", "locust")
    assert watcher.state["guide"] is None
    close(watcher)


def test_the_box_holds_every_card_for_everybody(table: Table) -> None:
    game = new_cards(table, chapter=9)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    boxes = [answer(client, "box", "")["data"] for client in (*clients.values(), watcher)]
    assert boxes[0] == boxes[1] == boxes[2]
    cards = boxes[0]["cards"]
    view = watcher.state["view"]
    shown = [place["card"] for place in view["row"] if place and place["card"]]
    shown += [card["card"] for side in view["sides"] for card in side["command"]]
    assert {ref.partition(":")[2].partition("#")[0] for ref in shown} <= set(cards)
    assert {face["kind"] for face in cards.values()} == {
        "unit", "tactic", "reaction", "cover", "command", "command_unit", "scenario"
    }  # fmt: skip
    for card, face in cards.items():
        assert face["id"] == card
        assert face["name"]
        assert face["block"]
        assert not any("«" in text for text in (face["name"], face["block"], *face["rules"], *face["faces"].values()))
        assert (face["halves"] is not None) == (face["kind"] == "cover")
        assert (face["attack"] is not None) == (face["kind"] in ("unit", "command_unit"))
    told = answer(watcher, "card", "card:cog-private#1")["data"]
    assert told["face"] == cards["cog-private"]
    assert told["text"]
    close(*clients.values(), watcher)


def test_a_preview_says_what_an_attack_comes_to(table: Table) -> None:
    game = new_cards(table, chapter=1, seed=3)
    clients = both(table, game)
    rng = random.Random(3)
    seen: list[Any] = []
    while len(seen) < 10:
        one, other = choose_until(clients, "combat", rng)
        for option in one.state["options"]:
            preview = answer(one, "preview", option["id"])["data"]
            assert (preview is not None) == (option["kind"] in ("attack", "direct", "cross"))
            if preview:
                seen.append(preview)
                assert preview["preview"]["text"]
                fighters = preview["preview"]["attackers"] + preview["preview"]["defenders"]
                assert {fighter["card"] for fighter in fighters} <= set(preview["names"])
            assert answer(other, "preview", option["id"])["code"] == "not_your_turn"
        one.choose(rng.choice(one.state["options"])["id"])
        one.catch_up(one.state["version"] + 1)
    one, _ = asked(clients)
    assert answer(one, "preview", "nonsense")["data"] is None
    watcher = table.join(game["spectator_token"])
    assert answer(watcher, "preview", one.state["options"][0]["id"])["code"] == "not_your_turn"
    close(*clients.values(), watcher)


def test_questions_of_one_game_are_not_for_the_other(table: Table) -> None:
    cards = table.join(new_cards(table)["seats"][0]["token"])
    board = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    for client, what in ((cards, "odds"), (cards, "sight"), (board, "box"), (board, "preview")):
        assert answer(client, what, "")["code"] == "bad_question"
    cards.send(type="show_hand", on=True, id=3)
    assert cards.expect("error")["code"] == "forbidden"
    reasons = answer(cards, "why", cards.state["view"]["sides"][0]["hand"][0])["data"]
    assert all(reason["line"] and "«" not in reason["line"] for reason in reasons)
    close(cards, board)


def follow(client: Client) -> None:
    """Do what the guide suggests until it has said its last words."""
    while client.state["guide"] and not client.state["guide"]["done"]:
        if not client.state["options"]:
            client.catch_up(client.state["version"] + 1)
            continue
        guide = client.state["guide"]
        ids = [option["id"] for option in client.state["options"]]
        assert set(guide["options"]) <= set(ids)
        client.choose((guide["options"] or ids)[0])
        client.catch_up(client.state["version"] + 1)


def test_the_tutorial_guides_its_player_and_the_bot_follows_the_printed_turns(table: Table) -> None:
    game = new_cards(table, "human", "bot", chapter=0, seed=1)
    client = table.join(game["seats"][0]["token"])
    guide = client.state["guide"]
    assert guide["step"] == 1
    assert guide["title"]
    assert guide["text"]
    assert guide["options"] == ["deploy:card:cog-private"]
    follow(client)
    deployed = [event["data"]["card"] for event in client.log if event["kind"] == "card_deployed"]
    assert deployed[0] == "card:cog-private#1"
    assert "card:cog-scout#1" in deployed
    assert any(ref.startswith("card:loc-respawn") for ref in deployed)
    reactions = [event["data"]["card"] for event in client.log if event["kind"] == "reaction_deployed"]
    assert {"card:cog-heroism", "card:loc-blood-rush"} <= {ref.partition("#")[0] for ref in reactions}
    assert client.state["guide"]["done"]
    close(client)


def test_who_leaves_the_printed_turns_plays_on_by_himself(table: Table) -> None:
    game = new_cards(table, "human", "bot", chapter=0, seed=1)
    client = table.join(game["seats"][0]["token"])
    client.choose("draw")
    client.catch_up(client.state["version"] + 1)
    assert client.state["guide"] is None or client.state["guide"]["step"] == 0
    play({0: client}, client, random.Random(4))
    assert client.over is not None
    close(client)


def test_nobody_else_sees_the_guide(table: Table) -> None:
    game = new_cards(table, chapter=0)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    assert clients[0].state["guide"] is not None
    assert clients[1].state["guide"] is None
    assert watcher.state["guide"] is None
    other = table.join(new_cards(table, chapter=1)["seats"][0]["token"])
    assert other.state["guide"] is None
    close(*clients.values(), watcher, other)


def test_a_host_may_hand_a_side_that_was_left_to_a_bot(table: Table) -> None:
    game = new_cards(table, chapter=1)
    clients = both(table, game)
    path = f"/api/games/{game['game']}"
    assert table.call("POST", f"{path}/leave", game["seats"][1]["token"]).status_code == 200
    assert clients[1].closed() == 4001
    assert table.call("POST", f"{path}/seats/1", game["host_token"], json={"action": "bot"}).status_code == 200
    clients[0].settle()
    play({0: clients[0]}, clients[0], random.Random(1))
    assert clients[0].over is not None
    close(*clients.values())


def test_messages_of_the_card_game_are_read_strictly() -> None:
    client_message.validate_python({"type": "consent", "what": "undo", "allow": True})
    for wrong in ({"allow": "yes"}, {"allow": 1}, {}, {"allow": True, "version": 1}, {"allow": None}, {"what": "win"}):
        with pytest.raises(ValueError, match="consent"):
            client_message.validate_python({"type": "consent", "what": "undo", **wrong})
