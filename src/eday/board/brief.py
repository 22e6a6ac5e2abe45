"""The table in numbers, for players who weigh many positions: what a seat may know, quick to make."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from eday.board.box import Box
from eday.board.components import components_of
from eday.board.map import MapShape
from eday.board.missions.exploring import why_shut
from eday.board.orders.order_card import OrderCard
from eday.board.pieces import Door, DroppedWeapon, Held, PlacedEquipment
from eday.board.table import BoardTable
from eday.content.board import schema

NOBODY: Final = -1
COGS_WON: Final = 0
LOCUSTS_WON: Final = 1
KEPT: Final = 256


class StageFacts(NamedTuple):
    """What a stage card asks for."""

    objective: str
    """The content's own word."""
    enemy: int
    """The enemy it names, -1 for none."""
    levels: tuple[int, ...]
    tile: str
    """The tile or location it names; empty for none."""
    rules: tuple[str, ...]
    wins: bool


class Gear(NamedTuple):
    """Equipment on the map."""

    area: int
    kind: int
    """Into the equipment of the facts."""
    tile: str
    usable: bool
    """It lies face up."""


class Drop(NamedTuple):
    """A weapon that lies on the map."""

    area: int
    weapon: int


class DoorBrief(NamedTuple):
    """A door token."""

    area: int
    ends: int
    """The level that ends here; 0 for none."""
    shut: bool


class OrderBrief(NamedTuple):
    """The order card being resolved."""

    seat: int
    card: int
    mode: int
    """0 its printed actions, 1 the plain move, 2 the plain attack."""
    next: int
    """The first action not yet done or passed over."""
    spent: bool
    """Its last attack cost an ammo token."""


class BoardFacts:
    """What never changes in a game: names behind the numbers of a brief, what the mission asks, what is printed."""

    __slots__ = (
        "_drops", "_gear", "_kinds", "cogs", "components", "defense", "enemies", "equipment", "extra_die",
        "figure_kind", "figures", "free_specials", "hand_limit", "insane", "locusts", "mission", "orders", "players",
        "stages", "weapons",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        content = box.content
        self.mission = box.mission.id
        self.players = box.players
        self.insane = box.insane
        self.cogs = tuple([cog.id for cog in box.cogs])
        self.defense = tuple([cog.defense for cog in box.cogs])
        self.hand_limit = tuple([cog.hand_limit for cog in box.cogs])
        self.free_specials = tuple([cog.free_specials for cog in box.cogs])
        self.extra_die = tuple([box.weapon_index.get(str(cog.extra_die_with), NOBODY) for cog in box.cogs])
        """The weapon with which each COG rolls one more die."""
        self.orders = tuple([order.id for order in box.orders])
        self.weapons = tuple([weapon.id for weapon in box.weapons])
        self.enemies = tuple(content.enemies)
        self.equipment = tuple(content.equipment)
        self.figures = box.figure_refs
        self.figure_kind = box.figure_kind
        self.locusts = box.locusts
        self.components: dict[str, dict[str, dict[str, Any]]] = components_of(content)
        self.stages = tuple([_stage(stage, self.enemies) for stage in box.mission.stages])
        self._kinds: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._gear: dict[tuple[tuple[PlacedEquipment, ...], tuple[str, ...]], tuple[Gear, ...]] = {}
        self._drops: dict[tuple[DroppedWeapon, ...], tuple[Drop, ...]] = {}

    def kinds(self, t: BoardTable) -> tuple[int, ...]:
        """The enemy card each figure stands for at present, -1 for none."""
        key = tuple([enemy.id if enemy else "" for enemy in t.enemies])
        known = self._kinds.get(key)
        if known is None:
            number = {enemy: index for index, enemy in enumerate(self.enemies)}
            known = self._kinds[key] = tuple([number[enemy.id] if enemy else NOBODY for enemy in t.enemy])
        return known

    def gear(self, t: BoardTable) -> tuple[Gear, ...]:
        """Equipment on the map."""
        key = (t.equipment, t.face_down)
        known = self._gear.get(key)
        if known is None:
            if len(self._gear) >= KEPT:
                self._gear.clear()
            locations = t.box.content.locations
            kinds = [self.equipment.index(str(locations[location].equipment)) for _, location in t.equipment]
            known = self._gear[key] = tuple(
                [
                    Gear(area, kind, location, location not in t.face_down)
                    for (area, location), kind in zip(t.equipment, kinds, strict=True)
                ]
            )
        return known

    def drops(self, t: BoardTable) -> tuple[Drop, ...]:
        """Weapons on the map."""
        known = self._drops.get(t.dropped)
        if known is None:
            if len(self._drops) >= KEPT:
                self._drops.clear()
            found = [Drop(area, self.weapons.index(weapon)) for area, _, weapon in t.dropped]
            known = self._drops[t.dropped] = tuple(found)
        return known


def _stage(stage: schema.Stage, enemies: tuple[str, ...]) -> StageFacts:
    objective: Any = stage.objective
    enemy = getattr(objective, "enemy", None) or getattr(objective, "without", None)
    level = getattr(objective, "level", None)
    return StageFacts(
        str(objective.__struct_config__.tag),
        enemies.index(enemy) if enemy else NOBODY,
        tuple(getattr(objective, "levels", ())) or ((level,) if level else ()),
        str(getattr(objective, "location", None) or getattr(objective, "tile", None) or ""),
        tuple([rule.rule for rule in stage.rules]),
        bool(stage.wins),
    )


class BoardBrief:
    """What a seat knows. Lists go by figure or seat; 4 is the first Locust figure, -1 stands for none."""

    __slots__ = (
        "active", "ai_card", "ai_deck", "ai_discard", "area", "attacked", "began_at", "bleeding", "cards", "cover",
        "doors", "drops", "eliminated", "enemy", "facts", "gear", "guarded", "hand", "holes", "levels", "marker",
        "moved", "no_guard", "order", "order_deck", "order_discards", "own_guarded", "reloaded", "removed_orders",
        "sealed", "seat", "shape", "skip_locusts", "stage", "standing", "step", "steps_moved", "supply", "turn",
        "used", "weapon_deck", "weapons", "winner",
    )  # fmt: skip

    def __init__(self, t: BoardTable, seat: int, facts: BoardFacts) -> None:
        self.facts = facts
        self.seat = seat
        self.shape: MapShape | None = t.shape if t.layout else None
        """None until the map is laid."""
        self.turn = t.turn
        self.active = t.active
        self.step = t.step
        self.stage = t.stage
        self.winner = (LOCUSTS_WON if t.outcome.winner == "locust" else COGS_WON) if t.outcome else NOBODY
        # figures
        self.area: list[int] = t.area[:]
        self.cover: list[int] = t.cover[:]
        self.marker: list[int] = t.marker[:]
        self.enemy: tuple[int, ...] = facts.kinds(t)
        # seats
        self.hand: tuple[int, ...] = t.hand[seat] if seat >= 0 else ()
        self.cards: list[int] = [len(hand) for hand in t.hand]
        self.weapons: list[tuple[Held, ...]] = t.weapons[:]
        self.bleeding: list[bool] = t.bleeding[:]
        self.eliminated: list[bool] = t.eliminated[:]
        self.standing = t.standing
        # cards
        self.order_deck: int = sum(t.order_deck)
        self.order_discards: list[int] = t.order_discard[:]
        self.removed_orders = t.removed_orders
        self.ai_deck: tuple[int, ...] = t.ai_deck
        """The AI cards that may still come, in no order."""
        self.ai_discard: tuple[int, ...] = t.ai_discard
        self.ai_card = t.ai_card
        self.weapon_deck: int = len(t.weapon_deck)
        self.supply: list[int] = t.supply[:]
        # map
        self.holes = t.holes
        self.sealed = t.sealed
        self.doors: tuple[DoorBrief, ...] = _doors(t) if t.doors else ()
        self.gear: tuple[Gear, ...] = facts.gear(t) if t.equipment else ()
        self.drops: tuple[Drop, ...] = facts.drops(t) if t.dropped else ()
        self.levels: tuple[tuple[int, bool, int], ...] = _levels(t) if t.levels else ()
        """Number, whether locked, tiles to come."""
        # turn
        self.used: tuple[str, ...] = t.used
        self.reloaded = t.reloaded
        self.moved = t.moved
        self.attacked = t.attacked
        self.steps_moved = t.steps_moved
        self.began_at = t.began_at
        self.guarded = t.guarded
        self.own_guarded = t.own_guarded
        self.no_guard = t.no_guard
        self.skip_locusts = t.skip_locusts
        self.order: OrderBrief | None = _order(t)


def build_brief(t: BoardTable, seat: int) -> BoardBrief:
    """The brief of a seat."""
    facts: BoardFacts | None = t.box.facts
    if facts is None:
        facts = t.box.facts = BoardFacts(t.box)
    return BoardBrief(t, seat, facts)


def _doors(t: BoardTable) -> tuple[DoorBrief, ...]:
    doors: tuple[Door, ...] = t.doors
    return tuple([DoorBrief(door.area, door.ends, bool(why_shut(t, index))) for index, door in enumerate(doors)])


def _levels(t: BoardTable) -> tuple[tuple[int, bool, int], ...]:
    return tuple([(deck.level, deck.locked, len(deck.locations)) for deck in t.levels])


def _order(t: BoardTable) -> OrderBrief | None:
    """The card on top of those being resolved; it was played face up."""
    stack = t.stack
    for index in range(len(stack) - 1, -1, -1):
        frame = stack[index]
        if isinstance(frame, OrderCard):
            return OrderBrief(frame.seat, frame.card, frame.mode, frame.next, frame.spent)
    return None
