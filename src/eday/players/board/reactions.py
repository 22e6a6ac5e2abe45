"""Outside the own orders: reactions, wounds, gear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eday.kernel import Decision, Option
from eday.players.board.aims import SEAL
from eday.players.board.dangers import shelter
from eday.players.board.lore import WANTED
from eday.players.board.orders import ATTACKS, NEVER, PLAIN, Scored, load_value, plays
from eday.players.board.shots import offered, shot, tokens_on
from eday.players.board.situation import Situation

GUARD_HAND: Final = 2
"""With so few cards nobody guards."""
GUARD_PRICE: Final = 0.8
GUARD_SAVED: Final = 0.3
"""What the card is worth that pays for a guard; more in a large squad, unless the next healing would be wasted.

A Locust that blows itself up is met as ever: it is best shot while it is far away.
"""
FOLLOW_HAND: Final = 3
FOLLOW_GAIN: Final = 0.0
ERRAND_HAND: Final = 4
ERRAND_GAIN: Final = 0.35
"""With fewer cards nobody follows, and what following has to gain; more where one of the squad is enough."""
DODGE_PRICE: Final = 0.95
"""What the card is worth that pays for a dodge."""
FALL: Final = 3.0
"""What it costs to be laid down, in cards."""
DODGE_DICE: Final = 2
TOKEN: Final = 2.0
UNLOADED: Final = 6.0
ANY: Final = 99.0
"""What keeps a weapon in the hand, in ranks: each token on it, that it is good for something without, a rare hide."""


def missed(s: Situation, options: Sequence[Option], kind: str) -> Scored:
    """Cards of the hand, the one that is missed least first; of cards held twice rather that one."""
    hand = s.brief.hand
    orders = s.kit.orders
    scored: Scored = []
    for option in options:
        if option.kind != kind:
            continue
        card = option.value
        own = orders[card]
        spare = 0
        for other in hand:
            mate = orders[other]
            if mate.dodge == own.dodge and mate.guard == own.guard:
                spare += 1
            if other == card:
                spare += 1
        scored.append((0.1 * spare - own.keep, option))
    return scored


def _first(scored: Scored, worth: float) -> Scored:
    """The same cards, the best of them worth so much."""
    if not scored:
        return scored
    top = max([score for score, _ in scored])
    return [(score - top + worth, option) for score, option in scored]


def _with_pass(scored: Scored, options: Sequence[Option]) -> Scored:
    for option in options:
        if option.kind in ("pass", "decline", "stay", "stop"):
            scored.append((0.0, option))
    return scored


def score_discard(s: Situation, decision: Decision) -> Scored:
    """The card that is missed least."""
    return missed(s, decision.options, "discard")


def score_guard(s: Situation, decision: Decision) -> Scored:
    """Guard when the shot is good and the hand can spare a card."""
    locust = s.locust(s.figure(decision.context.get("figure")))
    gain = NEVER
    if locust is not None and s.cards > GUARD_HAND:
        best = 0.0
        distance = s.land.range[s.where][locust.area]
        large = s.large and not locust.foe.bursts_on_all
        if large:
            locust.imminent = s.strike(locust)
        if locust.wounds or not locust.foe.armoured:
            for weapon, tokens in s.brief.weapons[s.me]:
                arm = s.kit.arms[weapon]
                if arm.guards and not arm.blast and arm.nearest <= distance <= arm.farthest:
                    best = max(best, shot(s, s.here, s.where, locust, arm, tokens, 0, PLAIN))
        gain = best - _guard_price(s, large)
    return _with_pass(_first(missed(s, decision.options, "guard"), gain), decision.options)


def _guard_price(s: Situation, large: bool) -> float:
    if large and s.cards >= s.brief.facts.hand_limit[s.me] - 1:
        return GUARD_PRICE
    price = GUARD_PRICE + (GUARD_SAVED if large else 0.0)
    return price if s.cards > 4 else price + 0.2 if s.cards > 3 else price + 0.5


def score_attacks(s: Situation, decision: Decision) -> Scored:
    """Attacks on offer by their worth, or none at all."""
    scored: Scored = [(offered(s, o, PLAIN), o) for o in decision.options if o.kind in ATTACKS]
    return _with_pass(scored, decision.options)


def score_dodge(s: Situation, decision: Decision) -> Scored:
    """Dodge an attack that would probably cost more than the card, or might lay the COG down."""
    locust = s.locust(s.figure(decision.context.get("attacker")))
    dice, shields, chances = 4, s.defense, s.kit.dice
    if locust is not None:
        dice, chances = locust.foe.attack, locust.foe.chances
        shields += shelter(s.land, locust, s.where, s.here)
    stand = _cost(chances.tail(dice, shields), s.cards)
    gain = stand - _cost(chances.tail(dice, shields + DODGE_DICE), s.cards - 1) - DODGE_PRICE
    return _with_pass(_first(missed(s, decision.options, "dodge"), gain), decision.options)


def _cost(tail: list[float], cards: int) -> float:
    """What an attack costs a hand of so many cards: each card, and dearly what lays the COG down."""
    cost = 0.0
    for wounds in range(1, min(cards, len(tail) - 1) + 1):
        cost += tail[wounds]
    return cost + FALL * tail[min(cards + 1, len(tail) - 1)]


def score_follow(s: Situation, decision: Decision) -> Scored:
    """Go along when it leads on and the hand is rich; never with a thin one."""
    gain = NEVER
    aim = s.aim()
    alone = aim.seal >= SEAL or aim.lure >= 0
    if s.cards >= (ERRAND_HAND if alone else FOLLOW_HAND):
        to = s.land.shape.area_index.get(str(decision.context.get("to", "")).partition(":")[2], s.where)
        gain = s.place(to) - s.place(s.where) - (ERRAND_GAIN if alone else FOLLOW_GAIN)
    return _with_pass(_first(missed(s, decision.options, "follow"), gain), decision.options)


def score_cover(s: Situation, decision: Decision) -> Scored:
    """The safest cover space of the area."""
    base = s.place(s.where) - 0.2
    scored: Scored = [(s.place(s.land.areas + int(o.value)) - base, o) for o in decision.options if o.kind == "cover"]
    return _with_pass(scored, decision.options)


def score_teamwork(s: Situation, decision: Decision) -> Scored:
    """Play a card out of turn when that gains more than the card is worth."""
    base = s.place(s.here) + 0.5
    scored: Scored = []
    if s.cards > 1:
        scored = [(score - base, option) for score, option in plays(s, decision.options)]
    return _with_pass(scored, decision.options)


def score_omen(s: Situation, decision: Decision) -> Scored:
    """Seal, hit the worst Locust, splash only where Locusts suffer more than comrades."""
    scored: Scored = []
    for option in decision.options:
        if option.kind == "seal":
            scored.append((5.0, option))
        elif option.kind == "splash":
            value = 0.0
            for figure in option.value:
                value += -2.0 if figure < 4 else 1.0
            scored.append((value, option))
        elif option.kind == "hit":
            locust = s.locust(option.value)
            scored.append((s.threat(locust) / locust.health if locust is not None else 0.0, option))
        else:
            scored.append((0.0, option))
    return scored


def score_weapon(s: Situation, decision: Decision) -> Scored:
    """Keep the best weapon, gain where it helps and lose where it hurts least."""
    sign = -1.0 if decision.kind == "keep_weapon" else 1.0
    return [(sign * _rank(s, option), option) for option in decision.options]


def score_drop(s: Situation, decision: Decision) -> Scored:
    """Put away what is wanted least of what has nothing left to fire, and needs it."""
    scored: Scored = []
    for option in decision.options:
        arm = s.kit.arms[option.value]
        spared = TOKEN * tokens_on(s, option.value) + (UNLOADED if arm.unloaded or arm.chainsaw else 0.0)
        scored.append((arm.rank - (ANY if arm.pierces else spared), option))
    return scored


def _rank(s: Situation, option: Option) -> int:
    name = option.refs[0].partition(":")[2] if option.refs else ""
    weapons = s.brief.facts.weapons
    return s.kit.arms[weapons.index(name)].rank if name in weapons else len(WANTED)


def score_load(s: Situation, decision: Decision) -> Scored:
    """The token goes on the best weapon, the emptier the better."""
    return [(load_value(s, option) if option.kind == "gain_ammo" else -20.0, option) for option in decision.options]


def score_lost_ammo(s: Situation, decision: Decision) -> Scored:
    """From the weapon with most tokens, rather one nobody wants."""
    seat = decision.context.get("seat")
    held = dict(s.brief.weapons[seat if isinstance(seat, int) else s.me])
    names = s.brief.facts.weapons
    scored: Scored = []
    for option in decision.options:
        weapon = names.index(option.refs[0].partition(":")[2])
        scored.append((held.get(weapon, 0) - 0.5 * s.kit.arms[weapon].load, option))
    return scored


def score_picked_guard(s: Situation, decision: Decision) -> Scored:
    """The COG with most cards guards."""
    return [(float(s.brief.cards[option.value]), option) for option in decision.options]


def score_heal(s: Situation, decision: Decision) -> Scored:
    """As many cards as may be drawn."""
    return [(float(option.value), option) for option in decision.options]


def strength(s: Situation, seat: int) -> float:
    """How well a COG could take an attack."""
    brief = s.brief
    return brief.cards[seat] + brief.facts.defense[seat] + (1.5 if brief.cover[seat] >= 0 else 0.0)


def score_receiver(s: Situation, decision: Decision) -> Scored:
    """The strongest COG on its feet gets the weapon."""
    scored: Scored = []
    for option in decision.options:
        seat = s.figure(option.refs[0])
        scored.append((strength(s, seat) - (20.0 if s.brief.bleeding[seat] else 0.0), option))
    return scored


def score_crawl(s: Situation, decision: Decision) -> Scored:
    """Toward the nearest standing comrade."""
    brief, move = s.brief, s.land.move
    mates = [brief.area[seat] for seat in s.comrades if not brief.bleeding[seat]]
    scored: Scored = []
    for option in decision.options:
        if option.kind == "move" and mates:
            gain = min([move[s.where][area] for area in mates]) - min([move[option.value][area] for area in mates])
            scored.append((float(gain), option))
        else:
            scored.append((0.5 if option.kind == "stop" else NEVER, option))
    return scored
