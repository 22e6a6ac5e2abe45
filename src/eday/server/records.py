"""Looking back: the list of one's games, a step of a replay, a game as a file, a bug report."""

from __future__ import annotations

import functools
import time
from typing import Any

import eday
from eday.server import bodies, frames
from eday.server.logs import fault
from eday.server.problems import ApiError
from eday.server.room import Room
from eday.server.store import Access, Store, Stored
from eday.server.table import LiveGame
from eday.server.tokens import hashed
from eday.server.written import legible

_UNTOLD = dict.fromkeys(("mission", "stage", "chapter", "score"))
"""What the list tells about some kinds of games only."""
_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What reading a row of junk may end in; an error of the database itself is none of these."""


async def my_games(store: Store, tokens: list[str]) -> bodies.MyGames:
    """The games some tokens belong to, the newest first; one whose row is damaged is left out."""
    found: list[tuple[float, bodies.MyGame]] = []
    for place, token in enumerate(tokens):
        access = await store.access(hashed(token))
        if access is None:
            continue
        try:
            stored = await store.load(access.game, with_choices=False)
            if stored is not None:
                found.append((stored.updated, _listed(stored, access, place)))
        except _DAMAGE:
            _note_damage(access.game)
    found.sort(key=lambda pair: -pair[0])
    return bodies.MyGames(games=[game for _, game in found])


def _listed(stored: Stored, access: Access, place: int) -> bodies.MyGame:
    """A game as the list tells it."""
    about = {
        **_UNTOLD,
        **stored.summary,
        "game": stored.id,
        "kind": stored.head["game"],
        "status": stored.status,
        "role": access.role,
        "seats": list(access.seats),
        "names": [seat.name for seat in stored.seats],
        "updated": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(stored.updated)),
        "token": place,
    }
    return bodies.MyGame.model_validate(about)


@functools.lru_cache(maxsize=1000)
def _note_damage(game: str) -> None:
    """Remembers what it has said: a list is asked for again and again."""
    fault("game_damaged", game=game)


def replay_step(room: Room, at: int | None) -> bodies.ReplayStep:
    """The table as a spectator saw it after so many choices, and what the last of them brought about."""
    last = len(room.live.choices)
    at = last if at is None else at
    if not 0 <= at <= last:
        raise ApiError("bad_request", "server-no-such-step", last=last)
    then = LiveGame(room.stored.head, room.live.choices[:at])
    words = then.kind.words(room.stored.head, [seat.cog for seat in room.seats])
    words.begin()
    first = then.marks[-2] if at else 0
    view = then.game.view(None)
    events = words.events(then.game.events_for(None, first), first)
    names = words.names(view, events)
    return bodies.ReplayStep.model_validate({"at": at, "last": last, "view": view, "names": names, "events": events})


def export(stored: Stored, access: Access) -> bodies.Export:
    """The game as a file, be its rules still played or not. It holds the seed: while a game runs it is the host's."""
    if stored.status == "running" and access.role != "host":
        raise ApiError("forbidden", "server-export-running")
    return bodies.Export(
        eday_export=1,
        record={**stored.head, "choices": [list(choice) for choice in stored.choices]},
        names=[legible(seat.name) for seat in stored.seats],
        kinds=[seat.kind for seat in stored.seats],  # type: ignore[misc]
    )


def report(room: Room, access: Access, text: str) -> bodies.Report:
    """A bug report with what that seat knows: no seed, no record, no hands of others."""
    seats = access.seats
    state = frames.state_frame(room.live, room.words, room.stored, seats, frozenset())
    told: dict[str, Any] = {
        "eday_report": 1,
        "eday": eday.__version__,
        "rules": room.stored.head["rules"],
        "content": room.stored.head["content"]["hash"],
        "setup": {key: value for key, value in room.stored.head["setup"].items() if key != "decks"},
        "text": text,
        "state": state,
        "events": frames.events_frame(room.live, room.words, seats, 0)["events"],
    }
    return bodies.Report(report=told)
