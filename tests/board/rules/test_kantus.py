"""Enemy cards of the kantus and of the variants that borrow figures: skorge and grinder."""

from __future__ import annotations

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.rules.locust_log import attacks
from tests.board.rules.locust_maps import LANE, TRENCH, Patch
from tests.board.rules.monsters import against, conserved, order_only
from tests.board.scene import COLE, DOM, MARCUS, Scene

KANTUS = "figure:kantus-1"


def shot_at(s: Scene, total: int, defense: int) -> None:
    """Cole's Lancer overkill (4 dice) deals the kantus figure so many wounds."""
    s.hand(0, "teamwork", "teamwork")
    faces = ["two_wounds"] * (total // 2) + ["one_wound"] * (total % 2)
    s.attack_dice(*faces, *["blank"] * (4 - len(faces)))
    s.defense_dice(*["blank"] * defense)
    s.t.picks = [0]
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:lancer.overkill:{KANTUS}")


def fires(enemy: str, *faces: str, plan: Patch = LANE, cover: str | None = None) -> Scene:
    """The kantus figure in D attacks Marcus in A, or in a cover space."""
    s = against(plan, C=enemy)
    s.bleed(1)
    s.hand(0, "teamwork", "explore", "scavenging", "sit_tight", "get_up")
    if cover:
        s.cog(0, "2A.D", cover)
        s.put("kantus", "2A.A")
    else:
        s.put("kantus", "2A.D")
    s.attack_dice(*faces)
    return s


# ---------------------------------------------------------------------- kantus


@pytest.mark.rule("BG-ENEMY-01")
@pytest.mark.card("enemy:kantus")
@pytest.mark.parametrize(("total", "alive"), [(2, True), (3, False)])
def test_a_kantus_has_health_3_defends_with_2_dice_and_drops_its_pistol(total: int, alive: bool) -> None:
    s = against(LANE, (COLE, DOM), C="kantus")
    kantus = s.put("kantus", "2A.C")
    shot_at(s, total, 2)
    assert s.t.rolls == [4, 2]
    assert (s.where(kantus) is not None) == alive
    assert [data["health"] for data in s.happened("figure_wounded")] == ([2] if alive else [])
    assert [drop.weapon for drop in s.t.dropped] == ([] if alive else ["gorgon_pistol"])
    assert conserved(s, "kantus")


@pytest.mark.rule("BG-ENEMY-01")
@pytest.mark.card("enemy:kantus")
def test_a_kantus_can_be_chainsawed() -> None:
    s = against(LANE, (COLE, DOM), C="kantus")
    s.hand(0, "teamwork", "teamwork")
    s.put("kantus", "2A.A")
    order_only(s)
    s.choose("play_attack:order:teamwork")
    assert s.offered("chainsaw") == [f"chainsaw:{KANTUS}"]


@pytest.mark.rule("BG-ENEMY-02")
@pytest.mark.card("enemy:kantus")
def test_its_omen_heals_the_nearest_other_wounded_locust() -> None:
    s = fires("kantus", "omen", "blank", "blank")
    s.t.marker[s.t.box.kinds["kantus"][0]] = 1
    near, far = s.put("drone", "2A.F", wounded=True), s.put("drone", "2A.A", wounded=True)
    s.put("drone", "2A.D")
    s.at_locusts(33)
    assert s.t.rolls == [3, 1]
    assert (s.t.marker[near], s.t.marker[far]) == (0, 1)
    assert s.t.marker[s.t.box.kinds["kantus"][0]] == 1


@pytest.mark.rule("BG-ENEMY-02")
@pytest.mark.card("enemy:kantus")
def test_with_two_omens_a_second_one_heals() -> None:
    s = fires("kantus", "omen", "omen", "blank")
    drones = [s.put("drone", area, wounded=True) for area in ("2A.F", "2A.H", "2A.G")]
    s.at_locusts(33)
    assert [s.t.marker[drone] for drone in drones] == [0, 1, 0]


@pytest.mark.rule("BG-ENEMY-02", "BG-AI-12")
@pytest.mark.card("enemy:kantus")
def test_of_equally_near_wounded_locusts_the_active_player_picks() -> None:
    s = fires("kantus", "omen", "blank", "blank")
    s.put("drone", "2A.F", wounded=True)
    s.put("drone", "2A.F", wounded=True)
    s.put("wretch", "2A.B", wounded=True)
    s.at_locusts(33)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_heal")
    assert sorted(s.ids) == ["heal_locust:figure:drone-1", "heal_locust:figure:wretch-1"]
    s.choose("heal_locust:figure:wretch-1")
    assert [data["figure"] for data in s.happened("figure_healed")] == ["figure:wretch-1"]


@pytest.mark.card("enemy:kantus")
def test_wounded_locusts_alike_in_everything_are_no_choice() -> None:
    s = fires("kantus", "omen", "blank", "blank")
    s.put("drone", "2A.F", wounded=True)
    s.put("drone", "2A.F", wounded=True)
    s.at_locusts(33)
    assert len(s.happened("figure_healed")) == 1


@pytest.mark.rule("BG-ENEMY-03")
@pytest.mark.parametrize(("forbidden", "marker"), [(False, 0), (True, 1)])
def test_who_cannot_heal_himself_does_not_do_so_by_an_ai_card(forbidden: bool, marker: int) -> None:
    s = against({**LANE, "enemies": {"drone": {"cannot_heal_self": forbidden}}}, C="kantus")
    drone = s.put("drone", "2A.B", wounded=True)
    s.at_locusts(15)
    assert s.t.marker[drone] == marker


# ---------------------------------------------------------------------- skorge


@pytest.mark.card("enemy:skorge")
@pytest.mark.parametrize(
    ("total", "wounded", "alive"), [(5, False, True), (6, False, False), (3, True, True), (4, True, False)]
)
def test_skorge_has_health_6_and_4_once_wounded_whatever_the_marker_shows(
    total: int, wounded: bool, alive: bool
) -> None:
    s = against(LANE, (COLE, DOM), C="skorge")
    skorge = s.put("kantus", "2A.C", wounded=wounded)
    shot_at(s, total, 3)
    assert s.t.rolls == [4, 3]
    assert (s.where(skorge) is not None) == alive
    assert [data["health"] for data in s.happened("figure_wounded")] == ([4] if total == 5 else [])
    assert s.t.dropped == ()
    assert conserved(s, "kantus")


@pytest.mark.card("enemy:skorge")
def test_skorge_is_immune_to_chainsaws() -> None:
    s = against(LANE, (COLE, DOM), C="skorge")
    s.hand(0, "teamwork", "teamwork")
    s.put("kantus", "2A.A")
    order_only(s)
    s.choose("play_attack:order:teamwork")
    assert s.offered("chainsaw") == []


@pytest.mark.card("enemy:skorge", "ai:34")
@pytest.mark.parametrize("omens", [0, 1, 2])
def test_skorges_omen_adds_1_wound_once_and_drives_the_target_out_of_cover(omens: int) -> None:
    s = fires("skorge", *["omen"] * omens, *["blank"] * (5 - omens), plan=TRENCH, cover="2A.west")
    s.defense_dice("blank", "blank", "blank")
    s.at_locusts(34)
    assert s.t.rolls == [5, 3]
    assert [data["wounds"] for data in s.happened("wounds_dealt")] == ([1] if omens else [])
    assert (s.t.cover[0] < 0) == (omens > 0)


@pytest.mark.rule("BG-MISSION-HIVE-01")
@pytest.mark.card("enemy:skorge", "ai:33")
def test_skorge_brings_back_no_second_skorge_from_a_kantus_marker() -> None:
    s = against(C="skorge")
    s.put("kantus", "2A.F")
    pile = s.t.box.marker_kinds.index("kantus")
    s.t.marker_piles[pile] -= 1
    s.t.dropped = (DroppedWeapon(s.area("2A.F"), pile, "gorgon_pistol"),)
    s.at_locusts(33)
    assert s.happened("figure_spawned") == []
    assert len(s.t.dropped) == 0
    assert s.t.marker_discards[pile] == ("gorgon_pistol",)


# ---------------------------------------------------------------------- grinder


def grinders(*stand_ins: str) -> Scene:
    """Grinders in slot C; kantus figures in B stand in for them."""
    s = against(LANE, (COLE, DOM), B="kantus", C="grinder")
    t = s.t
    card = t.enemies[2]
    assert card is not None
    t.enemy = tuple(card if kind == "kantus" else enemy for kind, enemy in zip(t.box.figure_kind, t.enemy, strict=True))
    for area in stand_ins:
        s.put("kantus", area)
    return s


@pytest.mark.rule("BG-ENEMY-03")
@pytest.mark.card("enemy:grinder")
@pytest.mark.parametrize(("total", "alive"), [(2, True), (3, False)])
def test_a_kantus_figure_standing_in_for_a_grinder_uses_markers_of_its_own_kind(total: int, alive: bool) -> None:
    s = grinders("2A.C")
    shot_at(s, total, 2)
    assert s.t.rolls == [4, 2]
    assert [data["health"] for data in s.happened("figure_wounded")] == ([2] if alive else [])
    boomer, kantus = (s.t.box.marker_kinds.index(kind) for kind in ("boomer", "kantus"))
    assert s.t.marker_piles[boomer] == 3
    assert s.t.marker_piles[kantus] == 2
    assert s.t.dropped == ()
    assert conserved(s, "kantus")


@pytest.mark.card("enemy:grinder", "ai:16")
@pytest.mark.parametrize("omens", [0, 1, 2])
def test_a_grinder_attacks_with_5_dice_and_each_omen_adds_a_wound(omens: int) -> None:
    s = against(C="grinder", cogs=(MARCUS, DOM))
    s.bleed(1)
    s.hand(0, "teamwork", "explore", "scavenging", "sit_tight", "get_up")
    s.put("boomer", "2A.C")
    s.attack_dice(*["omen"] * omens, "one_wound", *["blank"] * (4 - omens))
    s.defense_dice("blank")
    s.at_locusts(16)
    assert s.t.rolls == [5, 1]
    assert attacks(s) == [("figure:boomer-1", "cog:marcus_fenix")]
    assert [data["wounds"] for data in s.happened("wounds_dealt")] == [1 + omens]
