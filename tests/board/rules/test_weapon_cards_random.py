"""The weapons of the random deck: dice, range, abilities of each card."""

from __future__ import annotations

import pytest

from eday.board.pieces import Held
from tests.board.rules.gallery import arm, attacks, dealt, gallery, play, rig, shoot
from tests.board.scene import COLE, DOM, MARCUS, Scene


def armed(weapon: str, tokens: int = 2) -> Scene:
    """Cole carries nothing but this weapon."""
    scene = gallery()
    arm(scene, 0, (weapon, tokens))
    return scene


@pytest.mark.card("weapon:longshot", "weapon:boltok_pistol", "weapon:mulcher")
@pytest.mark.parametrize(
    ("weapon", "normal", "overkill", "reach", "beyond"),
    [
        ("longshot", 2, 5, "2A.E", "2A.F"),
        ("boltok_pistol", 1, 4, "2A.D", "2A.E"),
        ("mulcher", 3, 5, "2A.B", "2A.C"),
    ],
)
def test_dice_and_plain_range(weapon: str, normal: int, overkill: int, reach: str, beyond: str) -> None:
    scene = armed(weapon, 3)
    near, far = scene.put("drone", reach), scene.put("drone", beyond)
    for mode, dice in (("normal", normal), ("overkill", overkill)):
        rig(scene, "-" * dice, "-")
        shoot(scene, f"{weapon}.{mode}", near)
        assert scene.t.rolls == [dice, 1]
    rig(scene, "-" * normal, "--")
    shoot(scene, f"{weapon}.normal", far)
    assert scene.t.rolls == [normal, 2]


@pytest.mark.card("weapon:longshot")
@pytest.mark.rule("BG-CARD-04")
def test_longshot_cannot_attack_in_its_own_area() -> None:
    scene = armed("longshot")
    own, next_door = scene.put("drone", "2A.A"), scene.put("drone", "2A.B")
    offered = attacks(scene)
    assert [option for option in offered if scene.ref(own) in option] == []
    assert f"attack:longshot.overkill:{scene.ref(next_door)}" in offered


@pytest.mark.card("weapon:longshot")
@pytest.mark.rule("BG-CARD-04")
@pytest.mark.parametrize(
    ("area", "roll", "shields", "wounds"),
    [
        ("2A.C", "22", "11", 2),
        ("2A.C", "2o", "11", 2),
        ("2A.C", "2o", "21", 0),
        ("2A.B", "2o", "11", 0),
    ],
)
def test_longshot_omen_ignores_single_shields_at_range_two_or_more(
    area: str, roll: str, shields: str, wounds: int
) -> None:
    scene = armed("longshot")
    boomer = scene.put("boomer", area)
    rig(scene, roll, shields)
    shoot(scene, "longshot.normal", boomer)
    assert dealt(scene).get(scene.ref(boomer), 0) == wounds


@pytest.mark.card("weapon:mulcher")
@pytest.mark.rule("BG-FAQ-01")
def test_mulcher_holds_its_owner_to_two_areas_in_his_own_turn() -> None:
    scene = armed("mulcher")
    play(scene, "roadie_run")
    scene.choose("move:area:2A.B", "move:area:2A.C")
    assert scene.offered("move") == []
    assert scene.where(0) == "2A.C"


@pytest.mark.card("weapon:mulcher", "cog:dominic_santiago")
@pytest.mark.rule("BG-FAQ-01")
def test_mulcher_counts_all_movement_of_the_turn() -> None:
    scene = gallery()
    arm(scene, 1, ("mulcher", 1))
    play(scene, "roadie_run", seat=1)
    scene.choose("bonus_move", "move:area:2A.B", "stop", "move:area:2A.C")
    assert scene.offered("move") == []


@pytest.mark.card("weapon:mulcher")
@pytest.mark.rule("BG-FAQ-01")
def test_mulcher_does_not_slow_its_owner_when_he_follows() -> None:
    scene = gallery()
    arm(scene, 1, ("mulcher", 1))
    scene.hand(1, "teamwork")
    play(scene, "roadie_run")
    scene.choose("move:area:2A.B", "follow:order:teamwork")
    scene.choose("move:area:2A.C", "move:area:2A.D", "move:area:2A.E", "move:area:2A.F")
    if scene.decision.kind == "move":
        scene.choose("stop")
    assert scene.where(0) == scene.where(1) == "2A.F"


@pytest.mark.card("weapon:mulcher")
@pytest.mark.rule("BG-FAQ-01")
def test_mulcher_does_not_slow_its_owner_in_the_turn_of_another() -> None:
    scene = gallery()
    arm(scene, 1, ("mulcher", 1))
    scene.hand(1, "roadie_run")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1", "play_actions:order:roadie_run")
    scene.choose(*[f"move:area:2A.{letter}" for letter in "BCDEF"])
    assert scene.where(1) == "2A.F"


@pytest.mark.card("weapon:mulcher")
@pytest.mark.rule("BG-FAQ-04")
@pytest.mark.parametrize(("tokens", "again"), [(2, True), (1, False)])
def test_mulcher_omen_grants_a_normal_attack_if_ammo_is_left(tokens: int, again: bool) -> None:
    scene = armed("mulcher", tokens)
    first, second = scene.put("boomer", "2A.B"), scene.put("boomer", "2A.A")
    rig(scene, "o----", "--")
    shoot(scene, "mulcher.overkill", first)
    if not again:
        scene.wind_up()
        assert scene.decision.kind == "heal"
        return
    assert set(scene.ids) == {*(f"attack:mulcher.normal:{scene.ref(f)}" for f in (first, second)), "decline"}
    rig(scene, "1--", "--")
    scene.choose(f"attack:mulcher.normal:{scene.ref(second)}")
    assert scene.t.rolls == [5, 2, 3, 2]
    assert dealt(scene) == {scene.ref(second): 1}
    assert scene.tokens(0, "mulcher") == tokens - 1


@pytest.mark.card("weapon:mulcher")
def test_mulcher_grants_one_attack_however_many_omens() -> None:
    scene = armed("mulcher", 3)
    drone = scene.put("drone", "2A.A")
    rig(scene, "ooo", "-")
    shoot(scene, "mulcher.normal", drone)
    rig(scene, "ooo", "-")
    scene.choose(f"attack:mulcher.normal:{scene.ref(drone)}")
    scene.wind_up()
    assert scene.decision.kind == "heal"
    assert len(scene.happened("attack_declared")) == 2


@pytest.mark.card("weapon:mulcher")
def test_mulcher_without_an_omen_grants_nothing() -> None:
    scene = armed("mulcher", 3)
    drone = scene.put("drone", "2A.A")
    rig(scene, "---", "-")
    shoot(scene, "mulcher.normal", drone)
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("weapon:mortar")
def test_mortar_attacks_an_area_once_and_ignores_cover() -> None:
    scene = armed("mortar")
    drone, boomer = scene.put("drone", "2A.D", "2A.D2"), scene.put("boomer", "2A.D")
    assert attacks(scene) == ["attack:mortar.overkill:area:2A.D"]
    rig(scene, "21--", "1", "11")
    shoot(scene, "mortar.overkill", "2A.D")
    assert scene.t.rolls == [4, 1, 2]
    assert dealt(scene) == {scene.ref(drone): 2, scene.ref(boomer): 1}
    assert scene.tokens(0, "mortar") == 1


@pytest.mark.card("weapon:mortar")
@pytest.mark.parametrize(("area", "dice"), [("2A.E", 1), ("2A.F", 2), ("2A.H", 4)])
def test_mortar_may_fire_beyond_its_range(area: str, dice: int) -> None:
    scene = armed("mortar")
    scene.put("drone", area)
    rig(scene, "----", "-" * dice)
    shoot(scene, "mortar.overkill", area)
    assert scene.t.rolls == [4, dice]


@pytest.mark.card("weapon:mortar")
@pytest.mark.rule("BG-FAQ-19")
def test_mortar_needs_sight_of_the_area_and_a_locust_in_it() -> None:
    scene = armed("mortar")
    scene.put("drone", "2A.K")
    assert attacks(scene) == [], "C has a hole, which the Mortar cannot seal; A has only COGs"


@pytest.mark.card("weapon:mortar")
@pytest.mark.rule("BG-FAQ-02")
def test_mortar_omen_wounds_across_open_and_elevation_borders_once() -> None:
    scene = gallery()
    arm(scene, 0, ("mortar", 2))
    scene.cog(0, "2A.F")
    scene.cog(1, "2A.F")
    target = scene.put("boomer", "2A.B")
    beside = [scene.put("wretch", f"2A.{area}") for area in "ACL"]
    beyond = scene.put("wretch", "2A.D")
    rig(scene, "oo--", "--")
    shoot(scene, "mortar.overkill", "2A.B")
    assert dealt(scene) == {scene.ref(figure): 1 for figure in beside}
    assert [scene.t.marker[figure] for figure in (target, *beside, beyond)] == [0, 1, 1, 1, 0]


@pytest.mark.card("weapon:mortar")
@pytest.mark.rule("BG-FAQ-02")
def test_mortar_omen_stops_at_walls_and_cover() -> None:
    scene = armed("mortar")
    scene.put("boomer", "2A.D")
    walled, behind_cover, open_ = scene.put("wretch", "2A.K"), scene.put("wretch", "2A.I"), scene.put("wretch", "2A.E")
    rig(scene, "o---", "--")
    shoot(scene, "mortar.overkill", "2A.D")
    assert [scene.t.marker[figure] for figure in (walled, behind_cover, open_)] == [0, 0, 1]


@pytest.mark.card("weapon:mortar")
def test_mortar_may_guard() -> None:
    scene = gallery()
    arm(scene, 0, ("mortar", 1))
    drone = scene.put("drone", "2A.C")
    scene.hand(0, "hold_ground", "teamwork")
    scene.hand(1, "teamwork", "get_up")
    rig(scene, "1---", "-")
    scene.at_locusts(13, seat=1)
    assert (scene.decision.seat, scene.decision.kind) == (0, "guard")
    scene.choose("guard:order:hold_ground")
    assert dealt(scene)[scene.ref(drone)] == 1
    assert scene.tokens(0, "mortar") == 0


@pytest.mark.card("weapon:boomshield")
@pytest.mark.rule("BG-WEAPON-01", "BG-FAQ-05")
def test_boomshield_leaves_its_holder_pistols_and_the_shield_alone() -> None:
    scene = gallery(MARCUS, DOM)
    arm(scene, 0, ("lancer", 4), ("snub_pistol", 1), ("bolo_grenade", 1), ("boltok_pistol", 1), ("gorgon_pistol", 1))
    scene.put("drone", "2A.A")
    before = {option.split(":")[1].partition(".")[0] for option in attacks(scene)}
    assert before == {"lancer", "snub_pistol", "bolo_grenade", "boltok_pistol", "gorgon_pistol", "figure"}
    scene.t.weapons[0] += (Held(scene.t.box.weapon("boomshield"), 0),)
    after = {option.split(":")[1].partition(".")[0] for option in attacks(scene)}
    assert after == {"snub_pistol", "boltok_pistol", "gorgon_pistol", "boomshield"}, "no Lancer, grenade or chainsaw"


@pytest.mark.card("weapon:boomshield")
def test_boomshield_strikes_in_its_own_area_without_ammo() -> None:
    scene = armed("boomshield", 0)
    own, next_door = scene.put("drone", "2A.A"), scene.put("drone", "2A.B")
    assert attacks(scene) == [f"attack:boomshield.normal:{scene.ref(own)}"]
    assert next_door != own
    rig(scene, "--", "-")
    shoot(scene, "boomshield.normal", own)
    assert scene.t.rolls == [2, 1]
    assert scene.happened("tokens_spent") == []


@pytest.mark.card("weapon:boomshield")
@pytest.mark.parametrize(("roll", "wounds", "in_cover"), [("1-", 1, True), ("1o", 2, False), ("oo", 2, False)])
def test_boomshield_omens_drive_the_target_out_of_cover(roll: str, wounds: int, in_cover: bool) -> None:
    scene = armed("boomshield", 0)
    boomer = scene.put("boomer", "2A.A", "2A.A1")
    rig(scene, roll, "--")
    shoot(scene, "boomshield.normal", boomer)
    assert dealt(scene) == {scene.ref(boomer): wounds}
    assert (scene.t.cover[boomer] >= 0) is in_cover


@pytest.mark.card("weapon:boomshield")
@pytest.mark.rule("BG-WEAPON-01")
@pytest.mark.parametrize(("cover", "dice"), [(None, 2), ("2A.A1", 4)])
def test_boomshield_adds_a_defense_die_to_all_others(cover: str | None, dice: int) -> None:
    scene = gallery(COLE)
    arm(scene, 0, ("boomshield", 0))
    scene.put("drone", "2A.C")
    scene.cog(0, "2A.A", cover)
    scene.hand(0, "teamwork", "get_up")
    rig(scene, "---", "-" * dice)
    scene.at_locusts(13)
    assert scene.t.rolls == [3, dice]


@pytest.mark.card("weapon:boomshield")
def test_boomshield_never_takes_ammo() -> None:
    scene = gallery()
    arm(scene, 0, ("boomshield", 0), ("snub_pistol", 1))
    play(scene, "scavenging")
    assert scene.offered("gain_ammo") == ["gain_ammo:weapon:snub_pistol"]
