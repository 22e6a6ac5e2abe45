"""AI cards 1 to 7, the general ones."""

from __future__ import annotations

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.rules.locust_log import attacks, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import LANE, TRENCH, on
from tests.board.scene import DOM, MARCUS

# ---------------------------------------------------------------------- 1 Distraction


@pytest.mark.card("ai:1")
def test_card_1_takes_one_ammo_token_from_a_weapon_the_active_player_picks() -> None:
    s = on(LANE)
    s.give(0, "lancer", 4)
    s.give(0, "snub_pistol", 2)
    s.at_locusts(1, 19)
    assert (s.decision.seat, s.decision.kind) == (0, "lose_ammo")
    assert sorted(s.ids) == ["lose_ammo:weapon:lancer", "lose_ammo:weapon:snub_pistol"]
    s.choose("lose_ammo:weapon:lancer")
    assert (s.tokens(0, "lancer"), s.tokens(0, "snub_pistol"), s.tokens(0, "bolo_grenade")) == (3, 2, 1)
    assert (s.tokens(1, "gnasher"), s.tokens(1, "snub_pistol")) == (3, 2)


@pytest.mark.card("ai:1")
def test_card_1_without_ammo_costs_nothing_and_never_grenades() -> None:
    s = on(LANE)
    s.give(0, "lancer", 0)
    s.give(0, "snub_pistol", 0)
    s.at_locusts(1, 19)
    assert s.tokens(0, "bolo_grenade") == 1
    assert s.happened("tokens_spent") == []
    assert drawn_cards(s) == [1, 19]


@pytest.mark.card("ai:1")
def test_card_1_clears_every_dropped_weapon_and_draws_again() -> None:
    s = on(LANE)
    for weapon in ("lancer", "snub_pistol"):
        s.give(0, weapon, 0)
    pile = s.t.box.marker_kinds.index("drone")
    for area in ("2A.B", "2A.H"):
        s.t.marker_piles[pile] -= 1
        s.t.dropped += (DroppedWeapon(s.area(area), pile, "hammerburst"),)
    s.at_locusts(1, 19)
    assert not s.t.dropped
    assert s.happened("dropped_weapons_removed") == [{"weapons": ["weapon:hammerburst", "weapon:hammerburst"]}]
    assert s.t.marker_discards[pile] == ("hammerburst", "hammerburst")
    assert drawn_cards(s) == [1, 19]


# ---------------------------------------------------------------------- 2 The Horde


@pytest.mark.card("ai:2")
@pytest.mark.parametrize(("start", "end"), [("2A.D", "2A.D"), ("2A.E", "2A.B"), ("2A.H", "2A.E")])
def test_card_2_moves_locusts_four_or_more_away_three_areas(start: str, end: str) -> None:
    s = on(LANE)
    boomer = s.put("boomer", start)
    s.at_locusts(2, 12)
    assert s.where(boomer) == end
    assert drawn_cards(s) == [2, 12]
    assert attacks(s) == []


@pytest.mark.card("ai:2")
def test_card_2_moves_every_kind_each_toward_its_nearest_cog() -> None:
    s = on(LANE)
    figures = [s.put(kind, "2A.E") for kind in ("wretch", "drone", "boomer")]
    s.at_locusts(2, 16)
    s.choose("activate:figure:drone-1", "activate:figure:boomer-1")
    assert [s.where(figure) for figure in figures] == ["2A.B"] * 3


# ---------------------------------------------------------------------- 3


@pytest.mark.card("ai:3")
def test_card_3_with_a_locust_within_2_brings_all_toward_you_and_those_with_you_attack() -> None:
    s = on(LANE)
    s.cog(1, "2A.D")
    near, far = s.put("wretch", "2A.C"), s.put("boomer", "2A.G")
    miss(s, 2)
    s.at_locusts(3)
    s.choose("activate:figure:boomer-1")
    assert (s.where(near), s.where(far)) == ("2A.A", "2A.E")
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]
    assert spawned(s) == []
    assert drawn_cards(s) == [3]


@pytest.mark.card("ai:3")
def test_card_3_looks_at_the_active_player_alone() -> None:
    """A Locust with the other COG but three moves from you: the second half."""
    s = on(LANE)
    s.cog(1, "2A.D")
    near = s.put("wretch", "2A.D")
    s.at_locusts(3)
    assert spawned(s) == [("drone", "area:2A.H")]
    s.choose("activate:figure:wretch-1")
    assert s.where(near) == "2A.C"
    assert s.where(s.t.family("drone")[0]) == "2A.G"
    assert attacks(s) == []


@pytest.mark.card("ai:3")
def test_card_3_attacks_only_you_even_with_another_cog_in_the_area() -> None:
    s = on(LANE)
    s.put("wretch", "2A.B")
    miss(s, 2)
    s.at_locusts(3, seat=1)
    assert attacks(s) == [("figure:wretch-1", "cog:dominic_santiago")]


# ---------------------------------------------------------------------- 4 Reinforcements


@pytest.mark.card("ai:4")
def test_card_4_spawns_one_of_each_at_the_exit_then_all_a_move_2_and_all_b_move_1() -> None:
    s = on(LANE)
    old = [s.put(kind, "2A.E") for kind in ("wretch", "drone", "boomer")]
    s.at_locusts(4)
    s.choose("activate:figure:wretch-1", "activate:figure:drone-2")
    new = [s.t.family(kind)[1] for kind in ("wretch", "drone", "boomer")]
    assert spawned(s) == [(kind, "area:2A.H") for kind in ("wretch", "drone", "boomer")]
    assert [s.where(figure) for figure in old] == ["2A.C", "2A.D", "2A.E"]
    assert [s.where(figure) for figure in new] == ["2A.F", "2A.G", "2A.H"]
    assert attacks(s) == []


# ---------------------------------------------------------------------- 5 Firefight


@pytest.mark.card("ai:5")
def test_card_5_drones_and_boomers_fire_within_3_and_stand_still() -> None:
    s = on(LANE)
    shooters = [s.put("drone", "2A.D"), s.put("boomer", "2A.C")]
    miss(s, 3, 1)
    miss(s, 4)
    s.at_locusts(5)
    s.choose("activate:figure:drone-1", "target:cog:marcus_fenix", "target:cog:dominic_santiago")
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix"), ("figure:boomer-1", "cog:dominic_santiago")]
    assert [s.where(figure) for figure in shooters] == ["2A.D", "2A.C"]


@pytest.mark.card("ai:5")
@pytest.mark.rule("BG-FAQ-13")
def test_card_5_every_locust_that_did_not_attack_moves_2_and_attacks_in_its_area() -> None:
    """The drone at range 4 does not fire; wretches never fire in the first half."""
    s = on(LANE)
    s.cog(1, "2A.B")
    wretch, drone = s.put("wretch", "2A.C"), s.put("drone", "2A.F")
    miss(s, 2)
    s.at_locusts(5)
    s.choose("activate:figure:drone-1")
    assert (s.where(wretch), s.where(drone)) == ("2A.B", "2A.D")
    assert attacks(s) == [("figure:wretch-1", "cog:dominic_santiago")]


@pytest.mark.card("ai:5")
def test_card_5_is_redrawn_only_with_no_locust_at_all() -> None:
    s = on(LANE)
    s.at_locusts(5, 19)
    assert drawn_cards(s) == [5, 19]
    other = on(LANE)
    wretch = other.put("wretch", "2A.H")
    other.at_locusts(5, 19)
    assert drawn_cards(other) == [5]
    assert other.where(wretch) == "2A.F"


# ---------------------------------------------------------------------- 6 Swarm


@pytest.mark.card("ai:6")
@pytest.mark.parametrize(("start", "end"), [("2A.D", "2A.D"), ("2A.E", "2A.E"), ("2A.F", "2A.E"), ("2A.H", "2A.E")])
def test_card_6_brings_locusts_up_to_four_moves_from_the_nearest_cog(start: str, end: str) -> None:
    s = on(LANE)
    drone = s.put("drone", start)
    s.at_locusts(6, 19)
    assert s.where(drone) == end
    assert drawn_cards(s) == [6, 19]
    assert attacks(s) == []


# ---------------------------------------------------------------------- 7


@pytest.mark.card("ai:7")
def test_card_7_opens_a_hole_under_you_and_a_wretch_climbs_out() -> None:
    s = on(LANE)
    s.cog(0, "2A.C")
    s.at_locusts(7)
    assert s.t.hole_tokens == (s.area("2A.C"),)
    assert sorted(s.t.holes) == [s.area("2A.C"), s.area("2A.H")]
    assert spawned(s) == [("wretch", "area:2A.C")]
    assert attacks(s) == []


@pytest.mark.card("ai:7")
def test_card_7_at_an_open_hole_spawns_a_drone_that_attacks_you() -> None:
    s = on(LANE)
    s.cog(0, "2A.H")
    s.cog(1, "2A.H")
    miss(s, 3)
    s.at_locusts(7)
    assert spawned(s) == [("drone", "area:2A.H")]
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix")]
    assert s.t.hole_tokens == ()


@pytest.mark.card("ai:7")
@pytest.mark.rule("BG-SPAWN-04")
def test_card_7_the_substitute_that_spawned_attacks_you() -> None:
    s = on(LANE, (MARCUS, DOM))
    s.cog(0, "2A.H")
    for _ in range(6):
        s.put("drone", "2A.A")
    miss(s, 4)
    s.at_locusts(7)
    assert spawned(s) == [("boomer", "area:2A.H")]
    assert attacks(s) == [("figure:boomer-1", "cog:marcus_fenix")]


@pytest.mark.card("ai:7")
@pytest.mark.rule("BG-SPAWN-07")
def test_card_7_on_a_sealed_hole_puts_a_new_token() -> None:
    s = on(LANE)
    s.cog(0, "2A.H")
    s.t.holes, s.t.sealed = (s.area("2A.A"),), (s.area("2A.H"),)
    s.at_locusts(7)
    assert s.t.hole_tokens == (s.area("2A.H"),)
    assert spawned(s) == [("wretch", "area:2A.H")]
    assert attacks(s) == []


@pytest.mark.card("ai:7")
@pytest.mark.rule("BG-SPAWN-02")
def test_card_7_the_drone_is_in_cover_before_it_attacks() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D")
    s.t.holes = (s.area("2A.D"),)
    miss(s, 3)
    s.at_locusts(7)
    kinds = [e.kind for e in s.events if e.kind in ("figure_spawned", "cover_taken", "attack_declared")]
    assert kinds == ["figure_spawned", "cover_taken", "attack_declared"]
    assert s.t.cover[s.t.family("drone")[0]] == s.cover("2A.west")
