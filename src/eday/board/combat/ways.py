"""Every way in which a COG could attack something: those on offer with their odds, the others with what bars them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eday.board.combat.aim import AT_WILL, Aim
from eday.board.combat.arms import mode_off
from eday.board.combat.dice import NORMAL, OVERKILL
from eday.board.combat.guard import GuardWindow
from eday.board.combat.heavy_gun import gun_at, gun_options
from eday.board.combat.odds import attack_odds
from eday.board.combat.targets import MODE_NAMES, Saw, Shot, attack_options, cost_of
from eday.board.missions.supplies import equipment_of
from eday.board.orders.actions import pending_options
from eday.board.orders.cards import take_from_hand
from eday.board.orders.moves import Movement
from eday.board.orders.order import OrderStep
from eday.board.orders.order_card import OrderCard, TeamworkOrder
from eday.board.orders.play import PLAY_KINDS
from eday.board.printed import Weapon
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.board.view_types import AttackOdds
from eday.content.board import schema
from eday.kernel import Decision, Option, Reason

NO_ATTACK_NOW: Final = Why("BG-ORDER-04", "why-no-attack-now")
CHAINSAW: Final = "chainsaw"


class Way:
    """One way to attack a target."""

    __slots__ = ("equipment", "mode", "odds", "option", "reasons", "target", "token", "tokens", "weapon")

    def __init__(self, target: str, mode: str, weapon: Weapon | None = None, tokens: int = 0) -> None:
        self.target = target
        """The figure, or the area of an attack on everybody in it."""
        self.mode = mode
        """`normal`, `overkill`, `chainsaw` or `gun`."""
        self.weapon = weapon.ref if weapon else ""
        self.equipment = ""
        """Id of the gun that is fired, where it is no weapon carried."""
        self.token = weapon.token if weapon else "none"
        self.tokens = tokens
        """How many are left after it."""
        self.option: Option | None = None
        """What chooses it, if it is on offer."""
        self.odds: AttackOdds | None = None
        """None if it could not be done from here."""
        self.reasons: list[Reason] = []


class Attacks:
    """The ways to attack something, and what could be chosen first to open more of them."""

    __slots__ = ("first", "ways")

    def __init__(self, ways: Sequence[Way] = (), first: Sequence[Option] = ()) -> None:
        self.ways = list(ways)
        self.first = list(first)
        """A card to be played, or the end of a move."""


def attack_ways(t: BoardTable, decision: Decision, ref: str) -> Attacks:
    """How the seat that is asked could attack a figure or an area; nothing where no attack is to be thought of."""
    figure, area = _spot(t, ref)
    aim = _aim(t, decision.seat)
    if aim is None or area < 0:
        return Attacks()
    found = _Finder(t, decision, aim, figure, area)
    ways = found.ways()
    first = _first(t, decision, {way.target for way in ways})
    for way in ways:
        if way.option is None and not way.reasons and not first:
            way.reasons = [Reason(NO_ATTACK_NOW.rule, NO_ATTACK_NOW.key)]
    return Attacks(ways, first)


def _spot(t: BoardTable, ref: str) -> tuple[int, int]:
    """The Locust of that name, or -1, and the area; -1 for what cannot be attacked."""
    group, _, name = ref.partition(":")
    if group == "area":
        return -1, t.shape.area_index.get(name, -1)
    if ref not in t.box.figure_refs:
        return -1, -1
    figure = t.box.figure_refs.index(ref)
    return (-1 if t.is_cog(figure) else figure), t.area[figure]


def _aim(t: BoardTable, seat: int) -> Aim | None:
    """The attack that is open to the seat, or will be, or any in its own turn; None where it does not act."""
    frame = t.stack[-1]
    if isinstance(frame, GuardWindow):
        return frame.aim if frame.attacking == seat else None
    if isinstance(frame, Movement) and not frame.crawl and not frame.done:
        frame = t.stack[-2]
    if isinstance(frame, OrderCard) and frame.seat == seat:
        action = frame.pending(t, schema.AttackAction)
        return frame.aim(t, action) if action is not None else AT_WILL
    return AT_WILL if isinstance(frame, OrderStep | TeamworkOrder) and frame.seat == seat else None


def _first(t: BoardTable, decision: Decision, targets: set[str]) -> list[Option]:
    """What opens an attack on one of the targets: cards with one, and the end of a move before one."""
    if isinstance(t.stack[-1], Movement):
        under = t.stack[-2]
        open_then = isinstance(under, OrderCard) and under.pending(t, schema.AttackAction) is not None
        return [option for option in decision.options if option.kind == "stop" and open_then]
    return [option for option in decision.options if option.kind in PLAY_KINDS and _opens(t, decision, option, targets)]


def _opens(t: BoardTable, decision: Decision, option: Option, targets: set[str]) -> bool:
    """Whether the card, played so, lets the seat attack one of the targets at once."""
    order = OrderCard(decision.seat, option.value, PLAY_KINDS.index(option.kind))
    attack = order.pending(t, schema.AttackAction)
    if attack is None or attack.moved_locust:
        return False
    after = t.copy()
    take_from_hand(after, decision.seat, option.value)
    return any(
        found.kind in ("attack", CHAINSAW) and found.refs[0] in targets
        for found in pending_options(after, order, (attack,))
    )


class _Finder:
    """Looks at each weapon carried, and at the gun of the place."""

    def __init__(self, t: BoardTable, decision: Decision, aim: Aim, figure: int, area: int) -> None:
        self._t = t
        self._decision = decision
        self._aim = aim
        self._figure = figure
        self._area = area
        seat = decision.seat
        self._able = {option.value: option for option in attack_options(t, seat, aim) if option.kind != "charge"}
        self._guns = {option.value: option for option in gun_options(t, seat)}

    def ways(self) -> list[Way]:
        """All of them, weapon by weapon."""
        found: list[Way] = []
        for weapon, tokens in dict(self._t.weapons[self._decision.seat]).items():
            card = self._t.box.weapons[weapon]
            if card.area or self._figure >= 0:
                modes = [mode for mode in (NORMAL, OVERKILL) if (card.overkill if mode == OVERKILL else card.normal)]
                found += [self._shot(weapon, tokens, mode) for mode in modes]
            if card.chainsaw and self._figure >= 0:
                found.append(self._saw(weapon, tokens))
        gun = gun_at(self._t, self._t.area[self._decision.seat])
        return [*found, self._gun(gun)] if gun >= 0 and self._figure >= 0 and not self._aim.guard else found

    def _shot(self, weapon: int, tokens: int, mode: int) -> Way:
        t, card = self._t, self._t.box.weapons[weapon]
        target = t.area_ref(self._area) if card.area else t.ref(self._figure)
        shot = Shot(weapon, mode, -1, self._area) if card.area else Shot(weapon, mode, self._figure)
        way = Way(target, MODE_NAMES[mode], card, max(0, tokens - cost_of(card, mode, self._aim)))
        off = mode_off(card, tokens, self._aim, mode)
        return self._described(way, self._able.get(shot), "attack", weapon, off)

    def _saw(self, weapon: int, tokens: int) -> Way:
        card = self._t.box.weapons[weapon]
        way = Way(self._t.ref(self._figure), CHAINSAW, card, tokens)
        return self._described(way, self._able.get(Saw(weapon, self._figure)), CHAINSAW, weapon)

    def _described(self, way: Way, able: Option | None, kind: str, weapon: int, off: Why | None = None) -> Way:
        """With its option and odds, or with the reasons why there is none."""
        t, decision = self._t, self._decision
        if able is not None:
            way.option = decision.find(able.id)
            way.odds = attack_odds(t, decision, able)
            return way
        refused = Refusals(kind, way.target, weapon)
        if off is not None:
            refused.bar(off, weapon=way.weapon)
        else:
            attack_options(t, decision.seat, self._aim, refused=refused)
        way.reasons = refused.found or [Reason(NO_ATTACK_NOW.rule, NO_ATTACK_NOW.key)]
        return way

    def _gun(self, gun: int) -> Way:
        t, decision = self._t, self._decision
        way = Way(t.ref(self._figure), "gun")
        way.equipment = equipment_of(t, t.equipment[gun].location).id
        able = self._guns.get(self._figure)
        way.option = decision.find(able.id) if able else None
        if able is not None and way.option is not None:
            way.odds = attack_odds(t, decision, able)
            return way
        refused = Refusals("gun_attack", way.target)
        gun_options(t, decision.seat, not isinstance(t.stack[-1], OrderStep), refused)
        way.reasons = refused.found or [Reason(NO_ATTACK_NOW.rule, NO_ATTACK_NOW.key)]
        return way
