"""Uvicorn's protocols behind the gate: by itself it limits neither connections nor the time a request may take."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from eday.server.gate.connections import Gate, Line
from eday.text import speaker

_REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nretry-after: 10\r\nconnection: close\r\n\r\n%s"
)


class GatedHttp(H11Protocol):
    """A connection that is counted, and has so long for each part of a request."""

    _line: Line | None = None
    _state: object = None

    def __init__(self, gate: Gate, language: str, **parts: Any) -> None:
        super().__init__(**parts)
        self._gate = gate
        self._language = language

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._state = self.conn.their_state
        self._line = self._gate.enter(transport, self.loop)
        if self._line is None:
            transport.write(_full(self._language))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._line is not None:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._line = None  # the socket's from now on
        super().handle_websocket_upgrade(event)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def _watch(self) -> None:
        """A new part of a request begins: it has a time of its own, however slowly its bytes come."""
        state = self.conn.their_state
        if self._line is None or state is self._state:
            return
        self._state = state
        limits = self._gate.limits
        if state is h11.IDLE:
            self._line.allow(limits.keep_alive_seconds + limits.head_seconds)
        elif state is h11.SEND_BODY:
            self._line.allow(limits.body_seconds)
        else:
            self._line.allow_any()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.stall(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.stall(False)


_REMEMBERING = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 4}
)
"""A state is much like the last: uvicorn's window of 4 KB forgets that one, at three times the work and bytes."""


WAITING = 4
"""Messages of a socket that may wait to be looked at before no more are read."""


class GatedSocket(WebSocketsSansIOProtocol):
    """A socket that took over a counted connection; how long it may be silent is decided where messages are read."""

    def __init__(self, gate: Gate, **parts: Any) -> None:
        super().__init__(**parts)
        self.conn.available_extensions = [_REMEMBERING]
        self._gate = gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._line = self._gate.line(self.transport)
        self._line.allow_any()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. Uvicorn would stop reading after each and begin again when it is fetched: two calls of the
        system for nothing, where a message is fetched before the next one comes."""
        paused, few = self.read_paused, self.queue.qsize() < WAITING
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused

    def pause_writing(self) -> None:
        super().pause_writing()
        self._line.stall(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._line.stall(False)


def _full(language: str) -> bytes:
    """What is told to who cannot be let in; nothing is read of him, so it is the service's own language."""
    words = speaker(language).say("server-full").encode()
    return _REFUSAL % (len(words), words)
