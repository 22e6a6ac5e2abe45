"""Sight and cover against an independent sampler: on real maps, and on drawings made at random."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from eday.board.map import MapShape, lay
from eday.content.board import load, schema
from tests.board.map.drawn import tile
from tests.board.map.sampler import FINE, Ground, Point, area_pairs, arrow_views

WALLS_THAT_BEND = (60, 91, 226)
"""Drawings where a bare bend of a wall decides what is seen."""

EMERGENCE = ("2A", "9A", "12A", "16A")


def check(tiles: dict[str, schema.Tile], shape: MapShape, seed: int, lines: int) -> None:
    """Every proof of sight is claimed, and every claim has a proof."""
    ground, rng = Ground(tiles, shape), Random(seed)
    check_areas(ground, shape, rng, lines)
    check_covers(ground, shape, rng, lines // 20)


def check_areas(ground: Ground, shape: MapShape, rng: Random, lines: int) -> None:
    claimed = {
        frozenset((shape.areas[a], shape.areas[b]))
        for a in range(len(shape.areas))
        for b in range(a)
        if shape.sees(a, -1, b, -1)
    }
    proved = area_pairs(ground, rng, lines)
    assert sorted(map(sorted, proved - claimed)) == [], "seen by a clear line, but not claimed"
    assert sorted(map(sorted, claimed - proved)) == [], "claimed, but no line is clear"


def check_covers(ground: Ground, shape: MapShape, rng: Random, lines: int) -> None:
    views = {
        cover: [(p, facing, *arrow_views(ground, p, facing, rng, lines)) for p, facing in arrows]
        for cover, arrows in ground.arrows.items()
    }
    for number, cover in enumerate(shape.covers):
        home = shape.area_of_cover[number]
        assert shape.areas[home] == ground.home[cover]
        for area, name in enumerate(shape.areas):
            dice = max(1 if name in own else 2 if name in front else 0 for _, _, own, front in views[cover])
            assert shape.sees(home, number, area, -1) == (dice > 0 or area == home), (cover, name)
            assert shape.cover_bonus(area, -1, home, number) == (0 if area == home else dice), (cover, name)
        for other_number, other in enumerate(shape.covers):
            there = shape.area_of_cover[other_number]
            points = [p for p, _, _, _ in views[other]]
            dice = max(arrow_dice(ground, p, facing, points) for p, facing, _, _ in views[cover])
            assert shape.sees(home, number, there, other_number) == (dice > 0 or there == home), (cover, other)
            expected = 0 if there == home else dice
            assert shape.cover_bonus(there, other_number, home, number) == expected, (cover, other)


def arrow_dice(ground: Ground, p: Point, facing: Point, attackers: list[Point]) -> int:
    """Dice one arrow gives against an attacker behind cover of his own."""
    sides = [(q[0] - p[0]) * facing[0] + (q[1] - p[1]) * facing[1] for q in attackers if ground.clear(p, q)]
    return 0 if not sides else 1 if min(sides) <= 0 else 2


@pytest.mark.parametrize("order", [EMERGENCE, ("16A", "2A", "12A", "9A"), ("9A", "16A", "2A", "12A")])
def test_emergence_maps(order: tuple[str, ...]) -> None:
    tiles = load().tiles
    shape = lay(tiles, order)
    assert shape is not None
    check(tiles, shape, 7, 1500)


@pytest.mark.slow
@pytest.mark.parametrize("order", list(permutations(EMERGENCE)))
def test_every_emergence_map(order: tuple[str, ...]) -> None:
    tiles = load().tiles
    shape = lay(tiles, order)
    if shape is not None:
        check(tiles, shape, 11, 8000)


@pytest.mark.slow
@pytest.mark.parametrize("side", sorted(load().tiles))
def test_every_tile(side: str) -> None:
    tiles = load().tiles
    shape = lay(tiles, [side])
    assert shape is not None
    check(tiles, shape, 13, 4000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(22, 400))
def test_many_random_drawings_joined(seed: int) -> None:
    check_scribbles(seed)


@pytest.mark.parametrize("seed", [*range(22), *WALLS_THAT_BEND])
def test_two_random_drawings_joined(seed: int) -> None:
    check_scribbles(seed)


def check_scribbles(seed: int) -> None:
    rng = Random(seed)
    tiles = {name: scribble(rng, name) for name in ("1X", "2X")}
    shape = lay(tiles, ["1X", "2X"])
    assert shape is not None
    check(tiles, shape, seed, 300)


def scribble(rng: Random, name: str) -> schema.Tile:
    """A random tile with room for an opening on two sides."""
    width, height = rng.randint(3, 5), rng.randint(3, 5)
    area = {(x, y): (x, y) for x in range(width) for y in range(height)}
    gaps = (rng.randrange(height - 1), rng.randrange(width - 1))
    merges = [((0, gaps[0]), (0, gaps[0] + 1)), ((gaps[1], height - 1), (gaps[1] + 1, height - 1))]
    cells = sorted(area)
    while len(set(area.values())) > 7 or merges:
        if merges:
            a, b = merges.pop()
        else:
            a = rng.choice(cells)
            b = (a[0] + 1, a[1]) if rng.random() < 0.5 else (a[0], a[1] + 1)
        if b in area:
            old, new = area[b], area[a]
            area = {cell: new if owner == old else owner for cell, owner in area.items()}
    letters = {owner: "ABCDEFGHIJ"[i] for i, owner in enumerate(sorted(set(area.values())))}
    rows = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]
    covers = []
    for x, y in cells:
        rows[2 * y + 1][2 * x + 1] = letters[area[x, y]]
        for dx, dy, facing in ((1, 0, "E"), (0, 1, "S")):
            if area.get((x + dx, y + dy), area[x, y]) != area[x, y]:
                kind = rng.choice("...##ce")
                rows[2 * y + 1 + dy][2 * x + 1 + dx] = kind
                if kind == "c":
                    back = {"E": "W", "S": "N"}[facing]
                    covers.append(rng.choice([((x, y), facing), ((x + dx, y + dy), back)]))
    return tile(
        "\n".join("|" + "".join(row)[1:-1] + "|" for row in rows),
        id=name,
        entrance=f"W{gaps[0]}",
        exit=f"S{gaps[1]}",
        covers=[(f"c{i}", cell, facing) for i, (cell, facing) in enumerate(covers)],
    )


def test_the_sampler_itself_sees_a_wall() -> None:
    """A second opinion that never says no would be worthless."""
    drawn = tile("|---|\n|A#B|\n|-.-|\n|A#B|\n|---|")
    shape = lay({"1X": drawn}, ["1X"])
    assert shape is not None
    ground = Ground({"1X": drawn}, shape)
    assert area_pairs(ground, Random(1), 200) == set()
    assert not ground.clear((0, FINE), (2 * FINE, FINE))
    assert ground.clear((FINE // 2, FINE // 2), (FINE // 2, FINE))
