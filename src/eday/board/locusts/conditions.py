"""Conditions of AI cards, and the COGs that make them true."""

from __future__ import annotations

from eday.board.locusts.nearest import cogs_seen_by_ai
from eday.board.locusts.same_map import cogs_in_scope, locusts_in_scope
from eday.board.table import BoardTable
from eday.content.board import schema


def condition_cogs(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """The COGs that make a condition about COGs true for the acting figure."""
    area = t.area[figure]
    seats = cogs_seen_by_ai(t, area)
    if isinstance(condition, schema.CogWithin):
        return [seat for seat in seats if _within(t, condition, area, seat)]
    if isinstance(condition, schema.CogInSight):
        return [seat for seat in seats if t.sees(figure, seat)]
    if isinstance(condition, schema.CogInOwnArea):
        return [seat for seat in seats if t.area[seat] == area]
    if isinstance(condition, schema.CogActedThisTurn):
        return [seat for seat in seats if (t.moved | t.attacked) >> seat & 1]
    return []


def condition_locusts(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """The Locusts that make a condition about other Locusts true for the acting figure (BG-MISSION-HIVE-02)."""
    if not isinstance(condition, schema.WoundedLocustWithin):
        return []
    distance = t.shape.move[t.area[figure]]
    wounded = [f for f in locusts_in_scope(t) if f != figure and t.marker[f]]
    return [f for f in wounded if distance[t.area[f]] <= condition.movement]


def condition_markers(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """Numbers of the dropped weapons that make a condition about them true for the acting figure."""
    if not isinstance(condition, schema.DroppedWeaponWithin):
        return []
    distance = t.shape.move[t.area[figure]]
    return [i for i, (area, _, _) in enumerate(t.dropped) if distance[area] <= condition.movement]


def _within(t: BoardTable, condition: schema.CogWithin, area: int, seat: int) -> bool:
    where = t.area[seat]
    if condition.movement is not None and t.shape.move[area][where] > condition.movement:
        return False
    if condition.range is not None and t.shape.range[area][where] > condition.range:
        return False
    return condition.health_max is None or len(t.hand[seat]) <= condition.health_max


def meets(t: BoardTable, condition: schema.AiCondition, figure: int, you: int, card: schema.AiCard) -> bool:
    """Whether the condition holds for the acting figure (-1: for the card as a whole)."""
    if isinstance(condition, schema.AllOf):
        return all(meets(t, part, figure, you, card) for part in condition.parts)
    if isinstance(condition, schema.AnyOf):
        return any(meets(t, part, figure, you, card) for part in condition.parts)
    if isinstance(condition, schema.InPlay):
        return bool(locusts_in_scope(t, condition.family)) != condition.none
    if isinstance(condition, schema.AllCogsInCover):
        return all(t.cover[seat] >= 0 for seat in cogs_in_scope(t))
    if isinstance(condition, schema.NoFigureMeetsIf):
        assert card.when is not None
        return not any(meets(t, card.when, f, you, card) for f in locusts_in_scope(t, card.family))
    if isinstance(condition, schema.SelfUnwounded):
        return not t.marker[figure]
    if isinstance(condition, schema.AnySeesCog):
        return any(t.sees(f, seat) for f in locusts_in_scope(t, condition.family) for seat in cogs_in_scope(t))
    if isinstance(condition, schema.LocustNearYou):
        distance = t.shape.move[t.area[you]]
        return any(distance[t.area[f]] <= condition.movement for f in locusts_in_scope(t))
    if isinstance(condition, schema.HoleInYourArea):
        return (t.area[you] in t.holes) != condition.none
    if isinstance(condition, schema.AllCogsAtLeast):
        distance = t.shape.move[t.area[figure]]
        return all(distance[t.area[seat]] >= condition.movement for seat in cogs_in_scope(t))
    if isinstance(condition, schema.WoundedLocustWithin):
        return bool(condition_locusts(t, condition, figure))
    if isinstance(condition, schema.DroppedWeaponWithin):
        return bool(condition_markers(t, condition, figure))
    return bool(condition_cogs(t, condition, figure))
