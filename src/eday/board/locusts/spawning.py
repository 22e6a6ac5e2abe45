"""BG-SPAWN, BG-COVER-06/07: bringing Locusts onto the map and into cover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from eday.board.box import SLOTS
from eday.board.locusts.memory import RemembersFigures
from eday.board.locusts.nearest import map_exits
from eday.board.map import FAR
from eday.board.missions.objectives import cogs_in_the_game
from eday.board.missions.stage_rules import comes_to_exit, comes_with_tiles, enemy_barred, spawns_barred
from eday.board.printed import Enemy
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


class Due(NamedTuple):
    """A spawn still to come."""

    what: str
    """Slot letter, family or kind of figure."""
    area: int


def cogs_on_map(t: BoardTable, area: int) -> int:
    """COGs on the map an area belongs to; before they stand there, those that chose it (BG-MISSION-SCATTERED-03)."""
    maps = t.shape.map_of_area
    return sum(1 for seat in range(t.box.players) if t.area[seat] >= 0 and maps[t.area[seat]] == maps[area])


def tile_spawns(t: BoardTable, tile: int, column: int = 0) -> tuple[Due, ...]:
    """The spawn code of a tile for the number of players, once at each hole (BG-SETUP-15)."""
    apart = len(set(t.shape.map_of_area)) > 1
    players = column or (cogs_on_map(t, t.shape.areas_of_tile[tile][0]) if apart else t.box.players)
    code = t.box.content.locations[t.shape.tiles[tile].tile].spawn.get(players, "")
    return tuple(Due(slot, area) for area in t.shape.holes_of_tile[tile] for slot in code)


def spawn_on_tiles(t: BoardTable, tiles: range, column: int = 0) -> None:
    """What new tiles bring: their spawn codes, or what the stage puts in their place."""
    instead = comes_with_tiles(t)
    for tile in reversed(tiles):  # in the order laid
        if instead:
            t.push(EachPlayerSpawning(instead, tile, "empty_area", t.in_turn_order(cogs_in_the_game(t))))
        else:
            t.push(Spawning(tile_spawns(t, tile, column)))


def unused(t: BoardTable, kind: str) -> int:
    """An unused figure of that kind, -1 when all are in play."""
    for figure in t.box.kinds.get(kind, ()):
        if t.area[figure] < 0:
            return figure
    return -1


def enemy_for(t: BoardTable, what: str) -> Enemy | None:
    """The enemy card a slot letter or kind of figure stands for at present."""
    if what in SLOTS:
        return t.enemies[SLOTS.index(what)]
    return next((enemy for enemy in t.enemies if enemy and what in (enemy.figure, enemy.id, enemy.family)), None)


def slot_instead(t: BoardTable, what: str) -> str:
    """The slot that spawns for one that is empty or may not: the strongest of C, B, A (BG-SPAWN-04)."""
    if what not in SLOTS or ((enemy := enemy_for(t, what)) is not None and not enemy_barred(t, enemy)):
        return what
    for slot in reversed(SLOTS):
        enemy = enemy_for(t, slot)
        if enemy is not None and not enemy_barred(t, enemy):
            return slot
    return what


def figure_to_spawn(t: BoardTable, what: str) -> int:
    """The figure that comes; -1 for none."""
    return unused(t, kind_to_spawn(t, what, unused_figures(t)))


def unused_figures(t: BoardTable) -> dict[str, int]:
    """Figures of each kind that are not in play."""
    return {kind: sum(1 for figure in figures if t.area[figure] < 0) for kind, figures in t.box.kinds.items()}


def kind_to_spawn(t: BoardTable, what: str, left: dict[str, int]) -> str:
    """The kind that comes with so many figures left: its own, else the strongest slot - C, B, A (BG-SPAWN-04)."""
    wanted = enemy_for(t, what)
    if what not in SLOTS and enemy_barred(t, wanted):
        return ""
    for enemy in (wanted, *reversed(t.enemies)):
        if enemy is not None and not enemy_barred(t, enemy) and left.get(enemy.figure):
            return enemy.figure
    return ""


def order_decides(t: BoardTable, due: tuple[Due, ...]) -> bool:
    """Whether figures are so short that one of the spawns would bring another kind if it came last, not first."""
    for one in dict.fromkeys(due):
        left = unused_figures(t)
        first = kind_to_spawn(t, one.what, left)
        others = list(due)
        others.remove(one)
        for what, _ in others:
            if kind := kind_to_spawn(t, what, left):
                left[kind] -= 1
        if kind_to_spawn(t, one.what, left) != first:
            return True
    return False


class Spawned(NamedTuple):
    """What a spawning leaves to the rule that asked for it."""

    figure: int
    """The figure spawned last; -1 if none could be."""


class Spawning(BoardFrame):
    """Several Locusts spawn; the active player chooses the order where it matters (BG-SPAWN-03)."""

    FIELDS = ("by_ai", "due", "spawned")
    __slots__ = FIELDS
    RECORDS: ClassVar[Mapping[str, Any]] = {"due": Due}
    NAME = "spawning"

    def __init__(self, due: tuple[Due, ...] = (), by_ai: bool = False) -> None:
        self.due = due
        self.by_ai = by_ai
        """An AI card brings them."""
        self.spawned = -1
        """The figure spawned last."""

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.due or (t.turn and spawns_barred(t)):
            t.pop(Spawned(self.spawned))
            return None
        self.due = tuple(Due(slot_instead(t, due.what), due.area) for due in self.due)
        following = self._next(t)
        if len(following) == 1:
            self._spawn(t, following[0])
            return None
        options: dict[str, Option] = {}
        for index, (what, area) in enumerate(following):
            enemy = enemy_for(t, what)
            name, where = enemy.id if enemy else what, t.area_ref(area)
            option = Option(f"spawn:{name}:{where}", "spawn", (where,), {"enemy": name}, index)
            options.setdefault(option.id, option)
        areas = dict.fromkeys(option.refs[0] for option in options.values())
        context = {"area": next(iter(areas))} if len(areas) == 1 else {}
        return Decision(t.decider, "spawn", tuple(options.values()), context)

    def answer(self, t: BoardTable, option: Option) -> None:
        self._spawn(t, self._next(t)[option.value])

    def _next(self, t: BoardTable) -> list[Due]:
        """What may be spawned next: anything while figures run short, else what is due in one area.

        There the order matters only to kinds that compete for a cover space.
        """
        following = list(dict.fromkeys(self.due))
        if len(following) == 1 or order_decides(t, self.due):
            return following
        area = following[0].area
        here = [due for due in following if due.area == area]
        takers = [enemy for what, _ in here if (enemy := enemy_for(t, what)) and enemy.takes_cover]
        return here if len(takers) > 1 and t.free_covers(area) else here[:1]

    def _spawn(self, t: BoardTable, due: Due) -> None:
        what, area = due
        index = self.due.index(due)
        self.due = self.due[:index] + self.due[index + 1 :]
        figure = figure_to_spawn(t, what)
        if figure < 0:
            t.emit("spawn_failed", enemy=what, area=t.area_ref(area))
            return
        if self.by_ai and comes_to_exit(t, t.enemy_of(figure)):
            area = next(iter(map_exits(t)), area)
        put_into_play(t, figure, area)
        self.spawned = figure


def put_into_play(t: BoardTable, figure: int, area: int) -> None:
    """Place an unused figure; with the cover icon it enters cover at once (BG-SPAWN-02)."""
    t.place(figure, area)
    t.alert = True
    for frame in t.stack:
        if isinstance(frame, RemembersFigures):
            frame.forget(figure)
    t.emit("figure_spawned", figure=t.ref(figure), enemy=t.enemy_of(figure).id, area=t.area_ref(area))
    if t.enemy_of(figure).takes_cover:
        t.push(LocustCover(figure))


class LocustCover(BoardFrame):
    """A Locust with the icon enters the free cover space that is best against the closest COG (BG-COVER-07)."""

    FIELDS = ("figure",)
    __slots__ = FIELDS
    NAME = "locust_cover"

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure

    def advance(self, t: BoardTable) -> Decision | None:
        best = best_covers(t, self.figure)
        if not best:
            t.pop()
            return None
        options = [t.shape.cover_option("cover", cover) for cover in best]
        return Decision(t.decider, "locust_cover", tuple(options), {"figure": t.ref(self.figure)})

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        t.cover[self.figure] = option.value
        t.emit("cover_taken", figure=t.ref(self.figure), cover=t.cover_ref(option.value))


def best_covers(t: BoardTable, figure: int) -> list[int]:
    """Free cover spaces with the largest bonus against a closest COG outside the area; ties stay open."""
    area = t.area[figure]
    free = t.free_covers(area)
    if len(free) < 2:
        return free
    shape = t.shape
    best: list[int] = []
    for from_area, from_cover in closest_cog_places(t, area):
        bonus = [shape.cover_bonus(from_area, from_cover, area, cover) for cover in free]
        top = max(bonus)
        best += [cover for cover, value in zip(free, bonus, strict=True) if value == top and cover not in best]
    return sorted(best) if best else free


def closest_cog_places(t: BoardTable, area: int) -> list[tuple[int, int]]:
    """(area, cover) of the closest COGs, those in `area` ignored; during set-up the entrance area (R-03)."""
    if t.turn == 0:
        entrance = t.shape.entrance_of_map(t.shape.map_of_area[area])
        return [] if entrance == area else [(entrance, -1)]
    distance = t.shape.move[area]
    seats = [seat for seat in t.standing if t.area[seat] != area and distance[t.area[seat]] < FAR]
    if not seats:
        return []
    nearest = min(distance[t.area[seat]] for seat in seats)
    return [(t.area[seat], t.cover[seat]) for seat in seats if distance[t.area[seat]] == nearest]


class EachPlayerSpawning(BoardFrame):
    """Each player in turn puts one figure into an empty area (BG-MISSION-ROADBLOCKS-03) or a hole area of a tile."""

    FIELDS = ("seats", "stand_in", "tile", "what", "where")
    __slots__ = FIELDS
    NAME = "each_player_spawning"

    def __init__(
        self, what: str = "", tile: int = 0, where: str = "", seats: tuple[int, ...] = (), stand_in: str = ""
    ) -> None:
        self.what = what
        self.tile = tile
        self.where = where
        self.seats = seats
        self.stand_in = stand_in
        """Kind of figure that serves too when the right ones have run out."""

    def advance(self, t: BoardTable) -> Decision | None:
        areas = self._areas(t)
        if not self.seats or not areas:
            t.pop()
            return None
        if figure_to_spawn(t, self.what) < 0 and not (self.stand_in and unused(t, self.stand_in) >= 0):
            t.emit("spawn_failed", enemy=self.what, area=t.area_ref(areas[0]))
            t.pop()
            return None
        refs = [t.area_ref(area) for area in areas]
        options = [Option(f"at:{ref}", "at", (ref,), value=area) for ref, area in zip(refs, areas, strict=True)]
        enemy = enemy_for(t, self.what)
        return Decision(self.seats[0], "spawn_at", tuple(options), {"enemy": enemy.id if enemy else self.what})

    def answer(self, t: BoardTable, option: Option) -> None:
        self.seats = self.seats[1:]
        enemy = enemy_for(t, self.what)
        if self.stand_in and enemy is not None and unused(t, enemy.figure) < 0:
            substitute = unused(t, self.stand_in)
            if substitute >= 0:
                put_into_play(t, substitute, option.value)
                return
        t.push(Spawning((Due(self.what, option.value),)))

    def _areas(self, t: BoardTable) -> list[int]:
        if self.where == "hole":
            return [area for area in dict.fromkeys(t.holes) if t.shape.tile_of_area[area] == self.tile]
        areas = t.shape.areas_of_tile[self.tile]
        return [area for area in areas if area not in t.area] or list(areas)


class EvenSpawning(BoardFrame):
    """BG-MISSION-HORDE-05, 06: spread over the hole areas; within that the players place them as they like."""

    FIELDS = ("due",)
    __slots__ = FIELDS
    NAME = "even_spawning"

    def __init__(self, due: tuple[str, ...] = ()) -> None:
        self.due = due

    def advance(self, t: BoardTable) -> Decision | None:
        holes = list(dict.fromkeys(t.holes))
        if not self.due or not holes:
            t.pop()
            return None
        there = {hole: sum(1 for f in t.locusts() if t.area[f] == hole) for hole in holes}
        fewest = min(there.values())
        options = []
        for index, what in enumerate(self.due):
            if what in self.due[:index]:
                continue
            for hole in holes:
                if there[hole] == fewest:
                    ref = t.area_ref(hole)
                    options.append(
                        Option(f"spawn_in:{what}:{ref}", "spawn_in", (ref,), {"enemy": what}, Due(what, hole))
                    )
        return Decision(t.decider, "spawn_evenly", tuple(options), {"left": len(self.due)})

    def answer(self, t: BoardTable, option: Option) -> None:
        chosen: Due = option.value
        index = self.due.index(chosen.what)
        self.due = self.due[:index] + self.due[index + 1 :]
        t.push(Spawning((chosen,)))
