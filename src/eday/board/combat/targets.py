"""What a COG may attack, with which weapon and how."""

from __future__ import annotations

from eday.board.combat.attack import Attack, AttackEnded, chainsaw
from eday.board.combat.dice import NORMAL, OVERKILL
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Decision, Option

PLAIN = schema.AttackAction()
NORMAL_ONLY = schema.AttackAction(normal_only=True)
MODE_NAMES = ("normal", "overkill")
NORMAL_ARGS: dict[str, object] = {"mode": "normal", "cost": 0}
OVERKILL_ARGS: dict[str, object] = {"mode": "overkill", "cost": 1}
FREE_ARGS: dict[str, object] = {"mode": "overkill", "cost": 0}


def usable(t: BoardTable, seat: int, guard: bool, without: int = -1) -> list[tuple[int, int, schema.Weapon]]:
    """(weapon, tokens, card) of the weapons the seat may attack with now, whatever their ammo."""
    cards = t.box.weapons
    held = t.weapons[seat]
    if without >= 0:
        held = tuple(weapon for weapon in held if weapon.weapon != without)
    only: tuple[str, ...] = ()
    for weapon, _ in held:
        if cards[weapon].attack_only_with:
            only = cards[weapon].attack_only_with
    moved = seat in t.moved
    found = []
    for weapon, tokens in held:
        card = cards[weapon]
        if (only and card.id not in only) or (card.not_after_moving and moved) or (guard and not card.guard):
            continue
        found.append((weapon, tokens, card))
    return found


def modes(card: schema.Weapon, tokens: int, action: schema.AttackAction) -> list[int]:
    """Normal and overkill, as ammo allows (BG-AMMO)."""
    if tokens < 1 and (action.free_overkill or not (card.token == "none" or card.normal_without_ammo)):
        return []
    found = [NORMAL] if card.normal else []
    if card.overkill and not action.normal_only and (tokens > 0 or card.token == "none"):
        found.append(OVERKILL)
    return found


def _args(card: schema.Weapon, mode: int, action: schema.AttackAction) -> dict[str, object]:
    """Mode and cost in tokens, as an option says them."""
    if mode == NORMAL:
        return NORMAL_ARGS
    free = card.token == "none" or (action.free_overkill and card.token == "ammo")
    return FREE_ARGS if free else OVERKILL_ARGS


def attack_options(
    t: BoardTable,
    seat: int,
    action: schema.AttackAction = PLAIN,
    only: int = -1,
    guard: bool = False,
    without: int = -1,
) -> list[Option]:
    """Every attack the seat could make now, or once it has discarded a weapon; `only` limits it to one Locust."""
    arsenal = usable(t, seat, guard, without)
    figures = [only] if only >= 0 else t.locusts()
    seen = [figure for figure in figures if t.sees(seat, figure)]
    options: list[Option] = []
    for weapon, tokens, card in arsenal:
        how = modes(card, tokens, action)
        if card.area:
            if how:
                options += _area_options(t, seat, card, how, action, only)
        else:
            if how and seen:
                options += _figure_options(t, seat, card, how, action, seen)
            if card.chainsaw and (tokens or not action.free_overkill):
                options += _chainsaw_options(t, seat, weapon, seen)
        if card.charge and tokens < card.charge and only < 0 and not action.moved_locust:
            ref = f"weapon:{card.id}"
            options.append(Option(f"charge:{ref}", "charge", (ref,), value=weapon))
    return options


def in_reach(card: schema.Weapon, distance: int) -> bool:
    """Hard limits of range; beyond plain range the attack is allowed (BG-RANGE-04)."""
    return distance >= card.min_range and (card.max_range is None or distance <= card.max_range)


def _figure_options(
    t: BoardTable, seat: int, card: schema.Weapon, how: list[int], action: schema.AttackAction, seen: list[int]
) -> list[Option]:
    distances = t.shape.range[t.area[seat]]
    name = card.id
    ref = f"weapon:{name}"
    options = []
    for figure in seen:
        if in_reach(card, distances[t.area[figure]]):
            target = t.ref(figure)
            for mode in how:
                what = f"attack:{name}.{MODE_NAMES[mode]}:{target}"
                options.append(Option(what, "attack", (target, ref), _args(card, mode, action), figure))
    return options


def _chainsaw_options(t: BoardTable, seat: int, weapon: int, seen: list[int]) -> list[Option]:
    """BG-CHAINSAW-01, 06."""
    options = []
    for figure in seen:
        if t.area[figure] == t.area[seat] and not t.enemy_of(figure).chainsaw_immune:
            target = t.ref(figure)
            ref = f"weapon:{t.box.weapons[weapon].id}"
            options.append(Option(f"chainsaw:{target}", "chainsaw", (target, ref), value=figure))
    return options


def area_targets(t: BoardTable, seat: int, card: schema.Weapon) -> list[int]:
    """R-09: areas in sight and reach that are worth an attack. The area must be seen, not the figures in it."""
    shape = t.shape
    here, cover = t.area[seat], t.cover[seat]
    distances = shape.range[here]
    return [
        area
        for area in worthwhile_areas(t, card)
        if in_reach(card, distances[area]) and shape.sees(here, cover, area, -1)
    ]


def worthwhile_areas(t: BoardTable, card: schema.Weapon) -> list[int]:
    """R-09, BG-FAQ-19: areas that hold a Locust, and open holes for a weapon that seals them; never COGs alone."""
    areas = {t.area[figure] for figure in t.locusts()}
    if isinstance(card.omen, schema.SealHole):
        areas.update(t.holes)
    return sorted(areas)


def _area_options(
    t: BoardTable, seat: int, card: schema.Weapon, how: list[int], action: schema.AttackAction, only: int
) -> list[Option]:
    areas = area_targets(t, seat, card)
    if only >= 0:
        areas = [area for area in areas if area == t.area[only]]
    ref = f"weapon:{card.id}"
    options = []
    for area in areas:
        target = t.area_ref(area)
        for mode in how:
            name = f"attack:{card.id}.{MODE_NAMES[mode]}:{target}"
            options.append(Option(name, "attack", (target, ref), _args(card, mode, action), area))
    return options


def hindrances(t: BoardTable, seat: int, only: int = -1, guard: bool = False) -> list[int]:
    """R-07: weapons whose constant ability bars an attack that the seat could make without them."""
    barring = [weapon for weapon, _ in t.weapons[seat] if t.box.weapons[weapon].attack_only_with]
    if not barring:
        return []
    now = {option.id for option in attack_options(t, seat, only=only, guard=guard)}
    return [
        weapon
        for weapon in barring
        if any(option.id not in now for option in attack_options(t, seat, only=only, guard=guard, without=weapon))
    ]


def can_attack(t: BoardTable, seat: int) -> bool:
    """Whether the seat has any attack at all."""
    return bool(attack_options(t, seat))


def begin_attack(t: BoardTable, seat: int, option: Option, action: schema.AttackAction = PLAIN) -> int:
    """Start the chosen attack; the attacked figure, -1 for an area or a charge."""
    weapon = t.box.weapon(option.refs[-1].partition(":")[2])
    card = t.box.weapons[weapon]
    if option.kind == "charge":
        change_tokens(t, seat, weapon, 1)
        return -1
    if option.kind == "chainsaw":
        target: int = option.value
        chainsaw(t, seat, weapon, target)
        return target
    mode = OVERKILL if option.args["mode"] == "overkill" else NORMAL
    extra = action.extra_dice if action.extra_dice_with in (None, card.id) else 0
    figure, area = (-1, option.value) if card.area else (option.value, t.area[option.value])
    t.push(Attack(seat, figure, area, weapon, mode, extra, action.free_overkill))
    return figure


class ExtraShot(BoardFrame):
    """The Mulcher's omen: one more normal attack if the card still holds ammo (BG-FAQ-04)."""

    FIELDS = ("done", "seat", "spent", "weapon")
    __slots__ = FIELDS
    NAME = "extra_shot"

    def __init__(self, seat: int = -1, weapon: int = -1, spent: bool = False) -> None:
        self.seat = seat
        self.weapon = weapon
        self.spent = spent
        self.done = False

    def advance(self, t: BoardTable) -> Decision | None:
        tokens = dict(t.weapons[self.seat]).get(self.weapon, 0)
        if self.done or tokens < 1 or self.seat not in t.standing:
            t.pop(AttackEnded(self.spent))
            return None
        seen = [figure for figure in t.locusts() if t.sees(self.seat, figure)]
        card = t.box.weapons[self.weapon]
        options = _figure_options(t, self.seat, card, [NORMAL], NORMAL_ONLY, seen)
        return Decision(self.seat, "extra_attack", (*options, Option("decline", "decline")))

    def answer(self, t: BoardTable, option: Option) -> None:
        self.done = True
        if option.kind == "attack":
            attack = Attack(self.seat, option.value, t.area[option.value], self.weapon, NORMAL)
            attack.chained = True
            t.push(attack)
