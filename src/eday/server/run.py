"""Running the service: `eday serve`, and the loopback service of `eday play`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp

from eday.server.app import create_app
from eday.server.calls.offers import setup_answers
from eday.server.gate.connections import Gate, at_once
from eday.server.gate.pool import close_all
from eday.server.gate.protocols import GatedHttp, GatedSocket
from eday.server.logs import note, start_logging
from eday.server.settings import Settings
from eday.server.starting import address_problem, database_problem
from eday.text.rules import load_rules

QUEUE = 2048
"""Connections that may wait to be accepted."""
MOST_FILES = 16_384
"""Open files that are enough."""
SELDOM = (10_000, 20, 100)
"""When garbage is collected: games are large and hold hardly any, and to look through all of them stops all of them."""

SOON = 0.0005
"""Seconds after which a thread that loads a game, or talks to SQLite, lets the loop go on."""


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            # The loop accepts as many in one go as may queue; let more of them queue than it accepts.
            listening.listen(QUEUE)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop serving. Told to terminate, end in order: uvicorn would die of the signal once it has served."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address; port 0 takes a free one. StartError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's delay off; else every answer would wait 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise address_problem(error, host, port) from error
    return bound


def configured(settings: Settings, app: ASGIApp, **more: Any) -> uvicorn.Config:
    """How uvicorn serves: behind the gate, and believing nobody about addresses (`visitors.py` does that)."""
    limits = settings.limits
    files = open_files()
    gate = Gate(limits, settings.proxies, files)
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(GatedHttp, gate, settings.language)),
        ws=cast("type[asyncio.Protocol]", partial(GatedSocket, gate)),
        backlog=at_once(files),
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * limits.message_bytes,
        ws_max_queue=16,
        timeout_keep_alive=cast(int, limits.keep_alive_seconds),
        timeout_graceful_shutdown=5,
        **more,
    )


def open_files() -> int:
    """How many files may be open: the limit of this process, raised as far as it may raise it by itself."""
    try:
        import resource
    except ImportError:  # not a Unix
        return MOST_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return wanted
    return MOST_FILES if now == resource.RLIM_INFINITY else now


def serve(bound: socket.socket, settings: Settings, ready: Callable[[], None] | None = None, log: bool = True) -> int:
    """Serve until a signal comes; open games are stored, open sockets are told to come back. The exit code.

    StartError if it cannot even begin.
    """
    start_logging(logging.INFO if log else logging.ERROR)
    host, port = bound.getsockname()[:2]
    # Content, rules and words never go away: kept out of garbage collection, which would stop all games for 100 ms.
    setup_answers(settings.language)
    load_rules()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SOON)

    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.setLevel(logging.CRITICAL)  # it would tell why it cannot start before we do

    def started() -> None:
        uvicorn_log.setLevel(logging.NOTSET)
        note("listening", host=host, port=port)
        if ready is not None:
            ready()

    app = create_app(settings)
    server = Server(configured(settings, app), started)
    try:
        server.run(sockets=[bound])
    except SystemExit as end:
        problem = getattr(app.state, "problem", None)
        if problem is None:
            raise
        raise database_problem(problem, settings.database) from end
    finally:
        close_all()
    note("stopped")
    return 0 if server.started else 1
