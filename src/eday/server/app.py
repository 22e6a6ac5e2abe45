"""The ASGI application: REST, socket and the built client under one roof."""

from __future__ import annotations

import html
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

import eday
from eday.server.calls.pages import Pages
from eday.server.calls.routes import router
from eday.server.calls.routing import Unhurried
from eday.server.calls.socket import serve_socket
from eday.server.gate.hosts import KnownHosts
from eday.server.gate.languages import voice_for
from eday.server.gate.limits import BodyLimit
from eday.server.gate.security import SecurityHeaders
from eday.server.logs import fault
from eday.server.service import Service
from eday.server.settings import Settings
from eday.server.wire.problems import ApiError
from eday.server.wire.written import flaw
from eday.text import Voice

_CODES = {403: "forbidden", 404: "not_found", 413: "too_large", 429: "too_many"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The service as an ASGI application."""
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            service = app.state.service = Service(settings)
            await service.start()
        except Exception as error:
            app.state.problem = error
            raise
        yield
        await service.stop()

    app = FastAPI(
        title="E-Day",
        version=eday.__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(app.state.service, websocket)

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(_docs(app, voice_for(request.scope, settings.language)))

    _answer_problems(app, settings.language)
    app.add_middleware(BodyLimit, limits=settings.limits, language=settings.language)
    if settings.host_names:
        app.add_middleware(KnownHosts, known=settings.host_names, language=settings.language)
    app.add_middleware(Unhurried)
    app.add_middleware(SecurityHeaders)
    if (settings.static / "index.html").exists():
        app.mount("/", Pages(settings.static))
    return app


def _answer_problems(app: FastAPI, language: str) -> None:
    """Whatever goes wrong is told in one shape, in the language of who asked; else in that of the service."""

    @app.exception_handler(ApiError)
    async def refused(request: Request, error: ApiError) -> JSONResponse:
        answer = _problem(error.status, error.code, error.words(voice_for(request.scope, language)))
        if error.retry_after is not None:
            answer.headers["Retry-After"] = str(max(1, math.ceil(error.retry_after)))
        return answer

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> JSONResponse:
        where = sorted({".".join(str(part) for part in one["loc"]) for one in error.errors()})
        key, about = flaw(error, "server-not-understood", where=", ".join(where)[:300])
        return _problem(400, "bad_request", voice_for(request.scope, language).say(key, **about))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        status = error.status_code
        words = voice_for(request.scope, language).say("server-http", status=status)
        return _problem(status, _CODES.get(status, "bad_request"), words)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        fault("request_failed", method=request.method)
        return _problem(500, "bad_request", voice_for(request.scope, language).say("server-broken"))


def _problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"error": code, "message": message}, status)


def _docs(app: FastAPI, voice: Voice) -> str:
    """The calls as a plain page: the usual viewers load scripts from elsewhere."""
    rows = [
        f"<tr><td>{method.upper()}</td><td>{html.escape(path)}</td><td>{html.escape(call['description'])}</td></tr>"
        for path, calls in app.openapi()["paths"].items()
        for method, call in calls.items()
    ]
    return (
        f'<!doctype html><html lang="{voice.language}"><head><meta charset="utf-8">'
        f"<title>{html.escape(voice.say('server-docs-title'))}</title></head><body>"
        f"<h1>{html.escape(voice.say('server-docs-heading'))}</h1>"
        f'<p><a href="/api/openapi.json">{html.escape(voice.say("server-docs-in-full"))}</a></p>'
        f"<table><tbody>{''.join(rows)}</tbody></table></body></html>"
    )
