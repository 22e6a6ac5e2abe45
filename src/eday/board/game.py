"""The board game as a Game: set-up, saving, hidden things, explanations."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from eday.board.box import RULES_VERSION, Box, content_hash
from eday.board.brief import BoardBrief, build_brief
from eday.board.components import components_of
from eday.board.hidden import redraw
from eday.board.missions.stages import judge
from eday.board.setup import new_table, pack_box
from eday.board.table import BoardFrame, BoardTable
from eday.board.view_types import BoardState, BoardView, Odds, Reach
from eday.content import ContentError
from eday.content.board import Content, from_patch, load
from eday.kernel import Game, Layout, Reason, SaveError, SetupError
from eday.kernel.restore import same_content

if TYPE_CHECKING:
    from eday.board.combat.ways import Attacks


class BoardGame(Game[BoardTable]):
    """Gears of War: The Board Game, from set-up to victory or defeat."""

    KIND = "board"
    RULES = RULES_VERSION
    TABLE = BoardTable
    FRAME = BoardFrame
    __slots__ = ()

    @staticmethod
    def _laid_out(box: Box) -> BoardTable:
        return new_table(box)

    @staticmethod
    def _judge(table: BoardTable) -> None:
        judge(table)

    @staticmethod
    def _box_from(data: dict[str, Any], seed: int, any_version: bool) -> Box:
        setup = data["setup"]
        try:
            content = from_patch(data["content"]["patch"])
        except ContentError as error:
            raise SaveError("save-content", problem=error) from error
        guided = setup.get("guided", False)
        box = pack_box(content, setup["mission"], setup["cogs"], seed, setup["insane"], setup["horde"], guided)
        same_content(data, content_hash(content, box.mission, box.guided), any_version)
        return box

    @property
    def box(self) -> Box:
        """What never changes in this game."""
        box: Box = self._box
        return box

    @property
    def seats(self) -> int:
        """Number of seats, in the order of the COGs."""
        return self.box.players

    @property
    def mission(self) -> str:
        """Id of the mission."""
        return self.box.mission.id

    @property
    def turn(self) -> int:
        """Number of the present turn; 0 during set-up."""
        return self._table.turn

    @property
    def stage(self) -> int:
        """Number of the present stage, from 1 on."""
        return self._table.stage + 1

    @overload
    def view(self, seat: int | None, *, whole: Literal[True] = True) -> BoardView: ...

    @overload
    def view(self, seat: int | None, *, whole: Literal[False]) -> BoardState: ...

    def view(self, seat: int | None, *, whole: bool = True) -> BoardView | BoardState:
        """What that seat (None = a spectator) may see, built from a whitelist."""
        from eday.board.view import build_state, build_view

        return build_view(self._table, self.decision_for(seat), seat) if whole else build_state(self._table, seat)

    def brief(self, seat: int) -> BoardBrief:
        """What that seat may know, in numbers and quickly, for players who weigh many positions."""
        return build_brief(self._table, seat)

    def layout(self) -> Layout:
        """The drawn map: as long as no tile is laid and no door opened, views differ in what lies on it alone."""
        from eday.board.view import drawn_map

        return drawn_map(self._table)

    def components(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What is printed on cards, figures and dice of this game, by group and id; to be read, not changed."""
        return components_of(self._box.content)

    def laid(self) -> dict[str, Any] | None:
        """How the map was laid, tile by tile; None before it is."""
        from eday.board.map.laid import placement

        t = self._table
        return placement(t.layout, [door.tile for door in t.doors], t.bridges) if t.layout else None

    def _reasons(self, seat: int, ref: str, kind: str | None) -> list[Reason]:
        from eday.board.reasons import reasons

        return reasons(self._table, self.decision, seat, ref, kind)

    def odds(self, option_id: str) -> Odds | None:
        """Exact odds and every die with its reason for an attack or reaction on offer; None for other options."""
        from eday.board.combat.odds import attack_odds
        from eday.board.combat.reaction_odds import reaction_odds

        decision = self.decision
        option = decision.find(option_id) if decision else None
        if decision is None or option is None:
            return None
        # Odds of an attack are odds without ways.
        attack = cast("Odds | None", attack_odds(self._table, decision, option))
        return attack or reaction_odds(self._table, decision, option)

    def reach(self, option_id: str | None = None) -> Reach | None:
        """Every place the movement may end in that an option leads to, or (without one) that is asked for now.

        It knows no more than the seat that is asked; None where there is nothing to walk.
        """
        from eday.board.reach import reach_of

        return reach_of(self._table, self.decision, option_id) if self.decision else None

    def attacks(self, ref: str) -> Attacks:
        """Every way in which whoever is asked could attack a figure or an area, with odds, or with what bars it."""
        from eday.board.combat.ways import Attacks, attack_ways

        return attack_ways(self._table, self.decision, ref) if self.decision else Attacks()

    def futile(self) -> tuple[str, ...]:
        """Ids of the options on offer that would do nothing now."""
        from eday.board.orders.futile import futile_options

        return futile_options(self._table, self.decision) if self.decision else ()

    def doubts(self) -> Mapping[str, Reason]:
        """The end of a card whose actions are not all used."""
        from eday.board.orders.unused import end_doubts

        return end_doubts(self._table, self.decision) if self.decision else {}

    def sight(self, ref: str) -> list[str]:
        """Figures and areas in sight of a figure, COG, area or cover space; empty for an unknown one."""
        from eday.board.sightings import seen_from

        return seen_from(self._table, ref)

    def _redraw(self, seat: int, rng: random.Random) -> None:
        redraw(self._table, self.decision, seat, rng)


def _content(overlay: str | os.PathLike[str] | Any | None) -> Content:
    if overlay is not None and not isinstance(overlay, str | os.PathLike):
        raise SetupError("setup-content-path", content=str(overlay))
    try:
        return load(overlay)
    except (ContentError, OSError, ValueError) as error:
        raise SetupError("setup-content", problem=error) from error


def new(
    mission: str | Any = "emergence",
    cogs: tuple[str, ...] | list[str] | Any = ("marcus_fenix", "dominic_santiago"),
    seed: int | Any = 7,
    *,
    insane: bool | Any = False,
    horde: str | Any = "normal",
    content: str | os.PathLike[str] | Any | None = None,
) -> BoardGame:
    """A new board game; SetupError for what cannot be had."""
    return BoardGame(pack_box(_content(content), mission, cogs, seed, insane, horde))


def new_guided(*, content: str | os.PathLike[str] | Any | None = None) -> BoardGame:
    """The guided first mission: its squad, its seed and its map are given."""
    cards = _content(content)
    first = cards.first_mission
    return BoardGame(pack_box(cards, first.mission, first.cogs, first.seed, False, "normal", True))
