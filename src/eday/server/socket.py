"""The socket: hello, then one message after the other, each checked before it is looked at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from eday.server.connection import Connection
from eday.server.frames import Frame, encoded, error_frame
from eday.server.frozen import Frozen
from eday.server.handlers import handle
from eday.server.limits import Bucket
from eday.server.logs import fault, note
from eday.server.messages import Ask, Hello, client_message
from eday.server.problems import Refused
from eday.server.room import Room
from eday.server.security import origin_allowed
from eday.server.tokens import hashed
from eday.server.visitors import visitor_of
from eday.server.written import flaw

if TYPE_CHECKING:
    from eday.server.service import Service

POLICY_VIOLATION = 1008
TOO_BIG = 1009
IDLE = 4000
BAD_HELLO = 4003
TRY_LATER = 1013


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """One socket from its opening to its end."""
    address = visitor_of(socket, service.settings.proxies)
    if not origin_allowed(socket.headers, service.settings.origins):
        note("origin_refused", logging.WARNING)
        await socket.close(POLICY_VIOLATION)
        return
    if service.rooms.closing or not service.visitors.connect(address):
        await socket.close(TRY_LATER)
        return
    try:
        await socket.accept()
        await _converse(service, socket, address)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone before it was served: RuntimeError is how a send to a closed socket is told
    except Exception:
        fault("socket_failed")
        with contextlib.suppress(RuntimeError):
            await socket.close(1011)
    finally:
        service.visitors.disconnect(address)


async def _converse(service: Service, socket: WebSocket, address: str) -> None:
    hello = await _hello(service, socket)
    if hello is None:
        return
    token_hash = hashed(hello.token)
    access = await service.store.access(token_hash)
    try:
        room = await service.rooms.get(access.game) if access else None
    except Frozen as error:
        await _turn_away(socket, Refused.because("frozen", error.reason), hello.id)
        return
    except Refused as error:
        await _turn_away(socket, error, hello.id, TRY_LATER)
        return
    if access is None or room is None:
        await _turn_away(socket, Refused("forbidden", "server-dead-link"), hello.id)
        return
    connection = Connection(access.role, access.seats, token_hash, service.settings.limits.queue)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await room.join(connection, hello.since or 0, hello.id)
        note("joined", game=room.id, role=access.role)
        await _listen(Guest(service, address, room, connection), socket)
    finally:
        room.leave(connection)
        connection.close(1000)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait({writer}, timeout=2)
        writer.cancel()
        note("left", game=room.id, role=access.role)


async def _hello(service: Service, socket: WebSocket) -> Hello | None:
    try:
        async with asyncio.timeout(service.settings.limits.hello_seconds):
            text = await _text(socket)
        message = client_message.validate_json(text or "")
    except TimeoutError:
        await _turn_away(socket, Refused("bad_hello", "server-hello-late"))
        return None
    except ValidationError:
        message = None
    if not isinstance(message, Hello):
        await _turn_away(socket, Refused("bad_hello", "server-hello-first"))
        return None
    return message


async def _turn_away(socket: WebSocket, why: Refused, id: int | None = None, code: int = BAD_HELLO) -> None:
    await socket.send_text(encoded(error_frame(why, id)))
    await socket.close(code)


async def _text(socket: WebSocket) -> str | None:
    """The next text frame; None for a binary one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
            connection.last_active = time.monotonic()
        await socket.close(connection.closing or 1000)


@dataclass(frozen=True)
class Guest:
    """Somebody at a table."""

    service: Service
    address: str
    """Whom its messages and questions count for."""
    room: Room
    connection: Connection


async def _listen(guest: Guest, socket: WebSocket) -> None:
    limits, connection, metrics = guest.service.settings.limits, guest.connection, guest.service.metrics
    bucket = Bucket(limits.messages_per_second, limits.message_burst)
    strikes = 0
    while connection.closing is None:
        try:
            async with asyncio.timeout(limits.idle_seconds):
                text = await _text(socket)
        except TimeoutError:
            if time.monotonic() - connection.last_active < limits.idle_seconds:
                continue
            connection.close(IDLE)
            return
        connection.last_active = time.monotonic()
        metrics.count("messages")
        unread = _refusal(text, bucket, limits.message_bytes)
        error = unread or await _obey(guest, text or "")
        if error is not None:
            metrics.count("refused")
            strikes += unread is not None or error["code"] == "bad_message"
            connection.push(error)
            if strikes > limits.strikes:
                connection.close(POLICY_VIOLATION)


def _refusal(text: str | None, bucket: Bucket, most: int) -> Frame | None:
    """What is wrong with a message before it is looked at; whoever sends too many of these is shown out."""
    if not bucket.take():
        return error_frame(Refused("too_many", "server-slow-down"))
    if text is None:
        return error_frame(Refused("bad_message", "server-text-only"))
    if len(text.encode(errors="replace")) > most:
        return error_frame(Refused("too_large", "server-message-too-long"))
    return None


async def _obey(guest: Guest, text: str) -> Frame | None:
    """Do what a message asks; the error frame if it cannot be."""
    if not guest.service.visitors.message(guest.address):
        return error_frame(Refused("too_many", "server-slow-down"))
    try:
        message = client_message.validate_json(text)
    except (ValidationError, RecursionError) as error:
        key, about = flaw(error, "server-bad-message")
        return error_frame(Refused("bad_message", key, **about))
    room, connection = guest.room, guest.connection
    try:
        if isinstance(message, Ask):
            await guest.service.questions.answer(room, connection, guest.address, message)
        else:
            await handle(room, connection, message)
    except Refused as refused:
        if refused.code == "stale_version":
            connection.push(error_frame(refused, message.id))
            async with room.held():
                room.guests.show(connection)
            return None
        return error_frame(refused, message.id)
    except Exception:
        fault("message_failed", game=room.id, kind=message.type)
        return error_frame(Refused("internal", "server-nothing-changed"), message.id)
    return None
