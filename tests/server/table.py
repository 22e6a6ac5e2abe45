"""A service in a thread and players at real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from eday.players import QUICK
from eday.server.app import create_app
from eday.server.run import Server, configured, listen
from eday.server.service import Service
from eday.server.settings import Limits, Settings
from eday.server.tables.room import Room

PATIENCE = 60.0
TOKEN = "a token for figures"
MARCUS, DOM, COLE, BAIRD = "marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird"
SQUAD = (MARCUS, DOM, COLE, BAIRD)
Message = dict[str, Any]


def seat(cog: str, kind: str = "human", name: str = "") -> dict[str, str]:
    """A seat of a new game; bots of tests choose at once."""
    return {"cog": cog, "kind": kind, "name": name or f"player of {cog}", **bot_of(kind)}


def bot_of(kind: str) -> dict[str, str]:
    """The bot of a seat of this kind, if it is a bot's."""
    return {"bot": QUICK} if kind == "bot" else {}


class Table:
    """A running service."""

    def __init__(self, settings: Settings, bound: socket.socket | None = None) -> None:
        self.settings = settings
        bound = bound or listen("127.0.0.1", 0)
        self.port: int = bound.getsockname()[1]
        ready = threading.Event()
        # Without pings: a busy machine may well be silent for a while.
        self._app = create_app(settings)
        config = configured(settings, self._app, ws_ping_interval=None)
        self.server = Server(config, ready.set)
        self._thread = threading.Thread(target=self.server.run, args=([bound],), daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def stop(self) -> None:
        """Stop as a signal would."""
        self.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def create(self, *seats: dict[str, str], seed: int | None = 7, **more: Any) -> Any:
        """A new game with its links."""
        answer = self.http.post(
            "/api/games", json={"game": "board", "mission": "emergence", "seed": seed, "seats": list(seats), **more}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()

    def call(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """A call with a token."""
        return self.http.request(method, path, headers={"Authorization": f"Bearer {token}"}, **more)

    def figures(self) -> str:
        """The figures of the service."""
        return self.call("GET", "/metrics", TOKEN).text

    @property
    def service(self) -> Service:
        """The service itself."""
        service: Service = self._app.state.service
        return service

    def room(self, game: str) -> Room:
        """A game in its memory."""
        return self.service.rooms._rooms[game]

    def in_loop(self, work: Callable[[], Any]) -> Any:
        """Do something in the thread of the service; an awaitable is awaited."""

        async def run() -> Any:
            done = work()
            return await done if inspect.isawaitable(done) else done

        clerk = self.service.rooms._clerk
        assert clerk is not None
        return asyncio.run_coroutine_threadsafe(run(), clerk.get_loop()).result(PATIENCE)

    def join(self, token: str, **more: Any) -> Client:
        """A player at a socket, with the first state before him."""
        return join(self.port, token, **more)


class Client:
    """One socket, and every message it received."""

    def __init__(self, port: int, headers: Mapping[str, str] | None = None) -> None:
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(
            # Without a limit of its queue it takes in all messages as they come, however late the test looks at them.
            connect(
                f"ws://127.0.0.1:{port}/api/socket",
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                max_queue=None,
            )
        )
        self._unread: list[Message] = []
        """Messages of a frame that were not looked at yet."""
        self.messages: list[Message] = []
        self.state: Message = {}
        """The last state, with all that was told before it and is taken for known."""
        self.names: dict[str, str] = {}
        self.layout: Message = {}
        self.over: Message | None = None
        self.log: list[Message] = []
        self.begins = 0
        """Number of its first event."""
        self.welcome: Message = {}

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        if not self._unread:
            self._unread = json.loads(self.socket.recv(timeout))
        message = self._unread.pop(0)
        self.messages.append(message)
        if message["type"] == "known":
            self.names = {**self.names, **message["names"]}
            self.layout = message["layout"] or self.layout
        elif message["type"] == "state":
            self.state = completed(message, self.names, self.layout)
            self.over = None
        elif message["type"] == "events":
            if not self.state:
                self.begins = message["first"]  # who comes is told the newest events alone
            assert self.begins <= message["first"] <= self.begins + len(self.log)
            assert [event["n"] for event in message["events"]] == list(
                range(message["first"], message["first"] + len(message["events"]))
            )
            self.log[message["first"] - self.begins :] = message["events"]
        elif message["type"] == "over":
            self.over = message
        return message

    def expect(self, kind: str) -> Message:
        """The next message of that type; what comes before it is noted."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def catch_up(self, version: int) -> Message:
        """The state of that version or a later one."""
        while self.state["version"] < version:
            self.receive()
        return self.state

    def choose(self, option: str, **more: Any) -> None:
        """Choose at the state last seen."""
        self.send(type="choose", version=self.state["version"], option=option, **more)

    def settle(self) -> None:
        """Read until the answer to a question comes: everything sent before it has been received."""
        self.send(type="ask", what="card", ref="order:advance", id=987654)
        while self.receive().get("id") != 987654:
            pass

    def closed(self) -> int:
        """Read to the end; the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        """Hang up."""
        self._open.close()


def completed(state: Message, names: dict[str, str], layout: Message) -> Message:
    """A state with what a page has been told before it."""
    view = state["view"]
    view = {**view, "map": {**layout, **view["map"]}} if view.get("map") else view
    return {**state, "view": view, "names": names}


def alike(whole: Any, told: Any) -> bool:
    """Whether a view says all that was told in a state, which leaves out what is told apart."""
    if isinstance(told, dict):
        return isinstance(whole, dict) and all(key in whole and alike(whole[key], told[key]) for key in told)
    return bool(whole == told)


def join(port: int, token: str, **more: Any) -> Client:
    """A player who has said hello and sees the table."""
    client = Client(port)
    client.send(type="hello", token=token, **more)
    client.welcome = client.expect("welcome")
    while client.receive()["type"] != "presence":
        pass
    return client


def play(clients: dict[int, Client], watcher: Client, rng: random.Random, most: int = 100_000) -> int:
    """Scripted players choose at random until the game is over (or so many choices are made); choices made."""
    made = 0
    while watcher.state["asked"] is not None and made < most:
        version = watcher.state["version"]
        asked = clients.get(watcher.state["asked"]["seat"])
        if asked is None or asked.catch_up(version)["version"] > version:
            watcher.catch_up(version + 1)
            continue
        if not asked.state["options"]:
            watcher.catch_up(version + 1)
            continue
        asked.choose(rng.choice(asked.state["options"])["id"])
        made += 1
        watcher.catch_up(version + 1)
    for client in {id(client): client for client in (*clients.values(), watcher)}.values():
        client.catch_up(watcher.state["version"])
        while watcher.state["asked"] is None and client.over is None:
            client.receive()
    return made


def replay_steps(table: Table, game: Any, last: int, count: int = 16) -> list[Any]:
    """All steps of a replay as a spectator is told them, page by page."""
    found: list[Any] = []
    while len(found) <= last:
        path = f"/api/games/{game['game']}/replay?at={len(found)}&count={count}"
        page = table.call("GET", path, game["spectator_token"]).json()
        assert page["last"] == last
        assert [step["at"] for step in page["steps"]] == list(range(len(found), min(len(found) + count, last + 1)))
        found += page["steps"]
    return found


def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def limited_tables(folder: Path) -> Iterator[Callable[..., Table]]:
    """For a fixture: makes services with limits of one's own, and stops them."""
    made: list[Table] = []

    def make(more: Mapping[str, Any] = MappingProxyType({}), **limits: Any) -> Table:
        usual = Settings(
            database=f"sqlite:///{folder / 'table.sqlite'}", bot_pause=0.0, poll_seconds=0.1, metrics_token=TOKEN
        )
        made.append(Table(replace(usual, limits=Limits(**{"hello_seconds": PATIENCE, **limits}), **more)))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def quick(settings: Settings, **more: Any) -> Settings:
    """Settings for tests: nobody waits for bots, and a client may talk fast, say hello late and read slowly."""
    limits = replace(
        settings.limits,
        keep_alive_seconds=600.0,
        messages_per_second=1e6,
        message_burst=10**6,
        messages_per_second_per_address=1e6,
        message_burst_per_address=10**6,
        hurried_sockets=10**6,
        requests_per_second=1e6,
        request_burst=10**6,
        work_per_second=1e6,
        work_burst=1e6,
        advice_per_second=1e6,
        advice_burst=1e6,
        strikes=10**6,
        head_seconds=PATIENCE,
        body_seconds=PATIENCE,
        stall_seconds=PATIENCE,
        hello_seconds=PATIENCE,
        queue=10**6,
    )
    quickly = replace(settings, bot_pause=0.0, poll_seconds=0.1, metrics_token=TOKEN, limits=limits)
    return replace(quickly, **more)
