"""Looking back: the list of one's games, a step of a replay, a game as a file, a bug report."""

from __future__ import annotations

import asyncio
import functools
import json
import time
from typing import Any
from weakref import WeakValueDictionary

import msgspec

import eday
from eday.kernel import EdayError
from eday.server.gate.pool import Busy, reading
from eday.server.logs import fault
from eday.server.store.games import DAMAGE, Store
from eday.server.store.stored import ADMIN, Access, Freeze, Stored
from eday.server.store.tokens import hashed
from eday.server.tables import jobs
from eday.server.tables.frozen import Frozen, resting
from eday.server.tables.room import Room
from eday.server.wire import bodies, outgoing
from eday.server.wire.problems import ApiError
from eday.server.wire.written import legible
from eday.text import Voice

REPORTED = 100
"""Choices whose events a bug report tells."""
_UNTOLD = dict.fromkeys(("mission", "stage", "chapter", "score", "asks"))
"""What the list tells about some games only."""


def in_words(freeze: Freeze, voice: Voice) -> str:
    """Why a game is frozen, for people."""
    return voice.problem(Frozen(freeze).reason)


async def my_games(store: Store, tokens: list[str], voice: Voice) -> bodies.MyGames:
    """The games some tokens belong to, the newest first; one whose row is damaged is left out."""
    hashes = [hashed(token) for token in tokens]
    opened = await store.accesses(hashes)
    games = await store.several([access.game for access in opened.values()], _note_damage)
    found: list[tuple[float, bodies.MyGame]] = []
    for place, token_hash in enumerate(hashes):
        access = opened.get(token_hash)
        stored = games.get(access.game) if access else None
        if access is None or stored is None:
            continue
        try:
            found.append((stored.updated, listed(stored, access, place, voice)))
        except DAMAGE:
            _note_damage(access.game)
    found.sort(key=lambda pair: -pair[0])
    return bodies.MyGames(games=[game for _, game in found])


def listed(stored: Stored, access: Access, place: int, voice: Voice) -> bodies.MyGame:
    """A game as the list tells it: from what is stored with it, so that none is loaded for that."""
    about = {
        **_UNTOLD,
        **stored.summary,
        "game": stored.id,
        "kind": stored.head["game"],
        "status": stored.status,
        "frozen": in_words(freeze, voice) if (freeze := resting(stored)) else None,
        "role": access.role,
        "seats": list(access.seats),
        "names": [seat.name for seat in stored.seats],
        "plays": [seat.cog for seat in stored.seats],
        "updated": _moment(stored.updated),
        "chosen": _moment(chosen) if (chosen := stored.summary.get("chosen")) is not None else None,
        "token": place,
    }
    return bodies.MyGame.model_validate(about)


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


@functools.lru_cache(maxsize=1000)
def _note_damage(game: str) -> None:
    """Remembers what it has said: a list is asked for again and again."""
    fault("game_damaged", game=game)


_fetching: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
"""Games whose choices are being fetched for a replay."""


async def replay_page(store: Store, game_id: str, at: int | None, count: int, language: str) -> bytes:
    """The table as a spectator saw it after so many choices and after the next few, as JSON of a page."""
    stored = await store.load(game_id, with_choices=False)
    if stored is None:
        raise ApiError("not_found", "server-no-such-game")
    try:
        page = await reading.do(jobs.known_page, game_id, stored.revision, at, count, language)
        if page is None:
            # Its choices are read only if they have to be, and by the first who needs them for all who do.
            async with _fetching.setdefault(game_id, asyncio.Lock()):
                page = await reading.do(jobs.known_page, game_id, stored.revision, at, count, language)
                if page is None:
                    stored = await store.load(game_id) or stored
                    page = await reading.do(jobs.replay_page, stored, at, count, language)
    except EdayError as error:
        raise ApiError.because("conflict", error) from error
    except Busy as error:
        raise ApiError("too_many", "server-busy") from error
    if page.body is None:
        raise ApiError("bad_request", "server-no-such-step", last=page.last)
    return page.body


async def last_look(store: Store, stored: Stored, access: Access, voice: Voice) -> bodies.LastLook:
    """What a frozen game last looked like for whoever asks, and why it is frozen."""
    freeze = resting(stored)
    if freeze is None:
        raise ApiError("conflict", "server-not-frozen")
    look = await store.looks.find(stored.id, access.seats)
    return bodies.LastLook(
        reason=in_words(freeze, voice),
        kind=stored.head["game"],
        names=[seat.name for seat in stored.seats],
        seats=list(access.seats),
        choices=len(stored.choices),
        at=look.number if look else None,
        state=json.loads(look.state) if look else None,
    )


def export(stored: Stored, access: Access) -> bytes:
    """The game as a file (`bodies.Export`), be its rules still played or not. It holds the seed.

    While a game runs only its host may have it, and between opponents nobody; one that this version cannot play is
    everybody's. What the keeper has frozen he may let go on: it counts as running.
    """
    freeze = resting(stored)
    if stored.status == "running" and (freeze is None or freeze.by == ADMIN):
        if stored.sealed:
            raise ApiError("forbidden", "server-export-sealed")
        if access.role != "host":
            raise ApiError("forbidden", "server-export-running")
    file = {
        "eday_export": 1,
        "record": {**stored.head, "choices": stored.choices},
        "names": [legible(seat.name) for seat in stored.seats],
        "kinds": [seat.kind for seat in stored.seats],
        "bots": [seat.bot for seat in stored.seats],
    }
    return msgspec.json.encode(file)


def report(room: Room, access: Access, text: str, language: str) -> bodies.Report:
    """A bug report with what that seat knows: no seed, no record, no hands of others."""
    seats, words = access.seats, room.words(language)
    first = room.live.marks[max(0, len(room.live.marks) - REPORTED)]
    state = outgoing.state_message(room.live, words, room.stored, seats, frozenset())
    contents: dict[str, Any] = {
        "eday_report": 1,
        "eday": eday.__version__,
        "rules": room.stored.head["rules"],
        "content": room.stored.head["content"]["hash"],
        "setup": {key: value for key, value in room.stored.head["setup"].items() if key != "decks"},
        "text": text,
        "state": outgoing.whole(words, outgoing.shown_table(room.live, words, state)),
        "events": outgoing.events(room.live, words, seats, first),
    }
    return bodies.Report(report=contents)
