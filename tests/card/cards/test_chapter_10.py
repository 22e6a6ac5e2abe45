"""Cards of chapter 10; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    direct_damage,
    ids_of,
    play,
    reaction_counts,
    reaction_window,
    row,
    storm,
    strike,
    tactic_counts,
    use_tactic,
)
from tests.card.scene import Scene

CORPSER = "ch10-corpser"
LEG = "ch10-corpser-leg"
MARCUS = "ch10-marcus-fenix"
DOM = "ch10-dominic-santiago"


@pytest.mark.card("card:ch10-scenario")
@pytest.mark.parametrize(("winner", "spin", "lost"), [("cog", 1, 0), ("locust", 0, 1)])
def test_chapter_10_turns_the_corpser_or_costs_the_cog_a_card(winner: str, spin: int, lost: int) -> None:
    scene = Scene(10, previous_winner=winner, played=True)
    assert row(scene) == [
        "ch10-platform-edge", "ch10-support-clamp", "ch10-support-clamp", "ch10-platform-edge",
    ]  # fmt: skip
    assert ids_of(scene, scene.t.command[LOCUST]) == [CORPSER, *[LEG] * 4]
    assert scene.t.reserve == [(), ()]
    assert scene.t.spin[command(scene, CORPSER)] == spin
    assert len(scene.t.discard[COG]) == lost
    assert ids_of(scene, scene.t.command[COG]) == [MARCUS, DOM]


@pytest.mark.card("card:ch10-corpser", "card:ch10-corpser-leg")
def test_the_corpser_puts_down_a_leg() -> None:
    scene = Scene(10, previous_winner="cog")
    corpser = command(scene, CORPSER)
    assert tactic_counts(scene, LOCUST, corpser) == [3, 6]
    use_tactic(scene, LOCUST, corpser, 6)
    scene.choose(scene.offered("target")[0])
    assert ids_of(scene, scene.t.reserve[LOCUST]) == [LEG]
    assert scene.values(scene.t.reserve[LOCUST][0]) == (4, 5)
    for _ in range(3):
        scene.reserve(LEG)
    assert ids_of(scene, scene.t.command[LOCUST]) == [CORPSER]
    assert tactic_counts(scene, LOCUST, corpser) == []


@pytest.mark.card("card:ch10-corpser")
@pytest.mark.parametrize(("legs", "damage"), [(1, 0), (2, 2), (3, 2)])
def test_the_corpser_strikes_with_two_legs_in_cover(legs: int, damage: int) -> None:
    scene = Scene(10, previous_winner="locust")
    for leg, place in zip(scene.t.command[LOCUST][1:], range(legs), strict=False):
        scene.t.enter(leg, place)
    scene.fill(LOCUST, 1)
    scene.begin_turn(LOCUST)
    assert direct_damage(scene) == damage
    assert not damage or scene.decision.seat == COG
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    assert direct_damage(scene) == 0


@pytest.mark.card("card:ch10-corpser", "card:ch10-corpser-leg")
@pytest.mark.parametrize(("unit", "turned", "zone"), [(LEG, 1, "out"), ("loc-hunter", 0, "discard")])
def test_the_corpser_turns_for_each_leg_killed(unit: str, turned: int, zone: str) -> None:
    scene = Scene(10, previous_winner="cog")
    corpser = command(scene, CORPSER)
    scene.t.spin[corpser] = 2
    victim = scene.cover(unit, 2)
    storm(scene, scene.reserve("cog-hardened-captain"), 2)
    assert scene.zone(victim) == zone
    assert scene.t.spin[corpser] == 2 + turned


@pytest.mark.card("card:ch10-corpser")
@pytest.mark.parametrize(("spin", "after"), [(3, 3), (4, 5), (5, 6)])
def test_the_exposed_corpser_turns_when_the_locust_player_is_hit(spin: int, after: int) -> None:
    scene = Scene(10, previous_winner="locust")
    corpser = command(scene, CORPSER)
    scene.t.spin[corpser] = spin
    hunter = scene.cover("loc-hunter", 3)
    strike(scene, hunter)
    scene.choose("keep:0")
    assert scene.t.spin[corpser] == spin
    scene.hand(LOCUST)
    strike(scene, scene.cover("cog-private", 2))
    scene.choose("keep:2")
    assert scene.t.spin[corpser] == after
    assert scene.game.outcome is None


@pytest.mark.card("card:ch10-corpser")
def test_the_cog_win_when_the_corpser_reaches_7() -> None:
    scene = Scene(10, previous_winner="cog")
    scene.t.spin[command(scene, CORPSER)] = 6
    strike(scene, scene.cover("cog-private", 2))
    scene.choose("keep:2")
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winner, scene.game.outcome.reason) == ("cog", "card")


@pytest.mark.card("card:ch10-marcus-fenix", "card:ch10-dominic-santiago")
@pytest.mark.parametrize(("card", "counts", "printed"), [(MARCUS, [6], (3, 4)), (DOM, [4, 7], (3, 5))])
def test_delta_joins_the_hunt_for_the_corpser(card: str, counts: list[int], printed: tuple[int, int]) -> None:
    scene = Scene(10, previous_winner="cog", extra=("loc-towering-boomer",))
    unit = command(scene, card)
    assert tactic_counts(scene, COG, unit) == counts
    use_tactic(scene, COG, unit, counts[-1])
    assert (scene.zone(unit), scene.values(unit)) == ("reserve", printed)
    assert tactic_counts(scene, COG, unit) == []
    scene.cover(card, 1)
    storm(scene, scene.reserve("loc-towering-boomer"), 1)
    assert scene.zone(unit) == "command"


@pytest.mark.card("card:ch10-marcus-fenix")
@pytest.mark.parametrize(("target", "damage"), [(LEG, 4), ("loc-hunter", 3)])
def test_marcus_of_chapter_10_hurts_command_units_more(target: str, damage: int) -> None:
    scene = Scene(10, previous_winner="cog")
    enemy = scene.cover(target, 2)
    storm(scene, scene.reserve(MARCUS), 2)
    assert damage_to(scene, enemy) == [damage]


@pytest.mark.card("card:ch10-dominic-santiago")
def test_dominic_of_chapter_10_attacks_better_while_marcus_holds_cover() -> None:
    scene = Scene(10, previous_winner="cog")
    dominic, marcus = scene.reserve(DOM), scene.reserve(MARCUS)
    assert scene.values(dominic) == (3, 5)
    scene.cover(MARCUS, 1)
    assert scene.values(dominic) == (4, 5)
    assert scene.values(marcus) == (3, 4)


@pytest.mark.card("card:ch10-platform-edge")
@pytest.mark.parametrize(("place", "target", "damage"), [(1, LEG, 3), (1, "loc-hunter", 2), (2, LEG, 2)])
def test_the_platform_edge_helps_the_cog_against_command_units(place: int, target: str, damage: int) -> None:
    scene = Scene(10, previous_winner="cog")
    private, enemy = scene.cover("cog-private", place), scene.reserve(target)
    strike(scene, private, enemy)
    assert damage_to(scene, enemy) == [damage]


@pytest.mark.card("card:ch10-clamp-shot")
def test_the_clamp_shot_hits_a_command_unit_anywhere_or_another_in_cover() -> None:
    scene = Scene(10, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch10-clamp-shot") == []
    scene.reserve("loc-hunter")
    assert deploy_counts(scene, COG, "ch10-clamp-shot") == []
    leg, grenadier = scene.reserve(LEG), scene.cover("loc-grenadier", 1)
    assert deploy_counts(scene, COG, "ch10-clamp-shot") == [2, 4]
    play(scene, COG, "ch10-clamp-shot", 4)
    scene.choose("choose:1")
    assert (damage_to(scene, leg), scene.zone(leg), scene.t.suppressed[leg]) == ([4], "reserve", True)
    leg = scene.cover(LEG, 2)
    play(scene, COG, "ch10-clamp-shot", 2)
    assert scene.ids == ["choose:1", "choose:2"]
    scene.choose("choose:2")
    assert (damage_to(scene, grenadier), damage_to(scene, leg)) == ([2], [])


@pytest.mark.card("card:ch10-torque-bow")
@pytest.mark.parametrize(("target", "damage"), [("loc-hunter", 5), (LEG, 6)])
def test_the_torque_bow_is_made_for_command_units(target: str, damage: int) -> None:
    scene = Scene(10, previous_winner="cog")
    private, enemy = scene.reserve("cog-private"), scene.cover(target, 2)
    assert reaction_counts(scene, private, 2, "ch10-torque-bow") == [3, 5]
    bow = reaction_window(scene, private, 2, "ch10-torque-bow", 3)
    scene.choose(f"react:{scene.ref(bow)}")
    assert damage_to(scene, enemy) == [damage]
    assert scene.zone(bow) == "discard"


@pytest.mark.card("card:ch10-ground-slam")
def test_ground_slam_suppresses_two_and_hurts_everyone_in_cover() -> None:
    scene = Scene(10, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, "ch10-ground-slam") == []
    inside, scout = scene.cover("cog-private", 2), scene.cover("cog-scout", 1)
    own = scene.cover("loc-hunter", 3)
    assert deploy_counts(scene, LOCUST, "ch10-ground-slam") == [2, 5]
    first, second, third = scene.reserve("cog-private"), scene.reserve(MARCUS), scene.reserve(DOM)
    play(scene, LOCUST, "ch10-ground-slam", 5)
    assert scene.ids == [*[f"target:{scene.ref(unit)}" for unit in (first, second, third)], "stop"]
    scene.choose(f"target:{scene.ref(first)}", f"target:{scene.ref(third)}")
    assert [scene.t.suppressed[unit] for unit in (first, second, third)] == [True, False, True]
    assert [damage_to(scene, unit) for unit in (inside, scout, own, second)] == [[1], [1], [], []]
    scene.t.suppressed[first] = scene.t.suppressed[third] = False
    play(scene, LOCUST, "ch10-ground-slam", 2)
    scene.choose("stop")
    assert not any(scene.t.suppressed)
    assert damage_to(scene, inside) == [1]
