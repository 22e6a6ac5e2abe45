"""Why something is not on offer: which choices concern a thing, and what their rules say against it.

An answer may use what the asking seat can see and nothing else: cards of the other hand and deck are all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from eday.card.box import FIGHTERS, NOBODY
from eday.card.combat.action import AT_PLACES, Kind, action_bars, goal_bar, place_bar
from eday.card.combat.block import block_bars
from eday.card.combat.fight import fight_in_progress
from eday.card.combat.reaction import react_bars
from eday.card.deploy import NO_TACTIC, abilities, deploy_bars, discard_bar, tactic_bars
from eday.card.effects.statics import most_blockers, tactic_values
from eday.card.effects.steps import Ops, target_bars
from eday.card.table import COMMAND, COVER, DECK, DISCARD, HAND, HIDDEN, OUT, RESERVE, SUPPLY, CardTable
from eday.card.why import CARD, Bars
from eday.kernel import NO_SEAT, Decision, Reason, Why

ACTIONS: Final[tuple[Kind, ...]] = ("move", "attack", "direct", "cross")
GAME_OVER: Final = Why("CG-WIN-01", "why-game-over")
NOT_YOURS: Final = Why("CG-TURN-01", "why-not-your-decision")
NOT_NOW: Final = Why("CG-TURN-02", "why-not-now")
UNKNOWN: Final = Why("", "why-unknown-thing")
IN_HAND: Final = Why("CG-COMBAT-01", "why-not-on-battlefield", CARD)
NOT_IN_HAND: Final = Why("CG-DEPLOY-03", "why-not-in-hand", CARD)
COMMANDED: Final = Why("CG-COMMAND-02", "why-not-in-hand", CARD)
IN_COMMAND_AREA: Final = Why("CG-COMMAND-12", "why-in-command-area", CARD)
NO_UNIT: Final = Why("CG-COMMAND-12", "why-no-unit", CARD)
IN_DECK: Final = Why("CG-DEPLOY-01", "why-card-in-deck", CARD)
DISCARDED: Final = Why("CG-SETUP-10", "why-card-discarded", CARD)
IN_SUPPLY: Final = Why("CG-DISPOSABLE-02", "why-card-in-supply", CARD)
OUT_OF_GAME: Final = Why("CG-TOUGH-02", "why-card-out", CARD)
ENEMY_IN_RESERVE: Final = Why("CG-COMBAT-08", "why-enemy-in-reserve", CARD)
ENEMY_CARD: Final = Why("CG-SETUP-03", "why-enemy-card", CARD)


Asked = Callable[[CardTable, int, int], Bars]
"""What speaks against a choice for one card: (table, seat, card)."""


def _sole(why: Why | None) -> Bars:
    if why is not None:
        yield why


def _always(why: Why) -> Asked:
    def bars(t: CardTable, seat: int, card: int) -> Bars:
        return _sole(why)

    return bars


def _discards(t: CardTable, seat: int, card: int) -> Bars:
    return _sole(discard_bar(t, seat))


def _acts(kind: Kind) -> Asked:
    def bars(t: CardTable, seat: int, card: int) -> Bars:
        return action_bars(t, card, kind)

    return bars


def _commanded(t: CardTable, seat: int, card: int) -> Bars:
    yield IN_COMMAND_AREA if isinstance(t.box.cards[card], FIGHTERS) else NO_UNIT


def _tactic(t: CardTable, seat: int, card: int) -> Bars:
    found = abilities(t, card)
    if not found:
        yield NO_TACTIC
    for ability in found:
        yield from tactic_bars(t, seat, ability)


FROM_HAND: Final = ("deploy", "discard", "react")
UNIT: Final[Mapping[str, Asked]] = {
    **{kind: _acts(kind) for kind in ACTIONS},
    "block": block_bars,
    "tactic": _tactic,
    **dict.fromkeys(FROM_HAND, _always(NOT_IN_HAND)),
}
OWN: Final[Mapping[int, Mapping[str, Asked]]] = {
    HAND: {
        "deploy": deploy_bars,
        "discard": _discards,
        "react": react_bars,
        **dict.fromkeys((*ACTIONS, "block"), _always(IN_HAND)),
    },
    RESERVE: UNIT,
    COVER: UNIT,
    COMMAND: {
        "tactic": _tactic,
        **dict.fromkeys((*ACTIONS, "block"), _commanded),
        **dict.fromkeys(FROM_HAND, _always(COMMANDED)),
    },
}
"""What may be done with a seat's own cards, by where they are."""
USUAL: Final[Mapping[int, tuple[str, ...]]] = {
    HAND: ("deploy",),
    RESERVE: ("move", "attack"),
    COVER: ("direct",),
    COMMAND: ("tactic",),
}
"""What somebody means who names no kind, or one that does not concern the thing."""
IN_ATTACK: Final[Mapping[int, tuple[str, ...]]] = {**USUAL, HAND: ("react",)}
AT_BLOCK: Final[Mapping[int, tuple[str, ...]]] = {**IN_ATTACK, RESERVE: ("block",), COVER: ("block",)}
LOOSE: Final[Mapping[int, Why]] = {DECK: IN_DECK, DISCARD: DISCARDED, SUPPLY: IN_SUPPLY, OUT: OUT_OF_GAME}
"""What can be said of a card by the pile it is in."""


class Thing(NamedTuple):
    """What is asked about; -1 for no card or no place."""

    card: int = -1
    place: int = -1


def reasons(t: CardTable, decision: Decision | None, seat: int, ref: str, kind: str | None) -> list[Reason]:
    """Reasons why nothing (of that kind) is offered for the thing; empty if it is on offer."""
    if decision is None:
        return [Reason(GAME_OVER.rule, GAME_OVER.key)]
    if seat == NO_SEAT:
        return [Reason(NOT_YOURS.rule, NOT_YOURS.key, {"seat": decision.seat, "kind": decision.kind})]
    thing = _thing(t, seat, ref)
    mine = decision.seat == seat
    if mine and decision.offers(_names(t, seat, ref, thing), kind):
        return []
    if thing == Thing() and ref not in ("seat:0", "seat:1"):
        return [Reason(UNKNOWN.rule, UNKNOWN.key, {"ref": ref})]
    against = _asked_by_effect(t, decision, thing, kind) if mine else []
    against = against or _against(t, decision, seat, thing, kind)
    found = [Reason(why.rule, why.key, {name: ARGS[name](t, seat, thing) for name in why.args}) for why in against]
    if not mine:
        found.append(Reason(NOT_YOURS.rule, NOT_YOURS.key, {"seat": decision.seat, "kind": decision.kind}))
    elif not found:
        found.append(Reason(NOT_NOW.rule, NOT_NOW.key, {"kind": decision.kind}))
    return found


def _asked_by_effect(t: CardTable, decision: Decision, thing: Thing, kind: str | None) -> list[Why]:
    """What an effect that waits for an answer says against a thing."""
    frame = t.stack[-1]
    if not isinstance(frame, Ops) or not any(kind in (None, option.kind) for option in decision.options):
        return []
    return list(target_bars(t, frame, thing.card))


def _against(t: CardTable, decision: Decision, seat: int, thing: Thing, kind: str | None) -> list[Why]:
    """Whatever the rules of the choices that concern a thing have against it."""
    card, place = thing
    if place >= 0 or card < 0 or t.box.owner[card] == NOBODY:
        return _row(t, seat, place, kind)
    zone = _zone(t, seat, card)
    if t.box.owner[card] != seat:
        # CG-SETUP-12: a card of the enemy is spoken of only where everybody sees it
        return [ENEMY_IN_RESERVE if zone == RESERVE else ENEMY_CARD]
    if zone in LOOSE:
        return [LOOSE[zone]]
    rules = OWN.get(zone, {})
    if kind is not None and kind in rules:
        return _together([rules[kind](t, seat, card)])
    usual = AT_BLOCK if decision.kind == "block" else IN_ATTACK if fight_in_progress(t) else USUAL
    return _together([rules[one](t, seat, card) for one in usual.get(zone, ())])


def _together(bars: list[Bars]) -> list[Why]:
    """What speaks against each of several choices; if nothing does, what speaks against any of them."""
    found = [list(one) for one in bars]
    every = list(dict.fromkeys(why for one in found for why in one))
    return [why for why in every if all(why in one for one in found)] or every


def _row(t: CardTable, seat: int, place: int, kind: str | None) -> list[Why]:
    """What speaks against a place of the row: for the choices it is fit for, or for all if it is fit for none."""
    if place < 0:
        return []
    every = [one for one in AT_PLACES if kind in (None, one)]
    fit = [one for one in every if goal_bar(t, seat, one, place) is None]
    return _together([_sole(place_bar(t, seat, one, place)) for one in fit or every])


# ---------------------------------------------------------------------- things and their names

ARGS: Final[Mapping[str, Callable[[CardTable, int, Thing], object]]] = {
    "card": lambda t, seat, thing: t.ref(thing.card if thing.card >= 0 else t.occupant[thing.place]),
    "row": lambda t, seat, thing: f"row:{thing.place + 1}",
    "hand": lambda t, seat, thing: len(t.hand[seat]),
    "values": lambda t, seat, thing: _values(t, seat, thing.card),
    "count": lambda t, seat, thing: most_blockers(t),
    "asker": lambda t, seat, thing: _asker(t),
}
"""What a reason may speak of."""


def _asker(t: CardTable) -> str:
    """The card whose effect waits for an answer."""
    frame = t.stack[-1]
    assert isinstance(frame, Ops)
    return t.ref(frame.source)


def _values(t: CardTable, seat: int, card: int) -> list[object]:
    """Hand counts at which a card could be deployed, or another tactic of it used."""
    found = {value for one in abilities(t, card) for value in tactic_values(t, card, one.effect)}
    return [*(t.box.deploy[card] or sorted(found - {len(t.hand[seat])}))]


def _thing(t: CardTable, seat: int, ref: str) -> Thing:
    """What a name means: open cover and enemies in it go by their place."""
    group, _, number = ref.partition(":")
    if group == "row" and number.isdecimal() and 1 <= int(number) <= len(t.row):
        return Thing(-1, int(number) - 1)
    card = t.box.refs.index(ref) if ref in t.box.refs else -1
    if card < 0 or (card != t.box.kind[card] and t.zone[card] == HIDDEN):
        return Thing()  # a number has only a copy that lies in the open
    if card in t.row and not t.hidden[t.row.index(card)]:
        return Thing(-1, t.row.index(card))
    if t.zone[card] == COVER and t.box.owner[card] != seat:
        return Thing(card, t.place_of(card))
    return Thing(card)


def _zone(t: CardTable, seat: int, card: int) -> int:
    """Where a card is; of a seat's own cards in hiding those in hand come first."""
    if t.zone[card] != HIDDEN or t.box.owner[card] != seat:
        return t.zone[card]
    return HAND if card in t.hand[seat] else DECK if card in t.deck[seat] else HIDDEN


def _names(t: CardTable, seat: int, ref: str, thing: Thing) -> list[str]:
    """Under which names a thing may be on offer: discarded copies are one."""
    card, place = thing
    if place >= 0:
        return [ref, f"row:{place + 1}"]
    if card >= 0 and t.box.owner[card] == seat and t.zone[card] == DISCARD:
        return [t.ref(copy) for copy in t.discard[seat] if t.box.kind[copy] == t.box.kind[card]]
    return [ref]
