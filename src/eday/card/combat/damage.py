"""CG-DAMAGE, CG-SUPPRESS, CG-DIRECT: what damage does to units and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from eday.card.box import COG, LOCUST
from eday.card.effects.conditions import Moment
from eday.card.effects.effect import Queued, all_cards_of, fire, queue, queue_all, wanted
from eday.card.effects.statics import all_values, dealt_change, defense_of, direct_change, taken_change
from eday.card.piles import take
from eday.card.table import COMMAND, COVER, DISCARD, HAND, OUT, RESERVE, SUPPLY, CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


class Blow(NamedTuple):
    """What one dealer contributes to a packet."""

    dealer: int
    """The unit that deals it, -1 for none."""
    amount: int


class Packet(NamedTuple):
    """Damage that reaches a unit as one amount."""

    unit: int
    amount: int
    before: int
    """The amount before reductions."""
    dealers: tuple[int, ...]
    """The units that have a part in it."""
    parts: tuple[int, ...]
    """How much each of them deals, before what holds for the unit that takes it."""


def packet(t: CardTable, taker: int, blows: Sequence[Blow]) -> Packet:
    """Damage as it arrives, from its parts.

    A dealer's own rules and place count for its own part, those of the taker once for the whole (CG-MULTIBLOCK-06).
    """
    more = t.box.content.constants.enemy_cover_damage
    amount = before = 0
    dealers: list[int] = []
    parts: list[int] = []
    for dealer, part in blows:
        if part <= 0:
            continue  # CG-COMBAT-21, CG-ENEMYCOVER-11
        if crossed_against(t, dealer, t.box.owner[taker]):
            part += more  # CG-ENEMYCOVER-03
        raised, lowered = dealt_change(t, dealer, taker)
        before += part + raised
        if part + raised + lowered > 0:
            amount += part + raised + lowered
            dealers.append(dealer)
            if dealer >= 0:
                parts.append(part + raised + lowered)
    if amount > 0:
        raised, lowered = taken_change(t, dealers, taker)
        raised += more if t.far[taker] else 0  # CG-ENEMYCOVER-05
        amount = max(0, amount + raised + lowered)
        before += raised
    return Packet(taker, amount, before, tuple(dealer for dealer in dealers if dealer >= 0), tuple(parts))


def crossed_against(t: CardTable, dealer: int, side: int) -> bool:
    """CG-ENEMYCOVER-03, 04: whether a unit in enemy cover deals damage to that side, its enemy."""
    return dealer >= 0 and t.far[dealer] and t.box.owner[dealer] != side


def dealing_unit(t: CardTable, source: int) -> int:
    """The unit that deals the damage of an effect: its card, if that is a unit on the battlefield; else -1."""
    return source if t.is_in(source, "battlefield") else -1


def direct_amount(t: CardTable, seat: int, amount: int, dealer: int) -> int:
    """Direct damage as it arrives at a player, with what the dealing unit's rules and place add (CG-DIRECT-14)."""
    if dealer < 0 or amount <= 0:
        return amount
    amount += direct_change(t, dealer)
    if amount > 0 and crossed_against(t, dealer, seat):
        amount += t.box.content.constants.enemy_cover_damage
    return max(0, amount)


def lethal(t: CardTable, packets: Sequence[Packet]) -> list[int]:
    """The units packets would kill, dealt at the same time (CG-COMBAT-12, CG-DAMAGE-07)."""
    killed = [one.unit for one in packets if one.amount > 0 and one.amount >= defense_of(t, one.unit)]
    return list(dict.fromkeys(killed))


def tell(t: CardTable, packets: Sequence[Packet]) -> None:
    """Packets are dealt."""
    for one in packets:
        if one.amount > 0:
            t.emit("damage_dealt", card=t.ref(one.unit), damage=one.amount)


def deal(t: CardTable, packets: Sequence[Packet]) -> list[int]:
    """Deal packets at the same time; the units killed."""
    tell(t, packets)
    return lethal(t, packets)


def damaged_effects(t: CardTable, packets: Sequence[Packet]) -> list[Queued]:
    """Effects that watch a unit being damaged; they look at the damage before reductions."""
    found: list[Queued] = []
    for one in packets:
        if one.amount > 0:
            found += queue_all(t, "on_damaged_named", (COG, LOCUST), one.unit, one.before)
    return found


NO_KILLERS: Final[Mapping[int, tuple[int, ...]]] = {}


def kill(t: CardTable, units: list[int], killers: Mapping[int, tuple[int, ...]] = NO_KILLERS) -> list[Queued]:
    """Remove killed units; the effects that follow. `killers` are the units that killed each of them (C-12)."""
    found: list[Queued] = []
    owner = t.box.owner
    places = {unit: t.place_of(unit) for unit in units}
    halves = {unit: t.row[place] for unit, place in places.items() if place >= 0}
    watchers = {side: all_cards_of(t, side) for side in (COG, LOCUST)}
    for unit in units:
        where = after_death(t, unit)
        t.emit("unit_killed", card=t.ref(unit), to=_GRAVES[where])
        t.put(unit, where)
    for unit in units:
        side = owner[unit]
        for killer in killers.get(unit, ()):
            if owner[killer] != side:
                found += queue(t, "on_kill", killer, owner[killer], unit)
        found += queue(t, "on_killed", unit, side, unit)
        if unit in halves:
            found += _of_lost_cover(t, halves[unit], unit)
        for card in watchers[side]:
            if card != unit:
                found += queue(t, "on_friendly_killed", card, side, unit)
        found += queue_all(t, "on_killed_named", (COG, LOCUST), unit)
        found += _delayed(t, "on_friendly_killed", side, unit)
    return found


def _of_lost_cover(t: CardTable, cover: int, unit: int) -> list[Queued]:
    """What the cover a killed unit was in says about its occupant's death."""
    side = t.box.owner[unit]
    return [
        Queued(effect, cover, side, unit)
        for effect in t.box.cover_rules[cover][t.face[cover]][side].get("on_killed", ())
        if wanted(t, effect, cover, side, Moment(unit))
    ]


_GRAVES: Final = {DISCARD: "discard", COMMAND: "command", SUPPLY: "supply", OUT: "out"}
"""Where killed units go, by name."""


def _delayed(t: CardTable, trigger: schema.Trigger, side: int, subject: int) -> list[Queued]:
    """Triggers made by an earlier effect."""
    found: list[Queued] = []
    for one in t.delayed:
        rule = t.box.ops[one.op]
        if isinstance(rule, schema.Delayed) and rule.trigger == trigger and one.controller == side:
            found.append(Queued(t.box.delayed[one.op], one.source, one.controller, subject))
    return found


def after_death(t: CardTable, unit: int) -> int:
    """Where a killed unit goes (CG-COMBAT-13, CG-TOUGH-01, 02, CG-DISPOSABLE-03)."""
    if isinstance(t.box.cards[unit], schema.CommandUnit):
        return COMMAND if "tough" in t.box.keywords(unit) else OUT
    return SUPPLY if "disposable" in t.box.keywords(unit) else DISCARD


def wither(t: CardTable) -> bool:
    """CG-DAMAGE-06: units whose defense an effect has lowered to 0 or below are killed; whether there were any."""
    if not t.box.lowers_defense:
        return False
    units = [*t.units(COG), *t.units(LOCUST)]
    gone = [unit for unit, (_, defense) in zip(units, all_values(t, units), strict=True) if defense <= 0]
    fire(t, kill(t, gone))
    return bool(gone)


def suppress(t: CardTable, unit: int) -> None:
    """CG-SUPPRESS-01, 05, 09: a unit in reserve, once."""
    if t.zone[unit] == RESERVE and not t.suppressed[unit]:
        t.suppressed[unit] = True
        t.emit("unit_suppressed", card=t.ref(unit))


def ready(t: CardTable, unit: int) -> None:
    """A suppressed unit stands up."""
    if t.suppressed[unit]:
        t.suppressed[unit] = False
        t.emit("unit_readied", card=t.ref(unit))


def effect_damage(t: CardTable, units: Sequence[int], amount: int, dealer: int) -> None:
    """Damage by an effect: one packet each, survivors in reserve are suppressed."""
    packets = [packet(t, unit, [Blow(dealer, amount)]) for unit in units]
    noted = damaged_effects(t, packets)
    dead = deal(t, packets)
    for one in packets:
        if one.amount > 0 and one.unit not in dead:
            suppress(t, one.unit)
    fire(t, [*noted, *kill(t, dead)])


class DirectDamage(CardFrame):
    """CG-DIRECT-05 to 08: the top cards are taken unseen; the player says how many of them he keeps."""

    FIELDS = ("by", "n", "seat", "taken")
    CARDS = ("by",)
    __slots__ = FIELDS
    NAME = "direct_damage"
    SETTLED = False

    def __init__(self, seat: int = 0, n: int = 0, by: int = -1) -> None:
        self.seat = seat
        self.n = n
        self.by = by
        """The unit that deals it, -1 for none."""
        self.taken = False

    def spent(self, t: CardTable) -> bool:
        return self.taken

    def advance(self, t: CardTable) -> Decision | None:
        if self.n <= 0 or self.taken:
            t.pop()
            return None
        most = min(self.n, len(t.deck[self.seat]))
        options = [Option(f"keep:{n}", "keep", args={"cards": n}, value=n) for n in range(most, -1, -1)]
        return Decision(self.seat, "keep", tuple(options), {"damage": self.n})

    def answer(self, t: CardTable, option: Option) -> None:
        self.taken = True
        seat, n = self.seat, min(self.n, len(t.deck[self.seat]))
        kept, lost = t.deck[seat][: option.value], t.deck[seat][option.value : n]
        t.emit_secret(
            "direct_damage_dealt",
            seat,
            {"kept_cards": [t.ref(c) for c in kept]},
            seat=seat,
            damage=self.n,
            kept=len(kept),
        )
        for card in kept:
            take(t, card, HAND)
        # CG-DIRECT-09: no ability looks at these
        discarded = [take(t, card, DISCARD) for card in lost]
        if discarded:
            t.emit("cards_lost", seat=seat, cards=[t.ref(card) for card in discarded])
        t.revealed = t.revealed or "reveal"
        t.dug = self.n
        noted = queue_all(t, "on_direct_damage_taken", (seat,))
        if self.by >= 0 and t.zone[self.by] == COVER:
            rule: schema.Trigger = "offensive" if t.far[self.by] else "defensive"
            noted += queue(t, rule, self.by, t.box.owner[self.by], amount=self.n, event="dealt_direct")
        fire(t, noted)
