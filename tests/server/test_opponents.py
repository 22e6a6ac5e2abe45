"""Two people at two places play against each other: each claims his seat, and whoever made the table knows no more."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from eday.server.settings import Settings
from tests.server.card.cards import both, close, new_campaign, new_cards, seats
from tests.server.table import MARCUS, Client, Table, play, quick, seat

WISHES: dict[str, dict[str, Any]] = {
    "card": {"game": "card", "chapter": 1, "seats": seats()},
    "campaign": {"game": "campaign", "best_of": 1, "seats": seats()},
}


def make(table: Table, kind: str = "card", **more: Any) -> Any:
    """A game of opponents as its host is told of it."""
    answer = table.http.post("/api/games", json={**WISHES[kind], **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def claim(table: Table, token: str) -> httpx.Response:
    return table.http.post("/api/claim", json={"token": token})


def claimed(table: Table, game: Any, number: int) -> str:
    """The link of a seat, for whoever opens its invitation first."""
    answer = claim(table, game["seats"][number]["invite"])
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def change(table: Table, game: Any, number: int, action: str, **more: Any) -> httpx.Response:
    path = f"/api/games/{game['game']}/seats/{number}"
    return table.call("POST", path, game["host_token"], json={"action": action, **more})


def refused(answer: httpx.Response, status: int, error: str, words: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert words in answer.json()["message"]


# ---------------------------------------------------------------------- invitations


@pytest.mark.parametrize("kinds", [("human", "hotseat"), ("hotseat", "human")])
def test_one_at_the_hosts_screen_and_one_elsewhere_are_opponents_too(table: Table, kinds: tuple[str, str]) -> None:
    game = make(table, seats=seats(*kinds))
    assert all(link["kind"] == "human" and link["token"] is None and link["invite"] for link in game["seats"])


@pytest.mark.parametrize("kind", WISHES)
def test_the_host_is_told_invitations_not_links(table: Table, kind: str) -> None:
    game = make(table, kind)
    assert all(link["token"] is None and link["invite"] for link in game["seats"])
    assert game["seats"][0]["invite"] != game["seats"][1]["invite"]
    client = Client(table.port)
    client.send(type="hello", token=game["seats"][0]["invite"])
    assert client.expect("error")["code"] == "forbidden"
    close(client)
    host = table.join(game["host_token"])
    assert host.welcome["sealed"]
    assert host.welcome["seats"] == []
    close(host)


def test_an_invitation_is_claimed_once(table: Table) -> None:
    game = make(table)
    token = claimed(table, game, 0)
    assert token not in (game["seats"][0]["invite"], game["host_token"])
    client = table.join(token)
    assert client.welcome["seats"] == [0]
    refused(claim(table, game["seats"][0]["invite"]), 403, "forbidden", "has been taken already")
    client.settle()
    assert claim(table, game["seats"][1]["invite"]).status_code == 200
    close(client)


def test_of_two_who_claim_at_once_one_gets_the_seat(database: str) -> None:
    running = Table(quick(Settings(database=database)))
    try:
        game = make(running)
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda _: claim(running, game["seats"][0]["invite"]), range(6)))
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403, 403]
    finally:
        running.stop()


def test_any_other_link_is_fine_as_it_is(table: Table) -> None:
    game = make(table)
    token = claimed(table, game, 0)
    board = table.create(seat(MARCUS))
    for link in (token, game["host_token"], game["spectator_token"], board["seats"][0]["token"]):
        answer = claim(table, link)
        assert (answer.status_code, answer.json()) == (200, {"token": link})


@pytest.mark.parametrize("token", ["nonsense", ""])
def test_what_is_no_link_is_refused(table: Table, token: str) -> None:
    refused(claim(table, token), 403, "forbidden", "Ask the host for another")


def test_a_claimed_seat_outlives_a_restart(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = make(running)
    token = claimed(running, game, 0)
    running.stop()
    running = Table(settings)
    refused(claim(running, game["seats"][0]["invite"]), 403, "forbidden", "has been taken already")
    close(running.join(token))
    assert claim(running, game["seats"][1]["invite"]).status_code == 200
    running.stop()


# ---------------------------------------------------------------------- what the host would like to know


@pytest.mark.parametrize("kind", WISHES)
@pytest.mark.parametrize("seed", [7, "7", 0])
def test_the_host_wishes_for_no_seed(table: Table, kind: str, seed: Any) -> None:
    answer = table.http.post("/api/games", json={**WISHES[kind], "seed": seed})
    refused(answer, 400, "bad_request", "the table draws the seed")


def test_each_game_has_a_seed_of_its_own(table: Table) -> None:
    hands = []
    for _ in range(3):
        client = table.join(claimed(table, make(table), 0))
        hands.append(client.state["view"]["sides"][0]["hand"])
        close(client)
    assert hands[0] != hands[1] or hands[1] != hands[2]


@pytest.mark.parametrize("make_game", [new_cards, new_campaign])
def test_nobody_exports_before_the_end(table: Table, make_game: Any) -> None:
    game = make_game(table)
    clients = both(table, game)
    play(clients, clients[0], random.Random(2), most=5)
    for token in (game["host_token"], game["spectator_token"], *(link["token"] for link in game["seats"])):
        refused(table.call("GET", f"/api/games/{game['game']}/export", token), 403, "forbidden", "before the end")
    close(*clients.values())


def test_at_the_end_everybody_exports(table: Table) -> None:
    game = new_cards(table)
    clients = both(table, game)
    clients[0].send(type="resign")
    clients[1].expect("over")
    for token in (game["host_token"], game["spectator_token"], game["seats"][1]["token"]):
        assert table.call("GET", f"/api/games/{game['game']}/export", token).status_code == 200
    close(*clients.values())


@pytest.mark.parametrize("action", ["reissue", "human", "bot"])
def test_a_claimed_seat_is_its_owners_until_he_leaves(table: Table, action: str) -> None:
    game = make(table)
    token = claimed(table, game, 1)
    client = table.join(token)
    refused(change(table, game, 1, action), 403, "forbidden", "belongs to whoever claimed it")
    client.settle()
    assert table.call("POST", f"/api/games/{game['game']}/leave", token).status_code == 200
    assert client.closed() == 4001
    answer = change(table, game, 1, action)
    assert answer.status_code == 200
    assert answer.json()["token"] is None
    if action != "bot":
        fresh = table.join(claim(table, answer.json()["invite"]).json()["token"])
        assert fresh.welcome["seats"] == [1]
        close(fresh)
    gone = Client(table.port)
    gone.send(type="hello", token=token)
    assert gone.closed() == 4003
    close(client, gone)


@pytest.mark.parametrize("action", ["reissue", "human"])
def test_a_new_invitation_replaces_one_nobody_claimed(table: Table, action: str) -> None:
    game = make(table)
    answer = change(table, game, 1, action).json()
    assert answer["token"] is None
    refused(claim(table, game["seats"][1]["invite"]), 403, "forbidden", "replaced by a newer one")
    assert claim(table, answer["invite"]).status_code == 200


def test_an_unclaimed_seat_is_given_to_a_bot_and_back(table: Table) -> None:
    game = make(table)
    assert change(table, game, 1, "bot").status_code == 200
    refused(claim(table, game["seats"][1]["invite"]), 403, "forbidden", "Ask the host for another")
    client = table.join(claimed(table, game, 0))
    play({0: client}, client, random.Random(1), most=3)
    invite = change(table, game, 1, "human").json()["invite"]
    assert claim(table, invite).status_code == 200
    assert table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).status_code == 403
    close(client)


def test_the_host_renames_a_claimed_seat_but_gains_nothing(table: Table) -> None:
    game = make(table)
    token = claimed(table, game, 0)
    assert change(table, game, 0, "rename", name="Eve").json() == {"token": None, "invite": None}
    close(table.join(token))


# ---------------------------------------------------------------------- tables that were made for something else


@pytest.mark.parametrize("kinds", [("hotseat", "hotseat"), ("human", "bot"), ("bot", "human"), ("hotseat", "bot")])
def test_no_other_card_game_becomes_one_of_opponents(table: Table, kinds: tuple[str, str]) -> None:
    """Its host may have wished for the seed, and may export it."""
    game = new_cards(table, *kinds)
    for number in (0, 1):
        if kinds[1 - number] != "bot":
            refused(change(table, game, number, "human"), 409, "conflict", "not made for opponents")
    assert not table.join(game["host_token"]).welcome["sealed"]


def test_a_lone_player_may_change_sides_with_his_bot_away(table: Table) -> None:
    game = new_cards(table, "human", "bot")
    assert change(table, game, 0, "human").json()["token"]


@pytest.mark.parametrize("kind", WISHES)
def test_a_file_of_a_running_game_is_never_played_at_two_places(table: Table, kind: str) -> None:
    game = (new_cards if kind == "card" else new_campaign)(table, "hotseat", "hotseat")
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    for kinds in (["human", "human"], ["human", "human", "bot"], ["open", "open"]):
        made = table.http.post("/api/import", json={**file, "kinds": kinds}).json()
        assert [link["kind"] for link in made["seats"]] == ["hotseat", "hotseat"]
        assert made["seats"][0]["token"] == made["seats"][1]["token"]


def test_comrades_of_the_board_game_have_links_and_may_wish_for_a_seed(table: Table) -> None:
    game = table.create(seat(MARCUS), seat("dominic_santiago"), seed=7)
    assert all(link["token"] and link["invite"] is None for link in game["seats"])
    client = table.join(game["seats"][0]["token"])
    assert not client.welcome["sealed"]
    close(client)


def test_the_seal_is_stored(database: str) -> None:
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = make(running)
    running.stop()
    running = Table(settings)
    refused(
        running.call("GET", f"/api/games/{game['game']}/export", game["host_token"]), 403, "forbidden", "before the end"
    )
    refused(change(running, {**game, "seats": []}, 2, "bot"), 404, "not_found", "no such seat")
    running.stop()
