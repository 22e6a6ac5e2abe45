"""The REST calls."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, StreamingResponse
from pydantic import ValidationError

from eday.server.calls import aids, lobby, offers, records, seating
from eday.server.calls import rulebook as reading
from eday.server.calls.routing import Call, CostlyCall, address_of, language_of, service_of
from eday.server.service import Service
from eday.server.store.stored import Access, Stored
from eday.server.store.tokens import LONGEST, hashed
from eday.server.tables.frozen import Frozen
from eday.server.tables.room import Room
from eday.server.wire import bodies, playable
from eday.server.wire.chances import Chances
from eday.server.wire.problems import ApiError, Refused
from eday.server.wire.rulebook import Rulebook, RulesFound
from eday.server.wire.written import flaw
from eday.text import languages, page_words, speaker

MOST_STEPS = 16
"""Of a replay in one call."""
MOST_IDS = 1200
"""Letters of rule ids in one call: a whole chapter."""
_A_FILE = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Export"}}},
    }
}


Here = Annotated[Service, Depends(service_of)]
Spoken = Annotated[str, Depends(language_of)]
_REFUSED: dict[int | str, dict[str, Any]] = {400: {"model": bodies.Problem}, 403: {"model": bodies.Problem}}
router = APIRouter(route_class=Call, responses=_REFUSED)
costly = APIRouter(route_class=CostlyCall, responses={**_REFUSED, 429: {"model": bodies.Problem}})


class Entry:
    """A game and what the caller's token opens in it."""

    def __init__(self, room: Room, access: Access) -> None:
        self.room = room
        self.access = access


async def accessed(game_id: str, here: Here, authorization: Annotated[str | None, Header()] = None) -> Access:
    """What the bearer token opens in the game of the path."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > LONGEST:
        raise ApiError("forbidden", "server-needs-link")
    access = await here.store.access(hashed(token.strip()))
    if access is None or access.game != game_id:
        raise ApiError("forbidden", "server-other-game")
    return access


Accessed = Annotated[Access, Depends(accessed)]


async def enter(here: Here, access: Accessed) -> Entry:
    """The game of the path, to be played or looked at."""
    try:
        room = await here.rooms.get(access.game)
    except Frozen as error:
        raise ApiError.because("conflict", error.reason) from error
    except Refused as error:
        raise ApiError(error.code, error.key, **error.args_) from error
    if room is None:
        raise ApiError("not_found", "server-no-such-game")
    return Entry(room, access)


Entered = Annotated[Entry, Depends(enter)]


@router.get("/api/setup", response_model=playable.SetupInfo)
async def setup(request: Request, language: Spoken) -> Response:
    """What can be played."""
    headers = {"vary": "accept-encoding, accept-language"}
    plain, packed = offers.setup_answers(language)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


@router.get("/api/languages")
async def spoken() -> playable.Languages:
    """Languages the service speaks."""
    codes = list(languages())
    return playable.Languages(languages=codes, further=[code for code in codes if page_words(code)])


@router.get("/api/languages/{code}", response_class=PlainTextResponse)
async def further_words(code: Annotated[str, Path(max_length=20)]) -> str:
    """What the page says in a language, as far as it is not built into the page."""
    return page_words(code)


@costly.post("/api/games", status_code=201)
async def create_game(request: Request, body: bodies.NewGame, here: Here, language: Spoken) -> bodies.Created:
    """Make a game; the links are told this once."""
    if not here.visitors.make_game(address_of(request)):
        raise ApiError.later("server-too-many-games", here.visitors.game_wait(address_of(request)))
    if body.show and here.rooms.shows >= here.settings.limits.shows:
        raise ApiError("too_many", "server-too-many-shows")
    created = await lobby.create(here.store, here.settings, body, language)
    here.metrics.count("games_created")
    if body.show and (room := await here.rooms.get(created.game)):
        room.auto.wake()
    return created


@costly.post("/api/import", status_code=201, openapi_extra=_A_FILE)
async def import_game(request: Request, here: Here, language: Spoken) -> bodies.Created:
    """Go on with a game from a file, sent as it is."""
    try:
        file = bodies.Export.model_validate_json(await request.body())
    except ValidationError as error:
        key, about = flaw(error, "server-unreadable-file")
        raise ApiError("bad_request", key, **about) from error
    if not here.visitors.make_game(address_of(request)):
        raise ApiError.later("server-too-many-games", here.visitors.game_wait(address_of(request)))
    created = await lobby.bring_in(here.store, here.settings, file, language)
    here.metrics.count("games_created")
    return created


@costly.post("/api/mine", responses={200: {"model": bodies.MyGames}})
async def mine(tokens: bodies.Mine, here: Here, language: Spoken) -> Response:
    """The games some tokens belong to."""
    games = await records.my_games(here.store, tokens.tokens, speaker(language))
    return Response(games.model_dump_json(), media_type="application/json")


@costly.post("/api/invitation")
async def invitation(body: bodies.Link, here: Here, language: Spoken) -> bodies.MyGame:
    """What somebody is invited to, before he takes the seat."""
    return await seating.invitation(here.store, body.token, speaker(language))


@costly.post("/api/claim")
async def claim(request: Request, body: bodies.Claim, here: Here) -> bodies.Claimed:
    """Claim the seat of an invitation, once, under a name; any other link is fine as it is."""
    if body.name and not here.visitors.change(address_of(request)):
        raise ApiError("too_many", "server-ask-later")
    return await seating.claim(here.store, body.token, body.name)


@costly.post("/api/games/{game_id}/seats/{number}")
async def change_seat(
    number: int, body: bodies.SeatAction, entry: Entered, here: Here, request: Request
) -> bodies.SeatDone:
    """The host gives a new link, hands the seat to a bot or back to a person, or renames it."""
    if entry.access.role != "host":
        raise ApiError("forbidden", "server-host-gives-seats")
    # The whole table is shown it.
    if not here.visitors.change(address_of(request)):
        raise ApiError("too_many", "server-ask-later")
    return await seating.change(entry.room, number, body)


@costly.post("/api/games/{game_id}/leave")
async def leave(entry: Entered) -> bodies.Nothing:
    """Give up one's seats; the host may hand them to a bot or to somebody else."""
    if entry.access.role != "seat":
        raise ApiError("forbidden", "server-only-seats-leave")
    await entry.room.change_seat(list(entry.access.seats), kind="open", token_hash=None)
    return bodies.Nothing()


async def stored_game(access: Accessed, here: Here) -> Stored:
    """The game of the path as the database has it, be it playable or not."""
    stored = await here.store.load(access.game)
    if stored is None:
        raise ApiError("not_found", "server-no-such-game")
    return stored


Filed = Annotated[Stored, Depends(stored_game)]


@costly.get("/api/games/{game_id}/export", responses={200: {"model": bodies.Export}})
async def export(access: Accessed, stored: Filed) -> Response:
    """The game as a file."""
    return Response(records.export(stored, access), media_type="application/json")


@costly.get("/api/games/{game_id}/look")
async def look(access: Accessed, stored: Filed, here: Here, language: Spoken) -> bodies.LastLook:
    """What a frozen game last looked like, and why it is frozen."""
    return await records.last_look(here.store, stored, access, speaker(language))


@costly.get("/api/games/{game_id}/replay", responses={200: {"model": bodies.ReplayPage}})
async def replay(
    access: Accessed,
    here: Here,
    language: Spoken,
    at: Annotated[int | None, Query(ge=0)] = None,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 1,
) -> Response:
    """The table after so many choices, and after the next ones, as spectators see it."""
    page = await records.replay_page(here.store, access.game, at, count, language)
    return Response(page, media_type="application/json")


@costly.get("/api/games/{game_id}/chances", responses={200: {"model": Chances}})
async def chances(request: Request, stored: Filed, here: Here, language: Spoken) -> Response:
    """How a finished game swung, line by line: how far it is reckoned, in the last line the winning chances."""
    here.chances.check(stored, address_of(request))
    lines = here.chances.lines(stored, address_of(request), language)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


@costly.post("/api/games/{game_id}/report")
async def report(body: bodies.ReportText, entry: Entered, language: Spoken) -> bodies.Report:
    """A bug report with what the caller's seat knows."""
    async with entry.room.held():
        return records.report(entry.room, entry.access, body.text, language)


@router.get("/api/rulebook", responses={200: {"model": Rulebook}})
async def rulebook(language: Spoken) -> Response:
    """Contents and quick reference of the rules, and which of them stand behind what."""
    return Response(reading.rulebook(language), media_type="application/json")


@costly.get("/api/rules", responses={200: {"model": RulesFound}})
async def rules(
    language: Spoken,
    q: Annotated[str, Query(max_length=60)] = "",
    ids: Annotated[str, Query(max_length=MOST_IDS)] = "",
) -> Response:
    """Rules by word, or those of some ids with commas between them."""
    found = reading.rules_of(ids, language) if ids else reading.rules_with(q.strip(), language)
    return Response(found, media_type="application/json")


@costly.get("/api/aid/{game}", response_class=HTMLResponse)
async def aid(game: aids.AidGame, language: Spoken, paper: aids.Paper = "a4") -> Response:
    """The player aid of a game as a page to be printed."""
    return HTMLResponse(await aids.aid_page(game, language, paper))


@router.get("/healthz")
async def health() -> bodies.Health:
    """Whether the service runs, be there a database or not."""
    return bodies.Health(ok=True)


@router.get("/readyz", responses={503: {"model": bodies.Health}})
async def ready(here: Here, response: Response) -> bodies.Health:
    """Whether games can be played: the database answers, and the service is not about to end."""
    ok = await here.ready()
    if not ok:
        response.status_code = 503
    return bodies.Health(ok=ok)


@router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def metrics(here: Here, authorization: Annotated[str | None, Header()] = None) -> str:
    """Figures for Prometheus, told to who has the token; for others there is nothing here."""
    wanted = here.settings.metrics_token
    scheme, _, token = (authorization or "").partition(" ")
    if not wanted or scheme.lower() != "bearer" or not compare_digest(token.strip().encode(), wanted.encode()):
        raise ApiError("not_found", "server-http", status=404)
    here.look()
    return here.metrics.text()


router.include_router(costly)
