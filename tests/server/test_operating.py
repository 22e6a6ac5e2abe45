"""What whoever runs the service can see: whether it lives, whether it can work, and its figures."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from eday.server.run import listen
from eday.server.store.database import Database, open_database
from tests.server.table import MARCUS, TOKEN, Table, seat, until

Limited = Callable[..., Table]


def figure(table: Table, name: str) -> float:
    """The value of a figure."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", table.figures(), re.MULTILINE)
    assert found, name
    return float(found[1])


def test_figures_are_told_to_who_has_the_token(limited: Limited) -> None:
    table = limited()
    for headers in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Basic {TOKEN}"}):
        assert table.http.get("/metrics", headers=headers).status_code == 404
    assert table.call("GET", "/metrics", TOKEN).headers["content-type"].startswith("text/plain")


def test_without_a_token_there_are_no_figures(limited: Limited) -> None:
    table = limited({"metrics_token": ""})
    for token in ("x", TOKEN):
        assert table.call("GET", "/metrics", token).status_code == 404
    assert table.http.get("/metrics", headers={"Authorization": "Bearer"}).status_code == 404


def test_figures_at_an_address_of_their_own(limited: Limited) -> None:
    with listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    limited({"metrics": ("127.0.0.1", port)})
    assert "eday_choices_total 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_what_the_figures_tell(limited: Limited) -> None:
    table = limited()
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)
    table.call("GET", f"/api/games/{game['game']}/replay", game["host_token"])
    assert figure(table, "eday_choices_total") >= 1
    assert figure(table, "eday_choice_seconds_count") == 1
    assert figure(table, 'eday_call_seconds_count{route="/api/games/{game_id}/replay"}') == 1
    assert figure(table, "eday_games_created_total") == 1
    assert figure(table, "eday_connections") == 1
    assert figure(table, "eday_rooms") == 1
    assert figure(table, "eday_database_errors_total") == 0
    until(lambda: figure(table, "eday_loop_lag_seconds_count") > 0)
    assert game["game"] not in table.figures()
    client.close()


def test_errors_of_the_database_are_counted(limited: Limited) -> None:
    table = limited()

    async def err() -> None:
        engine = open_database(table.settings.database)
        async with engine.connect() as connection:
            with pytest.raises(OperationalError):
                await connection.execute(text("SELECT nothing FROM nowhere"))
        await engine.dispose()

    asyncio.run(err())
    assert figure(table, "eday_database_errors_total") == 1


def test_without_its_database_the_service_lives_but_is_not_ready(
    limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(self: Database) -> bool:
        raise ConnectionRefusedError

    table = limited()
    monkeypatch.setattr(Database, "alive", silent)
    answer = table.http.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})
    assert table.http.get("/healthz").json() == {"ok": True}
    assert figure(table, "eday_database_errors_total") == 1
    monkeypatch.undo()
    until(lambda: table.http.get("/readyz").status_code == 200)


def test_a_service_about_to_end_is_not_ready(limited: Limited) -> None:
    table = limited()
    app: Any = table.server.config.app
    app.state.service.rooms.closing = True
    assert table.http.get("/readyz").status_code == 503
    assert table.http.get("/healthz").status_code == 200
