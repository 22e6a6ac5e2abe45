"""What a COG may attack, with which weapon and how; one walk finds the options and, on request, why others are none."""

from __future__ import annotations

from typing import Final, NamedTuple

from eday.board.combat.aim import ANYBODY, AT_WILL, Aim
from eday.board.combat.arms import (
    CHARGED,
    NO_CHARGE,
    NOT_CARRIED,
    idle,
    modes,
    no_mode,
    only_with,
    out_of_reach,
    saw_off,
)
from eday.board.combat.dice import NORMAL
from eday.board.printed import Weapon
from eday.board.refusals import ANY, Refusals, Why
from eday.board.table import BoardTable
from eday.kernel import Option

MODE_NAMES: Final = ("normal", "overkill")
NORMAL_ARGS: Final[dict[str, object]] = {"mode": "normal", "cost": 0}
OVERKILL_ARGS: Final[dict[str, object]] = {"mode": "overkill", "cost": 1}
FREE_ARGS: Final[dict[str, object]] = {"mode": "overkill", "cost": 0}

ATTACK: Final = ("attack",)
CHAINSAW: Final = ("chainsaw",)
CHARGE: Final = ("charge",)
ON_FIGURES: Final = ("attack", "chainsaw")
WITH_WEAPONS: Final = ("attack", "chainsaw", "charge")
OTHER_TARGET: Final = Why("BG-ATTACK-01", "why-other-target")
NO_SIGHT: Final = Why("BG-ATTACK-15", "why-no-sight", ("figure",))
NO_SIGHT_AREA: Final = Why("BG-ATTACK-15", "why-no-sight-area", ("area",))
NOTHING_THERE: Final = Why("BG-FAQ-19", "why-nothing-there", ("area",))
WHOLE_AREA: Final = Why("BG-GRENADE-03", "why-whole-area", ("weapon",))
NO_AREA_WEAPON: Final = Why("BG-GRENADE-03", "why-no-area-weapon")
SEES_NOBODY: Final = Why("BG-ATTACK-15", "why-sees-nobody", ("weapon",))
NOBODY_IN_RANGE: Final = Why("BG-WEAPON-01", "why-nobody-in-range", ("weapon",))
NO_CHAINSAW: Final = Why("BG-CHAINSAW-01", "why-no-chainsaw")
SAW_OWN_AREA: Final = Why("BG-CHAINSAW-01", "why-chainsaw-own-area", ("figure",))
SAW_IMMUNE: Final = Why("BG-CHAINSAW-06", "why-chainsaw-immune", ("figure",))
FRIENDLY_FIRE: Final = Why("BG-ATTACK-01", "why-no-friendly-fire", ("cog",))


class Shot(NamedTuple):
    """An attack with a weapon on a figure, wherever it stands, or on a whole area."""

    weapon: int
    mode: int
    figure: int
    """-1 for an area."""
    area: int = -1


class Saw(NamedTuple):
    """The chainsaw of a weapon put to a figure."""

    weapon: int
    figure: int


def attack_options(
    t: BoardTable, seat: int, aim: Aim = AT_WILL, without: int = -1, refused: Refusals | None = None
) -> list[Option]:
    """Every attack the seat could make now, or once it has discarded a weapon."""
    held = t.weapons[seat]
    if without >= 0:
        held = tuple(one for one in held if one.weapon != without)
    cards = t.box.weapons
    only = only_with(t, held)
    moved = seat in t.moved
    seen = in_sight(t, seat, aim.only, refused)
    options: list[Option] = []
    for weapon, tokens in held:
        if refused is not None and refused.weapon not in (ANY, weapon):
            continue
        card = cards[weapon]
        why = idle(card, only, moved, aim.guard)
        if why is not None:
            if refused is not None:
                _note_weapon(t, seat, refused, WITH_WEAPONS, card, why, seen)
            continue
        how = modes(card, tokens, aim)
        if not how:
            if refused is not None:
                _note_weapon(t, seat, refused, ATTACK, card, no_mode(card, tokens, aim), seen)
        elif card.area:
            options += _throws(t, seat, weapon, how, aim, seen, refused)
        elif seen or refused is not None:
            options += shots(t, seat, weapon, how, aim, seen, refused)
        if card.chainsaw and (seen or refused is not None):
            options += _saws(t, seat, weapon, saw_off(tokens, aim), seen, refused)
        if tokens < card.charge and aim.only == ANYBODY:
            options.append(Option(f"charge:{card.ref}", "charge", (card.ref,), value=weapon))
        elif refused is not None:
            refused.note_kinds(CHARGE, (card.ref,), CHARGED if card.charge else NO_CHARGE, weapon=card.ref)
    if refused is not None:
        _note_others(t, seat, refused, seen)
    return options


def in_sight(t: BoardTable, seat: int, only: int = ANYBODY, refused: Refusals | None = None) -> list[int]:
    """Locusts the seat sees, or of these the one it may attack."""
    figures = t.locusts()
    if only != ANYBODY and refused is None:
        figures = [only] if only >= 0 else []
    seen = []
    for figure in figures:
        if only != ANYBODY and figure != only:
            why = OTHER_TARGET
        elif t.sees(seat, figure):
            seen.append(figure)
            continue
        else:
            why = NO_SIGHT
        if refused is not None:
            refused.note_kinds(ON_FIGURES, (t.ref(figure),), why, figure=t.ref(figure))
    return seen


def shots(
    t: BoardTable,
    seat: int,
    weapon: int,
    how: list[int],
    aim: Aim,
    seen: list[int],
    refused: Refusals | None = None,
) -> list[Option]:
    """A weapon's attacks on single figures."""
    card = t.box.weapons[weapon]
    area = t.area
    distances = t.shape.range[area[seat]]
    known = [t.box.shots(weapon, mode, aim.free_overkill) for mode in how]
    options: list[Option] = []
    for figure in seen:
        why = out_of_reach(card, distances[area[figure]])
        if why is None:
            for number, made in enumerate(known):
                option = made[figure]
                if option is None:
                    option = made[figure] = _shot(t, weapon, how[number], figure, aim)
                options.append(option)
        elif refused is not None:
            _note_reach(refused, (t.ref(figure),), why, card, distances[area[figure]])
    if refused is not None and not options:
        ref = card.ref
        refused.note_kinds(ATTACK, (ref,), NOBODY_IN_RANGE if seen else SEES_NOBODY, weapon=ref)
    return options


def _shot(t: BoardTable, weapon: int, mode: int, figure: int, aim: Aim) -> Option:
    """An attack on a figure; it reads the same wherever figures stand, so it is made once for a box."""
    card = t.box.weapons[weapon]
    target = t.ref(figure)
    name = f"attack:{card.id}.{MODE_NAMES[mode]}:{target}"
    return Option(name, "attack", (target, card.ref), _args(card, mode, aim), Shot(weapon, mode, figure))


def _args(card: Weapon, mode: int, aim: Aim) -> dict[str, object]:
    """Mode and cost in tokens, as an option says them."""
    if mode == NORMAL:
        return NORMAL_ARGS
    return OVERKILL_ARGS if cost_of(card, mode, aim) else FREE_ARGS


def cost_of(card: Weapon, mode: int, aim: Aim) -> int:
    """Tokens an attack takes."""
    free = mode == NORMAL or card.token == "none" or (aim.free_overkill and card.token == "ammo")
    return 0 if free else 1


def _saws(
    t: BoardTable, seat: int, weapon: int, off: Why | None, seen: list[int], refused: Refusals | None
) -> list[Option]:
    """BG-CHAINSAW-01, 06."""
    area, here = t.area, t.area[seat]
    options = []
    for figure in seen:
        why = off
        if why is None and area[figure] != here:
            why = SAW_OWN_AREA
        if (why is None or refused is not None) and t.enemy_of(figure).chainsaw_immune:
            why = SAW_IMMUNE
        if why is None:
            target, ref = t.ref(figure), t.box.weapons[weapon].ref
            options.append(Option(f"chainsaw:{target}", "chainsaw", (target, ref), value=Saw(weapon, figure)))
        elif refused is not None:
            target, ref = t.ref(figure), t.box.weapons[weapon].ref
            refused.note_kinds(CHAINSAW, (target,), why, weapon=ref, figure=target)
    if refused is not None and not options:
        ref = t.box.weapons[weapon].ref
        refused.note_kinds(CHAINSAW, (ref,), NOBODY_IN_RANGE if seen else SEES_NOBODY, weapon=ref)
    return options


def worthwhile_areas(t: BoardTable, card: Weapon, only: int) -> list[int]:
    """R-09, BG-FAQ-19: areas that hold a Locust, and open holes for a weapon that seals them; never COGs alone."""
    if only != ANYBODY:
        return [t.area[only]] if only >= 0 else []
    areas = {t.area[figure] for figure in t.locusts()}
    if card.seals:
        areas.update(t.holes)
    return sorted(areas)


def _throws(
    t: BoardTable, seat: int, weapon: int, how: list[int], aim: Aim, seen: list[int], refused: Refusals | None
) -> list[Option]:
    """A weapon's attacks on whole areas (R-09): the area must be seen, not the figures in it."""
    card = t.box.weapons[weapon]
    here, cover = t.area[seat], t.cover[seat]
    distances = t.shape.range[here]
    ref = card.ref
    options: list[Option] = []
    worthwhile = worthwhile_areas(t, card, aim.only)
    for area in worthwhile:
        why = out_of_reach(card, distances[area])
        if (why is None or refused is not None) and not t.shape.sees(here, cover, area, -1):
            why = NO_SIGHT_AREA
        if why is None:
            for mode in how:
                made = t.box.throws(weapon, mode, aim.free_overkill, t.shape, len(t.shape.areas))
                option = made[area]
                if option is None:
                    option = made[area] = _throw(t, weapon, mode, area, aim)
                options.append(option)
        if refused is not None:
            _note_throw(t, refused, card, area, why, distances[area], seen)
    if refused is not None:
        asked = refused.asked("area", t.shape.area_index)
        if asked >= 0 and asked not in worthwhile:
            why = NOTHING_THERE if t.shape.sees(here, cover, asked, -1) else NO_SIGHT_AREA
            refused.bar(why, area=refused.ref)
        if not options:
            refused.note_kinds(ATTACK, (ref,), NOBODY_IN_RANGE if seen else SEES_NOBODY, weapon=ref)
    return options


def _throw(t: BoardTable, weapon: int, mode: int, area: int, aim: Aim) -> Option:
    """An attack on an area; it reads the same whoever is there, so it is made once for a map."""
    card = t.box.weapons[weapon]
    target = t.area_ref(area)
    name = f"attack:{card.id}.{MODE_NAMES[mode]}:{target}"
    return Option(name, "attack", (target, card.ref), _args(card, mode, aim), Shot(weapon, mode, -1, area))


def hindrances(t: BoardTable, seat: int, aim: Aim = AT_WILL) -> list[int]:
    """R-07: weapons whose constant ability bars an attack that the seat could make without them."""
    barring = [weapon for weapon, _ in t.weapons[seat] if t.box.weapons[weapon].attack_only_with]
    if not barring:
        return []
    now = {option.value for option in attack_options(t, seat, aim)}
    return [
        weapon
        for weapon in barring
        if any(option.value not in now for option in attack_options(t, seat, aim, without=weapon))
    ]


def can_attack(t: BoardTable, seat: int) -> bool:
    """Whether the seat has any attack at all."""
    return bool(attack_options(t, seat))


# ---------------------------------------------------------------------- notes for whoever asks why not


def _note_weapon(
    t: BoardTable,
    seat: int,
    refused: Refusals,
    kinds: tuple[str, ...],
    card: Weapon,
    why: Why,
    seen: list[int],
) -> None:
    """The weapon attacks nobody: that concerns it and all it might have attacked."""
    ref = card.ref
    refused.note_kinds(kinds, (ref,), why, weapon=ref)
    on_figures = kinds if card.chainsaw else ATTACK
    refused.note_kinds(on_figures, tuple(t.ref(figure) for figure in seen), why, weapon=ref)
    asked = refused.asked("area", t.shape.area_index) if card.area else -1
    if asked >= 0 and not t.shape.sees(t.area[seat], t.cover[seat], asked, -1):
        refused.bar(NO_SIGHT_AREA, area=refused.ref)
    elif asked >= 0:
        refused.bar(why, weapon=ref)


def _note_reach(refused: Refusals, refs: tuple[str, ...], why: Why, card: Weapon, distance: int) -> None:
    limit = card.min_range if distance < card.min_range else card.max_range
    refused.note_kinds(ATTACK, refs, why, weapon=card.ref, range=distance, limit=limit)


def _note_throw(
    t: BoardTable, refused: Refusals, card: Weapon, area: int, why: Why | None, distance: int, seen: list[int]
) -> None:
    """Whether or not the area can be attacked, no single figure in it can."""
    target = t.area_ref(area)
    there = tuple(t.ref(figure) for figure in seen if t.area[figure] == area)
    if why is None:
        refused.note_kinds(ATTACK, there, WHOLE_AREA, weapon=card.ref)
    elif why is NO_SIGHT_AREA:
        refused.note_kinds(ATTACK, (target, *there), why, area=target)
    else:
        _note_reach(refused, (target, *there), why, card, distance)


def _note_others(t: BoardTable, seat: int, refused: Refusals, seen: list[int]) -> None:
    """What is no Locust, no weapon carried, no weapon of the right make."""
    for other in range(t.box.players):
        refused.note_kinds(ON_FIGURES, (t.ref(other),), FRIENDLY_FIRE, cog=t.ref(other))
    carried = [t.box.weapons[weapon] for weapon, _ in t.weapons[seat]]
    weapon = refused.asked("weapon", t.box.weapon_index)
    if weapon >= 0 and t.box.weapons[weapon] not in carried:
        refused.bar(NOT_CARRIED, weapon=refused.ref)
    elif weapon >= 0 and not t.box.weapons[weapon].chainsaw:
        refused.note_kinds(CHAINSAW, (refused.ref,), NO_CHAINSAW)
    if not any(card.chainsaw for card in carried):
        refused.note_kinds(CHAINSAW, tuple(t.ref(figure) for figure in seen), NO_CHAINSAW)
    if refused.asked("area", t.shape.area_index) >= 0 and not any(card.area for card in carried):
        refused.note_kinds(ATTACK, (refused.ref,), NO_AREA_WEAPON)
