"""CG-MULTIFACE: cover with a front and a back."""

from __future__ import annotations

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.scene import Scene
from tests.compared import shown_to

FLOODLIGHT = "tactic:card:ch05-uv-floodlight#1"
SWARM = "tactic:card:ch05-kryll-swarm#1"


def faces(s: Scene) -> list[str]:
    return [place["face"] for place in shown_to(s.game, None)["row"]]


def swarm(s: Scene, place: int) -> None:
    """The Kryll Swarm turns one cover card dark."""
    s.fill(LOCUST, 5)
    s.at_deployment(LOCUST)
    s.choose(SWARM, f"cover:row:{place}")


@pytest.mark.rule("CG-MULTIFACE-01")
def test_effects_flip_cover_to_and_fro() -> None:
    s = Scene(5)
    assert faces(s) == ["lit", "lit", "lit"]
    swarm(s, 2)
    assert s.happened("cover_flipped") == [{"row": "row:2", "card": "card:ch05-burning-wreck#1", "face": "dark"}]
    assert faces(s) == ["lit", "dark", "lit"]
    s.fill(COG, 3)
    s.at_deployment(COG)
    s.choose(FLOODLIGHT, "cover:row:2")
    assert faces(s) == ["lit", "lit", "lit"]


@pytest.mark.rule("CG-MULTIFACE-01")
def test_from_chapter_five_on_there_is_cover_with_two_faces() -> None:
    content = Scene(5).t.box.content
    first = {card.id: content.first_chapter(card) for card in content.covers.values() if len(card.faces) == 2}
    assert min(first.values()) == 5
    assert set(first) == {
        "ch05-street-lamp",
        "ch05-burning-wreck",
        "ch05-propane-tank",
        "ch07-gas-station",
        "ch07-overturned-bus",
        "ch07-lamp-post",
    }


@pytest.mark.rule("CG-MULTIFACE-02", "CG-MULTIFACE-04")
@pytest.mark.parametrize(("unit", "lit", "dark"), [("cog-private", (2, 5), (2, 4)), ("loc-hunter", (3, 3), (3, 4))])
def test_on_either_face_each_half_faces_its_player(unit: str, lit: tuple[int, int], dark: tuple[int, int]) -> None:
    """The Overturned Bus gives the COG +2 lit and +1 dark, the Locust +1 lit and +2 dark."""
    s = Scene(7)
    card = s.cover(unit, 2)
    assert s.values(card) == lit
    s.fill(LOCUST, 6)
    s.at_deployment(LOCUST)
    s.choose("tactic:card:ch07-kryll-storm#1", "cover:row:2", "stop")
    assert s.values(card) == dark
    assert len(s.made_of(card)) == 2


@pytest.mark.rule("CG-MULTIFACE-03")
@pytest.mark.parametrize(
    ("chapter", "winner", "face"),
    [
        (5, "cog", "dark"),
        (5, "locust", "dark"),
        (5, None, "lit"),
        (7, "cog", "lit"),
        (7, "locust", "dark"),
        (7, None, "lit"),
    ],
)
def test_the_scenario_says_which_face_starts(chapter: int, winner: str | None, face: str) -> None:
    game = eday.card.new(chapter, previous_winner=winner)
    assert [place["face"] for place in shown_to(game, COG)["row"]] == [face] * 3


@pytest.mark.rule("CG-MULTIFACE-04")
def test_only_the_face_that_is_up_has_an_effect() -> None:
    """The Street Lamp: COG +1 defense lit, Locust +1 attack dark."""
    s = Scene(5)
    private = s.cover("cog-private", 1)
    assert s.made_of(private) == [("cog-private", 2, 3), ("ch05-street-lamp", 0, 1)]
    swarm(s, 1)
    assert s.made_of(private) == [("cog-private", 2, 3)]
    s = Scene(5)
    hunter = s.cover("loc-hunter", 1)
    assert s.made_of(hunter) == [("loc-hunter", 3, 2)]
    swarm(s, 1)
    assert s.made_of(hunter) == [("loc-hunter", 3, 2), ("ch05-street-lamp", 1, 0)]


@pytest.mark.rule("CG-MULTIFACE-04")
@pytest.mark.parametrize(("dark", "damage"), [(False, 3), (True, 2)])
def test_a_direct_damage_rule_counts_on_its_face_only(dark: bool, damage: int) -> None:
    """The Propane Tank adds 1 for the COG while it is lit."""
    s = Scene(5)
    private = s.cover("cog-private", 3)
    if dark:
        swarm(s, 3)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(private)}")
    s.pass_reactions()
    s.choose("keep:0")
    assert s.happened("direct_damage_dealt")[0]["damage"] == damage


@pytest.mark.rule("CG-MULTIFACE-04")
def test_a_special_rule_about_dark_cover_spares_lit_cover() -> None:
    s = Scene(5)
    dark, lit = s.cover("cog-private", 1), s.cover("cog-captain", 2)
    swarm(s, 1)
    s.at_end(LOCUST)
    assert s.happened("damage_dealt") == [{"card": s.ref(dark), "damage": 1}]
    assert [s.zone(dark), s.zone(lit)] == ["cover", "cover"]


@pytest.mark.rule("CG-MULTIFACE-05")
@pytest.mark.parametrize("far", [False, True])
def test_flipping_does_not_disturb_the_occupant(far: bool) -> None:
    s = Scene(5)
    private, hunter = s.cover("cog-private", 1, far=far), s.cover("loc-hunter", 2)
    s.fill(COG, 1)
    swarm(s, 1)
    assert (s.place(private), s.t.far[private], s.place(hunter)) == (1, far, 2)
    s.at_combat(COG)
    assert f"direct:{s.ref(private)}" in s.ids
