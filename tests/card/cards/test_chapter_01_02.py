"""Cards of the chapters 1 and 2."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import command, deploy_counts, goes_on, ids_of, play, row, storm, strike
from tests.card.scene import Scene

BACK = "ch02-marcus-back-in-armor"
SLAB = "ch02-marcus-fresh-from-the-slab"


@pytest.mark.card("card:ch01-scenario")
def test_chapter_1_lays_out_three_walls_and_favours_nobody() -> None:
    scene = Scene(1, played=True)
    assert row(scene) == ["cov-low-wall", "cov-high-wall", "cov-low-wall"]
    assert [scene.sizes(side) for side in (COG, LOCUST)] == [(21, 5, 0), (21, 5, 0)]
    assert scene.t.active == COG


@pytest.mark.card("card:ch01-dominic-santiago")
def test_dominic_saves_a_reaction_or_tactic_at_the_end_of_his_turn_with_two_units_in_cover() -> None:
    scene = Scene(1)
    scene.cover("cog-private", 1)
    scene.cover("cog-sergeant", 2)
    heroism, _scout, airstrike = scene.discards(COG, "cog-heroism", "cog-scout", "cog-airstrike")
    scene.at_end(COG)
    assert (scene.decision.seat, scene.ids) == (
        COG,
        [f"target:{scene.ref(heroism)}", f"target:{scene.ref(airstrike)}", "stop"],
    )
    scene.choose("stop")
    assert scene.zone(heroism) == "discard"
    scene.at_end(COG)
    scene.choose(f"target:{scene.ref(heroism)}")
    assert scene.t.deck[COG][-1:] == scene.alike(heroism)


@pytest.mark.card("card:ch01-dominic-santiago")
def test_dominic_saves_nothing_with_one_unit_in_cover_or_in_the_enemy_turn() -> None:
    scene = Scene(1)
    scene.discards(COG, "cog-heroism")
    scene.cover("cog-private", 1)
    scene.reserve("cog-sergeant")
    scene.at_end(COG)
    assert goes_on(scene)
    assert scene.decision.seat == LOCUST
    scene.cover("cog-sergeant", 2)
    scene.at_end(LOCUST)
    assert goes_on(scene)
    assert scene.decision.seat == COG


@pytest.mark.card("card:ch01-emergence-hole")
def test_emergence_hole_returns_a_weak_unit_to_the_side_with_fewer_units() -> None:
    scene = Scene(1)
    scene.reserve("cog-private")
    drone, _boomer, _rush = scene.discards(LOCUST, "loc-drone", "loc-boomer", "loc-blood-rush")
    scene.begin_turn(LOCUST)
    assert scene.ids == [f"target:{scene.ref(drone)}", "stop"]
    scene.choose(f"target:{scene.ref(drone)}")
    assert scene.zone(drone) == "hand"
    assert scene.sizes(LOCUST)[1:] == (1, 2)


@pytest.mark.card("card:ch01-emergence-hole")
def test_emergence_hole_may_be_left_and_needs_fewer_units() -> None:
    scene = Scene(1)
    scene.reserve("cog-private")
    (drone,) = scene.discards(LOCUST, "loc-drone")
    scene.begin_turn(LOCUST)
    scene.choose("stop")
    assert scene.zone(drone) == "discard"
    scene.reserve("loc-grenadier")
    scene.begin_turn(LOCUST)
    assert goes_on(scene)
    scene.reserve("cog-sergeant")
    scene.begin_turn(COG)
    assert goes_on(scene)
    assert scene.decision.seat == COG


@pytest.mark.card("card:ch01-emergence-hole")
def test_emergence_hole_needs_a_hand_of_two_cards_at_most() -> None:
    scene = Scene(1)
    scene.reserve("cog-private")
    (drone,) = scene.discards(LOCUST, "loc-drone")
    for count, offered in ((0, True), (2, True), (3, False), (5, False)):
        scene.hand(LOCUST)
        scene.fill(LOCUST, count)
        scene.begin_turn(LOCUST)
        assert (f"target:{scene.ref(drone)}" in scene.ids) is offered
        assert goes_on(scene) is not offered


@pytest.mark.card("card:ch02-marcus-back-in-armor", "card:ch02-marcus-fresh-from-the-slab")
@pytest.mark.parametrize(("winner", "marcus", "saved"), [("cog", BACK, [0]), ("locust", SLAB, [0, 1])])
def test_marcus_in_cover_leads_a_fallen_unit_back_at_the_end_of_his_turn(
    winner: str, marcus: str, saved: list[int]
) -> None:
    scene = Scene(2, previous_winner=winner)
    unit = scene.reserve(marcus)
    fallen = scene.discards(COG, "cog-scout", "cog-captain", "cog-airstrike")
    scene.fill(COG, 3)
    scene.at_end(COG)
    assert goes_on(scene)
    scene.t.enter(unit, 1)
    scene.at_end(LOCUST)
    assert goes_on(scene)
    scene.at_end(COG)
    assert scene.ids == [*[f"target:{scene.ref(fallen[number])}" for number in saved], "stop"]
    scene.choose(scene.ids[0])
    assert scene.t.deck[COG][-1:] == scene.alike(fallen[0])


@pytest.mark.card("card:ch02-scenario")
@pytest.mark.parametrize(("winner", "marcus", "first"), [("cog", BACK, COG), ("locust", SLAB, LOCUST)])
def test_the_winner_of_chapter_1_decides_which_marcus_fights(winner: str, marcus: str, first: int) -> None:
    scene = Scene(2, previous_winner=winner, played=True)
    assert row(scene) == ["cov-low-wall", "cov-high-wall", "cov-low-wall"]
    assert ids_of(scene, scene.t.command[COG]) == [marcus]
    assert ids_of(scene, scene.t.command[LOCUST]) == ["ch02-scent-of-blood"]
    assert scene.t.active == first


@pytest.mark.card("card:ch02-marcus-back-in-armor", "card:ch02-marcus-fresh-from-the-slab")
@pytest.mark.parametrize(("winner", "card", "most", "printed"), [("cog", BACK, 2, (4, 4)), ("locust", SLAB, 1, (3, 3))])
def test_marcus_joins_with_a_small_hand(winner: str, card: str, most: int, printed: tuple[int, int]) -> None:
    scene = Scene(2, previous_winner=winner)
    marcus = command(scene, card)
    scene.fill(COG, most + 1)
    scene.begin_turn(COG)
    assert goes_on(scene)
    scene.hand(COG)
    scene.fill(COG, most)
    scene.begin_turn(LOCUST)
    assert goes_on(scene)
    scene.begin_turn(COG)
    assert scene.ids == [f"use:{scene.ref(marcus)}", "decline"]
    scene.choose("decline")
    assert scene.zone(marcus) == "command"
    scene.begin_turn(COG)
    scene.choose(f"use:{scene.ref(marcus)}")
    assert scene.zone(marcus) == "reserve"
    assert scene.values(marcus) == printed
    scene.begin_turn(COG)
    assert goes_on(scene)


@pytest.mark.card("card:ch02-marcus-back-in-armor", "card:ch02-marcus-fresh-from-the-slab")
@pytest.mark.parametrize(("winner", "card"), [("cog", BACK), ("locust", SLAB)])
def test_marcus_is_tough(winner: str, card: str) -> None:
    scene = Scene(2, previous_winner=winner)
    marcus = scene.cover(card, 1)
    boomer = scene.reserve("loc-boomer")
    storm(scene, boomer, 1)
    assert scene.zone(marcus) == "command"
    assert scene.t.command[COG] == (marcus,)


@pytest.mark.card("card:ch02-marcus-back-in-armor")
def test_marcus_in_armor_leads_troops_in_cover() -> None:
    scene = Scene(2, previous_winner="cog")
    private, heavy = scene.cover("cog-private", 1), scene.cover("cog-heavy-infantry", 3)
    sergeant = scene.reserve("cog-sergeant")
    marcus = scene.reserve(BACK)
    assert scene.values(private) == (2, 3)
    scene.cover(BACK, 2)
    assert scene.values(private) == (3, 3)
    assert scene.values(heavy) == (2, 4)
    assert scene.values(sergeant) == (3, 3)
    assert scene.made_of(marcus) == [(BACK, 4, 4), ("cov-high-wall", 1, 1)]


@pytest.mark.card("card:ch02-marcus-fresh-from-the-slab")
def test_marcus_from_the_slab_leads_nobody() -> None:
    scene = Scene(2, previous_winner="locust")
    private = scene.cover("cog-private", 1)
    scene.cover(SLAB, 2)
    assert scene.values(private) == (2, 3)


@pytest.mark.card("card:ch02-scent-of-blood")
def test_scent_of_blood_trades_a_card_for_a_runt() -> None:
    scene = Scene(2, previous_winner="cog")
    scent = command(scene, "ch02-scent-of-blood")
    first = scene.reserve("ch02-wretch-runt")
    scene.hand(LOCUST, "loc-drone", "loc-boomer")
    scene.begin_turn(LOCUST)
    assert scene.ids == [f"use:{scene.ref(scent)}", "decline"]
    scene.choose(f"use:{scene.ref(scent)}")
    assert sorted(scene.ids) == ["discard:card:loc-boomer", "discard:card:loc-drone"]
    scene.choose("discard:card:loc-drone")
    assert scene.sizes(LOCUST)[1:] == (1, 1)
    assert ids_of(scene, scene.t.reserve[LOCUST]) == ["ch02-wretch-runt"] * 2
    assert first in scene.t.reserve[LOCUST]


@pytest.mark.card("card:ch02-scent-of-blood")
def test_scent_of_blood_needs_a_card_and_at_most_one_runt() -> None:
    scene = Scene(2, previous_winner="cog")
    scene.begin_turn(LOCUST)
    assert goes_on(scene)
    scene.hand(LOCUST, "loc-drone")
    scene.begin_turn(LOCUST)
    scene.choose("decline")
    assert scene.t.reserve[LOCUST] == ()
    scene.reserve("ch02-wretch-runt")
    scene.cover("ch02-wretch-runt", 1)
    assert len(scene.t.units(LOCUST)) == 2
    scene.begin_turn(LOCUST)
    assert goes_on(scene)


@pytest.mark.card("card:ch02-alpha-wretch", "card:ch02-wretch-runt")
@pytest.mark.parametrize(("answer", "runts"), [("spawn:2", 2), ("spawn:1", 1), ("spawn:0", 0)])
def test_alpha_wretch_brings_up_to_two_runts(answer: str, runts: int) -> None:
    scene = Scene(2, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, "ch02-alpha-wretch") == [3, 5]
    alpha = play(scene, LOCUST, "ch02-alpha-wretch", 3)
    assert scene.ids == ["spawn:2", "spawn:1", "spawn:0"]
    scene.choose(answer)
    assert ids_of(scene, scene.t.reserve[LOCUST]) == ["ch02-alpha-wretch", *["ch02-wretch-runt"] * runts]
    assert scene.values(alpha) == (2, 3)
    assert [scene.values(unit) for unit in scene.t.reserve[LOCUST][1:]] == [(1, 1)] * runts


@pytest.mark.card("card:ch02-alpha-wretch", "card:ch02-wretch-runt")
def test_alpha_wretch_finds_only_the_runts_left_in_the_supply() -> None:
    scene = Scene(2, previous_winner="cog")
    for place in (1, 2, 3):
        scene.cover("ch02-wretch-runt", place)
    play(scene, LOCUST, "ch02-alpha-wretch", 3)
    assert scene.ids == ["spawn:1", "spawn:0"]
    scene.choose("spawn:1")
    play(scene, LOCUST, "ch02-alpha-wretch", 3)
    assert goes_on(scene)


@pytest.mark.card("card:ch02-wretch-runt")
def test_a_killed_runt_returns_to_the_supply() -> None:
    scene = Scene(2, previous_winner="cog")
    runt = scene.reserve("ch02-wretch-runt")
    private = scene.cover("cog-private", 1)
    strike(scene, private, runt)
    assert scene.zone(runt) == "supply"
    assert scene.sizes(LOCUST)[2] == 0
    assert scene.zone(private) == "cover"


@pytest.mark.card("card:ch02-anthony-carmine")
@pytest.mark.parametrize("cards", [1, 0])
def test_carmine_leaves_a_card_when_he_is_killed(cards: int) -> None:
    scene = Scene(2, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch02-anthony-carmine") == [4, 5, 6]
    scene.hand(COG)
    carmine = scene.cover("ch02-anthony-carmine", 1)
    assert scene.values(carmine) == (2, 2)
    storm(scene, scene.reserve("loc-grenadier"), 1)
    assert (scene.decision.seat, scene.ids) == (COG, ["draw:1", "draw:0"])
    scene.choose(f"draw:{cards}")
    assert scene.zone(carmine) == "discard"
    assert scene.sizes(COG)[1] == cards


@pytest.mark.card("card:ch02-anthony-carmine")
def test_carmine_leaves_nothing_while_he_lives() -> None:
    scene = Scene(2, previous_winner="cog")
    scene.cover("ch02-anthony-carmine", 1)
    scene.fill(LOCUST, 2)
    storm(scene, scene.reserve("ch02-wretch-runt"), 1)
    assert scene.happened("cards_drawn") == []
    assert goes_on(scene)
