"""By which names the service may be called: a page of elsewhere whose name was bent to this machine has another."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from eday.server.gate.languages import voice_for

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?(/[0-9]{1,3})?")


@dataclass(frozen=True)
class Host:
    """A name, an address or a network of addresses, with a port or with any."""

    name: str
    port: int | None = None

    def matches(self, other: Host) -> bool:
        """Whether it is called so; a call without a port is fine with any."""
        if other.port is not None and self.port is not None and other.port != self.port:
            return False
        if other.name == self.name:
            return True
        try:
            return ip_address(other.name) in ip_network(self.name)
        except ValueError:
            return False


def read_host(text: str) -> Host:
    """`example.org`, `example.org:8000`, `127.0.0.0/8`, `[::1]:8000`; ValueError if it is none."""
    found = _HOST.fullmatch(text.strip())
    if not found:
        raise ValueError(text)
    name = found[1].lower()
    if name.startswith("["):
        name = str(ip_address(name[1:-1]))
    elif "/" in name:
        name = str(ip_network(name))
    elif not _NAME.fullmatch(name.removesuffix(".")):
        raise ValueError(text)
    port = int(found[2]) if found[2] else None
    return Host(name.removesuffix("."), port)


def loopback(port: int) -> tuple[Host, ...]:
    """How this machine calls itself."""
    return tuple(Host(name, port) for name in ("localhost", "127.0.0.0/8", "::1"))


class KnownHosts:
    """Refuses calls and sockets by another name."""

    def __init__(self, app: ASGIApp, known: tuple[Host, ...], language: str) -> None:
        self._app = app
        self._known = known
        self._language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is called by a known name."""
        if scope["type"] not in ("http", "websocket") or self._called_well(scope):
            await self._app(scope, receive, send)
            return
        from eday.server.logs import note

        note("host_refused", logging.WARNING)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        message = voice_for(scope, self._language).say("server-other-host")
        body = json.dumps({"error": "forbidden", "message": message}).encode()
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _called_well(self, scope: Scope) -> bool:
        names = [value for key, value in scope["headers"] if key == b"host"]
        try:
            (name,) = names
            called = read_host(name.decode("ascii"))
        except ValueError:
            return False
        return any(known.matches(called) for known in self._known)
