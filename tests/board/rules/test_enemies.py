"""BG-ENEMY: what the enemy cards say, and the triggered abilities of wretch, drone and boomer."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, done_by, drawn_cards, hit, miss, spawned
from tests.board.rules.locust_maps import FORK, LANE, LANE_WITH_HOLES, on
from tests.board.rules.monsters import against
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

VALUES = [("wretch", 2, 2, 1), ("drone", 3, 3, 1), ("boomer", 4, 3, 2)]


def cole_fires(kind: str, wounds: int, wounded: bool = False) -> tuple[Scene, int]:
    """Cole's Lancer overkill with that many wounds, no shields, against one Locust; a second is far away."""
    s = on(LANE, (COLE, DOM))
    s.hand(0, "teamwork", "teamwork")
    figure = s.put(kind, "2A.C", wounded=wounded)
    s.put("drone", "2A.H")
    s.attack_dice(*["one_wound"] * wounds, *["blank"] * (4 - wounds))
    s.defense_dice("blank", "blank")
    s.at_order()
    s.choose("play_attack:order:teamwork", f"attack:lancer.overkill:{s.ref(figure)}")
    return s, figure


# ---------------------------------------------------------------------- values and icons


@pytest.mark.rule("BG-ENEMY-01", "BG-ENEMY-05")
@pytest.mark.card("enemy:wretch", "enemy:drone", "enemy:boomer")
@pytest.mark.parametrize(("kind", "attack", "health", "defense"), VALUES)
def test_attack_dice(kind: str, attack: int, health: int, defense: int) -> None:
    s = on(LANE)
    s.bleed(1)
    s.put(kind, "2A.A")
    miss(s, attack)
    s.at_locusts({"wretch": 8, "drone": 13, "boomer": 16}[kind])
    assert attacks(s) == [(f"figure:{kind}-1", "cog:marcus_fenix")]
    assert s.t.rolls == [attack, 1]


@pytest.mark.rule("BG-ENEMY-01", "BG-ENEMY-05")
@pytest.mark.card("enemy:wretch", "enemy:drone", "enemy:boomer")
@pytest.mark.parametrize(("kind", "attack", "health", "defense"), VALUES)
def test_defense_dice_and_health(kind: str, attack: int, health: int, defense: int) -> None:
    s, figure = cole_fires(kind, health - 1)
    assert s.t.rolls == [4, defense]
    assert (s.where(figure), s.t.marker[figure]) == ("2A.C", 1)
    s, figure = cole_fires(kind, health)
    assert s.where(figure) is None


@pytest.mark.rule("BG-ENEMY-01")
@pytest.mark.card("enemy:wretch", "enemy:drone", "enemy:boomer")
def test_the_chainsaw_icon_protects_the_boomer_alone() -> None:
    s = on(LANE)
    s.hand(0, "teamwork")
    for kind in ("wretch", "drone", "boomer"):
        s.put(kind, "2A.A")
    s.at_order()
    s.choose("play_attack:order:teamwork")
    assert sorted(s.offered("chainsaw")) == ["chainsaw:figure:drone-1", "chainsaw:figure:wretch-1"]
    assert "attack:lancer.normal:figure:boomer-1" in s.ids


@pytest.mark.rule("BG-ENEMY-10")
@pytest.mark.card("enemy:drone")
def test_a_wounded_drone_dies_to_a_single_wound() -> None:
    s, figure = cole_fires("drone", 1, wounded=True)
    assert s.where(figure) is None
    s, figure = cole_fires("drone", 1)
    assert (s.where(figure), s.t.marker[figure]) == ("2A.C", 1)
    assert s.happened("figure_wounded") == [{"figure": "figure:drone-1", "health": 1}]


@pytest.mark.rule("BG-ENEMY-03")
@pytest.mark.parametrize(("enemy", "drops"), [("boomer", 1), ("grinder", 0)])
def test_a_constant_ability_is_always_on(enemy: str, drops: int) -> None:
    """The grinder borrows the boomer's figure and markers but never drops a weapon."""
    s = against(LANE, (COLE, DOM), C=enemy)
    s.hand(0, "teamwork", "teamwork")
    s.put("boomer", "2A.C")
    s.put("drone", "2A.H")
    s.attack_dice("two_wounds", "two_wounds", "blank", "blank")
    s.defense_dice("blank", "blank")
    s.t.picks = [0]
    s.at_order()
    s.choose("play_attack:order:teamwork", "attack:lancer.overkill:figure:boomer-1")
    assert len(s.happened("figure_killed")) == 1
    assert len(s.t.dropped) == drops


@pytest.mark.rule("BG-ENEMY-04")
def test_the_ai_cards_of_a_name_move_that_enemy_alone() -> None:
    s = on(LANE)
    others = [s.put("wretch", "2A.G"), s.put("boomer", "2A.G")]
    drone = s.put("drone", "2A.G")
    s.at_locusts(12)
    assert s.where(drone) == "2A.E"
    assert [s.where(figure) for figure in others] == ["2A.G", "2A.G"]


@pytest.mark.rule("BG-ENEMY-04")
def test_the_three_enemies_bring_their_four_ai_cards_each() -> None:
    s = on(LANE)
    assert sorted((*s.t.ai_deck, *s.t.ai_discard)) == [*range(1, 7), *range(8, 20)]


@pytest.mark.rule("BG-ENEMY-04")
def test_a_variant_enemy_acts_by_the_cards_of_its_family() -> None:
    s = against(C="grinder")
    s.bleed(1)
    s.put("boomer", "2A.D")
    miss(s, 5)
    s.at_locusts(17)
    assert drawn_cards(s) == [17]
    assert s.t.rolls == [5, 1]


# ---------------------------------------------------------------------- wretch


def wretch_attacks(s: Scene, *faces: str, at: str = "2A.A") -> None:
    s.bleed(1)
    s.cog(0, at)
    s.put("wretch", at)
    s.attack_dice(*faces)
    s.at_locusts(8)


@pytest.mark.rule("BG-ENEMY-07", "BG-SPAWN-01")
@pytest.mark.card("enemy:wretch")
def test_a_wretch_omen_spawns_a_wretch_at_the_hole_nearest_the_attacker() -> None:
    """Not nearest the active player, who is Dom at the other end."""
    s = on(LANE_WITH_HOLES)
    s.t.holes = (s.area("2A.D"), s.area("2A.F"))
    s.cog(0, "2A.H")
    s.put("wretch", "2A.H")
    s.attack_dice("omen", "blank")
    s.at_locusts(8, seat=1)
    assert spawned(s)[0] == ("wretch", "area:2A.F")


@pytest.mark.rule("BG-ENEMY-02")
@pytest.mark.card("enemy:wretch")
@pytest.mark.parametrize("omens", [0, 1, 2])
def test_a_triggered_ability_is_used_for_each_omen(omens: int) -> None:
    s = on(LANE)
    wretch_attacks(s, *["omen"] * omens, *["blank"] * (2 - omens))
    assert spawned(s) == [("wretch", "area:2A.H")] * omens


@pytest.mark.rule("BG-ENEMY-02")
@pytest.mark.card("enemy:wretch")
def test_omens_of_a_cog_do_not_trigger_the_enemy_card() -> None:
    s = on(LANE, (COLE, DOM))
    s.hand(0, "teamwork")
    s.put("wretch", "2A.B")
    s.put("wretch", "2A.H")
    s.attack_dice("omen", "blank")
    s.defense_dice("one_shield")
    s.at_order()
    s.choose("play_attack:order:teamwork")
    s.choose("attack:lancer.normal:figure:wretch-1")
    s.wind_up()
    before_next_card = s.events[: [event.kind for event in s.events].index("ai_card_drawn")]
    assert "dice_rolled" in [event.kind for event in before_next_card]
    assert "figure_spawned" not in [event.kind for event in before_next_card]


@pytest.mark.rule("BG-ENEMY-07", "BG-AI-12")
@pytest.mark.card("enemy:wretch")
def test_between_equally_near_holes_the_active_player_picks() -> None:
    s = on(FORK)
    wretch_attacks(s, "omen", "blank", at="2A.A")
    assert (s.decision.seat, sorted(s.ids)) == (0, ["at:hole:2A.D", "at:hole:2A.F"])
    s.choose("at:hole:2A.F")
    assert spawned(s) == [("wretch", "area:2A.F")]


# ---------------------------------------------------------------------- drone


@pytest.mark.rule("BG-ENEMY-06")
@pytest.mark.card("enemy:drone")
@pytest.mark.parametrize(("face", "marker"), [("omen", 0), ("blank", 1)])
def test_a_drone_omen_heals_that_drone(face: str, marker: int) -> None:
    s = on(LANE)
    s.bleed(1)
    pile = s.t.box.marker_kinds.index("drone")
    attacker, other = s.put("drone", "2A.B", wounded=True), s.put("drone", "2A.H", wounded=True)
    s.attack_dice(face, "blank", "blank")
    s.at_locusts(12)
    s.choose("activate:figure:drone-1")
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix")]
    assert (s.t.marker[attacker], s.t.marker[other]) == (marker, 1)
    assert s.t.marker_piles[pile] == 4 + (marker == 0)


# ---------------------------------------------------------------------- boomer


def boomer_scene(at: str) -> Scene:
    """Marcus, Cole and two drones in B, Dom in A; the boomer somewhere else fires at Marcus."""
    s = on(LANE, (MARCUS, DOM, COLE, BAIRD))
    s.hand(0, "teamwork", "explore")
    s.hand(1, "teamwork", "explore")
    s.hand(2, "teamwork", "explore")
    s.bleed(3)
    for seat in (0, 2):
        s.cog(seat, "2A.B")
    s.put("drone", "2A.B")
    s.put("drone", "2A.B", wounded=True)
    s.put("drone", "2A.D", wounded=True)
    s.put("boomer", at)
    return s


@pytest.mark.rule("BG-ENEMY-08")
@pytest.mark.card("enemy:boomer")
def test_a_boomer_omen_wounds_every_other_figure_of_the_target_area_without_defense() -> None:
    s = boomer_scene("2A.E")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_locusts(16)
    s.choose("target:cog:marcus_fenix", "discard:order:explore")
    assert [len(s.t.hand[seat]) for seat in range(3)] == [2, 2, 1]
    first, second, third = s.t.box.kinds["drone"][:3]
    assert (s.where(first), s.t.marker[first]) == ("2A.B", 1)
    assert s.where(second) is None
    assert s.where(third) == "2A.D"
    assert s.t.rolls == [4, 1]


@pytest.mark.rule("BG-ENEMY-08")
@pytest.mark.card("enemy:boomer")
def test_the_boomer_omen_works_once_per_attack() -> None:
    s = boomer_scene("2A.E")
    s.attack_dice("omen", "omen", "omen", "omen")
    s.at_locusts(16)
    s.choose("target:cog:marcus_fenix", "discard:order:explore")
    assert [len(s.t.hand[seat]) for seat in range(3)] == [2, 2, 1]
    assert s.decision.kind == "heal"


@pytest.mark.rule("BG-ENEMY-08")
@pytest.mark.card("enemy:boomer")
def test_a_boomer_in_the_target_area_is_hurt_by_its_own_blast() -> None:
    s = on(LANE)
    s.bleed(1)
    boomer = s.put("boomer", "2A.A")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_locusts(16)
    assert s.t.marker[boomer] == 1
    assert s.where(boomer) == "2A.A"


@pytest.mark.rule("BG-ENEMY-08")
@pytest.mark.card("enemy:boomer")
def test_without_an_omen_only_the_target_is_hurt() -> None:
    s = boomer_scene("2A.E")
    hit(s, 4, 1)
    s.at_locusts(16)
    s.choose("target:cog:marcus_fenix", "discard:order:explore")
    assert [len(s.t.hand[seat]) for seat in range(3)] == [1, 2, 2]
    assert done_by(s) == [("attack_declared", "figure:boomer-1")]
    assert s.t.marker[s.t.box.kinds["drone"][0]] == 0
