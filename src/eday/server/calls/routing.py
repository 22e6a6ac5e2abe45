"""Calls over HTTP as routes: all are timed, and those that take work are charged to whoever asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from eday.server.gate.languages import language_for, voice_for
from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import Busy
from eday.server.gate.security import origin_allowed
from eday.server.gate.visitors import Visitors, visitor_of
from eday.server.service import Service
from eday.server.wire.problems import ApiError

_READING = ("GET", "HEAD")
"""Calls that change nothing: a page of elsewhere may make them, and its browser will not show it the answer."""
HELD_UP = 4.0
"""Seconds for which who asks too often waits."""
_Handler = Callable[[Request], Coroutine[Any, Any, Response]]


def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


def address_of(request: Request) -> str:
    """Whom a call counts for."""
    return visitor_of(request, service_of(request).settings.proxies)


async def language_of(request: Request) -> str:
    """The language a call is answered in."""
    return language_for(request.scope, service_of(request).settings.language)


class Call(APIRoute):
    """A call that is counted and timed; no page of elsewhere changes anything by it."""

    def get_route_handler(self) -> _Handler:
        """Time what the handler does."""
        handler = super().get_route_handler()

        async def timed(request: Request) -> Response:
            here = service_of(request)
            metrics = here.metrics
            metrics.count("requests")
            if request.method not in _READING and not origin_allowed(request.headers, here.settings.origins):
                raise ApiError("forbidden", "server-foreign-page")
            started = time.monotonic()
            try:
                return await handler(request)
            finally:
                metrics.called(self.path_format, time.monotonic() - started)

        return timed


class Unhurried:
    """Holds up who asks too often, whatever he asks for; refused is who would have to wait for too long."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            here: Service = scope["app"].state.service
            if not await _waited(here.visitors, visitor_of(HTTPConnection(scope), here.settings.proxies)):
                words = voice_for(scope, here.settings.language).say("server-too-many-requests")
                body = {"error": "too_many", "message": words}
                await JSONResponse(body, 429, {"Retry-After": "1", "Connection": "close"})(scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _waited(visitors: Visitors, address: str) -> bool:
    """Wait until a visitor may ask again; False if that would take too long. To say no at once is work as well."""
    until = time.monotonic() + HELD_UP
    while not visitors.request(address):
        if time.monotonic() > until:
            return False
        await asyncio.sleep(HELD_UP / 40)
    return True


class CostlyCall(Call):
    """A call that takes work: refused to who has asked for too much of it."""

    def get_route_handler(self) -> _Handler:
        """Charge what the handler takes."""
        handler = super().get_route_handler()

        async def charged(request: Request) -> Response:
            here = service_of(request)
            visitors = here.visitors
            address = address_of(request)

            async def answer() -> Response:
                if not visitors.may_ask(address):
                    raise ApiError.later("server-ask-later", visitors.wait(address))
                meter = Meter()
                with visitors.asking(address):
                    try:
                        return await metered(handler(request), meter)
                    finally:
                        visitors.charge(address, meter.seconds)

            if visitors.light(address) or not visitors.may_ask(address):
                return await answer()
            try:
                return await here.calls.do(address, answer, few=not visitors.modest(address))
            except Busy as error:
                raise ApiError("too_many", "server-busy") from error

        return charged
