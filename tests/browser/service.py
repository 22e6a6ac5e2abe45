"""A server of its own process for browsers to visit."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from eday.players import QUICK
from tests.server.card.cards import opponents, stored_record

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "games" / "board"
HERE = ROOT / "tests" / "browser"
COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")


class Service:
    """Starts, stops and starts again on the same address and database."""

    def __init__(self, folder: Path, checkout: Path = ROOT) -> None:
        self._checkout = checkout
        self._database = f"sqlite:///{folder / 'table.sqlite'}"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._port = _free_port()

    @property
    def url(self) -> str:
        """Address of the lobby."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        """Start and wait until it answers."""
        words = ["serve", "--port", str(self._port), "--database", self._database, "--bot-pause", "0"]
        words += ["--limit", "work-burst=100000"]  # all pages come from one address, and faster than people do
        environment = {**os.environ, "PYTHONPATH": str(self._checkout / "src")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "eday", *words], cwd=self._checkout, env=environment, stdout=log, stderr=log
            )
        deadline = time.monotonic() + 60
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self._log.read_text()[-3000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(10)
            self._process = None

    def stop(self) -> None:
        """Ask it to end; insist after a while."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
            self._process = None
        except subprocess.TimeoutExpired:
            self.kill()

    def age(self, game: str) -> None:
        """Let a stored game be one of rules nobody plays any more."""
        with closing(sqlite3.connect(self._database.removeprefix("sqlite:///"))) as connection:
            (head,) = connection.execute("SELECT head FROM games WHERE id = ?", (game,)).fetchone()
            old = json.dumps({**json.loads(head), "rules": "made-up-0"})
            connection.execute("UPDATE games SET head = ?, fingerprint = 'another' WHERE id = ?", (old, game))
            connection.commit()

    def opponents(self, record: dict[str, Any], names: tuple[str, str] = ("Ann", "Ben")) -> Invited:
        """A game between two people at two places that has come as far as its record, as no file could bring it."""
        return Invited(self, in_thread(opponents(self._database, record, names)))

    def record(self, game: str) -> dict[str, Any]:
        """The record so far, which at a table of opponents nobody may see."""
        return in_thread(stored_record(self._database, game))

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Answer of a REST call."""
        request = urllib.request.Request(
            self.url.rstrip("/") + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def new_game(self, kinds: list[str], seed: int, names: tuple[str, ...] = ("Ann", "Ben", "Cid", "Dee")) -> Invited:
        """A game of Emergence with these kinds of seats."""
        named = zip(COGS, kinds, names, strict=False)
        seats = [{"cog": cog, "kind": kind, "name": name, "bot": QUICK} for cog, kind, name in named]
        return Invited(self, self.post("/api/games", {"mission": "emergence", "seed": seed, "seats": seats}))

    def from_record(self, record: dict[str, Any], kinds: list[str]) -> Invited:
        """A game that has come as far as its record."""
        names = ["Ann", "Ben", "Cid", "Dee"][: len(kinds)]
        file = {"eday_export": 1, "record": record, "names": names, "kinds": kinds, "bots": [QUICK] * len(kinds)}
        return Invited(self, self.post("/api/import", file))

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "healthz", timeout=1):
                return True
        except (urllib.error.URLError, OSError):
            return False


class Invited:
    """A game and the links to it."""

    def __init__(self, service: Service, created: dict[str, Any]) -> None:
        self._url = service.url
        self.game: str = created["game"]
        self._seats: list[dict[str, Any]] = created["seats"]
        self.watch = f"{self._url}#/join/{created['spectator_token']}"
        """Link for spectators."""

    def link(self, seat: int) -> str:
        """Invitation to a seat."""
        found = self._seats[seat]
        return f"{self._url}#/join/{found['token'] or found['invite']}"


def in_thread(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Do something with a loop of its own: the browser's holds this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def recorded(name: str, choices: int | None = None) -> dict[str, Any]:
    """The record of a stored game, with all its choices or only the first (or, negative, without the last) ones."""
    folder = HERE if (HERE / f"{name}.json").exists() else GAMES
    record: dict[str, Any] = json.loads((folder / f"{name}.json").read_text())["record"]
    return {**record, "choices": record["choices"][:choices]}


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
