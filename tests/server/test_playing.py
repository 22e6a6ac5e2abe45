"""Whole games over real sockets, and everything that may go wrong with a choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.server.wire.answers import CardWords
from eday.server.wire.messages import server_message
from tests.server.table import BAIRD, COLE, DOM, MARCUS, Client, Table, play, seat


def sit_down(table: Table, *cogs: str, seed: int = 7, guard: str = "always") -> tuple[Any, dict[int, Client]]:
    """A game with a person on every seat."""
    game = table.create(*[seat(cog) for cog in cogs], seed=seed)
    clients = {link["seat"]: table.join(link["token"]) for link in game["seats"]}
    for client in clients.values():
        client.send(type="settings", guard=guard)
        client.expect("settings")
    return game, clients


def asked(clients: dict[int, Client]) -> Client:
    """Who is asked now."""
    for client in clients.values():
        client.settle()
    return next(client for client in clients.values() if client.state["options"])


def leave(*clients: Client) -> None:
    for client in clients:
        client.close()


def test_a_whole_game_of_two_players_with_a_spectator(table: Table) -> None:
    game, clients = sit_down(table, MARCUS, DOM)
    watcher = table.join(game["spectator_token"])
    made = play(clients, watcher, random.Random(1))
    assert watcher.over is not None
    file = table.call("GET", f"/api/games/{game['game']}/export", game["seats"][1]["token"]).json()
    played = eday.replay(file["record"])
    assert len(file["record"]["choices"]) == made == watcher.state["choices"]
    assert played.outcome is not None
    assert watcher.over["outcome"] == {"winner": played.outcome.winner, "reason": played.outcome.reason}
    for who, client in ((0, clients[0]), (1, clients[1]), (None, watcher)):
        expected = [event.to_dict() for event in played.events_for(who)]
        assert [{"kind": e["kind"], "data": e["data"]} for e in client.log] == expected
        assert {**client.state["view"], "decision": None} == played.view(who)
        assert all(event["line"] and "«" not in event["line"] for event in client.log)
        for message in client.messages:
            server_message.validate_python(message)
    leave(*clients.values(), watcher)


def test_every_option_has_words_and_every_thing_a_name(table: Table) -> None:
    game, clients = sit_down(table, COLE, BAIRD, seed=3)
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(2), most=40)
    asked = 0
    for client in clients.values():
        named: set[str] = set()
        """Each name is told once, before the first state that speaks of it."""
        for message in client.messages:
            if message["type"] == "known":
                assert not named & message["names"].keys()
                named |= message["names"].keys()
            if message["type"] == "state":
                asked += bool(message["options"])
                assert all(option["label"] and "«" not in option["label"] for option in message["options"])
                assert {ref for option in message["options"] for ref in option["refs"]} <= named
                assert {locust["ref"] for locust in message["view"]["locusts"]} <= named
                assert message["decision"] is None or message["decision"]["seat"] == message["seat"]
    assert asked
    leave(*clients.values(), watcher)


def test_a_drawing_is_told_once_and_again_when_it_changes(table: Table) -> None:
    """Bots explore: each state is drawn on the drawing that was told last before it."""
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"), seed=3, mission="roadblocks", show=True)
    watcher = table.join(game["spectator_token"])
    keys: list[str] = []
    told: list[Any] = []
    looked_at = 0
    while len(told) < 2:
        watcher.receive()
        for message in watcher.messages[looked_at:]:
            if message["type"] == "known" and message["layout"] is not None:
                told.append(message["layout"])
            if message["type"] == "state":
                assert "areas" not in message["view"]["map"]
                held = {locust["area"] for locust in message["view"]["locusts"]}
                assert held <= {area["id"] for area in told[-1]["areas"]}
                keys.append(message["view"]["map"]["layout"])
        looked_at = len(watcher.messages)
    assert len(set(keys)) == 1
    late = table.join(game["spectator_token"])
    assert late.layout == watcher.layout == told[1] != told[0]
    leave(watcher, late)


def test_a_doubled_choice_is_applied_once_and_answered_with_the_state(table: Table) -> None:
    _, clients = sit_down(table, MARCUS, DOM)
    client = asked(clients)
    version, option = client.state["version"], client.state["options"][0]["id"]
    client.choose(option, id=1)
    client.send(type="choose", version=version, option=option, id=2)
    error = client.expect("error")
    assert (error["code"], error["id"]) == ("stale_version", 2)
    assert client.expect("state")["version"] == version + 1
    assert client.state["choices"] == 1
    leave(*clients.values())


def test_a_choice_for_a_version_to_come_is_refused(table: Table) -> None:
    _, clients = sit_down(table, MARCUS, DOM)
    client = asked(clients)
    client.send(type="choose", version=client.state["version"] + 1, option=client.state["options"][0]["id"])
    assert client.expect("error")["code"] == "stale_version"
    assert client.expect("state")["choices"] == 0
    leave(*clients.values())


def test_nobody_chooses_for_another_seat(table: Table) -> None:
    game, clients = sit_down(table, MARCUS, DOM)
    first = asked(clients)
    other = next(client for client in clients.values() if client is not first)
    watcher = table.join(game["spectator_token"])
    option = first.state["options"][0]["id"]
    for client, more, code in (
        (other, {}, "not_your_turn"),
        (other, {"seat": first.state["seat"]}, "wrong_seat"),
        (watcher, {}, "not_your_turn"),
        (watcher, {"seat": 0}, "wrong_seat"),
    ):
        client.choose(option, **more)
        assert client.expect("error")["code"] == code
    first.settle()
    assert first.state["choices"] == 0
    leave(*clients.values(), watcher)


def test_an_option_that_is_not_on_offer_is_refused(table: Table) -> None:
    _, clients = sit_down(table, MARCUS, DOM)
    client = asked(clients)
    client.choose("attack:lancer.overkill:figure:berserker-9")
    assert client.expect("error")["code"] == "illegal_option"
    client.settle()
    assert client.state["choices"] == 0
    leave(*clients.values())


def test_undo_takes_back_a_choice_and_the_log_with_it(table: Table) -> None:
    _, clients = sit_down(table, MARCUS)
    client = clients[0]
    rng = random.Random(5)
    done = False
    for _ in range(300):
        before = client.state
        heard = len(client.log)
        client.choose(rng.choice(before["options"])["id"])
        client.catch_up(before["version"] + 1)
        if client.state["can_undo"]:
            client.send(type="undo")
            client.catch_up(before["version"] + 2)
            assert client.state["view"] == before["view"]
            assert client.state["options"] == before["options"]
            assert client.state["choices"] == before["choices"]
            assert len(client.log) == heard
            done = True
            break
        assert client.state["undo_reason"]
    assert done
    leave(client)


def test_undo_is_refused_with_the_reason_of_the_engine(table: Table) -> None:
    _, clients = sit_down(table, MARCUS, DOM)
    first = asked(clients)
    other = next(client for client in clients.values() if client is not first)
    first.send(type="undo")
    assert first.expect("error")["code"] == "undo_refused"
    version = first.state["version"]
    first.choose(first.state["options"][0]["id"])
    other.catch_up(version + 1)
    other.send(type="undo", id=4)
    error = other.expect("error")
    assert (error["code"], error["id"]) == ("undo_refused", 4)
    assert error["message"] == other.state["undo_reason"]
    leave(*clients.values())


def test_who_comes_back_gets_only_what_he_missed(table: Table) -> None:
    game, clients = sit_down(table, MARCUS, DOM)
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(3), most=10)
    held = len(clients[0].log)
    clients[0].close()
    back = Client(table.port)
    back.log = list(clients[0].log)
    back.send(type="hello", token=game["seats"][0]["token"], since=held)
    assert back.expect("welcome")["seats"] == [0]
    assert back.expect("events") == {"type": "events", "first": held, "events": []}
    assert back.expect("state")["version"] == watcher.state["version"]
    clients[0] = back
    play(clients, watcher, random.Random(4), most=10)
    leave(*clients.values(), watcher)


def test_around_one_screen_the_asked_seat_is_seen_and_no_other_hand(table: Table) -> None:
    game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"), seat(COLE, "bot"))
    assert game["seats"][0]["token"] == game["seats"][1]["token"]
    assert game["seats"][2]["token"] is None
    client = table.join(game["seats"][0]["token"])
    assert client.welcome["seats"] == [0, 1]
    play({0: client, 1: client}, client, random.Random(6))
    seen = set()
    for message in client.messages:
        if message["type"] == "state":
            hands = [cog["seat"] for cog in message["view"]["cogs"] if cog["hand"] is not None]
            assert hands == [message["seat"]]
            if message["asked"] and message["asked"]["seat"] in (0, 1):
                assert message["seat"] == message["asked"]["seat"]
                seen.add(message["seat"])
    assert seen == {0, 1}
    assert not any("cards" in event["data"] for event in client.log if event["kind"] == "cards_drawn")
    leave(client)


def test_bots_play_by_themselves_while_somebody_watches(table: Table) -> None:
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watcher = table.join(game["spectator_token"])
    while watcher.over is None:
        watcher.receive()
    assert watcher.state["choices"] > 10
    leave(watcher)


@pytest.mark.parametrize("guard", ["never", "matters", "always"])
def test_guard_stops(table: Table, guard: str) -> None:
    """Seats that never want to be asked never are; those that always want to, sometimes are."""
    windows = 0
    for seed in (1,):
        game, clients = sit_down(table, MARCUS, DOM, seed=seed, guard=guard)
        watcher = table.join(game["spectator_token"])
        play(clients, watcher, random.Random(seed))
        windows += sum(
            1
            for client in clients.values()
            for message in client.messages
            if message["type"] == "state" and message["decision"] and message["decision"]["kind"] == "guard"
        )
        leave(*clients.values(), watcher)
    assert (windows == 0) == (guard == "never")


def test_chat_pings_and_shown_hands_reach_the_team(table: Table) -> None:
    game, clients = sit_down(table, MARCUS, DOM)
    watcher = table.join(game["spectator_token"])
    clients[0].send(type="chat", text="cover me")
    assert clients[1].expect("chat")["text"] == "cover me"
    assert watcher.expect("chat") == {"type": "chat", "from": f"player of {MARCUS}", "seat": 0, "text": "cover me"}
    clients[1].send(type="ping_map", ref="area:2A.B")
    ping = clients[0].expect("map_ping")
    assert (ping["seat"], ping["ref"]) == (1, "area:2A.B")
    clients[0].send(type="show_hand", on=True)
    shown = clients[1].expect("state")
    own = next(cog for cog in clients[0].expect("state")["view"]["cogs"] if cog["seat"] == 0)
    assert shown["shown_hands"] == {"0": own["hand"]}
    assert watcher.expect("state")["shown_hands"] == {}
    clients[0].send(type="show_hand", on=False)
    assert clients[1].expect("state")["shown_hands"] == {}
    watcher.send(type="chat", text="let me play")
    assert watcher.expect("error")["code"] == "forbidden"
    late = Client(table.port)
    late.send(type="hello", token=game["spectator_token"])
    assert late.expect("chat")["text"] == "cover me"
    leave(*clients.values(), watcher, late)


def test_questions_are_answered(table: Table) -> None:
    _, clients = sit_down(table, MARCUS, DOM)
    client = asked(clients)
    for ref, name in (("weapon:lancer", "Lancer"), ("order:advance", "Advance"), ("mission:emergence", "Emergence")):
        client.send(type="ask", what="card", ref=ref, id=1)
        words = CardWords.model_validate(client.expect("answer")["data"])
        assert words.name == name
        assert words.weapon or words.order or words.mission
    figure = client.state["view"]["cogs"][0]["ref"]
    client.send(type="ask", what="sight", ref=figure, id=2)
    assert isinstance(client.expect("answer")["data"], list)
    client.send(type="ask", what="why", ref="figure:drone-1", kind="attack", id=3)
    answer = client.expect("answer")
    assert (answer["id"], answer["what"]) == (3, "why")
    assert all(reason["line"] for reason in answer["data"])
    client.send(type="ask", what="odds", ref=client.state["options"][0]["id"], id=4)
    assert client.expect("answer")["id"] == 4
    other = next(c for c in clients.values() if c is not client)
    for what in ("odds", "attacks"):
        other.send(type="ask", what=what, ref=client.state["options"][0]["id"], id=5)
        assert other.expect("error")["code"] == "not_your_turn"
    leave(*clients.values())


def test_a_move_is_taken_back_across_the_pass_of_a_team_mate(table: Table) -> None:
    """Ruling E-24: the pass goes with it, and nobody else's."""
    for seed in range(40):
        game = table.create(seat(MARCUS), seat(DOM), seed=seed)
        clients = {n: table.join(game["seats"][n]["token"]) for n in range(2)}
        rng = random.Random(seed)
        for _ in range(60):
            state = clients[0].catch_up(clients[1].state["version"])
            clients[1].catch_up(state["version"])
            if state["asked"] is None:
                break
            mover = state["asked"]["seat"]
            before = clients[mover].state
            clients[mover].choose(rng.choice(before["options"])["id"])
            for client in clients.values():
                client.catch_up(before["version"] + 1)
            asked, other = clients[mover].state["asked"], clients[1 - mover]
            if not asked or asked["kind"] != "follow" or asked["seat"] == mover:
                continue
            assert [option["passes"] for option in other.state["options"] if option["id"] == "pass"] == [True]
            other.choose("pass")
            for client in clients.values():
                client.catch_up(before["version"] + 2)
            if not clients[mover].state["can_undo"]:
                continue
            clients[mover].send(type="undo")
            state = clients[mover].catch_up(before["version"] + 3)
            assert state["choices"] == before["choices"]
            assert state["view"] == before["view"]
            for client in clients.values():
                client.settle()
                client.close()
            return
        for client in clients.values():
            client.close()
    pytest.fail("nobody could follow")


def test_every_option_says_what_part_it_plays(table: Table) -> None:
    """The page guesses nothing from names: a weapon is got rid of aside, and what does nothing now says so."""
    _, clients = sit_down(table, MARCUS, DOM)
    roles: dict[str, set[str]] = {}
    notes: set[str] = set()
    dice = random.Random(4)
    for _ in range(120):
        client = asked(clients)
        offered = client.state["options"]
        for option in offered:
            roles.setdefault(option["kind"], set()).add(option["role"])
            notes.add(option["note"])
        client.choose(dice.choice([option for option in offered if option["role"] != "aside"])["id"])
        client.settle()
        if client.state["view"]["outcome"]:
            break
    assert roles["drop"] == {"aside"}
    assert roles["end"] == {"finish"}
    assert notes == {None, "does nothing now"}
    leave(*clients.values())


def test_whoever_is_not_asked_waits(table: Table) -> None:
    """A prompt for somebody else never reads like a question to the reader."""
    game, clients = sit_down(table, MARCUS, DOM)
    watcher = table.join(game["spectator_token"])
    client = asked(clients)
    watcher.settle()
    other = next(one for one in clients.values() if one is not client)
    who = ("Marcus", "Dom")[client.state["decision"]["seat"]]
    assert other.state["prompt"] == watcher.state["prompt"]
    assert other.state["prompt"].startswith(f"Waiting for {who}: ")
    assert not client.state["prompt"].startswith("Waiting")
    leave(*clients.values(), watcher)
