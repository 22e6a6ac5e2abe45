"""Exact odds of the reactions on offer: what a dodge changes, and what a guard could do."""

from __future__ import annotations

from eday.board.combat.aim import Aim
from eday.board.combat.attack import Attack
from eday.board.combat.dice import defense_parts, plain_rows, total
from eday.board.combat.guard import GuardWindow
from eday.board.combat.odds import against, attack_odds, spread
from eday.board.combat.targets import attack_options
from eday.board.orders.cards import take_from_hand
from eday.board.table import BoardTable
from eday.board.view_types import Odds
from eday.kernel import Decision, Option


def reaction_odds(t: BoardTable, decision: Decision, option: Option) -> Odds | None:
    """Odds of a dodge or of passing it, and of the attacks a guard allows; None for anything else."""
    frame = t.stack[-1]
    if decision.kind == "dodge" and isinstance(frame, Attack):
        return _dodge_odds(t, frame, decision.seat, option)
    if option.kind == "guard" and isinstance(frame, GuardWindow):
        return _guard_odds(t, frame.aim, decision)
    return None


def _dodge_odds(t: BoardTable, attack: Attack, seat: int, option: Option) -> Odds:
    """What the attack does to the seat's COG. The card of a dodge is gone then: a wound sooner lays the COG down."""
    dodged = option.kind == "dodge"
    if dodged:
        t = t.copy()
        take_from_hand(t, seat, option.value)
    card = t.box.weapons[attack.weapon] if attack.weapon >= 0 else None
    omen = card.omen if card else t.enemy_of(attack.attacker).omen if not t.is_cog(attack.attacker) else None
    parts = attack.attack_parts(t)
    rolls = spread(tuple((int(face.omen), face.wounds) for face in t.box.attack_faces), total(parts))
    if attack.forced:
        rolls = _with_an_omen(rolls)
    defense = defense_parts(t, attack.attacker, seat, attack.weapon, dodged)
    chances = against(t, attack.attacker, seat, card, omen, rolls, total(defense))
    return {
        "attack_dice": plain_rows(parts),
        "targets": {t.ref(seat): {"defense_dice": plain_rows(defense), **chances}},
    }


def _with_an_omen(rolls: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """The triggered ability is used at least once, whatever is rolled."""
    found: dict[tuple[int, int], int] = {}
    for (omens, wounds), ways in rolls.items():
        found[max(1, omens), wounds] = found.get((max(1, omens), wounds), 0) + ways
    return found


def _guard_odds(t: BoardTable, aim: Aim, decision: Decision) -> Odds:
    """Every attack the guard could make."""
    ways = attack_options(t, decision.seat, aim)
    return {"ways": [{**way.to_dict(), "odds": attack_odds(t, decision, way) or {}} for way in ways]}
