"""Card games and campaigns are made, listed, exported, imported and replayed like any other game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.card.cards import both, close, new_campaign, new_cards, seats
from tests.server.table import MARCUS, Table, alike, play, replay_steps, seat


def test_the_setup_offers_all_three_games(table: Table) -> None:
    board, card, campaign = table.http.get("/api/setup").json()["games"]
    assert (board["id"], card["id"], campaign["id"]) == ("board", "card", "campaign")
    assert [chapter["chapter"] for chapter in card["chapters"]] == list(range(16))
    assert all(chapter["name"] and chapter["about"] for chapter in card["chapters"])
    assert card["chapters"][0]["name"] == "Tutorial"
    assert card["sides"] == campaign["sides"] == [{"id": "cog", "name": "COG"}, {"id": "locust", "name": "Locust"}]
    assert campaign["best_of"] == [3, 1]
    assert campaign["chapters"] == 15


def test_a_board_game_needs_no_name_of_the_game(table: Table) -> None:
    answer = table.http.post("/api/games", json={"mission": "emergence", "seats": [seat(MARCUS)]})
    assert answer.status_code == 201
    assert answer.json()["seats"][0]["plays"] == f"cog:{MARCUS}"


def test_seat_0_is_always_the_cog_player(table: Table) -> None:
    cog, locust = seats(locust="bot")
    game = new_cards(table, seats=[locust, {**cog, "name": ""}])
    links = [(link["seat"], link["plays"], link["kind"], link["name"]) for link in game["seats"]]
    assert links == [(0, "side:cog", "human", "COG"), (1, "side:locust", "bot", "Bob")]
    client = table.join(game["seats"][0]["token"])
    assert client.welcome["kind"] == "card"
    assert client.welcome["plays"] == ["side:cog", "side:locust"]
    assert client.state["names"]["side:cog"] == "COG"
    assert client.state["names"]["side:locust"] == "Locust"
    assert client.state["view"]["game"] == "card"
    close(client)


@pytest.mark.parametrize("chapter", [0, 1, 15])
def test_every_chapter_can_be_set_up(table: Table, chapter: int) -> None:
    game = new_cards(table, chapter=chapter)
    client = table.join(game["seats"][0]["token"])
    assert client.state["view"]["chapter"] == chapter
    close(client)


def test_the_previous_winner_has_his_advantage(table: Table) -> None:
    game = new_cards(table, chapter=4, previous_winner="locust")
    client = table.join(game["spectator_token"])
    assert client.state["view"]["previous_winner"] == "locust"
    close(client)


WRONG: list[dict[str, Any]] = [
    {"game": "card", "chapter": 16},
    {"game": "card", "chapter": -1},
    {"game": "card", "chapter": "1"},
    {"game": "card", "chapter": None},
    {"game": "card"},
    {"game": "card", "chapter": 0, "previous_winner": "cog"},
    {"game": "card", "chapter": 2, "previous_winner": "nobody"},
    {"game": "card", "chapter": 1, "mission": "emergence"},
    {"game": "card", "chapter": 1, "seed": -1},
    {"game": "card", "chapter": 1, "seats": []},
    {"game": "card", "chapter": 1, "seats": seats()[:1]},
    {"game": "card", "chapter": 1, "seats": [*seats(), *seats()]},
    {"game": "card", "chapter": 1, "seats": [seats()[0], seats()[0]]},
    {"game": "card", "chapter": 1, "seats": [seat(MARCUS), seat(MARCUS)]},
    {"game": "card", "chapter": 1, "seats": [{"side": "horde", "kind": "bot"}, seats()[1]]},
    {"game": "campaign", "best_of": 2},
    {"game": "campaign", "best_of": "3"},
    {"game": "campaign", "chapter": 1},
    {"game": "campaign", "seats": [seats()[1], seats()[1]]},
    {"game": "chess"},
    {"game": None},
    {"game": 5},
    {"game": ["card"]},
]


@pytest.mark.parametrize("wish", WRONG)
def test_wishes_that_cannot_be_met_are_refused_with_words(table: Table, wish: dict[str, Any]) -> None:
    before = table.figures()
    answer = table.http.post("/api/games", json={"seats": seats(), **wish})
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad_request"
    assert answer.json()["message"]
    made = [line for line in before.splitlines() if line.startswith("eday_games_created_total")]
    assert made == [line for line in table.figures().splitlines() if line.startswith("eday_games_created_total")]


def test_other_content_is_the_owners_business(table: Table) -> None:
    for wish in ({"game": "card", "chapter": 1}, {"game": "campaign"}):
        answer = table.http.post("/api/games", json={**wish, "seats": seats(), "content": "/etc"})
        assert answer.status_code == 403


def test_the_list_of_games_tells_each_kind(table: Table) -> None:
    games = [table.create(seat(MARCUS)), new_cards(table, chapter=0), new_cards(table, chapter=3), new_campaign(table)]
    told = table.http.post("/api/mine", json={"tokens": [game["seats"][0]["token"] for game in games]}).json()["games"]
    told.sort(key=lambda one: one["token"])
    fields = ("kind", "mission", "stage", "chapter", "score")
    assert [tuple(one[field] for field in fields) for one in told] == [
        ("board", "emergence", 1, None, None),
        ("card", None, None, 0, None),
        ("card", None, None, 3, None),
        ("campaign", None, None, 1, {"cog": 0, "locust": 0}),
    ]
    assert [one["turn"] for one in told[1:]] == [1, 1, 1]


@pytest.mark.parametrize("kind", ["card", "campaign"])
def test_a_game_goes_out_and_comes_back_in_as_a_file(table: Table, kind: str) -> None:
    hot = ("hotseat", "hotseat")
    game = new_cards(table, *hot, chapter=2) if kind == "card" else new_campaign(table, *hot)
    client = table.join(game["seats"][0]["token"])
    play({0: client, 1: client}, client, random.Random(4), most=60)
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    assert file["record"]["game"] == kind
    made = table.http.post("/api/import", json=file)
    assert made.status_code == 201, made.text
    again = made.json()
    assert [(link["name"], link["kind"], link["plays"]) for link in again["seats"]] == [
        ("Ann", "hotseat", "side:cog"),
        ("Bob", "hotseat", "side:locust"),
    ]
    copy = table.call("GET", f"/api/games/{again['game']}/export", again["host_token"]).json()
    assert copy["record"] == file["record"]
    other = table.join(again["seats"][0]["token"])
    assert other.state["view"] == client.state["view"]
    play({0: other, 1: other}, other, random.Random(5), most=20)
    close(client, other)


@pytest.mark.parametrize("kind", ["card", "campaign"])
@pytest.mark.parametrize("damage", ["choices", "rules", "setup", "content", "patch", "game"])
def test_damaged_files_are_refused(table: Table, damage: str, kind: str) -> None:
    game = (new_cards if kind == "card" else new_campaign)(table, "hotseat", "hotseat")
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    wrong: dict[str, Any] = {
        "choices": {"choices": [[0, "nonsense"]]},
        "rules": {"rules": "other"},
        "setup": {"setup": 5},
        "content": {"content": None},
        "patch": {"content": {"hash": "x", "patch": {"units": {}}}},
        "game": {"game": {"card": 1}},
    }
    answer = table.http.post("/api/import", json={**file, "record": {**file["record"], **wrong[damage]}})
    assert answer.status_code in (400, 403)
    assert answer.json()["message"]


@pytest.mark.parametrize("kind", ["card", "campaign"])
def test_a_replay_shows_what_spectators_saw_step_by_step(table: Table, kind: str) -> None:
    game = new_cards(table, chapter=3) if kind == "card" else new_campaign(table)
    clients = both(table, game)
    watcher = table.join(game["spectator_token"])
    play(clients, watcher, random.Random(8), most=30)
    states = {message["choices"]: message for message in watcher.messages if message["type"] == "state"}
    told: list[Any] = []
    last = watcher.state["choices"]
    for step in replay_steps(table, game, last):
        assert step["names"]["side:locust"] == "Locust"
        told += step["events"]
        if step["at"] in states:
            assert alike(step["view"], states[step["at"]]["view"])
    assert told == watcher.log
    close(*clients.values(), watcher)
