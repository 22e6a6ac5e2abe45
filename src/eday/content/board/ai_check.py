"""Whether an AI card makes sense: what acts for each figure, and what speaks of the figure a condition found."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from eday.content.board import schema
from eday.content.errors import ContentError
from eday.content.structs import nodes

MEANT: Final[dict[str, Any]] = {
    "condition_cog": schema.CogCondition,
    "condition_locust": schema.WoundedLocustWithin,
    "marker": schema.DroppedWeaponWithin,
}
"""Whom a step may speak of -> the conditions that somebody makes true."""


def check_ai_card(card: schema.AiCard) -> None:
    """Raise ContentError where a card says what no Locust could do."""
    if card.trait == "event":
        if card.when is not None or card.otherwise:
            field = "when" if card.when is not None else "otherwise"
            _fail(card, field, "ai-event-plain")
    elif card.when is None:
        _fail(card, "when", "ai-condition")
    if card.trait == "for_each" and card.family == "general":
        _fail(card, "family", "ai-family")
    _check_conditions(card)
    for half, steps in (("then", card.then), ("otherwise", card.otherwise)):
        for i, step in enumerate(steps):
            _check_step(card, f"{half}[{i}]", step)


def _check_conditions(card: schema.AiCard) -> None:
    for half, condition in (("when", card.when), ("redraw_when", card.redraw_when)):
        for path, node in nodes(condition, half):
            if isinstance(node, schema.FigureCondition) and (half, card.trait) != ("when", "for_each"):
                _fail(card, path, "ai-no-figure-yet")
            if isinstance(node, schema.NoFigureMeetsIf) and (half, card.trait) != ("redraw_when", "for_each"):
                _fail(card, path, "ai-no-figure-meets")


def _check_step(card: schema.AiCard, place: str, step: schema.LocustStep) -> None:
    """A card for each figure says what one figure does; all others name those who act."""
    if card.trait != "for_each":
        if any(isinstance(node, schema.Who) and node.self_ for _, node in nodes(step)):
            _fail(card, "then", "ai-no-self")
        if _meant(step) or (isinstance(step, schema.Spawn) and step.at == "nearest_hole_to_self"):
            _fail(card, place, "ai-no-single")
        return
    if not isinstance(step, schema.FigureStep):
        _fail(card, place, "ai-one-figure")
    if isinstance(step, schema.Spawn) and step.at != "nearest_hole_to_self":
        _fail(card, f"{place}.at", "ai-nearest-hole")
    for whom in _meant(step):
        if not place.startswith("then") or not isinstance(card.when, MEANT[whom]):
            _fail(card, place, "ai-found")


def _meant(step: schema.LocustStep) -> list[str]:
    """Whom the step speaks of, of those a condition finds."""
    if isinstance(step, schema.ReviveFromMarker):
        return ["marker"]
    if isinstance(step, schema.Heal) and step.condition_locust:
        return ["condition_locust"]
    words = [getattr(step, name, None) for name in ("toward", "away_from", "target")]
    return [word for word in words if word in MEANT]


def _fail(card: schema.AiCard, field: str, key: str) -> NoReturn:
    raise ContentError("ai_cards.yaml", card.id, field, key)
