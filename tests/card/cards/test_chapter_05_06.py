"""Cards of the chapters 5 and 6; cover that only changes values is in test_chapter_covers.py."""

from __future__ import annotations

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.cards.chapter_play import (
    command,
    damage_to,
    deploy_counts,
    direct_damage,
    faces,
    goes_on,
    in_order,
    place_with,
    play,
    row,
    show,
    storm,
    strike,
    tactic_counts,
    use_tactic,
)
from tests.card.scene import Scene
from tests.compared import shown_to

PUSH = "ch06-push-through-the-works"
NEST = "ch06-ticker-nest"
BELT = "ch06-conveyor-belt"


@pytest.mark.card("card:ch05-scenario")
def test_chapter_5_begins_in_the_dark_but_for_one_cover_card_a_victorious_cog_player_lights() -> None:
    scene = Scene(5, previous_winner="locust", played=True)
    assert row(scene) == ["ch05-street-lamp", "ch05-burning-wreck", "ch05-propane-tank"]
    assert faces(scene) == ["dark"] * 3
    game = eday.card.new(5, previous_winner="cog")
    assert game.decision is not None
    assert (game.decision.seat, [option.id for option in game.decision.options]) == (
        COG,
        ["cover:row:1", "cover:row:2", "cover:row:3"],
    )
    game.choose("cover:row:2")
    assert [place["face"] for place in shown_to(game, None)["row"]] == ["dark", "lit", "dark"]


@pytest.mark.card("card:ch05-scenario")
def test_the_kryll_hurt_cog_units_in_the_dark_at_the_end_of_the_locust_turn() -> None:
    scene = Scene(5, previous_winner="locust")
    private, scout = scene.cover("cog-private", 1), scene.cover("cog-scout", 2)
    hunter = scene.cover("loc-hunter", 3)
    reserve = scene.reserve("cog-scout")
    scene.fill(COG, 1)
    scene.at_end(LOCUST)
    assert [damage_to(scene, unit) for unit in (private, scout, hunter, reserve)] == [[1], [1], [], []]
    assert [scene.zone(unit) for unit in (private, scout)] == ["cover", "cover"]


@pytest.mark.card("card:ch05-scenario")
def test_the_kryll_shun_the_light_and_the_cog_turn() -> None:
    scene = Scene(5, previous_winner="cog")
    show(scene, "lit")
    scene.cover("cog-scout", 1)
    scene.fill(COG, 1)
    scene.at_end(LOCUST)
    assert scene.happened("damage_dealt") == []
    show(scene, "dark")
    scene.at_end(COG)
    assert scene.happened("damage_dealt") == []


@pytest.mark.card("card:ch05-scenario")
def test_the_cog_may_light_cover_they_hold_at_the_end_of_their_turn() -> None:
    scene = Scene(5, previous_winner="locust")
    scene.cover("cog-private", 1)
    scene.cover("cog-scout", 3)
    scene.cover("loc-hunter", 2)
    scene.at_end(COG)
    assert (scene.decision.seat, scene.ids) == (COG, ["use:card:ch05-scenario#1", "decline"])
    scene.choose("use:card:ch05-scenario#1")
    assert scene.ids == ["cover:row:1", "cover:row:3"]
    scene.choose("cover:row:3")
    assert faces(scene) == ["dark", "dark", "lit"]
    scene.at_end(COG)
    scene.choose("decline")
    assert faces(scene) == ["dark", "dark", "lit"]


@pytest.mark.card("card:ch05-scenario")
def test_the_cog_light_nothing_where_only_locust_units_are() -> None:
    scene = Scene(5, previous_winner="locust")
    scene.cover("loc-hunter", 2)
    scene.reserve("cog-private")
    scene.fill(LOCUST, 1)
    scene.at_end(COG)
    assert goes_on(scene)
    assert faces(scene) == ["dark"] * 3


@pytest.mark.card("card:ch05-uv-floodlight", "card:ch05-kryll-swarm")
@pytest.mark.parametrize(
    ("winner", "side", "card", "counts", "result"),
    [
        ("locust", COG, "ch05-uv-floodlight", [3, 4, 6], ["dark", "lit", "dark"]),
        ("cog", LOCUST, "ch05-kryll-swarm", [2, 5], ["lit", "dark", "lit"]),
    ],
)
def test_floodlight_and_kryll_turn_one_cover_card(
    winner: str, side: int, card: str, counts: list[int], result: list[str]
) -> None:
    scene = Scene(5, previous_winner=winner)
    source = command(scene, card)
    holder = scene.cover("loc-hunter", 2)
    show(scene, "dark" if side == COG else "lit")
    assert tactic_counts(scene, side, source) == counts
    use_tactic(scene, side, source, counts[0])
    assert scene.ids == ["cover:row:1", "cover:row:2", "cover:row:3"]
    scene.choose("cover:row:2")
    assert faces(scene) == result
    assert scene.place(holder) == 2
    assert scene.zone(source) == "command"


@pytest.mark.card("card:ch06-scenario")
@pytest.mark.parametrize(("winner", "nest", "lost"), [("cog", 0, 1), ("locust", 1, 0)])
def test_chapter_6_hides_cover_and_costs_the_locust_a_card_or_wakes_the_nest(winner: str, nest: int, lost: int) -> None:
    scene = Scene(6, previous_winner=winner, played=True)
    assert scene.t.hidden == (True, True, False, True, True)
    assert row(scene)[2] == "cov-high-wall"
    assert sorted(row(scene)) == ["ch06-catwalk", BELT, BELT, "ch06-machine-press", "cov-high-wall"]
    assert (scene.t.spin[command(scene, PUSH)], scene.t.spin[command(scene, NEST)]) == (0, nest)
    assert [len(pile) for pile in scene.t.discard] == [0, lost]


@pytest.mark.card("card:ch06-push-through-the-works")
def test_push_through_turns_at_the_end_of_a_turn_with_two_units_in_cover() -> None:
    scene = Scene(6, previous_winner="locust")
    push = command(scene, PUSH)
    scene.fill(LOCUST, 1)
    scene.cover("cog-private", place_with(scene, "ch06-catwalk"))
    scene.at_end(COG)
    assert scene.t.spin[push] == 0
    scene.cover("cog-scout", 3, far=True)
    scene.at_end(LOCUST)
    assert scene.t.spin[push] == 0
    scene.at_end(COG)
    assert scene.t.spin[push] == 1


@pytest.mark.card("card:ch06-push-through-the-works")
@pytest.mark.parametrize(("spin", "bonus"), [(3, 0), (4, 1)])
def test_push_through_strengthens_attacks_into_cover_from_4_on(spin: int, bonus: int) -> None:
    scene = Scene(6, previous_winner="locust")
    scene.t.spin[command(scene, PUSH)] = spin
    hunter = scene.cover("loc-hunter", 3)
    private = scene.reserve("cog-private")
    assert scene.values(private) == (2, 3)
    storm(scene, private, 3)
    assert damage_to(scene, hunter) == [2 + bonus]
    assert scene.zone(hunter) == ("discard" if bonus else "cover")
    other = scene.cover("cog-scout", place_with(scene, "ch06-catwalk"))
    blocker = scene.reserve("loc-grenadier")
    strike(scene, other, blocker)
    assert damage_to(scene, blocker) == [1]


@pytest.mark.card("card:ch06-push-through-the-works")
@pytest.mark.parametrize(("spin", "won"), [(5, False), (6, True)])
def test_the_cog_win_when_push_through_reaches_7(spin: int, won: bool) -> None:
    scene = Scene(6, previous_winner="locust")
    scene.t.spin[command(scene, PUSH)] = spin
    scene.cover("cog-private", place_with(scene, "ch06-catwalk"))
    scene.cover("cog-scout", 3)
    scene.fill(LOCUST, 1)
    scene.at_end(COG)
    outcome = scene.game.outcome
    assert (outcome is not None) == won
    assert outcome is None or (outcome.winner, outcome.reason) == ("cog", "card")


@pytest.mark.card("card:ch06-ticker-nest")
def test_the_nest_turns_once_a_turn_when_a_locust_unit_is_killed() -> None:
    scene = Scene(6, previous_winner="cog", extra=("cog-sergeant", "cog-captain"))
    nest = command(scene, NEST)
    assert scene.t.spin[nest] == 0
    sergeant, captain = scene.reserve("cog-sergeant"), scene.reserve("cog-captain")
    scene.cover("loc-hunter", 3)
    scene.cover("loc-grenadier", place_with(scene, "ch06-machine-press"))
    scene.fill(COG, 1)
    scene.at_combat(COG)
    scene.choose(f"attack:{scene.ref(sergeant)}:row:3")
    scene.pass_reactions()
    assert (scene.happened("unit_killed")[0]["to"], scene.t.spin[nest]) == ("discard", 1)
    scene.choose(f"attack:{scene.ref(captain)}:row:{place_with(scene, 'ch06-machine-press')}")
    scene.pass_reactions()
    assert len(scene.happened("unit_killed")) >= 2
    assert scene.t.spin[nest] == 1


@pytest.mark.card("card:ch06-ticker-nest")
def test_the_nest_does_not_turn_for_cog_units() -> None:
    scene = Scene(6, previous_winner="cog")
    scout = scene.cover("cog-scout", place_with(scene, BELT))
    storm(scene, scene.reserve("loc-grenadier"), place_with(scene, BELT))
    assert scene.zone(scout) == "discard"
    assert scene.t.spin[command(scene, NEST)] == 0


@pytest.mark.card("card:ch06-ticker-nest")
@pytest.mark.parametrize(("spin", "damage"), [(1, 0), (2, 5), (3, 0), (4, 5), (5, 0), (6, 8), (7, 0)])
def test_the_nest_deals_direct_damage_at_3_5_and_7(spin: int, damage: int) -> None:
    scene = Scene(6, previous_winner="cog")
    nest = command(scene, NEST)
    scene.t.spin[nest] = spin
    scene.cover("ch06-ticker", 3)
    private = scene.reserve("cog-private")
    scene.fill(COG, 1)
    scene.fill(LOCUST, 1)
    storm(scene, private, 3)
    in_order(scene)
    assert scene.t.spin[nest] == min(7, spin + 1)
    assert direct_damage(scene) == damage
    assert not damage or scene.decision.seat == COG


@pytest.mark.card("card:ch06-stranded-scavenger")
@pytest.mark.parametrize("cards", [1, 0])
def test_the_scavenger_may_draw_when_deployed(cards: int) -> None:
    scene = Scene(6, previous_winner="cog")
    assert deploy_counts(scene, COG, "ch06-stranded-scavenger") == [4, 6]
    scavenger = play(scene, COG, "ch06-stranded-scavenger", 4)
    assert scene.ids == ["draw:1", "draw:0"]
    scene.choose(f"draw:{cards}")
    assert scene.sizes(COG)[1] == 3 + cards
    assert scene.values(scavenger) == (2, 2)


@pytest.mark.card("card:ch06-stranded-scavenger")
@pytest.mark.parametrize("used", [True, False])
def test_a_discarded_scavenger_may_put_a_reaction_under_the_deck(used: bool) -> None:
    scene = Scene(6, previous_winner="cog")
    heroism, _private = scene.discards(COG, "cog-heroism", "cog-private")
    (scavenger,) = scene.hand(COG, "ch06-stranded-scavenger")
    scene.fill(COG, 2)
    scene.at_deployment(COG)
    scene.choose(f"discard:{scene.ref(scavenger)}")
    assert scene.ids == [f"target:{scene.ref(heroism)}", "stop"]
    scene.choose(scene.ids[0] if used else "stop")
    assert scene.zone(scavenger) == "discard"
    assert (scene.t.deck[COG][-1:] == scene.alike(heroism)) == used


@pytest.mark.card("card:ch06-stranded-scavenger")
def test_a_discarded_scavenger_finds_nothing_without_a_reaction() -> None:
    scene = Scene(6, previous_winner="cog")
    scene.discards(COG, "cog-private")
    (scavenger,) = scene.hand(COG, "ch06-stranded-scavenger")
    scene.fill(COG, 2)
    scene.at_deployment(COG, second=True)
    scene.choose(f"discard:{scene.ref(scavenger)}")
    assert scene.decision.kind != "target"


@pytest.mark.card("card:ch06-ticker")
def test_a_ticker_killed_in_an_attack_hurts_every_enemy_in_it() -> None:
    scene = Scene(6, previous_winner="locust")
    assert deploy_counts(scene, LOCUST, "ch06-ticker") == [5, 6, 7]
    scene.hand(LOCUST)
    ticker = scene.cover("ch06-ticker", 3)
    scout, private, other = scene.reserve("cog-scout"), scene.reserve("cog-private"), scene.reserve("cog-scout")
    assert scene.values(ticker) == (2, 2)
    strike(scene, ticker, scout, private)
    in_order(scene)
    assert scene.zone(ticker) == "discard"
    assert [damage_to(scene, unit) for unit in (scout, private, other)] == [[2], [2, 2], []]
    assert [scene.zone(unit) for unit in (scout, private)] == ["discard", "reserve"]


@pytest.mark.card("card:ch06-ticker")
def test_a_ticker_killed_outside_an_attack_or_still_alive_hurts_nobody() -> None:
    scene = Scene(6, previous_winner="locust")
    scene.hand(LOCUST)
    ticker = scene.cover("ch06-ticker", place_with(scene, "ch06-catwalk"))
    scene.cover("cog-private", 3)
    scene.reserve("cog-scout")
    strike(scene, ticker)
    assert scene.happened("damage_dealt") == []
    airstrike = play(scene, COG, "cog-airstrike", 2)
    assert (scene.zone(ticker), scene.zone(airstrike)) == ("discard", "discard")
    assert [event["card"] for event in scene.happened("damage_dealt")] == [scene.ref(ticker)]


@pytest.mark.card("card:ch06-conveyor-belt")
@pytest.mark.parametrize(("side", "card"), [(COG, "cog-private"), (LOCUST, "loc-grenadier")])
def test_the_conveyor_belt_may_carry_its_occupant_to_free_cover(side: int, card: str) -> None:
    scene = Scene(6, previous_winner="cog")
    belt = place_with(scene, BELT)
    unit = scene.cover(card, belt)
    scene.cover("loc-hunter" if side == COG else "cog-scout", 3)
    scene.fill(side, 1)
    scene.begin_turn(1 - side)
    assert scene.decision.kind != "may"
    scene.begin_turn(side)
    assert scene.offered("use") == [f"use:{scene.ref(scene.t.row[belt - 1])}"]
    scene.choose("decline")
    assert scene.place(unit) == belt
    scene.begin_turn(side)
    scene.choose(scene.offered("use")[0])
    assert scene.ids == [f"to:row:{place}" for place in (1, 2, 4, 5) if place != belt]
    press = place_with(scene, "ch06-machine-press")
    scene.choose(f"to:row:{press}")
    assert (scene.place(unit), scene.t.hidden[press - 1]) == (press, False)


@pytest.mark.card("card:ch06-conveyor-belt")
def test_the_conveyor_belt_needs_free_cover() -> None:
    scene = Scene(6, previous_winner="cog", extra=("cog-fresh-recruit",) * 3)
    for place in range(1, 6):
        scene.cover("cog-private" if place < 3 else "cog-fresh-recruit", place)
    scene.fill(COG, 1)
    scene.begin_turn(COG)
    in_order(scene)
    assert goes_on(scene)


@pytest.mark.card("card:ch06-machine-press")
@pytest.mark.parametrize(("side", "card"), [(COG, "cog-private"), (LOCUST, "loc-grenadier")])
def test_the_machine_press_hurts_its_occupant_at_the_end_of_the_turn(side: int, card: str) -> None:
    scene = Scene(6, previous_winner="cog")
    press = place_with(scene, "ch06-machine-press")
    unit = scene.cover(card, press)
    scene.fill(1 - side, 1)
    scene.at_end(side)
    assert damage_to(scene, unit) == [1]
    assert scene.zone(unit) == "cover"
    scene.fill(side, 1)
    scene.at_end(1 - side)
    assert damage_to(scene, unit) == []


@pytest.mark.card("card:ch06-machine-press")
def test_the_machine_press_crushes_a_unit_of_defense_1() -> None:
    scene = Scene(6, previous_winner="cog")
    pack = scene.cover("loc-wretch-pack", place_with(scene, "ch06-machine-press"))
    scene.at_end(LOCUST)
    assert scene.zone(pack) == "discard"
