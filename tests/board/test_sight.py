"""Who and what can be seen from somewhere: `sight` by names of figures, areas and cover spaces."""

from __future__ import annotations

from itertools import product

import pytest

from eday.board.map.export import map_json
from tests.board.properties.play import Setup, sampled, setups
from tests.board.rules.gallery import gallery
from tests.board.rules.locust_maps import HOOK, SNAKE, on
from tests.board.scene import Scene

UNKNOWN = (
    "",
    ":",
    "area",
    "area:",
    "area:9Z.A",
    "2A.A",
    "cover:2A.zz",
    "cover:2A.A",
    "figure:drone-99",
    "figure:ghost-1",
    "figure:",
    "cog:augustus_fenix",
    "cog:damon_baird",
    "seat:0",
    "ghost:1",
    "AREA:2A.A",
    " area:2A.A",
    "area:2A.A:area:2A.B",
)


def areas(*letters: str) -> list[str]:
    return [f"area:2A.{letter}" for letter in letters]


def in_sight(s: Scene, ref: str, group: str) -> list[str]:
    return [name for name in s.game.sight(ref) if name.startswith(f"{group}:")]


def test_figures_come_before_areas() -> None:
    s = on(SNAKE)
    s.put("drone", "2A.B")
    assert s.game.sight("cog:marcus_fenix") == ["cog:dominic_santiago", "figure:drone-1", *areas("A", "B", "C")]


def test_walls_hide_what_is_round_the_corner() -> None:
    """Nobody west of G sees into K."""
    s = gallery()
    s.put("drone", "2A.K")
    s.put("drone", "2A.E")
    assert in_sight(s, "cog:augustus_cole", "figure") == ["figure:drone-2"]
    assert "area:2A.K" not in s.game.sight("cog:augustus_cole")
    s.cog(0, "2A.G")
    assert in_sight(s, "cog:augustus_cole", "figure") == ["figure:drone-1", "figure:drone-2"]
    assert "area:2A.K" in s.game.sight("cog:augustus_cole")


def test_a_figure_in_cover_sees_from_its_arrow_only() -> None:
    """In HOOK the cover space of B looks into D, its area into A."""
    s = on(HOOK)
    s.put("drone", "2A.B", "2A.c1")
    s.put("drone", "2A.B")
    s.cog(1, "2A.D")
    assert in_sight(s, "cog:marcus_fenix", "figure") == ["figure:drone-2"]
    assert in_sight(s, "cog:dominic_santiago", "figure")[:1] == ["figure:drone-1"]
    assert "cog:marcus_fenix" not in s.game.sight("figure:drone-1")
    assert "cog:marcus_fenix" in s.game.sight("figure:drone-2")
    assert "area:2A.A" not in s.game.sight("cover:2A.c1")
    assert "area:2A.A" in s.game.sight("area:2A.B")


def test_elevation_hides_nothing() -> None:
    """L lies below B behind an elevation line."""
    s = gallery()
    assert "area:2A.L" in s.game.sight("area:2A.B")
    assert "area:2A.B" in s.game.sight("area:2A.L")


def test_the_own_area_is_seen_by_who_stands_in_it_and_not_listed_for_itself() -> None:
    s = gallery()
    s.put("drone", "2A.A")
    for figure in ("cog:augustus_cole", "cog:dominic_santiago", "figure:drone-1"):
        seen = s.game.sight(figure)
        assert "area:2A.A" in seen
        assert figure not in seen
    assert set(s.game.sight("cog:augustus_cole")) > {"cog:dominic_santiago", "figure:drone-1"}
    from_area = s.game.sight("area:2A.A")
    assert "area:2A.A" not in from_area
    assert from_area[:3] == ["cog:augustus_cole", "cog:dominic_santiago", "figure:drone-1"]
    assert "area:2A.D" in s.game.sight("cover:2A.D1"), "a cover space sees the area around it"


def test_a_cover_space_sees_what_a_figure_in_it_would_see() -> None:
    s = on(HOOK)
    empty = s.game.sight("cover:2A.c1")
    s.put("drone", "2A.B", "2A.c1")
    assert [name for name in s.game.sight("figure:drone-1") if name.startswith("area:")] == [
        name for name in empty if name.startswith("area:")
    ]


@pytest.mark.parametrize("ref", UNKNOWN)
def test_an_unknown_thing_sees_nothing(ref: str) -> None:
    assert gallery().game.sight(ref) == []


def test_a_figure_beside_the_map_sees_nothing_and_is_not_seen() -> None:
    s = gallery()
    s.put("drone", "2A.B")
    assert s.game.sight("figure:drone-2") == []
    assert in_sight(s, "area:2A.A", "figure") == ["figure:drone-1"]
    for name in (*in_sight(s, "area:2A.A", "cog"), *in_sight(s, "figure:drone-1", "cog")):
        assert name in ("cog:augustus_cole", "cog:dominic_santiago"), "no nameless COG of an empty seat"


def test_areas_and_covers_see_what_the_map_says() -> None:
    """`sight` and `eday map --json` know the same pairs."""
    s = Scene(tiles=("2A", "16A"))
    drawn = map_json(s.t.shape)["sight"]
    pairs = {frozenset(pair) for pair in drawn["area_area"]}
    for area in s.t.shape.areas:
        ref = f"area:{area}"
        expected = {other for pair in pairs if ref in pair for other in pair - {ref}}
        assert set(in_sight(s, ref, "area")) == expected
    for cover in s.t.shape.covers:
        ref = f"cover:{cover}"
        assert in_sight(s, ref, "area") == sorted(
            (area for name, area in drawn["cover_area"] if name == ref),
            key=lambda name: s.t.shape.area_index[name.removeprefix("area:")],
        )


@pytest.mark.parametrize("setup", setups(1, first=900), ids=str)
def test_sight_is_mutual(setup: Setup) -> None:
    for game in sampled(setup, every=40, firsts=0):
        view = game.view(None)
        figures = [figure["ref"] for figure in (*view["cogs"], *view["locusts"]) if figure["area"]]
        spots = [area["id"] for area in view["map"]["areas"]]
        seen = {ref: set(game.sight(ref)) for ref in (*figures, *spots)}
        for one, other in product(figures, figures):
            assert (other in seen[one]) == (one in seen[other]), (one, other)
        for figure, area in product(figures, spots):
            assert (area in seen[figure]) == (figure in seen[area]), (figure, area)
        for one, other in product(spots, spots):
            assert (other in seen[one]) == (one in seen[other]), (one, other)
