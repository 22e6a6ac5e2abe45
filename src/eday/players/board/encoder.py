"""A position as a row of numbers for a network that values it: the whole squad's, with all hands as imagined."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

import numpy
from numpy.typing import NDArray

from eday.board import BoardBrief
from eday.players.board.dangers import defense_of, exposure, shelter
from eday.players.board.kit import Kit, kit_of
from eday.players.board.land import FAR, land_of
from eday.players.board.lore import THREAT, WANTED
from eday.players.board.policy import Briefed
from eday.players.board.situation import Situation

ENCODER_VERSION: Final = 1
"""Raised when a column means something else: networks of another version are refused."""

MISSIONS: Final = ("emergence", "china_shop", "belly_of_the_beast", "roadblocks", "scattered", "hive", "horde_mode")
STAGES: Final = 6
OBJECTIVES: Final = (
    "all_holes_sealed", "no_locust_in_play", "enemy_killed", "enemy_enters_exit", "equipment_activated",
    "ai_deck_used_up", "cog_enters_last_tile", "all_cogs_at_exit", "door_tried", "all_cogs_on_tile",
)  # fmt: skip
KINDS: Final = tuple(THREAT)
COGS: Final = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
WEAPONS: Final = (*WANTED, "snub_pistol", "gnasher", "bolo_grenade", "mortar", "boomshield")
EQUIPMENT: Final = ("ammunition", "weapon", "grenades", "hammer_of_dawn", "keycode", "junker", "troika_heavy_mg")
STEPS: Final = ("heal", "order", "locust")
AI_CARDS: Final = 35
SEATS: Final = 4
NEARNESS: Final = (0, 1, 2, 3, 5, FAR)
"""Upper ends of the columns of a histogram of distances."""

# Where each part of a row begins; each list of names has one column more for what is none of them.
_MISSION: Final = 0
_STAGE: Final = _MISSION + len(MISSIONS) + 1
_OBJECTIVE: Final = _STAGE + STAGES
_SQUAD: Final = _OBJECTIVE + len(OBJECTIVES) + 1
_TABLE: Final = _SQUAD + SEATS
TABLE: Final = 20
_STEP: Final = _TABLE + TABLE
_AI: Final = _STEP + len(STEPS)
_GEAR: Final = _AI + AI_CARDS
_ENEMY: Final = _GEAR + 2 * (len(EQUIPMENT) + 1)
ENEMY: Final = 5 + len(NEARNESS)
_COG: Final = _ENEMY + ENEMY * (len(KINDS) + 1)
_WHO: Final = 22
_ARMS: Final = _WHO + len(COGS) + 1
COG: Final = _ARMS + len(WEAPONS) + 1
_SUMS: Final = _COG + COG * SEATS
SUMS: Final = 20
INPUTS: Final = _SUMS + SUMS

_EMPTY: Final = bytes(4 * INPUTS)
_columns: dict[tuple[tuple[str, ...], tuple[str, ...]], tuple[int, ...]] = {}


def encode(games: Sequence[Briefed]) -> NDArray[numpy.float32]:
    """One row for each game."""
    rows = numpy.empty((len(games), INPUTS), dtype=numpy.float32)
    for index, game in enumerate(games):
        rows[index] = numpy.frombuffer(_row(game), dtype=numpy.float32)
    return rows


def _column(names: tuple[str, ...], known: tuple[str, ...]) -> tuple[int, ...]:
    """For each of a game's names the column of it, the last for those that are new."""
    found = _columns.get((names, known))
    if found is None:
        found = tuple([known.index(name) if name in known else len(known) for name in names])
        _columns[names, known] = found
    return found


def _row(game: Briefed) -> array[float]:
    row = array("f", _EMPTY)
    brief: BoardBrief = game.brief(0)
    shape = brief.shape
    if shape is None:
        return row
    hands = [brief.hand] + [game.brief(seat).hand for seat in range(1, brief.facts.players)]
    if brief.standing and brief.standing[0] != 0:
        brief = game.brief(brief.standing[0])
    kit = kit_of(brief.facts)
    s = Situation(brief, kit, land_of(shape))
    _mission(row, brief)
    _table(row, s)
    _gear(row, s)
    danger = _cogs(row, s, hands)
    _enemies(row, s)
    _sums(row, s, danger)
    return row


def _mission(row: array[float], brief: BoardBrief) -> None:
    facts = brief.facts
    stage = facts.stages[brief.stage]
    row[_MISSION + (MISSIONS.index(facts.mission) if facts.mission in MISSIONS else len(MISSIONS))] = 1.0
    row[_STAGE + min(brief.stage, STAGES - 1)] = 1.0
    known = OBJECTIVES.index(stage.objective) if stage.objective in OBJECTIVES else len(OBJECTIVES)
    row[_OBJECTIVE + known] = 1.0
    row[_SQUAD + facts.players - 1] = 1.0
    if brief.step in STEPS:
        row[_STEP + STEPS.index(brief.step)] = 1.0
    for card in brief.ai_deck:
        if 0 < card <= AI_CARDS:
            row[_AI + card - 1] += 1.0


def _table(row: array[float], s: Situation) -> None:
    brief = s.brief
    tiles = 0
    locked = 0
    for _, shut, cards in brief.levels:
        tiles += cards
        locked += shut
    shut_doors = sum([door.shut for door in brief.doors])
    values = (
        len(brief.holes), len(brief.sealed), len(brief.doors) - shut_doors, shut_doors, tiles, locked,
        len(brief.drops), 0.1 * brief.order_deck, 0.1 * sum(brief.order_discards), 0.2 * len(brief.ai_deck),
        0.2 * len(brief.ai_discard), 0.02 * brief.turn, brief.guarded, brief.own_guarded, brief.no_guard,
        brief.skip_locusts, brief.facts.insane, brief.order is not None, "equipment" in brief.used,
        0.2 * brief.weapon_deck,
    )  # fmt: skip
    for index, value in enumerate(values):
        row[_TABLE + index] = value


def _gear(row: array[float], s: Situation) -> None:
    """How many of each equipment can be used, and how near the nearest COG is to one."""
    brief = s.brief
    columns = _column(brief.facts.equipment, EQUIPMENT)
    for gear in brief.gear:
        if not gear.usable:
            continue
        at = _GEAR + 2 * columns[gear.kind]
        near = 0.0
        for seat in brief.standing:
            near = max(near, 1.0 / (1 + s.land.move[gear.area][brief.area[seat]]))
        row[at] += 1.0
        row[at + 1] = max(row[at + 1], near)


def _enemies(row: array[float], s: Situation) -> None:
    brief, land = s.brief, s.land
    columns = _column(brief.facts.enemies, KINDS)
    spots = [_spot(s, seat) for seat in brief.standing]
    for locust in s.locusts:
        at = _ENEMY + ENEMY * columns[locust.kind]
        move = land.move[locust.area]
        near = FAR
        seen = 0
        for spot in spots:
            near = min(near, move[land.area_of_spot[spot]])
            seen += locust.seen[spot]
        row[at] += 1.0
        row[at + 1] += 1.0 if locust.wounds else 0.0
        row[at + 2] += 1.0 if seen else 0.0
        row[at + 3] += seen
        row[at + 4] += 1.0 if locust.cover >= 0 else 0.0
        column = 0
        while near > NEARNESS[column]:
            column += 1
        row[at + 5 + column] += 1.0


def _spot(s: Situation, seat: int) -> int:
    cover = s.brief.cover[seat]
    return s.brief.area[seat] if cover < 0 else s.land.areas + cover


def _cogs(row: array[float], s: Situation, hands: list[tuple[int, ...]]) -> list[float]:
    """A slot for each COG, from the active one on; the danger each is in."""
    brief, kit = s.brief, s.kit
    players = brief.facts.players
    names = _column(brief.facts.cogs, COGS)
    arms = _column(brief.facts.weapons, WEAPONS)
    dangers = [0.0] * players
    for slot in range(players):
        seat = (brief.active + slot) % players
        at = _COG + COG * slot
        row[at + _WHO + names[seat]] = 1.0
        row[at] = 1.0
        row[at + 1] = 1.0 if brief.bleeding[seat] else 0.0
        row[at + 2] = 1.0 if brief.eliminated[seat] else 0.0
        _hand(row, at + 3, brief, kit, seat, hands[seat])
        for weapon, tokens in brief.weapons[seat]:
            row[at + _ARMS + arms[weapon]] += 0.5 + tokens
        if brief.area[seat] >= 0 and not brief.bleeding[seat]:
            dangers[seat] = _threats(row, at + 13, s, seat)
        elif brief.area[seat] >= 0:
            row[at + 13] = 0.1 * min(10, _nearest_mate(s, seat))
    return dangers


def _hand(row: array[float], at: int, brief: BoardBrief, kit: Kit, seat: int, hand: tuple[int, ...]) -> None:
    cards = brief.cards[seat]
    dodges = guards = follows = 0
    for card in hand:
        order = kit.orders[card]
        dodges += order.dodge
        guards += order.guard
        follows += order.follow
    row[at] = cards
    row[at + 1] = 1.0 if cards == 0 else 0.0
    row[at + 2] = 1.0 if cards == 1 else 0.0
    row[at + 3] = 1.0 if cards == 2 else 0.0
    row[at + 4] = cards**0.5
    row[at + 5] = brief.facts.hand_limit[seat] - cards
    row[at + 6] = dodges
    row[at + 7] = guards
    row[at + 8] = follows
    row[at + 9] = 1.0 if brief.cover[seat] >= 0 else 0.0


def _nearest_mate(s: Situation, seat: int) -> int:
    near = FAR
    for other in s.brief.standing:
        if other != seat:
            near = min(near, s.land.move[s.brief.area[seat]][s.brief.area[other]])
    return near


def _threats(row: array[float], at: int, s: Situation, seat: int) -> float:
    brief, land = s.brief, s.land
    area, spot = brief.area[seat], _spot(s, seat)
    defense = defense_of(brief, s.kit, seat)
    danger = 0.0
    seen = dice = beside = 0
    near = FAR
    for locust in s.locusts:
        dice_kept = defense + shelter(land, locust, area, spot)
        danger += exposure(land, locust, area, spot) * s.kit.dice.harm(locust.foe.attack, dice_kept)
        near = min(near, land.move[locust.area][area])
        beside += locust.area == area
        if locust.seen[spot]:
            seen += 1
            dice += locust.foe.attack
    row[at] = 0.1 * min(10, _nearest_mate(s, seat))
    row[at + 1] = danger
    row[at + 2] = danger / (1 + brief.cards[seat])
    row[at + 3] = seen
    row[at + 4] = 0.25 * dice
    row[at + 5] = beside
    row[at + 6] = 0.1 * min(20, near)
    row[at + 7] = 0.1 * min(40, s.field()[area])
    row[at + 8] = s.ammo(seat)
    return danger


def _sums(row: array[float], s: Situation, dangers: list[float]) -> None:
    """What a linear value would go by, for each COG of the squad."""
    brief = s.brief
    players = brief.facts.players
    cards = [brief.cards[seat] for seat in brief.standing]
    areas = [brief.area[seat] for seat in brief.standing]
    threat = wounded = strong = far = 0.0
    for locust in s.locusts:
        threat += locust.threat
        wounded += 1.0 if locust.wounds else 0.0
        strong += 1.0 if locust.foe.attack >= 4 else 0.0
        for area in areas:
            far = max(far, min(20, s.land.move[locust.area][area]))
    ammo = grenades = 0
    for seat in range(players):
        ammo += s.ammo(seat)
        grenades += s.grenades(seat)
    field = s.field()
    goals = [min(40, field[area]) for area in areas]
    values = (
        sum(cards), sum([count**0.5 for count in cards]), min(cards) * players if cards else 0.0,
        players - len(brief.standing), threat, wounded, sum(dangers), max(dangers),
        sum([danger / (1 + brief.cards[seat]) for seat, danger in enumerate(dangers)]), ammo**0.5, ammo, strong,
        sum([brief.cover[seat] >= 0 for seat in brief.standing]), grenades, not grenades,
        0.1 * min(goals) * players if goals else 0.0, 0.1 * sum(goals), len(s.locusts), 0.1 * far, not s.locusts,
    )  # fmt: skip
    for index, value in enumerate(values):
        row[_SUMS + index] = value / players
