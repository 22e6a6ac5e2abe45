"""What has been acknowledged is never lost, and nothing is ever applied twice."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import eday
from eday.board import BoardGame
from eday.server.settings import Settings
from eday.server.tables.room import Room
from tests.server.table import DOM, MARCUS, Table, join, quick, seat

SOURCE = Path(eday.__file__).parents[1]


class Process:
    """The service in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "eday", "serve", "--port", "0", "--bot-pause", "0"]
        self.errors = folder / "errors.log"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{folder / 'table.sqlite'}"],
                env={**os.environ, "PYTHONPATH": str(SOURCE)},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def new_game(self, **wish: Any) -> Any:
        answer = httpx.post(f"http://127.0.0.1:{self.port}/api/games", json=wish, timeout=60)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def ended(self) -> int:
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def test_a_service_that_is_stopped_tells_its_guests_and_ends_well(tmp_path: Path) -> None:
    """Its bots have played before: their processes end with it, and nothing is left behind to complain of."""
    process = Process(tmp_path)
    board = process.new_game(mission="emergence", seed=3, seats=[seat(MARCUS, "hotseat"), seat(DOM, "hotseat")])
    guest = join(process.port, board["seats"][0]["token"])
    sides = [{"side": side, "kind": "bot", "bot": "random", "name": side} for side in ("cog", "locust")]
    cards = process.new_game(game="card", chapter=1, seed=1, seats=sides)
    watcher = join(process.port, cards["spectator_token"])
    watcher.catch_up(watcher.state["version"] + 1)
    process.process.send_signal(signal.SIGTERM)
    assert [guest.closed(), watcher.closed()] == [1012, 1012]
    assert process.ended() == 0
    told = [json.loads(line) for line in process.errors.read_text().splitlines()]
    assert [line["level"] for line in told if line["level"] != "info"] == []
    assert told[-1]["event"] == "stopped"


def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    settings = quick(Settings(database=database))
    running = Table(settings)
    game = running.create(seat(MARCUS), seat(DOM))
    running.stop()
    with closing(sqlite3.connect(tmp_path / "table.sqlite")) as connection:
        connection.execute("DROP TRIGGER choices_have_no_gap")
        connection.execute("DROP TABLE looks")
        connection.execute("DROP INDEX ix_seats_invite_hash")
        for column in ("invite_hash", "bot"):
            connection.execute(f"ALTER TABLE seats DROP COLUMN {column}")
        connection.execute("ALTER TABLE choices DROP COLUMN fingerprint")
        added = ("fingerprint", "version", "frozen", "sealed", "show", "bot_worker", "bot_until")
        for column in ("proposal", *added):
            connection.execute(f"ALTER TABLE games DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    running = Table(settings)
    client = running.join(game["seats"][0]["token"])
    assert client.state["proposal"] is None
    client.close()
    running.stop()


def test_a_fault_of_the_rules_in_the_middle_of_a_choice_leaves_the_game_as_it_was(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"))
    client = table.join(game["seats"][0]["token"])
    before = client.state
    options = [option["id"] for option in before["options"]]
    rules = BoardGame.choose

    def half_done(self: BoardGame, option: str) -> Any:
        rules(self, option)
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(BoardGame, "choose", half_done)
        client.choose(options[0])
        assert client.expect("error")["code"] == "internal"
    late = table.join(game["spectator_token"])
    assert (late.state["version"], late.state["choices"]) == (before["version"], before["choices"])
    client.choose(options[0])
    client.catch_up(before["version"] + 1)
    record = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()["record"]
    assert [option for _, option in record["choices"]] == [options[0]]
    assert eday.replay(record).view(0) == table.room(game["game"]).live.game.view(0)


def test_a_fault_after_a_choice_was_stored_shows_it_all_the_same(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"))
    client = table.join(game["seats"][0]["token"])
    before = client.state["version"]
    faults = iter([ZeroDivisionError])
    asked = Room.unasked

    def fails_once(self: Room) -> str | None:
        for fault in faults:
            raise fault
        return asked(self)

    monkeypatch.setattr(Room, "unasked", fails_once)
    client.choose(client.state["options"][0]["id"])
    assert client.expect("error")["code"] == "internal"
    assert client.catch_up(before + 1)["choices"] == 1


@pytest.fixture
def two_tables(database: str) -> Iterator[tuple[Table, Table]]:
    """Two workers on one database."""
    settings = replace(quick(Settings(database=database)), poll_seconds=0.05)
    tables = (Table(settings), Table(settings))
    yield tables
    for one in tables:
        one.stop()


def test_two_workers_never_apply_the_same_version_twice(two_tables: tuple[Table, Table]) -> None:
    first, second = two_tables
    game = first.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"))
    token = game["seats"][0]["token"]
    racers = [first.join(token), second.join(token)]
    racers[0].send(type="settings", guard="always")
    racers[0].expect("settings")
    rng = random.Random(11)
    rounds = 0
    while racers[0].state["asked"] is not None and rounds < 40:
        version = racers[0].state["version"]
        racers[1].catch_up(version)
        assert racers[1].state["version"] == version
        assert racers[1].state["view"] == racers[0].state["view"]
        options = racers[0].state["options"]
        for racer in racers:
            racer.choose(rng.choice(options)["id"])
        for racer in racers:
            racer.catch_up(version + 1)
        rounds += 1
        for racer in racers:
            racer.settle()
            assert racer.state["version"] == version + 1
            assert racer.state["choices"] == rounds
    headers_token = game["host_token"]
    files = [t.call("GET", f"/api/games/{game['game']}/export", headers_token).json()["record"] for t in two_tables]
    assert files[0] == files[1]
    assert len(files[0]["choices"]) == rounds
    eday.replay(files[0])
    racers[0].send(type="chat", text="over here")
    assert racers[1].expect("chat")["text"] == "over here"
    seat_path = f"/api/games/{game['game']}/seats/0"
    assert first.call("POST", seat_path, game["host_token"], json={"action": "reissue"}).status_code == 200
    assert racers[0].closed() == 4001
    assert racers[1].closed() == 4001
    for racer in racers:
        racer.close()


def test_what_is_said_at_another_worker_is_passed_on_to_all_when_somebody_comes(database: str) -> None:
    settings = replace(quick(Settings(database=database)), poll_seconds=3600.0)
    first, second = Table(settings), Table(settings)
    game = first.create(seat(MARCUS), seat(DOM))
    waiting = first.join(game["spectator_token"])
    speaker = second.join(game["seats"][0]["token"])
    speaker.send(type="chat", text="over here")
    speaker.expect("chat")
    late = first.join(game["seats"][1]["token"])
    assert waiting.expect("chat")["text"] == "over here"
    assert [message["text"] for message in late.messages if message["type"] == "chat"] == ["over here"]
    for client in (waiting, speaker, late):
        client.close()
    for table in (first, second):
        table.stop()
