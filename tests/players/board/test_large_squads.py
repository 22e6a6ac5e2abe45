"""What the base policy does otherwise with three COGs and more, where many AI cards pass between two turns of one."""

from __future__ import annotations

from typing import Any

import pytest

from eday.board.pieces import Door, LocationDeck
from eday.players.board.aims import aim_of
from eday.players.board.reactions import score_guard
from eday.players.board.shots import noise, worth
from eday.players.board.situation import Situation
from tests.board.scene import COLE, DOM, MARCUS, Scene
from tests.players.board.test_habits import HAND, seen
from tests.players.board.test_simple_scenes import Watched

PAIR = (MARCUS, DOM)
THREE = (MARCUS, DOM, COLE)
REST = ("steady_aim", "explore", "scavenging", "get_up")
SHOOTING, BOOMERS, TICKERS = 13, 16, 28


def facing(kind: str, cogs: tuple[str, ...], mission: str = "emergence", **more: Any) -> Scene:
    """The squad in an area, and a Locust that looks on."""
    scene = Scene(cogs, mission=mission, **more)
    for seat in range(len(cogs)):
        scene.cog(seat, "2A.B")
    scene.hand(0, *HAND)
    scene.put(kind, "2A.A")
    return scene


def asked_to_guard(scene: Scene, card: int) -> None:
    """Resolve an AI card until Dom may guard."""
    scene.at_locusts(card)
    while scene.decision.kind != "guard" or scene.decision.seat != 1:
        scene.choose("pass" if "pass" in scene.ids else scene.ids[0])


def guarding(hand: tuple[str, ...], cogs: tuple[str, ...] = THREE) -> float:
    """What Dom makes of a guard against a Drone that is about to shoot."""
    scene = facing("drone", cogs)
    scene.hand(1, *hand)
    asked_to_guard(scene, SHOOTING)
    scored = score_guard(seen(scene, 1), scene.decision)
    return max(score for score, option in scored if option.kind == "guard")


def test_a_blow_is_foreseen_by_the_card_being_resolved() -> None:
    strikes = []
    for card in (SHOOTING, BOOMERS, 0):
        scene = facing("drone", THREE)
        scene.t.ai_card = card
        s = seen(scene)
        strikes.append(s.strike(s.locusts[0]))
    assert strikes[0] > 0
    assert strikes[1:] == [0, 0]


def test_a_kill_is_worth_more_before_the_blow_falls() -> None:
    s = seen(facing("drone", THREE))
    locust = s.locusts[0]
    before = worth(s, locust, 1.0, 0.0, s.here, s.where)
    locust.imminent = 2.0
    assert worth(s, locust, 1.0, 0.0, s.here, s.where) == pytest.approx(before + 2.0)


def test_a_guard_is_cheap_where_healing_would_be_wasted() -> None:
    full = ("ambush", "suppressing_fire", "hold_ground", "double_tap", "steady_aim")
    assert guarding(full) > guarding(full[:4]) + 0.2


def test_who_blows_itself_up_is_not_waited_for() -> None:
    """A Ticker is best shot while it is far away, not when it is about to attack."""
    scene = facing("ticker", THREE, "roadblocks")
    scene.hand(1, "ambush", "suppressing_fire", "hold_ground", "double_tap")
    asked_to_guard(scene, TICKERS)
    s = seen(scene, 1)
    assert s.strike(s.locusts[0]) > 0
    score_guard(s, scene.decision)
    assert s.locusts[0].imminent == 0


def at_keycode(cogs: tuple[str, ...], key: str = "16A.A") -> Scene:
    """Belly of the Beast once all is open but the way to 13B, with a door of its own on the first tile."""
    scene = Scene(cogs, tiles=("2A", "9A", "16A", "12B"), mission="belly_of_the_beast")
    t = scene.t
    t.levels = (LocationDeck(3, True, ("13B",)),)
    t.doors = (Door(t.shape.exit_of_tile[-1], 3, 2, 0), Door(scene.area("2A.A"), 0, 0, 3))
    for seat in range(len(cogs)):
        scene.cog(seat, "9A.A")
        scene.hand(seat, *REST)
    scene.cog(0, key)
    scene.hand(0, *HAND)
    scene.at_order(0)
    return scene


def way_of(scene: Scene, seat: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Where a COG goes by its aim: the goal, its post; who is on the other errand."""
    s = seen(scene, seat)
    aim = aim_of(s.brief, s.kit, s.land)
    return aim.areas, aim.post, aim.apart


def test_one_goes_for_the_key_and_the_others_back_to_the_door() -> None:
    scene = at_keycode(THREE)
    key = next(area for area, tile in scene.t.equipment if tile == "12B")
    door = scene.area("2A.A")
    assert way_of(scene, 0) == ((key,), (), (1, 2))
    assert way_of(scene, 1) == ((key,), (door,), (0,))
    s = seen(scene, 1)
    assert s.place(scene.area("2A.B")) > s.place(scene.area("16A.A"))


def test_two_go_for_the_key_together() -> None:
    scene = at_keycode(PAIR)
    assert way_of(scene, 0)[1:] == way_of(scene, 1)[1:] == ((), ())


def test_nobody_turns_back_while_a_door_before_the_key_is_closed() -> None:
    scene = at_keycode(THREE)
    scene.t.levels = (LocationDeck(2, False, ("9B",)), *scene.t.levels)
    assert way_of(scene, 1)[1:] == ((), ())


def at_door(cogs: tuple[str, ...]) -> str:
    """What Marcus chooses at a door that leads on, with everybody else far behind."""
    scene = Scene(cogs, tiles=("2A", "9A", "16A"), mission="hive")
    scene.t.levels = (LocationDeck(2, False, ("12A",)),)
    for seat in range(1, len(cogs)):
        scene.hand(seat, *REST[seat - 1 : seat + 1])
    scene.t.place(0, scene.t.doors[0].area)
    scene.hand(0, *HAND)
    scene.put("drone", "2A.D")
    scene.at_order(0)
    return Watched(scene).choice()


def test_a_large_squad_opens_doors_before_it_has_gathered() -> None:
    assert at_door(THREE).startswith("explore:")
    assert not at_door(PAIR).startswith("explore:")


def used(cogs: tuple[str, ...]) -> bool:
    """Whether equipment that ends a stage is used with three and four cards in the hands."""
    stage = [{"objective": {"is": "equipment_activated", "location": "16A"}, "wins": True}]
    scene = Scene(cogs, tiles=("2A", "16A"), patch={"missions": {"emergence": {"stages": stage}}})
    scene.hand(0, *HAND[:4])
    for seat in range(1, len(cogs)):
        scene.hand(seat, *REST[:3])
    scene.give(0, "lancer", 9)
    scene.t.place(0, next(area for area, tile in scene.t.equipment if tile == "16A"))
    scene.at_order(0)
    return Watched(scene).choice().startswith("equipment:")


def test_a_large_squad_ends_a_stage_with_less_in_hand() -> None:
    assert used(THREE)
    assert not used(PAIR)


def luring(cogs: tuple[str, ...]) -> Situation:
    """The beginning of China Shop, with the Berserker a few areas away."""
    scene = Scene(cogs, tiles=("2A", "9A"), mission="china_shop")
    scene.cog(0, "9A.A")
    scene.put("berserker", "2A.B")
    scene.hand(0, *HAND)
    scene.at_order(0)
    return seen(scene)


def test_a_large_squad_hurries_to_where_the_berserker_is_lured() -> None:
    few, many = luring(PAIR), luring(THREE)
    assert many.aim().drive > few.aim().drive
    assert noise(many, many.where) > noise(few, few.where)


def test_who_lures_her_fears_the_cards_of_comrades_turns() -> None:
    dangers = []
    for cogs in (PAIR, THREE):
        scene = facing("berserker", cogs, "china_shop", tiles=("2A", "9A"))
        scene.at_order(0)
        s = seen(scene)
        dangers.append(s.danger(s.here) / s.aim().care)
    assert dangers[1] > 1.5 * dangers[0] > 0


def test_on_a_way_that_one_can_go_for_all_half_of_each_danger_counts() -> None:
    """Where all have to arrive a large squad runs."""
    cares = []
    for objective in ({"is": "door_tried", "level": 1}, {"is": "all_cogs_at_exit", "levels": [1]}):
        stage = [{"objective": objective, "wins": True}]
        for cogs in ((MARCUS,), PAIR, THREE):
            s = seen(facing("drone", cogs, patch={"missions": {"emergence": {"stages": stage}}}))
            cares.append(s.aim().care)
    assert cares == pytest.approx([1.0, 1 / 2, 1 / 2, 1.0, 1 / 2, 1 / 3])
