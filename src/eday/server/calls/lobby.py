"""Making games: a new game with its links, a game from a file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import eday
from eday.board import BoardGame
from eday.card import Campaign, CardGame
from eday.kernel import EdayError
from eday.kernel.seed import SEEDS, read_seed
from eday.players import USUAL, bot_for, bots_for
from eday.server.gate.pool import Busy, reading
from eday.server.settings import Settings
from eday.server.store.games import Store
from eday.server.store.stored import Seat, Stored
from eday.server.store.tokens import hashed, new_game_id, new_token
from eday.server.tables.jobs import Read, played, read_record
from eday.server.tables.kinds import KINDS, kind_of
from eday.server.wire import bodies
from eday.server.wire.problems import ApiError


class Sitter(NamedTuple):
    """Who is to sit on a seat."""

    kind: str
    name: str
    bot: str = USUAL


async def create(store: Store, settings: Settings, wanted: bodies.NewGame, language: str) -> bodies.Created:
    """Set up the game that is asked for."""
    if wanted.content is not None and not settings.may_read(wanted.content):
        raise ApiError("forbidden", "server-own-content-only")
    if wanted.seed is not None and KINDS[wanted.game].opposed(seat.kind for seat in wanted.seats):
        raise ApiError("bad_request", "server-seed-is-drawn")
    try:
        return await set_up(store, wanted, language)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error


async def set_up(store: Store, wanted: bodies.NewGame, language: str) -> bodies.Created:
    """Set up a game as asked by somebody trusted; SetupError if that cannot be."""
    seats = wanted.seats if isinstance(wanted, bodies.NewBoardGame) else _sides(wanted.seats)
    sitters = [Sitter(seat.kind, seat.name, bot_for(wanted.game, seat.bot)) for seat in seats]
    sealed = KINDS[wanted.game].opposed(sitter.kind for sitter in sitters)
    if sealed:
        sitters = [sitter._replace(kind="human") for sitter in sitters]
    if wanted.show and any(sitter.kind != "bot" for sitter in sitters):
        raise ApiError("bad_request", "server-show-of-bots")
    game = _board(wanted) if isinstance(wanted, bodies.NewBoardGame) else _cards(wanted)
    return await _seat_players(store, played(game.record()), sitters, language, sealed, wanted.show)


def _seed(wanted: bodies.NewGame) -> int:
    return secrets.randbelow(SEEDS) if wanted.seed is None else read_seed(wanted.seed)


def _board(wanted: bodies.NewBoardGame) -> BoardGame:
    """The game of the seed that is asked for, or of the first drawn one in which the right seat begins."""
    if wanted.guided:
        return _guided(wanted)
    if wanted.first is not None and (wanted.seed is not None or wanted.first >= len(wanted.seats)):
        raise ApiError("bad_request", "server-first-by-chance")
    cogs = [seat.cog for seat in wanted.seats]
    while True:
        game = eday.board.new(
            wanted.mission, cogs, _seed(wanted), insane=wanted.insane, horde=wanted.horde, content=wanted.content
        )
        if wanted.first in (None, game.view(None, whole=False)["active"]):
            return game


def _guided(wanted: bodies.NewBoardGame) -> BoardGame:
    """The guided first mission, which is as it is."""
    game = eday.board.new_guided(content=wanted.content)
    cogs = [cog.id for cog in game.box.cogs]
    if wanted.seed is not None or wanted.insane or wanted.mission != game.mission:
        raise ApiError("bad_request", "server-guided")
    if [seat.cog for seat in wanted.seats] != cogs or wanted.seats[0].kind == "bot":
        raise ApiError("bad_request", "server-guided")
    return game


def _cards(wanted: bodies.NewCardGame | bodies.NewCampaign) -> CardGame | Campaign:
    if isinstance(wanted, bodies.NewCampaign):
        return eday.card.campaign(_seed(wanted), best_of=wanted.best_of, content=wanted.content)
    chapter = wanted.chapter or "tutorial"
    return eday.card.new(chapter, _seed(wanted), previous_winner=wanted.previous_winner, content=wanted.content)


def _sides(seats: Sequence[bodies.NewSide]) -> list[bodies.NewSide]:
    """Who plays which side, the COG player first."""
    by_side = {seat.side: seat for seat in seats}
    if len(by_side) < len(seats):
        raise ApiError("bad_request", "server-each-side-once")
    return [by_side[side] for side in ("cog", "locust")]


async def bring_in(store: Store, settings: Settings, file: bodies.Export, language: str) -> bodies.Created:
    """Go on with a game from a file."""
    record = file.record
    if not settings.changed_content and _changes(record):
        raise ApiError("forbidden", "server-own-content-only")
    choices = record.get("choices")
    if not isinstance(choices, list) or len(choices) > settings.limits.choices:
        raise ApiError("bad_request", "server-foreign-file", most=settings.limits.choices)
    try:
        read = await reading.do(read_record, record)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error
    except Busy as error:
        raise ApiError("too_many", "server-busy") from error
    except Exception as error:  # whatever a forged record breaks, the answer is the same
        raise ApiError("bad_request", "server-unreadable-file") from error
    return await _seat_players(store, read, _sitters(file, read), language)


def _sitters(file: bodies.Export, read: Read) -> list[Sitter]:
    """Who sat where. Whoever brings a file knows its secrets, so no opponents at two places play it."""
    kind, known = kind_of(read.head), bots_for(read.head["game"])
    sitters: list[Sitter] = []
    for number in range(len(kind.players(read.head["setup"]))):
        sits = file.kinds[number] if number < len(file.kinds) else "hotseat"
        name = file.names[number] if number < len(file.names) else ""
        bot = file.bots[number] if number < len(file.bots) else known[0]
        sitters.append(Sitter(sits if sits in ("human", "bot") else "hotseat", name, bot if bot in known else known[0]))
    if kind.opposed(sitter.kind for sitter in sitters):
        return [sitter._replace(kind="hotseat") for sitter in sitters]
    return sitters


def _changes(record: dict[str, Any]) -> bool:
    content = record.get("content")
    return not isinstance(content, dict) or bool(content.get("patch"))


async def _seat_players(
    store: Store, read: Read, sitters: Sequence[Sitter], language: str, sealed: bool = False, show: bool = False
) -> bodies.Created:
    """Store a game and hand out its links. Hot seats share one; the seats of a sealed game are claimed.

    A seat nobody has named is called by whom it plays, in the language of who makes the game.
    """
    kind = kind_of(read.head)
    players = kind.players(read.head["setup"])
    voice = kind.voice(read.head, players, language)
    hot = new_token()
    seats: list[Seat] = []
    links: list[bodies.SeatLink] = []
    for number, (sitter, called, bot) in enumerate(sitters):
        token = None if sitter == "bot" or sealed else hot if sitter == "hotseat" else new_token()
        invite = new_token() if sealed else None
        plays = voice.plays[number]
        spoken = called or voice.name(plays)
        seat = Seat(number, players[number], sitter, spoken, hashed(token) if token else None, bot=bot)
        seat.invite_hash = hashed(invite) if invite else None
        seats.append(seat)
        links.append(
            bodies.SeatLink.model_validate(
                {"seat": number, "plays": plays, "kind": sitter, "name": spoken, "token": token, "invite": invite}
            )
        )
    host, spectator = new_token(), new_token()
    stored = Stored(
        id=new_game_id(),
        head=read.head,
        seats=seats,
        choices=read.choices,
        prints=[*read.prints[1:]],
        start=read.prints[0],
        revision=len(read.choices),
        status=read.status,
        summary=read.summary,
        host_hash=hashed(host),
        spectator_hash=hashed(spectator),
        version=kind.version(),
        sealed=sealed,
        show=show,
    )
    await store.create(stored)
    return bodies.Created(game=stored.id, host_token=host, spectator_token=spectator, seats=links)
