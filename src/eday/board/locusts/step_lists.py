"""Where lists of steps are written down: AI cards, set-ups, stage cards, order cards."""

from __future__ import annotations

from eday.board.table import BoardTable
from eday.content.board import schema


def steps_of(t: BoardTable, source: str, number: int, half: int) -> tuple[schema.LocustStep, ...]:
    """The list a frame refers to: frames hold ids only."""
    if source == "ai":
        card = t.box.ai_cards[number]
        return card.otherwise if half else card.then
    if source == "stage":
        return t.box.mission.stages[number].on_flip
    if source == "setup":
        return t.box.mission.setup
    action = t.box.orders[number].actions[half]
    assert isinstance(action, schema.ReplaceLocustActivation)
    return action.steps
