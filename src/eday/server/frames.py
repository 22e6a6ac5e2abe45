"""The frames a connection gets: the table as its seat may know it, never more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from eday.server.problems import Refusal
from eday.server.stored import Stored
from eday.server.table import LiveGame
from eday.server.words import Words

Frame = dict[str, Any]


def encoded(frame: Frame) -> str:
    """A frame as it is sent."""
    return msgspec.json.encode(frame).decode()


def viewpoint(live: LiveGame, seats: tuple[int, ...]) -> int | None:
    """Whose eyes a connection looks through: the seat asked now if it is one of its own, else its first."""
    asked = live.decision.seat if live.decision else None
    return asked if asked in seats else seats[0] if seats else None


def ears(seats: tuple[int, ...]) -> int | None:
    """Whose events a connection hears. Around one screen nobody's secrets are told: the screen is handed on."""
    return seats[0] if len(seats) == 1 else None


def events(live: LiveGame, words: Words, seats: tuple[int, ...], first: int) -> list[dict[str, object]]:
    """The events from number `first` on, in words."""
    words.begin()
    return words.events(live.game.events_for(ears(seats), first), first)


def state_frame(
    live: LiveGame,
    words: Words,
    stored: Stored,
    seats: tuple[int, ...],
    shown: frozenset[int],
    proposal: dict[str, Any] | None = None,
) -> Frame:
    """The table, and what the connection may choose."""
    words.begin()
    seat = viewpoint(live, seats)
    view = live.game.view(seat)
    asked = live.decision
    own = asked if asked is not None and asked.seat in seats else None
    options = words.options(own, live.kind.futile(live.game)) if own else []
    refused = live.undo_refusal(seats)
    hands = shown_hands(live, shown) if seats else {}
    return {
        "type": "state",
        "version": stored.revision,
        "choices": len(live.choices),
        "seat": seat,
        "view": view,
        "decision": own.to_dict() if own else None,
        "prompt": words.prompt(own) if own else words.waiting(asked) if asked else "",
        "options": options,
        "asked": {"seat": asked.seat, "kind": asked.kind, "name": stored.seats[asked.seat].name} if asked else None,
        "names": words.names(view, [option["refs"] for option in options], hands),
        "can_undo": refused is None,
        "undo_reason": str(refused) if refused else None,
        "can_resign": bool(seats) and live.game.resign_refusal(seats[0]) is None,
        "proposal": proposal,
        "guide": live.kind.guide(live.game, words, seat),
        "shown_hands": hands,
    }


def shown_hands(live: LiveGame, shown: frozenset[int]) -> dict[str, list[Any]]:
    """Hands their owners show to team-mates (BG-SECRET-02)."""
    hands: dict[str, list[Any]] = {}
    for seat in sorted(shown):
        cog: Mapping[str, Any] = live.game.view(seat)["cogs"][seat]
        hands[str(seat)] = list(cog["hand"] or ())
    return hands


def error_frame(refusal: Refusal, id: int | None = None) -> Frame:
    """What went wrong."""
    return {"type": "error", "id": id, "code": refusal.code, "message": refusal.words()}
