"""CG-DEPLOY, CG-TACTIC, CG-COMMANDTACTIC: a deployment phase, and what may be done in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from eday.card.effects.conditions import all_hold
from eday.card.effects.effect import EffectFrame
from eday.card.effects.feasible import possible
from eday.card.effects.statics import disabled, tactic_values
from eday.card.piles import draw, pile_options
from eday.card.playable import playable, value_fits
from eday.card.playing import deploy_card, discard_from_hand
from eday.card.table import CardFrame, CardTable
from eday.card.why import CARD, Bars, clear
from eday.kernel import Decision, Option, Why

DRAW: Final = Option("draw", "draw")
PHASES: Final = ("first_deployment", "second_deployment")
DEPLOYMENT_ONLY: Final = Why("CG-TURN-03", "why-deployment-only")
IS_REACTION: Final = Why("CG-DEPLOY-05", "why-reaction-in-deployment", CARD)
HAND_COUNT: Final = Why("CG-DEPLOY-08", "why-hand-count", ("card", "hand", "values"))
NO_TARGET: Final = Why("CG-TACTIC-05", "why-no-target", CARD)
NO_TACTIC: Final = Why("CG-COMMANDTACTIC-01", "why-no-tactic", CARD)
TACTIC_COUNT: Final = Why("CG-COMMANDTACTIC-03", "why-tactic-count", ("card", "hand", "values"))
DISABLED: Final = Why("CG-SCENARIO-06", "why-disabled", CARD)


class Ability(NamedTuple):
    """A command tactic: its card, its effect, and its number on the card where that has several."""

    card: int
    effect: int
    number: int


def _own_phase(t: CardTable, side: int) -> bool:
    return t.phase in PHASES and t.active == side


def deploy_bars(t: CardTable, side: int, card: int) -> Bars:
    """CG-DEPLOY-04, 05, 08, CG-TACTIC-05: what speaks against deploying a card of a hand."""
    if t.box.reactions[card]:
        yield IS_REACTION
    elif not _own_phase(t, side):
        yield DEPLOYMENT_ONLY
    else:
        if not value_fits(t, card, len(t.hand[side])):
            yield HAND_COUNT
        if t.box.tactics[card] and not playable(t, card, side):
            yield NO_TARGET


def discard_bar(t: CardTable, side: int) -> Why | None:
    """CG-DEPLOY-02: what speaks against discarding a card of a hand, whichever it is."""
    return None if _own_phase(t, side) else DEPLOYMENT_ONLY


def abilities(t: CardTable, card: int) -> list[Ability]:
    """CG-COMMANDTACTIC-01: the tactics of a card, as far as there are any in this chapter."""
    effects = t.box.triggers[card].get("command_tactic")
    if not effects or not t.box.has("command_tactics"):
        return []
    several = len(effects) > 1
    return [Ability(card, effect, number if several else 0) for number, effect in enumerate(effects, start=1)]


def tactic_bars(t: CardTable, side: int, ability: Ability) -> Bars:
    """CG-COMMANDTACTIC-02, 03: what speaks against using a tactic."""
    card, effect = ability.card, ability.effect
    if not _own_phase(t, side):
        yield DEPLOYMENT_ONLY
    if disabled(t, card):
        yield DISABLED
    if len(t.hand[side]) not in tactic_values(t, card, effect):
        yield TACTIC_COUNT
    elif not _works(t, effect, card, side):
        yield NO_TARGET


def _works(t: CardTable, effect: int, card: int, side: int) -> bool:
    ops = (*t.box.cost[effect], *t.box.steps[effect])
    return all_hold(t, t.box.effects[effect].if_, card, side) and possible(t, ops, card, side)


def tactics(t: CardTable, side: int) -> list[Ability]:
    """The command tactics that work now."""
    if not t.box.has("command_tactics"):
        return []
    cards = (*t.command[side], *t.units(side))
    return [one for card in cards for one in abilities(t, card) if clear(tactic_bars(t, side, one))]


def _tactic_option(t: CardTable, ability: Ability) -> Option:
    """A tactic ability goes by its card; where that has several, by its number on it as well."""
    ref, number = t.ref(ability.card), ability.number
    if not number:
        return Option(f"tactic:{ref}", "tactic", (ref,), value=ability)
    return Option(f"tactic:{ref}:{number}", "tactic", (ref,), {"number": number}, ability)


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
        options = [DRAW]
        hand = t.hand[side]
        options += pile_options(t, "deploy", [card for card in hand if clear(deploy_bars(t, side, card))])
        options += [_tactic_option(t, ability) for ability in tactics(t, side)]
        options += pile_options(t, "discard", list(hand) if discard_bar(t, side) is None else [])
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
            card, effect, number = option.value
            several = {"number": number} if number else {}
            t.emit("tactic_used", seat=t.active, card=t.ref(card), **several)
            t.push(EffectFrame(effect, card, t.active))
