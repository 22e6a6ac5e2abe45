"""What somebody says and asks at a table, made from what he sees: questions, and messages that change nothing."""

from __future__ import annotations

import random
from typing import Any

from eday.server.tables.room import Room
from eday.server.wire.outgoing import Outgoing

Message = dict[str, Any]


def script_for(room: Room, state: Outgoing, seats: tuple[int, ...], rng: random.Random) -> list[Message]:
    """Messages of one who sees that state."""
    said = [*_questions(room, state, rng), *_refused(state, seats), *_shown(room, state, rng)]
    return [{**message, "id": number} for number, message in enumerate(said, start=2)]


def _questions(room: Room, state: Outgoing, rng: random.Random) -> list[Message]:
    """A few of each question this table answers, about things in sight and on offer."""
    things = rng.sample(sorted(state["names"]), min(3, len(state["names"])))
    options = rng.sample(state["options"], min(2, len(state["options"])))
    kinds = [option["kind"] for option in options]
    asked: list[Message] = []
    for what in sorted(room.live.kind.questions):
        refs = [option["id"] for option in options] or ["pass"] if what in ("odds", "preview") else things
        asked += [{"type": "ask", "what": what, "ref": ref} for ref in ([""] if what == "box" else refs)]
    asked += [{"type": "ask", "what": "why", "ref": ref, "kind": rng.choice(kinds or ["move"])} for ref in things]
    return asked


def _refused(state: Outgoing, seats: tuple[int, ...]) -> list[Message]:
    """Late, forged and misshapen messages, and an undo that cannot be."""
    version = state["version"]
    messages: list[Message] = [
        {"type": "choose", "version": version + 1, "option": "pass"},
        {"type": "choose", "version": version, "option": "no such option"},
        {"type": "undo", "version": version + 1},
        {"type": "consent", "what": "undo", "allow": True},
        {"type": "nonsense"},
    ]
    if not state["can_undo"]:
        messages.append({"type": "undo"})
    if not state["can_resign"]:
        messages.append({"type": "resign"})
    if not seats:
        messages += [{"type": "chat", "text": "hello"}, {"type": "ping_map", "ref": "seat:0"}]
    return messages


def _shown(room: Room, state: Outgoing, rng: random.Random) -> list[Message]:
    """What others at the table see of him: pointing, a hand shown and hidden, a proposal made and withdrawn."""
    seat = state["seat"]
    if seat is None:
        return []
    messages: list[Message] = [{"type": "ping_map", "ref": "seat:0"}]
    messages += [{"type": "show_hand", "on": on, "seat": seat} for on in (True, False)]
    what = next(iter(room.live.kind.by_consent))
    alone = len({seat.token_hash for seat in room.seats}) == 1
    if state[f"can_{what}"] and not alone and state["proposal"] is None:
        messages += [{"type": what}, {"type": "consent", "what": what, "allow": False}]
    if rng.random() < 0.2:
        messages.append({"type": "settings", "guard": room.seats[seat].guard})
    return messages
