"""What a weapon allows by itself, whoever is in sight: its holder, its tokens, its reach."""

from __future__ import annotations

from eday.board.combat.dice import NORMAL, OVERKILL
from eday.board.pieces import Held
from eday.board.refusals import Why
from eday.board.table import BoardTable
from eday.content.board import schema

NO_AMMO = Why("BG-AMMO-04", "why-no-ammo", ("weapon",))
NO_GRENADE = Why("BG-GRENADE-01", "why-no-grenade", ("weapon",))
AMBUSH_AMMO = Why("BG-FAQ-08", "why-no-ammo", ("weapon",))
NO_NORMAL = Why("BG-AMMO-03", "why-no-normal-attack", ("weapon",))
TOO_NEAR = Why("BG-WEAPON-01", "why-too-near", ("weapon", "range", "limit"))
TOO_FAR = Why("BG-WEAPON-01", "why-out-of-range", ("weapon", "range", "limit"))
NOT_CARRIED = Why("BG-WEAPON-04", "why-not-carried", ("weapon",))
SHIELD = Why("BG-FAQ-05", "why-shield", ("weapon",))
MOVED = Why("BG-FAQ-03", "why-moved", ("weapon",))
NOT_FOR_GUARD = Why("BG-GRENADE-09", "why-not-for-guard", ("weapon",))
CHARGED = Why("BG-FAQ-07", "why-charged", ("weapon",))
NO_CHARGE = Why("BG-FAQ-07", "why-no-charge", ("weapon",))


def only_with(t: BoardTable, held: tuple[Held, ...]) -> tuple[str, ...]:
    """The weapons a carried shield leaves a hand for; none: all of them."""
    only: tuple[str, ...] = ()
    for weapon, _ in held:
        if t.box.weapons[weapon].attack_only_with:
            only = t.box.weapons[weapon].attack_only_with
    return only


def idle(card: schema.Weapon, only: tuple[str, ...], moved: bool, guard: bool) -> Why | None:
    """Why a carried weapon cannot attack at all now, whatever its tokens."""
    if only and card.id not in only:
        return SHIELD
    if moved and card.not_after_moving:
        return MOVED
    if guard and not card.guard:
        return NOT_FOR_GUARD
    return None


def modes(card: schema.Weapon, tokens: int, action: schema.AttackAction) -> list[int]:
    """Normal and overkill, as ammo allows (BG-AMMO)."""
    if tokens < 1 and (action.free_overkill or not (card.token == "none" or card.normal_without_ammo)):
        return []
    found = [NORMAL] if card.normal else []
    if card.overkill and not action.normal_only and (tokens > 0 or card.token == "none"):
        found.append(OVERKILL)
    return found


def no_mode(card: schema.Weapon, tokens: int, action: schema.AttackAction) -> Why:
    """What to say of a weapon for which there is neither a normal nor an overkill attack."""
    if tokens > 0 or card.token == "none":
        return NO_NORMAL
    if card.token == "grenade":
        return NO_GRENADE
    return AMBUSH_AMMO if action.free_overkill and card.normal_without_ammo else NO_AMMO


def out_of_reach(card: schema.Weapon, distance: int) -> Why | None:
    """Hard limits of range; beyond plain range the attack is allowed (BG-RANGE-04)."""
    if distance < card.min_range:
        return TOO_NEAR
    if card.max_range is not None and distance > card.max_range:
        return TOO_FAR
    return None


def saw_off(tokens: int, action: schema.AttackAction) -> Why | None:
    """Why a weapon's chainsaw cannot be used for this action; it needs no ammo itself (BG-CHAINSAW-07)."""
    return AMBUSH_AMMO if action.free_overkill and not tokens else None
