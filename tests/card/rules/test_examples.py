"""CG-EX: the worked examples with their own numbers."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.table import COMMAND, OUT, RESERVE
from tests.card.rules.fights import attack, damage, direct, scene
from tests.card.scene import Scene
from tests.compared import shown_to

PRIVATE, RECRUIT, SERGEANT = "card:cog-private#1", "card:cog-fresh-recruit#1", "card:cog-sergeant#1"
RUNT = "ch02-wretch-runt"


def tutorial(moves: int) -> Scene:
    """The tutorial up to so many of its steps: deploy, move, attack into cover, direct attack."""
    s = Scene(0, played=True)
    steps = [
        ("deploy:card:cog-private",),
        (f"move:{PRIVATE}:row:2",),
        (f"attack:{RECRUIT}:row:1", "pass", "react:card:cog-heroism", "draw:0"),
        (f"direct:{SERGEANT}", "block:card:loc-drone#1", "react:card:loc-blood-rush", "pass"),
        ("deploy:card:cog-scout", "draw:2"),
    ]
    for step in steps[:moves]:
        s.choose(*step)
    return s


def find(s: Scene, ref: str) -> int:
    """The card of that name."""
    return s.t.box.refs.index(ref)


@pytest.mark.rule("CG-EX-01")
def test_the_private_is_deployed_with_five_cards_in_hand() -> None:
    s = tutorial(0)
    names = ("captain", "private", "scout", "heroism", "airstrike")
    assert sorted(s.t.box.cards[card].id for card in s.t.hand[COG]) == sorted(f"cog-{name}" for name in names)
    assert s.offered("deploy") == ["deploy:card:cog-private"]
    s.choose("deploy:card:cog-private")
    assert len(s.t.hand[COG]) == 4


@pytest.mark.rule("CG-EX-02")
def test_the_private_moves_into_the_only_unoccupied_cover() -> None:
    s = tutorial(1)
    assert [option for option in s.offered("move") if PRIVATE in option] == [f"move:{PRIVATE}:row:2"]
    assert s.t.box.cards[s.t.row[1]].id == "cov-low-wall"
    s.choose(f"move:{PRIVATE}:row:2")
    assert s.place(find(s, PRIVATE)) == 2


@pytest.mark.rule("CG-EX-03")
def test_the_recruit_with_heroism_kills_the_hunter_and_survives() -> None:
    s = tutorial(2)
    recruit, hunter = find(s, RECRUIT), find(s, "card:loc-hunter#1")
    assert len(s.t.hand[COG]) == 4
    s.choose(f"attack:{RECRUIT}:row:1")
    assert s.values(recruit) == (2, 2)
    s.choose("pass", "react:card:cog-heroism")
    assert s.values(recruit) == (4, 4)
    s.choose("draw:0")
    assert damage(s)[s.ref(hunter)] == 4
    assert (s.place(recruit), s.t.suppressed[recruit]) == (1, False)
    assert [s.ref(card) for card in s.t.discard[LOCUST]] == [s.ref(hunter)]
    assert [s.ref(card) for card in s.t.discard[COG]] == ["card:cog-heroism#1"]
    assert len(s.t.hand[COG]) == 3


@pytest.mark.rule("CG-EX-04")
def test_the_sergeant_and_the_drone_with_blood_rush_kill_each_other() -> None:
    s = tutorial(3)
    sergeant, drone = find(s, SERGEANT), find(s, "card:loc-drone#1")
    s.events.clear()
    s.choose(f"direct:{SERGEANT}", f"block:{s.ref(drone)}")
    assert s.values(sergeant) == (4, 4)
    assert (s.values(drone), len(s.t.hand[LOCUST])) == ((2, 2), 5)
    s.choose("react:card:loc-blood-rush")
    assert s.values(drone) == (5, 2)
    assert s.ids == ["pass"]
    deck = s.t.deck[LOCUST]
    s.choose("pass")
    assert damage(s) == {s.ref(drone): 4, s.ref(sergeant): 5}
    assert s.zone(sergeant) == s.zone(drone) == s.zone(find(s, "card:loc-blood-rush#1")) == "discard"
    assert s.t.deck[LOCUST] == deck
    assert len(s.t.hand[LOCUST]) == 4


@pytest.mark.rule("CG-EX-05")
def test_without_blood_rush_the_drone_dies_alone() -> None:
    s = tutorial(3)
    sergeant, drone = find(s, SERGEANT), find(s, "card:loc-drone#1")
    s.events.clear()
    s.choose(f"direct:{SERGEANT}", f"block:{s.ref(drone)}", "pass", "pass")
    assert damage(s) == {s.ref(drone): 4, s.ref(sergeant): 2}
    assert (s.place(sergeant), s.zone(drone)) == (3, "discard")


@pytest.mark.rule("CG-EX-06")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_scout_is_deployed_with_three_cards_and_draws_up_to_two(drawn: int) -> None:
    s = tutorial(4)
    assert (s.t.phase, len(s.t.hand[COG])) == ("second_deployment", 3)
    assert s.offered("deploy") == ["deploy:card:cog-scout"]
    s.choose("deploy:card:cog-scout")
    assert s.ids == ["draw:2", "draw:1", "draw:0"]
    s.choose(f"draw:{drawn}")
    assert len(s.t.hand[COG]) == 2 + drawn


@pytest.mark.rule("CG-EX-07")
def test_respawn_is_deployed_with_four_cards_resolved_and_discarded() -> None:
    s = tutorial(5)
    assert (s.t.active, s.t.phase, len(s.t.hand[LOCUST])) == (LOCUST, "first_deployment", 4)
    assert "deploy:card:loc-respawn" in s.ids
    s.choose("deploy:card:loc-respawn")
    assert s.ids == ["target:card:loc-hunter#1", "target:card:loc-drone#1"]
    s.choose("target:card:loc-drone#1")
    assert s.zone(find(s, "card:loc-drone#1")) == "reserve"
    assert s.t.discard[LOCUST][-1] == find(s, "card:loc-respawn#1")
    assert len(s.t.hand[LOCUST]) == 3


@pytest.mark.rule("CG-EX-08")
def test_two_direct_damage_with_nothing_kept() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    s.fill(LOCUST, 7)
    deck, hand, discard = s.sizes(LOCUST)
    top = s.t.deck[LOCUST][:2]
    direct(s, unit)
    s.choose("pass", "keep:0")
    assert s.sizes(LOCUST) == (deck - 2, hand, discard + 2)
    assert s.alike(*s.t.discard[LOCUST]) == top


@pytest.mark.rule("CG-EX-09")
def test_two_direct_damage_with_one_card_kept() -> None:
    s = scene()
    unit = s.cover("cog-private", 1)
    s.on_top(LOCUST, "loc-kantus", "loc-respawn")
    first, second = s.t.deck[LOCUST][:2]
    direct(s, unit)
    s.choose("pass")
    assert s.ref(first) not in str(s.game.view(LOCUST))
    s.choose("keep:1")
    assert (s.zone(first), s.alike(*s.t.discard[LOCUST])) == ("hand", (second,))
    assert s.ref(first) in shown_to(s.game, LOCUST)["sides"][LOCUST]["hand"]


@pytest.mark.rule("CG-EX-10")
def test_the_captain_the_drone_and_two_runts_all_die() -> None:
    s = scene(2)
    captain, drone, one, two = s.cover("cog-captain", 1), s.reserve("loc-drone"), s.reserve(RUNT), s.reserve(RUNT)
    assert [s.values(unit) for unit in (captain, drone, one, two)] == [(4, 4), (2, 2), (1, 1), (1, 1)]
    direct(s, captain, drone, one, two)
    s.pass_reactions()
    assert damage(s) == {s.ref(drone): 4, s.ref(one): 4, s.ref(two): 4, s.ref(captain): 4}
    assert [s.zone(unit) for unit in (captain, drone, one, two)] == ["discard", "discard", "supply", "supply"]


@pytest.mark.rule("CG-EX-11")
def test_the_drone_in_enemy_cover_deals_three_or_dies_with_the_sergeant() -> None:
    s = scene(3)
    drone = s.cover("loc-drone", 1)
    direct(s, drone, side=LOCUST, cross=True)
    s.pass_reactions()
    assert (s.decision.seat, s.decision.context["damage"]) == (COG, 3)

    s = scene(3)
    drone, sergeant = s.cover("loc-drone", 1), s.reserve("cog-sergeant")
    direct(s, drone, sergeant, side=LOCUST, cross=True)
    s.pass_reactions()
    assert damage(s) == {s.ref(drone): 4, s.ref(sergeant): 3}
    assert s.zone(drone) == s.zone(sergeant) == "discard"


@pytest.mark.rule("CG-EX-12")
def test_the_theron_guard_changes_its_rule_with_the_side_of_the_cover() -> None:
    s = scene(4)
    guard = s.cover("ch04-theron-guard", 2)
    own, doorway = ("ch04-theron-guard", 3, 3), ("ch04-doorway", 1, 0)
    assert sorted(s.made_of(guard)) == sorted([own, ("ch04-theron-guard", 1, 1), doorway])
    direct(s, guard, side=LOCUST, cross=True)
    s.pass_reactions()
    assert sorted(s.made_of(guard)) == sorted([own, doorway])
    s.choose("keep:0")
    assert (s.decision.seat, s.ids) == (LOCUST, ["draw:3", "draw:2", "draw:1", "draw:0"])
    s.choose("draw:3")
    assert len(s.t.hand[LOCUST]) == 4


@pytest.mark.rule("CG-EX-12")
def test_the_theron_guard_draws_nothing_from_friendly_cover() -> None:
    s = scene(4)
    guard = s.cover("ch04-theron-guard", 2)
    direct(s, guard, side=LOCUST)
    s.pass_reactions()
    s.choose("keep:0")
    assert s.decision.kind == "deployment"


@pytest.mark.rule("CG-EX-13")
@pytest.mark.parametrize(("count", "works"), [(2, True), (3, False), (6, False), (7, True)])
def test_the_berserker_is_called_with_seven_or_two_cards(count: int, works: bool) -> None:
    s = Scene(4)
    berserker = s.card("ch04-berserker", zone=COMMAND)
    s.hand(LOCUST, "loc-drone", "loc-hunter")
    s.fill(LOCUST, count)
    s.at_deployment(LOCUST)
    assert s.offered("tactic") == ([f"tactic:{s.ref(berserker)}"] if works else [])
    if works:
        s.choose(f"tactic:{s.ref(berserker)}")
        assert (s.zone(berserker), s.decision.kind) == ("reserve", "discard")
        s.choose(s.ids[0])
        assert len(s.t.hand[LOCUST]) == count - 1
        assert len(s.t.discard[LOCUST]) == 1


def smash(covers: int) -> Scene:
    """The Berserker begins its turn beside the first of so many cover cards."""
    s = scene(4)
    berserker = s.cover("ch04-berserker", 1)
    for place in range(covers, 3):
        s.t.zone[s.t.row[place]] = OUT
        s.t.row = (*s.t.row[:place], -1, *s.t.row[place + 1 :])
    s.begin_turn(LOCUST)
    assert s.zone(berserker) == "command"
    return s


@pytest.mark.rule("CG-EX-14")
def test_the_berserker_smashes_its_cover_and_deals_three_direct_damage() -> None:
    s = smash(3)
    assert s.t.row[0] == -1
    assert len(s.t.places()) == 2
    assert (s.decision.seat, s.decision.kind, s.decision.context["damage"]) == (COG, "keep", 3)


@pytest.mark.rule("CG-EX-14")
def test_the_berserker_wins_when_no_cover_is_left() -> None:
    s = smash(1)
    if s.game.outcome is None:
        s.choose("keep:0")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "card")


@pytest.mark.rule("CG-EX-15")
def test_a_hand_of_three_is_four_after_the_scout_with_a_full_draw() -> None:
    s = Scene(1)
    s.hand(COG, "cog-scout")
    s.fill(COG, 3)
    s.at_deployment()
    s.choose("deploy:card:cog-scout", "draw:2")
    assert len(s.t.hand[COG]) == 4


@pytest.mark.rule("CG-EX-16")
def test_one_of_two_cover_cards_left_keeps_the_game_going() -> None:
    s = smash(2)
    s.choose("keep:0")
    assert len(s.t.places()) == 1
    assert s.game.outcome is None


@pytest.mark.rule("CG-EX-17")
def test_an_attacker_that_fails_and_survives_is_suppressed_in_reserve() -> None:
    s = scene(extra=("loc-kantus-priest",))
    unit, enemy = s.reserve("cog-sergeant"), s.cover("loc-kantus-priest", 1)
    assert (s.values(unit), s.values(enemy)) == ((3, 3), (1, 4))
    attack(s, unit, 1)
    assert damage(s) == {s.ref(enemy): 3, s.ref(unit): 1}
    assert (s.place(enemy), s.zone(unit), s.t.suppressed[unit]) == (1, "reserve", True)


@pytest.mark.rule("CG-EX-18")
def test_three_runts_block_a_unit_in_enemy_cover() -> None:
    s = scene(3, extra=(RUNT, RUNT, RUNT))
    unit, runts = s.cover("cog-fresh-recruit", 1, far=True), [find(s, f"card:{RUNT}#{n}") for n in (1, 2, 3)]
    for runt in runts:
        s.t.put(runt, RESERVE)
    assert s.values(unit)[0] == 2
    direct(s, unit, *runts)
    s.pass_reactions()
    assert damage(s) == {s.ref(unit): 4, **{s.ref(runt): 3 for runt in runts}}
