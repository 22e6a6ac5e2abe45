"""BG-ATTACK: declaring, dice, omens and wounds of one attack."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, dealt, gallery, play, rig, shoot
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

FAR_ALONG = tuple(f"2A.{letter}" for letter in "ABCDEFGH")


def struck(kind: str, card: int, locust: str, cog: str, cover: str | None = None) -> Scene:
    """A lone COG with two cards left has just been attacked by one Locust; all dice were blank."""
    scene = gallery(COLE)
    scene.put(kind, locust)
    scene.cog(0, cog, cover)
    scene.hand(0, "teamwork", "get_up")
    rig(scene, "-" * 20)
    scene.at_locusts(card)
    return scene


@pytest.mark.rule("BG-ATTACK-01", "BG-ATTACK-15")
def test_only_locusts_in_sight_can_be_declared() -> None:
    scene = gallery()
    hidden, seen = scene.put("drone", "2A.K"), scene.put("drone", "2A.H")
    scene.cog(0, "2A.F")
    assert scene.t.range(0, hidden) == scene.t.range(0, seen) == 2
    assert {option.partition(":figure:")[2] for option in attacks(scene) if "figure" in option} == {"drone-2"}
    assert scene.ref(seen) == "figure:drone-2"
    scene.cog(0, "2A.G")
    assert f"attack:lancer.normal:{scene.ref(hidden)}" in attacks(scene)


@pytest.mark.rule("BG-ATTACK-15")
def test_without_sight_no_card_can_be_played_for_an_attack() -> None:
    scene = gallery()
    scene.put("drone", "2A.K")
    scene.cog(0, "2A.E")
    arm(scene, 0, ("lancer", 3), ("snub_pistol", 1))
    scene.hand(0, "assault")
    scene.at_order(0)
    assert scene.offered("play_attack") == []
    assert scene.offered("play_move") == ["play_move:order:assault"]


@pytest.mark.rule("BG-ATTACK-15")
@pytest.mark.parametrize(("cog", "rolls"), [("2A.F", []), ("2A.H", [4, 1])])
def test_a_locust_needs_sight_as_well(cog: str, rolls: list[int]) -> None:
    # Card 16: with a COG within range 4 the boomer attacks one in sight; K is hidden from F but not from H.
    scene = struck("boomer", 16, "2A.K", cog)
    assert scene.t.rolls == rolls


@pytest.mark.rule("BG-ATTACK-02")
def test_the_active_player_picks_among_the_defenders_the_card_allows() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.put("drone", "2A.C")
    scene.cog(0, "2A.G")
    for seat, area in ((1, "2A.A"), (2, "2A.E")):
        scene.cog(seat, area)
        scene.hand(seat, "teamwork", "get_up")
    scene.at_locusts(13, seat=0)
    assert (scene.decision.seat, scene.decision.kind) == (0, "locust_target")
    assert set(scene.ids) == {f"target:cog:{DOM}", f"target:cog:{BAIRD}"}
    scene.choose(f"target:cog:{BAIRD}")
    assert [event["target"] for event in scene.happened("attack_declared")] == [f"cog:{BAIRD}"]


@pytest.mark.rule("BG-ATTACK-03", "BG-AMMO-01", "BG-AMMO-02")
def test_a_cog_picks_one_of_his_weapons_and_normal_or_overkill() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    figure = scene.ref(drone)
    offered = [option for option in attacks(scene) if option.endswith(figure)]
    assert offered == [
        f"attack:{weapon}.{mode}:{figure}" for weapon in ("lancer", "snub_pistol") for mode in ("normal", "overkill")
    ]
    for how, dice in (("lancer.normal", 2), ("lancer.overkill", 4), ("snub_pistol.normal", 1)):
        rig(scene, "-" * dice, "-")
        shoot(scene, how, drone)
        assert scene.t.rolls == [dice, 1]


@pytest.mark.rule("BG-ATTACK-04", "BG-ATTACK-05")
@pytest.mark.parametrize(("kind", "card", "dice"), [("wretch", 8, 2), ("drone", 13, 3), ("boomer", 16, 4)])
def test_a_locust_rolls_the_dice_of_its_card_against_the_defense_of_the_cog(kind: str, card: int, dice: int) -> None:
    assert struck(kind, card, "2A.B", "2A.B").t.rolls == [dice, 1]


@pytest.mark.rule("BG-ATTACK-05")
@pytest.mark.parametrize(("kind", "defense"), [("wretch", 1), ("drone", 1), ("boomer", 2)])
def test_a_locust_defends_with_its_defense_value(kind: str, defense: int) -> None:
    scene = gallery()
    target = scene.put(kind, "2A.C")
    rig(scene, "--", "-" * defense)
    shoot(scene, "lancer.normal", target)
    assert scene.t.rolls == [2, defense]


@pytest.mark.rule("BG-ATTACK-06")
@pytest.mark.parametrize(
    ("attacker", "cover", "dice"),
    [
        ("2A.B", None, 1),
        ("2A.B", "2A.D1", 2),
        ("2A.B", "2A.D2", 3),
        ("2A.D", "2A.D1", 1),
        ("2A.D", "2A.D2", 1),
    ],
)
def test_cover_adds_one_or_two_dice_unless_the_attacker_shares_the_area(
    attacker: str, cover: str | None, dice: int
) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.D", cover)
    scene.cog(0, attacker)
    rig(scene, "--", "-" * dice)
    shoot(scene, "lancer.normal", drone)
    assert scene.t.rolls == [2, dice]


@pytest.mark.rule("BG-ATTACK-06")
@pytest.mark.parametrize(("locust", "dice"), [("2A.B", 3), ("2A.A", 1)])
def test_cover_protects_a_cog_the_same_way(locust: str, dice: int) -> None:
    assert struck("drone", 13, locust, "2A.A", "2A.A1").t.rolls == [3, dice]


@pytest.mark.rule("BG-ATTACK-07", "BG-RANGE-04")
@pytest.mark.parametrize(("area", "dice"), list(zip(FAR_ALONG, [1, 1, 1, 2, 3, 4, 5, 6], strict=True)))
def test_each_area_beyond_the_range_of_the_lancer_adds_one_die(area: str, dice: int) -> None:
    scene = gallery()
    drone = scene.put("drone", area)
    rig(scene, "--", "-" * dice)
    shoot(scene, "lancer.normal", drone)
    assert scene.t.rolls == [2, dice]


@pytest.mark.rule("BG-ATTACK-07", "BG-RANGE-04")
def test_the_range_is_that_of_the_weapon_used() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.F")
    rig(scene, "-", "---")
    shoot(scene, "snub_pistol.normal", drone)
    assert scene.t.rolls == [1, 3]


@pytest.mark.rule("BG-ATTACK-07", "BG-RANGE-02")
def test_an_elevation_line_is_an_ordinary_border_for_range() -> None:
    scene = gallery()
    arm(scene, 0, ("mulcher", 1))
    scene.cog(0, "2A.B")
    drone = scene.put("drone", "2A.L")
    rig(scene, "---", "-")
    shoot(scene, "mulcher.normal", drone)
    assert scene.t.rolls == [3, 1], "range 1, although the way is 2 areas long"


@pytest.mark.rule("BG-RANGE-EX-01")
def test_a_lancer_at_a_drone_five_areas_away_faces_four_dice_if_it_sees_it() -> None:
    scene = gallery()
    seen, hidden = scene.put("drone", "2A.H"), scene.put("drone", "2A.K")
    scene.cog(0, "2A.C")
    assert scene.t.range(0, seen) == scene.t.range(0, hidden) == 5
    assert [option for option in attacks(scene) if scene.ref(hidden) in option] == []
    rig(scene, "----", "----")
    shoot(scene, "lancer.overkill", seen)
    assert scene.t.rolls == [4, 1 + 3]


@pytest.mark.rule("BG-ATTACK-08")
def test_distance_gives_no_dice_against_a_locust() -> None:
    assert struck("drone", 13, "2A.H", "2A.A").t.rolls == [3, 1]


@pytest.mark.rule("BG-ATTACK-08")
@pytest.mark.parametrize(("locust", "rolls"), [("2A.D", [3, 1]), ("2A.A", [])])
def test_a_range_on_the_ai_card_limits_a_locust(locust: str, rolls: list[int]) -> None:
    # Card 12: drones move 2, then attack a COG within range 2.
    assert struck("drone", 12, locust, "2A.H").t.rolls == rolls


@pytest.mark.rule("BG-ATTACK-09")
def test_all_dice_are_rolled_before_an_omen_is_used() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.C")
    rig(scene, "o---", "-")
    shoot(scene, "bolo_grenade.overkill", "2A.C")
    assert scene.decision.kind == "omen"
    assert scene.t.rolls == [4, 1]
    assert scene.happened("dice_rolled") == [
        {"attacker": f"cog:{COLE}", "attack": ["omen", *["blank"] * 3], "defense": {scene.ref(drone): ["blank"]}}
    ]
    assert scene.happened("hole_sealed") == []


@pytest.mark.rule("BG-ATTACK-09")
@pytest.mark.parametrize(("roll", "wounds"), [("----", 0), ("o---", 1), ("oo--", 2), ("ooo-", 3)])
def test_the_triggered_ability_is_resolved_for_each_omen(roll: str, wounds: int) -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    rig(scene, roll, "--")
    shoot(scene, "lancer.overkill", boomer)
    assert dealt(scene).get(scene.ref(boomer), 0) == wounds


@pytest.mark.rule("BG-ATTACK-11")
@pytest.mark.parametrize(
    ("attack", "shields", "wounds"),
    [("22", "1-", 3), ("21", "1-", 2), ("21", "11", 1), ("21", "21", 0), ("1-", "21", 0)],
)
def test_wounds_minus_shields_are_dealt_if_any_are_left(attack: str, shields: str, wounds: int) -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    rig(scene, attack, shields)
    shoot(scene, "lancer.normal", boomer)
    assert dealt(scene) == ({scene.ref(boomer): wounds} if wounds else {})
    assert len(scene.happened("attack_missed")) == (0 if wounds else 1)


@pytest.mark.rule("BG-ATTACK-12")
def test_omens_are_no_wounds_by_themselves() -> None:
    scene = gallery()
    scene.give(0, "longshot", 1)
    drone = scene.put("drone", "2A.C")
    rig(scene, "oo", "-")
    shoot(scene, "longshot.normal", drone)
    assert dealt(scene) == {}
    assert scene.t.marker[drone] == 0


@pytest.mark.rule("BG-ATTACK-13")
@pytest.mark.parametrize(("shields", "wounds"), [("--", 2), ("1-", 1), ("2-", 0)])
def test_shields_cancel_wounds_that_an_omen_adds(shields: str, wounds: int) -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    rig(scene, "o1", shields)
    shoot(scene, "lancer.normal", boomer)
    assert dealt(scene).get(scene.ref(boomer), 0) == wounds


@pytest.mark.rule("BG-ATTACK-14")
@pytest.mark.parametrize(("roll", "alive"), [("2222", False), ("1---", True)])
def test_the_attack_is_over_after_the_wounds_whether_the_defender_died_or_not(roll: str, alive: bool) -> None:
    scene = gallery()
    drone, other = scene.put("drone", "2A.B"), scene.put("drone", "2A.B")
    play(scene, "assault", "teamwork", use="attack")
    rig(scene, roll, "-")
    scene.choose(f"attack:lancer.overkill:{scene.ref(drone)}")
    assert (scene.t.area[drone] >= 0) is alive
    assert scene.t.marker[other] == 0, "surplus wounds go to nobody else"
    assert len(scene.happened("attack_declared")) == 1
    scene.wind_up()
    assert (scene.decision.seat, scene.decision.kind) == (1, "heal"), "no second attack was offered"


@pytest.mark.rule("BG-ATTACK-EX-01")
def test_the_lancer_example() -> None:
    scene = gallery(COLE, MARCUS)
    drone = scene.put("drone", "2A.D", "2A.D1")
    assert scene.t.range(0, drone) == 3
    assert scene.t.shape.cover_bonus(scene.t.area[0], -1, scene.t.area[drone], scene.t.cover[drone]) == 1
    rig(scene, "o111", "111")
    shoot(scene, "lancer.overkill", drone)
    assert scene.t.rolls == [4, 3]
    assert scene.tokens(0, "lancer") == 2
    assert dealt(scene) == {scene.ref(drone): 1}
    assert scene.happened("figure_wounded") == [{"figure": scene.ref(drone), "health": 1}]
    assert scene.happened("figure_killed") == []
