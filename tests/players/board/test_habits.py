"""What the base policy has learnt about squads, blasts, doors, empty magazines and the Berserker."""

from __future__ import annotations

from typing import Any

import pytest

from eday.board.pieces import DroppedWeapon, LocationDeck
from eday.players.board.aims import aim_of
from eday.players.board.kit import kit_of
from eday.players.board.land import land_of
from eday.players.board.plans import errands, plan
from eday.players.board.shots import noise, worth
from eday.players.board.situation import Situation
from tests.board.scene import DOM, LAST_STAND, MARCUS, Scene
from tests.players.board.test_simple_scenes import Watched, at_the_hole

HAND = ("assault", "advance", "hold_ground", "dig_in", "double_tap")
PEACE: dict[str, Any] = {"missions": {"emergence": {"stages": LAST_STAND}}}


def seen(scene: Scene, seat: int = 0) -> Situation:
    """The table through the eyes of a seat."""
    brief = scene.game.brief(seat)
    assert brief.shape is not None
    return Situation(brief, kit_of(brief.facts), land_of(brief.shape))


def against(kind: str, comrade: str, patch: dict[str, Any] | None = None) -> Scene:
    """Marcus with Dom in some area, and a Locust that looks on."""
    scene = Scene((MARCUS, DOM), patch=PEACE | (patch or {}))
    scene.cog(0, "2A.B")
    scene.cog(1, comrade)
    scene.hand(0, *HAND[:3])
    scene.hand(1, *HAND[3:])
    scene.put(kind, "2A.A")
    scene.at_order(0)
    return scene


def test_a_comrade_is_raised_by_the_card_that_asks_nothing_for_it() -> None:
    scene = at_the_hole("get_up", "assault", "advance", "dig_in", comrade="2A.B")
    scene.bleed(1)
    scene.at_order(0)
    chosen = Watched(scene).play()
    assert "revive:cog:dominic_santiago" not in chosen
    assert "free_revive:cog:dominic_santiago" in chosen


def test_side_by_side_blasts_hurt_both() -> None:
    """Without the splash of its omen a Boomer is no reason to keep apart."""
    tame = {"enemies": {"boomer": {"omen": None}}}
    beside = [seen(against("boomer", "2A.B", patch)) for patch in (None, tame)]
    apart = [seen(against("boomer", "2A.E", patch)) for patch in (None, tame)]
    assert beside[0].place(beside[0].here) < beside[1].place(beside[1].here)
    assert apart[0].place(apart[0].here) == pytest.approx(apart[1].place(apart[1].here))


def test_omens_of_locusts_are_feared() -> None:
    dull = {"enemies": {"drone": {"omen": None}}}
    keen = {"enemies": {"drone": {"omen": {"do": "add_wounds", "wounds": 2, "once": True}}}}
    fears = [seen(against("drone", "2A.E", patch)) for patch in (dull, keen)]
    assert fears[1].danger(fears[1].here) > fears[0].danger(fears[0].here)


def berserker(tiles: tuple[str, ...] = ("2A", "17A"), cogs: tuple[str, ...] = (MARCUS,)) -> Scene:
    """The end of China Shop; nobody has the Hammer of Dawn."""
    scene = Scene(cogs, tiles=tiles, mission="china_shop")
    scene.t.stage = 2
    scene.hand(0, *HAND)
    return scene


def test_who_tramples_spares_nobody_for_a_nearer_comrade() -> None:
    dangers = []
    for cogs in ((MARCUS,), (MARCUS, DOM)):
        scene = berserker(cogs=cogs)
        scene.cog(0, "2A.B")
        scene.put("berserker", "2A.A")
        if len(cogs) > 1:
            scene.cog(1, "2A.A")
            scene.hand(1, "assault")
        scene.at_order(0)
        s = seen(scene)
        dangers.append(s.danger(s.here))
    assert dangers[0] == pytest.approx(dangers[1]) != 0


def test_noise_that_brings_her_within_reach_is_dear() -> None:
    scene = berserker()
    scene.cog(0, "17A.E")
    figure = scene.put("berserker", "17A.L")
    scene.at_order(0)
    s = seen(scene)
    row = s.land.move[s.where]
    costs = {}
    for far in (2, 7):
        scene.t.place(figure, next(area for area in range(s.land.areas) if row[area] == far))
        costs[far] = noise(seen(scene), s.where)
    assert costs[2] < costs[7] <= 0


def at_door(hand: tuple[str, ...], comrade: int, cards: tuple[str, ...]) -> str:
    """What Marcus chooses at a door that leads on, with Dom so many moves away."""
    scene = Scene((MARCUS, DOM), tiles=("2A", "9A", "16A"), mission="belly_of_the_beast")
    scene.t.levels = (LocationDeck(2, False, ("12A",)),)
    door = scene.t.doors[0].area
    scene.t.place(0, door)
    row = scene.t.shape.move[door]
    scene.t.place(1, next(area for area in range(len(scene.t.shape.areas)) if row[area] == comrade))
    scene.hand(0, *hand)
    scene.hand(1, *cards)
    scene.put("drone", "2A.D")
    scene.at_order(0)
    return Watched(scene).choice()


def test_a_door_is_opened_with_the_squad_at_hand() -> None:
    rest = ("steady_aim", "explore", "scavenging", "get_up")
    assert at_door(HAND, 1, rest).startswith("explore:")
    assert not at_door(HAND, 8, rest).startswith("explore:"), "too far behind"
    assert not at_door(HAND, 1, rest[:1]).startswith("explore:"), "too weak"


def test_the_door_that_ends_a_stage_waits_for_a_full_hand() -> None:
    stage = [{"objective": {"is": "door_tried", "level": 1}, "wins": True}]
    for hand, tried in ((HAND, True), (HAND[:2], False)):
        scene = Scene((MARCUS,), tiles=("2A", "16A"), patch={"missions": {"emergence": {"stages": stage}}})
        scene.hand(0, *hand)
        scene.t.place(0, scene.t.doors[0].area)
        scene.put("drone", "2A.D")
        scene.at_order(0)
        assert Watched(scene).choice().startswith("explore:") == tried


def test_equipment_that_ends_a_stage_waits_for_a_full_hand() -> None:
    stage = [{"objective": {"is": "equipment_activated", "location": "16A"}, "wins": True}]
    for hand, used in ((HAND, True), (HAND[:3], False)):
        scene = Scene((MARCUS,), tiles=("2A", "16A"), patch={"missions": {"emergence": {"stages": stage}}})
        scene.hand(0, *hand)
        scene.give(0, "lancer", 9)
        scene.t.place(0, next(area for area, tile in scene.t.equipment if tile == "16A"))
        scene.at_order(0)
        assert Watched(scene).choice().startswith("equipment:") == used


def test_on_the_other_map_one_goes_where_both_will_meet() -> None:
    scene = Scene((MARCUS, DOM), tiles=None, mission="scattered")
    scene.t.stage = 1
    for seat in (0, 1):
        s = seen(scene, seat)
        aim = aim_of(s.brief, s.kit, s.land)
        near = [door.area for door in s.brief.doors if s.land.move[s.where][door.area] < 99]
        assert aim.areas == tuple(near)
        assert aim.tries == any(door.area in near and door.ends == 2 for door in s.brief.doors)


def test_nobody_runs_far_ahead_of_the_squad() -> None:
    """The last steps to the goal are worth less while the comrade is far behind."""
    gains = []
    for waits in (False, True):
        scene = Scene((MARCUS, DOM), tiles=("2A", "9A", "12A", "16A"), mission="hive")
        scene.t.levels = (LocationDeck(2, False, ("9B",)),)
        scene.hand(0, *HAND)
        scene.hand(1, "explore", "get_up", "scavenging")
        door = scene.t.doors[0].area
        scene.t.place(0, next(a for a in range(len(scene.t.shape.areas)) if scene.t.shape.move[door][a] == 3))
        if not waits:
            scene.t.place(1, scene.t.area[0])
        scene.at_order(0)
        s = seen(scene)
        gains.append(s.place(door) - s.place(s.here))
    assert gains[1] < gains[0]


def test_a_wound_counts_for_less_where_it_heals_before_long() -> None:
    worths = []
    for rules in ([], [{"rule": "boss_heals_when_idle", "enemy": "boomer"}]):
        stage = [{"objective": {"is": "enemy_killed", "enemy": "boomer"}, "rules": rules, "wins": True}]
        s = seen(against("boomer", "2A.E", {"missions": {"emergence": {"stages": stage}}}))
        worths.append(worth(s, s.locusts[0], 0.0, 1.0, s.here, s.where))
    assert 0 < worths[1] < worths[0]


def wanted(scene: Scene) -> float:
    """The most that something lying about is worth to Marcus."""
    return max([worth for _, worth in errands(seen(scene))], default=0.0)


def test_without_ammo_a_weapon_on_the_ground_is_worth_a_way() -> None:
    found = []
    for tokens in (0, 9):
        scene = Scene((MARCUS,), tiles=("9A", "3A"), patch=PEACE)
        scene.hand(0, *HAND)
        scene.give(0, "lancer", tokens)
        scene.give(0, "snub_pistol", tokens)
        scene.t.dropped = (DroppedWeapon(scene.area("9A.A"), 0, "hammerburst"),)
        scene.at_order(0)
        found.append(wanted(scene))
    assert found[0] > found[1]


def test_the_heavy_gun_is_manned_while_locusts_are_on_its_tile() -> None:
    found = []
    for area in ("16B.H", "2B.A"):
        scene = Scene((MARCUS,), tiles=("2B", "16B"), patch=PEACE)
        scene.hand(0, *HAND)
        scene.put("boomer", area)
        scene.at_order(0)
        found.append(wanted(scene))
    assert found[0] > found[1] == 0


def test_on_a_long_way_dangers_count_less() -> None:
    """Who stops at every Locust never arrives."""
    felt = []
    for objective in ({"is": "no_locust_in_play"}, {"is": "door_tried", "level": 1}):
        stage = [{"objective": objective, "wins": True}]
        scene = Scene((MARCUS, DOM), tiles=("2A", "16A"), patch={"missions": {"emergence": {"stages": stage}}})
        scene.cog(0, "2A.B")
        scene.hand(0, *HAND)
        scene.put("drone", "2A.A")
        scene.at_order(0)
        s = seen(scene)
        felt.append((s.danger(s.here), s.burden(s.locusts[0])))
    assert felt[0][0] > 0
    assert felt[1] == pytest.approx((felt[0][0] / 2, felt[0][1] / 2))


def follows(hand: tuple[str, ...], objective: str) -> bool:
    """Whether Dom goes along with Marcus toward a far exit, or a hole to be sealed."""
    patch: dict[str, Any] = {}
    if objective == "door_tried":
        patch = {"missions": {"emergence": {"stages": [{"objective": {"is": "door_tried", "level": 1}, "wins": True}]}}}
    scene = Scene((MARCUS, DOM), patch=patch)
    scene.t.holes = (scene.area("16A.H"),)
    for seat in (0, 1):
        scene.cog(seat, "2A.A")
    scene.hand(0, *HAND)
    scene.hand(1, *hand)
    scene.at_order(0)
    for choice in ("play_move:order:assault", "move:area:2A.B"):
        scene.choose(choice)
    assert scene.decision.kind == "follow"
    return Watched(scene).choice().startswith("follow:")


def test_three_cards_are_enough_to_follow_on_a_long_way() -> None:
    assert follows(("scavenging", "get_up", "explore"), "door_tried")
    assert not follows(("scavenging", "get_up"), "door_tried")


def test_where_one_is_enough_only_rich_hands_follow() -> None:
    assert follows(("scavenging", "get_up", "explore", "advance"), "all_holes_sealed")
    assert not follows(("scavenging", "get_up", "explore"), "all_holes_sealed")


def test_an_ambush_is_for_the_locust_next_door() -> None:
    """Its attack falls on nobody else."""
    worths = []
    for area in ("2A.A", "2A.B"):
        scene = Scene((MARCUS,), patch=PEACE)
        scene.cog(0, "2A.B")
        scene.hand(0, *HAND, "ambush")
        scene.put("drone", area)
        scene.at_order(0)
        s = seen(scene)
        worths.append(plan(s, s.kit.orders[s.brief.facts.orders.index("ambush")].actions)[0] - s.place(s.here))
    assert worths[0] > 0
    assert worths[1] == 0, "one in the own area cannot be drawn nearer"
