"""The guided first mission: made like any other game, with a lesson in every state its player is sent."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from eday.content.board import load
from tests.server.table import DOM, MARCUS, Client, Table, play, seat

FIRST = load().first_mission
CODE = re.compile(r"\d+[AB]-")
"""What the log calls a place."""


def guided(table: Table, **more: Any) -> Any:
    """A guided mission with its links."""
    return table.create(seat(MARCUS), seed=None, guided=True, **more)


def follow(client: Client, choices: int) -> None:
    """Do what the guide suggests."""
    for _ in range(choices):
        client.choose(client.state["guide"]["options"][0])
        client.catch_up(client.state["version"] + 1)


def test_the_setup_says_who_plays_it(table: Table) -> None:
    board = table.http.get("/api/setup").json()["games"][0]
    assert board["guided"] == {"mission": FIRST.mission, "cogs": list(FIRST.cogs)}


def test_following_the_guide_leads_through_the_script(table: Table) -> None:
    client = table.join(guided(table)["seats"][0]["token"])
    for number, beat in enumerate(FIRST.script, start=1):
        guide = client.state["guide"]
        assert (guide["step"], guide["options"], guide["rule"]) == (number, [beat.choose], beat.rule)
        assert guide["title"]
        assert guide["text"]
        assert not CODE.search(" ".join([guide["title"], *guide["text"]])), "places are told in words"
        follow(client, 1)
    assert client.state["guide"]["done"]
    assert {"guard_used", "tile_placed", "hole_sealed"} <= {event["kind"] for event in client.log}
    client.close()


def test_who_leaves_the_script_plays_on_by_himself(table: Table) -> None:
    client = table.join(guided(table)["seats"][0]["token"])
    client.choose("cover:cover:2A.c6")
    client.catch_up(client.state["version"] + 1)
    assert (client.state["guide"]["title"], client.state["guide"]["step"]) == ("Your own way", 0)
    play({0: client}, client, random.Random(3))
    assert client.over is not None
    assert client.state["guide"]["done"]
    client.close()


def test_who_comes_back_finds_the_same_lesson(table: Table) -> None:
    game = guided(table)
    client = table.join(game["seats"][0]["token"])
    follow(client, 4)
    before = client.state["guide"]
    client.close()
    again = table.join(game["seats"][0]["token"])
    assert again.state["guide"] == before
    again.close()


def test_nobody_else_is_guided(table: Table) -> None:
    watcher = table.join(guided(table)["spectator_token"])
    assert watcher.state["guide"] is None
    other = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    assert other.state["guide"] is None
    watcher.close()
    other.close()


WRONG: list[dict[str, Any]] = [
    {"seed": 7},
    {"insane": True},
    {"mission": "hive"},
    {"seats": [seat(DOM)]},
    {"seats": [seat(MARCUS), seat(DOM)]},
    {"seats": [{**seat(MARCUS), "kind": "bot"}]},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_as_it_is(table: Table, wrong: dict[str, Any]) -> None:
    wanted = {"game": "board", "guided": True, "mission": "emergence", "seats": [seat(MARCUS)], **wrong}
    answer = table.http.post("/api/games", json=wanted)
    assert answer.status_code == 400
    assert "guided mission" in answer.json()["message"]
