"""Effects of cards: when they happen, whether they are wanted, and their operations one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from eday.card.box import COG, EVENTS_OF_A_RULE, LOCUST
from eday.card.effects.conditions import Moment, all_hold
from eday.card.effects.feasible import has_object, partly_possible, possible
from eday.card.effects.statics import disabled
from eday.card.effects.steps import Ops
from eday.card.table import COVER, RESERVE, CardFrame, CardTable, Used
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

CHECK: Final = 0
COST: Final = 1
DO: Final = 2
DONE: Final = 3


class Queued(NamedTuple):
    """An effect that a moment sets off."""

    effect: int
    source: int
    controller: int
    subject: int = -1
    """The unit it is about."""
    amount: int = 0
    event: str = ""
    """See `Moment`."""


def queue(
    t: CardTable,
    trigger: schema.Trigger,
    card: int,
    controller: int,
    subject: int = -1,
    amount: int = 0,
    event: str = "",
) -> list[Queued]:
    """The effects of one card that a moment sets off."""
    effects = t.box.triggers[card].get(trigger, ())
    if not effects or (t.lasting and disabled(t, card)) or (event and not t.box.has("offensive_defensive")):
        return []
    moment = Moment(subject, amount, event)
    found = []
    for effect in effects:
        if event and not any(isinstance(test, EVENTS_OF_A_RULE) for test in t.box.effects[effect].if_):
            continue
        if wanted(t, effect, card, controller, moment):
            found.append(Queued(effect, card, controller, subject, amount, event))
    return found


def wanted(t: CardTable, effect: int, card: int, controller: int, moment: Moment) -> bool:
    """Whether an effect would happen: conditions, and how often it may."""
    rule = t.box.effects[effect]
    if (rule.limit == "once_per_turn" and (card, effect) in t.used_turn) or (
        rule.limit == "once_per_game" and (card, effect) in t.used_game
    ):
        return False
    return all_hold(t, rule.if_, card, controller, moment)


def all_cards_of(t: CardTable, side: int) -> list[int]:
    """Cards of a side whose rules are in force: units on the battlefield and the command area."""
    return [*t.units(side), *t.command[side]]


def queue_all(
    t: CardTable, trigger: schema.Trigger, sides: tuple[int, ...], subject: int = -1, amount: int = 0
) -> list[Queued]:
    """The effects of all cards of those sides, the cover they hold and the scenario."""
    found: list[Queued] = []
    if trigger not in t.box.moments:
        return found
    for side in sides:
        for card in all_cards_of(t, side):
            found += queue(t, trigger, card, side, subject, amount)
        found += _of_cover(t, trigger, side, subject, amount)
    found += _of_scenario(t, trigger, sides, subject, amount)
    return found


def _of_cover(t: CardTable, trigger: schema.Trigger, side: int, subject: int, amount: int) -> list[Queued]:
    found: list[Queued] = []
    moment = Moment(subject, amount)
    for place, unit in enumerate(t.occupant):
        if unit < 0 or t.box.owner[unit] != side:
            continue
        cover = t.row[place]
        for effect in t.box.cover_rules[cover][t.face[cover]][side].get(trigger, ()):
            if wanted(t, effect, cover, side, moment):
                found.append(Queued(effect, cover, side, subject, amount))
    return found


def _of_scenario(
    t: CardTable, trigger: schema.Trigger, sides: tuple[int, ...], subject: int, amount: int
) -> list[Queued]:
    """Special rules nobody controls; `whose` names the side that decides, else the active player does."""
    box = t.box
    if box.scenario < 0:
        return []
    found: list[Queued] = []
    for effect in box.triggers[box.scenario].get(trigger, ()):
        whose = box.effects[effect].whose
        side = t.active if whose is None else (COG if whose == "cog" else LOCUST)
        if side in sides and wanted(t, effect, box.scenario, side, Moment(subject, amount)):
            found.append(Queued(effect, box.scenario, side, subject, amount))
    return found


def fire(t: CardTable, queued: list[Queued]) -> None:
    """Let effects happen; the active player orders them (CG-FAQ-03)."""
    if queued:
        t.push(Triggered(tuple(queued)))


class Triggered(CardFrame):
    """Effects that coincide: the active player decides their order; those of one card come as printed.

    Nobody is asked while none of them can do anything: then no order differs from another.
    """

    FIELDS = ("queued",)
    RECORDS: ClassVar[Mapping[str, Any]] = {"queued": Queued}
    __slots__ = FIELDS
    NAME = "triggered"

    def __init__(self, queued: tuple[Queued, ...] = ()) -> None:
        self.queued = queued

    def rename(self, old: int, new: int) -> None:
        """Sources and subjects are cards."""
        self.queued = tuple(
            one._replace(
                source=new if one.source == old else one.source,
                subject=new if one.subject == old else one.subject,
            )
            for one in self.queued
        )

    def advance(self, t: CardTable) -> Decision | None:
        if not self.queued:
            t.pop()
            return None
        sources = list(dict.fromkeys(one.source for one in self.queued))
        if len(sources) == 1 or not any(does_something(t, one) for one in self.queued):
            self._begin(t, sources[0])
            return None
        options = [Option(f"resolve:{t.ref(card)}", "resolve", (t.ref(card),), value=card) for card in sources]
        return Decision(t.active, "order", tuple(options))

    def answer(self, t: CardTable, option: Option) -> None:
        self._begin(t, option.value)

    def _begin(self, t: CardTable, card: int) -> None:
        first = next(one for one in self.queued if one.source == card)
        rest = list(self.queued)
        rest.remove(first)
        self.queued = tuple(rest)
        t.push(EffectFrame(*first))


def does_something(t: CardTable, queued: Queued) -> bool:
    """Whether an effect would change anything now, for all that both players know."""
    effect, source, controller, subject, amount, event = queued
    if not wanted(t, effect, source, controller, Moment(subject, amount, event)):
        return False
    rule = t.box.effects[effect]
    if rule.may or rule.cost:
        return _feasible(t, effect, source, controller)
    ops = t.box.steps[effect]
    return any(has_object(t, op, source, controller, public=True) is not False for op in ops)


def _feasible(t: CardTable, effect: int, source: int, controller: int) -> bool:
    """Whether an effect that is optional or has a cost can be carried out; a reaction's may be in part (C-16)."""
    if t.box.reactions[source]:
        return partly_possible(t, effect, source, controller, public=True)
    return possible(t, (*t.box.cost[effect], *t.box.steps[effect]), source, controller, public=True)


class EffectFrame(CardFrame):
    """One effect: is it wanted, then its cost, then what it does."""

    FIELDS = ("amount", "controller", "effect", "event", "source", "stage", "subject")
    CARDS = ("source", "subject")
    __slots__ = FIELDS
    NAME = "effect"
    SETTLED = False

    def __init__(
        self, effect: int = 0, source: int = 0, controller: int = 0, subject: int = -1, amount: int = 0, event: str = ""
    ) -> None:
        self.effect = effect
        self.source = source
        self.controller = controller
        self.subject = subject
        self.amount = amount
        self.event = event
        self.stage = CHECK

    def spent(self, t: CardTable) -> bool:
        return self.stage == DONE

    def advance(self, t: CardTable) -> Decision | None:
        box = t.box
        rule = box.effects[self.effect]
        if self.stage == CHECK:
            if not self._can(t, rule):
                t.pop()
                return None
            asks_itself = _declinable(box.cost[self.effect], [box.ops[op] for op in box.steps[self.effect]])
            if rule.may and (rule.limit or not asks_itself):
                ref = t.ref(self.source)
                yes, no = Option(f"use:{ref}", "use", (ref,)), Option("decline", "decline")
                return Decision(self.controller, "may", (yes, no), {"card": ref})
            self._go(t)
        elif self.stage == COST:
            self.stage = DO
            self._push(t, box.cost[self.effect])
        elif self.stage == DO:
            self.stage = DONE
            self._push(t, box.steps[self.effect])
        else:
            t.pop()
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        if option.kind == "use":
            self._go(t)
        else:
            t.pop()

    def _can(self, t: CardTable, rule: schema.Effect) -> bool:
        moment = Moment(self.subject, self.amount, self.event)
        if not wanted(t, self.effect, self.source, self.controller, moment):
            return False
        return (not rule.may and not rule.cost) or _feasible(t, self.effect, self.source, self.controller)

    def _go(self, t: CardTable) -> None:
        key = Used(self.source, self.effect)
        limit = t.box.effects[self.effect].limit
        if limit == "once_per_turn":
            t.used_turn = (*t.used_turn, key)
        elif limit == "once_per_game":
            t.used_game = (*t.used_game, key)
        self.stage = COST

    def _push(self, t: CardTable, ops: tuple[int, ...]) -> None:
        if ops:
            t.push(Ops(ops, self.source, self.controller, self.subject, self.amount))


def _declinable(cost: tuple[int, ...], ops: list[schema.AnyOp]) -> bool:
    """Whether choosing nothing declines the effect anyway, so that nobody need be asked twice."""
    return not cost and len(ops) == 1 and (isinstance(ops[0], schema.DeployFree) or getattr(ops[0], "up_to", False))


class Effects(CardFrame):
    """All effects of one kind on one card, in the order printed (CG-DEPLOY-14)."""

    FIELDS = ("card", "controller", "index", "trigger")
    CARDS = ("card",)
    __slots__ = FIELDS
    NAME = "effects"
    SETTLED = False

    def __init__(self, card: int = -1, controller: int = 0, trigger: str = "") -> None:
        self.card = card
        self.controller = controller
        self.trigger = trigger
        self.index = 0

    def spent(self, t: CardTable) -> bool:
        return self.index >= len(t.box.triggers[self.card].get(self.trigger, ()))

    def advance(self, t: CardTable) -> Decision | None:
        effects = t.box.triggers[self.card].get(self.trigger, ())
        if self.index >= len(effects):
            t.pop()
            return None
        effect = effects[self.index]
        self.index += 1
        if self.trigger == "deploy" and t.zone[self.card] not in (COVER, RESERVE):
            return None
        t.push(EffectFrame(effect, self.card, self.controller))
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        raise AssertionError(option)
