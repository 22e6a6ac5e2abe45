"""Locust AI cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.content.board import schema
from eday.text.board.vocabulary import condition, steps

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def ai_lines(voice: BoardVoice, card: schema.AiCard) -> list[str]:
    """How it is resolved, when it is replaced, and its two halves."""
    lines = [voice.say(f"card-ai-{card.trait}", family=voice.enemy_name(card.family))]
    if card.redraw_when:
        lines.append(voice.say("card-ai-redraw_when", condition=condition(voice, card.redraw_when, card.family)))
    then = steps(voice, card.then) if card.then else voice.say("card-ai-nothing")
    if card.when:
        lines.append(voice.say("card-ai-when", condition=condition(voice, card.when, card.family), steps=then))
    else:
        lines.append(voice.say("card-ai-always", steps=then))
    if card.no_guard:
        lines.append(
            voice.say("card-ai-no_guard", condition=condition(voice, card.when, card.family) if card.when else "none")
        )
    if card.otherwise:
        lines.append(voice.say("card-ai-otherwise", steps=steps(voice, card.otherwise)))
    if card.draw_again:
        lines.append(voice.say("card-ai-draw_again"))
    return lines
