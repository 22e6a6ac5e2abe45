"""CG-DEPLOY, CG-TACTIC: drawing, discarding and deploying."""

from __future__ import annotations

from eday.card.effects.conditions import all_hold
from eday.card.effects.effect import EffectFrame, Effects
from eday.card.effects.feasible import has_object, partly_possible, possible
from eday.card.effects.statics import disabled, tactic_values
from eday.card.piles import discard_from_hand, draw, pile_options
from eday.card.table import DISCARD, HAND, PLAY, RESERVE, CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


def value_fits(t: CardTable, card: int, hand: int) -> bool:
    """CG-DEPLOY-08, 09: the hand count, this card included, is one of its values."""
    values = t.box.deploy[card]
    return values == "any" or hand in values


def deployable(t: CardTable, side: int) -> list[int]:
    """Units and tactics of a hand that may be deployed now (CG-DEPLOY-04, 05)."""
    hand = t.hand[side]
    found = []
    for card in hand:
        entry = t.box.cards[card]
        if isinstance(entry, schema.Reaction) or not value_fits(t, card, len(hand)):
            continue
        if isinstance(entry, schema.Unit) or playable(t, card, side):
            found.append(card)
    return found


def playable(t: CardTable, card: int, side: int) -> bool:
    """CG-TACTIC-05, C-16: a tactic has its target, and something of a reaction's text is possible."""
    finds = partly_possible if isinstance(t.box.cards[card], schema.Reaction) else _does_something
    return any(
        all_hold(t, t.box.effects[effect].if_, card, side) and finds(t, effect, card, side)
        for effect in t.box.triggers[card].get("play", ())
    )


def _does_something(t: CardTable, effect: int, card: int, side: int) -> bool:
    """The first operation that must have an object decides; one for "up to" so many may go without."""
    found = False
    for step in (*t.box.cost[effect], *t.box.steps[effect]):
        needs = has_object(t, step, card, side)
        op = t.box.ops[step]
        target = getattr(op, "target", None)
        optional = getattr(op, "up_to", False) or (target is not None and (target.up_to or target.n == "all"))
        if needs is not None and (needs or not optional):
            return needs
        found = found or needs is None
    return found


def tactics(t: CardTable, side: int) -> list[tuple[int, int]]:
    """(card, effect) of the command tactics that work now (CG-COMMANDTACTIC-01 to 03)."""
    if not t.box.has("command_tactics"):
        return []
    found = []
    for card in (*t.command[side], *t.units(side)):
        for effect in t.box.triggers[card].get("command_tactic", ()):
            rule = t.box.effects[effect]
            if len(t.hand[side]) not in tactic_values(t, card, effect) or disabled(t, card):
                continue
            ops = (*t.box.cost[effect], *t.box.steps[effect])
            if all_hold(t, rule.if_, card, side) and possible(t, ops, card, side):
                found.append((card, effect))
    return found


def _tactic_option(t: CardTable, card: int, effect: int) -> Option:
    """A tactic ability goes by its card; where that has several, by its number on it as well."""
    ref, value = t.ref(card), effect << 10 | card
    abilities = t.box.triggers[card]["command_tactic"]
    if len(abilities) == 1:
        return Option(f"tactic:{ref}", "tactic", (ref,), value=value)
    number = abilities.index(effect) + 1
    return Option(f"tactic:{ref}:{number}", "tactic", (ref,), {"number": number}, value)


def deploy_card(t: CardTable, card: int) -> None:
    """CG-DEPLOY-03, 12, 18: hand to reserve, then its Deploy effects; a tactic resolves and is discarded."""
    side = t.box.owner[card]
    unit = isinstance(t.box.cards[card], schema.Unit)
    card = t.put(card, RESERVE if unit else PLAY, HAND)
    t.emit("card_deployed", seat=side, card=t.ref(card))
    if unit:
        if "deploy" in t.box.triggers[card]:
            t.push(Effects(card, side, "deploy"))
    else:
        t.push(TacticFrame(card))


class Deployment(CardFrame):
    """A deployment phase: exactly one of draw, discard, deploy (CG-TURN-03)."""

    FIELDS = ("done",)
    __slots__ = FIELDS
    NAME = "deployment"

    def __init__(self) -> None:
        self.done = False

    def advance(self, t: CardTable) -> Decision | None:
        if self.done:
            t.pop()
            return None
        side = t.active
        options = [Option("draw", "draw")]
        options += pile_options(t, "deploy", deployable(t, side))
        options += [_tactic_option(t, card, effect) for card, effect in tactics(t, side)]
        options += pile_options(t, "discard", list(t.hand[side]))
        return Decision(side, "deployment", tuple(options), {"phase": t.phase})

    def answer(self, t: CardTable, option: Option) -> None:
        self.done = True
        if option.kind == "draw":
            draw(t, t.active, 1)
        elif option.kind == "discard":
            discard_from_hand(t, option.value)
        elif option.kind == "deploy":
            deploy_card(t, option.value)
        else:
            card, effect = option.value & 1023, option.value >> 10
            t.emit("tactic_used", seat=t.active, card=t.ref(card), **option.args)
            t.push(EffectFrame(effect, card, t.active))


class TacticFrame(CardFrame):
    """CG-TACTIC-02, 04: resolved first, then discarded."""

    FIELDS = ("card", "played")
    CARDS = ("card",)
    __slots__ = FIELDS
    NAME = "tactic"
    SETTLED = False

    def __init__(self, card: int = -1) -> None:
        self.card = card
        self.played = False

    def spent(self, t: CardTable) -> bool:
        return self.played

    def advance(self, t: CardTable) -> Decision | None:
        if not self.played:
            self.played = True
            t.push(Effects(self.card, t.box.owner[self.card], "play"))
            return None
        t.put(self.card, DISCARD)
        t.pop()
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        raise AssertionError(option)
