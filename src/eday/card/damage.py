"""CG-DAMAGE, CG-SUPPRESS, CG-DIRECT: what damage does to units and players."""

from __future__ import annotations

from eday.card.box import COG, LOCUST
from eday.card.conditions import Moment
from eday.card.effects import Queued, fire, queue, queue_all, wanted
from eday.card.statics import all_values, damage_change, values
from eday.card.table import COMMAND, COVER, DECK, DISCARD, HAND, OUT, RESERVE, SUPPLY, CardFrame, CardTable
from eday.content import card_schema as schema
from eday.kernel import Decision, Option

Packet = tuple[int, int, int]
"""(unit, damage, dealer or -1)"""


def packet(t: CardTable, amount: int, dealer: int, taker: int, far: bool = False) -> int:
    """Damage as it arrives: an amount of 0 is not increased (CG-COMBAT-21, CG-ENEMYCOVER-11)."""
    if amount <= 0:
        return 0
    more = t.box.content.constants.enemy_cover_damage
    if far and t.box.has("enemy_cover"):
        amount += more
    if t.far[taker]:
        # CG-ENEMYCOVER-05
        amount += more
    return max(0, amount + damage_change(t, dealer, taker))


def deal(t: CardTable, packets: list[Packet]) -> list[int]:
    """Deal packets at the same time; the units killed (CG-COMBAT-12, CG-DAMAGE-07)."""
    killed = []
    for unit, amount, _ in packets:
        if amount > 0:
            t.emit("damage_dealt", card=t.ref(unit), damage=amount)
            if amount >= values(t, unit)[1]:
                killed.append(unit)
    return list(dict.fromkeys(killed))


def damaged_effects(t: CardTable, packets: list[Packet]) -> list[Queued]:
    """Effects that watch a unit being damaged; they look at the damage before reductions."""
    found: list[Queued] = []
    for unit, amount, dealer in packets:
        if amount > 0:
            before = amount - min(0, damage_change(t, dealer, unit))
            found += queue_all(t, "on_damaged_named", (COG, LOCUST), unit, before)
    return found


def kill(t: CardTable, units: list[int], by: tuple[int, ...] = ()) -> list[Queued]:
    """Remove killed units; the effects that follow. `by` are the units that killed them."""
    found: list[Queued] = []
    owner = t.box.owner
    places = {unit: t.place_of(unit) for unit in units}
    halves = [(unit, t.row[place]) for unit, place in places.items() if place >= 0]
    watchers = {side: queue_cards(t, side) for side in (COG, LOCUST)}
    for unit in units:
        where = after_death(t, unit)
        t.emit("unit_killed", card=t.ref(unit), to=("discard", "command", "supply", "out")[_ORDER.index(where)])
        t.put(unit, where)
    for unit in units:
        side = owner[unit]
        for killer in by:
            if owner[killer] != side:
                found += queue(t, "on_kill", killer, owner[killer], unit)
        found += queue(t, "on_killed", unit, side, unit)
        for victim, cover in halves:
            if victim == unit:
                found += [
                    (effect, cover, side, unit, 0, "")
                    for effect in t.box.cover_rules[cover][t.face[cover]][side].get("on_killed", ())
                    if wanted(t, effect, cover, side, Moment(unit))
                ]
        for card in watchers[side]:
            if card != unit:
                found += queue(t, "on_friendly_killed", card, side, unit)
        found += queue_all(t, "on_killed_named", (COG, LOCUST), unit)
        found += _delayed(t, "on_friendly_killed", side, unit)
    return found


_ORDER = (DISCARD, COMMAND, SUPPLY, OUT)


def queue_cards(t: CardTable, side: int) -> list[int]:
    """Cards of a side that can see something happen now."""
    return [*t.units(side), *t.command[side]]


def _delayed(t: CardTable, trigger: str, side: int, subject: int) -> list[Queued]:
    """Triggers made by an earlier effect; they have no effect number of their own."""
    for op, source, controller, _ in t.delayed:
        rule = t.box.ops[op]
        if isinstance(rule, schema.Delayed) and rule.trigger == trigger and controller == side:
            from eday.card.ops import Ops

            t.push(Ops(t.box.lists[op][0], source, controller, subject))
    return []


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


def effect_damage(t: CardTable, units: list[int], amount: int, controller: int) -> None:
    """Damage by a card outside the attack's own: one packet each, survivors in reserve are suppressed."""
    packets = [(unit, packet(t, amount, -1, unit), -1) for unit in units]
    noted = damaged_effects(t, packets)
    dead = deal(t, packets)
    for unit, dealt, _ in packets:
        if dealt > 0 and unit not in dead:
            suppress(t, unit)
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
        """The unit that deals it, -1 for an effect."""
        self.taken = False

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
            rule = "offensive" if t.far[self.by] else "defensive"
            noted += queue(t, rule, self.by, t.box.owner[self.by], amount=self.n, event="dealt_direct")
        fire(t, noted)


def take(t: CardTable, card: int, zone: int) -> int:
    """Move the top card of a deck; what it is there."""
    side = t.box.owner[card]
    t.known_top[side] = max(0, t.known_top[side] - 1)
    card = t.put(card, zone, DECK)
    t.known_bottom[side] = min(t.known_bottom[side], len(t.deck[side]))
    return card
