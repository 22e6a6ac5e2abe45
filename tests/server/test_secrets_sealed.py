"""Between opponents nobody gets the seed or the record before the end, whatever becomes of the game meanwhile."""

from __future__ import annotations

import random

import pytest

from eday.cli import main
from tests.server.card.cards import both, close, new_cards, record
from tests.server.table import DOM, MARCUS, Table, play, seat

SEED = 918_273_645_546_372_819


def admin(table: Table, action: str, game: str) -> None:
    """What the keeper of the table does."""
    assert main(["admin", action, game, "--database", table.settings.database]) == 0


def test_a_game_that_is_frozen_for_a_while_gives_its_record_to_no_opponent(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    """The keeper may let it go on at any time, and whoever had the record would know both hands and decks."""
    game = new_cards(table, seed=SEED)
    clients = both(table, game)
    play(clients, clients[0], random.Random(1), most=5)
    path = f"/api/games/{game['game']}"
    tokens = [game["host_token"], game["spectator_token"], *(link["token"] for link in game["seats"])]
    admin(table, "freeze", game["game"])
    for token in tokens:
        refused = table.call("GET", f"{path}/export", token)
        assert refused.status_code == 403
        assert "before the end" in refused.json()["message"]
        for answer in (table.call("GET", f"{path}/look", token), table.call("GET", f"{path}/replay", token)):
            assert answer.status_code == 200
            assert str(SEED) not in answer.text
    admin(table, "unfreeze", game["game"])
    close(*clients.values())
    clients = both(table, game)
    clients[0].send(type="resign")
    clients[0].expect("over")
    assert table.call("GET", f"{path}/export", tokens[-1]).json()["record"] == record(table, game)
    close(*clients.values())


def test_a_game_that_is_frozen_for_a_while_stays_its_hosts_to_export(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    game = table.create(seat(MARCUS), seat(DOM), seed=SEED)
    admin(table, "freeze", game["game"])
    path = f"/api/games/{game['game']}/export"
    assert table.call("GET", path, game["host_token"]).json()["record"]["seed"] == SEED
    for token in (game["spectator_token"], game["seats"][0]["token"]):
        refused = table.call("GET", path, token)
        assert refused.status_code == 403
        assert str(SEED) not in refused.text
