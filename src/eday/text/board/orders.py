"""Order cards."""

from __future__ import annotations

from typing import Any

from eday.content.board import Content, schema
from eday.text.board.vocabulary import describe
from eday.text.catalogue import say


def order_lines(order: schema.Order, content: Content) -> list[str]:
    """A line for each action, then the reaction icon."""
    lines = [describe("action", action) for action in order.actions]
    if order.two_plus:
        lines.append(say("card-order-two_plus"))
    return [*lines, say(f"card-reaction-{order.reaction}")]


def order_parts(order: schema.Order) -> dict[str, Any]:
    """The same in its parts: actions, the mark for two or more players, the reaction."""
    return {
        "actions": [describe("action", action) for action in order.actions],
        "two_plus": say("card-order-two_plus") if order.two_plus else None,
        "reaction": {"kind": order.reaction, "text": say(f"card-reaction-{order.reaction}")},
    }
