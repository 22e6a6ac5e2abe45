"""BG-REACT-GUARD: attacking a Locust just before it moves or attacks."""

from __future__ import annotations

import pytest

from eday.board.pieces import Held
from tests.board.rules.locust_log import attackers, attacks, done_by, drawn_cards, hit, miss, spawned
from tests.board.rules.locust_maps import LANE, SNAKE, TRENCH, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

LANCER = "attack:lancer.normal:figure:drone-1"
SNUB = "attack:snub_pistol.normal:figure:drone-1"


def asked(s: Scene) -> tuple[int, str]:
    return s.decision.seat, s.decision.kind


def guard_scene(*areas: str, kind: str = "drone") -> Scene:
    """Marcus in A with two guard cards, Dom there with none, and Locusts in the areas."""
    s = on(LANE)
    s.hand(0, "hold_ground", "ambush")
    for area in areas:
        s.put(kind, area)
    return s


# ---------------------------------------------------------------------- when


@pytest.mark.rule("BG-REACT-GUARD-01")
def test_a_guard_comes_before_the_locust_moves() -> None:
    s = guard_scene("2A.H")
    s.at_locusts(12)
    assert asked(s) == (0, "guard")
    assert s.decision.context["figure"] == "figure:drone-1"
    assert sorted(s.ids) == ["guard:order:ambush", "guard:order:hold_ground", "pass"]
    assert done_by(s) == []


@pytest.mark.rule("BG-REACT-GUARD-01")
def test_a_guard_comes_before_the_locust_attacks() -> None:
    s = guard_scene("2A.C", kind="boomer")
    s.at_locusts(16)
    assert asked(s) == (0, "guard")
    assert attacks(s) == []
    hit(s, 5, 2, wounds=5)
    s.choose("guard:order:ambush", "attack:lancer.overkill:figure:boomer-1")
    assert attackers(s) == ["cog:marcus_fenix"]
    assert s.t.locusts() == []


@pytest.mark.rule("BG-REACT-GUARD-01")
def test_the_guard_card_is_discarded_and_its_attack_made_at_once() -> None:
    s = guard_scene("2A.B")
    s.t.place(0, s.area("2A.C"))
    s.at_locusts(13)
    miss(s, 3, 1)
    s.choose("guard:order:hold_ground", LANCER)
    discards = [(data["seat"], data["card"], data["why"]) for data in s.happened("card_discarded")]
    assert discards == [(0, "order:hold_ground", "guard")]
    assert s.hand_names(0) == ["ambush"]
    assert attackers(s)[0] == "cog:marcus_fenix"


@pytest.mark.rule("BG-REACT-GUARD-01")
def test_outside_the_locust_step_there_is_no_guard() -> None:
    """Sit Tight moves the Locusts in the Order step."""
    s = on(LANE)
    s.hand(0, "sit_tight", "ambush")
    s.hand(1, "hold_ground")
    drone = s.put("drone", "2A.H")
    s.at_order()
    s.choose("play_actions:order:sit_tight", "hold_locusts")
    assert s.where(drone) == "2A.G"
    assert not s.happened("guard_used")
    assert s.decision.kind != "guard"


@pytest.mark.rule("BG-REACT-GUARD-02")
def test_a_guard_may_interrupt_a_move_in_each_area() -> None:
    s = guard_scene("2A.H")
    s.at_locusts(12)
    drone = s.t.family("drone")[0]
    assert s.where(drone) == "2A.H"
    s.choose("pass")
    assert (asked(s), s.where(drone)) == ((0, "guard"), "2A.G")
    s.choose("pass")
    assert (s.where(drone), s.decision.kind) == ("2A.F", "heal")


@pytest.mark.rule("BG-REACT-GUARD-02", "BG-COVER-03")
def test_a_guard_may_hit_a_locust_that_just_left_its_cover() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.B")
    s.hand(0, "hold_ground")
    drone = s.put("drone", "2A.D", "2A.west")
    s.at_locusts(12)
    assert asked(s) == (0, "guard")
    assert s.t.cover[drone] == -1
    miss(s, 3, 1)
    s.choose("guard:order:hold_ground", LANCER)
    assert s.t.rolls[:2] == [3, 1]


@pytest.mark.rule("BG-REACT-GUARD-02", "BG-FAQ-26")
def test_the_four_chances_to_guard_against_a_drone_that_moves_2_takes_cover_and_fires() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.B")
    s.cog(1, "2A.B")
    s.hand(0, "hold_ground")
    drone = s.put("drone", "2A.F")
    s.at_locusts(12)
    places = []
    while s.decision.kind == "guard":
        places.append((s.where(drone), s.t.cover[drone] >= 0))
        s.choose("pass")
    assert places == [("2A.F", False), ("2A.E", False), ("2A.D", False), ("2A.D", True)]
    assert s.decision.kind == "locust_target"


@pytest.mark.rule("BG-REACT-GUARD-03")
def test_spawning_alone_cannot_be_guarded_against() -> None:
    s = guard_scene()
    s.at_locusts(12)
    assert len(spawned(s)) == 2
    assert asked(s) == (1, "heal")


@pytest.mark.rule("BG-REACT-GUARD-03")
def test_a_spawned_locust_that_moves_can_be_guarded_against() -> None:
    s = guard_scene()
    s.at_locusts(4)
    assert len(spawned(s)) == 3
    assert asked(s) == (0, "guard")
    assert s.decision.context["figure"] == "figure:wretch-1"


@pytest.mark.rule("BG-REACT-GUARD-03")
def test_a_locust_that_only_heals_cannot_be_guarded_against() -> None:
    s = on(LANE)
    s.hand(0, "hold_ground")
    drone = s.put("drone", "2A.C", wounded=True)
    s.at_locusts(15)
    assert s.t.marker[drone] == 0
    assert asked(s) == (1, "heal")


@pytest.mark.rule("BG-REACT-GUARD-03")
def test_an_attack_that_is_lost_gives_no_chance_to_guard() -> None:
    """Dom sees the boomer come nearer, but its attack reaches 3 areas only."""
    s = on(LANE)
    s.bleed(0)
    s.cog(1, "2A.A")
    s.hand(1, "ambush")
    boomer = s.put("boomer", "2A.H")
    s.at_locusts(17)
    while s.decision.kind != "heal":
        assert asked(s) == (1, "guard")
        assert s.where(boomer) in ("2A.H", "2A.G"), "before it moves, not before an attack"
        s.choose("pass")
    assert s.t.sees(1, boomer)
    assert attacks(s) == []


# ---------------------------------------------------------------------- how


@pytest.mark.rule("BG-REACT-GUARD-04")
def test_any_weapon_or_the_chainsaw_but_no_grenade() -> None:
    s = guard_scene("2A.A")
    s.at_locusts(12)
    s.choose("guard:order:hold_ground")
    assert asked(s) == (0, "guard_attack")
    assert sorted(s.ids) == [
        "attack:lancer.normal:figure:drone-1",
        "attack:lancer.overkill:figure:drone-1",
        "attack:snub_pistol.normal:figure:drone-1",
        "attack:snub_pistol.overkill:figure:drone-1",
        "chainsaw:figure:drone-1",
    ]


@pytest.mark.rule("BG-REACT-GUARD-04")
def test_only_the_locust_that_is_about_to_act_may_be_attacked() -> None:
    s = guard_scene("2A.C", "2A.D")
    s.at_locusts(12)
    s.choose("activate:figure:drone-2", "guard:order:hold_ground")
    assert {option.refs[0] for option in s.decision.options} == {"figure:drone-2"}


@pytest.mark.rule("BG-REACT-GUARD-04")
def test_ammo_and_range_count_as_in_any_attack() -> None:
    s = guard_scene("2A.F")
    s.at_locusts(12)
    miss(s, 5, 4)
    s.choose("guard:order:hold_ground", "attack:lancer.overkill:figure:drone-1")
    assert s.tokens(0, "lancer") == 3
    assert s.t.rolls[:2] == [5, 1 + 3]


@pytest.mark.rule("BG-REACT-GUARD-04", "BG-CHAINSAW-03")
def test_a_guard_with_the_chainsaw_kills_on_an_omen() -> None:
    s = guard_scene("2A.A")
    s.at_locusts(12)
    s.attack_dice("omen", "blank", "blank", "blank", "blank")
    s.choose("guard:order:hold_ground", "chainsaw:figure:drone-1")
    assert s.t.locusts() == []


@pytest.mark.rule("BG-REACT-GUARD-05")
def test_the_card_goes_on_with_the_locust_that_survived() -> None:
    s = guard_scene("2A.C")
    s.bleed(1)
    s.at_locusts(12)
    hit(s, 3, 1)
    miss(s, 3)
    s.choose("guard:order:hold_ground", LANCER)
    drone = s.t.family("drone")[0]
    assert (s.where(drone), s.t.marker[drone]) == ("2A.A", 1)
    assert attackers(s) == ["cog:marcus_fenix", "figure:drone-1"]


@pytest.mark.rule("BG-REACT-GUARD-05")
def test_the_card_goes_on_with_the_next_locust_after_a_kill() -> None:
    s = guard_scene("2A.C", "2A.H")
    s.at_locusts(12)
    hit(s, 3, 1, wounds=3)
    s.choose("activate:figure:drone-1", "guard:order:hold_ground", LANCER)
    assert [s.where(figure) for figure in s.t.family("drone")] == ["2A.F"]
    assert attackers(s) == ["cog:marcus_fenix"]


# ---------------------------------------------------------------------- how often


@pytest.mark.rule("BG-REACT-GUARD-06")
def test_after_one_guard_nobody_may_guard_again_in_the_step() -> None:
    s = guard_scene("2A.E", "2A.H")
    s.hand(1, "double_tap", "steady_aim")
    s.at_locusts(12)
    miss(s, 3, 3)
    miss(s, 3)
    s.choose("activate:figure:drone-1", "guard:order:hold_ground", "pass", LANCER)
    assert s.decision.kind == "locust_target"
    s.choose("target:cog:marcus_fenix")
    assert len(s.happened("guard_used")) == 1
    assert [str(s.where(figure)) for figure in s.t.family("drone")] == ["2A.C", "2A.F"]


@pytest.mark.rule("BG-REACT-GUARD-06", "BG-AI-16")
def test_the_guard_is_one_for_the_whole_step_even_with_several_cards() -> None:
    s = guard_scene("2A.H")
    s.at_locusts(2, 12)
    miss(s, 1, 5)
    s.choose("guard:order:hold_ground", SNUB)
    assert drawn_cards(s) == [2, 12]
    assert s.hand_names(0) == ["ambush"]
    assert s.decision.kind in ("heal", "locust_target")


@pytest.mark.rule("BG-REACT-GUARD-06")
def test_the_next_turn_brings_a_new_guard() -> None:
    s = guard_scene("2A.H")
    s.at_locusts(12)
    miss(s, 1, 5)
    s.choose("guard:order:hold_ground", SNUB)
    s.t.ai_deck = (12,)
    s.choose("heal:0")
    assert s.t.active == 1
    assert asked(s) == (0, "guard")


@pytest.mark.rule("BG-REACT-GUARD-07")
def test_when_several_want_to_guard_the_active_player_decides() -> None:
    s = on(LANE, (MARCUS, DOM, BAIRD))
    s.hand(0, "hold_ground")
    s.hand(1, "ambush")
    s.hand(2, "double_tap")
    s.put("drone", "2A.B")
    s.at_locusts(13, seat=1)
    seats = []
    while s.decision.kind == "guard":
        seats.append(s.decision.seat)
        s.choose("pass" if s.decision.seat == 1 else s.offered("guard")[0])
    assert seats == [1, 2, 0]
    assert asked(s) == (1, "pick_guard")
    assert sorted(s.ids) == ["let:cog:damon_baird", "let:cog:marcus_fenix"]
    s.choose("let:cog:marcus_fenix")
    assert asked(s) == (0, "guard_attack")
    assert [s.hand_names(seat) for seat in range(3)] == [[], ["ambush"], ["double_tap"]]


@pytest.mark.rule("BG-REACT-GUARD-07")
def test_a_single_volunteer_guards_without_further_ado() -> None:
    s = on(LANE)
    s.hand(0, "hold_ground")
    s.hand(1, "ambush")
    s.put("drone", "2A.B")
    s.at_locusts(13)
    s.choose("pass", "guard:order:ambush")
    assert asked(s) == (1, "guard_attack")
    assert s.hand_names(0) == ["hold_ground"]


@pytest.mark.rule("BG-REACT-GUARD-07")
def test_a_seat_that_passed_is_asked_again_at_the_next_point() -> None:
    """R-02."""
    s = on(LANE)
    s.hand(0, "hold_ground")
    s.hand(1, "ambush")
    s.put("drone", "2A.H")
    s.at_locusts(12, seat=1)
    seats = []
    while s.decision.kind == "guard":
        seats.append((s.decision.seat, s.where(s.t.family("drone")[0])))
        s.choose("pass")
    assert seats == [(1, "2A.H"), (0, "2A.H"), (1, "2A.G"), (0, "2A.G")]


@pytest.mark.rule("BG-REACT-GUARD-08")
@pytest.mark.parametrize("forbidden", [True, False])
def test_some_ai_cards_forbid_guarding(forbidden: bool) -> None:
    s = on({**LANE, "ai_cards": {"12": {"no_guard": forbidden}}})
    s.hand(0, "hold_ground")
    drone = s.put("drone", "2A.H")
    s.at_locusts(12)
    assert (s.decision.kind == "guard") == (not forbidden)
    assert s.where(drone) == ("2A.F" if forbidden else "2A.H")


@pytest.mark.rule("BG-REACT-GUARD-EX-01")
def test_marcus_guards_after_the_first_area_fails_and_is_attacked() -> None:
    s = on(LANE)
    s.hand(0, "hold_ground", "ambush")
    s.hand(1, "double_tap")
    s.cog(1, "2A.H")
    drone = s.put("drone", "2A.C")
    s.at_locusts(12)
    s.choose("pass", "pass")
    assert s.where(drone) == "2A.B"
    miss(s, 3, 1)
    miss(s, 3)
    s.choose("guard:order:hold_ground", "pass", LANCER)
    assert s.where(drone) == "2A.A"
    assert attacks(s) == [("cog:marcus_fenix", "figure:drone-1"), ("figure:drone-1", "cog:marcus_fenix")]
    assert len(s.happened("guard_used")) == 1


# ---------------------------------------------------------------------- who is asked


@pytest.mark.rule("BG-REACT-01", "BG-REACT-GUARD-01")
@pytest.mark.parametrize("hand", [(), ("assault", "teamwork")])
def test_a_seat_without_a_guard_card_is_not_asked(hand: tuple[str, ...]) -> None:
    s = on(LANE)
    s.hand(0, *hand)
    s.put("drone", "2A.H")
    s.at_locusts(12)
    assert s.decision.kind == "heal"


@pytest.mark.rule("BG-REACT-GUARD-04", "BG-ATTACK-15")
def test_a_seat_that_does_not_see_the_locust_is_not_asked() -> None:
    s = on(SNAKE)
    s.hand(0, "hold_ground")
    s.cog(1, "2A.F")
    s.hand(1, "ambush")
    s.put("drone", "2A.E")
    s.at_locusts(12)
    assert asked(s) == (1, "guard")
    s.choose("pass")
    assert (s.decision.seat, s.decision.kind) != (0, "guard")


@pytest.mark.rule("BG-REACT-GUARD-04")
def test_a_seat_without_a_weapon_it_could_use_is_not_asked() -> None:
    s = on(LANE, (COLE, DOM))
    s.hand(0, "hold_ground")
    s.t.weapons[0] = (Held(s.t.box.weapon("lancer"), 0), Held(s.t.box.weapon("bolo_grenade"), 2))
    s.put("drone", "2A.C")
    s.at_locusts(13)
    assert s.decision.kind == "locust_target"
