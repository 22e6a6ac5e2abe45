"""Cards of the chapters 13 and 14; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    direct_damage,
    goes_on,
    ids_of,
    in_order,
    place_with,
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

MARCUS = "ch13-marcus-fenix"
DOM = "ch13-dominic-santiago"
NEMACYST = "ch13-nemacyst"
SEEDER = "ch13-seeder"
MAIN = "ch13-burst-main"
BRUMAK = "ch14-brumak"
GUN = "ch14-brumak-gun"
CRANE = "ch14-cargo-crane"


@pytest.mark.card("card:ch13-scenario")
@pytest.mark.parametrize(("winner", "lost", "locust"), [("cog", 1, []), ("locust", 0, [NEMACYST] * 2)])
def test_chapter_13_costs_the_locust_a_card_or_begins_with_two_nemacysts(
    winner: str, lost: int, locust: list[str]
) -> None:
    scene = Scene(13, previous_winner=winner, played=True)
    assert row(scene) == ["ch13-rubble-street", "ch13-sandbag-line", "ch13-collapsed-arch", MAIN]
    assert [ids_of(scene, scene.t.reserve[side]) for side in (COG, LOCUST)] == [[], locust]
    assert ids_of(scene, scene.t.command[COG]) == [MARCUS, DOM]
    assert len(scene.t.discard[LOCUST]) == lost


@pytest.mark.card("card:ch13-marcus-fenix", "card:ch13-dominic-santiago")
@pytest.mark.parametrize(("card", "counts", "printed"), [(MARCUS, [3, 6], (4, 4)), (DOM, [2, 5], (3, 4))])
def test_delta_joins_on_the_road_to_east_barricade(card: str, counts: list[int], printed: tuple[int, int]) -> None:
    scene = Scene(13, previous_winner="locust", extra=("loc-towering-boomer",))
    unit = command(scene, card)
    assert tactic_counts(scene, COG, unit) == counts
    use_tactic(scene, COG, unit, counts[0])
    assert (scene.zone(unit), scene.values(unit)) == ("reserve", printed)
    assert tactic_counts(scene, COG, unit) == []
    scene.cover(card, 3)
    storm(scene, scene.reserve("loc-towering-boomer"), 3)
    assert scene.zone(unit) == "out"


@pytest.mark.card("card:ch13-marcus-fenix", "card:ch13-dominic-santiago")
@pytest.mark.parametrize(("card", "far", "damage"), [(MARCUS, True, 2), (MARCUS, False, 0), (DOM, True, 0)])
def test_marcus_of_chapter_13_overruns_from_enemy_cover(card: str, far: bool, damage: int) -> None:
    scene = Scene(13, previous_winner="locust")
    unit, blocker = scene.cover(card, 3), scene.reserve("loc-hunter")
    for other in scene.t.reserve[LOCUST][:2]:
        scene.t.put(other, 6)
    strike(scene, unit, blocker, cross=far)
    assert scene.zone(blocker) == "discard"
    assert direct_damage(scene) == damage


@pytest.mark.card("card:ch13-seeder", "card:ch13-nemacyst")
@pytest.mark.parametrize(("answer", "number"), [("spawn:2", 2), ("spawn:1", 1), ("spawn:0", 0)])
def test_the_seeder_breeds_up_to_two_nemacysts(answer: str, number: int) -> None:
    scene = Scene(13, previous_winner="cog")
    seeder = command(scene, SEEDER)
    assert tactic_counts(scene, LOCUST, seeder) == [3, 6]
    use_tactic(scene, LOCUST, seeder, 3)
    assert scene.ids == ["spawn:2", "spawn:1", "spawn:0"]
    scene.choose(answer)
    assert ids_of(scene, scene.t.reserve[LOCUST]) == [NEMACYST] * number
    assert [scene.values(unit) for unit in scene.t.reserve[LOCUST]] == [(1, 1)] * number
    for _ in range(4):
        scene.reserve(NEMACYST)
    assert len(scene.t.reserve[LOCUST]) == 4
    assert tactic_counts(scene, LOCUST, seeder) == []


@pytest.mark.card("card:ch13-nemacyst")
def test_a_nemacyst_may_burst_at_the_start_of_the_locust_turn() -> None:
    scene = Scene(13, previous_winner="cog")
    nemacyst = scene.reserve(NEMACYST)
    scene.fill(LOCUST, 1)
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    assert goes_on(scene)
    scene.begin_turn(LOCUST)
    assert scene.ids == [f"use:{scene.ref(nemacyst)}", "decline"]
    scene.choose("decline")
    assert scene.zone(nemacyst) == "reserve"
    scene.begin_turn(LOCUST)
    scene.choose(f"use:{scene.ref(nemacyst)}")
    assert scene.zone(nemacyst) == "supply"
    assert scene.happened("card_removed") == [{"card": scene.ref(nemacyst)}]
    assert (scene.decision.seat, direct_damage(scene)) == (COG, 1)


@pytest.mark.card("card:ch13-nemacyst")
def test_a_suppressed_nemacyst_cannot_burst() -> None:
    scene = Scene(13, previous_winner="cog")
    first, second = scene.reserve(NEMACYST), scene.reserve(NEMACYST)
    scene.fill(LOCUST, 1)
    scene.begin_turn(LOCUST)
    assert scene.ids == [f"resolve:{scene.ref(unit)}" for unit in (first, second)]
    scene.t.suppressed[first] = True
    scene.choose(f"resolve:{scene.ref(first)}")
    assert scene.ids == [f"use:{scene.ref(second)}", "decline"]


@pytest.mark.card("card:ch13-nemacyst")
def test_a_nemacyst_takes_no_cover_and_returns_to_the_supply_when_killed() -> None:
    scene = Scene(13, previous_winner="cog")
    nemacyst = scene.reserve(NEMACYST)
    scene.fill(LOCUST, 1)
    scene.at_combat(LOCUST)
    assert scene.decision.kind == "deployment"
    strike(scene, scene.cover("cog-private", 3), nemacyst)
    assert scene.zone(nemacyst) == "supply"


@pytest.mark.card("card:ch13-hammer-strike")
def test_the_hammer_strike_deals_6_anywhere() -> None:
    scene = Scene(13, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch13-hammer-strike") == [1, 5]
    inside, waiting = scene.cover("loc-grenadier", 1), scene.reserve("loc-hunter")
    strike_card = play(scene, COG, "ch13-hammer-strike", 1)
    assert scene.ids == ["choose:1", "choose:2"]
    scene.choose("choose:1")
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (waiting, inside)]
    scene.choose(f"target:{scene.ref(inside)}")
    assert (damage_to(scene, inside), scene.zone(inside), scene.zone(waiting)) == ([6], "discard", "reserve")
    assert scene.zone(strike_card) == "discard"


@pytest.mark.card("card:ch13-hammer-strike")
def test_the_hammer_strike_silences_the_seeder_until_the_next_cog_turn() -> None:
    scene = Scene(13, previous_winner="cog")
    seeder = command(scene, SEEDER)
    play(scene, COG, "ch13-hammer-strike", 5)
    assert tactic_counts(scene, LOCUST, seeder) == []
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    assert tactic_counts(scene, LOCUST, seeder) == [3, 6]


@pytest.mark.card("card:ch13-alpha-squad-gear")
def test_alpha_squad_gears_are_plain_soldiers() -> None:
    scene = Scene(13, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch13-alpha-squad-gear") == [4, 5]
    gear = play(scene, COG, "ch13-alpha-squad-gear", 4)
    assert (scene.zone(gear), scene.values(gear)) == ("reserve", (3, 4))


@pytest.mark.card("card:ch13-burst-main")
def test_the_burst_main_hides_a_locust_occupant_from_chosen_effects() -> None:
    scene = Scene(13, previous_winner="cog")
    hunter = scene.cover("loc-hunter", place_with(scene, MAIN))
    assert deploy_counts(scene, COG, "cog-airstrike") == []
    other = scene.cover("loc-grenadier", 1)
    play(scene, COG, "cog-airstrike", 2)
    assert (damage_to(scene, hunter), damage_to(scene, other)) == ([], [3])
    scene.hand(COG)
    storm(scene, scene.reserve("cog-private"), place_with(scene, MAIN))
    assert damage_to(scene, hunter) == [2]


@pytest.mark.card("card:ch13-burst-main")
def test_the_burst_main_hides_a_cog_occupant_but_not_from_effects_on_all() -> None:
    scene = Scene(13, previous_winner="locust", extra=("loc-tremors",))
    private = scene.cover("cog-private", place_with(scene, MAIN))
    play(scene, LOCUST, "loc-grenadier", 3)
    assert scene.decision.kind != "may"
    assert scene.happened("damage_dealt") == []
    other = scene.reserve("cog-private")
    play(scene, LOCUST, "loc-grenadier", 3)
    scene.choose(scene.offered("use")[0])
    assert (damage_to(scene, private), damage_to(scene, other)) == ([], [1])
    play(scene, LOCUST, "loc-tremors", 2)
    scene.choose("stop")
    assert damage_to(scene, private) == [1]


@pytest.mark.card("card:ch14-scenario", "card:ch14-brumak", "card:ch14-brumak-gun")
@pytest.mark.parametrize(("winner", "loser"), [("cog", LOCUST), ("locust", COG)])
def test_chapter_14_costs_the_loser_before_a_card(winner: str, loser: int) -> None:
    scene = Scene(14, previous_winner=winner, played=True)
    assert row(scene) == ["ch14-rail-wall", CRANE, "ch14-fuel-tanker"]
    assert ids_of(scene, scene.t.command[LOCUST]).count(GUN) == 2
    assert BRUMAK in ids_of(scene, scene.t.command[LOCUST])
    assert scene.t.reserve == [(), ()]
    assert (len(scene.t.discard[loser]), len(scene.t.discard[1 - loser])) == (1, 0)


@pytest.mark.card("card:ch14-scenario")
@pytest.mark.parametrize("winner", ["cog", "locust"])
def test_a_kill_of_the_brumak_costs_both_guns_and_without_guns_the_cog_win(winner: str) -> None:
    scene = Scene(14, previous_winner=winner, extra=("ch14-crane-drop",) * 2)
    scene.cover(BRUMAK, 3)
    play(scene, COG, "ch14-crane-drop", 2)
    in_order(scene)
    assert ids_of(scene, scene.t.command[LOCUST]) == [BRUMAK]
    assert scene.game.outcome is None
    scene.cover(BRUMAK, 3)
    play(scene, COG, "ch14-crane-drop", 4)
    in_order(scene)
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winner, scene.game.outcome.reason) == ("cog", "card")


@pytest.mark.card("card:ch14-scenario")
def test_other_kills_cost_no_gun() -> None:
    scene = Scene(14, previous_winner="locust")
    hunter = scene.cover("loc-hunter", 1)
    play(scene, COG, "ch14-crane-drop", 2)
    assert scene.zone(hunter) == "discard"
    assert ids_of(scene, scene.t.command[LOCUST]) == [BRUMAK, GUN, GUN]


@pytest.mark.card("card:ch14-brumak")
def test_the_brumak_comes_by_its_tactic_and_cannot_block() -> None:
    scene = Scene(14, previous_winner="cog")
    brumak = command(scene, BRUMAK)
    assert tactic_counts(scene, LOCUST, brumak) == [2, 7]
    use_tactic(scene, LOCUST, brumak, 7)
    assert (scene.zone(brumak), scene.values(brumak)) == ("reserve", (6, 6))
    assert tactic_counts(scene, LOCUST, brumak) == []
    scene.hand(LOCUST)
    strike(scene, scene.cover("cog-private", 1))
    assert direct_damage(scene) == 2


@pytest.mark.card("card:ch14-brumak")
def test_the_brumak_in_cover_fires_at_the_whole_reserve() -> None:
    scene = Scene(14, previous_winner="locust")
    brumak = scene.reserve(BRUMAK)
    private, scout, inside = scene.reserve("cog-private"), scene.reserve("cog-scout"), scene.cover("cog-private", 2)
    scene.fill(LOCUST, 1)
    scene.begin_turn(LOCUST)
    assert scene.happened("damage_dealt") == []
    scene.t.enter(brumak, 0)
    scene.begin_turn(COG)
    assert scene.happened("damage_dealt") == []
    scene.begin_turn(LOCUST)
    assert [damage_to(scene, unit) for unit in (private, scout, inside)] == [[2], [2], []]
    assert [scene.zone(unit) for unit in (private, scout)] == ["reserve", "discard"]
    assert scene.t.suppressed[private]


@pytest.mark.card("card:ch14-brumak-gun")
def test_each_brumak_gun_hits_a_unit_on_the_battlefield() -> None:
    scene = Scene(14, previous_winner="locust")
    first, second = [card for card in scene.t.command[LOCUST] if scene.t.box.cards[card].id == GUN]
    assert tactic_counts(scene, LOCUST, first) == []
    private, waiting = scene.cover("cog-private", 2), scene.reserve("cog-scout")
    for gun in (first, second):
        assert tactic_counts(scene, LOCUST, gun) == [4, 5]
    use_tactic(scene, LOCUST, first, 4)
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (waiting, private)]
    scene.choose(f"target:{scene.ref(waiting)}")
    assert [damage_to(scene, unit) for unit in (private, waiting)] == [[], [2]]
    use_tactic(scene, LOCUST, second, 5)
    assert damage_to(scene, private) == [2]


@pytest.mark.card("card:ch14-delta-squad")
def test_delta_squad_lets_a_unit_in_cover_act_twice() -> None:
    scene = Scene(14, previous_winner="locust")
    delta = command(scene, "ch14-delta-squad")
    waiting = scene.reserve("cog-private")
    assert tactic_counts(scene, COG, delta) == []
    scene.hand(COG)
    private, scout = scene.cover("cog-private", 1), scene.cover("cog-scout", 2)
    assert tactic_counts(scene, COG, delta) == [3, 5]
    use_tactic(scene, COG, delta, 3)
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (private, scout)]
    scene.choose(f"target:{scene.ref(private)}")
    for unit, times in ((private, 2), (scout, 1)):
        for _ in range(times):
            assert f"direct:{scene.ref(unit)}" in scene.ids
            scene.choose(f"direct:{scene.ref(unit)}")
            scene.pass_reactions()
            scene.choose("keep:0")
        assert f"direct:{scene.ref(unit)}" not in scene.ids
    assert scene.offered("move") == [f"move:{scene.ref(waiting)}:row:3"]
    scene.fill(LOCUST, 1)
    scene.at_end(COG)
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(private)}")
    scene.pass_reactions()
    scene.choose("keep:0")
    assert f"direct:{scene.ref(private)}" not in scene.ids


@pytest.mark.card("card:ch14-boomshot-salvage")
def test_boomshot_salvage_adds_4_attack() -> None:
    scene = Scene(14, previous_winner="locust")
    private, grenadier = scene.reserve("cog-private"), scene.cover("loc-grenadier", 1)
    assert reaction_counts(scene, private, 1, "ch14-boomshot-salvage") == [3, 5]
    boomshot = reaction_window(scene, private, 1, "ch14-boomshot-salvage", 5)
    scene.choose(f"react:{scene.ref(boomshot)}")
    assert (damage_to(scene, grenadier), damage_to(scene, private)) == ([6], [2])
    assert (scene.zone(boomshot), scene.values(private)[0]) == ("discard", 2)


@pytest.mark.card("card:ch14-crane-drop")
def test_the_crane_drop_deals_7_and_brings_the_crane_down() -> None:
    scene = Scene(14, previous_winner="locust")
    scene.reserve("loc-hunter")
    assert deploy_counts(scene, COG, "ch14-crane-drop") == []
    target, own = scene.cover("loc-grenadier", 3), scene.cover("cog-private", 2)
    assert deploy_counts(scene, COG, "ch14-crane-drop") == [2, 4]
    play(scene, COG, "ch14-crane-drop", 4)
    assert (damage_to(scene, target), scene.zone(target)) == ([7], "discard")
    assert row(scene) == ["ch14-rail-wall", "", "ch14-fuel-tanker"]
    assert (scene.zone(own), scene.t.suppressed[own]) == ("reserve", False)


@pytest.mark.card("card:ch14-wretch-escort")
@pytest.mark.parametrize("cards", [1, 0])
def test_the_wretch_escort_may_draw_and_follows_the_brumak(cards: int) -> None:
    scene = Scene(14, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, "ch14-wretch-escort") == [5, 6]
    escort = play(scene, LOCUST, "ch14-wretch-escort", 5)
    assert scene.ids == ["draw:1", "draw:0"]
    scene.choose(f"draw:{cards}")
    assert scene.sizes(LOCUST)[1] == 4 + cards
    assert scene.values(escort) == (2, 2)
    brumak = scene.reserve(BRUMAK)
    assert scene.values(escort) == (3, 3)
    scene.t.enter(brumak, 0)
    assert scene.values(escort) == (3, 3)
