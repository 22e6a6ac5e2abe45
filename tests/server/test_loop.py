"""What takes long is done elsewhere: no request plays a game again in the loop that serves everybody."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from eday.server.tables import live as live_games
from eday.server.tables import room as rooms
from tests.server.card.cards import new_campaign
from tests.server.table import Client, Table, play

CHOICES = 60


@pytest.fixture(scope="module")
def long_game(table: Table) -> Iterator[tuple[Any, Client]]:
    """A game that is well under way."""
    game = new_campaign(table, "hotseat", "hotseat")
    client = table.join(game["seats"][0]["token"])
    play({0: client, 1: client}, client, random.Random(3), CHOICES)
    yield game, client
    client.close()


@pytest.fixture
def in_loop(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Numbers of the choices that are played in the loop from now on."""
    loop: int = table.in_loop(threading.get_ident)
    played: list[int] = []
    apply: Any = getattr(live_games, "apply_choice")  # noqa: B009

    def watched(game: Any, number: int, *choice: Any) -> Any:
        if threading.get_ident() == loop:
            played.append(number)
        return apply(game, number, *choice)

    monkeypatch.setattr(live_games, "apply_choice", watched)
    return played


def test_settings_and_names_touch_no_game(table: Table, long_game: tuple[Any, Client], in_loop: list[int]) -> None:
    game, client = long_game
    before = len(client.messages)
    client.send(type="settings", guard="always")
    client.expect("settings")
    assert "state" not in [message["type"] for message in client.messages[before:]]  # it is no news for the table
    path = f"/api/games/{game['game']}/seats/0"
    assert table.call("POST", path, game["host_token"], json={"action": "rename", "name": "Ann"}).status_code == 200
    assert client.expect("presence")["seats"][0]["name"] == "Ann"
    assert table.http.post("/api/mine", json={"tokens": [game["host_token"]]}).json()["games"]
    assert in_loop == []


def test_replays_and_files_are_read_elsewhere(table: Table, long_game: tuple[Any, Client], in_loop: list[int]) -> None:
    game, _ = long_game
    page = table.call("GET", f"/api/games/{game['game']}/replay?at=40&count=16", game["host_token"]).json()
    assert [step["at"] for step in page["steps"]] == list(range(40, 56))
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"])
    assert table.http.post("/api/import", content=file.content).status_code == 201
    assert in_loop == []


def test_a_game_is_loaded_elsewhere(table: Table, long_game: tuple[Any, Client], in_loop: list[int]) -> None:
    game, _ = long_game
    other = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"])
    made = table.http.post("/api/import", content=other.content).json()
    client = table.join(made["spectator_token"])
    assert client.state["choices"] >= CHOICES
    client.close()
    assert in_loop == []


def test_an_undo_plays_a_few_choices_again_and_not_all(
    table: Table, long_game: tuple[Any, Client], in_loop: list[int]
) -> None:
    _, client = long_game
    while not client.state["can_undo"]:
        client.choose(client.state["options"][0]["id"])
        client.catch_up(client.state["version"] + 1)
    in_loop.clear()
    client.send(type="undo")
    client.catch_up(client.state["version"] + 1)
    assert len(in_loop) <= live_games.SPACING
    assert all(number >= CHOICES - 2 * live_games.SPACING for number in in_loop)


def test_what_another_worker_did_is_played_and_nothing_else(
    table: Table, long_game: tuple[Any, Client], in_loop: list[int]
) -> None:
    game, client = long_game
    other = Table(table.settings)
    guest = other.join(game["seats"][0]["token"])
    in_loop.clear()
    version, number = guest.state["version"], guest.state["choices"]
    guest.choose(guest.state["options"][0]["id"])
    client.catch_up(version + 1)
    assert min(in_loop) == number
    guest.close()
    other.stop()


def test_who_comes_late_is_told_the_newest_events_alone(
    table: Table, long_game: tuple[Any, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, client = long_game
    client.settle()
    whole = table.join(game["seats"][0]["token"])
    assert whole.log == client.log
    monkeypatch.setattr(rooms, "RECENT", 100)
    late = table.join(game["seats"][0]["token"])
    assert late.log == client.log[-100:]
    back = table.join(game["seats"][0]["token"], since=len(client.log) - 3)
    assert back.log == client.log[-3:]
    for one in (whole, late, back):
        one.close()
