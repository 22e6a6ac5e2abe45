"""Order cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.content.board import schema
from eday.text.board.marks import step_parts
from eday.text.board.vocabulary import describe

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def order_lines(voice: BoardVoice, order: schema.Order) -> list[str]:
    """A line for each action, then the reaction icon."""
    lines = [describe(voice, "action", action) for action in order.actions]
    if order.two_plus:
        lines.append(voice.say("card-order-two_plus"))
    return [*lines, voice.say(f"card-reaction-{order.reaction}")]


def order_parts(voice: BoardVoice, order: schema.Order) -> dict[str, Any]:
    """The same in its parts: actions, the mark for two or more players, the reaction."""
    return {
        "actions": [step_parts(voice, action, "action", describe(voice, "action", action)) for action in order.actions],
        "two_plus": voice.say("card-order-two_plus") if order.two_plus else None,
        "reaction": {"kind": order.reaction, "text": voice.say(f"card-reaction-{order.reaction}")},
    }
