"""The messages a connection gets: the table as its seat may know it, never more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from eday.board import CogView, HandCard
from eday.kernel import Layout
from eday.server.store.stored import Stored
from eday.server.tables.live import LiveGame
from eday.server.wire.encoding import as_json
from eday.server.wire.problems import Refusal
from eday.server.wire.words import Words
from eday.text import Voice

Outgoing = dict[str, Any]


def encoded(message: Outgoing) -> str:
    """A message as it is sent."""
    return as_json(message).decode()


def frame(*messages: str) -> str:
    """Messages as they travel: a list, in order."""
    return f"[{','.join(messages)}]"


def viewpoint(live: LiveGame, seats: tuple[int, ...]) -> int | None:
    """Whose eyes a connection looks through: the seat asked now if it is one of its own, else its first."""
    asked = live.decision.seat if live.decision else None
    return asked if asked in seats else seats[0] if seats else None


def listener(seats: tuple[int, ...]) -> int | None:
    """Whose events a connection hears. Around one screen nobody's secrets are told: the screen is handed on."""
    return seats[0] if len(seats) == 1 else None


def events(live: LiveGame, words: Words, seats: tuple[int, ...], first: int) -> list[dict[str, object]]:
    """The events from number `first` on, in words."""
    return words.events(live.game.events_for(listener(seats), first), first)


def may_be_advised(live: LiveGame, stored: Stored) -> bool:
    """Whether players may ask what to do: not where people play against each other, each at a screen of his own."""
    return not live.kind.opposed(seat.kind for seat in stored.seats)


def state_message(
    live: LiveGame,
    words: Words,
    stored: Stored,
    seats: tuple[int, ...],
    shown: frozenset[int],
    proposal: dict[str, Any] | None = None,
) -> Outgoing:
    """The table, and what the connection may choose."""
    seat = viewpoint(live, seats)
    asked = live.decision
    own = asked if asked is not None and asked.seat in seats else None
    refused = live.undo_refusal(seats)
    view = live.game.view(seat, whole=False)
    voice = words.voice_at(view, live.game.layout(), own) if own else words.voice
    return {
        "type": "state",
        "version": stored.revision,
        "choices": len(live.choices),
        "seat": seat,
        "view": msgspec.Raw(msgspec.json.encode(view)),
        "decision": {"seat": own.seat, "kind": own.kind, "context": own.context} if own else None,
        "prompt": voice.decision_prompt(own) if own else words.waiting(asked) if asked else "",
        "options": words.options(voice, own, live.kind.futile(live.game), live.game.doubts()) if own else [],
        "asked": {"seat": asked.seat, "kind": asked.kind, "name": stored.seats[asked.seat].name} if asked else None,
        "can_undo": refused is None,
        "undo_reason": words.voice.problem(refused) if refused else None,
        "can_resign": bool(seats) and live.game.resign_refusal(seats[0]) is None,
        "can_suggest": own is not None and may_be_advised(live, stored),
        "proposal": proposal,
        "guide": live.kind.guide(live.game, words, voice, seat),
        "shown_hands": shown_hands(live, shown) if seats else {},
    }


@dataclass(frozen=True)
class Shown:
    """The table as some seats see it: the state, and what has to be known beside it, which is told once."""

    state: str
    refs: frozenset[str]
    """Things in it that have names."""
    layout: Layout | None
    """What its view is drawn on."""


def shown_table(live: LiveGame, words: Words, state: Outgoing) -> Shown:
    """A state with what has to be known beside it."""
    mentioned = [option["refs"] for option in state["options"]]
    refs = words.refs(bytes(state["view"]), as_json((mentioned, state["shown_hands"])))
    return Shown(encoded(state), refs, live.game.layout())


def known_message(words: Words, layout: Layout | None, refs: frozenset[str]) -> Outgoing:
    """What states to come take for known: what views are drawn on, if that is new, and the names of more things."""
    drawn = words.refs(layout.drawing) if layout else frozenset[str]()
    drawing = msgspec.Raw(layout.drawing) if layout else None
    return {"type": "known", "layout": drawing, "names": words.names(refs | drawn)}


def whole(words: Words, table: Shown) -> Outgoing:
    """A state that says everything by itself, for who was told nothing before."""
    state: Outgoing = msgspec.json.decode(table.state)
    names = words.names(table.refs)
    if table.layout is not None:
        state["view"]["map"] |= msgspec.json.decode(table.layout.drawing)
        names |= words.names(words.refs(table.layout.drawing))
    return {**state, "names": names}


def shown_hands(live: LiveGame, shown: frozenset[int]) -> dict[str, list[HandCard]]:
    """Hands their owners show to team-mates (BG-SECRET-02)."""
    hands: dict[str, list[HandCard]] = {}
    for seat in sorted(shown):
        cog: CogView = live.game.view(seat, whole=False)["cogs"][seat]
        hands[str(seat)] = list(cog["hand"] or ())
    return hands


def error_message(refusal: Refusal, voice: Voice, id: int | None = None) -> Outgoing:
    """What went wrong."""
    return {"type": "error", "id": id, "code": refusal.code, "message": refusal.words(voice)}
