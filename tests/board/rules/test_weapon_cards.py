"""The weapons in the COGs' hands and on dropped markers: dice, range, abilities of each card."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, dealt, gallery, play, rig, shoot
from tests.board.scene import BAIRD, COLE, DOM, Scene


def armed(weapon: str, tokens: int = 2, *cogs: str) -> Scene:
    """Cole carries nothing but this weapon."""
    scene = gallery(*cogs)
    arm(scene, 0, (weapon, tokens))
    return scene


def wounds_at(scene: Scene, how: str, area: str, attack: str, shields: str = "--") -> int:
    """Wounds one attack deals to a boomer in an area, with these dice."""
    boomer = scene.put("boomer", area)
    rig(scene, attack, shields)
    shoot(scene, how, boomer)
    return dealt(scene).get(scene.ref(boomer), 0)


@pytest.mark.card(
    "weapon:lancer",
    "weapon:snub_pistol",
    "weapon:gnasher",
    "weapon:hammerburst",
    "weapon:boomshot",
    "weapon:torque_bow",
    "weapon:gorgon_pistol",
    "weapon:hammer_of_dawn",
)
@pytest.mark.parametrize(
    ("weapon", "normal", "overkill", "reach"),
    [
        ("lancer", 2, 4, "2A.C"),
        ("snub_pistol", 1, 3, "2A.D"),
        ("gnasher", 2, 4, "2A.B"),
        ("hammerburst", 2, 4, "2A.D"),
        ("boomshot", 0, 5, "2A.D"),
        ("torque_bow", 0, 5, "2A.E"),
        ("gorgon_pistol", 2, 3, "2A.C"),
        ("hammer_of_dawn", 0, 6, "2A.E"),
    ],
)
def test_dice_and_plain_range_of_each_special_weapon(weapon: str, normal: int, overkill: int, reach: str) -> None:
    scene = armed(weapon)
    drone = scene.put("drone", reach)
    for mode, dice in (("normal", normal), ("overkill", overkill)):
        name = f"attack:{weapon}.{mode}:{scene.ref(drone)}"
        assert (name in attacks(scene)) is (dice > 0)
        if dice:
            rig(scene, "-" * dice, "-")
            shoot(scene, f"{weapon}.{mode}", drone)
            assert scene.t.rolls == [dice, 1], "no extra defense die within range"


@pytest.mark.card(
    "weapon:lancer",
    "weapon:snub_pistol",
    "weapon:hammerburst",
    "weapon:boomshot",
    "weapon:torque_bow",
    "weapon:gorgon_pistol",
    "weapon:hammer_of_dawn",
)
@pytest.mark.parametrize(
    ("weapon", "dice", "beyond"),
    [
        ("lancer", 4, "2A.D"),
        ("snub_pistol", 3, "2A.E"),
        ("hammerburst", 4, "2A.E"),
        ("boomshot", 5, "2A.E"),
        ("torque_bow", 5, "2A.F"),
        ("gorgon_pistol", 3, "2A.D"),
        ("hammer_of_dawn", 6, "2A.F"),
    ],
)
def test_one_area_beyond_its_range_each_gives_the_defender_a_die(weapon: str, dice: int, beyond: str) -> None:
    scene = armed(weapon)
    drone = scene.put("drone", beyond)
    rig(scene, "-" * dice, "--")
    shoot(scene, f"{weapon}.overkill", drone)
    assert scene.t.rolls == [dice, 2]


@pytest.mark.card("weapon:lancer")
@pytest.mark.rule("BG-CARD-05")
def test_lancer_omens_add_one_wound_each_and_it_has_a_chainsaw() -> None:
    scene = armed("lancer")
    assert wounds_at(scene, "lancer.overkill", "2A.A", "oo1-") == 3
    drone = scene.put("drone", "2A.A")
    assert f"chainsaw:{scene.ref(drone)}" in attacks(scene)


@pytest.mark.card("weapon:snub_pistol")
@pytest.mark.rule("BG-CARD-02")
def test_snub_pistol_fires_without_ammo_but_only_normally() -> None:
    scene = armed("snub_pistol", 0)
    boomer = scene.put("boomer", "2A.D")
    assert attacks(scene) == [f"attack:snub_pistol.normal:{scene.ref(boomer)}"]
    rig(scene, "o", "--")
    shoot(scene, "snub_pistol.normal", boomer)
    assert scene.t.rolls == [1, 2]
    assert dealt(scene) == {scene.ref(boomer): 1}


@pytest.mark.card("weapon:snub_pistol")
@pytest.mark.rule("BG-CARD-02")
def test_snub_pistol_overkill_rolls_three_dice_and_each_omen_adds_a_wound() -> None:
    assert wounds_at(armed("snub_pistol"), "snub_pistol.overkill", "2A.D", "oo1") == 3


@pytest.mark.card("weapon:gnasher")
@pytest.mark.rule("BG-CARD-03")
def test_gnasher_cannot_attack_beyond_range_one() -> None:
    scene = armed("gnasher")
    near, far = scene.put("drone", "2A.B"), scene.put("drone", "2A.C")
    offered = attacks(scene)
    assert [option for option in offered if scene.ref(far) in option] == []
    assert {f"attack:gnasher.normal:{scene.ref(near)}", f"attack:gnasher.overkill:{scene.ref(near)}"} == set(offered)


@pytest.mark.card("weapon:gnasher")
@pytest.mark.rule("BG-CARD-03")
@pytest.mark.parametrize(("roll", "wounds"), [("1-2-", 3), ("o12-", 6), ("oo2-", 4), ("ooo-", 0), ("o---", 0)])
def test_gnasher_omen_doubles_the_other_dice_once(roll: str, wounds: int) -> None:
    assert wounds_at(armed("gnasher"), "gnasher.overkill", "2A.B", roll) == wounds


@pytest.mark.card("weapon:gnasher")
@pytest.mark.rule("BG-CARD-03", "BG-ATTACK-13")
def test_gnasher_shields_are_taken_off_after_the_doubling() -> None:
    assert wounds_at(armed("gnasher"), "gnasher.normal", "2A.B", "o2", "21") == 1


@pytest.mark.card("weapon:hammerburst", "weapon:torque_bow", "weapon:boltok_pistol")
@pytest.mark.parametrize(
    ("weapon", "roll"), [("hammerburst", "{}--"), ("torque_bow", "{}---"), ("boltok_pistol", "{}--")]
)
@pytest.mark.parametrize(("omens", "wounds"), [("1-", 1), ("1o", 3), ("oo", 2)])
def test_omens_that_add_two_wounds_once_per_attack(weapon: str, roll: str, omens: str, wounds: int) -> None:
    assert wounds_at(armed(weapon), f"{weapon}.overkill", "2A.B", roll.format(omens)) == wounds


@pytest.mark.card("weapon:boomshot", "weapon:hammer_of_dawn")
@pytest.mark.rule("BG-WEAPON-EX-01", "BG-WEAPON-02")
@pytest.mark.parametrize(("weapon", "blanks"), [("boomshot", 4), ("hammer_of_dawn", 5)])
def test_splash_wounds_every_other_figure_of_the_target_area_without_defense(weapon: str, blanks: int) -> None:
    scene = armed(weapon, 1)
    target, beside = scene.put("boomer", "2A.C"), scene.put("boomer", "2A.C")
    wretch, elsewhere = scene.put("wretch", "2A.C"), scene.put("wretch", "2A.D")
    rig(scene, "o" + "-" * blanks, "--")
    shoot(scene, f"{weapon}.overkill", target)
    assert scene.t.rolls == [blanks + 1, 2], "only the target rolls defense"
    assert dealt(scene) == {scene.ref(beside): 1, scene.ref(wretch): 1}
    assert [scene.t.marker[figure] for figure in (target, beside, wretch, elsewhere)] == [0, 1, 1, 0]


@pytest.mark.card("weapon:boomshot")
@pytest.mark.rule("BG-WEAPON-EX-01", "BG-WEAPON-02")
def test_boomshot_splash_is_dealt_once_for_each_omen() -> None:
    scene = armed("boomshot")
    target, wretch = scene.put("boomer", "2A.C"), scene.put("wretch", "2A.C")
    rig(scene, "ooo--", "--")
    shoot(scene, "boomshot.overkill", target)
    assert [event["wounds"] for event in scene.happened("wounds_dealt")] == [1, 1], "the third finds it dead"
    assert scene.happened("figure_wounded") == [{"figure": scene.ref(wretch), "health": 1}]
    assert [event["figure"] for event in scene.happened("figure_killed")] == [scene.ref(wretch)]


@pytest.mark.card("weapon:boomshot")
@pytest.mark.rule("BG-WEAPON-02", "BG-WEAPON-EX-01")
@pytest.mark.parametrize(("choice", "cards_left"), [("splash", 1), ("decline", 2)])
def test_boomshot_splash_hits_comrades_and_may_be_declined(choice: str, cards_left: int) -> None:
    scene = armed("boomshot")
    target = scene.put("boomer", "2A.C")
    scene.cog(1, "2A.C")
    scene.hand(1, "teamwork", "get_up")
    rig(scene, "o----", "--")
    shoot(scene, "boomshot.overkill", target)
    assert (scene.decision.seat, scene.decision.kind) == (0, "omen")
    scene.choose(choice)
    if choice == "splash":
        assert (scene.decision.seat, scene.decision.kind) == (1, "wound")
        scene.choose("discard:order:get_up")
    assert len(scene.t.hand[1]) == cards_left
    assert scene.t.marker[target] == 0


@pytest.mark.card("weapon:torque_bow")
def test_torque_bow_cannot_attack_in_a_turn_in_which_its_holder_moved() -> None:
    scene = armed("torque_bow")
    drone = scene.put("drone", "2A.C")
    shot = f"attack:torque_bow.overkill:{scene.ref(drone)}"
    play(scene, "assault")
    assert shot in scene.ids
    scene.choose("move:area:2A.B", "stop")
    assert scene.offered("attack") == []


@pytest.mark.card("weapon:gorgon_pistol")
def test_gorgon_omen_hits_one_other_locust_of_the_area_without_defense() -> None:
    scene = armed("gorgon_pistol")
    target, drone, wretch = scene.put("boomer", "2A.C"), scene.put("drone", "2A.C"), scene.put("wretch", "2A.C")
    scene.cog(1, "2A.C")
    rig(scene, "o--", "--")
    shoot(scene, "gorgon_pistol.overkill", target)
    assert scene.decision.kind == "omen"
    assert set(scene.ids) == {f"hit:{scene.ref(drone)}", f"hit:{scene.ref(wretch)}"}
    scene.choose(f"hit:{scene.ref(wretch)}")
    assert scene.t.rolls == [3, 2]
    assert dealt(scene) == {scene.ref(wretch): 1}
    assert [scene.t.marker[figure] for figure in (target, drone, wretch)] == [0, 0, 1]


@pytest.mark.card("weapon:gorgon_pistol")
def test_gorgon_omens_may_hit_different_locusts() -> None:
    scene = armed("gorgon_pistol")
    target, drone, wretch = scene.put("boomer", "2A.C"), scene.put("drone", "2A.C"), scene.put("wretch", "2A.C")
    rig(scene, "oo-", "--")
    shoot(scene, "gorgon_pistol.overkill", target)
    scene.choose(f"hit:{scene.ref(drone)}", f"hit:{scene.ref(wretch)}")
    assert [scene.t.marker[figure] for figure in (target, drone, wretch)] == [0, 1, 1]


@pytest.mark.card("weapon:gorgon_pistol")
@pytest.mark.parametrize(("shields", "wounds"), [("--", 2), ("1-", 1)])
def test_gorgon_omen_adds_to_the_target_when_no_other_locust_is_there(shields: str, wounds: int) -> None:
    scene = armed("gorgon_pistol")
    scene.put("wretch", "2A.B")
    assert wounds_at(scene, "gorgon_pistol.normal", "2A.C", "1o", shields) == wounds


@pytest.mark.card("weapon:hammer_of_dawn")
def test_hammer_of_dawn_is_charged_in_place_of_an_attack_and_holds_one_token() -> None:
    scene = armed("hammer_of_dawn", 0)
    drone = scene.put("drone", "2A.C")
    assert attacks(scene) == ["charge:weapon:hammer_of_dawn"]
    play(scene, "assault", use="attack")
    scene.choose("charge:weapon:hammer_of_dawn")
    assert scene.tokens(0, "hammer_of_dawn") == 1
    scene.wind_up()
    assert scene.decision.kind == "heal", "the charge was the whole attack"
    assert attacks(scene) == [f"attack:hammer_of_dawn.overkill:{scene.ref(drone)}"]
    rig(scene, "------", "-")
    shoot(scene, "hammer_of_dawn.overkill", drone)
    assert scene.tokens(0, "hammer_of_dawn") == 0


@pytest.mark.card("weapon:hammer_of_dawn")
def test_hammer_of_dawn_can_be_charged_with_nobody_in_sight() -> None:
    scene = armed("hammer_of_dawn", 0)
    assert attacks(scene) == ["charge:weapon:hammer_of_dawn"]


@pytest.mark.card("weapon:hammer_of_dawn")
def test_hammer_of_dawn_alone_wounds_an_unwounded_armoured_enemy() -> None:
    scene = gallery(patch={"enemies": {"boomer": {"armoured": True, "health": 7}}})
    boomer = scene.put("boomer", "2A.B")
    arm(scene, 0, ("lancer", 2), ("hammer_of_dawn", 1))
    rig(scene, "2222", "--")
    shoot(scene, "lancer.overkill", boomer)
    assert (scene.t.area[boomer] >= 0, scene.t.marker[boomer]) == (True, 0)
    rig(scene, "1-----", "--")
    shoot(scene, "hammer_of_dawn.overkill", boomer)
    assert scene.t.marker[boomer] == 1
    rig(scene, "11--", "--")
    shoot(scene, "lancer.overkill", boomer)
    assert scene.t.area[boomer] < 0


@pytest.mark.card("weapon:hammer_of_dawn")
def test_hammer_of_dawn_arrives_from_equipment_without_ammo() -> None:
    scene = gallery(COLE, BAIRD, DOM, patch={"locations": {"2A": {"equipment": "hammer_of_dawn"}}})
    arm(scene, 0, ("lancer", 1))
    scene.cog(0, "2A.B")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B", "discard:order:teamwork")
    assert scene.tokens(0, "hammer_of_dawn") == 0
