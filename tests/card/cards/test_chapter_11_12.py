"""Cards of the chapters 11 and 12; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    goes_on,
    ids_of,
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

DOM = "ch11-dominic-santiago"
GRINDER = "ch11-grinder"
ELITE = "ch11-theron-elite"
JACK = "ch12-jack"
BREACHER = "ch12-theron-breacher"


@pytest.mark.card("card:ch11-scenario")
@pytest.mark.parametrize("cards", [2, 1, 0])
def test_chapter_11_lets_a_victorious_cog_draw_up_to_two_cards(cards: int) -> None:
    game = eday.card.new(11, 1, previous_winner="cog")
    assert game.decision is not None
    assert [option.id for option in game.decision.options] == ["draw:2", "draw:1", "draw:0"]
    assert game.decision.seat == COG
    game.choose(f"draw:{cards}")
    assert (game.turn, len(game._table.hand[COG]), len(game._table.hand[LOCUST])) == (1, 5 + cards, 5)
    assert game._table.reserve == [(), ()]


@pytest.mark.card("card:ch11-scenario")
def test_chapter_11_costs_the_cog_a_card_after_a_defeat() -> None:
    scene = Scene(11, previous_winner="locust", played=True)
    assert row(scene) == ["ch11-library-stacks", "ch11-campus-statue", "ch11-courtyard-steps"]
    assert scene.t.reserve == [(), ()]
    assert GRINDER in ids_of(scene, scene.t.command[LOCUST])
    assert (scene.sizes(COG)[1:], scene.t.active) == ((5, 1), LOCUST)


@pytest.mark.card("card:ch11-dominic-santiago")
def test_dominic_of_chapter_11_protects_other_troops_while_in_friendly_cover() -> None:
    scene = Scene(11, previous_winner="cog", extra=("cog-heavy-infantry",))
    dominic = command(scene, DOM)
    assert tactic_counts(scene, COG, dominic) == [3, 5]
    use_tactic(scene, COG, dominic, 5)
    assert (scene.zone(dominic), scene.values(dominic)) == ("reserve", (4, 5))
    assert tactic_counts(scene, COG, dominic) == []
    scene.hand(COG)
    troop, heavy = scene.cover("cog-private", 1), scene.cover("cog-heavy-infantry", 3)
    waiting = scene.reserve("cog-private")
    assert scene.made_of(troop) == [("cog-private", 2, 3)]
    scene.cover(DOM, 2)
    assert scene.made_of(troop) == [("cog-private", 2, 3), (DOM, 0, 1)]
    assert scene.values(heavy) == (3, 4)
    assert scene.values(waiting) == (2, 3)
    assert scene.values(dominic) == (5, 6)
    scene.t.far[dominic] = True
    assert scene.values(troop) == (2, 3)


@pytest.mark.card("card:ch11-dominic-santiago")
def test_dominic_of_chapter_11_is_tough() -> None:
    scene = Scene(11, previous_winner="cog")
    dominic = scene.cover(DOM, 1, far=True)
    storm(scene, scene.reserve(GRINDER), 1)
    assert scene.zone(dominic) == "command"


@pytest.mark.card("card:ch11-grinder")
def test_the_grinder_comes_by_its_tactic_and_cannot_block() -> None:
    scene = Scene(11, previous_winner="cog")
    grinder = command(scene, GRINDER)
    assert tactic_counts(scene, LOCUST, grinder) == [2, 6]
    use_tactic(scene, LOCUST, grinder, 2)
    assert (scene.zone(grinder), scene.values(grinder)) == ("reserve", (4, 5))
    assert tactic_counts(scene, LOCUST, grinder) == []
    scene.hand(LOCUST)
    strike(scene, scene.cover("cog-private", 1))
    assert scene.decision.kind == "keep"


@pytest.mark.card("card:ch11-grinder")
def test_the_grinder_in_enemy_cover_sprays_the_reserve_as_it_attacks() -> None:
    scene = Scene(11, previous_winner="cog")
    grinder = scene.cover(GRINDER, 3)
    private, dominic = scene.reserve("cog-private"), scene.reserve(DOM)
    inside, own = scene.cover("cog-scout", 1), scene.reserve("loc-hunter")
    scene.at_combat(LOCUST)
    scene.choose(f"direct:{scene.ref(grinder)}")
    assert scene.happened("damage_dealt") == []
    assert sorted(scene.offered("block")) == sorted(f"block:{scene.ref(unit)}" for unit in (private, dominic))
    scene.at_combat(LOCUST)
    scene.choose(f"cross:{scene.ref(grinder)}")
    assert [damage_to(scene, unit) for unit in (private, dominic, inside, own)] == [[2], [2], [], []]
    assert scene.t.suppressed[private]
    assert scene.decision.kind == "keep"


@pytest.mark.card("card:ch11-grinder")
def test_a_killed_grinder_is_gone() -> None:
    scene = Scene(11, previous_winner="cog", extra=("cog-augustus-cole",))
    grinder = scene.cover(GRINDER, 1, far=True)
    storm(scene, scene.reserve("cog-augustus-cole"), 1)
    assert damage_to(scene, grinder) == [6]
    assert scene.zone(grinder) == "out"


@pytest.mark.card("card:ch11-longshot-overwatch")
def test_longshot_overwatch_shoots_an_enemy_in_the_attack_first() -> None:
    scene = Scene(11, previous_winner="cog")
    private, attacker = scene.cover("cog-private", 1), scene.reserve("loc-grenadier")
    assert reaction_counts(scene, attacker, 1, "ch11-longshot-overwatch") == [2, 5]
    longshot = reaction_window(scene, attacker, 1, "ch11-longshot-overwatch", 2)
    scene.choose(f"react:{scene.ref(longshot)}")
    assert (damage_to(scene, attacker), scene.zone(attacker)) == ([3], "discard")
    assert (damage_to(scene, private), scene.place(private)) == ([], 1)
    assert scene.zone(longshot) == "discard"


@pytest.mark.card("card:ch11-longshot-overwatch")
def test_longshot_overwatch_picks_one_of_several_blockers() -> None:
    scene = Scene(11, previous_winner="cog")
    private = scene.cover("cog-private", 3)
    first, second, idle = scene.reserve("loc-grenadier"), scene.reserve("loc-hunter"), scene.reserve("loc-hunter")
    (longshot,) = scene.hand(COG, "ch11-longshot-overwatch")
    scene.fill(COG, 5)
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(private)}", f"block:{scene.ref(first)}", f"block:{scene.ref(second)}", "done")
    scene.choose(f"react:{scene.ref(longshot)}")
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (first, second)]
    scene.choose(f"target:{scene.ref(first)}")
    assert damage_to(scene, first) == [3]
    assert damage_to(scene, second) == [3]
    assert damage_to(scene, idle) == []
    assert damage_to(scene, private) == [3]


@pytest.mark.card("card:ch11-theron-elite")
def test_theron_elite_holds_friendly_cover() -> None:
    scene = Scene(11, previous_winner="cog")
    assert deploy_counts(scene, LOCUST, ELITE) == [2, 4]
    elite = scene.reserve(ELITE)
    assert scene.values(elite) == (4, 4)
    scene.t.enter(elite, 2)
    assert scene.values(elite) == (5, 5)
    scene.t.far[elite] = True
    assert scene.values(elite) == (5, 4)


@pytest.mark.card("card:ch11-library-stacks")
def test_the_library_stacks_let_the_cog_draw_at_the_end_of_their_turn() -> None:
    scene = Scene(11, previous_winner="cog")
    place = place_with(scene, "ch11-library-stacks")
    private = scene.reserve("cog-private")
    scene.fill(LOCUST, 1)
    scene.at_end(COG)
    assert goes_on(scene)
    scene.t.enter(private, place - 1)
    scene.at_end(COG)
    assert (scene.decision.seat, scene.ids) == (COG, ["draw:1", "draw:0"])
    scene.choose("draw:1")
    assert scene.sizes(COG)[1] == 1
    scene.at_end(COG)
    scene.choose("draw:0")
    assert scene.sizes(COG) == (scene.sizes(COG)[0], 1, 0)
    scene.at_end(LOCUST)
    assert goes_on(scene)


@pytest.mark.card("card:ch11-library-stacks")
def test_the_library_stacks_shelter_the_locust_and_give_them_no_card() -> None:
    scene = Scene(11, previous_winner="cog")
    grenadier = scene.cover("loc-grenadier", place_with(scene, "ch11-library-stacks"))
    assert scene.made_of(grenadier) == [("loc-grenadier", 2, 3), ("ch11-library-stacks", 0, 1)]
    for side in (COG, LOCUST):
        scene.fill(1 - side, 1)
        sizes = scene.sizes(COG)
        scene.at_end(side)
        assert goes_on(scene)
        assert scene.happened("cards_lost") == []
        assert scene.sizes(COG) == sizes


@pytest.mark.card("card:ch12-scenario")
@pytest.mark.parametrize(("winner", "spin", "cog"), [("cog", 1, (28, 5, 0)), ("locust", 0, (26, 5, 2))])
def test_chapter_12_turns_jack_or_burns_two_cog_cards(winner: str, spin: int, cog: tuple[int, int, int]) -> None:
    scene = Scene(12, previous_winner=winner)
    played = Scene(12, previous_winner=winner, played=True)
    assert row(scene) == ["ch12-barricaded-window", "ch12-front-doors", "ch12-barricaded-window"]
    assert played.t.spin[command(played, JACK)] == spin
    assert played.sizes(COG) == cog
    assert played.sizes(LOCUST)[2] == 0


@pytest.mark.card("card:ch12-scenario")
def test_the_locust_win_at_the_start_of_their_turn_if_they_hold_all_cover() -> None:
    scene = Scene(12, previous_winner="cog")
    for place, card in enumerate(("loc-hunter", "loc-grenadier"), 1):
        scene.cover(card, place)
    scene.fill(COG, 1)
    scene.fill(LOCUST, 1)
    scene.begin_turn(LOCUST)
    assert scene.game.outcome is None
    private = scene.cover("cog-private", 3)
    scene.begin_turn(LOCUST)
    assert scene.game.outcome is None
    scene.t.put(private, 8)
    scene.cover("loc-hunter", 3)
    scene.begin_turn(COG)
    assert scene.game.outcome is None
    scene.begin_turn(LOCUST)
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winner, scene.game.outcome.reason) == ("locust", "card")


@pytest.mark.card("card:ch12-jack")
def test_jack_turns_at_the_start_of_a_turn_with_two_units_in_friendly_cover() -> None:
    scene = Scene(12, previous_winner="locust")
    jack = command(scene, JACK)
    scene.fill(LOCUST, 1)
    scene.fill(COG, 1)
    scene.cover("cog-private", 1)
    other = scene.cover("cog-scout", 2, far=True)
    scene.begin_turn(COG)
    assert scene.t.spin[jack] == 0
    scene.t.far[other] = False
    scene.begin_turn(LOCUST)
    assert scene.t.spin[jack] == 0
    scene.begin_turn(COG)
    assert scene.t.spin[jack] == 1


@pytest.mark.card("card:ch12-jack")
@pytest.mark.parametrize(("spin", "won"), [(5, False), (6, True)])
def test_the_cog_win_when_jack_reaches_7(spin: int, won: bool) -> None:
    scene = Scene(12, previous_winner="locust")
    scene.t.spin[command(scene, JACK)] = spin
    scene.cover("cog-private", 1)
    scene.cover("cog-scout", 2)
    scene.fill(LOCUST, 1)
    scene.begin_turn(COG)
    outcome = scene.game.outcome
    assert (outcome is not None) == won
    assert outcome is None or (outcome.winner, outcome.reason) == ("cog", "card")


@pytest.mark.card("card:ch12-reaver-wing")
def test_the_reaver_wing_hits_a_unit_in_cover() -> None:
    scene = Scene(12, previous_winner="cog")
    wing = command(scene, "ch12-reaver-wing")
    waiting = scene.reserve("cog-scout")
    assert tactic_counts(scene, LOCUST, wing) == []
    private, scout = scene.cover("cog-private", 2), scene.cover("cog-scout", 3)
    assert tactic_counts(scene, LOCUST, wing) == [3, 5]
    use_tactic(scene, LOCUST, wing, 3)
    assert scene.ids == [f"target:{scene.ref(unit)}" for unit in (private, scout)]
    scene.choose(f"target:{scene.ref(private)}")
    assert [damage_to(scene, unit) for unit in (private, scout, waiting)] == [[2], [], []]
    assert scene.zone(wing) == "command"


@pytest.mark.card("card:ch12-dig-in")
def test_dig_in_strengthens_friendly_cover_until_the_next_cog_turn() -> None:
    scene = Scene(12, previous_winner="locust")
    private, scout = scene.cover("cog-private", 2), scene.cover("cog-scout", 3, far=True)
    waiting, hunter = scene.reserve("cog-private"), scene.cover("loc-hunter", 1)
    assert deploy_counts(scene, COG, "ch12-dig-in") == [3, 6]
    before = [scene.values(unit) for unit in (private, scout, waiting, hunter)]
    dig_in = play(scene, COG, "ch12-dig-in", 3)
    assert scene.zone(dig_in) == "discard"
    after = [scene.values(unit) for unit in (private, scout, waiting, hunter)]
    assert after == [(before[0][0], before[0][1] + 2), *before[1:]]
    scene.fill(LOCUST, 1)
    scene.at_end(COG)
    assert scene.values(private) == after[0]
    scene.fill(COG, 1)
    scene.at_end(LOCUST)
    assert scene.decision.seat == COG
    assert scene.values(private) == before[0]


@pytest.mark.card("card:ch12-theron-breacher")
def test_the_theron_breacher_storms_cover() -> None:
    scene = Scene(12, previous_winner="cog", extra=("cog-captain",))
    assert deploy_counts(scene, LOCUST, BREACHER) == [3, 5]
    scene.hand(LOCUST)
    breacher = scene.reserve(BREACHER)
    assert scene.values(breacher) == (4, 3)
    captain = scene.cover("cog-captain", 1)
    storm(scene, breacher, 1)
    assert damage_to(scene, captain) == [6]
    other = scene.cover(BREACHER, 3)
    private = scene.reserve("cog-private")
    strike(scene, other, private)
    assert damage_to(scene, private) == [5]
