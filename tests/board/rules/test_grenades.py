"""BG-GRENADE and BG-SEAL: throwing Bolo Grenades and closing emergence holes."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, dealt, gallery, play, rig, shoot
from tests.board.scene import COLE, DOM, Scene

THROW = "attack:bolo_grenade.overkill:area:"
BOLO = "bolo_grenade.overkill"


def throws(scene: Scene) -> set[str]:
    """Areas the first seat may throw a grenade at."""
    return {option.removeprefix(THROW) for option in attacks(scene) if option.startswith(THROW)}


def seal(scene: Scene, area: str) -> None:
    """The first seat seals the hole of an area nobody stands in."""
    rig(scene, "o---")
    shoot(scene, BOLO, area)
    scene.choose(f"seal:hole:{area}")


def names(scene: Scene, areas: tuple[int, ...]) -> list[str]:
    """Names of areas."""
    return [scene.t.shape.areas[area] for area in areas]


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-01", "BG-GRENADE-02", "BG-CARD-01")
def test_each_throw_costs_a_grenade_and_no_ammo() -> None:
    scene = gallery()
    scene.put("boomer", "2A.C")
    for left in (1, 0):
        rig(scene, "----", "--")
        shoot(scene, BOLO, "2A.C")
        assert scene.tokens(0, "bolo_grenade") == left
        assert scene.happened("tokens_spent") == [
            {"seat": 0, "weapon": "weapon:bolo_grenade", "token": "grenade", "tokens": 1}
        ]
    assert throws(scene) == set()
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol")) == (3, 1)


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-03", "BG-CARD-01")
def test_a_grenade_is_thrown_at_an_area_never_at_a_figure() -> None:
    scene = gallery()
    scene.put("drone", "2A.B")
    scene.put("drone", "2A.B")
    options = [option for option in attacks(scene) if "bolo_grenade" in option]
    assert options == [f"{THROW}2A.B", f"{THROW}2A.C"]


@pytest.mark.rule("BG-GRENADE-03", "BG-FAQ-19")
def test_the_area_holds_a_locust_or_an_open_hole_never_cogs_alone() -> None:
    scene = gallery()
    assert throws(scene) == {"2A.C"}, "the throwers stand in A, a hole is in C; B and L are empty"
    scene.put("wretch", "2A.L")
    assert throws(scene) == {"2A.C", "2A.L"}
    scene.put("wretch", "2A.A")
    assert throws(scene) == {"2A.A", "2A.C", "2A.L"}


@pytest.mark.rule("BG-FAQ-20", "BG-FAQ-19", "BG-BERSERKER-07")
@pytest.mark.parametrize("there", [True, False])
def test_a_fresh_berserker_may_be_bombed_but_not_lured_by_bombing_nothing(there: bool) -> None:
    scene = Scene((COLE, DOM), mission="china_shop")
    scene.t.holes = ()
    scene.put("berserker", "2A.B" if there else "16A.F")
    scene.cog(0, "2A.A")
    assert throws(scene) == ({"2A.B"} if there else set())


@pytest.mark.rule("BG-GRENADE-03", "BG-ATTACK-15")
def test_sight_is_to_the_area_not_to_the_figure_in_it() -> None:
    scene = gallery()
    scene.cog(0, "2A.K")
    drone = scene.put("drone", "2A.G", "2A.G1")
    assert not scene.t.sees(0, drone)
    assert [option for option in attacks(scene) if "2A.G" in option or scene.ref(drone) in option] == [f"{THROW}2A.G"]


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-04", "BG-GRENADE-05", "BG-CARD-01")
def test_the_attack_is_rolled_once_and_every_figure_defends_for_itself() -> None:
    scene = gallery()
    drone, boomer = scene.put("drone", "2A.B"), scene.put("boomer", "2A.B")
    scene.cog(1, "2A.B")
    scene.hand(1, "teamwork", "get_up", "scavenging")
    rig(scene, "21--", "1", "-", "21")
    shoot(scene, BOLO, "2A.B")
    assert scene.t.rolls == [4, 1, 1, 2]
    assert (scene.decision.seat, scene.decision.kind) == (1, "wound")
    scene.choose("discard:order:teamwork", "discard:order:get_up")
    assert dealt(scene) == {f"cog:{DOM}": 2, scene.ref(drone): 3}
    assert scene.hand_names(1) == ["scavenging"]
    assert (scene.t.area[drone], scene.t.marker[boomer]) == (-1, 0)


@pytest.mark.rule("BG-GRENADE-05")
def test_a_bleeding_out_cog_is_not_hurt_again() -> None:
    scene = gallery()
    scene.cog(1, "2A.B")
    scene.bleed(1)
    scene.put("drone", "2A.B")
    rig(scene, "2---", "-")
    shoot(scene, BOLO, "2A.B")
    assert scene.t.rolls == [4, 1]


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-06", "BG-CARD-01")
@pytest.mark.parametrize("cover", ["2A.D1", "2A.D2"])
def test_cover_gives_no_dice_against_a_grenade(cover: str) -> None:
    scene = gallery()
    scene.cog(0, "2A.B")
    drone = scene.put("drone", "2A.D", cover)
    rig(scene, "----", "-")
    shoot(scene, BOLO, "2A.D")
    assert scene.t.rolls == [4, 1]
    assert scene.t.cover[drone] == scene.cover(cover)


@pytest.mark.rule("BG-GRENADE-07", "BG-DIFF-04")
def test_a_cog_in_the_blast_may_dodge_before_the_attack_dice() -> None:
    scene = gallery()
    scene.cog(1, "2A.B")
    scene.put("drone", "2A.B")
    scene.hand(1, "advance", "teamwork")
    play(scene, "assault", use="attack")
    scene.t.rolls.clear()
    scene.choose(f"{THROW}2A.B")
    assert (scene.decision.seat, scene.decision.kind) == (1, "dodge")
    assert scene.t.rolls == []
    rig(scene, "1---", "1--")
    scene.choose("dodge:order:advance")
    assert scene.t.rolls == [4, 3, 1]
    assert scene.hand_names(1) == ["teamwork"]


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-08", "BG-CARD-01")
def test_two_areas_are_a_hard_limit() -> None:
    scene = gallery()
    scene.put("drone", "2A.C")
    scene.put("drone", "2A.D")
    assert throws(scene) == {"2A.C"}


@pytest.mark.rule("BG-GRENADE-08", "BG-ATTACK-15")
def test_an_area_out_of_sight_cannot_be_hit() -> None:
    scene = gallery()
    scene.cog(0, "2A.F")
    scene.put("drone", "2A.K")
    assert scene.t.shape.range[scene.area("2A.F")][scene.area("2A.K")] == 2
    assert throws(scene) == {"2A.G"}


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-GRENADE-09", "BG-REACT-GUARD-04")
@pytest.mark.parametrize("pistol", [False, True])
def test_grenades_cannot_guard(pistol: bool) -> None:
    scene = gallery(COLE)
    arm(scene, 0, ("bolo_grenade", 2), *([("snub_pistol", 1)] if pistol else []))
    scene.put("drone", "2A.B")
    scene.hand(0, "hold_ground", "teamwork")
    scene.at_locusts(13)
    assert (scene.decision.kind == "guard") is pistol
    if pistol:
        scene.choose("guard:order:hold_ground")
        assert {option.split(":")[1] for option in scene.ids} == {"snub_pistol.normal", "snub_pistol.overkill"}


@pytest.mark.rule("BG-GRENADE-10")
def test_a_thrower_may_target_his_own_area_and_defends_there() -> None:
    scene = gallery()
    scene.cog(1, "2A.K")
    drone = scene.put("drone", "2A.A")
    rig(scene, "11--", "1", "-")
    shoot(scene, BOLO, "2A.A", spare=("teamwork", "get_up"))
    scene.choose("discard:order:teamwork")
    assert dealt(scene) == {f"cog:{COLE}": 1, scene.ref(drone): 2}


@pytest.mark.card("weapon:bolo_grenade")
@pytest.mark.rule("BG-SEAL-01", "BG-CARD-01")
@pytest.mark.parametrize(("roll", "sealed"), [("2222", False), ("o---", True), ("ooo-", True)])
def test_an_omen_seals_the_hole_of_the_target_area(roll: str, sealed: bool) -> None:
    scene = gallery()
    rig(scene, roll)
    shoot(scene, BOLO, "2A.C")
    if sealed:
        assert scene.ids == ["seal:hole:2A.C", "decline"]
        scene.choose("seal:hole:2A.C")
    assert scene.happened("hole_sealed") == ([{"hole": "hole:2A.C"}] if sealed else [])
    assert names(scene, scene.t.holes) == (["2A.G"] if sealed else ["2A.C", "2A.G"])


@pytest.mark.rule("BG-SEAL-01", "BG-WEAPON-02")
def test_who_declines_to_seal_is_not_asked_for_the_next_omen() -> None:
    scene = gallery()
    rig(scene, "oo--")
    shoot(scene, BOLO, "2A.C")
    scene.choose("decline")
    assert scene.happened("hole_sealed") == []
    assert scene.decision.kind != "omen"


@pytest.mark.rule("BG-SEAL-01")
def test_an_omen_does_nothing_to_holes_elsewhere() -> None:
    scene = gallery()
    scene.put("drone", "2A.B")
    rig(scene, "o---", "-")
    shoot(scene, BOLO, "2A.B")
    scene.wind_up()
    assert scene.decision.kind == "heal"
    assert names(scene, scene.t.holes) == ["2A.C", "2A.G"]


@pytest.mark.rule("BG-SEAL-01")
def test_the_omens_of_other_weapons_seal_nothing() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.C")
    rig(scene, "oo", "-")
    shoot(scene, "lancer.normal", drone)
    assert names(scene, scene.t.holes) == ["2A.C", "2A.G"]


@pytest.mark.rule("BG-SEAL-02")
def test_a_printed_hole_gets_a_sealed_token() -> None:
    scene = gallery()
    seal(scene, "2A.C")
    assert names(scene, scene.t.sealed) == ["2A.C"]
    assert scene.t.hole_tokens == ()


@pytest.mark.rule("BG-SEAL-03")
def test_a_hole_that_is_a_token_leaves_the_map() -> None:
    scene = gallery()
    scene.cog(0, "2A.E")
    scene.hand(0, "teamwork", "get_up")
    scene.at_locusts(7)
    assert names(scene, scene.t.hole_tokens) == ["2A.E"]
    scene.cog(0, "2A.D")
    rig(scene, "o---", "-")
    shoot(scene, BOLO, "2A.E")
    scene.choose("seal:hole:2A.E")
    assert scene.t.hole_tokens == ()
    assert scene.t.sealed == (), "no sealed token is left behind"
    assert names(scene, scene.t.holes) == ["2A.C", "2A.G"]


@pytest.mark.rule("BG-SEAL-04")
@pytest.mark.parametrize(("sealed", "area"), [(False, "2A.C"), (True, "2A.G")])
def test_locusts_come_from_the_nearest_hole_that_is_still_open(sealed: bool, area: str) -> None:
    scene = gallery()
    if sealed:
        seal(scene, "2A.C")
    scene.hand(0, "teamwork", "get_up")
    scene.at_locusts(12)
    assert [event["area"] for event in scene.happened("figure_spawned")] == [f"area:{area}"] * 2


@pytest.mark.rule("BG-SEAL-04")
def test_a_sealed_hole_is_no_target_for_a_further_grenade() -> None:
    scene = gallery()
    assert "2A.C" in throws(scene)
    seal(scene, "2A.C")
    assert throws(scene) == set()
    scene.put("drone", "2A.C")
    rig(scene, "o---", "-")
    shoot(scene, BOLO, "2A.C")
    scene.wind_up()
    assert scene.decision.kind == "heal", "nothing to seal"
