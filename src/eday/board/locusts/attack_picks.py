"""BG-ATTACK-02: whom a Locust may attack within the limits of its card; one function for each way to pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eday.board.combat.attack import executed
from eday.board.combat.blast import exposed
from eday.board.locusts.nearest import cogs_seen_by_ai, nearest_cogs
from eday.board.orders.cards import hand_limit
from eday.board.table import BoardTable
from eday.content.board import schema


class Picking:
    """Who picks a target, and whom its card has in mind."""

    __slots__ = ("cog", "figure", "you")

    def __init__(self, figure: int, cog: int, you: int) -> None:
        self.figure = figure
        self.cog = cog
        """The COG that made the card's condition true."""
        self.you = you


def attack_targets(t: BoardTable, step: schema.LocustAttack, picking: Picking) -> list[int]:
    """Whom the figure may attack; several where the active player has a choice, or all for `each_figure`."""
    return ATTACK_PICKS[step.target](t, picking, _open_to_attack(t, picking.figure, step))


def _open_to_attack(t: BoardTable, figure: int, step: schema.LocustAttack) -> list[int]:
    """COGs within the limits of the card; line of sight always (BG-ATTACK-15)."""
    area = t.area[figure]
    seats = cogs_seen_by_ai(t, area)
    if step.own_area:
        seats = [seat for seat in seats if t.area[seat] == area]
    if step.range is not None:
        seats = [seat for seat in seats if t.shape.range[area][t.area[seat]] <= step.range]
    if step.out_of_cover:
        seats = [seat for seat in seats if t.cover[seat] < 0]
    return [seat for seat in seats if t.sees(figure, seat)]


def _any_cog(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    return seats


def _condition_cog(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    return [seat for seat in seats if seat == picking.cog]


def _you(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    return [seat for seat in seats if seat == picking.you]


def _nearest(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    return nearest_cogs(t, t.area[picking.figure], seats)


def _most_wounded(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    """In its own area."""
    here = [seat for seat in seats if t.area[seat] == t.area[picking.figure]]
    wounds = [hand_limit(t, seat) - len(t.hand[seat]) for seat in here]
    return [seat for seat, suffered in zip(here, wounds, strict=True) if suffered == max(wounds)]


def _each_figure(t: BoardTable, picking: Picking, seats: list[int]) -> list[int]:
    """An attack on a whole area hits COGs and Locusts alike; nobody attacks an empty one (BG-FAQ-19)."""
    area = t.area[picking.figure]
    return [other for other in (*exposed(t, area), *executed(t, -1, area)) if other != picking.figure]


ATTACK_PICKS: Final[dict[schema.AttackPick, Callable[[BoardTable, Picking, list[int]], list[int]]]] = {
    "nearest_cog_in_sight": _nearest,
    "condition_cog": _condition_cog,
    "you": _you,
    "any_cog": _any_cog,
    "most_wounded_cog_in_own_area": _most_wounded,
    "each_figure": _each_figure,
}
