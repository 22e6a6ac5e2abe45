"""What the mission asks for at present: where to go, which door to open, whom to kill or to lure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from eday.players.board.kit import Kit
from eday.players.board.terrain import FAR, Terrain

# What things are worth, in order cards: guesses, kept where playing many games found nothing better.
SEAL, SPARE_SEAL = 9.0, 1.5
"""A sealed hole: when the mission asks for it, and when it only stops spawns."""
PROGRESS = 0.35
"""One area nearer to what the mission asks for."""
JOURNEY = 0.5
"""One area nearer on a long way."""
HUNT = 0.15
"""One area nearer to a Locust, when nothing else is to be done."""

View = Mapping[str, Any]


class Aim(NamedTuple):
    """What counts at this stage, besides staying alive."""

    areas: tuple[str, ...] = ()
    """Worth walking to."""
    drive: float = PROGRESS
    """What one area nearer is worth."""
    seal: float = SPARE_SEAL
    prey: str = ""
    """The enemy whose death the mission asks for."""
    lure: str = ""
    """The area the prey has to be drawn into instead."""
    gear: tuple[str, ...] = ()
    """Tiles whose equipment the mission needs."""
    explore: bool = False
    """Whether doors are to be opened."""


class Scout:
    """The questions an aim asks about the table."""

    __slots__ = ("kit", "land", "me", "objective", "sight", "view")

    def __init__(self, view: View, land: Terrain, me: View, sight: Callable[[str], list[str]], kit: Kit) -> None:
        self.view = view
        self.land = land
        self.me = me
        self.sight = sight
        self.kit = kit
        self.objective: View = view["mission"]["objective"]

    @property
    def drawn(self) -> View:
        """The map of the view."""
        drawn: View = self.view["map"]
        return drawn

    def doors(self, *levels: int) -> tuple[str, ...]:
        """Areas with the door that ends one of the levels."""
        return tuple(door["area"] for door in self.drawn["doors_info"] if door["level"] in levels)

    def open_doors(self) -> tuple[str, ...]:
        """Areas with a door that can be explored."""
        return tuple(door["area"] for door in self.drawn["doors_info"] if door["shut"] is None)

    def tile(self, name: str) -> tuple[str, ...]:
        """Areas of a tile."""
        return tuple(area["id"] for area in self.drawn["areas"] if area["tile"] == f"tile:{name}")

    def cards(self, *kinds: str) -> list[View]:
        """Equipment of these kinds that can be used."""
        return [
            card for card in self.drawn["equipment_cards"] if card["equipment"] in kinds and not card.get("face_down")
        ]

    def enemies(self, kind: str) -> list[View]:
        """Locusts of a kind in play."""
        return [locust for locust in self.view["locusts"] if locust["enemy"] == kind]

    def holders(self, weapons: Collection[str]) -> list[tuple[View, str, int]]:
        """Who carries one of these weapons, which, and with how many tokens."""
        return [
            (cog, held["weapon"], held["tokens"])
            for cog in self.view["cogs"]
            for held in cog["weapons"]
            if held["weapon"] in weapons
        ]


def aim_of(view: View, land: Terrain, me: View, sight: Callable[[str], list[str]], kit: Kit) -> Aim:
    """The aim of the present stage; without one, or with none of its places in reach, Locusts are hunted."""
    scout = Scout(view, land, me, sight, kit)
    make = AIMS.get(str(scout.objective.get("is", "")))
    aim = make(scout) if make else Aim()
    near = land.moves.get(me["area"], {})
    areas = tuple(area for area in aim.areas if near.get(area, FAR) < FAR)
    if not areas and aim.drive:
        return aim._replace(areas=tuple(locust["area"] for locust in view["locusts"]), drive=HUNT)
    return aim._replace(areas=areas)


def _seal(scout: Scout) -> Aim:
    """Where a grenade reaches an open hole, or the grenades themselves."""
    holes = ["area:" + hole.partition(":")[2] for hole in scout.drawn["open_holes"]]
    loaded = [weapon for _, weapon, tokens in scout.holders(scout.kit.grenades) if tokens]
    if loaded:
        reach = max(scout.kit.arms[weapon].farthest for weapon in loaded)
        throwing = [
            area
            for hole in holes
            for area in scout.sight(hole)
            if area.startswith("area:") and 1 <= scout.land.ranges[hole].get(area, FAR) <= reach
        ]
        return Aim(tuple(throwing or holes), seal=SEAL)
    return Aim(tuple(card["area"] for card in scout.cards("grenades")), seal=SEAL)


def _hunt(scout: Scout) -> Aim:
    return _armed_hunt(scout) or Aim()


def _armed_hunt(scout: Scout) -> Aim | None:
    """What hide only the Hammer of Dawn pierces: fetch it, load it, then close in."""
    foes = scout.kit.foes
    fresh = [one for one in scout.view["locusts"] if foes[one["enemy"]].armoured and not one["wounded"]]
    if not fresh:
        return None
    prey = fresh[0]["enemy"]
    holders = scout.holders([ref for ref, arm in scout.kit.arms.items() if arm.pierces])
    if not holders:
        cards = scout.cards("hammer_of_dawn")
        return Aim(tuple(card["area"] for card in cards), prey=prey, gear=tuple(card["tile"] for card in cards))
    if any(cog["seat"] == scout.me["seat"] for cog, _, _ in holders):
        loaded = any(tokens for _, _, tokens in holders)
        return Aim(tuple(locust["area"] for locust in fresh), drive=PROGRESS if loaded else 0.0, prey=prey)
    return None


def _kill(scout: Scout) -> Aim:
    prey = str(scout.objective["enemy"])
    return _armed_hunt(scout) or Aim(tuple(locust["area"] for locust in scout.enemies(prey)), prey=prey)


def _lure(scout: Scout) -> Aim:
    """Wait at the exit and make noise there."""
    exits = scout.doors(int(scout.objective["level"]))
    return Aim(exits, prey=str(scout.objective["enemy"]), lure=exits[0] if exits else "")


def _activate(scout: Scout) -> Aim:
    """The equipment itself, else the keycode, else a door behind which either may be."""
    tile = f"tile:{scout.objective['location']}"
    wanted = [card for card in scout.drawn["equipment_cards"] if card["tile"] == tile]
    if not wanted and any(level["locked"] for level in scout.drawn["levels"]):
        wanted = scout.cards("keycode")
    if wanted:
        return Aim(
            tuple(card["area"] for card in wanted),
            gear=tuple(card["tile"] for card in wanted),
            drive=JOURNEY,
            explore=True,
        )
    return Aim(scout.open_doors(), drive=JOURNEY, explore=True)


def _survive(scout: Scout) -> Aim:
    return Aim(drive=0.0)


def _last_tile(scout: Scout) -> Aim:
    """The exit of the tile laid last, until no tile is left; then that tile itself."""
    level = scout.objective["level"]
    if any(deck["level"] == level for deck in scout.drawn["levels"]):
        return Aim((scout.drawn["exit"],), JOURNEY)
    last = scout.drawn["exit"].partition(":")[2].partition(".")[0]
    return Aim(scout.tile(last), JOURNEY)


def _gather(scout: Scout) -> Aim:
    """The exit of one of the levels, or the door that leads there."""
    exits = scout.doors(*scout.objective["levels"])
    return Aim(exits or scout.open_doors(), drive=JOURNEY, explore=not exits)


def _try_door(scout: Scout) -> Aim:
    """That door, or on the way there the doors before it."""
    return Aim(scout.doors(int(scout.objective["level"])) or scout.open_doors(), drive=JOURNEY, explore=True)


def _reach_tile(scout: Scout) -> Aim:
    without = str(scout.objective["without"])
    return Aim(scout.tile(str(scout.objective["tile"])), drive=JOURNEY, prey=without)


AIMS: dict[str, Callable[[Scout], Aim]] = {
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
