"""Cards of the chapters 3 and 4; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    direct_damage,
    goes_on,
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

HAMMER = "ch04-hammer-of-dawn"
BERSERKER = "ch04-berserker"
GUARD = "ch04-theron-guard"


@pytest.mark.card("card:ch03-scenario")
@pytest.mark.parametrize("cards", [1, 0])
def test_chapter_3_lets_a_victorious_cog_draw_before_the_first_turn(cards: int) -> None:
    game = eday.card.new(3, 1, previous_winner="cog")
    assert game.decision is not None
    assert (game.decision.seat, [option.id for option in game.decision.options]) == (COG, ["draw:1", "draw:0"])
    game.choose(f"draw:{cards}")
    assert (game.turn, len(game._table.hand[COG]), len(game._table.hand[LOCUST])) == (1, 5 + cards, 5)


@pytest.mark.card("card:ch03-scenario")
def test_chapter_3_raises_the_first_direct_damage_of_a_victorious_locust_army() -> None:
    scene = Scene(3, previous_winner="locust")
    assert row(scene) == ["cov-low-wall", "ch03-ruined-fountain", "ch03-troika-nest", "cov-high-wall"]
    private = scene.cover("cog-private", 4)
    strike(scene, private)
    assert direct_damage(scene) == 2
    drone, grenadier = scene.cover("loc-drone", 1), scene.cover("loc-grenadier", 2)
    strike(scene, drone)
    assert direct_damage(scene) == 3
    scene.choose("keep:0")
    strike(scene, grenadier)
    assert direct_damage(scene) == 2
    won_by_cog = Scene(3, previous_winner="cog")
    strike(won_by_cog, won_by_cog.cover("loc-drone", 1))
    assert direct_damage(won_by_cog) == 2


@pytest.mark.card("card:ch03-minh-young-kim")
def test_minh_draws_while_two_units_of_his_are_in_enemy_cover() -> None:
    scene = Scene(3, previous_winner="cog")
    private = scene.cover("cog-private", 1)
    scene.cover("cog-scout", 3, far=True)
    scene.reserve("cog-sergeant")
    scene.cover("loc-drone", 2, far=True)
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    assert goes_on(scene)
    scene.t.far[private] = True
    scene.begin_turn(COG)
    assert (scene.decision.seat, scene.ids) == (COG, ["draw:1", "draw:0"])
    scene.choose("draw:1")
    assert scene.sizes(COG)[1] == 2
    scene.begin_turn(COG)
    scene.choose("draw:0")
    assert scene.sizes(COG)[1] == 2


@pytest.mark.card("card:ch03-troika-gunner")
def test_troika_gunner_may_suppress_at_the_end_of_a_turn_with_a_unit_in_cover() -> None:
    scene = Scene(3, previous_winner="cog")
    gunner = command(scene, "ch03-troika-gunner")
    private, scout = scene.reserve("cog-private"), scene.reserve("cog-scout")
    sergeant = scene.cover("cog-sergeant", 1)
    scene.cover("loc-drone", 2)
    scene.fill(COG, 1)
    scene.at_end(LOCUST)
    assert (scene.decision.seat, scene.ids) == (LOCUST, [f"use:{scene.ref(gunner)}", "decline"])
    scene.choose("decline")
    assert scene.happened("unit_suppressed") == []
    scene.at_end(LOCUST)
    scene.choose(f"use:{scene.ref(gunner)}")
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (private, scout)]
    assert scene.ref(sergeant) not in str(scene.ids)
    scene.choose(f"target:{scene.ref(scout)}")
    assert scene.happened("unit_suppressed") == [{"card": scene.ref(scout)}]


@pytest.mark.card("card:ch03-troika-gunner")
def test_troika_gunner_needs_a_unit_in_cover_an_enemy_in_reserve_and_its_own_turn() -> None:
    scene = Scene(3, previous_winner="cog")
    scene.fill(COG, 1)
    scene.fill(LOCUST, 1)
    scene.reserve("loc-drone")
    private = scene.reserve("cog-private")
    scene.at_end(LOCUST)
    assert goes_on(scene)
    scene.cover("loc-drone", 1)
    scene.at_end(COG)
    assert goes_on(scene)
    scene.t.enter(private, 1)
    scene.at_end(LOCUST)
    assert goes_on(scene)


@pytest.mark.card("card:ch04-scenario", "card:ch04-hammer-of-dawn", "card:ch04-berserker")
def test_chapter_4_gives_a_victorious_cog_one_more_hammer_value_or_costs_them_a_card() -> None:
    for winner, counts, lost in (("cog", [1, 3, 6], 0), ("locust", [3, 6], 1)):
        scene = Scene(4, previous_winner=winner)
        assert row(scene) == ["ch04-pillar", "ch04-doorway", "ch04-pillar"]
        assert scene.zone(scene._any(BERSERKER)) == "command"
        assert [len(pile) for pile in Scene(4, previous_winner=winner, played=True).t.discard] == [lost, 0]
        scene.cover("loc-drone", 1)
        assert tactic_counts(scene, COG, command(scene, HAMMER)) == counts
        assert scene.t.active == COG


@pytest.mark.card("card:ch04-hammer-of-dawn")
def test_the_hammer_deals_6_to_an_enemy_in_cover_and_1_to_its_player() -> None:
    scene = Scene(4, previous_winner="locust")
    hammer = command(scene, HAMMER)
    reserve = scene.reserve("loc-drone")
    assert tactic_counts(scene, COG, hammer) == []
    boomer, hunter = scene.cover("loc-boomer", 1), scene.cover("loc-hunter", 2)
    own = scene.cover("cog-private", 3)
    use_tactic(scene, COG, hammer, 6)
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (boomer, hunter)]
    scene.choose(f"target:{scene.ref(boomer)}")
    assert damage_to(scene, boomer) == [6]
    assert (scene.decision.seat, direct_damage(scene)) == (LOCUST, 1)
    scene.choose("keep:0")
    assert [scene.zone(unit) for unit in (boomer, hunter, reserve, own)] == ["discard", "cover", "reserve", "cover"]
    assert scene.zone(hammer) == "command"


@pytest.mark.card("card:ch04-berserker")
@pytest.mark.parametrize("count", [2, 7])
def test_the_berserker_comes_for_a_card(count: int) -> None:
    scene = Scene(4, previous_winner="cog")
    berserker = command(scene, BERSERKER)
    assert tactic_counts(scene, LOCUST, berserker) == [2, 7]
    scene.hand(LOCUST, "loc-drone", "loc-boomer")
    scene.fill(LOCUST, count)
    scene.at_deployment(LOCUST)
    scene.choose(f"tactic:{scene.ref(berserker)}")
    assert scene.zone(berserker) == "reserve"
    assert scene.decision.kind == "discard"
    scene.choose(scene.ids[0])
    assert scene.sizes(LOCUST)[1:] == (count - 1, 1)
    assert scene.values(berserker) == (5, 5)
    assert tactic_counts(scene, LOCUST, berserker) == []


@pytest.mark.card("card:ch04-berserker")
def test_the_berserker_in_cover_smashes_it_and_hits_the_player() -> None:
    scene = Scene(4, previous_winner="cog")
    berserker = scene.reserve(BERSERKER)
    scene.fill(LOCUST, 1)
    scene.begin_turn(LOCUST)
    assert "" not in row(scene)
    scene.cover(BERSERKER, 2)
    scene.begin_turn(COG)
    assert "" not in row(scene)
    scene.begin_turn(LOCUST)
    assert row(scene) == ["ch04-pillar", "", "ch04-pillar"]
    assert scene.zone(berserker) == "command"
    assert (scene.decision.seat, direct_damage(scene)) == (COG, 3)
    scene.choose("keep:0")
    assert scene.game.outcome is None


@pytest.mark.card("card:ch04-berserker")
def test_the_locust_win_when_the_berserker_smashes_the_last_cover() -> None:
    scene = Scene(4, previous_winner="cog")
    scene.t.row = (-1, scene.t.row[1], -1)
    scene.cover(BERSERKER, 2)
    scene.begin_turn(LOCUST)
    scene.choose("keep:0")
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winner, scene.game.outcome.reason) == ("locust", "card")


@pytest.mark.card("card:ch04-berserker")
def test_the_berserker_cannot_block_and_is_tough() -> None:
    scene = Scene(4, previous_winner="locust")
    berserker = scene.reserve(BERSERKER)
    private = scene.cover("cog-private", 1)
    strike(scene, private)
    assert direct_damage(scene) == 2
    assert "block" not in {event.kind for event in scene.events}
    scene.cover(BERSERKER, 2)
    use_tactic(scene, COG, command(scene, HAMMER), 6)
    assert scene.zone(berserker) == "command"


@pytest.mark.card("card:ch04-bait-the-beast")
def test_bait_the_beast_draws_a_command_unit_out_of_cover() -> None:
    scene = Scene(4, previous_winner="cog")
    berserker, drone = scene.cover(BERSERKER, 1), scene.cover("loc-drone", 2)
    hunter = scene.reserve("loc-hunter")
    assert deploy_counts(scene, COG, "ch04-bait-the-beast") == [3, 5]
    bait = play(scene, COG, "ch04-bait-the-beast", 3)
    assert scene.ids == ["choose:1", "choose:2"]
    scene.choose("choose:1")
    assert (scene.zone(berserker), scene.t.suppressed[berserker]) == ("reserve", True)
    assert (scene.zone(drone), scene.t.suppressed[hunter]) == ("cover", False)
    assert scene.zone(bait) == "discard"


@pytest.mark.card("card:ch04-bait-the-beast")
def test_bait_the_beast_suppresses_a_unit_in_reserve_instead() -> None:
    scene = Scene(4, previous_winner="cog")
    scene.cover("loc-drone", 2)
    assert deploy_counts(scene, COG, "ch04-bait-the-beast") == []
    hunter = scene.reserve("loc-hunter")
    play(scene, COG, "ch04-bait-the-beast", 3)
    assert scene.t.suppressed[hunter]


@pytest.mark.card("card:ch04-targeting-beam")
@pytest.mark.parametrize(("target", "damage"), [("loc-drone", 4), (BERSERKER, 6)])
def test_targeting_beam_helps_more_against_command_units(target: str, damage: int) -> None:
    scene = Scene(4, previous_winner="cog")
    private, enemy = scene.reserve("cog-private"), scene.cover(target, 2)
    assert reaction_counts(scene, private, 2, "ch04-targeting-beam") == [2, 5]
    beam = reaction_window(scene, private, 2, "ch04-targeting-beam", 5)
    scene.choose(f"react:{scene.ref(beam)}")
    assert damage_to(scene, enemy) == [damage]
    assert scene.zone(beam) == "discard"
    assert scene.values(private)[0] == 2


@pytest.mark.card("card:ch04-theron-guard")
def test_theron_guard_is_stronger_in_friendly_cover() -> None:
    scene = Scene(4, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, GUARD) == [3, 5]
    guard = scene.reserve(GUARD)
    assert scene.made_of(guard) == [(GUARD, 3, 3)]
    scene.cover(GUARD, 1)
    guard = scene.t.occupant[0]
    assert scene.made_of(guard) == [(GUARD, 3, 3), (GUARD, 1, 1), ("ch04-pillar", 0, 1)]
    scene.t.far[guard] = True
    assert scene.made_of(guard) == [(GUARD, 3, 3), ("ch04-pillar", 0, 1)]


@pytest.mark.card("card:ch04-theron-guard")
@pytest.mark.parametrize("cards", [3, 0])
def test_theron_guard_in_enemy_cover_draws_as_many_cards_as_it_dealt(cards: int) -> None:
    scene = Scene(4, previous_winner="cog")
    guard = scene.cover(GUARD, 1)
    strike(scene, guard)
    assert direct_damage(scene) == 2
    scene.choose("keep:0")
    assert scene.decision.kind != "draw"
    scene.hand(LOCUST)
    strike(scene, guard, cross=True)
    assert direct_damage(scene) == 3
    scene.choose("keep:0")
    assert (scene.decision.seat, scene.ids) == (LOCUST, ["draw:3", "draw:2", "draw:1", "draw:0"])
    scene.choose(f"draw:{cards}")
    drawn = [event["count"] for event in scene.happened("cards_drawn") if event["seat"] == LOCUST]
    assert (drawn[0] if cards else cards) == cards


@pytest.mark.card("card:ch04-pillar")
def test_a_pillar_helps_other_cog_units_in_enemy_cover() -> None:
    scene = Scene(4, previous_winner="cog")
    private, scout = scene.cover("cog-private", 1), scene.cover("cog-scout", 2)
    recruit = scene.reserve("cog-fresh-recruit")
    assert scene.values(scout) == (1, 3)
    scene.t.far[scout] = True
    assert scene.made_of(scout) == [("cog-scout", 1, 2), ("ch04-pillar", 1, 0), ("ch04-doorway", 0, 1)]
    assert scene.values(recruit) == (2, 2)
    scene.t.far[private] = True
    assert scene.values(private) == (2, 3)
    scene.cover("loc-grenadier", 1)
    assert scene.made_of(scout) == [("cog-scout", 1, 2), ("ch04-doorway", 0, 1)]


@pytest.mark.card("card:ch04-pillar")
def test_a_pillar_shields_its_locust_occupant_alone() -> None:
    scene = Scene(4, previous_winner="cog")
    drone, hunter = scene.cover("loc-drone", 3), scene.cover("loc-hunter", 2, far=True)
    assert scene.made_of(drone) == [("loc-drone", 2, 2), ("ch04-pillar", 0, 1)]
    assert scene.made_of(hunter) == [("loc-hunter", 3, 2), ("ch04-doorway", 1, 0)]


@pytest.mark.card("card:ch04-theron-guard")
def test_theron_guard_draws_nothing_when_it_is_blocked() -> None:
    scene = Scene(4, previous_winner="cog")
    guard = scene.cover(GUARD, 1)
    scout = scene.reserve("cog-scout")
    scene.fill(LOCUST, 2)
    strike(scene, guard, scout, cross=True)
    assert scene.zone(scout) == "discard"
    assert goes_on(scene)
    storm(scene, scene.reserve("cog-private"), 1)
    assert damage_to(scene, guard) == [3]
