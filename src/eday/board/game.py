"""The board game as a Game: set-up, saving, hidden things, explanations."""

from __future__ import annotations

import os
import random
from typing import Any, Self

from eday.board.box import RULES_VERSION, Box, content_hash
from eday.board.frames import FRAMES
from eday.board.hidden import redraw
from eday.board.map import MapShape, bridged, lay
from eday.board.setup import new_table, pack_box
from eday.board.table import BoardTable
from eday.content import Content, ContentError, from_patch, load
from eday.kernel import Game, Layout, Reason, SaveError, SetupError
from eday.kernel.restore import replayed, seat_at, verified
from eday.kernel.seed import recorded_seed


class BoardGame(Game[BoardTable]):
    """Gears of War: The Board Game, from set-up to victory or defeat."""

    __slots__ = ("_box",)

    def __init__(self, box: Box | None = None) -> None:
        super().__init__(new_table(box) if box else None)
        if box:
            self._box = box
            self._run()

    def _again(self) -> Game[BoardTable]:
        return BoardGame(self._box)

    def _share(self, new: Self) -> None:
        new._box = self._box

    def _copy_table(self) -> BoardTable:
        return self._table.copy()

    def _dump(self) -> dict[str, Any]:
        return self._table.dump()

    def _head(self) -> dict[str, Any]:
        box = self._box
        return {
            "game": "board",
            "rules": RULES_VERSION,
            "content": {"hash": content_hash(box.content, box.mission), "patch": box.content.patch},
            "setup": {
                "mission": box.mission.id,
                "cogs": [cog.id for cog in box.cogs],
                "insane": box.insane,
                "horde": box.horde,
            },
            "seed": box.seed,
        }

    @property
    def seats(self) -> int:
        """Number of seats, in the order of the COGs."""
        return self._box.players

    @property
    def mission(self) -> str:
        """Id of the mission."""
        return self._box.mission.id

    @property
    def turn(self) -> int:
        """Number of the present turn; 0 during set-up."""
        return self._table.turn

    @property
    def stage(self) -> int:
        """Number of the present stage, from 1 on."""
        return self._table.stage + 1

    def view(self, seat: int | None, *, whole: bool = True) -> dict[str, Any]:
        """What that seat (None = a spectator) may see, built from a whitelist."""
        from eday.board.view import build_view

        return build_view(self._table, self.decision_for(seat), seat, whole)

    def layout(self) -> Layout | None:
        """The drawn map: as long as no tile is laid and no door opened, views differ in what lies on it alone."""
        from eday.board.view import drawn_map

        return drawn_map(self._table) if self._table.layout else None

    def why_not(self, seat: int, ref: str, kind: str | None = None) -> list[Reason]:
        """Why nothing, or nothing of that kind, is on offer for that thing."""
        from eday.board.why_not import reasons

        return reasons(self._table, self.decision, seat, ref, kind)

    def odds(self, option_id: str) -> dict[str, Any] | None:
        """Exact odds and every die with its reason for an attack or reaction on offer; None for other options."""
        from eday.board.odds import attack_odds
        from eday.board.reaction_odds import reaction_odds

        decision = self.decision
        option = decision.find(option_id) if decision else None
        if decision is None or option is None:
            return None
        return attack_odds(self._table, decision, option) or reaction_odds(self._table, decision, option)

    def futile(self) -> tuple[str, ...]:
        """Ids of the options on offer that would do nothing now."""
        from eday.board.futile import futile_options

        return futile_options(self._table, self.decision) if self.decision else ()

    def sight(self, ref: str) -> list[str]:
        """Figures and areas in sight of a figure, COG, area or cover space; empty for an unknown one."""
        from eday.board.sightings import seen_from

        return seen_from(self._table, ref)

    def _unseed(self) -> None:
        self._box = self._table.box = self._box.unseeded()

    def _redraw(self, seat: int, rng: random.Random) -> None:
        redraw(self._table, self.decision, seat, rng)


def _content(overlay: str | os.PathLike[str] | None) -> Content:
    if overlay is not None and not isinstance(overlay, str | os.PathLike):
        raise SetupError("setup-content-path", content=str(overlay))
    try:
        return load(overlay)
    except (ContentError, OSError, ValueError) as error:
        raise SetupError("setup-content", problem=str(error)) from error


def new(
    mission: str = "emergence",
    cogs: tuple[str, ...] | list[str] = ("marcus_fenix", "dominic_santiago"),
    seed: int = 7,
    *,
    insane: bool = False,
    horde: str = "normal",
    content: str | os.PathLike[str] | None = None,
) -> BoardGame:
    """A new board game; SetupError for wishes that cannot be met."""
    return BoardGame(pack_box(_content(content), mission, cogs, seed, insane, horde))


def _box_of(data: dict[str, Any], any_version: bool = False) -> Box:
    if not any_version and data.get("rules") != RULES_VERSION:
        raise SaveError("save-other-rules", found=str(data.get("rules")), wanted=RULES_VERSION)
    try:
        seed = recorded_seed(data)
        content = from_patch(data["content"]["patch"])
        setup = data["setup"]
        box = pack_box(content, setup["mission"], setup["cogs"], seed, setup["insane"], setup["horde"])
        if not any_version and content_hash(content, box.mission) != data["content"]["hash"]:
            raise SaveError("save-other-content")
        return box
    except ContentError as error:
        raise SaveError("save-content", problem=str(error)) from error
    except (SetupError, KeyError, TypeError, AttributeError) as error:
        raise SaveError("save-damaged") from error


def from_save(data: dict[str, Any], trusted: bool = False) -> BoardGame:
    """A game from the data of a save. Unless trusted, its choices are replayed and must lead to its state."""
    box = _box_of(data)
    return verified(lambda: _restored(box, data), lambda: BoardGame(box), trusted)


def _restored(box: Box, data: dict[str, Any]) -> BoardGame:
    game = BoardGame()
    game._box = box
    table = BoardTable(box)
    table.restore(data["state"], FRAMES)
    table.shape = bridged(_shape(box.content, table.layout), table.bridges)
    seat_at(game, table, data)
    return game


def _shape(content: Content, layout: tuple[tuple[int, tuple[str, ...], int, bool], ...]) -> MapShape:
    shape: MapShape | None = None
    for _, order, at, turned_first in layout:
        shape = lay(content.tiles, order, shape, at, turned_first=turned_first)
    if shape is None:
        raise ValueError(layout)
    return shape


def replay(record: dict[str, Any], any_version: bool = False) -> BoardGame:
    """Play a record again."""
    return replayed(record, lambda told: BoardGame(_box_of(told, any_version)))
