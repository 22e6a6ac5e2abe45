"""Giving up: at once in the card game, when all people agree in the board game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday.server.settings import Settings
from tests.server.card.cards import both, close, new_campaign, new_cards
from tests.server.table import COLE, DOM, MARCUS, Client, Table, play, quick, seat


def at_table(table: Table, game: Any) -> list[Client]:
    """Everybody with a link of his own."""
    return [table.join(one["token"]) for one in game["seats"] if one["kind"] == "human"]


def state_with(client: Client, what: Any) -> Any:
    """The next state of which something is true."""
    while not what(client.state):
        client.receive()
    return client.state


def proposed(client: Client) -> Any:
    return state_with(client, lambda state: state["proposal"])["proposal"]


def ended(client: Client) -> tuple[str, str]:
    while client.over is None:
        client.receive()
    return client.over["outcome"]["winner"], client.over["outcome"]["reason"]


# ---------------------------------------------------------------------- the board game (ruling T-01)


def test_all_people_have_to_agree(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM), seat(COLE))
    one, two, three = clients = at_table(table, game)
    watcher = table.join(game["spectator_token"])
    before = one.state["choices"]
    two.send(type="resign")
    for client in (*clients, watcher):
        assert proposed(client) == {"what": "resign", "seat": 1, "agreed": [1], "waiting": [0, 2]}
        assert client.state["view"]["outcome"] is None
    three.send(type="consent", what="resign", allow=True)
    for client in (*clients, watcher):
        state = state_with(client, lambda state: state["proposal"]["agreed"] == [1, 2])
        assert state["proposal"]["waiting"] == [0]
    one.send(type="resign")  # wanting it too is agreeing
    for client in (*clients, watcher):
        assert ended(client) == ("locust", "resigned")
        assert client.state["proposal"] is None
        assert client.state["choices"] == before + 1
        assert [event["kind"] for event in client.log[-2:]] == ["game_resigned", "game_ended"]
        assert client.log[-2]["data"] == {"seat": 1}
        assert "gives the mission up" in client.log[-2]["line"]
    exported = table.call("GET", f"/api/games/{game['game']}/export", game["seats"][0]["token"]).json()
    assert exported["record"]["choices"][-1] == [1, "resign"]
    listed = table.http.post("/api/mine", json={"tokens": [game["seats"][0]["token"]]}).json()["games"][0]
    assert (listed["status"], listed["outcome"]["reason"]) == ("finished", "resigned")
    close(*clients, watcher)


@pytest.mark.parametrize("answerer", [0, 1])
def test_giving_up_is_declined_or_withdrawn(table: Table, answerer: int) -> None:
    game = table.create(seat(MARCUS), seat(DOM))
    clients = at_table(table, game)
    clients[0].send(type="resign")
    for client in clients:
        proposed(client)
    clients[answerer].send(type="consent", what="resign", allow=False)
    for client in clients:
        state = state_with(client, lambda state: state["proposal"] is None)
        assert state["view"]["outcome"] is None
    clients[1].send(type="consent", what="resign", allow=True)
    assert clients[1].expect("error")["code"] == "not_asked"
    close(*clients)


def test_the_question_outlives_choices_and_a_restart(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = running.create(seat(MARCUS), seat(DOM), seat(COLE))
    clients = at_table(running, game)
    clients[0].send(type="resign")
    for client in clients:
        proposed(client)
    clients[2].send(type="consent", what="resign", allow=True)
    state_with(clients[0], lambda state: state["proposal"]["agreed"] == [0, 2])
    play(dict(enumerate(clients)), clients[0], random.Random(2), most=6)
    assert clients[0].state["proposal"]["agreed"] == [0, 2]
    running.stop()
    close(*clients)
    running = Table(settings)
    clients = at_table(running, game)
    for client in clients:
        assert client.state["proposal"] == {"what": "resign", "seat": 0, "agreed": [0, 2], "waiting": [1]}
    clients[1].send(type="consent", what="resign", allow=True)
    assert ended(clients[0]) == ("locust", "resigned")
    close(*clients)
    running.stop()
    running = Table(settings)
    client = running.join(game["seats"][0]["token"])
    assert client.state["view"]["outcome"] == {"winner": "locust", "reason": "resigned"}
    client.close()
    running.stop()


@pytest.mark.parametrize("sitters", [("hotseat", "hotseat"), ("human", "bot")])
def test_bots_have_no_vote_and_one_screen_has_one(table: Table, sitters: tuple[str, str]) -> None:
    game = table.create(seat(MARCUS, sitters[0]), seat(DOM, sitters[1]))
    client = table.join(game["seats"][0]["token"])
    client.send(type="resign", seat=0)
    assert ended(client) == ("locust", "resigned")
    client.close()


def test_who_hands_his_seat_to_a_bot_is_not_waited_for(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM))
    one, two = at_table(table, game)
    one.send(type="resign")
    proposed(one)
    answer = table.call("POST", f"/api/games/{game['game']}/seats/1", game["host_token"], json={"action": "bot"})
    assert answer.status_code == 200
    assert ended(one) == ("locust", "resigned")
    close(one, two)


def test_a_proposal_goes_with_who_made_it(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM), seat(COLE))
    one, two, three = at_table(table, game)
    one.send(type="resign")
    proposed(two)
    table.call("POST", f"/api/games/{game['game']}/leave", game["seats"][0]["token"])
    assert state_with(two, lambda state: state["proposal"] is None)["view"]["outcome"] is None
    close(one, two, three)


def test_giving_up_can_be_taken_back(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM, "bot"))
    client = table.join(game["seats"][0]["token"])
    before = client.state["choices"]
    client.send(type="resign")
    ended(client)
    assert client.state["can_undo"]
    assert not client.state["can_resign"]
    client.send(type="undo")
    state = state_with(client, lambda state: state["view"]["outcome"] is None)
    assert state["choices"] >= before
    assert state["can_resign"]
    client.close()


def test_nobody_gives_up_a_game_that_is_over_or_is_not_his(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM, "bot"))
    client = table.join(game["seats"][0]["token"])
    watcher = table.join(game["spectator_token"])
    assert not watcher.state["can_resign"]
    watcher.send(type="resign")
    assert watcher.expect("error")["code"] == "forbidden"
    client.send(type="resign", seat=1)
    assert client.expect("error")["code"] == "wrong_seat"
    client.send(type="resign", version=999_999)
    assert client.expect("error")["code"] == "stale_version"
    client.send(type="resign")
    ended(client)
    client.send(type="resign")
    assert client.expect("error")["code"] == "game_over"
    close(client, watcher)


# ---------------------------------------------------------------------- the card game (rulings T-02, T-03)


@pytest.mark.parametrize("loser", [0, 1])
def test_either_player_gives_up_without_asking(table: Table, loser: int) -> None:
    clients = both(table, new_cards(table))
    clients[loser].send(type="resign")
    for client in clients.values():
        assert ended(client) == (("locust", "cog")[loser], "resigned")
    close(*clients.values())


def test_around_one_screen_it_is_said_who_gives_up(table: Table) -> None:
    game = new_cards(table, "hotseat", "hotseat")
    client = table.join(game["seats"][0]["token"])
    client.send(type="resign", seat=1)
    assert ended(client) == ("cog", "resigned")
    client.close()


def test_giving_up_against_a_person_is_taken_back_with_his_consent(table: Table) -> None:
    clients = both(table, new_cards(table))
    clients[0].send(type="resign")
    for client in clients.values():
        ended(client)
    clients[0].send(type="undo")
    assert proposed(clients[1]) == {"what": "undo", "seat": 0, "agreed": [0], "waiting": [1]}
    clients[1].send(type="consent", what="undo", allow=True)
    for client in clients.values():
        assert state_with(client, lambda state: state["view"]["outcome"] is None)["can_resign"]
    close(*clients.values())


def test_a_campaign_goes_on_after_a_game_was_given_up(table: Table) -> None:
    clients = both(table, new_campaign(table, best_of=3))
    version = clients[0].state["version"]
    clients[1].send(type="resign")
    for client in clients.values():
        state = client.catch_up(version + 1)
        assert state["view"]["score"] == {"cog": 1, "locust": 0}
        assert state["view"]["outcome"] is None
        assert state["asked"] is not None
    close(*clients.values())


def test_while_reinforcements_are_chosen_there_is_no_game_to_give_up(table: Table) -> None:
    clients = both(table, new_campaign(table))
    while clients[0].state["view"]["table"] is not None:
        version = clients[0].state["version"]
        clients[0].send(type="resign")
        for client in clients.values():
            client.catch_up(version + 1)
    assert not clients[0].state["can_resign"]
    clients[0].send(type="resign")
    error = clients[0].expect("error")
    assert error["code"] == "illegal_option"
    assert "reinforcements" in error["message"]
    close(*clients.values())
