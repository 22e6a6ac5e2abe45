"""BG-SPAWN, BG-COVER-06/07: bringing Locusts onto the map and into cover."""

from __future__ import annotations

from collections.abc import Iterable

from eday.board.box import SLOTS
from eday.board.table import BoardFrame, BoardTable
from eday.content import schema
from eday.kernel import Decision, Option

Due = tuple[str, int]
"""(slot letter or kind of figure, area)"""


def tile_spawns(t: BoardTable, tiles: Iterable[int]) -> tuple[Due, ...]:
    """The spawn codes of tiles for the number of players, once at each hole (BG-SETUP-15)."""
    due: list[Due] = []
    for tile in tiles:
        code = t.box.content.locations[t.shape.tiles[tile].tile].spawn[t.box.players]
        for area in t.shape.holes_of_tile[tile]:
            due += [(slot, area) for slot in code]
    return tuple(due)


def unused(t: BoardTable, kind: str) -> int:
    """An unused figure of that kind, -1 when all are in play."""
    for figure in t.box.kinds.get(kind, ()):
        if t.area[figure] < 0:
            return figure
    return -1


def enemy_for(t: BoardTable, what: str) -> schema.Enemy | None:
    """The enemy card a slot letter or kind of figure stands for at present."""
    if what in SLOTS:
        return t.enemies[SLOTS.index(what)]
    return next((enemy for enemy in t.enemies if enemy and what in (enemy.figure, enemy.id, enemy.family)), None)


def figure_to_spawn(t: BoardTable, what: str) -> int:
    """The figure that comes: its own kind, else the strongest slot left - C, B, A (BG-SPAWN-04); -1 for none."""
    wanted = enemy_for(t, what)
    for enemy in (wanted, *reversed(t.enemies)):
        if enemy is not None and (figure := unused(t, enemy.figure)) >= 0:
            return figure
    return -1


def spawns_barred(t: BoardTable) -> bool:
    """BG-MISSION-EMERGENCE-07."""
    return t.stage_rule("no_spawns") is not None


class Round(BoardFrame):
    """Figures acting one after the other; one that dies and spawns again is a new figure (BG-FAQ-15)."""

    __slots__ = ("acted",)

    def __init__(self) -> None:
        self.acted: tuple[int, ...] = ()
        """Figures that have had their turn."""

    def forget(self, figure: int) -> None:
        """A figure of that number came into play anew."""
        self.acted = tuple(acted for acted in self.acted if acted != figure)


class Spawning(BoardFrame):
    """Several Locusts spawn; the active player chooses the order where it matters (BG-SPAWN-03)."""

    FIELDS = ("due", "spawned")
    __slots__ = FIELDS
    NAME = "spawning"

    def __init__(self, due: tuple[Due, ...] = ()) -> None:
        self.due = due
        self.spawned = -1
        """The figure spawned last."""

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.due or (t.turn and spawns_barred(t)):
            t.pop(self.spawned)
            return None
        area = self.due[0][1]
        kinds = list(dict.fromkeys(what for what, where in self.due if where == area))
        if len(kinds) == 1 or not self._order_matters(t, area, kinds):
            self._spawn(t, kinds[0], area)
            return None
        where = t.area_ref(area)
        options = []
        for index, what in enumerate(kinds):
            enemy = enemy_for(t, what)
            name = enemy.id if enemy else what
            options.append(Option(f"spawn:{name}:{where}", "spawn", (where,), {"enemy": name}, index))
        return Decision(t.decider, "spawn", tuple(options), {"area": where})

    def answer(self, t: BoardTable, option: Option) -> None:
        area = self.due[0][1]
        kinds = list(dict.fromkeys(what for what, where in self.due if where == area))
        self._spawn(t, kinds[option.value], area)

    def _order_matters(self, t: BoardTable, area: int, kinds: list[str]) -> bool:
        """Only if kinds compete for cover spaces, or for the last figures."""
        takers = [enemy for what in kinds if (enemy := enemy_for(t, what)) and enemy.takes_cover]
        if len(takers) > 1 and t.free_covers(area):
            return True
        for what in kinds:
            enemy = enemy_for(t, what)
            wanted = sum(1 for due in self.due if due == (what, area))
            if enemy is None or wanted > sum(1 for f in t.box.kinds.get(enemy.figure, ()) if t.area[f] < 0):
                return True
        return False

    def _spawn(self, t: BoardTable, what: str, area: int) -> None:
        index = self.due.index((what, area))
        self.due = self.due[:index] + self.due[index + 1 :]
        figure = figure_to_spawn(t, what)
        if figure < 0:
            t.emit("spawn_failed", enemy=what, area=t.area_ref(area))
            return
        put_into_play(t, figure, area)
        self.spawned = figure


def put_into_play(t: BoardTable, figure: int, area: int) -> None:
    """Place an unused figure; with the cover icon it enters cover at once (BG-SPAWN-02)."""
    t.place(figure, area)
    t.alert = True
    for frame in t.stack:
        if isinstance(frame, Round):
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
        options = [Option(f"cover:{t.cover_ref(c)}", "cover", (t.cover_ref(c),), value=c) for c in best]
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
        entrance = t.shape.entrance_of_tile[0]
        return [] if entrance == area else [(entrance, -1)]
    distance = t.shape.move[area]
    seats = [seat for seat in t.standing if t.area[seat] != area]
    if not seats:
        return []
    nearest = min(distance[t.area[seat]] for seat in seats)
    return [(t.area[seat], t.cover[seat]) for seat in seats if distance[t.area[seat]] == nearest]
