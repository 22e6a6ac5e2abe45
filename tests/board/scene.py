"""Building positions for tests: figures, hands, rigged dice, and a jump into any step of a turn."""

from __future__ import annotations

from typing import Any

from eday.board.box import Box
from eday.board.game import BoardGame
from eday.board.locusts.activation import LocustActivation
from eday.board.locusts.spawning import unused
from eday.board.map import LaidTiles, lay
from eday.board.missions.stages import StageFlip
from eday.board.orders.order import OrderStep
from eday.board.pieces import Door, Held, PlacedEquipment
from eday.board.setup import pack_box
from eday.board.table import BoardTable
from eday.board.turn import HealStep, Turns
from eday.content.board import from_patch, load
from eday.kernel import Decision, Event
from eday.kernel.fields import fields
from eday.kernel.table import Frame

MARCUS, DOM, COLE, BAIRD = "marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird"
SQUAD = (MARCUS, DOM, COLE, BAIRD)
ATTACK_FACES = {"omen": 0, "one_wound": 1, "two_wounds": 4, "blank": 5}
LAST_STAND: list[dict[str, Any]] = [{"objective": {"is": "no_locust_in_play"}, "wins": True}]
"""Stages for a mission with other enemies than its own stages speak of."""
ORDER_CARDS = sum(order.copies for order in load().orders.values())
DEFENSE_FACES = {"two_shields": 0, "one_shield": 1, "blank": 3}


class RiggedTable(BoardTable):
    """A table whose dice and draws can be fixed beforehand; then chance goes on as usual."""

    __slots__ = ("dice", "picks", "rolls")

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(box)
        self.dice: list[int] = []
        self.picks: list[int] = []
        self.rolls: list[int] = []
        """How many dice were rolled each time."""

    def roll(self, dice: int) -> list[int]:
        self.rolls.append(dice)
        faces = super().roll(dice)
        for i in range(dice):
            if self.dice:
                faces[i] = self.dice.pop(0)
        return faces

    def random(self, n: int) -> int:
        pick = super().random(n)
        return self.picks.pop(0) % n if self.picks else pick


class Scene:
    """A game under the test's control. Areas and covers are given by name ("2A.B", "2A.c1")."""

    def __init__(
        self,
        cogs: tuple[str, ...] = (MARCUS, DOM),
        *,
        tiles: tuple[str, ...] | None = ("2A", "9A", "12A", "16A"),
        mission: str = "emergence",
        insane: bool = False,
        patch: dict[str, Any] | None = None,
        seed: int = 1,
        horde: str = "normal",
    ) -> None:
        """COGs stand in the first tile's entrance area with empty hands; no Locust is on the map.

        With `tiles=None` map, figures and hands stay as the mission's set-up left them.
        """
        content = from_patch(patch or {})
        box: Box = pack_box(content, mission, cogs, seed, insane, horde)
        self.game = BoardGame(box)
        while self.game.decision is not None and self.game._table.turn == 0:
            self.game.choose(self.game.decision.options[0].id)
        self.t = self._rigged(self.game._table)
        self.game._table = self.t
        if tiles is not None:
            self._lay(tiles)
        self.events: list[Event] = []

    @staticmethod
    def _rigged(table: BoardTable) -> RiggedTable:
        rigged = RiggedTable(table.box)
        plain = table.copy()
        for name in (*fields(BoardTable), "shape", "enemies", "enemy", "stack", "outcome", "log"):
            setattr(rigged, name, getattr(plain, name))
        return rigged

    def _lay(self, tiles: tuple[str, ...]) -> None:
        t = self.t
        shape = lay(t.box.content.tiles, tiles)
        assert shape is not None
        t.shape, t.layout, t.bridges = shape, (LaidTiles(1, tiles, -1, False),), ()
        t.holes, t.sealed, t.hole_tokens = shape.holes, (), ()
        t.doors = (Door(shape.exit_of_tile[-1], len(tiles) - 1, 1, 0),)
        t.equipment = tuple(
            PlacedEquipment(area, tile)
            for tile, area in zip(tiles, shape.equipment_of_tile, strict=True)
            if area >= 0 and t.box.content.locations[tile].equipment
        )
        self.clear()
        for seat in range(t.box.players):
            t.place(seat, shape.entrance_of_tile[0])
            for card in t.hand[seat]:
                t.order_deck[card] += 1
            t.hand[seat] = ()

    def clear(self) -> None:
        """Take all Locusts off the map, unwounded."""
        t = self.t
        for figure in t.box.locusts:
            t.area[figure] = t.cover[figure] = -1
            t.marker[figure] = 0
        t.marker_piles = [t.box.content.markers[kind].count for kind in t.box.marker_kinds]
        t.marker_discards = [()] * len(t.box.marker_kinds)
        t.dropped = ()

    # ------------------------------------------------------------------ arranging

    def area(self, name: str) -> int:
        """Number of an area."""
        return self.t.shape.area_index[name]

    def cover(self, name: str) -> int:
        """Number of a cover space."""
        return self.t.shape.cover_index[name]

    def put(self, kind: str, area: str, cover: str | None = None, wounded: bool = False) -> int:
        """An unused Locust figure onto the map; its number."""
        figure = unused(self.t, kind)
        assert figure >= 0, f"no {kind} left"
        self.t.place(figure, self.area(area))
        if cover is not None:
            self.t.cover[figure] = self.cover(cover)
        if wounded:
            self.t.marker[figure] = 1
            self.t.marker_piles[self.t.box.marker_kinds.index(kind)] -= 1
        return figure

    def cog(self, seat: int, area: str, cover: str | None = None) -> None:
        """Place a COG."""
        self.t.place(seat, self.area(area))
        if cover is not None:
            self.t.cover[seat] = self.cover(cover)

    def hand(self, seat: int, *cards: str) -> None:
        """Give a hand of cards, taken from the deck; what was held goes back to it."""
        t = self.t
        for card in t.hand[seat]:
            t.order_deck[card] += 1
        numbers = [t.box.order_index[card] for card in cards]
        for number in numbers:
            t.order_deck[number] -= 1
            assert t.order_deck[number] >= 0, "more copies than there are"
        t.hand[seat] = tuple(sorted(numbers))

    def hand_names(self, seat: int) -> list[str]:
        """Ids of the cards a seat holds."""
        return [self.t.box.orders[card].id for card in self.t.hand[seat]]

    def give(self, seat: int, weapon: str, tokens: int) -> None:
        """Put a weapon with tokens among a seat's weapons, or set its tokens."""
        t = self.t
        number = t.box.weapon(weapon)
        rest = tuple(held for held in t.weapons[seat] if held.weapon != number)
        if len(rest) == len(t.weapons[seat]):
            if t.box.weapons[number].deck == "special":
                t.supply[number] -= 1
            else:
                deck = list(t.weapon_deck)
                deck.remove(number)
                t.weapon_deck = tuple(deck)
        t.weapons[seat] = (*rest, Held(number, tokens))

    def tokens(self, seat: int, weapon: str) -> int:
        """Tokens on a weapon; -1 if the seat does not hold it."""
        return dict(self.t.weapons[seat]).get(self.t.box.weapon(weapon), -1)

    def bleed(self, seat: int) -> None:
        """Lay a COG down."""
        self.hand(seat)
        self.t.bleeding[seat] = True
        self.t.cover[seat] = -1
        self.t.update_standing()

    def attack_dice(self, *faces: str) -> None:
        """Rig the next attack dice (then defense dice) to be rolled."""
        self.t.dice += [ATTACK_FACES[face] for face in faces]

    def defense_dice(self, *faces: str) -> None:
        """Rig further dice as defense dice."""
        self.t.dice += [DEFENSE_FACES[face] for face in faces]

    # ------------------------------------------------------------------ jumping into a step

    def _start(self, seat: int, step: str, after: str, frames: list[Frame[Any]]) -> Decision | None:
        t = self.t
        t.active = seat
        t.step = step
        t.turn = max(1, t.turn)
        t.begin_turn()
        turns = Turns()
        turns.next = after
        t.stack[:] = [turns, *frames]
        t.log = []
        t.alert = True
        self.events = self.game._run()
        return self.game.decision

    def begin_turn(self, seat: int = 0) -> Decision | None:
        """The seat's turn from its beginning."""
        return self._start(seat, "heal", "begin", [])

    def at_heal(self, seat: int = 0) -> Decision | None:
        """The Heal step."""
        return self._start(seat, "heal", "order", [HealStep(seat)])

    def at_order(self, seat: int = 0) -> Decision | None:
        """The COG Order step."""
        return self._start(seat, "order", "locust", [OrderStep(seat)])

    def at_locusts(self, *cards: int, seat: int = 0) -> Decision | None:
        """The Locust Activation step; these AI cards are drawn, in this order."""
        t = self.t
        order = list(dict.fromkeys([*cards]))
        everything = sorted({*t.ai_deck, *t.ai_discard, *order})
        rest = [card for card in everything if card not in order]
        t.ai_deck, t.ai_discard = (*order, *rest), ()
        t.picks = [0] * len(order) + t.picks
        return self._start(seat, "locust", "end", [LocustActivation()])

    def at_flip(self, seat: int = 0) -> Decision | None:
        """The present stage flips now, between two turns, whatever its objective."""
        return self._start(seat, "end", "end", [StageFlip()])

    def at_stage(self, stage: int) -> None:
        """Flip on to a stage (from 1 on), the first option taken wherever a flip asks."""
        while self.t.stage + 1 < stage:
            before = self.t.stage
            self.at_flip()
            while self.t.stage == before:
                self.choose(self.decision.options[0].id)

    # ------------------------------------------------------------------ playing

    @property
    def decision(self) -> Decision:
        """The open decision (there must be one)."""
        assert self.game.decision is not None
        return self.game.decision

    @property
    def ids(self) -> list[str]:
        """Ids on offer."""
        return [option.id for option in self.decision.options]

    def offered(self, kind: str) -> list[str]:
        """Ids on offer of one kind."""
        return [option.id for option in self.decision.options if option.kind == kind]

    def choose(self, *ids: str) -> list[Event]:
        """Choose one after the other; the events of all of them, also added to `events`."""
        new: list[Event] = []
        for option_id in ids:
            new += self.game.choose(option_id)
        self.events += new
        return new

    def wind_up(self) -> None:
        """End the order: nothing may be left to do in it but to throw weapons away."""
        assert {option.kind for option in self.decision.options} <= {"drop", "end", "skip"}, self.ids
        self.choose("skip" if self.decision.kind == "gun_fired" else "end")

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Data of all events of a kind since the jump."""
        return [dict(event.full().data) for event in self.events if event.kind == kind]

    def ref(self, figure: int) -> str:
        """Name of a figure."""
        return self.t.ref(figure)

    def where(self, figure: int) -> str | None:
        """Name of the area a figure stands in."""
        return self.t.shape.areas[self.t.area[figure]] if self.t.area[figure] >= 0 else None
