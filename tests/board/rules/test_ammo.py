"""BG-AMMO: what ammo tokens pay for, and where they come from."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, drop, gallery, play, rig, shoot
from tests.board.scene import MARCUS, Scene

AMMUNITION = {"locations": {"2A": {"equipment": "ammunition"}}}


def modes_of(scene: Scene, weapon: str) -> set[str]:
    """How the first seat could attack with a weapon."""
    start = f"attack:{weapon}."
    return {option.removeprefix(start).partition(":")[0] for option in attacks(scene) if option.startswith(start)}


@pytest.mark.rule("BG-AMMO-01")
def test_a_normal_attack_rolls_the_left_value_and_costs_nothing() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    rig(scene, "--", "-")
    shoot(scene, "lancer.normal", drone)
    assert scene.t.rolls == [2, 1]
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol")) == (3, 1)
    assert scene.happened("tokens_spent") == []


@pytest.mark.rule("BG-AMMO-02")
def test_an_overkill_attack_rolls_the_right_value_and_costs_a_token_of_that_weapon() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    rig(scene, "---", "-")
    shoot(scene, "snub_pistol.overkill", drone)
    assert scene.t.rolls == [3, 1]
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol"), scene.tokens(0, "bolo_grenade")) == (3, 0, 2)


@pytest.mark.rule("BG-AMMO-02", "BG-DIFF-10")
def test_the_token_is_paid_when_the_attack_is_declared() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    rig(scene, "----", "-")
    shoot(scene, "lancer.overkill", drone)
    kinds = [event.kind for event in scene.events]
    assert kinds.index("attack_declared") < kinds.index("tokens_spent") < kinds.index("dice_rolled")


@pytest.mark.rule("BG-AMMO-03")
@pytest.mark.parametrize("weapon", ["boomshot", "torque_bow"])
def test_a_weapon_without_a_normal_value_only_makes_overkill_attacks(weapon: str) -> None:
    scene = gallery()
    scene.put("drone", "2A.B")
    arm(scene, 0, (weapon, 2), ("lancer", 2))
    assert modes_of(scene, weapon) == {"overkill"}
    assert modes_of(scene, "lancer") == {"normal", "overkill"}


@pytest.mark.rule("BG-AMMO-04")
@pytest.mark.parametrize("weapon", ["gnasher", "hammerburst", "boltok_pistol", "mulcher", "boomshot", "longshot"])
def test_a_weapon_without_tokens_cannot_attack_at_all(weapon: str) -> None:
    scene = gallery()
    scene.put("drone", "2A.B")
    arm(scene, 0, (weapon, 0), ("snub_pistol", 1))
    assert modes_of(scene, weapon) == set()
    arm(scene, 0, (weapon, 1), ("snub_pistol", 1))
    assert "overkill" in modes_of(scene, weapon)


@pytest.mark.rule("BG-AMMO-04")
def test_the_last_token_ends_normal_attacks_too() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    arm(scene, 0, ("lancer", 1))
    assert modes_of(scene, "lancer") == {"normal", "overkill"}
    rig(scene, "----", "-")
    shoot(scene, "lancer.overkill", drone)
    assert scene.tokens(0, "lancer") == 0
    assert attacks(scene) == []


@pytest.mark.rule("BG-AMMO-04")
def test_a_card_that_says_otherwise_attacks_without_tokens() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    arm(scene, 0, ("snub_pistol", 0))
    assert modes_of(scene, "snub_pistol") == {"normal"}
    rig(scene, "-", "-")
    shoot(scene, "snub_pistol.normal", drone)
    assert scene.tokens(0, "snub_pistol") == 0


@pytest.mark.rule("BG-AMMO-05", "BG-AMMO-06")
def test_a_weapon_may_hold_any_number_of_tokens() -> None:
    scene = gallery()
    arm(scene, 0, ("lancer", 12), ("snub_pistol", 30))
    play(scene, "scavenging")
    assert set(scene.offered("gain_ammo")) == {"gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol"}
    scene.choose("gain_ammo:weapon:snub_pistol")
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol")) == (12, 31)


@pytest.mark.rule("BG-AMMO-06")
def test_ammunition_equipment_gives_three_tokens_to_split() -> None:
    scene = gallery(patch=AMMUNITION)
    scene.cog(0, "2A.B")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B", "discard:order:teamwork")
    for _ in range(2):
        scene.choose("gain_ammo:weapon:lancer")
    scene.choose("gain_ammo:weapon:snub_pistol")
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol")) == (5, 2)
    assert scene.decision.kind == "order"
    assert scene.offered("equipment") == []


@pytest.mark.rule("BG-AMMO-06", "BG-DROP-08")
def test_a_dropped_weapon_already_carried_gives_two_tokens() -> None:
    scene = gallery()
    arm(scene, 0, ("hammerburst", 0))
    drop(scene, "hammerburst", "2A.A")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("pick_up:weapon:hammerburst", "discard:order:teamwork")
    assert scene.tokens(0, "hammerburst") == 2


@pytest.mark.rule("BG-FAQ-06", "BG-GRENADE-02")
def test_no_effect_about_ammo_loads_grenades() -> None:
    scene = gallery(patch=AMMUNITION)
    scene.cog(0, "2A.B")
    scene.hand(0, "scavenging", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B", "discard:order:teamwork")
    loads = {"gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol"}
    assert set(scene.offered("gain_ammo")) == loads
    scene.choose("enough", "play_actions:order:scavenging")
    assert set(scene.offered("gain_ammo")) == loads


@pytest.mark.rule("BG-FAQ-06", "BG-GRENADE-02")
def test_a_loss_of_ammo_never_takes_a_grenade() -> None:
    scene = gallery(MARCUS)
    arm(scene, 0, ("lancer", 1), ("snub_pistol", 1), ("bolo_grenade", 2))
    scene.hand(0, "assault", "teamwork")
    scene.at_locusts(1, 2)
    assert set(scene.ids) == {"lose_ammo:weapon:lancer", "lose_ammo:weapon:snub_pistol"}


@pytest.mark.rule("BG-FAQ-06", "BG-GRENADE-02")
def test_a_grenade_is_no_ammo_spent_for_active_reload() -> None:
    scene = gallery()
    scene.put("boomer", "2A.C")
    scene.put("drone", "2A.B")
    play(scene, "active_reload", "assault", "teamwork")
    rig(scene, "----", "--")
    scene.choose("attack:bolo_grenade.overkill:area:2A.C")
    assert scene.tokens(0, "bolo_grenade") == 1
    assert [kind for kind in ("play_actions", "play_move", "play_attack") if scene.offered(kind)] == []


@pytest.mark.rule("BG-GRENADE-01", "BG-GRENADE-02")
def test_a_free_overkill_does_not_make_a_grenade_free() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "ambush", "teamwork")
    rig(scene, "----", "-", "-", "-")
    scene.choose(f"pull:{scene.ref(drone)}", "attack:bolo_grenade.overkill:area:2A.A")
    assert scene.tokens(0, "bolo_grenade") == 1
