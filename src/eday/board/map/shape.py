"""A map: the tiles as they lie, their areas and covers by number, distances, sight and cover."""

from __future__ import annotations

from typing import Final

from eday.board.map.field import Chain, Link
from eday.board.map.place import PlacedTile
from eday.board.map.plan import FAR, OPENINGS
from eday.board.map.sight import cut, sight
from eday.kernel import Option

_UNKNOWN: Final = 255

Matrix = tuple[tuple[int, ...], ...]


class MapShape:
    """Immutable, shared by all games that laid the same tiles the same way; made by `lay` and `bridged` alone."""

    __slots__ = (
        "_area_options", "_bonus", "_cover_options", "_line", "_place_on_line", "_rows", "_sight", "area_index",
        "area_of_cover", "area_refs", "areas", "areas_of_tile", "bridges", "cover_index", "cover_refs", "covers",
        "covers_of_area", "covers_of_tile", "entrance_of_tile", "equipment_of_tile", "exit_of_tile", "holes",
        "holes_of_tile", "key", "map_of_area", "move", "neighbours", "range", "range_neighbours", "tile_of_area",
        "tiles",
    )  # fmt: skip

    def __init__(
        self,
        tiles: tuple[PlacedTile, ...],
        key: tuple[tuple[str, str, int, str, str], ...],
        bridges: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.tiles = tiles
        self.key = key
        self.bridges = bridges
        """Pairs of areas that movement may pass between although no tiles join there."""
        self._number_areas()
        self._number_covers()
        self._mark_places()
        self._measure()
        self._line, self._place_on_line = _string(tiles)
        self.map_of_area = tuple(self._place_on_line[tile][0] for tile in self.tile_of_area)
        spots = len(self.areas) + len(self.covers)
        self._sight = bytearray([_UNKNOWN]) * (spots * spots)
        self._bonus = bytearray(spots * len(self.covers))
        self._rows: dict[int, tuple[bytes, bytes]] = {}
        self._area_options: dict[str, list[Option | None]] = {}
        self._cover_options: dict[str, list[Option | None]] = {}

    def sees(self, area: int, cover: int, other_area: int, other_cover: int) -> bool:
        """Whether two figures see each other; cover -1 = not in cover (BG-LOS-01 to 06)."""
        spots = len(self.areas)
        a = area if cover < 0 else spots + cover
        b = other_area if other_cover < 0 else spots + other_cover
        known = self._sight[a * (spots + len(self.covers)) + b]
        if known == _UNKNOWN:
            self._look(self.tile_of_area[area], self.tile_of_area[other_area])
            known = self._sight[a * (spots + len(self.covers)) + b]
        return known == 1

    def cover_bonus(self, attacker_area: int, attacker_cover: int, defender_area: int, defender_cover: int) -> int:
        """Defense dice the defender's cover gives against this attacker: 0, 1 or 2 (BG-COVER-09 to 12)."""
        if defender_cover < 0 or attacker_area == defender_area:
            return 0
        spots = len(self.areas)
        a = attacker_area if attacker_cover < 0 else spots + attacker_cover
        if self._sight[a * (spots + len(self.covers)) + spots + defender_cover] == _UNKNOWN:
            self._look(self.tile_of_area[attacker_area], self.tile_of_area[defender_area])
        return self._bonus[a * len(self.covers) + defender_cover]

    def outlook(self, area: int, cover: int) -> tuple[bytes, bytes]:
        """From one place: 1 for each area, then each cover space, that is seen; and what each cover space gives there.

        Made once for each place, for those who weigh many of them.
        """
        count = len(self.areas)
        spot = area if cover < 0 else count + cover
        known = self._rows.get(spot)
        if known is None:
            width, tile = count + len(self.covers), self.tile_of_area[area]
            for other, numbers in enumerate(self.areas_of_tile):
                if self._sight[spot * width + numbers[0]] == _UNKNOWN:
                    self._look(tile, other)
            seen = bytes(self._sight[spot * width : (spot + 1) * width])
            bonus = bytearray(self._bonus[spot * len(self.covers) : (spot + 1) * len(self.covers)])
            for own in self.covers_of_area[area]:
                bonus[own] = 0
            known = self._rows[spot] = seen, bytes(bonus)
        return known

    def area_option(self, kind: str, area: int) -> Option:
        """An option about an area; it reads the same in every game, so it is made once for a map."""
        known = self._area_options.get(kind)
        if known is None:
            known = self._area_options[kind] = [None] * len(self.areas)
        option = known[area]
        return option if option is not None else _made(known, kind, self.area_refs[area], area)

    def cover_option(self, kind: str, cover: int) -> Option:
        """An option about a cover space, made once for a map."""
        known = self._cover_options.get(kind)
        if known is None:
            known = self._cover_options[kind] = [None] * len(self.covers)
        option = known[cover]
        return option if option is not None else _made(known, kind, self.cover_refs[cover], cover)

    def entrance_of_map(self, number: int) -> int:
        """Area where COGs enter that one of the unconnected maps."""
        tile = next(t for t, (line, _) in enumerate(self._place_on_line) if line == number)
        return self.entrance_of_tile[tile]

    def _number_areas(self) -> None:
        areas: list[str] = []
        of_tile: list[tuple[int, ...]] = []
        for tile in self.tiles:
            of_tile.append(tuple(range(len(areas), len(areas) + len(tile.plan.areas))))
            areas += [f"{tile.tile}.{letter}" for letter in tile.plan.areas]
        self.areas = tuple(areas)
        self.area_refs = tuple([f"area:{name}" for name in areas])
        self.area_index = {name: i for i, name in enumerate(areas)}
        self.areas_of_tile = tuple(of_tile)
        self.tile_of_area = tuple(t for t, numbers in enumerate(of_tile) for _ in numbers)

    def _number_covers(self) -> None:
        covers: list[str] = []
        area_of: list[int] = []
        of_tile: list[tuple[int, ...]] = []
        of_area: list[list[int]] = [[] for _ in self.areas]
        for tile, numbers in zip(self.tiles, self.areas_of_tile, strict=True):
            of_tile.append(tuple(range(len(covers), len(covers) + len(tile.plan.covers))))
            for cover in tile.plan.covers:
                of_area[numbers[cover.area]].append(len(covers))
                area_of.append(numbers[cover.area])
                covers.append(f"{tile.tile}.{cover.id}")
        self.covers = tuple(covers)
        self.cover_refs = tuple([f"cover:{name}" for name in covers])
        self.cover_index = {name: i for i, name in enumerate(covers)}
        self.area_of_cover = tuple(area_of)
        self.covers_of_area = tuple(tuple(c) for c in of_area)
        self.covers_of_tile = tuple(of_tile)

    def _mark_places(self) -> None:
        holes, equipment, gaps = [], [], []
        for tile, numbers in zip(self.tiles, self.areas_of_tile, strict=True):
            plan = tile.plan
            holes.append(tuple(numbers[plan.area_at(x, y)] for x, y in plan.holes))
            equipment.append(numbers[plan.area_at(*plan.equipment)] if plan.equipment else -1)
            gaps.append([numbers[gap.area] for gap in plan.gaps])
        self.holes_of_tile = tuple(holes)
        self.holes = tuple(area for tile in holes for area in tile)
        self.equipment_of_tile = tuple(equipment)
        self.entrance_of_tile = tuple(pair[0] for pair in gaps)
        self.exit_of_tile = tuple(pair[1] for pair in gaps)

    def _measure(self) -> None:
        doors = []
        for t, tile in enumerate(self.tiles):
            parent, opening, own = tile.joint
            doors.append((self._at(parent, opening), self._at(t, own)) if parent >= 0 else (-1, -1))
        firsts = [numbers[0] for numbers in self.areas_of_tile]
        self.neighbours = _linked([tile.plan.neighbours for tile in self.tiles], firsts, doors)
        self.range_neighbours = _linked([tile.plan.range_neighbours for tile in self.tiles], firsts, doors)
        self.move = _distances([tile.plan.move for tile in self.tiles], doors)
        self.range = _distances([tile.plan.range for tile in self.tiles], doors)
        for a, b in self.bridges:
            self.neighbours = _beside(self.neighbours, a, b)
            self.move = _shortened(self.move, a, b)

    def _at(self, tile: int, opening: str) -> int:
        return (self.entrance_of_tile if opening == OPENINGS[0] else self.exit_of_tile)[tile]

    def _look(self, near: int, far: int) -> None:
        """Fill in sight and cover between all places of two tiles, both ways."""
        chain, turned = self._chain(near, far)
        known = sight(chain) if chain else None
        if known is None:
            self._blind(near, far)
            self._blind(far, near)
        else:
            ahead, back = (known.back, known.ahead) if turned else (known.ahead, known.back)
            self._enter(near, far, ahead.areas, ahead.covers, ahead.bonus)
            if near == far:
                self._see_own_area(near)
            else:
                self._enter(far, near, back.areas, back.covers, back.bonus)

    def _chain(self, near: int, far: int) -> tuple[Chain, bool]:
        """The tiles from one to the other, and whether they are listed from far to near; empty on separate maps."""
        (line, i), (other_line, j) = self._place_on_line[near], self._place_on_line[far]
        if line != other_line:
            return (), False
        return cut(self._line[line][min(i, j) : max(i, j) + 1]), i > j

    def _enter(self, near: int, far: int, areas: list[bytes], covers: list[bytes], bonus: list[bytes]) -> None:
        count, width = len(self.covers), len(self.areas) + len(self.covers)
        a0, a1 = self.areas_of_tile[far][0], self.areas_of_tile[far][-1] + 1
        c0 = self.covers_of_tile[far][0] if self.covers_of_tile[far] else 0
        c1 = c0 + len(self.covers_of_tile[far])
        shift = len(self.areas)
        for row, spot in enumerate(self._spots(near)):
            at = spot * width
            self._bonus[spot * count + c0 : spot * count + c1] = bonus[row]
            self._sight[at + a0 : at + a1] = areas[row]
            self._sight[at + shift + c0 : at + shift + c1] = covers[row]

    def _blind(self, near: int, far: int) -> None:
        rows = len(self._spots(near))
        covers = [bytes(len(self.covers_of_tile[far]))] * rows
        self._enter(near, far, [bytes(len(self.areas_of_tile[far]))] * rows, covers, covers)

    def _spots(self, tile: int) -> list[int]:
        return [*self.areas_of_tile[tile], *[len(self.areas) + cover for cover in self.covers_of_tile[tile]]]

    def _see_own_area(self, tile: int) -> None:
        width = len(self.areas) + len(self.covers)
        for area in self.areas_of_tile[tile]:
            inside = [area, *[len(self.areas) + cover for cover in self.covers_of_area[area]]]
            for a in inside:
                for b in inside:
                    self._sight[a * width + b] = 1


def _linked(inside: list[Matrix], firsts: list[int], doors: list[tuple[int, int]]) -> Matrix:
    graph = [[first + n for n in row] for first, rows in zip(firsts, inside, strict=True) for row in rows]
    for a, b in doors:
        if a >= 0:
            graph[a].append(b)
            graph[b].append(a)
    return tuple(tuple(sorted(row)) for row in graph)


def _distances(inside: list[Matrix], doors: list[tuple[int, int]]) -> Matrix:
    """All distances: a tile hangs on the map by one joint, so every way to it leads through there."""
    table: list[list[int]] = []
    for own, (door, entry) in zip(inside, doors, strict=True):
        first = len(table)
        into = own[entry - first] if door >= 0 else ()
        new = [[FAR] * first + list(row) for row in own]
        for area, row in enumerate(table):
            ways = [min(FAR, row[door] + 1 + steps) for steps in into] if door >= 0 else [FAR] * len(own)
            for n, steps in enumerate(ways):
                new[n][area] = steps
            row += ways
        table += new
    return tuple(tuple(row) for row in table)


def _made(known: list[Option | None], kind: str, ref: str, number: int) -> Option:
    option = known[number] = Option(f"{kind}:{ref}", kind, (ref,), value=number)
    return option


def _beside(graph: Matrix, a: int, b: int) -> Matrix:
    rows = list(graph)
    rows[a] = tuple(sorted({*graph[a], b}))
    rows[b] = tuple(sorted({*graph[b], a}))
    return tuple(rows)


def _shortened(table: Matrix, a: int, b: int) -> Matrix:
    """All distances once a way of one step joins two areas."""
    return tuple(
        tuple(
            min(far, row[a] + 1 + there, row[b] + 1 + here)
            for far, here, there in zip(row, table[a], table[b], strict=True)
        )
        for row in table
    )


def _string(tiles: tuple[PlacedTile, ...]) -> tuple[list[Chain], list[tuple[int, int]]]:
    """Each connected map as a row of tiles from one end to the other, and where in which row each tile stands.

    A tile has two openings, so joined tiles always form a row.
    """
    beside: list[dict[str, tuple[int, str]]] = [{} for _ in tiles]
    for t, tile in enumerate(tiles):
        parent, opening, own = tile.joint
        if parent >= 0:
            beside[parent][opening] = (t, own)
            beside[t][own] = (parent, opening)
    lines: list[Chain] = []
    places = [(-1, -1)] * len(tiles)
    for start in range(len(tiles)):
        if places[start][0] >= 0 or len(beside[start]) > 1:
            continue
        row: list[Link] = []
        t, entered = start, ""
        while True:
            places[t] = (len(lines), len(row))
            left = next((opening for opening in OPENINGS if opening in beside[t] and opening != entered), "")
            row.append((tiles[t].plan, entered, left))
            if not left:
                break
            t, entered = beside[t][left]
        lines.append(tuple(row))
    return lines, places
