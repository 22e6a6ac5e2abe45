"""What can be asked of a position of the card game."""

from __future__ import annotations

import random

from eday.card.game import CardGame
from eday.kernel import Event
from tests.card.properties.conservation import check
from tests.fuzz.probe import copied, imagined, in_words, shown
from tests.voices import CARD

QUESTIONS = 6
WHY_KINDS = (None, "deploy", "react", "direct", "cross", "move", "block")


def thorough(game: CardGame, events: list[Event], rng: random.Random) -> None:
    """Everything others may ask of a game in this position."""
    check(game)
    shown(game)
    copied(game, rng)
    imagined(game, rng, check)
    for seat in (*range(game.seats), None):
        _spoken(game, events, seat)
    decision = game.decision
    if decision is None:
        return
    for option in rng.sample(decision.options, min(QUESTIONS, len(decision.options))):
        game.preview(decision.seat, option.id)
    refs = [*game.box.refs, *[f"row:{place + 1}" for place in range(len(game._table.row))], "row:99", "ghost:1", ""]
    for ref in rng.sample(refs, QUESTIONS):
        for reason in game.why_not(rng.randrange(game.seats), ref, rng.choice(WHY_KINDS)):
            in_words(CARD.reason_line(reason))


def _spoken(game: CardGame, events: list[Event], seat: int | None) -> None:
    lines = [CARD.event_line(event.for_seat(seat)) for event in events]
    decision = game.decision_for(seat)
    if decision is not None:
        lines.append(CARD.decision_prompt(decision))
        lines += [CARD.option_label(option) for option in decision.options]
    for line in lines:
        in_words(line)
