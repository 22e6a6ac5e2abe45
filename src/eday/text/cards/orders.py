"""Order cards."""

from __future__ import annotations

from eday.content import Content, schema
from eday.text.cards.describe import describe
from eday.text.catalogue import say


def order_lines(order: schema.Order, content: Content) -> list[str]:
    """A line for each action, then the reaction icon."""
    lines = [describe("action", action) for action in order.actions]
    if order.two_plus:
        lines.append(say("card-order-two_plus"))
    return [*lines, say(f"card-reaction-{order.reaction}")]
