"""What plans are worth: places in reach, the actions of a card there, things that lie about."""

from __future__ import annotations

from typing import Final

from eday.players.board import kit as do
from eday.players.board.kit import Action, Actions
from eday.players.board.land import FAR
from eday.players.board.lore import WANTED
from eday.players.board.shots import ambush, best_from
from eday.players.board.situation import REVIVE, Situation

MARGIN: Final = 0.05
"""A farther spot has to be better by so much."""
DRAW: Final = 0.8
GIVEN: Final = 0.6
"""A card drawn, and one a comrade draws."""
HOLD: Final = 0.8
"""The share of a danger that a quiet Locust step spares."""
QUIET: Final = 0.3
"""Spawns and other mischief of an AI card."""
THIN: Final = 0.0
"""What a card drawn is worth more, shared out over the hand."""
AGAIN: Final = 0.7
"""The share of an attack that a second one is worth."""
TEAMWORK: Final = 1.2
RELOAD: Final = 0.7
LOADED: Final = 0.6
PUSH: Final = 0.2
"""A comrade's order, an order of one's own after a good attack, an ammo token, a Locust driven off."""
CARD: Final = 0.9
"""A card paid for a special action."""
AMMO_BOX: Final = 3.5
SATED: Final = 0.3
"""The ammunition of a store, and how much less it is worth for each token one has."""
DRY: Final = 1.2
THIRST: Final = 0.4
"""What a loaded weapon is worth more to a COG without ammo, and how much less of that for each token."""
GUN: Final = 0.6
MANNED: Final = 2.0
"""The heavy gun, for each Locust on its tile, and at most."""
BUTTON: Final = 5
SQUAD: Final = 5.0
LARGE_BUTTON: Final = 3
LARGE_SQUAD: Final = 3.0
"""Cards one should have, and each of the squad on average, to end a stage by using equipment.

A large squad has less: it shares what follows among more hands, and never finds the time to recover.
"""
NEEDED: Final = 8.0
"""Equipment the mission asks for."""


def reach(s: Situation, areas: int) -> int:
    """How far a card of so many areas takes the COG: a heavy weapon slows it in its own turn."""
    brief = s.brief
    if brief.active == s.me:
        for weapon, _ in brief.weapons[s.me]:
            slow = s.kit.arms[weapon].slow
            if slow < FAR:
                areas = max(0, min(areas, slow - brief.steps_moved))
    return areas


def spots_within(s: Situation, areas: int) -> list[int]:
    """Places the COG can reach, the present one first."""
    land = s.land
    taken = s.brief.cover
    spots = [s.here]
    first = land.areas
    for area in land.within(s.where, areas):
        if area != s.here and (area != s.where or s.here >= first):
            spots.append(area)
        for cover in land.covers_of_area[area]:
            if cover not in taken:
                spots.append(first + cover)
    return spots


def plan(s: Situation, actions: Actions, at: int = 0) -> tuple[float, int]:
    """The worth of doing the actions from one on, in order, and the spot the move among them should lead to."""
    if at < len(actions) and actions[at].do == do.MOVE:
        best, goal = -1e9, s.here
        for spot in spots_within(s, reach(s, actions[at].amount)):
            value = s.place(spot) + after_move(s, spot, actions, at + 1)
            if value > best + MARGIN:
                best, goal = value, spot
        return best, goal
    return s.place(s.here) + after_move(s, s.here, actions, at), s.here


def after_move(s: Situation, spot: int, actions: Actions, at: int) -> float:
    """What the actions from one on are worth on that spot."""
    value = 0.0
    for index in range(at, len(actions)):
        value += step_value(s, spot, actions[index], value)
    return value


def step_value(s: Situation, spot: int, action: Action, before: float) -> float:
    """What one action is worth on a spot, after others of a certain worth; a later move is no part of the plan."""
    word = action.do
    if word == do.MOVE:
        return 0.0
    if word == do.ATTACK:
        if action.pulled:
            return 0.0
        moved = s.land.area_of_spot[spot] != s.where or s.me in s.brief.moved
        worth = best_from(s, spot, action, moved)
        return worth * AGAIN if action.normal_only and before else worth
    if word in (do.DRAW_SELF, do.DRAW_ONE):
        return draw(s, action.amount)
    if word in (do.DRAW_TOGETHER, do.DRAW_IN_COVER):
        return _draw_together(s, spot, action)
    if word == do.PULL:
        return _pull(s, spot)
    if word == do.PUSH:
        return PUSH
    if word == do.RELOAD:
        return RELOAD if before > 0.8 else 0.0
    if word == do.TEAMWORK:
        return TEAMWORK if s.comrades else 0.0
    if word == do.FREE:
        return _lying(s, s.land.area_of_spot[spot])
    if word == do.AMMO:
        return LOADED * action.amount
    if word == do.HOLD:
        return hold(s, spot)
    if word == do.REVIVE:
        return REVIVE if bleeding_at(s, s.land.area_of_spot[spot]) else 0.0
    return 0.0


def hold(s: Situation, spot: int) -> float:
    """What a quiet Locust step spares the squad."""
    total = QUIET + s.fear * s.danger(spot)
    for locust in s.locusts:
        total += s.burden(locust)
    return HOLD * total


def draw(s: Situation, cards: int) -> float:
    """What drawing is worth: no more than there is room for when this card is played."""
    return (DRAW + THIN / (1 + s.cards)) * max(0, min(cards, s.brief.facts.hand_limit[s.me] - s.cards + 1))


def _draw_together(s: Situation, spot: int, action: Action) -> float:
    brief = s.brief
    area = s.land.area_of_spot[spot]
    value = 0.0
    if action.do == do.DRAW_TOGETHER or spot >= s.land.areas:
        value = draw(s, action.amount)
    for seat in s.comrades:
        if brief.bleeding[seat] or brief.cards[seat] >= brief.facts.hand_limit[seat]:
            continue
        if brief.area[seat] == area if action.do == do.DRAW_TOGETHER else brief.cover[seat] >= 0:
            value += GIVEN * action.amount
    return value


def _pull(s: Situation, spot: int) -> float:
    row = s.land.move[s.land.area_of_spot[spot]]
    best = 0.0
    for locust in s.locusts:
        if row[locust.area] == 1:
            best = max(best, ambush(s, spot, locust))
    return best


def bleeding_at(s: Situation, area: int) -> bool:
    """Whether a comrade bleeds in an area."""
    brief = s.brief
    return any(brief.bleeding[seat] and brief.area[seat] == area for seat in s.comrades)


def _lying(s: Situation, area: int) -> float:
    """The best that lies in an area."""
    best = 0.0
    for gear in s.brief.gear:
        if gear.area == area and gear.usable:
            best = max(best, gear_value(s, gear.kind, gear.tile))
    for drop in s.brief.drops:
        if drop.area == area:
            best = max(best, weapon_value(s, drop.weapon))
    return best


def errands(s: Situation) -> list[tuple[int, float]]:
    """Things that lie about and are worth a way."""
    found: list[tuple[int, float]] = []
    price = 0.0 if s.brief.facts.free_specials[s.me] else CARD
    for gear in s.brief.gear:
        if gear.usable:
            value = supply_value(s, gear.kind) - price
            if value > 0.0:
                found.append((gear.area, value))
            elif _fires(s, gear.kind):
                found.append((gear.area, _targets(s, gear.area)))
    for drop in s.brief.drops:
        value = weapon_value(s, drop.weapon) - price
        if value > 0.0:
            found.append((drop.area, value))
    return found


def _fires(s: Situation, kind: int) -> bool:
    facts = s.brief.facts
    return bool(facts.components["equipment"][facts.equipment[kind]]["effect"]["do"] == "heavy_gun")


def _targets(s: Situation, area: int) -> float:
    """What manning the heavy gun of an area is worth: it needs no ammo, but only fires on its own tile."""
    tile = s.land.tile_of_area[area]
    worth = 0.0
    for locust in s.locusts:
        if s.land.tile_of_area[locust.area] == tile and locust.seen[area]:
            worth += GUN
    return min(MANNED, worth)


def gear_value(s: Situation, kind: int, tile: str) -> float:
    """What using equipment is worth."""
    if tile in s.aim().gear:
        return NEEDED if tile != s.brief.facts.stages[s.brief.stage].tile or _strong(s) else 0.0
    facts = s.brief.facts
    if facts.components["equipment"][facts.equipment[kind]]["effect"]["do"] == "move_anywhere":
        return best_ride(s)[0]
    return supply_value(s, kind)


def _strong(s: Situation) -> bool:
    """Whether the squad can meet what follows when the stage ends here."""
    brief = s.brief
    total = brief.cards[s.me]
    for seat in s.comrades:
        total += brief.cards[seat]
    own, each = (LARGE_BUTTON, LARGE_SQUAD) if s.large else (BUTTON, SQUAD)
    return s.cards >= own and total >= each * (1 + len(s.comrades))


def supply_value(s: Situation, kind: int) -> float:
    """What the ammo, grenades, weapons or keys of equipment are worth."""
    facts = s.brief.facts
    effect = facts.components["equipment"][facts.equipment[kind]]["effect"]["do"]
    if effect == "gain_grenade":
        own = s.grenades(s.me)
        if s.aim().seal > 5:
            return 3.0 if not own else 1.3 if own < 2 else 0.0
        return 1.2 if not own else 0.4
    if effect == "gain_ammo":
        return max(0.0, AMMO_BOX - SATED * s.ammo(s.me))
    if effect == "draw_weapons":
        return 1.4 + _dry(s) if s.room_for_weapon() else 0.0
    if effect == "unlock_next_level":
        return 5.0 if s.brief.levels and s.brief.levels[0][1] else 0.0
    return 3.0 if effect == "gain_weapon" else 0.0


def weapon_value(s: Situation, weapon: int) -> float:
    """What picking a weapon up is worth."""
    for held, _ in s.brief.weapons[s.me]:
        if held == weapon:
            return 1.2 + _dry(s)
    wanted = s.kit.arms[weapon].rank < len(WANTED)
    return 1.5 + _dry(s) if wanted and s.room_for_weapon() else 0.0


def _dry(s: Situation) -> float:
    """How much more a loaded weapon is worth to a COG who has hardly anything left to fire."""
    return max(0.0, DRY - THIRST * s.ammo(s.me))


def best_ride(s: Situation) -> tuple[float, int]:
    """The gain of the best ride over staying, and where it leads."""
    best, goal = -1e9, s.where
    for area in s.land.within(s.where, FAR - 1):
        value = s.place(area)
        if value > best:
            best, goal = value, area
    return best - s.place(s.here), goal
