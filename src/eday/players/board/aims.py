"""What the mission asks for at present: where to go, which door to open, whom to kill or to lure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eday.board import BoardBrief, StageFacts
from eday.players.board.kit import Kit
from eday.players.board.land import FAR, Land

# What things are worth, in order cards: guesses, kept where playing many games found nothing better.
SEAL: Final = 9.0
SPARE_SEAL: Final = 1.5
"""A sealed hole: when the mission asks for it, and when it only stops spawns."""
PROGRESS: Final = 0.4
"""One area nearer to what the mission asks for."""
JOURNEY: Final = 0.9
"""One area nearer on a long way."""
LURING: Final = 0.5
LARGE_LURING: Final = 1.3
"""One area nearer to where the prey shall follow; with a large squad time is short."""
SHARE: Final = 0.5
"""How much dangers count at least on a long way that one COG can go for all."""
HUNT: Final = 0.15
"""One area nearer to a Locust, when nothing else is to be done."""
TWO_CARDS: Final = 3.0
"""How much more dangers count while two AI cards are drawn in each turn."""

LARGE: Final = 3
"""COGs that make a large squad: so many AI cards pass between two turns of the same one."""

Areas = tuple[int, ...]


class Aim:
    """What counts at this stage, besides staying alive."""

    __slots__ = (
        "apart", "areas", "care", "drive", "explore", "gear", "heals", "least", "lure", "noisy", "post", "prey", "seal",
        "tries",
    )  # fmt: skip

    def __init__(
        self,
        areas: Areas = (),
        drive: float = PROGRESS,
        seal: float = SPARE_SEAL,
        prey: int = -2,
        lure: int = -1,
        gear: tuple[str, ...] = (),
        explore: bool = False,
        tries: bool = False,
        least: float = 0.0,
    ) -> None:
        self.areas = areas
        """Worth walking to."""
        self.drive = drive
        """What one area nearer is worth."""
        self.seal = seal
        self.prey = prey
        """The enemy whose death the mission asks for."""
        self.lure = lure
        """The area the prey has to be drawn into instead."""
        self.gear = gear
        """Tiles whose equipment the mission needs."""
        self.explore = explore
        """Whether doors are to be opened."""
        self.tries = tries
        """Opening the door at the goal ends the stage."""
        self.least = least
        """How much dangers count at least, however large the squad."""
        self.post: Areas = ()
        """Where this COG goes instead, to wait for what comrades do there."""
        self.apart: tuple[int, ...] = ()
        """Comrades on the other errand of the two: nobody waits for them."""
        self.care = 1.0
        """How much dangers count: on a long way only a share of them, for those who stop at each never arrive."""
        self.heals = False
        """The prey heals while it is left in peace."""
        self.noisy = False
        """Somebody listens to the noise of attacks."""


class Scout:
    """The questions an aim asks about the table."""

    __slots__ = ("brief", "kit", "land", "stage")

    def __init__(self, brief: BoardBrief, kit: Kit, land: Land) -> None:
        self.brief = brief
        self.kit = kit
        self.land = land
        self.stage: StageFacts = brief.facts.stages[brief.stage]

    def doors(self, levels: tuple[int, ...]) -> Areas:
        """Areas with the door that ends one of the levels."""
        return tuple([door.area for door in self.brief.doors if door.ends in levels])

    def open_doors(self) -> Areas:
        """Areas with a door that can be explored."""
        return tuple([door.area for door in self.brief.doors if not door.shut])

    def parted(self, goals: Areas) -> tuple[Areas, tuple[int, ...]]:
        """Where this COG waits at a locked door while comrades fetch its key, if it does; who is on the other errand.

        Once the last door before the key is open, one of a large squad goes for it and the others turn back: for all of
        them the way there and back would take too many AI cards.
        """
        brief = self.brief
        posts = tuple([door.area for door in brief.doors if door.shut and not door.ends])
        locks = [shut for _, shut, _ in brief.levels]
        if brief.facts.players < LARGE or not posts or not goals or not locks or not all(locks):
            return (), ()
        field = self.land.field(goals)
        ranks = [seat for _, seat in sorted([(field[brief.area[seat]], seat) for seat in brief.standing])]
        if brief.seat in ranks[1:]:
            return posts, (ranks[0],)
        return (), tuple(ranks[1:])

    def cut_off(self, areas: Areas) -> bool:
        """Whether this COG is on another map than all of the areas."""
        here = self.brief.area[self.brief.seat]
        return here >= 0 and all(self.land.move[here][area] >= FAR for area in areas)

    def cards(self, effect: str) -> list[tuple[int, str]]:
        """(area, tile) of usable equipment with that effect."""
        brief = self.brief
        printed = brief.facts.components["equipment"]
        return [
            (gear.area, gear.tile)
            for gear in brief.gear
            if gear.usable and printed[brief.facts.equipment[gear.kind]]["effect"]["do"] == effect
        ]

    def locusts(self, kind: int = -1) -> list[int]:
        """Locusts in play, or those of a kind."""
        brief = self.brief
        return [f for f in brief.facts.locusts if brief.area[f] >= 0 and kind in (-1, brief.enemy[f])]


def aim_of(brief: BoardBrief, kit: Kit, land: Land) -> Aim:
    """The aim of the present stage; without one, or with none of its places in reach, Locusts are hunted."""
    scout = Scout(brief, kit, land)
    make = AIMS.get(scout.stage.objective)
    aim = make(scout) if make else Aim()
    if aim.drive >= JOURNEY:
        aim.care = max(aim.least, 1.0 / brief.facts.players)
    here = brief.area[brief.seat]
    if here >= 0:
        near = land.move[here]
        aim.areas = tuple([area for area in aim.areas if near[area] < FAR])
    if not aim.areas and aim.drive:
        aim.areas = tuple(sorted({brief.area[figure] for figure in scout.locusts()}))
        aim.drive = HUNT
    for figure in brief.facts.locusts:
        if brief.area[figure] >= 0 and kit.foes[brief.enemy[figure]].listens:
            aim.noisy = True
    aim.heals = "boss_heals_when_idle" in scout.stage.rules
    if "extra_ai_card" in scout.stage.rules:
        aim.care *= TWO_CARDS
    return aim


def _seal(scout: Scout) -> Aim:
    """Where a grenade reaches an open hole, or the grenades themselves."""
    brief, land = scout.brief, scout.land
    reach = 0
    for held in brief.weapons:
        for weapon, tokens in held:
            arm = scout.kit.arms[weapon]
            if tokens and arm.seals:
                reach = max(reach, arm.farthest)
    if not reach:
        return Aim(tuple([area for area, _ in scout.cards("gain_grenade")]), seal=SEAL)
    throwing: list[int] = []
    for hole in brief.holes:
        seen = land.shape.outlook(hole, -1)[0]
        row = land.range[hole]
        for area in range(land.areas):
            if seen[area] and 1 <= row[area] <= reach and area not in throwing:
                throwing.append(area)
    return Aim(tuple(sorted(throwing)) or brief.holes, seal=SEAL)


def _hunt(scout: Scout) -> Aim:
    return _armed_hunt(scout) or Aim()


def _armed_hunt(scout: Scout) -> Aim | None:
    """What hide only the Hammer of Dawn pierces: fetch it, load it, then close in."""
    brief, kit = scout.brief, scout.kit
    fresh = [f for f in scout.locusts() if kit.foes[brief.enemy[f]].armoured and not brief.marker[f]]
    if not fresh:
        return None
    prey = brief.enemy[fresh[0]]
    holders = [
        (seat, tokens) for seat, held in enumerate(brief.weapons) for weapon, tokens in held if kit.arms[weapon].pierces
    ]
    if not holders:
        cards = scout.cards("gain_weapon")
        return Aim(tuple([area for area, _ in cards]), prey=prey, gear=tuple([tile for _, tile in cards]))
    for seat, tokens in holders:
        if seat == brief.seat:
            return Aim(tuple([brief.area[f] for f in fresh]), drive=PROGRESS if tokens else 0.0, prey=prey)
    return None


def _kill(scout: Scout) -> Aim:
    """Close in; but on what only a comrade's weapon pierces nobody else does."""
    prey = scout.stage.enemy
    armed = _armed_hunt(scout)
    if armed is not None:
        return armed
    brief = scout.brief
    preys = scout.locusts(prey)
    if preys and scout.kit.foes[prey].armoured and not brief.marker[preys[0]]:
        return Aim(drive=0.0, prey=prey)
    return Aim(tuple([brief.area[figure] for figure in preys]), prey=prey)


def _lure(scout: Scout) -> Aim:
    """Wait at the exit and make noise there."""
    exits = scout.doors(scout.stage.levels)
    drive = LARGE_LURING if scout.brief.facts.players >= LARGE else LURING
    return Aim(exits, drive=drive, prey=scout.stage.enemy, lure=exits[0] if exits else -1, least=SHARE)


def _activate(scout: Scout) -> Aim:
    """The equipment itself, else the keycode, else a door behind which either may be."""
    brief = scout.brief
    wanted = [(gear.area, gear.tile) for gear in brief.gear if gear.tile == scout.stage.tile]
    if not wanted and any(locked for _, locked, _ in brief.levels):
        wanted = scout.cards("unlock_next_level")
    if wanted:
        areas = tuple([area for area, _ in wanted])
        aim = Aim(areas, drive=JOURNEY, gear=tuple([tile for _, tile in wanted]), explore=True, least=SHARE)
    else:
        aim = Aim(scout.open_doors(), drive=JOURNEY, explore=True, least=SHARE)
    aim.post, aim.apart = scout.parted(aim.areas)
    if aim.post:
        aim.drive = PROGRESS
    return aim


def _survive(scout: Scout) -> Aim:
    return Aim(drive=0.0)


def _last_tile(scout: Scout) -> Aim:
    """The exit of the tile laid last, until no tile is left; then that tile itself."""
    shape = scout.land.shape
    if any(level in scout.stage.levels for level, _, _ in scout.brief.levels):
        return Aim((shape.exit_of_tile[-1],), JOURNEY)
    return Aim(shape.areas_of_tile[-1], JOURNEY)


def _gather(scout: Scout) -> Aim:
    """The exit of one of the levels, or the door that leads there."""
    exits = scout.doors(scout.stage.levels)
    return Aim(exits or scout.open_doors(), drive=JOURNEY, explore=not exits)


def _try_door(scout: Scout) -> Aim:
    """That door, or on the way there the doors before it; on another map the end of it, where both will meet."""
    doors = scout.doors(scout.stage.levels)
    if doors and scout.cut_off(doors):
        return Aim(tuple([door.area for door in scout.brief.doors]), drive=JOURNEY)
    return Aim(doors or scout.open_doors(), drive=JOURNEY, explore=True, tries=bool(doors), least=SHARE)


def _reach_tile(scout: Scout) -> Aim:
    return Aim(scout.land.tile(scout.stage.tile), drive=JOURNEY, prey=scout.stage.enemy)


AIMS: Final[dict[str, Callable[[Scout], Aim]]] = {
    "all_holes_sealed": _seal,
    "no_locust_in_play": _hunt,
    "enemy_killed": _kill,
    "enemy_enters_exit": _lure,
    "equipment_activated": _activate,
    "ai_deck_used_up": _survive,
    "cog_enters_last_tile": _last_tile,
    "all_cogs_at_exit": _gather,
    "door_tried": _try_door,
    "all_cogs_on_tile": _reach_tile,
}
