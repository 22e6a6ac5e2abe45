"""Making games: a new game with its links, a game from a file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import eday
from eday.kernel import EdayError
from eday.kernel.seed import SEEDS, read_seed
from eday.server import bodies
from eday.server.kinds import kind_of
from eday.server.meter import in_thread
from eday.server.problems import ApiError
from eday.server.settings import Settings
from eday.server.store import Choice, Seat, Store, Stored
from eday.server.table import LiveGame
from eday.server.tokens import hashed, new_game_id, new_token

_Sitter = tuple[str, str]
"""Kind and name of who sits on a seat."""


async def create(store: Store, settings: Settings, wish: bodies.NewGame) -> bodies.Created:
    """Set up a game as wished."""
    if wish.content is not None and not settings.may_read(wish.content):
        raise ApiError("forbidden", "server-own-content-only")
    try:
        return await set_up(store, wish)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error


async def set_up(store: Store, wish: bodies.NewGame) -> bodies.Created:
    """Set up a game as wished by somebody trusted; SetupError if that cannot be."""
    if isinstance(wish, bodies.NewBoardGame):
        return await _seat_players(store, _board(wish).record(), [(seat.kind, seat.name) for seat in wish.seats])
    sitters = _sides(wish.seats)
    return await _seat_players(store, _cards(wish).record(), sitters)


def _seed(wish: bodies.NewGame) -> int:
    return secrets.randbelow(SEEDS) if wish.seed is None else read_seed(wish.seed)


def _board(wish: bodies.NewBoardGame) -> Any:
    """The game of the wished seed, or of the first drawn one in which the wished seat begins."""
    if wish.first is not None and (wish.seed is not None or wish.first >= len(wish.seats)):
        raise ApiError("bad_request", "server-first-by-chance")
    cogs = [seat.cog for seat in wish.seats]
    while True:
        game = eday.board.new(
            wish.mission, cogs, _seed(wish), insane=wish.insane, horde=wish.horde, content=wish.content
        )
        if wish.first in (None, game.view(None)["active"]):
            return game


def _cards(wish: bodies.NewCardGame | bodies.NewCampaign) -> Any:
    if isinstance(wish, bodies.NewCampaign):
        return eday.card.campaign(_seed(wish), best_of=wish.best_of, content=wish.content)
    chapter = wish.chapter or "tutorial"
    return eday.card.new(chapter, _seed(wish), previous_winner=wish.previous_winner, content=wish.content)


def _sides(seats: Sequence[bodies.NewSide]) -> list[_Sitter]:
    """Who plays which side, the COG player first."""
    by_side = {seat.side: (seat.kind, seat.name) for seat in seats}
    if len(by_side) < len(seats):
        raise ApiError("bad_request", "server-each-side-once")
    return [by_side[side] for side in ("cog", "locust")]


async def bring_in(store: Store, settings: Settings, file: bodies.Export) -> bodies.Created:
    """Go on with a game from a file."""
    record = file.record
    if not settings.changed_content and _changes(record):
        raise ApiError("forbidden", "server-own-content-only")
    choices = record.get("choices")
    if not isinstance(choices, list) or len(choices) > settings.limits.choices:
        raise ApiError("bad_request", "server-foreign-file", most=settings.limits.choices)
    try:
        game = await in_thread(eday.replay, record)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error
    except Exception as error:  # whatever a forged record breaks, the answer is the same
        raise ApiError("bad_request", "server-unreadable-file") from error
    sitters = [
        (
            kind if kind in ("human", "bot") else "hotseat",
            file.names[number] if number < len(file.names) else "",
        )
        for number, kind in enumerate((*file.kinds, *["hotseat"] * game.seats)[: game.seats])
    ]
    return await _seat_players(store, game.record(), sitters)


def _changes(record: dict[str, Any]) -> bool:
    content = record.get("content")
    return not isinstance(content, dict) or bool(content.get("patch"))


async def _seat_players(store: Store, record: dict[str, Any], sitters: Sequence[_Sitter]) -> bodies.Created:
    """Store a game and hand out its links. Hot seats share one."""
    head = {key: value for key, value in record.items() if key != "choices"}
    kind = kind_of(head)
    players = kind.players(head["setup"])
    words = kind.words(head, players)
    words.begin()
    hot = new_token()
    seats: list[Seat] = []
    links: list[bodies.SeatLink] = []
    for number, (sitter, called) in enumerate(sitters):
        token = None if sitter == "bot" else hot if sitter == "hotseat" else new_token()
        plays = words.plays[number]
        spoken = called.strip() or words.name(plays)
        seats.append(Seat(number, players[number], sitter, spoken, hashed(token) if token else None))
        links.append(
            bodies.SeatLink.model_validate(
                {"seat": number, "plays": plays, "kind": sitter, "name": spoken, "token": token}
            )
        )
    host, spectator = new_token(), new_token()
    choices: list[Choice] = [(seat, option) for seat, option in record["choices"]]
    live = LiveGame(head, choices)
    stored = Stored(
        id=new_game_id(),
        head=head,
        seats=seats,
        choices=choices,
        revision=len(choices),
        status="running" if live.decision else "finished",
        summary=live.summary(),
        host_hash=hashed(host),
        spectator_hash=hashed(spectator),
    )
    await store.create(stored)
    return bodies.Created(game=stored.id, host_token=host, spectator_token=spectator, seats=links)
