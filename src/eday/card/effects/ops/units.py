"""Operations on units: damage, where they go, attacking together."""

from __future__ import annotations

from typing import Final

from eday.card.combat.attack import Attack
from eday.card.combat.damage import (
    DirectDamage,
    dealing_unit,
    direct_amount,
    effect_damage,
    kill,
    ready,
    suppress,
)
from eday.card.effects.effect import fire
from eday.card.effects.feasible import choosable, fit_for_cover
from eday.card.effects.statics import attack_of
from eday.card.effects.steps import Ops, Place, chosen_units, unit_options
from eday.card.effects.targets import candidates, side_of
from eday.card.table import COMMAND, OUT, RESERVE, SUPPLY, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

BACK_TO: Final = {"reserve": RESERVE, "command": COMMAND}


def damage(t: CardTable, frame: Ops, op: schema.Damage, units: tuple[int, ...]) -> None:
    """One packet for each unit; damage of a unit's ability is damage that unit deals (CG-ENEMYCOVER-03)."""
    amount = t.sacrificed + 1 if op.n == "sacrificed_attack_plus_1" else op.n
    effect_damage(t, units, amount, dealing_unit(t, frame.source))


def direct(t: CardTable, frame: Ops, op: schema.DirectDamage) -> Decision | None:
    """Direct damage to a player; that of Overrun was fixed at the kill (CG-OVERRUN-04)."""
    overrun = frame.ops == t.box.steps[t.box.overrun]
    frame.done()
    seat = side_of(op.who, frame.controller)
    if overrun:
        t.push(DirectDamage(seat, frame.amount, frame.source))
        return None
    dealer = dealing_unit(t, frame.source)
    t.push(DirectDamage(seat, direct_amount(t, seat, op.n, dealer), dealer))
    return None


def kill_units(t: CardTable, frame: Ops, op: schema.Kill, units: tuple[int, ...]) -> None:
    """The units are killed; the attack of the first is remembered."""
    t.sacrificed = attack_of(t, units[0]) if units else 0
    fire(t, kill(t, list(units)))


def suppress_units(t: CardTable, frame: Ops, op: schema.Suppress, units: tuple[int, ...]) -> None:
    """The units are suppressed."""
    for unit in units:
        suppress(t, unit)


def ready_units(t: CardTable, frame: Ops, op: schema.Ready, units: tuple[int, ...]) -> None:
    """The units stand up."""
    for unit in units:
        ready(t, unit)


def remove_cards(t: CardTable, frame: Ops, op: schema.RemoveCard, cards: tuple[int, ...]) -> None:
    """The cards leave the game, disposable ones to the supply."""
    for card in cards:
        supply = "disposable" in t.box.keywords(card)
        t.put(card, SUPPLY if supply else OUT)
        t.emit("card_removed", card=t.ref(card))


def move(t: CardTable, frame: Ops, op: schema.Move) -> Decision | None:
    """Units go one after another; into cover its owner chooses which."""
    if op.to != "cover":
        found = chosen_units(t, frame, op.target)
        if isinstance(found, Decision):
            return found
        frame.done()
        for card in found:
            t.put(card, BACK_TO[op.to])
            t.emit("unit_put", card=t.ref(card), to=op.to)
        return None
    return _move_to_cover(t, frame, op)


def _move_to_cover(t: CardTable, frame: Ops, op: schema.Move) -> Decision | None:
    """A unit, its place, the next unit ..."""
    moved, places = frame.picked, frame.places
    if len(moved) > len(places):
        rows = [(place, f"row:{place + 1}") for place in t.free_places()]
        options = [Option(f"to:{ref}", "to", (ref, t.ref(moved[-1])), value=Place(place)) for place, ref in rows]
        return Decision(frame.controller, "place", tuple(options), {"card": t.ref(moved[-1])})
    if moved and t.place_of(moved[-1]) != places[-1]:
        t.enter(moved[-1], places[-1])
    pool = [unit for unit in choosable(t, op.target, frame.source, frame.controller) if unit not in moved]
    pool = fit_for_cover(t, pool)
    most = len(pool) + len(moved) if op.target.n == "all" else op.target.n
    if frame.stopped or len(moved) >= most or not pool or not t.free_places():
        t.previous = moved
        frame.done()
        return None
    options = unit_options(t, pool)
    if op.target.up_to:
        options.append(Option("stop", "stop"))
    context = {"card": t.ref(frame.source), "left": most - len(moved)}
    return Decision(frame.controller, "target", tuple(options), context)


def joint_attack(t: CardTable, frame: Ops, op: schema.JointAttack) -> Decision | None:
    """One attack by several: first the target, then the attackers."""
    if not frame.places:
        targets = choosable(t, op.target, frame.source, frame.controller)
        options = [
            Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=Place(t.place_of(unit))) for unit in targets
        ]
        return Decision(frame.controller, "target", tuple(options), {"card": t.ref(frame.source), "left": 1})
    (place,), chosen = frame.places, frame.picked
    pool = [u for u in candidates(t, op.attackers, frame.source, frame.controller) if u not in chosen]
    pool = fit_for_cover(t, pool)
    most = 99 if op.attackers.n == "all" else op.attackers.n
    if len(chosen) < most and pool and not frame.stopped:
        options = unit_options(t, pool)
        if chosen:
            options.append(Option("stop", "stop"))
        return Decision(frame.controller, "attackers", tuple(options), {"card": t.ref(frame.source)})
    frame.done()
    for unit in chosen:
        t.acts[unit] += 1
    if chosen:
        t.push(Attack(chosen, place))
    return None
