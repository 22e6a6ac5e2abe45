"""Locust AI cards."""

from __future__ import annotations

from eday.content.board import Content, schema
from eday.text.board.vocabulary import condition, steps
from eday.text.catalogue import say
from eday.text.names import enemy_name


def ai_lines(card: schema.AiCard, content: Content) -> list[str]:
    """How it is resolved, when it is replaced, and its two halves."""
    lines = [say(f"card-ai-{card.trait}", family=enemy_name(card.family))]
    if card.redraw_when:
        lines.append(say("card-ai-redraw_when", condition=condition(card.redraw_when, card.family)))
    then = steps(card.then) if card.then else say("card-ai-nothing")
    if card.when:
        lines.append(say("card-ai-when", condition=condition(card.when, card.family), steps=then))
    else:
        lines.append(say("card-ai-always", steps=then))
    if card.no_guard:
        lines.append(say("card-ai-no_guard", condition=condition(card.when, card.family) if card.when else "none"))
    if card.otherwise:
        lines.append(say("card-ai-otherwise", steps=steps(card.otherwise)))
    if card.draw_again:
        lines.append(say("card-ai-draw_again"))
    return lines
