"""The attacks: each is what one address does again and again until its time is over."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.attack.target import Target
from tests.attack.wire import GONE, Socket, Wire

Attack = Callable[[Wire, Target, float], Awaitable[None]]
SOURCES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
SOCKETS, CONNECTIONS = 6, 4
"""What each address has open at once."""
GUARDS = ("always", "matters", "never")
LARGEST_PAGE = 16


@dataclass(frozen=True)
class Kind:
    """A way to attack."""

    name: str
    attack: Attack
    costly: bool = True
    """Whether the attacker has to be refused sooner or later, and not only slowed down."""
    few_files: bool = False
    """Whether the service is to have few open files."""


async def _again(wire: Wire, until: float, count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """Do something in so many places again and again; being thrown out is an answer too."""

    async def one(number: int) -> None:
        while time.monotonic() < until:
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
                    await work(number)
            except TimeoutError:
                wire.count("unanswered")
            except GONE as error:
                wire.count(type(error).__name__)
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one(number) for number in range(count)))


def calls(method: str, path: str, body: Callable[[Target], object] = lambda target: None, host: bool = False) -> Attack:
    """One call, as fast as it is answered."""

    async def attack(wire: Wire, target: Target, until: float) -> None:
        where = path.replace("GAME", str(target.campaign["game"]))
        token = str(target.campaign["host_token"]) if host else ""

        async def work(number: int) -> None:
            async with wire.calls() as line:
                while time.monotonic() < until:
                    await line.ask(method, where, body(target), token)

        await _again(wire, until, CONNECTIONS, work)

    return attack


async def replay(wire: Wire, target: Target, until: float) -> None:
    """All pages in a row at some connections, anywhere at others."""

    async def work(number: int) -> None:
        rng = random.Random(number)
        async with wire.calls() as line:
            for page in itertools.count():
                at = page * LARGEST_PAGE % target.choices if number % 2 else rng.randrange(target.choices)
                path = f"/api/games/{target.campaign['game']}/replay?at={at}&count={LARGEST_PAGE}"
                await line.ask("GET", path, token=str(target.campaign["host_token"]))

    await _again(wire, until, CONNECTIONS, work)


def messages(link: Callable[[Target], str], flood: Callable[[Socket, int], Awaitable[None]]) -> Attack:
    """Messages at sockets, each as fast as the last is answered."""

    async def attack(wire: Wire, target: Target, until: float) -> None:
        async def work(number: int) -> None:
            async with wire.socket(link(target)) as socket:
                for count in itertools.count():
                    await flood(socket, count)

        await _again(wire, until, SOCKETS, work)

    return attack


async def joins(wire: Wire, target: Target, until: float) -> None:
    """Come, have everything told, go, and come again."""

    async def work(number: int) -> None:
        async with wire.socket(target.link):
            wire.count("state")

    await _again(wire, until, CONNECTIONS, work)


async def idle(wire: Wire, target: Target, until: float) -> None:
    """A hundred connections that say nothing, or say it slowly."""

    async def work(number: int) -> None:
        async with wire.calls() as line:
            if number % 2:
                line.writer.write(b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n")
            while not line.reader.at_eof():
                if number % 2:
                    line.writer.write(b" ")
                    await line.writer.drain()
                try:
                    async with asyncio.timeout(1.0):
                        said = await line.reader.read(1000)
                except TimeoutError:
                    continue
                wire.count(said.split(b" ")[1].decode() if said.startswith(b"HTTP/") else "closed")

    await _again(wire, until, 100, work)


async def _settings(socket: Socket, count: int) -> None:
    await socket.ask({"type": "settings", "guard": GUARDS[count % 3]}, "settings")


async def _box(socket: Socket, count: int) -> None:
    await socket.ask({"type": "ask", "what": "box", "ref": ""}, "answer")


async def _preview(socket: Socket, count: int) -> None:
    options = socket.state["options"] or [{"id": "none"}]
    await socket.ask({"type": "ask", "what": "preview", "ref": options[count % len(options)]["id"]}, "answer")


async def _sight(socket: Socket, count: int) -> None:
    areas = sorted(re.findall(r"area:[a-z0-9_:-]+", json.dumps(socket.state["view"])))
    await socket.ask({"type": "ask", "what": "sight", "ref": areas[count % len(areas)]}, "answer")


async def _advice(socket: Socket, count: int) -> None:
    await socket.send({"type": "suggest", "version": socket.state["version"]})
    await socket.send({"type": "cancel"})
    await socket.ask({"type": "ask", "what": "card", "ref": "order:advance"}, "answer")


async def _chat(socket: Socket, count: int) -> None:
    await socket.ask({"type": "chat", "text": f"{count} " * 40}, "chat")


async def _pings(socket: Socket, count: int) -> None:
    await socket.ask({"type": "ping_map", "ref": "area:1"}, "map_ping")


async def _stale(socket: Socket, count: int) -> None:
    await socket.ask({"type": "choose", "version": 1, "option": "none"}, "answer")
    await socket.ask({"type": "undo"}, "state")


def _seats(target: Target) -> object:
    squad = [{"cog": cog, "kind": "hotseat"} for cog in ("marcus_fenix", "dominic_santiago")]
    return {"game": "board", "mission": "emergence", "seats": squad}


def _campaign(target: Target) -> str:
    return target.link


def _board(target: Target) -> str:
    return str(target.board["seats"][0]["token"])


def _name(target: Target) -> object:
    return {"action": "rename", "name": f"name {random.randrange(1000)}"}


def _links(target: Target) -> object:
    return {"tokens": [str(target.campaign["host_token"])] * 200}


ATTACKS = (
    Kind("settings", messages(_campaign, _settings)),
    Kind("renames", calls("POST", "/api/games/GAME/seats/0", _name, host=True)),
    Kind("replay", replay),
    Kind("imports", calls("POST", "/api/import", lambda target: target.file)),
    Kind("box", messages(_campaign, _box)),
    Kind("preview", messages(_campaign, _preview)),
    Kind("sight", messages(_board, _sight)),
    Kind("advice", messages(_board, _advice)),
    Kind("joins", joins, costly=False),
    Kind("late choices", messages(_campaign, _stale), costly=False),
    Kind("talk", messages(_campaign, _chat), costly=False),
    Kind("pings", messages(_board, _pings), costly=False),
    Kind("new games", calls("POST", "/api/games", _seats)),
    Kind("lists", calls("POST", "/api/mine", _links)),
    Kind("exports", calls("GET", "/api/games/GAME/export", host=True)),
    Kind("reports", calls("POST", "/api/games/GAME/report", lambda target: {"text": "x"}, host=True)),
    Kind("rules", calls("GET", "/api/rules?q=the"), costly=False),
    Kind("set-up", calls("GET", "/api/setup"), costly=False),
    Kind("pages", calls("GET", "/"), costly=False),
    Kind("idle", idle, few_files=True),
)


def attack(name: str, target: Target, seconds: float, sources: Sequence[str] = SOURCES) -> Counter[str]:
    """Attack from some addresses at once; what was answered."""
    kind = next(kind for kind in ATTACKS if kind.name == name)

    async def run() -> Counter[str]:
        wires = [Wire(target.port, source) for source in sources]
        until = time.monotonic() + seconds
        await asyncio.gather(*(kind.attack(wire, target, until) for wire in wires))
        return sum((wire.answers for wire in wires), Counter())

    return asyncio.run(run())
