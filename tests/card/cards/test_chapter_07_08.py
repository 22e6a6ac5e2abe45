"""Cards of the chapters 7 and 8; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    direct_damage,
    faces,
    goes_on,
    ids_of,
    reaction_counts,
    reaction_window,
    row,
    show,
    storm,
    strike,
    tactic_counts,
    use_tactic,
)
from tests.card.scene import Scene

JUNKER = "ch07-junker"
HUNTER = "ch07-night-hunter"


@pytest.mark.card("card:ch07-scenario", "card:ch07-junker")
@pytest.mark.parametrize(("winner", "face"), [("cog", "lit"), ("locust", "dark")])
def test_chapter_7_begins_with_light_or_with_darkness(winner: str, face: str) -> None:
    scene = Scene(7, previous_winner=winner, played=True)
    assert row(scene) == ["ch07-gas-station", "ch07-overturned-bus", "ch07-lamp-post"]
    assert faces(scene) == [face] * 3
    assert scene.zone(scene._any(JUNKER)) == "command"
    assert scene.t.active == LOCUST


@pytest.mark.card("card:ch07-scenario")
def test_the_kryll_hunt_on_the_highway_at_the_end_of_the_locust_turn_alone() -> None:
    scene = Scene(7, previous_winner="locust")
    scout, private = scene.cover("cog-scout", 1), scene.cover("cog-private", 2)
    hunter = scene.cover("loc-hunter", 3)
    scene.fill(LOCUST, 1)
    scene.fill(COG, 1)
    scene.at_end(COG)
    assert scene.happened("damage_dealt") == []
    assert goes_on(scene)
    scene.at_end(LOCUST)
    assert [damage_to(scene, unit) for unit in (scout, private, hunter)] == [[2], [2], []]
    assert [scene.zone(unit) for unit in (scout, private)] == ["discard", "cover"]
    show(scene, "lit")
    scene.at_end(LOCUST)
    assert scene.happened("damage_dealt") == []


@pytest.mark.card("card:ch07-junker")
def test_the_junker_rolls_out_by_its_tactic() -> None:
    scene = Scene(7, previous_winner="locust")
    junker = command(scene, JUNKER)
    assert tactic_counts(scene, COG, junker) == [5]
    use_tactic(scene, COG, junker, 5)
    assert scene.zone(junker) == "reserve"
    assert scene.values(junker) == (3, 4)
    assert tactic_counts(scene, COG, junker) == []


@pytest.mark.card("card:ch07-junker")
def test_the_junker_may_light_its_own_cover() -> None:
    scene = Scene(7, previous_winner="locust")
    junker = scene.reserve(JUNKER)
    scene.cover("cog-private", 1)
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    assert goes_on(scene)
    scene.cover(JUNKER, 2)
    scene.begin_turn(COG)
    assert scene.ids == [f"use:{scene.ref(junker)}", "decline"]
    scene.choose("decline")
    assert faces(scene) == ["dark"] * 3
    scene.begin_turn(COG)
    scene.choose(f"use:{scene.ref(junker)}")
    assert faces(scene) == ["dark", "lit", "dark"]


@pytest.mark.card("card:ch07-junker")
def test_the_junker_overruns_and_is_tough() -> None:
    scene = Scene(7, previous_winner="locust", extra=("loc-towering-boomer",))
    show(scene, "lit")
    junker = scene.reserve(JUNKER)
    hunter = scene.cover("loc-hunter", 1)
    storm(scene, junker, 1)
    assert (scene.zone(hunter), damage_to(scene, junker)) == ("discard", [3])
    assert (scene.decision.seat, direct_damage(scene)) == (LOCUST, 1)
    scene.choose("keep:0")
    assert scene.place(junker) == 1
    storm(scene, scene.reserve("loc-towering-boomer"), 1)
    assert scene.zone(junker) == "command"


@pytest.mark.card("card:ch07-kryll-storm")
def test_the_kryll_storm_darkens_up_to_two_cover_cards() -> None:
    scene = Scene(7, previous_winner="cog")
    swarm = command(scene, "ch07-kryll-storm")
    assert tactic_counts(scene, LOCUST, swarm) == [2, 4, 6]
    use_tactic(scene, LOCUST, swarm, 6)
    assert scene.ids == ["cover:row:1", "cover:row:2", "cover:row:3", "stop"]
    scene.choose("cover:row:1", "cover:row:3")
    assert faces(scene) == ["dark", "lit", "dark"]
    show(scene, "lit")
    use_tactic(scene, LOCUST, swarm, 2)
    scene.choose("cover:row:2", "stop")
    assert faces(scene) == ["lit", "dark", "lit"]


@pytest.mark.card("card:ch07-uv-turret")
def test_the_uv_turret_strengthens_a_unit_and_lights_the_cover_attacked() -> None:
    scene = Scene(7, previous_winner="locust")
    private, hunter = scene.reserve("cog-private"), scene.cover("loc-hunter", 1)
    assert scene.values(hunter) == (4, 2)
    assert reaction_counts(scene, private, 1, "ch07-uv-turret") == [3, 4]
    turret = reaction_window(scene, private, 1, "ch07-uv-turret", 4)
    scene.choose(f"react:{scene.ref(turret)}")
    assert (damage_to(scene, hunter), damage_to(scene, private)) == ([3], [3])
    assert faces(scene) == ["lit", "dark", "dark"]
    assert (scene.zone(hunter), scene.place(private)) == ("discard", 1)
    assert scene.values(private) == (3, 3)


@pytest.mark.card("card:ch07-uv-turret")
def test_the_uv_turret_lights_the_cover_of_a_defender_and_of_a_direct_attacker() -> None:
    scene = Scene(7, previous_winner="locust")
    private, grenadier = scene.cover("cog-private", 3), scene.reserve("loc-grenadier")
    turret = reaction_window(scene, grenadier, 3, "ch07-uv-turret", 3)
    scene.choose(f"react:{scene.ref(turret)}")
    assert (damage_to(scene, private), damage_to(scene, grenadier)) == ([2], [3])
    assert faces(scene) == ["dark", "dark", "lit"]
    show(scene, "dark")
    (turret,) = scene.hand(COG, "ch07-uv-turret")
    scene.fill(COG, 3)
    scene.hand(LOCUST)
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(private)}")
    scene.choose(f"react:{scene.ref(turret)}")
    assert faces(scene) == ["dark", "dark", "lit"]
    assert direct_damage(scene) == 3


@pytest.mark.card("card:ch07-reaver")
def test_the_reaver_overruns_while_attacking() -> None:
    scene = Scene(7, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, "ch07-reaver") == [2, 5]
    reaver = scene.reserve("ch07-reaver")
    assert scene.values(reaver) == (4, 4)
    scout = scene.cover("cog-scout", 1)
    storm(scene, reaver, 1)
    assert (scene.zone(scout), scene.decision.seat, direct_damage(scene)) == ("discard", COG, 1)
    scene.choose("keep:0")
    scene.t.put(reaver, 2)
    blocked = scene.cover("cog-scout", 1)
    scene.hand(COG)
    strike(scene, blocked, reaver)
    assert scene.zone(blocked) == "discard"
    assert direct_damage(scene) == 0


@pytest.mark.card("card:ch07-night-hunter")
def test_the_night_hunter_may_suppress_when_it_moves_into_cover() -> None:
    for used in (True, False):
        scene = Scene(7, previous_winner="cog")
        assert deploy_counts(scene, LOCUST, HUNTER) == [3, 5]
        hunter = scene.reserve(HUNTER)
        junker, private = scene.reserve(JUNKER), scene.reserve("cog-private")
        assert scene.values(hunter) == (3, 3)
        scene.at_combat(LOCUST)
        scene.choose(f"move:{scene.ref(hunter)}:row:1")
        assert scene.ids == [f"use:{scene.ref(hunter)}", "decline"]
        scene.choose(f"use:{scene.ref(hunter)}" if used else "decline")
        if used:
            assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (junker, private)]
            scene.choose(f"target:{scene.ref(private)}")
        suppressed = [event["card"] for event in scene.happened("unit_suppressed")]
        assert suppressed == ([scene.ref(private)] if used else [])


@pytest.mark.card("card:ch07-night-hunter")
def test_the_night_hunter_asks_nothing_without_an_enemy_in_reserve() -> None:
    scene = Scene(7, previous_winner="locust")
    hunter = scene.reserve(HUNTER)
    scene.cover("cog-private", 2)
    scene.fill(LOCUST, 1)
    scene.at_combat(LOCUST)
    scene.choose(f"move:{scene.ref(hunter)}:row:1")
    assert goes_on(scene)


@pytest.mark.card("card:ch08-scenario", "card:ch08-anya-stroud", "card:ch08-theron-warcaller")
@pytest.mark.parametrize(("winner", "anya", "warcaller"), [("cog", [4, 5, 6], [2, 5]), ("locust", [4, 6], [2, 4, 5])])
def test_chapter_8_gives_the_previous_winner_one_more_value(winner: str, anya: list[int], warcaller: list[int]) -> None:
    scene = Scene(8, previous_winner=winner)
    assert row(scene) == ["cov-low-wall", "cov-high-wall", "cov-low-wall"]
    assert tactic_counts(scene, COG, command(scene, "ch08-anya-stroud")) == anya
    assert tactic_counts(scene, LOCUST, command(scene, "ch08-theron-warcaller")) == warcaller


@pytest.mark.card("card:ch08-scenario")
@pytest.mark.parametrize(("attacker", "blocker"), [("cog-private", "loc-grenadier"), ("loc-grenadier", "cog-private")])
def test_chapter_8_lets_one_unit_block(attacker: str, blocker: str) -> None:
    scene = Scene(8, previous_winner="cog")
    unit = scene.cover(attacker, 1)
    first, second = scene.reserve(blocker), scene.reserve(blocker)
    scene.fill(scene.t.box.owner[first], 1)
    scene.at_combat(scene.t.box.owner[unit])
    scene.choose(f"direct:{scene.ref(unit)}")
    assert scene.ids == [f"block:{scene.ref(first)}", f"block:{scene.ref(second)}", "no_block"]
    scene.choose(f"block:{scene.ref(first)}")
    assert scene.decision.kind == "reaction"
    assert scene.happened("attack_blocked") == [{"blockers": [scene.ref(first)]}]
    free = Scene(9, previous_winner="cog")
    unit = free.cover(attacker, 1)
    first, second = free.reserve(blocker), free.reserve(blocker)
    strike(free, unit, first, second)
    assert free.happened("attack_blocked") == [{"blockers": [free.ref(first), free.ref(second)]}]


@pytest.mark.card("card:ch08-anya-stroud")
def test_anya_keeps_one_of_three_cards_and_sends_the_others_to_the_bottom() -> None:
    scene = Scene(8, previous_winner="locust")
    anya = command(scene, "ch08-anya-stroud")
    scene.hand(COG)
    scene.fill(COG, 4)
    scene.on_top(COG, "cog-heroism", "cog-airstrike", "cog-scout")
    heroism, airstrike, scout = scene.t.deck[COG][:3]
    before = scene.t.deck[COG][3:]
    scene.at_deployment(COG)
    scene.choose(f"tactic:{scene.ref(anya)}")
    assert scene.ids == [f"target:{scene.ref(card)}" for card in (heroism, airstrike, scout)]
    scene.choose(f"target:{scene.ref(airstrike)}")
    assert scene.ids == [f"next:{scene.ref(card)}" for card in (heroism, scout)]
    scene.choose(f"next:{scene.ref(scout)}")
    assert scene.zone(airstrike) == "hand"
    assert scene.t.deck[COG] == (*before, scout, heroism)


@pytest.mark.card("card:ch08-theron-warcaller")
def test_the_warcaller_raises_every_locust_attack_for_the_turn() -> None:
    scene = Scene(8, previous_winner="cog")
    warcaller = command(scene, "ch08-theron-warcaller")
    grenadier, hunter = scene.reserve("loc-grenadier"), scene.cover("loc-hunter", 1)
    private = scene.cover("cog-private", 3)
    use_tactic(scene, LOCUST, warcaller, 2)
    assert [scene.values(unit) for unit in (grenadier, hunter, private)] == [(3, 3), (4, 2), (2, 3)]
    late = scene.reserve("loc-grenadier")
    assert scene.values(late) == (3, 3)
    assert ids_of(scene, scene.t.command[LOCUST]) == ["ch08-theron-warcaller"]
    scene.fill(COG, 1)
    scene.at_end(LOCUST)
    assert [scene.values(unit) for unit in (grenadier, hunter)] == [(2, 3), (3, 2)]
