"""Running the service: `eday serve`, and the loopback service of `eday play`."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from eday.server.app import create_app
from eday.server.logs import note, start_logging
from eday.server.offers import setup_info
from eday.server.settings import Settings


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address; port 0 takes a free one. OSError when the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's delay off; else every answer would wait 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def serve(bound: socket.socket, settings: Settings, ready: Callable[[], None] | None = None, log: bool = True) -> int:
    """Serve until a signal comes; open games are stored, open sockets are told to come back. The exit code."""
    if log:
        start_logging()
    host, port = bound.getsockname()[:2]
    # Content, rules and words never go away: kept out of garbage collection, which would stop all games for 100 ms.
    setup_info()
    gc.collect()
    gc.freeze()

    def started() -> None:
        note("listening", host=host, port=port)
        if ready is not None:
            ready()

    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * settings.limits.message_bytes,
        ws_max_queue=16,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, started)
    server.run(sockets=[bound])
    note("stopped")
    return 0 if server.started else 1
