"""Locust AI cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from eday.content.board import schema
from eday.text.board.marks import StepParts, step_parts, trait
from eday.text.board.names import ai_title
from eday.text.board.vocabulary import condition, describe, steps

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def ai_lines(voice: BoardVoice, card: schema.AiCard) -> list[str]:
    """How it is resolved, when it is replaced, and its two halves."""
    lines = [_trait(voice, card)]
    if card.redraw_when:
        lines.append(_redraw(voice, card, card.redraw_when))
    then = steps(voice, card.then) if card.then else voice.say("card-ai-nothing")
    if card.when:
        lines.append(voice.say("card-ai-when", condition=condition(voice, card.when, card.family), steps=then))
    else:
        lines.append(voice.say("card-ai-always", steps=then))
    if card.no_guard:
        lines.append(voice.say("card-ai-no_guard", condition=_tested(voice, card)))
    if card.otherwise:
        lines.append(voice.say("card-ai-otherwise", steps=steps(voice, card.otherwise)))
    if card.draw_again:
        lines.append(voice.say("card-ai-draw_again"))
    return lines


def ai_parts(voice: BoardVoice, card: schema.AiCard) -> dict[str, Any]:
    """The same in its parts: whom it is about, the test, both halves, and what else it says."""
    more = []
    if card.no_guard:
        more.append(trait(voice, "no_guard", "card-ai-no_guard", condition=_tested(voice, card)))
    if card.draw_again:
        more.append(trait(voice, "draw", "card-ai-draw_again", "+1"))
    return {
        "family": card.family,
        "title": ai_title(voice, card.id, card),
        "trait": _trait(voice, card),
        "when": _condition(voice, card, card.when) if card.when else None,
        "then": _steps(voice, card.then),
        "otherwise": _steps(voice, card.otherwise),
        "redraw": _redraw(voice, card, card.redraw_when) if card.redraw_when else None,
        "more": more,
    }


def _trait(voice: BoardVoice, card: schema.AiCard) -> str:
    return voice.say(f"card-ai-{card.trait}", family=voice.enemy_name(card.family))


def _redraw(voice: BoardVoice, card: schema.AiCard, when: schema.Condition) -> str:
    return voice.say("card-ai-redraw_when", condition=condition(voice, when, card.family))


def _tested(voice: BoardVoice, card: schema.AiCard) -> str:
    return condition(voice, card.when, card.family) if card.when else "none"


def _condition(voice: BoardVoice, card: schema.AiCard, when: schema.Condition) -> StepParts:
    clause = condition(voice, when, card.family)
    return step_parts(voice, when, "condition", voice.say("card-sentence", text=clause))


def _steps(voice: BoardVoice, items: Sequence[msgspec.Struct]) -> list[StepParts]:
    return [
        step_parts(voice, item, "step", voice.say("card-sentence", text=describe(voice, "step", item)))
        for item in items
    ]
