"""What a weapon allows by itself, whoever is in sight: its holder, its tokens, its reach."""

from __future__ import annotations

from typing import Final

from eday.board.combat.aim import Aim
from eday.board.combat.dice import NORMAL, OVERKILL
from eday.board.pieces import Held
from eday.board.printed import Weapon
from eday.board.refusals import Why
from eday.board.table import BoardTable

NO_AMMO: Final = Why("BG-AMMO-04", "why-no-ammo", ("weapon",))
NO_GRENADE: Final = Why("BG-GRENADE-01", "why-no-grenade", ("weapon",))
AMBUSH_AMMO: Final = Why("BG-FAQ-08", "why-no-ammo", ("weapon",))
NORMAL_ONLY: Final = Why("BG-ORDER-04", "why-normal-only")
NO_NORMAL: Final = Why("BG-AMMO-03", "why-no-normal-attack", ("weapon",))
TOO_NEAR: Final = Why("BG-WEAPON-01", "why-too-near", ("weapon", "range", "limit"))
TOO_FAR: Final = Why("BG-WEAPON-01", "why-out-of-range", ("weapon", "range", "limit"))
NOT_CARRIED: Final = Why("BG-WEAPON-04", "why-not-carried", ("weapon",))
SHIELD: Final = Why("BG-FAQ-05", "why-shield", ("weapon",))
MOVED: Final = Why("BG-FAQ-03", "why-moved", ("weapon",))
NOT_FOR_GUARD: Final = Why("BG-GRENADE-09", "why-not-for-guard", ("weapon",))
CHARGED: Final = Why("BG-FAQ-07", "why-charged", ("weapon",))
NO_CHARGE: Final = Why("BG-FAQ-07", "why-no-charge", ("weapon",))


def only_with(t: BoardTable, held: tuple[Held, ...]) -> tuple[str, ...]:
    """The weapons a carried shield leaves a hand for; none: all of them."""
    only: tuple[str, ...] = ()
    for weapon, _ in held:
        if t.box.weapons[weapon].attack_only_with:
            only = t.box.weapons[weapon].attack_only_with
    return only


def idle(card: Weapon, only: tuple[str, ...], moved: bool, guard: bool) -> Why | None:
    """Why a carried weapon cannot attack at all now, whatever its tokens."""
    if only and card.id not in only:
        return SHIELD
    if moved and card.not_after_moving:
        return MOVED
    if guard and not card.guard:
        return NOT_FOR_GUARD
    return None


def modes(card: Weapon, tokens: int, aim: Aim) -> list[int]:
    """Normal and overkill, as ammo allows (BG-AMMO)."""
    if tokens < 1 and (aim.free_overkill or not (card.token == "none" or card.normal_without_ammo)):
        return []
    found = [NORMAL] if card.normal else []
    if card.overkill and not aim.normal_only and (tokens > 0 or card.token == "none"):
        found.append(OVERKILL)
    return found


def mode_off(card: Weapon, tokens: int, aim: Aim, mode: int) -> Why | None:
    """Why a weapon that has such an attack cannot make it now."""
    if mode in modes(card, tokens, aim):
        return None
    return NORMAL_ONLY if mode == OVERKILL and aim.normal_only and tokens > 0 else no_mode(card, tokens, aim)


def no_mode(card: Weapon, tokens: int, aim: Aim) -> Why:
    """What to say of a weapon for which there is neither a normal nor an overkill attack."""
    if tokens > 0 or card.token == "none":
        return NO_NORMAL
    if card.token == "grenade":
        return NO_GRENADE
    return AMBUSH_AMMO if aim.free_overkill and card.normal_without_ammo else NO_AMMO


def out_of_reach(card: Weapon, distance: int) -> Why | None:
    """Hard limits of range; beyond plain range the attack is allowed (BG-RANGE-04)."""
    if distance < card.min_range:
        return TOO_NEAR
    if card.max_range is not None and distance > card.max_range:
        return TOO_FAR
    return None


def saw_off(tokens: int, aim: Aim) -> Why | None:
    """Why a weapon's chainsaw cannot be used for this attack; it needs no ammo itself (BG-CHAINSAW-07)."""
    return AMBUSH_AMMO if aim.free_overkill and not tokens else None
