"""The socket: hello, then one message after the other, each checked before it is looked at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from eday.server.gate.languages import language_for
from eday.server.gate.limits import Bucket
from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import Busy
from eday.server.gate.security import origin_allowed
from eday.server.gate.visitors import visitor_of
from eday.server.logs import fault, note
from eday.server.store.tokens import hashed
from eday.server.tables.frozen import Frozen
from eday.server.tables.handlers import handle
from eday.server.tables.room import Room
from eday.server.wire.connection import Connection
from eday.server.wire.messages import (
    Ask,
    Cancel,
    ClientMessage,
    Hello,
    SetSettings,
    ShowHand,
    Suggest,
    client_message,
)
from eday.server.wire.outgoing import Outgoing, encoded, error_message, frame
from eday.server.wire.problems import Refused
from eday.server.wire.written import flaw
from eday.text import Voice, find_language, speaker

if TYPE_CHECKING:
    from eday.server.service import Service

POLICY_VIOLATION = 1008
TOO_BIG = 1009
BAD_HELLO = 4003
TRY_LATER = 1013
UNHURRIED_PER_SECOND, UNHURRIED = 2.0, 10
"""As fast as people choose; what a socket sends beyond that waits for its turn."""
T = TypeVar("T")


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
    asked_for = language_for(socket.scope, service.settings.language)
    hello = await _hello(service, socket, speaker(asked_for))
    if hello is None:
        return
    guest = await _charged(
        service, address, _found(service, socket, address, hello, find_language(hello.language) or asked_for)
    )
    if guest is None:
        return
    room, connection = guest.room, guest.connection
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _charged(service, address, room.join(connection, hello.since or 0, hello.id))
        note("joined", game=room.id, role=connection.role)
        await _listen(guest, socket)
    finally:
        room.leave(connection)
        connection.close(1000)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait({writer}, timeout=2)
        writer.cancel()
        note("left", game=room.id, role=connection.role)


async def _charged(service: Service, address: str, work: Coroutine[Any, Any, T]) -> T:
    """Part of joining a game, at the expense of who joins."""
    meter = Meter()
    try:
        return await metered(work, meter)
    finally:
        service.visitors.charge_join(address, meter.seconds)


async def _found(service: Service, socket: WebSocket, address: str, hello: Hello, language: str) -> Guest | None:
    """Whoever says hello, at the game of his link; None if he was turned away."""
    voice = speaker(language)
    if not service.visitors.may_join(address):
        await _turn_away(socket, Refused("too_many", "server-ask-later"), voice, hello.id, TRY_LATER)
        return None
    token_hash = hashed(hello.token)
    access = await service.store.access(token_hash)
    try:
        room = await service.rooms.get(access.game) if access else None
    except Frozen as error:
        await _turn_away(socket, Refused.because("frozen", error.reason), voice, hello.id)
        return None
    except Refused as error:
        await _turn_away(socket, error, voice, hello.id, TRY_LATER)
        return None
    if access is None or room is None:
        await _turn_away(socket, Refused("forbidden", "server-dead-link"), voice, hello.id)
        return None
    connection = Connection(access.role, access.seats, token_hash, service.settings.limits.queue, language)
    return Guest(service, address, room, connection)


async def _hello(service: Service, socket: WebSocket, voice: Voice) -> Hello | None:
    try:
        async with asyncio.timeout(service.settings.limits.hello_seconds):
            text = await _text(socket)
        message = client_message.validate_json(text or "")
    except TimeoutError:
        await _turn_away(socket, Refused("bad_hello", "server-hello-late"), voice)
        return None
    except ValidationError:
        message = None
    if not isinstance(message, Hello):
        await _turn_away(socket, Refused("bad_hello", "server-hello-first"), voice)
        return None
    return message


async def _turn_away(
    socket: WebSocket, why: Refused, voice: Voice, id: int | None = None, code: int = BAD_HELLO
) -> None:
    await socket.send_text(frame(encoded(error_message(why, voice, id))))
    await socket.close(code)


async def _text(socket: WebSocket) -> str | None:
    """The next text message; None for a binary one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (waiting := await connection.next()) is not None:
            await socket.send_text(waiting)
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
    unhurried = Bucket(UNHURRIED_PER_SECOND, UNHURRIED)
    strikes = 0
    while connection.closing is None:
        text = await _text(socket)
        connection.last_active = time.monotonic()
        metrics.count("messages")
        refused = _refusal(text, bucket, limits.message_bytes)
        unread = error_message(refused, connection.voice) if refused else None
        error = unread or await _in_turn(guest, text or "", not unhurried.take())
        if error is not None:
            metrics.count("refused")
            strikes += unread is not None or error["code"] == "bad_message"
            connection.push(error)
            if strikes > limits.strikes:
                connection.close(POLICY_VIOLATION)


def _refusal(text: str | None, bucket: Bucket, most: int) -> Refused | None:
    """What is wrong with a message before it is looked at; whoever sends too many of these is shown out."""
    if not bucket.take():
        return Refused("too_many", "server-slow-down")
    if text is None:
        return Refused("bad_message", "server-text-only")
    if len(text.encode(errors="replace")) > most:
        return Refused("too_large", "server-message-too-long")
    return None


async def _in_turn(guest: Guest, text: str, hasty: bool) -> Outgoing | None:
    """Do what a message asks, now or when its turn comes; the error message if it cannot be."""
    if not hasty:
        return await _obey(guest, text)
    try:
        return await guest.service.hasty.do(guest.address, lambda: _obey(guest, text))
    except Busy:
        return error_message(Refused("too_many", "server-busy"), guest.connection.voice)


async def _obey(guest: Guest, text: str) -> Outgoing | None:
    """Do what a message asks; the error message if it cannot be."""
    voice = guest.connection.voice
    if not guest.service.visitors.message(guest.address):
        return error_message(Refused("too_many", "server-slow-down"), voice)
    try:
        message = client_message.validate_json(text)
    except (ValidationError, RecursionError) as error:
        key, about = flaw(error, "server-bad-message")
        return error_message(Refused("bad_message", key, **about), voice)
    room, connection = guest.room, guest.connection
    try:
        if isinstance(message, Ask):
            await guest.service.questions.answer(room, connection, guest.address, message)
        elif isinstance(message, Suggest):
            await guest.service.advisers.suggest(room, connection, guest.address, message)
        elif isinstance(message, Cancel):
            guest.service.advisers.cancel(connection)
        elif isinstance(message, SetSettings | ShowHand):
            await _at_his_expense(guest, message)
        else:
            await handle(room, connection, message)
    except Refused as refused:
        if refused.code == "stale_version":
            await _show_anyway(guest, refused, message.id)
            return None
        return error_message(refused, voice, message.id)
    except Exception:
        fault("message_failed", game=room.id, kind=message.type)
        with contextlib.suppress(Exception):
            await _show_anyway(guest, Refused("internal", "server-went-wrong"), message.id)
    return None


async def _show_anyway(guest: Guest, refused: Refused, id: int | None) -> None:
    """Tell what went wrong, and the table as it is: it may have changed before that."""
    guest.connection.push(error_message(refused, guest.connection.voice, id))
    async with guest.room.held():
        guest.room.guests.show(guest.connection)


async def _at_his_expense(guest: Guest, message: ClientMessage) -> None:
    """Do what is no part of playing, and is shown to the whole table."""
    visitors = guest.service.visitors
    if not visitors.may_ask(guest.address) or not visitors.change(guest.address):
        raise Refused("too_many", "server-ask-later")
    meter = Meter()
    try:
        await metered(handle(guest.room, guest.connection, message), meter)
    finally:
        visitors.charge(guest.address, meter.seconds)
