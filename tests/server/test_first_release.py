"""A database of the first release: its games are frozen, never broken; the rest of it goes on as it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from eday.server.settings import Settings
from tests.server.table import MARCUS, Client, Table, quick, seat, until

DATA = Path(__file__).parent / "data" / "first_release.sql"
"""Made by the service of the first release: the dump of its SQLite database."""
GAMES = {
    "board": ("360705bbcd2b01ea", "jOKLElVgRSdPwISg7EY1xMpe2pHyzlDD", "MbC_eCb9Ba3pb_HotOClsg5D-sB73WxN", 9),
    "over": ("a3a88282d7f4262c", "ZqnIk_rPCZ_MbbpL_h26EZ9uh2rMcHf4", "ZKlflNcwv_Uch3Ppzb4p3UPjuwaAnyb0", 64),
    "card": ("d689462490b4e6a9", "q6i0fmHrsHVxPlutBAIbNykDZr44U2DJ", "iD4h-qxOogJGGetg7HilVtFODkJr3xQo", 7),
    "campaign": ("34195847e0a77bbf", "AA_3iQPjK2rlKngF_3yCOSgBClfnMyF3", "kDn1TW3DC5SvNRjC74HTxblA8_PKJfr-", 12),
}
"""Id, the host's link, the link of the first seat, and how many choices were made."""


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The service of today on that database."""
    file = tmp_path_factory.mktemp("first") / "table.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DATA.read_text())
    running = Table(quick(Settings(database=f"sqlite:///{file}")))
    yield running
    running.stop()


def listed(table: Table, token: str) -> dict[str, Any]:
    """A game in the list of whoever has that link."""
    (game,) = table.http.post("/api/mine", json={"tokens": [token]}).json()["games"]
    return dict(game)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_there_with_its_reason_and_its_record(old: Table, name: str) -> None:
    game, host, player, choices = GAMES[name]
    client = Client(old.port)
    client.send(type="hello", token=player)
    told = client.expect("error")
    assert told["code"] == "frozen"
    assert "-1" in told["message"]
    client.close()
    until(lambda: listed(old, host)["frozen"] is not None)
    assert listed(old, player)["frozen"] == told["message"]
    for token in (host, player):
        answer = old.call("GET", f"/api/games/{game}/export", token)
        assert answer.status_code == 200
        assert len(answer.json()["record"]["choices"]) == choices
        look = old.call("GET", f"/api/games/{game}/look", token).json()
        assert (look["reason"], look["choices"], look["state"]) == (told["message"], choices, None)


def test_running_games_are_marked_before_anybody_opens_them(old: Table) -> None:
    for name in ("board", "card", "campaign"):
        host = GAMES[name][1]
        until(lambda host=host: listed(old, host)["frozen"] is not None)  # type: ignore[misc]


def test_new_games_are_played_in_it(old: Table) -> None:
    game = old.create(seat(MARCUS))
    client = old.join(game["seats"][0]["token"])
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)
    client.close()
