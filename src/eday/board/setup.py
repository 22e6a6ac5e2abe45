"""BG-SETUP: from the box to the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from eday.board.box import MAX_COGS, SLOTS, Box
from eday.board.locusts.spawning import spawn_on_tiles
from eday.board.locusts.steps import Steps
from eday.board.map import LAST, SEPARATE
from eday.board.missions.exploring import lay_level, lay_next_tile
from eday.board.missions.mission_steps import ai_deck, entrances
from eday.board.missions.stages import begin_stage
from eday.board.orders.cards import draw_orders, hand_limit
from eday.board.orders.moves import cover_options
from eday.board.pieces import Held, LocationDeck
from eday.board.table import BoardFrame, BoardTable
from eday.board.turn import Turns
from eday.board.verbs.figures import enter_cover
from eday.content.board import Content, schema
from eday.kernel import Decision, Option, SetupError
from eday.kernel.rng import stream
from eday.kernel.seed import checked_seed

HORDE: Final = ("casual", "normal", "hardcore", "insane")


def pack_box(
    content: Content,
    mission: object,
    cogs: object,
    seed: object,
    insane: object,
    horde: object,
    guided: object = False,
) -> Box:
    """The box of a requested set-up; SetupError says what is wrong and what would do."""
    if not isinstance(mission, str) or mission not in content.missions:
        raise SetupError("setup-unknown-mission", mission=str(mission), known=", ".join(content.missions))
    card = content.missions[mission]
    if guided:
        card = cut_short(content, card)
    if isinstance(cogs, str) or not isinstance(cogs, (list, tuple)):
        raise SetupError("setup-cogs-list", cogs=str(cogs))
    _check_cogs(content, card, [str(cog) for cog in cogs])
    number = checked_seed(seed)
    if not isinstance(insane, bool):
        raise SetupError("setup-insane", insane=str(insane))
    if horde not in HORDE:
        raise SetupError("setup-horde", horde=str(horde), known=", ".join(HORDE))
    return Box(content, card, tuple(str(cog) for cog in cogs), number, insane, str(horde), bool(guided))


def cut_short(content: Content, mission: schema.Mission) -> schema.Mission:
    """The mission as it is played under guidance, with the few tiles of the first mission."""
    first = content.first_mission
    if mission.id != first.mission:
        raise SetupError("setup-guided", mission=mission.id, guided=first.mission)
    levels = tuple([schema.Level(locations=locations) for locations in first.levels])
    return msgspec.structs.replace(mission, levels=levels)


def _check_cogs(content: Content, mission: schema.Mission, cogs: list[str]) -> None:
    for cog in cogs:
        if cog not in content.cogs:
            raise SetupError("setup-unknown-cog", cog=cog, known=", ".join(content.cogs))
        if cogs.count(cog) > 1:
            raise SetupError("setup-cog-twice", cog=cog)
    if not 1 <= len(cogs) <= MAX_COGS:
        raise SetupError("setup-players", players=len(cogs), most=MAX_COGS)
    if not mission.min_players <= len(cogs) <= mission.max_players:
        raise SetupError(
            "setup-mission-players", mission=mission.id, least=mission.min_players, most=mission.max_players
        )


def new_table(box: Box) -> BoardTable:
    """Everything laid out, nothing decided yet."""
    t = BoardTable(box)
    mission = box.mission
    t.rng = stream(box.seed, "play")
    t.layout_seed = stream(box.seed, "layout")
    t.set_enemies(tuple(mission.enemies.get(slot) for slot in SLOTS))
    t.ai_cards = t.ai_deck = ai_deck(t, mission.general_ai)
    t.weapon_deck = tuple(
        i for i, weapon in enumerate(box.weapons) if weapon.deck == "random" for _ in range(weapon.copies)
    )
    t.levels = tuple(
        LocationDeck(i + 1, level.locked, level.locations or mission.difficulties[box.horde])
        for i, level in enumerate(mission.levels)
    )
    for seat, cog in enumerate(box.cogs):
        t.weapons[seat] = tuple(Held(box.weapon(held.weapon), held.tokens) for held in cog.weapons)
        for held in cog.weapons:
            t.supply[box.weapon(held.weapon)] -= 1
    t.push(Setup())
    return t


def lay_start(t: BoardTable) -> list[range]:
    """Lay what lies on the table before the first turn; the tiles of each map."""
    mission = t.box.mission
    if mission.first_tile_only:
        return [lay_next_tile(t, 1)]
    turned = any(isinstance(step, schema.TurnFirstTile) for step in mission.setup)
    maps = [lay_level(t, 1, LAST, turned)]
    for number, level in enumerate(mission.levels, start=1):
        if level.separate_map:
            maps.append(lay_level(t, number, SEPARATE))
    return maps


class Start(NamedTuple):
    """The map that the COG of a seat starts on."""

    seat: int
    map: int


class Setup(BoardFrame):
    """The order of the rulebook: map and spawns, mission rules, COGs, hands."""

    FIELDS = ("ask", "phase", "teams")
    __slots__ = FIELDS
    RECORDS: ClassVar[Mapping[str, Any]] = {"teams": Start}
    NAME = "setup"

    def __init__(self) -> None:
        self.phase = "map"
        self.ask: tuple[int, ...] = ()
        """Seats still to be asked."""
        self.teams: tuple[Start, ...] = ()
        """Where each seat begins, if there are several maps."""

    def advance(self, t: BoardTable) -> Decision | None:
        phase = self.phase
        if phase == "map":
            self._lay(t)
        elif phase == "teams":
            if self.ask:
                return self._ask_team(t)
            self.phase = "spawns"
        elif phase == "spawns":
            self.phase = "mission"
            for number in reversed(range(len(entrances(t)))):
                tiles = [i for i, areas in enumerate(t.shape.areas_of_tile) if t.shape.map_of_area[areas[0]] == number]
                spawn_on_tiles(t, range(tiles[0], tiles[-1] + 1), self._team_size(t, number))
        elif phase == "mission":
            self.phase = "cogs"
            t.push(Steps("setup", you=t.first))
        elif phase == "cogs":
            self.phase = "cover"
            self._place_cogs(t)
        elif self.ask:
            seat = self.ask[0]
            return Decision(seat, "setup_cover", (*cover_options(t, seat), Option("stay", "stay")))
        else:
            self._begin(t)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        seat = self.ask[0]
        self.ask = self.ask[1:]
        if option.kind == "cover":
            enter_cover(t, seat, option.value)
        elif option.kind == "team":
            self.teams = (*self.teams, Start(seat, option.value))
            t.emit("team_joined", seat=seat, map=option.value + 1)

    def _lay(self, t: BoardTable) -> None:
        t.emit("game_started", mission=t.box.mission.id, cogs=[t.ref(s) for s in t.standing], insane=t.box.insane)
        t.first = t.active = t.random(t.box.players)
        t.emit("first_player_chosen", seat=t.first)
        lay_start(t)
        self.phase = "spawns"
        if len(entrances(t)) > 1:
            self.phase = "teams"
            self.ask = t.in_turn_order(list(t.standing))

    def _ask_team(self, t: BoardTable) -> Decision:
        """BG-MISSION-SCATTERED-02: the squad splits as evenly as it can."""
        players, maps = t.box.players, len(entrances(t))
        room = [self._room(number, players, maps) for number in range(maps)]
        options = [
            Option(f"team:map:{number + 1}", "team", (t.area_ref(area),), {"map": number + 1}, number)
            for number, area in enumerate(entrances(t))
            if room[number]
        ]
        return Decision(self.ask[0], "team", tuple(options))

    def _room(self, number: int, players: int, maps: int) -> bool:
        """Whether one more may start on a map: no map gets two more COGs than another."""
        sizes = [sum(1 for start in self.teams if start.map == other) for other in range(maps)]
        sizes[number] += 1
        left = players - sum(sizes)
        most = -(-players // maps)
        return sizes[number] <= most and sum(max(0, players // maps - size) for size in sizes) <= left

    def _team_size(self, t: BoardTable, number: int) -> int:
        """BG-MISSION-SCATTERED-03: the column of the COGs on that map."""
        return sum(1 for start in self.teams if start.map == number) if self.teams else t.box.players

    def _place_cogs(self, t: BoardTable) -> None:
        starts = entrances(t)
        teams = dict(self.teams)
        for seat in t.standing:
            entrance = starts[teams.get(seat, 0)]
            t.place(seat, entrance)
            t.emit("figure_placed", figure=t.ref(seat), area=t.area_ref(entrance))
        self.ask = t.in_turn_order(list(t.standing))

    def _begin(self, t: BoardTable) -> None:
        for seat in t.in_turn_order(list(t.standing)):
            draw_orders(t, seat, hand_limit(t, seat))
        begin_stage(t, 0)
        t.pop()
        t.push(Turns())
