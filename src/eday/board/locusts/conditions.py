"""Conditions of AI cards, and the figures that make them true: one function for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.locusts.nearest import cogs_seen_by_ai
from eday.board.locusts.same_map import cogs_in_scope, locusts_in_scope
from eday.board.pieces import Verdict
from eday.board.table import BoardTable
from eday.content.board import schema


class Asked:
    """For whom a condition is tested."""

    __slots__ = ("card", "figure", "you")

    def __init__(self, figure: int, you: int, card: schema.AiCard) -> None:
        self.figure = figure
        """The acting figure; -1 for the card as a whole."""
        self.you = you
        self.card = card


def meets(t: BoardTable, condition: schema.AiCondition, asked: Asked) -> bool:
    """Whether the condition holds."""
    return CONDITIONS[type(condition)](t, condition, asked)


def half_of(t: BoardTable, asked: Asked) -> int:
    """Which half of a card applies, noted for all to see: 0 if its condition is met, 1 if not."""
    if asked.card.when is None:
        return 0
    met = meets(t, asked.card.when, asked)
    t.verdicts = (*t.verdicts, Verdict(asked.figure, met))
    return 0 if met else 1


def condition_cogs(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """The COGs that make a condition about COGs true for the acting figure."""
    assert isinstance(condition, schema.CogCondition)
    return COGS_MEANT[type(condition)](t, condition, figure)


def condition_locusts(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """The Locusts that make a condition about other Locusts true for the acting figure (BG-MISSION-HIVE-02)."""
    assert isinstance(condition, schema.WoundedLocustWithin)
    distance = t.shape.move[t.area[figure]]
    wounded = [f for f in locusts_in_scope(t) if f != figure and t.marker[f]]
    return [f for f in wounded if distance[t.area[f]] <= condition.movement]


def condition_markers(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> list[int]:
    """Numbers of the dropped weapons that make a condition about them true for the acting figure."""
    assert isinstance(condition, schema.DroppedWeaponWithin)
    distance = t.shape.move[t.area[figure]]
    return [i for i, drop in enumerate(t.dropped) if distance[drop.area] <= condition.movement]


def _cogs_within(t: BoardTable, condition: schema.CogWithin, figure: int) -> list[int]:
    area = t.area[figure]
    return [seat for seat in cogs_seen_by_ai(t, area) if _within(t, condition, area, seat)]


def _within(t: BoardTable, condition: schema.CogWithin, area: int, seat: int) -> bool:
    where = t.area[seat]
    if condition.movement is not None and t.shape.move[area][where] > condition.movement:
        return False
    if condition.range is not None and t.shape.range[area][where] > condition.range:
        return False
    return condition.health_max is None or len(t.hand[seat]) <= condition.health_max


def _cogs_in_sight(t: BoardTable, condition: schema.CogInSight, figure: int) -> list[int]:
    return [seat for seat in cogs_seen_by_ai(t, t.area[figure]) if t.sees(figure, seat)]


def _cogs_in_own_area(t: BoardTable, condition: schema.CogInOwnArea, figure: int) -> list[int]:
    area = t.area[figure]
    return [seat for seat in cogs_seen_by_ai(t, area) if t.area[seat] == area]


def _cogs_that_acted(t: BoardTable, condition: schema.CogActedThisTurn, figure: int) -> list[int]:
    return [seat for seat in cogs_seen_by_ai(t, t.area[figure]) if seat in t.moved or seat in t.attacked]


COGS_MEANT: Final[dict[type[schema.Condition], Callable[[BoardTable, Any, int], list[int]]]] = {
    schema.CogWithin: _cogs_within,
    schema.CogInSight: _cogs_in_sight,
    schema.CogInOwnArea: _cogs_in_own_area,
    schema.CogActedThisTurn: _cogs_that_acted,
}


def _some_cog(t: BoardTable, condition: schema.CogCondition, asked: Asked) -> bool:
    return bool(condition_cogs(t, condition, asked.figure))


def _some_locust(t: BoardTable, condition: schema.WoundedLocustWithin, asked: Asked) -> bool:
    return bool(condition_locusts(t, condition, asked.figure))


def _some_marker(t: BoardTable, condition: schema.DroppedWeaponWithin, asked: Asked) -> bool:
    return bool(condition_markers(t, condition, asked.figure))


def _all_of(t: BoardTable, condition: schema.AllOf, asked: Asked) -> bool:
    return all(meets(t, part, asked) for part in condition.parts)


def _any_of(t: BoardTable, condition: schema.AnyOf, asked: Asked) -> bool:
    return any(meets(t, part, asked) for part in condition.parts)


def _in_play(t: BoardTable, condition: schema.InPlay, asked: Asked) -> bool:
    return bool(locusts_in_scope(t, condition.family)) != condition.none


def _all_cogs_in_cover(t: BoardTable, condition: schema.AllCogsInCover, asked: Asked) -> bool:
    return all(t.cover[seat] >= 0 for seat in cogs_in_scope(t))


def _no_figure_meets_if(t: BoardTable, condition: schema.NoFigureMeetsIf, asked: Asked) -> bool:
    card = asked.card
    assert card.when is not None
    return not any(meets(t, card.when, Asked(f, asked.you, card)) for f in locusts_in_scope(t, card.family))


def _self_unwounded(t: BoardTable, condition: schema.SelfUnwounded, asked: Asked) -> bool:
    return not t.marker[asked.figure]


def _any_sees_cog(t: BoardTable, condition: schema.AnySeesCog, asked: Asked) -> bool:
    return any(t.sees(f, seat) for f in locusts_in_scope(t, condition.family) for seat in cogs_in_scope(t))


def _locust_near_you(t: BoardTable, condition: schema.LocustNearYou, asked: Asked) -> bool:
    distance = t.shape.move[t.area[asked.you]]
    return any(distance[t.area[f]] <= condition.movement for f in locusts_in_scope(t))


def _hole_in_your_area(t: BoardTable, condition: schema.HoleInYourArea, asked: Asked) -> bool:
    return (t.area[asked.you] in t.holes) != condition.none


def _all_cogs_at_least(t: BoardTable, condition: schema.AllCogsAtLeast, asked: Asked) -> bool:
    distance = t.shape.move[t.area[asked.figure]]
    return all(distance[t.area[seat]] >= condition.movement for seat in cogs_in_scope(t))


CONDITIONS: Final[dict[type[schema.Condition], Callable[[BoardTable, Any, Asked], bool]]] = {
    schema.CogWithin: _some_cog,
    schema.CogInSight: _some_cog,
    schema.CogInOwnArea: _some_cog,
    schema.CogActedThisTurn: _some_cog,
    schema.WoundedLocustWithin: _some_locust,
    schema.DroppedWeaponWithin: _some_marker,
    schema.AllOf: _all_of,
    schema.AnyOf: _any_of,
    schema.InPlay: _in_play,
    schema.AllCogsInCover: _all_cogs_in_cover,
    schema.NoFigureMeetsIf: _no_figure_meets_if,
    schema.SelfUnwounded: _self_unwounded,
    schema.AnySeesCog: _any_sees_cog,
    schema.LocustNearYou: _locust_near_you,
    schema.HoleInYourArea: _hole_in_your_area,
    schema.AllCogsAtLeast: _all_cogs_at_least,
}
