"""Bots play while somebody is there; only a show of bots alone goes on by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eday.server.settings import Settings
from tests.server.card.cards import new_cards, record
from tests.server.table import DOM, MARCUS, Table, quick, seat, until


@pytest.fixture
def two_shows(tmp_path: Path) -> Iterator[Table]:
    """A service with bots that nobody waits for, and two shows at a time."""
    settings = quick(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}"))
    running = Table(replace(settings, limits=replace(settings.limits, shows=2, bot_turns=2)))
    yield running
    running.stop()


def made(table: Table, game: Any) -> int:
    """Choices stored."""
    return len(record(table, game)["choices"])


@pytest.mark.parametrize("who", ["spectator", "host"])
def test_bots_play_for_anybody_who_watches_and_rest_when_he_goes(table: Table, who: str) -> None:
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    other = new_cards(table, "bot", "bot")
    watcher = table.join(game[f"{who}_token"])
    watcher.catch_up(3)
    watcher.close()
    until(lambda: "eday_connections 0" in table.figures())
    seen = made(table, game)
    assert seen >= 3
    time.sleep(1)
    settled = made(table, game)
    assert settled <= seen + 1, "no more than the choice that was under way"
    assert made(table, other) == 0, "a game nobody has looked at is not begun"
    back = table.join(game["spectator_token"])
    back.catch_up(settled + 2)
    back.close()


def test_a_show_goes_on_without_anybody_watching(two_shows: Table) -> None:
    game = two_shows.create(seat(MARCUS, "bot"), seat(DOM, "bot"), show=True)
    until(lambda: made(two_shows, game) >= 3)


def test_only_bots_make_a_show(table: Table) -> None:
    body = {"mission": "emergence", "seats": [seat(MARCUS), seat(DOM, "bot")], "show": True}
    answer = table.http.post("/api/games", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert "bots play every seat" in answer.json()["message"]


def test_so_many_shows_and_no_more(two_shows: Table) -> None:
    body = {"mission": "emergence", "seats": [seat(MARCUS, "bot"), seat(DOM, "bot")]}
    for _ in range(2):
        assert two_shows.http.post("/api/games", json={**body, "show": True}).status_code == 201
    answer = two_shows.http.post("/api/games", json={**body, "show": True})
    assert (answer.status_code, answer.json()["error"]) == (429, "too_many")
    assert two_shows.http.post("/api/games", json=body).status_code == 201
