"""Cover of the chapters: what each half of each face does for its occupant. And: every card has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eday.card.box import COG, LOCUST
from eday.content.card import from_patch as card_from_patch
from tests.card.cards.chapter_play import direct_damage, place_with, show, strike
from tests.card.scene import Scene

Bonus = tuple[int, int, int]
"""Attack, defense, direct damage."""

NONE: Bonus = (0, 0, 0)
COVERS: list[tuple[int, str, str, Bonus, Bonus]] = [
    (3, "ch03-ruined-fountain", "front", (0, 1, 0), (1, 0, 0)),
    (3, "ch03-troika-nest", "front", (0, 1, 0), (2, 1, 0)),
    (4, "ch04-pillar", "front", NONE, (0, 1, 0)),
    (4, "ch04-doorway", "front", (0, 1, 0), (1, 0, 0)),
    (5, "ch05-street-lamp", "lit", (0, 1, 0), NONE),
    (5, "ch05-street-lamp", "dark", NONE, (1, 0, 0)),
    (5, "ch05-burning-wreck", "lit", (1, 0, 0), NONE),
    (5, "ch05-burning-wreck", "dark", NONE, (1, 1, 0)),
    (5, "ch05-propane-tank", "lit", (0, 0, 1), NONE),
    (5, "ch05-propane-tank", "dark", NONE, (0, 0, 1)),
    (6, "ch06-conveyor-belt", "front", NONE, NONE),
    (6, "ch06-machine-press", "front", (2, 0, 0), (2, 0, 0)),
    (6, "ch06-catwalk", "front", (0, 1, 0), (0, 1, 0)),
    (7, "ch07-gas-station", "lit", (1, 0, 0), NONE),
    (7, "ch07-gas-station", "dark", NONE, (1, 0, 0)),
    (7, "ch07-overturned-bus", "lit", (0, 2, 0), (0, 1, 0)),
    (7, "ch07-overturned-bus", "dark", (0, 1, 0), (0, 2, 0)),
    (7, "ch07-lamp-post", "lit", (0, 0, 1), NONE),
    (7, "ch07-lamp-post", "dark", NONE, (1, 1, 0)),
    (9, "ch09-imulsion-pool", "front", NONE, (0, 2, 0)),
    (9, "ch09-mine-cart", "front", NONE, NONE),
    (10, "ch10-platform-edge", "front", NONE, (0, 1, 0)),
    (10, "ch10-support-clamp", "front", (0, 2, 0), (1, 0, 0)),
    (11, "ch11-campus-statue", "front", (1, 1, 0), (1, 1, 0)),
    (11, "ch11-library-stacks", "front", NONE, (0, 1, 0)),
    (11, "ch11-courtyard-steps", "front", (1, 0, 0), (1, 0, 0)),
    (12, "ch12-barricaded-window", "front", (0, 1, 0), (1, 0, 0)),
    (12, "ch12-front-doors", "front", (1, 1, 0), (0, 0, 1)),
    (13, "ch13-rubble-street", "front", (0, 1, 0), (0, 1, 0)),
    (13, "ch13-sandbag-line", "front", (0, 2, 0), (1, 0, 0)),
    (13, "ch13-collapsed-arch", "front", (1, 0, 0), (0, 1, 0)),
    (13, "ch13-burst-main", "front", NONE, NONE),
    (14, "ch14-rail-wall", "front", (0, 2, 0), (0, 1, 0)),
    (14, "ch14-cargo-crane", "front", (1, 1, 0), (1, 0, 0)),
    (14, "ch14-fuel-tanker", "front", NONE, NONE),
    (15, "ch15-rear-car", "front", (0, 1, 0), (1, 0, 0)),
    (15, "ch15-tender", "front", (1, 0, 0), (0, 1, 0)),
    (15, "ch15-engine", "front", (0, 0, 1), (0, 0, 1)),
]
ROWS = [
    pytest.param(chapter, cover, face, side, bonus, id=f"{cover}-{face}-{side}")
    for chapter, cover, face, cog, locust in COVERS
    for side, bonus in ((COG, cog), (LOCUST, locust))
]


@pytest.mark.card(
    "card:ch03-ruined-fountain",
    "card:ch03-troika-nest",
    "card:ch04-doorway",
    "card:ch05-street-lamp",
    "card:ch05-burning-wreck",
    "card:ch05-propane-tank",
    "card:ch06-catwalk",
    "card:ch07-gas-station",
    "card:ch07-overturned-bus",
    "card:ch07-lamp-post",
    "card:ch09-imulsion-pool",
    "card:ch10-support-clamp",
    "card:ch11-campus-statue",
    "card:ch11-library-stacks",
    "card:ch11-courtyard-steps",
    "card:ch12-barricaded-window",
    "card:ch12-front-doors",
    "card:ch13-rubble-street",
    "card:ch13-sandbag-line",
    "card:ch13-collapsed-arch",
    "card:ch14-rail-wall",
    "card:ch14-cargo-crane",
    "card:ch15-rear-car",
    "card:ch15-tender",
    "card:ch15-engine",
)
@pytest.mark.parametrize(("chapter", "cover", "face", "side", "bonus"), ROWS)
def test_each_half_of_cover_helps_the_unit_that_holds_it(
    chapter: int, cover: str, face: str, side: int, bonus: Bonus
) -> None:
    """Private and Grenadier are 2/3 and have no rule that matters here."""
    scene = Scene(chapter, previous_winner="cog" if side == LOCUST else "locust")
    for card in [unit for units in scene.t.reserve for unit in units]:
        scene.t.put(card, 8)
    scene.t.lasting = ()
    show(scene, face)
    place = place_with(scene, cover)
    card_id = ("cog-private", "loc-grenadier")[side]
    waiting, unit = scene.reserve(card_id), scene.cover(card_id, place)
    attack, defense, direct = bonus
    assert scene.values(unit) == (2 + attack, 3 + defense)
    assert scene.values(waiting) == (2, 3)
    strike(scene, unit)
    assert direct_damage(scene) == 2 + direct
    scene.t.far[unit] = True
    assert scene.values(unit) == (2 + attack, 3 + defense)
    other = next(p for p in scene.t.places() if p != place - 1)
    scene.t.enter(unit, other)
    scene.t.put(unit, 2)
    assert scene.values(unit) == (2, 3)


def test_the_table_of_cover_has_every_face() -> None:
    content = card_from_patch({})
    faces = {(cover.id, face) for cover in content.covers.values() if cover.block != "core" for face in cover.faces}
    assert {(cover, face) for _, cover, face, _, _ in COVERS} == faces


def test_every_card_of_the_chapters_has_a_test() -> None:
    content = card_from_patch({})
    wanted = {card.id for card in content.cards.values() if str(card.block).isdigit()}
    named = {cover for _, cover, _, _, _ in COVERS}
    for file in sorted(Path(__file__).parent.glob("test_chapter_*.py")):
        for marker in re.findall(r"@pytest\.mark\.card\(([^)]*)\)", file.read_text(encoding="utf-8")):
            named |= set(re.findall(r'"card:([^"]+)"', marker))
    assert len(wanted) > 100
    assert sorted(wanted - named) == []
