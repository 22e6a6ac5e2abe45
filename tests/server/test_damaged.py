"""One damaged row costs nobody more than that game."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import update

from eday.server.logs import LOGGER
from eday.server.store.database import open_database
from eday.server.store.models import GameRow
from tests.server.table import MARCUS, Table, seat

JUNK: list[dict[str, Any]] = [
    {"head": "{"},
    {"head": "[]"},
    {"head": "{}"},
    {"head": '{"game": "chess"}'},
    {"summary": "null"},
    {"summary": "{}"},
    {"summary": '{"turn": "late", "outcome": 3}'},
    {"summary": "[" * 100_000},
    {"proposal": "junk"},
    {"proposal": "{}"},
    {"proposal": '{"what": "undo", "seat": 0, "agreed": 5}'},
    {"status": "lost"},
    {"updated": 1e300},
]


def damage(database: str, game: str, values: dict[str, Any]) -> None:
    """Spoil the row of a game."""

    async def spoil() -> None:
        engine = open_database(database)
        async with engine.begin() as connection:
            await connection.execute(update(GameRow).where(GameRow.id == game).values(**values))
        await engine.dispose()

    asyncio.run(spoil())


@pytest.mark.parametrize("values", JUNK, ids=lambda values: str(values)[:40])
def test_a_damaged_game_is_left_out_of_the_list(
    table: Table, values: dict[str, Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)
    good, bad, last = (table.create(seat(MARCUS)) for _ in range(3))
    damage(table.settings.database, bad["game"], values)
    wanted = [game["host_token"] for game in (good, bad, last)] + [bad["seats"][0]["token"]]
    with caplog.at_level(logging.ERROR, LOGGER.name):
        for _ in range(2):
            answer = table.http.post("/api/mine", json={"tokens": wanted})
            assert answer.status_code == 200
            assert {game["game"] for game in answer.json()["games"]} == {good["game"], last["game"]}
    told = [record for record in caplog.records if record.getMessage() == "game_damaged"]
    assert [getattr(record, "fields", None) for record in told] == [{"game": bad["game"]}]
