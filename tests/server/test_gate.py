"""How many connections may be open, and how long they may take: who sends nothing keeps nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from eday.server.gate.connections import FILES_KEPT_BACK, SWEEP_SECONDS, Gate, at_once, room_for
from eday.server.gate.protocols import WAITING, GatedSocket
from eday.server.settings import Limits
from tests.server.table import MARCUS, PATIENCE, Table, seat, until

ROOT = Path(__file__).parents[2]
ASK = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
Limited = Callable[..., Table]


@contextlib.contextmanager
def caller(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as made:
        yield made


def answer(made: socket.socket) -> bytes:
    """Ask for the health; what comes, up to the end of its body or of the connection."""
    got = b""
    with contextlib.suppress(ConnectionError):
        made.sendall(ASK)
        while not got.endswith((b"}", b".")) and (more := made.recv(4096)):
            got += more
    return got


def ended(made: socket.socket) -> bool:
    """Read until the other side hangs up."""
    with contextlib.suppress(ConnectionError):
        while made.recv(4096):
            pass
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHo",
        b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n[",
        ASK + b"G",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
def test_who_does_not_finish_asking_is_shown_out(limited: Limited, sent: bytes) -> None:
    table = limited(head_seconds=0.2, body_seconds=0.2, keep_alive_seconds=0.2)
    with caller(table.port) as slow:
        slow.sendall(sent)
        assert ended(slow)


def test_bytes_that_trickle_in_buy_no_time(limited: Limited) -> None:
    table = limited(head_seconds=0.5)
    with caller(table.port) as slow, contextlib.suppress(ConnectionError, TimeoutError):
        slow.settimeout(0.1)
        for _ in range(int(PATIENCE * 10)):
            slow.sendall(b"x")
            with contextlib.suppress(TimeoutError):
                assert slow.recv(1) == b""
                return
        pytest.fail("still connected")


def test_what_is_asked_in_time_may_take_its_time_and_idle_connections_are_let_go(limited: Limited) -> None:
    table = limited(head_seconds=0.2, body_seconds=0.2, keep_alive_seconds=0.2)
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    with caller(table.port) as idle:
        assert answer(idle).startswith(b"HTTP/1.1 200")
        assert ended(idle)
    client.settle()  # a socket is older than all of these by now
    client.close()


def test_a_body_has_a_time_of_its_own(limited: Limited) -> None:
    table = limited(head_seconds=0.1, body_seconds=PATIENCE, keep_alive_seconds=PATIENCE)
    head = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n"
    with caller(table.port) as slow:
        slow.sendall(head + b"{")
        time.sleep(0.1 + 2 * SWEEP_SECONDS)
        slow.sendall(b'"tokens":[]}')
        assert slow.recv(4096).startswith(b"HTTP/1.1 200")


def test_one_visitor_cannot_take_all_connections(limited: Limited) -> None:
    table = limited(connections=6, head_seconds=PATIENCE)
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(caller(table.port))
        refused = stack.enter_context(caller(table.port))
        said = answer(refused)
        assert said.startswith(b"HTTP/1.1 503")
        assert said.endswith(b"please try again in a moment.")
        assert answer(stack.enter_context(caller(table.port, "127.0.0.2"))).startswith(b"HTTP/1.1 200")


def test_there_are_so_many_connections_and_no_more_until_one_is_closed(limited: Limited) -> None:
    table = limited(connections=2, head_seconds=PATIENCE)

    def let_in() -> bool:
        with caller(table.port, "127.0.0.4") as third:
            return answer(third).startswith(b"HTTP/1.1 200")

    with caller(table.port, "127.0.0.2") as first, caller(table.port, "127.0.0.3"):
        assert answer(first).startswith(b"HTTP/1.1 200")
        assert not let_in()
    until(let_in)


def test_closed_sockets_make_room(limited: Limited) -> None:
    table = limited(connections_per_address=2)
    game = table.create(seat(MARCUS))
    table.http.close()
    for _ in range(4):
        until(lambda: _plays(table, game["seats"][0]["token"]))


def _plays(table: Table, token: str) -> bool:
    try:
        client = table.join(token)
    except Exception:
        return False
    client.close()
    return True


class _Clock:
    """The part of a loop that the gate uses."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: list[Callable[[], None]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[..., None], *args: Any) -> object:
        self._waiting.append(lambda: call(*args))
        return object()

    def pass_by(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
        waiting, self._waiting = self._waiting, []
        for call in waiting:
            call()


class _Wire:
    """The part of a transport that the gate uses."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.closing = self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return (self.host, 1)

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def _enter(gate: Gate, clock: _Clock, host: str) -> tuple[_Wire, Any]:
    wire = _Wire(host)
    return wire, gate.enter(cast(asyncio.Transport, wire), cast(asyncio.AbstractEventLoop, clock))


def test_who_reads_nothing_is_given_up() -> None:
    gate, clock = Gate(Limits(stall_seconds=30), (), 1000), _Clock()
    wire, line = _enter(gate, clock, "192.0.2.1")
    line.allow_any()
    line.stall(True)
    clock.pass_by(20)
    line.stall(False)
    clock.pass_by(20)
    line.stall(True)
    clock.pass_by(20)
    assert not wire.aborted
    clock.pass_by(20)
    assert wire.aborted


def test_a_closed_connection_whose_last_words_nobody_reads_is_given_up() -> None:
    gate, clock = Gate(Limits(stall_seconds=30), (), 1000), _Clock()
    wire, line = _enter(gate, clock, "192.0.2.1")
    line.allow_any()
    clock.pass_by(3600)
    wire.closing = True
    clock.pass_by(1)
    clock.pass_by(20)
    assert not wire.aborted
    clock.pass_by(20)
    assert wire.aborted


def test_neighbours_in_one_ipv6_network_are_one_visitor_and_a_proxy_is_many() -> None:
    from ipaddress import ip_network

    gate, clock = Gate(Limits(connections=100, connections_per_address=2), (ip_network("10.0.0.0/8"),), 1000), _Clock()
    assert [_enter(gate, clock, f"2001:db8::{n}")[1] is not None for n in range(3)] == [True, True, False]
    assert _enter(gate, clock, "2001:db8:0:1::1")[1] is not None
    assert all(_enter(gate, clock, "::ffff:10.1.2.3")[1] for _ in range(10))


@pytest.mark.parametrize("files", [256, 1024, 65536])
def test_files_are_left_for_the_database(files: int) -> None:
    assert room_for(files) + at_once(files) + FILES_KEPT_BACK <= files
    assert room_for(files) >= files // 2


def test_no_more_connections_are_let_in_than_files_may_be_open() -> None:
    gate, clock = Gate(Limits(connections=10_000, connections_per_address=10_000), (), 256), _Clock()
    let_in = sum(_enter(gate, clock, f"192.0.2.{n}")[1] is not None for n in range(250))
    assert let_in == room_for(256)


def test_silent_connections_do_not_make_the_service_deaf(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "eday",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path / 'table.sqlite'}",
    ]
    with (tmp_path / "log").open("wb") as log:
        service = subprocess.Popen(
            ["bash", "-c", 'ulimit -n 256; exec "$@"', "bash", *words],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            stderr=log,
        )
        try:
            assert service.stdout is not None
            found = re.search(rb":(\d+)/", service.stdout.readline())
            assert found
            port = int(found[1])
            with contextlib.ExitStack() as stack:
                for _ in range(300):
                    stack.enter_context(caller(port))
                for _ in range(3):
                    with caller(port, "127.0.0.2") as other:
                        assert answer(other).startswith(b"HTTP/1.1 200")
        finally:
            service.terminate()
            service.communicate(timeout=PATIENCE)
    assert (tmp_path / "log").stat().st_size < 2000


class Reading:
    """A transport that only notes whether it is read from."""

    reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


def test_reading_stops_only_when_several_messages_wait() -> None:
    async def told() -> tuple[list[bool], list[bool]]:
        made = object.__new__(GatedSocket)
        line = Reading()
        made.queue, made.transport, made.read_paused = asyncio.Queue(), cast(asyncio.Transport, line), False
        made.close_sent, made.curr_msg_data_type = False, "text"
        came, fetched = [], []
        for _ in range(WAITING + 2):
            made.frames = [b"{}"]
            made.send_receive_event_to_app()
            came.append(line.reads)
        for _ in range(WAITING + 2):
            await made.receive()
            fetched.append(line.reads)
        return came, fetched

    came, fetched = asyncio.run(told())
    assert came == [True] * WAITING + [False] * 2
    assert fetched == [False] * (WAITING + 1) + [True]
