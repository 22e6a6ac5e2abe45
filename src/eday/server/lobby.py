"""Making games: what can be played, a new game with its links, a game from a file."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

import eday
from eday.content import load as load_content
from eday.kernel import EdayError
from eday.server import bodies
from eday.server.problems import ApiError
from eday.server.settings import Settings
from eday.server.store import Choice, Seat, Store, Stored
from eday.server.table import LiveGame
from eday.server.tokens import hashed, new_game_id, new_token
from eday.server.words import speak_of
from eday.text import card_text, mission_about, name, say

_SEEDS = 2**62


@cache
def setup_info() -> bodies.SetupInfo:
    """Missions and COGs to choose from."""
    speak_of({})
    content = load_content()
    missions = [
        bodies.MissionInfo(
            id=mission.id,
            name=name(f"mission:{mission.id}"),
            about=mission_about(mission),
            difficulty=mission.difficulty,
            min_players=mission.min_players,
            max_players=mission.max_players,
            difficulties=[bodies.DifficultyInfo(id=one, name=say(f"difficulty-{one}")) for one in mission.difficulties],
        )
        for mission in content.missions.values()
    ]
    people = [bodies.CogInfo(id=cog, name=name(f"cog:{cog}"), text=card_text(f"cog:{cog}")) for cog in content.cogs]
    return bodies.SetupInfo(
        games=[bodies.GameInfo(id="board", missions=missions, cogs=people)], version=eday.__version__
    )


async def create(store: Store, settings: Settings, wish: bodies.NewGame) -> bodies.Created:
    """Set up a game as wished."""
    if wish.content is not None and not settings.overlays:
        raise ApiError("forbidden", "server-own-content-only")
    try:
        return await set_up(store, wish)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error


async def set_up(store: Store, wish: bodies.NewGame) -> bodies.Created:
    """Set up a game as wished by somebody trusted; SetupError if that cannot be."""
    seed = secrets.randbelow(_SEEDS) if wish.seed is None else wish.seed
    cogs = [seat.cog for seat in wish.seats]
    game = eday.board.new(wish.mission, cogs, seed, insane=wish.insane, horde=wish.horde, content=wish.content)
    return await _seat_players(store, game.record(), [(seat.cog, seat.kind, seat.name) for seat in wish.seats])


async def bring_in(store: Store, settings: Settings, file: bodies.Export) -> bodies.Created:
    """Go on with a game from a file."""
    record = file.record
    if not settings.overlays and _changes(record):
        raise ApiError("forbidden", "server-own-content-only")
    choices = record.get("choices")
    if not isinstance(choices, list) or len(choices) > settings.limits.choices:
        raise ApiError("bad_request", "server-foreign-file", most=settings.limits.choices)
    try:
        game = await asyncio.to_thread(eday.board.replay, record)
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error
    except Exception as error:  # whatever a forged record breaks, the answer is the same
        raise ApiError("bad_request", "server-unreadable-file") from error
    cogs = game.record()["setup"]["cogs"]
    names = [*file.names, *[""] * len(cogs)]
    kinds = [kind if kind in ("human", "bot") else "hotseat" for kind in (*file.kinds, *["hotseat"] * len(cogs))]
    return await _seat_players(store, game.record(), list(zip(cogs, kinds, names, strict=False)))


def _changes(record: dict[str, Any]) -> bool:
    content = record.get("content")
    return not isinstance(content, dict) or bool(content.get("patch"))


async def _seat_players(store: Store, record: dict[str, Any], wanted: Sequence[tuple[str, str, str]]) -> bodies.Created:
    """Store a game and hand out its links. Hot seats share one."""
    hot = new_token()
    seats: list[Seat] = []
    links: list[bodies.SeatLink] = []
    for number, (cog, kind, called) in enumerate(wanted):
        token = None if kind == "bot" else hot if kind == "hotseat" else new_token()
        spoken = called.strip() or name(f"cog:{cog}")
        seats.append(Seat(number, cog, kind, spoken, hashed(token) if token else None))
        links.append(
            bodies.SeatLink.model_validate({"seat": number, "cog": cog, "kind": kind, "name": spoken, "token": token})
        )
    host, spectator = new_token(), new_token()
    choices: list[Choice] = [(seat, option) for seat, option in record["choices"]]
    head = {key: value for key, value in record.items() if key != "choices"}
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
