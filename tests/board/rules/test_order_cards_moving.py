"""Order cards that begin with a move: Assault, Advance, Roadie Run, Vault Kick, Dig In, Fire in the Hole, Explore,
Scavenging, Get Up."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, drop, gallery, play, rig
from tests.board.scene import BAIRD, COLE, DOM, Scene

LANE = "BCDEFGH"


def walk(scene: Scene, areas: int) -> None:
    """The first seat walks from A eastwards so many areas."""
    scene.choose(*[f"move:area:2A.{letter}" for letter in LANE[:areas]])


@pytest.mark.card(
    "order:assault",
    "order:advance",
    "order:roadie_run",
    "order:vault_kick",
    "order:dig_in",
    "order:fire_in_the_hole",
    "order:explore",
    "order:scavenging",
    "order:get_up",
)
@pytest.mark.parametrize(
    ("order", "areas"),
    [
        ("assault", 3),
        ("advance", 3),
        ("roadie_run", 5),
        ("vault_kick", 3),
        ("dig_in", 1),
        ("fire_in_the_hole", 2),
        ("explore", 4),
        ("scavenging", 2),
        ("get_up", 3),
    ],
)
def test_each_moves_up_to_its_number_of_areas(order: str, areas: int) -> None:
    scene = gallery()
    play(scene, order)
    walk(scene, areas)
    assert scene.where(0) == f"2A.{LANE[areas - 1]}"
    assert scene.offered("move") == [], "that was all"
    play(scene, order)
    scene.choose(scene.offered("move")[0])
    assert areas == 1 or "stop" in scene.ids, "fewer areas are allowed"


@pytest.mark.card("order:assault")
@pytest.mark.rule("BG-CARD-09")
def test_assault_moves_then_attacks_once() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.F")
    play(scene, "assault", "teamwork")
    walk(scene, 3)
    if scene.decision.kind == "move":
        scene.choose("stop")
    assert scene.offered("move") == scene.offered("cover") == []
    rig(scene, "--", "-")
    scene.choose(f"attack:lancer.normal:{scene.ref(drone)}")
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("order:assault")
@pytest.mark.rule("BG-CARD-09")
def test_assault_gives_no_move_after_its_attack_and_dodges() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.C")
    play(scene, "assault", "teamwork")
    assert scene.offered("move")
    rig(scene, "--", "-")
    scene.choose(f"attack:lancer.normal:{scene.ref(drone)}")
    scene.wind_up()
    assert scene.decision.kind == "heal"
    scene.hand(0, "assault", "teamwork")
    scene.cog(1, "2A.K")
    scene.at_locusts(13)
    assert (scene.decision.kind, scene.ids) == ("dodge", ["dodge:order:assault", "pass"])


@pytest.mark.card("order:advance")
def test_advance_draws_a_card_after_the_move() -> None:
    scene = gallery()
    play(scene, "advance", "teamwork")
    walk(scene, 1)
    scene.choose("stop", "draw")
    assert len(scene.t.hand[0]) == 2
    assert scene.where(0) == "2A.B"
    assert scene.offered("move") == []


@pytest.mark.card("order:advance")
def test_advance_draws_nothing_into_a_full_hand() -> None:
    scene = gallery()
    play(scene, "advance", "teamwork", "get_up", "scavenging", "sit_tight", "explore", "dig_in")
    assert len(scene.t.hand[0]) == 6
    assert scene.offered("draw") == []
    assert scene.offered("move") != []


@pytest.mark.card("order:vault_kick")
@pytest.mark.rule("BG-CARD-10")
@pytest.mark.parametrize(("kind", "health"), [("drone", 1), ("boomer", 2)])
def test_vault_kick_takes_the_cover_of_a_locust_and_wounds_it_without_defense(kind: str, health: int) -> None:
    scene = gallery()
    locust = scene.put(kind, "2A.B", "2A.B1")
    play(scene, "vault_kick")
    assert scene.offered("oust") == []
    scene.choose("move:area:2A.B")
    assert scene.offered("oust") == ["oust:cover:2A.B1"]
    assert scene.offered("cover") == []
    scene.choose("oust:cover:2A.B1")
    assert scene.t.cover[0] == scene.cover("2A.B1")
    assert (scene.where(locust), scene.t.cover[locust]) == ("2A.B", -1)
    assert [event["wounds"] for event in scene.happened("wounds_dealt")] == [1]
    assert scene.happened("figure_wounded") == [{"figure": scene.ref(locust), "health": health}]
    assert scene.t.rolls == []


@pytest.mark.card("order:vault_kick")
@pytest.mark.rule("BG-CARD-10")
def test_vault_kick_kills_a_locust_with_one_health_left() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.A", "2A.A1", wounded=True)
    play(scene, "vault_kick")
    scene.choose("oust:cover:2A.A1")
    assert scene.t.area[drone] < 0
    assert scene.t.cover[0] == scene.cover("2A.A1")


@pytest.mark.card("order:vault_kick")
@pytest.mark.rule("BG-CARD-10")
def test_only_vault_kick_enters_a_held_cover_and_never_that_of_a_cog() -> None:
    scene = gallery()
    scene.put("drone", "2A.B", "2A.B1")
    scene.cog(1, "2A.A", "2A.A1")
    play(scene, "vault_kick")
    assert scene.offered("oust") == scene.offered("cover") == []
    play(scene, "assault")
    scene.choose("move:area:2A.B")
    assert scene.offered("oust") == scene.offered("cover") == []
    play(scene, "vault_kick", use="move")
    assert scene.offered("oust") == []


@pytest.mark.card("order:dig_in")
def test_dig_in_draws_for_every_cog_in_cover_anywhere() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.cog(1, "2A.G", "2A.G1")
    scene.cog(2, "2A.D")
    for seat in (1, 2):
        scene.hand(seat, "teamwork")
    play(scene, "dig_in")
    scene.choose("move:area:2A.B", "cover:cover:2A.B1", "draw")
    assert [len(scene.t.hand[seat]) for seat in range(3)] == [1, 2, 1]


@pytest.mark.card("order:dig_in")
def test_dig_in_gives_nothing_with_nobody_in_cover() -> None:
    scene = gallery()
    play(scene, "dig_in", "teamwork")
    assert scene.offered("draw") == []


@pytest.mark.card("order:dig_in")
def test_dig_in_does_not_draw_for_the_bleeding_out() -> None:
    scene = gallery()
    scene.cog(0, "2A.A", "2A.A1")
    scene.cog(1, "2A.B")
    scene.bleed(1)
    play(scene, "dig_in")
    scene.choose("draw")
    assert [len(scene.t.hand[seat]) for seat in range(2)] == [1, 0]


@pytest.mark.card("order:fire_in_the_hole")
@pytest.mark.parametrize(
    ("how", "rolls"), [("bolo_grenade.overkill:area:2A.C", [5, 2]), ("lancer.overkill:figure:boomer-1", [4, 2])]
)
def test_fire_in_the_hole_adds_a_die_to_grenades_alone(how: str, rolls: list[int]) -> None:
    scene = gallery()
    scene.put("boomer", "2A.C")
    play(scene, "fire_in_the_hole")
    scene.choose("move:area:2A.B", "stop", f"attack:{how}")
    assert scene.t.rolls == rolls


@pytest.mark.card("order:explore")
def test_explore_activates_equipment_for_free_after_the_move() -> None:
    scene = gallery()
    scene.t.weapon_deck = (scene.t.box.weapon("mortar"), scene.t.box.weapon("mulcher"))
    play(scene, "explore", "teamwork")
    assert scene.offered("free_equipment") == []
    scene.choose("move:area:2A.B", "stop", "free_equipment:area:2A.B", "keep:weapon:mortar")
    assert scene.tokens(0, "mortar") == 2
    assert scene.hand_names(0) == ["teamwork"]


@pytest.mark.card("order:explore")
def test_explore_picks_up_a_dropped_weapon_for_free_but_only_one_thing() -> None:
    scene = gallery()
    scene.cog(0, "2A.B")
    drop(scene, "hammerburst", "2A.B")
    drop(scene, "boomshot", "2A.B", "boomer")
    play(scene, "explore")
    assert set(scene.offered("free_pick_up")) == {"free_pick_up:weapon:hammerburst", "free_pick_up:weapon:boomshot"}
    assert scene.offered("pick_up") == scene.offered("equipment") == [], "no card is left to pay for one"
    scene.choose("free_pick_up:weapon:hammerburst")
    assert scene.tokens(0, "hammerburst") == 2
    assert scene.offered("free_pick_up") == scene.offered("free_equipment") == []


@pytest.mark.card("order:explore")
def test_explore_revives_nobody() -> None:
    scene = gallery()
    scene.bleed(1)
    play(scene, "explore")
    assert [option for option in scene.ids if "revive" in option] == []


@pytest.mark.card("order:scavenging")
@pytest.mark.rule("BG-FAQ-06")
def test_scavenging_loads_one_token_on_one_weapon_never_grenades() -> None:
    scene = gallery()
    play(scene, "scavenging", "teamwork")
    scene.choose("move:area:2A.B", "stop")
    assert set(scene.offered("gain_ammo")) == {"gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol"}
    scene.choose("gain_ammo:weapon:lancer")
    assert (scene.tokens(0, "lancer"), scene.tokens(0, "snub_pistol"), scene.tokens(0, "bolo_grenade")) == (4, 1, 2)
    assert scene.offered("gain_ammo") == []


@pytest.mark.card("order:scavenging", "weapon:hammer_of_dawn")
@pytest.mark.rule("BG-FAQ-07")
@pytest.mark.parametrize(("tokens", "loads"), [(0, ["gain_ammo:weapon:hammer_of_dawn"]), (1, [])])
def test_scavenging_loads_the_hammer_of_dawn_up_to_its_one_token(tokens: int, loads: list[str]) -> None:
    scene = gallery()
    arm(scene, 0, ("hammer_of_dawn", tokens), ("bolo_grenade", 1))
    play(scene, "scavenging")
    assert scene.offered("gain_ammo") == loads
    if loads:
        scene.choose(*loads)
    assert scene.tokens(0, "hammer_of_dawn") == 1


@pytest.mark.card("order:get_up")
def test_get_up_revives_without_a_discard_and_the_revived_draws_two() -> None:
    scene = gallery()
    scene.cog(1, "2A.B")
    scene.bleed(1)
    play(scene, "get_up", "teamwork")
    assert [option for option in scene.ids if "revive" in option or option == "draw"] == []
    scene.choose("move:area:2A.B", "stop", f"free_revive:cog:{DOM}")
    assert not scene.t.bleeding[1]
    assert scene.t.hand[1] == ()
    assert scene.hand_names(0) == ["teamwork"]
    scene.choose("draw")
    assert (len(scene.t.hand[1]), len(scene.t.hand[0])) == (2, 1)


@pytest.mark.card("order:get_up")
def test_get_up_revives_one_cog_only_and_draws_for_him_alone() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.bleed(1)
    scene.bleed(2)
    play(scene, "get_up")
    assert set(scene.offered("free_revive")) == {f"free_revive:cog:{DOM}", f"free_revive:cog:{BAIRD}"}
    scene.choose(f"free_revive:cog:{BAIRD}")
    assert scene.offered("free_revive") == []
    scene.choose("draw")
    assert [len(scene.t.hand[seat]) for seat in range(3)] == [0, 0, 2]
    assert scene.t.bleeding == [False, True, False]


@pytest.mark.card("order:get_up")
def test_get_up_draws_nothing_for_one_revived_by_a_discard() -> None:
    scene = gallery()
    scene.bleed(1)
    play(scene, "get_up", "teamwork")
    scene.choose(f"revive:cog:{DOM}")
    if scene.decision.kind == "discard":
        scene.choose("discard:order:teamwork")
    assert not scene.t.bleeding[1]
    assert scene.offered("draw") == []
