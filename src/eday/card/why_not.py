"""Why something is not on offer in the card game: the usual questions, answered with a rule id.

An answer may use what the asking seat can see and nothing else: cards of the other hand and deck are all alike.
"""

from __future__ import annotations

from eday.card.box import FIGHTERS, NOBODY
from eday.card.combat.attack import Attack, able_blockers
from eday.card.combat.fight import fight_in_progress
from eday.card.deploy import playable, value_fits
from eday.card.effects.conditions import all_hold
from eday.card.effects.feasible import possible
from eday.card.effects.statics import disabled, has_keyword, most_blockers, tactic_values
from eday.card.table import COMMAND, COVER, DECK, DISCARD, HAND, HIDDEN, OUT, RESERVE, SUPPLY, CardTable
from eday.card.turn import actions_left, unit_options
from eday.content.card import schema as schema
from eday.kernel import Decision, Reason

DEPLOYMENT = ("first_deployment", "second_deployment")
ACTIONS = ("move", "attack", "direct", "cross")
LOOSE = {
    DECK: ("CG-DEPLOY-01", "why-card-in-deck"),
    DISCARD: ("CG-SETUP-10", "why-card-discarded"),
    SUPPLY: ("CG-DISPOSABLE-02", "why-card-in-supply"),
    OUT: ("CG-TOUGH-02", "why-card-out"),
}
"""What can be said of a card by the pile it is in."""


def reasons(t: CardTable, decision: Decision | None, seat: int, ref: str, kind: str | None) -> list[Reason]:
    """Reasons why nothing (of that kind) is offered for the thing; empty if it is on offer."""
    if decision is None:
        return [Reason("CG-WIN-01", "why-game-over")]
    card = _named(t, ref)
    place = _place(t, ref)
    if decision.seat == seat and _offered(decision, _names(t, seat, ref, card), kind):
        return []
    if card >= 0:
        found = _card(t, seat, card, kind)
    elif place >= 0:
        found = _row(t, seat, place, kind)
    elif ref in ("seat:0", "seat:1"):
        found = []
    else:
        return [Reason("", "why-unknown-thing", {"ref": ref})]
    if decision.seat != seat:
        found.append(Reason("CG-TURN-01", "why-not-your-decision", {"seat": decision.seat, "kind": decision.kind}))
    elif not found:
        found.append(Reason("CG-TURN-02", "why-not-now", {"kind": decision.kind}))
    return found


def _named(t: CardTable, ref: str) -> int:
    """The card of a name, -1 if there is none: a number has only a copy that lies in the open."""
    card = t.box.refs.index(ref) if ref in t.box.refs else -1
    return -1 if card >= 0 and card != t.box.kind[card] and t.zone[card] == HIDDEN else card


def _offered(decision: Decision, names: list[str], kind: str | None) -> bool:
    return any(
        kind in (None, option.kind) and (option.id in names or any(ref in names for ref in option.refs))
        for option in decision.options
    )


def _names(t: CardTable, seat: int, ref: str, card: int) -> list[str]:
    """Under which names a thing may be on offer: discarded copies are one, an enemy in cover goes by its place."""
    if card < 0:
        return [ref]
    if t.box.owner[card] == seat and t.zone[card] == DISCARD:
        return [t.ref(copy) for copy in t.discard[seat] if t.box.kind[copy] == t.box.kind[card]]
    if t.zone[card] == COVER and t.box.owner[card] != seat:
        return [ref, f"row:{t.place_of(card) + 1}"]
    if card in t.row and not t.hidden[t.row.index(card)]:
        return [ref, f"row:{t.row.index(card) + 1}"]
    return [ref]


def _place(t: CardTable, ref: str) -> int:
    group, _, number = ref.partition(":")
    if group == "row" and number.isdecimal() and 1 <= int(number) <= len(t.row):
        return int(number) - 1
    return -1


def _card(t: CardTable, seat: int, card: int, kind: str | None) -> list[Reason]:
    owner, zone = t.box.owner[card], _zone(t, seat, card)
    if owner == NOBODY:
        known = card in t.row and not t.hidden[t.row.index(card)]
        return _row(t, seat, t.row.index(card), kind) if known else []
    if owner != seat:
        return _enemy(t, card)
    if zone == HAND:
        return _in_hand(t, seat, card, kind)
    if zone in (RESERVE, COVER):
        return _unit(t, seat, card, kind)
    if zone == COMMAND:
        return _command(t, seat, card, kind)
    if zone in LOOSE:
        rule, key = LOOSE[zone]
        return [Reason(rule, key, {"card": t.ref(card)})]
    return []


def _zone(t: CardTable, seat: int, card: int) -> int:
    """Where a card is; of a seat's own cards in hiding those in hand come first."""
    if t.zone[card] != HIDDEN or t.box.owner[card] != seat:
        return t.zone[card]
    return HAND if card in t.hand[seat] else DECK if card in t.deck[seat] else HIDDEN


def _enemy(t: CardTable, card: int) -> list[Reason]:
    """CG-SETUP-12: a card of the enemy is spoken of only where everybody sees it."""
    args: dict[str, object] = {"card": t.ref(card)}
    if t.zone[card] == RESERVE:
        return [Reason("CG-COMBAT-08", "why-enemy-in-reserve", args)]
    if t.zone[card] == COVER:
        return []
    return [Reason("CG-SETUP-03", "why-enemy-card", args)]


# ---------------------------------------------------------------------- cards in hand


def _in_hand(t: CardTable, seat: int, card: int, kind: str | None) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(card)}
    if kind in (*ACTIONS, "block"):
        return [Reason("CG-COMBAT-01", "why-not-on-battlefield", args)]
    fight = fight_in_progress(t)
    if isinstance(t.box.cards[card], schema.Reaction):
        if kind == "react" or (kind is None and fight is not None):
            return _reaction(t, seat, card)
        if kind != "discard":
            return [Reason("CG-DEPLOY-05", "why-reaction-in-deployment", args)]
    elif kind == "react" or (kind is None and fight is not None):
        return [Reason("CG-REACTION-01", "why-no-reaction-card", args)]
    found = _deployment_only(t, seat)
    if kind == "discard" or found:
        return found
    if not value_fits(t, card, len(t.hand[seat])):
        found.append(_hand_count(t, seat, card, "CG-DEPLOY-08"))
    if isinstance(t.box.cards[card], schema.Tactic) and not playable(t, card, seat):
        found.append(Reason("CG-TACTIC-05", "why-no-target", args))
    return found


def _deployment_only(t: CardTable, seat: int) -> list[Reason]:
    if t.phase in DEPLOYMENT and t.active == seat:
        return []
    return [Reason("CG-TURN-03", "why-deployment-only")]


def _hand_count(t: CardTable, seat: int, card: int, rule: str) -> Reason:
    values = t.box.deploy[card]
    args: dict[str, object] = {"card": t.ref(card), "hand": len(t.hand[seat]), "values": list(values)}
    return Reason(rule, "why-hand-count", args)


def _reaction(t: CardTable, seat: int, card: int) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(card)}
    fight = fight_in_progress(t)
    if not isinstance(fight, Attack):
        return [Reason("CG-REACTION-01", "why-no-attack", args)]
    if any(t.box.owner[used] == seat for used in fight.reactions):
        return [Reason("CG-REACTION-04", "why-reacted")]
    found = []
    if t.box.owner[fight.attackers[0]] != seat and fight.place < 0 and not fight.blockers:
        found.append(Reason("CG-REACTION-09", "why-unblocked-reaction"))
    if not value_fits(t, card, len(t.hand[seat])):
        found.append(_hand_count(t, seat, card, "CG-REACTION-03"))
    if not playable(t, card, seat):
        found.append(Reason("CG-TACTIC-05", "why-no-target", args))
    return found


# ---------------------------------------------------------------------- units


def _unit(t: CardTable, seat: int, unit: int, kind: str | None) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(unit)}
    if kind in ("deploy", "discard", "react"):
        return [Reason("CG-DEPLOY-03", "why-not-in-hand", args)]
    if kind == "block":
        return _block(t, seat, unit)
    if kind == "tactic":
        return _tactic(t, seat, unit)
    found = []
    if t.phase != "combat" or t.active != seat:
        found.append(Reason("CG-COMBAT-01", "why-combat-only"))
    if t.suppressed[unit]:
        found.append(Reason("CG-SUPPRESS-03", "why-suppressed", args))
    if actions_left(t, unit) < 1:
        found.append(Reason("CG-COMBAT-05", "why-acted", args))
    return [*found, *(_from_cover if t.zone[unit] == COVER else _from_reserve)(t, unit, kind)]


def _from_reserve(t: CardTable, unit: int, kind: str | None) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(unit)}
    if kind in ("direct", "cross"):
        return [Reason("CG-COMBAT-06", "why-direct-from-reserve", args)]
    if has_keyword(t, unit, "no_cover"):
        return [Reason("CG-COMBAT-03", "why-no-cover-for", args)]
    if t.phase == "combat" and t.active == t.box.owner[unit] and unit not in t.began_in_reserve:
        if unit in t.began_in_cover:
            return [Reason("CG-COMBAT-04", "why-began-in-cover", args)]
        return [Reason("CG-COMBAT-03", "why-joined-late", args)]
    free = bool(t.free_places())
    held = any(holder >= 0 and t.box.owner[holder] != t.box.owner[unit] for holder in t.occupant)
    if not free and (kind == "move" or (kind is None and not held)):
        return [Reason("CG-COVER-02", "why-no-free-cover")]
    return [Reason("CG-COMBAT-09", "why-no-enemy-in-cover")] if kind == "attack" and not held else []


def _from_cover(t: CardTable, unit: int, kind: str | None) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(unit)}
    if kind == "move":
        return [Reason("CG-COVER-04", "why-stays-in-cover", args)]
    if kind == "attack":
        return [Reason("CG-COMBAT-04", "why-direct-only", args)]
    if kind == "cross" and not t.box.has("enemy_cover"):
        return [Reason("CG-ENEMYCOVER-01", "why-no-crossing")]
    if kind == "cross" and t.far[unit]:
        return [Reason("CG-ENEMYCOVER-08", "why-crossed", args)]
    if t.phase == "combat" and t.active == t.box.owner[unit] and unit not in t.began_in_cover:
        return [Reason("CG-COMBAT-07", "why-just-entered", args)]
    return []


def _block(t: CardTable, seat: int, unit: int) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(unit)}
    found = []
    if t.zone[unit] == COVER:
        found.append(Reason("CG-COVER-13", "why-block-from-cover", args))
    if t.suppressed[unit]:
        found.append(Reason("CG-BLOCK-02", "why-suppressed-block", args))
    if has_keyword(t, unit, "no_block"):
        found.append(Reason("CG-BLOCK-01", "why-never-blocks", args))
    fight = fight_in_progress(t)
    if fight is None or fight.place >= 0 or t.box.owner[fight.attackers[0]] == seat:
        found.append(Reason("CG-DIRECT-02", "why-nothing-to-block"))
    elif unit in able_blockers(t, seat) and unit not in fight.blockers and len(fight.blockers) >= most_blockers(t):
        found.append(Reason("CG-MULTIBLOCK-01", "why-enough-blockers", {"count": most_blockers(t)}))
    return found


# ---------------------------------------------------------------------- command cards and cover


def _command(t: CardTable, seat: int, card: int, kind: str | None) -> list[Reason]:
    if kind in (*ACTIONS, "block"):
        key = "why-in-command-area" if isinstance(t.box.cards[card], FIGHTERS) else "why-no-unit"
        return [Reason("CG-COMMAND-12", key, {"card": t.ref(card)})]
    if kind in ("deploy", "discard", "react"):
        return [Reason("CG-COMMAND-02", "why-not-in-hand", {"card": t.ref(card)})]
    return _tactic(t, seat, card)


def _tactic(t: CardTable, seat: int, card: int) -> list[Reason]:
    args: dict[str, object] = {"card": t.ref(card)}
    effects = t.box.triggers[card].get("command_tactic", ())
    if not effects or not t.box.has("command_tactics"):
        return [Reason("CG-COMMANDTACTIC-01", "why-no-tactic", args)]
    found = _deployment_only(t, seat)
    if disabled(t, card):
        found.append(Reason("CG-SCENARIO-06", "why-disabled", args))
    hand = len(t.hand[seat])
    values = sorted({value for effect in effects for value in tactic_values(t, card, effect)})
    fitting = [effect for effect in effects if hand in tactic_values(t, card, effect)]
    if not fitting:
        found.append(Reason("CG-COMMANDTACTIC-03", "why-tactic-count", {**args, "hand": hand, "values": values}))
    elif not any(_works(t, effect, card, seat) for effect in fitting):
        found.append(Reason("CG-TACTIC-05", "why-no-target", args))
    return found


def _works(t: CardTable, effect: int, card: int, seat: int) -> bool:
    rule = t.box.effects[effect]
    ops = (*t.box.cost[effect], *t.box.steps[effect])
    return all_hold(t, rule.if_, card, seat) and possible(t, ops, card, seat)


def _row(t: CardTable, seat: int, place: int, kind: str | None) -> list[Reason]:
    row: dict[str, object] = {"row": f"row:{place + 1}"}
    if t.row[place] < 0:
        return [Reason("CG-COVER-01", "why-cover-gone", row)]
    if kind not in (None, "move", "attack"):
        return []
    holder = t.occupant[place]
    if holder < 0:
        if kind == "attack":
            return [Reason("CG-COMBAT-09", "why-cover-unoccupied", row)]
        return _nobody_able(t, seat, "CG-COVER-02", "why-nobody-moves", row)
    args = {**row, "card": t.ref(holder)}
    if t.box.owner[holder] == seat:
        return [Reason("CG-COVER-03", "why-cover-held", args)]
    if kind == "move":
        return [Reason("CG-COVER-02", "why-cover-occupied", args)]
    return _nobody_able(t, seat, "CG-COMBAT-08", "why-nobody-attacks", row)


def _nobody_able(t: CardTable, seat: int, rule: str, key: str, row: dict[str, object]) -> list[Reason]:
    if t.phase != "combat" or t.active != seat:
        return [Reason("CG-COMBAT-01", "why-combat-only")]
    able = any(row["row"] in option.refs for unit in t.reserve[seat] for option in unit_options(t, unit))
    return [] if able else [Reason(rule, key, row)]
