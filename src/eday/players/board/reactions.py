"""Everything outside the own orders: reactions, wounds, gear, and the Locusts' doings the players decide."""

from __future__ import annotations

from collections.abc import Sequence

from eday.kernel import Decision, Option
from eday.players.board.lore import THREAT, WANTED
from eday.players.board.orders import attack_value, best_attack, play_values
from eday.players.board.plans import keep_value
from eday.players.board.situation import Figure, Situation

GUARD_HAND = 2
"""With so few cards nobody guards."""
FOLLOW_HAND = 4
"""With fewer cards nobody follows."""
DODGE_GAIN = 0.95
"""Wounds a dodge has to save: about the card it costs."""


def _first(options: Sequence[Option], *kinds: str) -> Option:
    return next((option for option in options if option.kind in kinds), options[-1])


def cheapest(s: Situation, options: Sequence[Option]) -> Option:
    """The card that is missed least; of cards held twice rather that one."""
    hand = s.me["hand"] or ()
    icons = {card["card"]: card["reaction"] for card in hand}
    copies = [card["card"] for card in hand]

    def worth(option: Option) -> float:
        card = option.refs[0]
        icon = icons.get(card, "")
        spare = 0.1 * sum(1 for other in hand if other["reaction"] == icon) + 0.1 * copies.count(card)
        return keep_value(card, icon) - spare

    return min(options, key=worth)


def choose_guard(s: Situation, decision: Decision) -> Option:
    """Guard when the shot is good and the hand can spare a card."""
    cards = [option for option in decision.options if option.kind == "guard"]
    locust = s.locust(str(decision.context.get("figure", "")))
    if locust is None or not cards or s.cards <= GUARD_HAND:
        return _first(decision.options, "pass")
    worth = _guard_worth(s, locust)
    price = 0.8 if s.cards > 4 else 1.0 if s.cards > 3 else 1.3
    return cheapest(s, cards) if worth > price else _first(decision.options, "pass")


def _guard_worth(s: Situation, locust: Figure) -> float:
    """The best shot at that Locust from here; a Locust about to act is worth more than a distant one."""
    distance = s.land.ranges[s.here[0]].get(locust["area"], 99)
    best = 0.0
    if not s.pierced(locust, False):
        return best
    for held in s.me["weapons"]:
        arm = s.kit.arms[held["weapon"]]
        if not arm.blast and arm.nearest <= distance <= arm.farthest:
            best = max(best, s.shot(s.here, locust, arm, held["tokens"]))
    return best


def choose_guard_attack(s: Situation, decision: Decision) -> Option:
    """The best of the attacks on the guarded Locust."""
    attacks = [option for option in decision.options if option.kind != "drop"]
    return max(attacks, key=lambda option: attack_value(s, option))


def choose_dodge(s: Situation, decision: Decision) -> Option:
    """Dodge an attack that would probably cost more than the card, or might lay the COG down."""
    cards = [option for option in decision.options if option.kind == "dodge"]
    locust = s.locust(str(decision.context.get("attacker", "")))
    if not cards:
        return _first(decision.options, "pass")
    kind = s.kinds.get(locust["enemy"]) if locust else None
    dice = kind["attack"] if kind else 4
    shields = s.me["defense"] + (s.land.bonus(s.here[1], s.here[0], locust["area"]) if locust else 0)
    harm = s.kit.dice.harm
    saved = harm(dice, shields) - harm(dice, shields + 2)
    deadly = harm(dice, shields) >= s.cards - 1
    return cheapest(s, cards) if saved > DODGE_GAIN or (deadly and s.cards > 1) else _first(decision.options, "pass")


def choose_follow(s: Situation, decision: Decision, eager: bool) -> Option:
    """Go along when it leads on and the hand is rich, if eager also just to stay together; never with a thin one."""
    cards = [option for option in decision.options if option.kind == "follow"]
    to = str(decision.context.get("to", ""))
    gains = s.place((to, None)) - s.place((s.here[0], None))
    if cards and s.cards >= FOLLOW_HAND and gains > (0.1 if eager else 0.6):
        return cheapest(s, cards)
    return _first(decision.options, "pass")


def choose_cover(s: Situation, decision: Decision) -> Option:
    """The safest cover space of the area."""
    covers = [option for option in decision.options if option.kind == "cover"]
    return max(covers, key=lambda o: s.place((s.here[0], o.refs[0])), default=decision.options[-1])


def choose_teamwork(s: Situation, decision: Decision) -> Option:
    """Play a card out of turn when that gains more than the card is worth."""
    plays = play_values(s, decision.options)
    best = max(plays, key=lambda pair: pair[0], default=None)
    if best is not None and s.cards > 1 and best[0] > s.place(s.here) + 0.5:
        return best[1]
    return _first(decision.options, "pass")


def choose_extra_attack(s: Situation, decision: Decision) -> Option:
    """Fire again if anything can be hit."""
    return best_attack(s, decision.options)[1] or _first(decision.options, "decline")


def choose_omen(s: Situation, decision: Decision) -> Option:
    """Seal, hit the worst Locust, splash only where Locusts suffer more than comrades."""
    options = decision.options
    for option in options:
        if option.kind == "seal":
            return option
        if option.kind == "splash":
            friends = sum(1 for ref in option.refs if s.cog(ref))
            return option if friends * 2 < len(option.refs) - friends else _first(options, "decline")
    return max(options, key=lambda o: _threat_of(s, o))


def _threat_of(s: Situation, option: Option) -> float:
    locust = s.locust(option.refs[0]) if option.refs else None
    return s.threat(locust) / locust["health"] if locust else 0.0


def choose_weapon(s: Situation, decision: Decision) -> Option:
    """Keep the best weapon, put away the worst, gain where it helps and lose where it hurts least."""
    options = decision.options

    def rank(option: Option) -> int:
        name = option.refs[0].partition(":")[2] if option.refs else ""
        return WANTED.index(name) if name in WANTED else len(WANTED)

    return min(options, key=rank) if decision.kind == "keep_weapon" else max(options, key=rank)


def choose_lost_ammo(s: Situation, decision: Decision) -> Option:
    """From the weapon with most tokens, rather a pistol."""
    seat = decision.context.get("seat")
    cog = s.view["cogs"][seat if isinstance(seat, int) else s.me["seat"]]
    tokens = {held["weapon"]: held["tokens"] for held in cog["weapons"]}
    return max(decision.options, key=lambda o: tokens.get(o.refs[0], 0) + (1.5 if "pistol" in o.refs[0] else 0))


# ---------------------------------------------------------------------- what the Locusts do


def strength(s: Situation, cog: Figure) -> float:
    """How well a COG could take an attack."""
    covered = 1.5 if cog["cover"] else 0.0
    return float(cog["cards"] + cog["defense"]) + covered


def choose_victim(s: Situation, decision: Decision) -> Option:
    """Of several possible victims the strongest."""
    figure = s.locust(str(decision.context.get("figure", "")))

    def worth(option: Option) -> float:
        cog = s.cog(option.refs[0]) if option.refs else None
        if cog is None:
            return 0.0
        far = s.moves(figure["area"], cog["area"]) if figure and cog["area"] else 0
        return strength(s, cog) + 0.3 * far

    return max(decision.options, key=worth)


def choose_locust_step(s: Situation, decision: Decision) -> Option:
    """Where it threatens least: no cover for it, far from the weak, not beside us."""
    cogs = [cog for cog in s.view["cogs"] if cog["area"] and not cog["bleeding_out"]]

    def harmfulness(option: Option) -> float:
        area = "area:" + option.refs[0].partition(":")[2]
        if area not in s.land.moves:
            return 0.0
        seen = s.game.sight(area)
        value = 0.1 * len(s.land.covers[area])
        for cog in cogs:
            value += (1.0 if cog["ref"] in seen else 0.0) / (1 + cog["cards"])
            value += 0.5 / ((1 + s.moves(area, cog["area"])) * (1 + cog["cards"]))
        return value

    return min(decision.options, key=harmfulness)


def choose_locust_cover(s: Situation, decision: Decision) -> Option:
    """The cover space that shields the Locust least against the squad."""
    cogs = [cog for cog in s.view["cogs"] if cog["area"]]
    area = {cover: where for where, covers in s.land.covers.items() for cover in covers}

    def shelter(option: Option) -> int:
        cover = option.refs[0]
        return sum(s.land.bonus(cover, area.get(cover, ""), cog["area"]) for cog in cogs)

    return min(decision.options, key=shelter)


def choose_activation(s: Situation, decision: Decision) -> Option:
    """The weakest attacker first: the guard and the dodges are there for the others."""
    return min(decision.options, key=lambda option: _threat_of(s, option))


def choose_spawn(s: Situation, decision: Decision) -> Option:
    """The weakest kind takes the cover space."""
    kinds = ("wretch", "ticker", "drone", "kantus", "theron_guard", "boomer")

    def rank(option: Option) -> int:
        name = str(option.args.get("enemy", ""))
        return kinds.index(name) if name in kinds else len(kinds)

    return min(decision.options, key=rank)


def choose_spawn_place(s: Situation, decision: Decision) -> Option:
    """The worst kinds farthest from the squad."""
    cogs = [cog["area"] for cog in s.view["cogs"] if cog["area"]]

    def nearness(option: Option) -> float:
        far = min((s.moves(option.refs[0], area) for area in cogs), default=0)
        return -far * THREAT.get(str(option.args.get("enemy", "")), 2.0)

    return min(decision.options, key=nearness)


def choose_healed(s: Situation, decision: Decision) -> Option:
    """The least dangerous Locust heals or comes back."""
    return min(decision.options, key=lambda option: _threat_of(s, option))


def choose_receiver(s: Situation, decision: Decision) -> Option:
    """The strongest COG on its feet gets the weapon."""

    def fitness(option: Option) -> float:
        cog = s.cog(option.refs[0])
        return strength(s, cog) - (20 if cog["bleeding_out"] else 0) if cog else 0.0

    return max(decision.options, key=fitness)


def choose_hole(s: Situation, decision: Decision) -> Option:
    """The open hole should be the one that is easiest to reach."""
    start = s.me["area"] or s.view["map"].get("entrance")

    def far(option: Option) -> int:
        return s.land.moves.get(start, {}).get("area:" + option.refs[0].partition(":")[2], 99)

    return min(decision.options, key=far)


def choose_crawl(s: Situation, decision: Decision) -> Option:
    """Toward the nearest standing comrade, away from nothing in particular."""
    mates = [cog["area"] for cog in s.comrades if not cog["bleeding_out"]]
    here = s.here[0]
    if not mates:
        return _first(decision.options, "stop")
    goal = min(mates, key=lambda area: s.moves(here, area))
    steps = [o for o in decision.options if o.kind == "move" and s.moves(o.refs[0], goal) < s.moves(here, goal)]
    return steps[0] if steps else _first(decision.options, "stop")


def choose_picked_guard(s: Situation, decision: Decision) -> Option:
    """The COG with most cards guards."""

    def cards(option: Option) -> int:
        cog = s.cog(option.refs[0])
        return int(cog["cards"]) if cog else 0

    return max(decision.options, key=cards)
