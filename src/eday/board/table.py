"""The state of the board game: who stands where with what, and the rules in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from eday.board.box import MAX_COGS, SLOTS, Box, stand_ins
from eday.board.map import LaidTiles, MapShape, bridged, laid
from eday.board.pieces import Door, DroppedWeapon, Following, Held, LocationDeck, OnceATurn, PlacedEquipment, Verdict
from eday.board.printed import Enemy
from eday.kernel import Outcome, Table
from eday.kernel.extensible import mypyc_attr
from eday.kernel.table import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardTable(Table):
    """Lists are indexed by figure, seat, order card or kind of marker; everything inside them is immutable."""

    FIELDS = (
        "achieved",
        "active",
        "ai_card",
        "ai_cards",
        "ai_deck",
        "ai_discard",
        "area",
        "attacked",
        "began_at",
        "bleeding",
        "bridges",
        "cover",
        "doors",
        "dropped",
        "eliminated",
        "equipment",
        "face_down",
        "first",
        "followers",
        "guarded",
        "hand",
        "hole_tokens",
        "holes",
        "layout",
        "layout_seed",
        "levels",
        "marker",
        "marker_discards",
        "marker_piles",
        "moved",
        "no_guard",
        "order_deck",
        "order_discard",
        "own_guarded",
        "reloaded",
        "removed_orders",
        "removed_weapons",
        "sealed",
        "skip_locusts",
        "stage",
        "standing",
        "step",
        "steps_moved",
        "supply",
        "turn",
        "used",
        "verdicts",
        "weapon_deck",
        "weapon_discards",
        "weapons",
    )
    SHARED = ("box", "enemies", "enemy", "shape")
    RECORDS: ClassVar[Mapping[str, Any]] = {
        "doors": Door,
        "dropped": DroppedWeapon,
        "equipment": PlacedEquipment,
        "followers": Following,
        "layout": LaidTiles,
        "levels": LocationDeck,
        "verdicts": Verdict,
        "weapons": Held,
    }
    __slots__ = (*FIELDS, *SHARED)
    box: Box

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        if box is None:
            return
        figures = len(box.figure_refs)
        self.box = box
        self.shape: MapShape
        # figures: area and cover space (-1 = none), wound marker (0 none, 1 first side, 2 turned over)
        self.area: list[int] = [-1] * figures
        self.cover: list[int] = [-1] * figures
        self.marker: list[int] = [0] * figures
        # seats
        self.hand: list[tuple[int, ...]] = [()] * box.players
        self.weapons: list[tuple[Held, ...]] = [()] * box.players
        self.bleeding: list[bool] = [False] * box.players
        self.eliminated: list[bool] = [False] * box.players
        self.standing: tuple[int, ...] = tuple(range(box.players))
        # cards: a deck is what is left in it; which card comes next is only decided when it is drawn
        self.order_deck: list[int] = [order.copies for order in box.orders]
        self.order_discard: list[int] = [0] * len(box.orders)
        self.removed_orders: tuple[int, ...] = ()
        self.ai_cards: tuple[int, ...] = ()
        """Every card of the AI deck in use, wherever it is."""
        self.ai_deck: tuple[int, ...] = ()
        self.ai_discard: tuple[int, ...] = ()
        self.weapon_deck: tuple[int, ...] = ()
        self.weapon_discards: tuple[int, ...] = ()
        self.removed_weapons: tuple[int, ...] = ()
        """Weapons put back into the box: out of the game."""
        self.supply: list[int] = [weapon.copies if weapon.deck == "special" else 0 for weapon in box.weapons]
        self.marker_piles: list[int] = [box.content.markers[kind].count for kind in box.marker_kinds]
        self.marker_discards: list[tuple[str, ...]] = [()] * len(box.marker_kinds)
        # map
        self.holes: tuple[int, ...] = ()
        self.sealed: tuple[int, ...] = ()
        self.hole_tokens: tuple[int, ...] = ()
        self.doors: tuple[Door, ...] = ()
        self.bridges: tuple[tuple[int, int], ...] = ()
        """Areas of unconnected tiles that are next to each other all the same."""
        self.equipment: tuple[PlacedEquipment, ...] = ()
        self.face_down: tuple[str, ...] = ()
        """Location cards in play that lie face down."""
        self.dropped: tuple[DroppedWeapon, ...] = ()
        """Oldest first."""
        self.levels: tuple[LocationDeck, ...] = ()
        """The location decks that still hold cards."""
        self.layout: tuple[LaidTiles, ...] = ()
        """How the map was laid, piece by piece."""
        self.layout_seed = 0
        # turn
        self.turn = 0
        self.first = 0
        self.active = 0
        self.step = "setup"
        self.stage = 0
        self.achieved = False
        """What the objective asks somebody to do has been done."""
        self.used: tuple[OnceATurn, ...] = ()
        self.reloaded: tuple[int, ...] = ()
        """Seats that have had their Active Reload this turn."""
        self.moved: tuple[int, ...] = ()
        """Seats whose COG has moved this turn."""
        self.attacked: tuple[int, ...] = ()
        """Seats whose COG has attacked this turn."""
        self.steps_moved = 0
        """Areas the active player's COG has moved this turn."""
        self.began_at: tuple[int, ...] = ()
        """Area of each COG when the turn began."""
        self.followers: tuple[Following, ...] = ()
        self.guarded = False
        self.own_guarded = False
        self.skip_locusts = False
        self.no_guard = False
        self.ai_card = 0
        self.verdicts: tuple[Verdict, ...] = ()
        """How the conditions of the last AI card were judged, figure by figure."""
        self.enemies: tuple[Enemy | None, ...] = ()
        self.enemy: tuple[Enemy | None, ...] = ()
        """The enemy card each figure stands for at present."""

    # ------------------------------------------------------------------ saves

    def dump(self) -> dict[str, Any]:
        """Everything that changes; the map follows from how it was laid, enemy cards from their ids."""
        data = super().dump()
        data["enemies"] = [enemy.id if enemy else None for enemy in self.enemies]
        return data

    def restore(self, data: dict[str, Any], frames: dict[str, type[Frame[Any]]]) -> None:
        """Take everything from plain data."""
        super().restore(data, frames)
        self.set_enemies(tuple(data["enemies"]))
        self.shape = bridged(laid(self.box.content.tiles, self.layout), self.bridges)

    def unseed(self) -> Box:
        """Go on with a box that does not know the seed."""
        self.box = self.box.unseeded()
        return self.box

    # ------------------------------------------------------------------ figures

    def set_enemies(self, ids: tuple[str | None, ...]) -> None:
        """Put enemy cards on slots A, B and C."""
        cards = self.box.enemies
        self.enemies = tuple(cards[enemy] if enemy else None for enemy in ids)
        by_figure = {enemy.figure: enemy for enemy in self.enemies if enemy}
        for enemy_id, kind in stand_ins(self.box.mission):
            if enemy_id in ids:
                by_figure.setdefault(kind, cards[enemy_id])
        self.enemy = tuple(by_figure.get(kind) for kind in self.box.figure_kind)

    @staticmethod
    def is_cog(figure: int) -> bool:
        """Whether a figure is a COG; its number is its seat then."""
        return figure < MAX_COGS

    def enemy_of(self, figure: int) -> Enemy:
        """The enemy card of a Locust figure in play."""
        enemy = self.enemy[figure]
        assert enemy is not None
        return enemy

    def locusts(self) -> list[int]:
        """Locust figures in play."""
        area = self.area
        return [figure for figure in self.box.locusts if area[figure] >= 0]

    def family(self, family: str) -> list[int]:
        """Locust figures in play that use the AI cards of that family."""
        area, enemy = self.area, self.enemy
        return [f for f in self.box.locusts if area[f] >= 0 and (e := enemy[f]) is not None and e.family == family]

    def slot(self, slot: str) -> list[int]:
        """Locust figures in play of slot A, B or C."""
        card = self.enemies[SLOTS.index(slot)] if slot in SLOTS else None
        return [f for f in self.box.locusts if self.area[f] >= 0 and self.enemy[f] is card] if card else []

    def figures_in(self, area: int) -> list[int]:
        """All figures in an area, COGs first."""
        where = self.area
        return [figure for figure in range(len(where)) if where[figure] == area]

    def free_covers(self, area: int) -> list[int]:
        """Cover spaces of an area that nobody holds."""
        taken = self.cover
        return [cover for cover in self.shape.covers_of_area[area] if cover not in taken]

    def sees(self, figure: int, other: int) -> bool:
        """Whether two figures see each other."""
        area, cover = self.area, self.cover
        return self.shape.sees(area[figure], cover[figure], area[other], cover[other])

    def range(self, figure: int, other: int) -> int:
        """Range between two figures."""
        return self.shape.range[self.area[figure]][self.area[other]]

    def place(self, figure: int, area: int) -> None:
        """Put a figure into an area, out of cover."""
        self.area[figure] = area
        self.cover[figure] = -1

    def update_standing(self) -> None:
        """After somebody bled out, was revived or eliminated."""
        self.standing = tuple(s for s in range(self.box.players) if not self.bleeding[s] and not self.eliminated[s])
        self.alert = True

    # ------------------------------------------------------------------ what has happened this turn

    def begin_turn(self) -> None:
        """Nothing has been done yet, and COGs begin where they stand."""
        self.used = ()
        self.reloaded = self.moved = self.attacked = ()
        self.steps_moved = 0
        self.began_at = tuple(self.area[: self.box.players])
        self.followers = ()
        self.guarded = self.own_guarded = self.skip_locusts = self.no_guard = False

    def use_up(self, what: OnceATurn) -> None:
        """The active player has done what he may do once a turn."""
        self.used = (*self.used, what)

    def note_move(self, seat: int) -> None:
        """A COG has moved."""
        if seat not in self.moved:
            self.moved = (*self.moved, seat)

    def note_attack(self, seat: int) -> None:
        """A COG has attacked."""
        if seat not in self.attacked:
            self.attacked = (*self.attacked, seat)

    # ------------------------------------------------------------------ names

    def ref(self, figure: int) -> str:
        """Name of a figure."""
        return self.box.figure_refs[figure]

    def area_ref(self, area: int) -> str:
        """Name of an area."""
        return self.shape.area_refs[area]

    def cover_ref(self, cover: int) -> str:
        """Name of a cover space."""
        return self.shape.cover_refs[cover]

    # ------------------------------------------------------------------ seats and rules in force

    @property
    def decider(self) -> int:
        """The active player, or the next one still in the game if he was eliminated."""
        seat = self.active
        for _ in range(self.box.players):
            if not self.eliminated[seat]:
                return seat
            seat = (seat + 1) % self.box.players
        return self.active

    def in_turn_order(self, seats: list[int]) -> tuple[int, ...]:
        """Seats sorted from the active player on."""
        players = self.box.players
        return tuple(sorted(seats, key=lambda seat: (seat - self.active) % players))

    def cogs_in(self, area: int) -> list[int]:
        """Seats whose COG stands upright in an area."""
        return [seat for seat in self.standing if self.area[seat] == area]

    def end(self, winner: str, reason: str) -> None:
        """The game is over."""
        self.outcome = Outcome(winner, reason)
        self.emit("game_ended", winner=winner, reason=reason, turn=self.turn)

    def resign(self, seat: int) -> None:
        """Ruling T-01: the squad gives the mission up."""
        self.emit("game_resigned", seat=seat)
        self.end("locust", "resigned")


class BoardFrame(Frame[BoardTable]):
    """A rule of the board game in progress."""

    __slots__ = ()


__all__ = ["MAX_COGS", "BoardFrame", "BoardTable"]
