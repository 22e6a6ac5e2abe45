"""Whom a COG could attack once its movement is over, each with the best weapon and its chances."""

from __future__ import annotations

from eday.board.combat.begin_attack import extra_dice
from eday.board.combat.blast import exposed
from eday.board.combat.dice import attack_parts, chainsaw_parts, defense_parts, total
from eday.board.combat.odds import against, saw_fails, spread
from eday.board.combat.targets import Saw, Shot
from eday.board.orders.actions import OFFERS
from eday.board.orders.moves import Movement
from eday.board.orders.order_card import OrderCard
from eday.board.table import BoardTable
from eday.board.view_types import ReachTarget
from eday.content.board import schema
from eday.kernel import Option

Chances = tuple[float, float]
"""To kill, to wound."""


class Known:
    """Chances reckoned before: from many places the same dice are rolled."""

    __slots__ = ("chances",)

    def __init__(self) -> None:
        self.chances: dict[tuple[int, int, str, int, int, tuple[int, int]], Chances] = {}


def prospects(t: BoardTable, seat: int, known: Known) -> list[ReachTarget]:
    """Every Locust the order card lets the seat attack from where it stands, in the order of the options."""
    after = t.copy()
    if isinstance(after.stack[-1], Movement):
        after.stack.pop()
    order = after.stack[-1]
    if not isinstance(order, OrderCard):
        return []
    action = order.pending(after, schema.AttackAction)
    if action is None:
        return []
    found: dict[int, ReachTarget] = {}
    for option in OFFERS[schema.AttackAction](after, order, action):
        for figure, (kill, wound) in _chances(after, seat, option, action, known):
            best = found.get(figure)
            if best is None or (kill, wound) > (best["kill"], best["wound"]):
                found[figure] = {
                    "figure": after.ref(figure),
                    "option": option.id,
                    "weapon": option.refs[-1],
                    "mode": str(option.args.get("mode", "chainsaw")),
                    "kill": kill,
                    "wound": wound,
                }
    return list(found.values())


def _chances(
    t: BoardTable, seat: int, option: Option, action: schema.AttackAction, known: Known
) -> list[tuple[int, Chances]]:
    """What an attack may do to each Locust it would hit."""
    if option.kind == "chainsaw":
        saw: Saw = option.value
        return [(saw.figure, (1 - saw_fails(t, total(chainsaw_parts(t, seat, saw.weapon))), 0.0))]
    if option.kind != "attack":
        return []
    shot: Shot = option.value
    figures = [shot.figure] if shot.figure >= 0 else [f for f in exposed(t, shot.area) if not t.is_cog(f)]
    return [(figure, _shot(t, seat, shot, figure, action, known)) for figure in figures]


def _shot(t: BoardTable, seat: int, shot: Shot, figure: int, action: schema.AttackAction, known: Known) -> Chances:
    card = t.box.weapons[shot.weapon]
    defense = total(defense_parts(t, seat, figure, shot.weapon, False))
    # Figures of a kind fare alike, unless the omen looks at where they stand.
    alike = not isinstance(card.omen, schema.ExtraTarget | schema.IgnoreSingleShields)
    stands = (-1, -1) if alike else (figure, t.range(seat, figure))
    key = (shot.weapon, shot.mode, t.enemy_of(figure).id, t.marker[figure], defense, stands)
    chances = known.chances.get(key)
    if chances is None:
        dice = total(attack_parts(t, seat, shot.weapon, shot.mode, extra_dice(t, shot.weapon, action)))
        attack = spread(tuple((int(face.omen), face.wounds) for face in t.box.attack_faces), dice)
        odds = against(t, seat, figure, card, card.omen, attack, defense)
        chances = known.chances[key] = (odds["kill"], odds["wound"])
    return chances
