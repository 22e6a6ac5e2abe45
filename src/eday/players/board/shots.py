"""What attacks are worth: on offer, or from a place the COG might go to."""

from __future__ import annotations

from typing import Final

from eday.kernel import Option
from eday.players.board.aims import SEAL
from eday.players.board.dangers import Locust
from eday.players.board.kit import Action, Arm
from eday.players.board.land import FAR
from eday.players.board.situation import Situation
from eday.players.board.tactics import STEPS

LURE: Final = 0.4
LARGE_LURE: Final = 0.8
LURED: Final = 5.0
"""Drawing the Berserker one area nearer to where she should be, more with a large squad, and into it."""
WOKEN: Final = 1.0
"""How much the danger counts of drawing her one area nearer."""
CHARGE: Final = 3.5
"""Loading the Hammer of Dawn while a hide has to be pierced; else a quarter."""
WOUND: Final = 0.4
"""A wound, as a share of a kill."""
HEALED: Final = 0.4
"""What is left of that where the wounded one heals before long."""
AMMO: Final = 0.35
LAST_AMMO: Final = 0.3
"""An ammo token: always, and shared out over the tokens left."""
SHARED: Final = 0.8
"""How much it counts that comrades are threatened no more."""
CLOSER: Final = 0.3
"""How much it counts that a Locust drawn near may live to attack."""
SAW_LEAVES_COVER: Final = 0.2
OVERKILL: Final = 1


def best_from(s: Situation, spot: int, action: Action, moved: bool) -> float:
    """The best attack that an action of a card would allow from a spot."""
    best = 0.0
    area = s.land.area_of_spot[spot]
    only = restriction(s)
    for weapon, tokens in s.brief.weapons[s.me]:
        arm = s.kit.arms[weapon]
        if (arm.still and moved) or (action.free_overkill and not tokens) or (only and weapon not in only):
            continue
        extra = action.amount if action.weapon < 0 or action.weapon == weapon else 0
        if arm.blast:
            if tokens and not action.normal_only:
                best = max(best, _best_throw(s, spot, area, arm, extra))
            continue
        for locust in s.locusts:
            if locust.seen[spot]:
                best = max(best, shot(s, spot, area, locust, arm, tokens, extra, action))
        if arm.charges and not tokens:
            best = max(best, charge(s))
    return best


def restriction(s: Situation) -> tuple[int, ...]:
    """The weapons that a shield leaves one to attack with; empty for all."""
    only: tuple[int, ...] = ()
    for weapon, _ in s.brief.weapons[s.me]:
        only = s.kit.arms[weapon].only_with or only
    return only


def shot(
    s: Situation, spot: int, area: int, locust: Locust, arm: Arm, tokens: int, extra: int, action: Action
) -> float:
    """What one weapon is worth against a Locust from a spot, used in the best way."""
    distance = s.land.range[area][locust.area]
    if distance < arm.nearest or distance > arm.farthest:
        return 0.0
    foe = locust.foe
    if foe.armoured and not locust.wounds and not arm.pierces:
        return noise(s, area)
    shields = shields_of(s, spot, area, locust, arm, distance)
    own = s.own_die(arm)
    best = 0.0
    if arm.normal and (tokens or arm.unloaded):
        best = _gain(s, spot, area, locust, arm.chances.tail(arm.normal + extra + own, shields))
    if arm.overkill and (tokens or not arm.token) and not action.normal_only:
        gain = _gain(s, spot, area, locust, arm.chances.tail(arm.overkill + extra + own, shields))
        best = max(best, gain if action.free_overkill else gain - ammo_cost(tokens))
    if arm.chainsaw and distance == 0 and not foe.immune:
        best = max(best, worth(s, locust, s.kit.dice.omen(arm.chainsaw + own), 0.0, spot, area) - SAW_LEAVES_COVER)
    return best + noise(s, area) if s.aim().noisy else best


def ambush(s: Situation, spot: int, locust: Locust) -> float:
    """What drawing a Locust into the own area is worth, to attack it there without paying for it."""
    foe = locust.foe
    if foe.burst or (foe.armoured and not locust.wounds):
        return 0.0
    area = s.land.area_of_spot[spot]
    only = restriction(s)
    best = 0.0
    for weapon, tokens in s.brief.weapons[s.me]:
        arm = s.kit.arms[weapon]
        if arm.blast or arm.nearest or (only and weapon not in only):
            continue
        own = s.own_die(arm)
        if tokens and arm.overkill:
            best = max(best, _gain(s, spot, area, locust, arm.chances.tail(arm.overkill + own, foe.shields)))
        if arm.chainsaw and not foe.immune:
            best = max(best, worth(s, locust, s.kit.dice.omen(arm.chainsaw + own), 0.0, spot, area))
    return best - CLOSER * s.fear * foe.chances.harm(foe.attack, s.defense)


def shields_of(s: Situation, spot: int, area: int, locust: Locust, arm: Arm, distance: int) -> int:
    """Defense dice of a Locust against a weapon fired from a spot."""
    shields = locust.foe.shields + max(0, distance - arm.reach)
    if locust.cover >= 0 and area != locust.area and not arm.ignores_cover:
        cover = spot - s.land.areas if spot >= s.land.areas else -1
        shields += s.land.shape.cover_bonus(area, cover, locust.area, locust.cover)
    return shields


def _gain(s: Situation, spot: int, area: int, locust: Locust, tail: list[float]) -> float:
    kill = tail[locust.health]
    return worth(s, locust, kill, tail[1] - kill, spot, area)


def worth(s: Situation, locust: Locust, kill: float, wound: float, spot: int, area: int) -> float:
    """What those chances against a Locust are worth to a COG on that spot: a dead one threatens no more."""
    relief = kill * (s.fear * s.menace(locust, spot) + SHARED * s.burden(locust))
    relief += kill * locust.imminent
    if locust.foe.burst:
        relief -= kill * _burst(s, locust, area)
    if locust.wounds < locust.foe.markers:
        kill += WOUND * wound * (HEALED if s.aim().heals and locust.kind == s.aim().prey else 1.0)
    return relief + s.threat(locust) * kill


def _burst(s: Situation, locust: Locust, area: int) -> float:
    """What the death of a bursting Locust costs those beside it, less what it does to other Locusts there."""
    brief = s.brief
    where = locust.area
    hurt = s.fear if area == where else 0.0
    for seat in s.comrades:
        if brief.area[seat] == where and not brief.bleeding[seat]:
            hurt += 1.2
    if locust.foe.bursts_on_all:
        for other in s.locusts:
            if other.area == where and other is not locust:
                hurt -= 0.5
    return locust.foe.burst * hurt


def ammo_cost(tokens: int) -> float:
    """The price of an ammo token: the last ones are dear."""
    return AMMO + LAST_AMMO / max(1, tokens)


def charge(s: Situation) -> float:
    """What a token on the Hammer of Dawn is worth."""
    for locust in s.locusts:
        if locust.foe.armoured:
            return CHARGE
    return 0.25 * CHARGE


def _best_throw(s: Situation, spot: int, area: int, arm: Arm, extra: int) -> float:
    best = 0.0
    seen = s.land.shape.outlook(area, spot - s.land.areas if spot >= s.land.areas else -1)[0]
    ranges = s.land.range[area]
    tried: list[int] = []
    if arm.seals:
        for hole in s.brief.holes:
            if seen[hole] and hole not in tried and ranges[hole] <= arm.farthest:
                tried.append(hole)
                best = max(best, throw(s, hole, arm, arm.overkill + extra, spot, area))
    for locust in s.locusts:
        target = locust.area
        if seen[target] and target not in tried and ranges[target] <= arm.farthest:
            tried.append(target)
            best = max(best, throw(s, target, arm, arm.overkill + extra, spot, area))
    return best


def throw(s: Situation, target: int, arm: Arm, dice: int, spot: int, area: int) -> float:
    """What a grenade into an area is worth from a spot; comrades in it forbid it."""
    brief = s.brief
    if target == area:
        return 0.0
    for seat in s.comrades:
        if brief.area[seat] == target and not brief.bleeding[seat]:
            return 0.0
    value = -grenade_cost(s) if arm.grenade else -ammo_cost(1)
    if arm.seals and target in brief.holes:
        value += s.aim().seal * s.kit.dice.omen(dice)
    beyond = max(0, s.land.range[area][target] - arm.reach)
    for locust in s.locusts:
        if locust.area == target and (locust.wounds or not locust.foe.armoured):
            value += _gain(s, spot, area, locust, s.kit.dice.tail(dice, locust.foe.shields + beyond))
    return value + noise(s, target) if s.aim().noisy else value


def grenade_cost(s: Situation) -> float:
    """Grenades are for the hole while one has to be sealed."""
    if not s.brief.holes or s.aim().seal < SEAL:
        return 0.5
    left = s.grenades(s.me)
    for seat in s.comrades:
        left += s.grenades(seat)
    return 1.0 if left > 3 else 2.0


def noise(s: Situation, area: int) -> float:
    """What it is worth that listening Locusts walk toward the noise of an attack in an area."""
    value = 0.0
    aim = s.aim()
    if not aim.noisy:
        return value
    for locust in s.locusts:
        row = s.land.move[area]
        far = row[locust.area]
        if not locust.foe.listens or not 0 < far < FAR:
            continue
        goal = aim.lure
        value -= WOKEN * _nearer(s, locust, far)
        if goal < 0:
            continue
        to_goal = s.land.move[goal]
        gain, lured = 0, False
        best = -FAR
        for step in s.land.neighbours[locust.area]:
            if row[step] < far:
                best = max(best, to_goal[locust.area] - to_goal[step])
                lured = lured or step == goal
        gain = best if best > -FAR else 0
        value += LURED if lured else (LARGE_LURE if s.large else LURE) * gain
    return value


def _nearer(s: Situation, locust: Locust, far: int) -> float:
    """What it may cost that a Locust so far away comes one area nearer."""
    if far >= STEPS:
        return 0.0
    rise = locust.chances[far - 1] - locust.chances[far]
    return s.fear * max(0.0, rise) * locust.foe.chances.harm(locust.foe.attack, s.defense)


def offered(s: Situation, option: Option, action: Action) -> float:
    """Worth of an attack on offer."""
    value: tuple[int, ...]
    kit = s.kit
    if option.kind == "gun_attack":
        locust = s.locust(option.value)
        if locust is None:
            return 0.0
        cover = s.land.shape.cover_bonus(s.where, s.brief.cover[s.me], locust.area, locust.cover)
        dice = int(kit.components["equipment"][str(option.args["equipment"])]["effect"]["dice"])
        if locust.foe.armoured and not locust.wounds:
            return 0.0
        return _gain(s, s.here, s.where, locust, kit.dice.tail(dice, locust.foe.shields + cover))
    value = option.value
    arm = kit.arms[value[0]]
    if option.kind == "chainsaw":
        locust = s.locust(value[1])
        if locust is None:
            return 0.0
        leaves = SAW_LEAVES_COVER if s.here >= s.land.areas else 0.0
        kill = kit.dice.omen(arm.chainsaw + s.own_die(arm))
        return worth(s, locust, kill, 0.0, s.here, s.where) - leaves + noise(s, s.where)
    _, mode, figure, area = value
    dice = (arm.overkill if mode == OVERKILL else arm.normal) + s.own_die(arm)
    if action.weapon < 0 or action.weapon == arm.index:
        dice += action.amount
    if figure < 0:
        return throw(s, area, arm, dice, s.here, s.where)
    locust = s.locust(figure)
    if locust is None:
        return 0.0
    if locust.foe.armoured and not locust.wounds and not arm.pierces:
        return noise(s, s.where)
    distance = s.land.range[s.where][locust.area]
    tail = arm.chances.tail(dice, shields_of(s, s.here, s.where, locust, arm, distance))
    gain = _gain(s, s.here, s.where, locust, tail) + noise(s, s.where)
    if mode == OVERKILL and arm.token and not action.free_overkill:
        gain -= ammo_cost(tokens_on(s, arm.index))
    return gain


def tokens_on(s: Situation, weapon: int) -> int:
    """Tokens on one of the own weapons."""
    for held, tokens in s.brief.weapons[s.me]:
        if held == weapon:
            return tokens
    return 0
