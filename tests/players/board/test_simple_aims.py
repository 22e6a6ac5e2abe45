"""The simple bot where the mission shows it the way."""

from __future__ import annotations

from typing import Any

import pytest

from eday.board.orders.gear import DropWeapon
from eday.board.pieces import LocationDeck
from eday.players.board.aims import LURING
from eday.players.board.kit import kit_of
from eday.players.board.land import land_of
from eday.players.board.shots import noise
from eday.players.board.situation import Situation
from tests.board.scene import DOM, MARCUS, Scene
from tests.players.board.test_simple_scenes import Watched


def asked(objective: dict[str, Any], *, tiles: tuple[str, ...], enemies: dict[str, str] | None = None) -> Scene:
    """Marcus alone in a mission of one stage with that objective."""
    mission: dict[str, Any] = {"stages": [{"objective": objective, "wins": True}]}
    if enemies:
        mission["enemies"] = enemies
    return Scene((MARCUS,), tiles=tiles, patch={"missions": {"emergence": mission}})


BERSERKER = {"A": "wretch", "B": "drone", "C": "berserker"}
LAST_STAGE = 2
HAND = ("assault", "advance", "hold_ground", "dig_in", "double_tap")


def last_stand() -> Scene:
    """The end of China Shop: the Berserker has to die."""
    s = Scene((MARCUS,), tiles=("2A", "17A"), mission="china_shop")
    s.t.stage = LAST_STAGE
    s.hand(0, *HAND)
    return s


def test_it_uses_the_equipment_the_mission_asks_for() -> None:
    s = asked({"is": "equipment_activated", "location": "16A"}, tiles=("2A", "16A"))
    s.hand(0, *HAND)
    s.give(0, "lancer", 9)
    s.t.place(0, next(area for area, tile in s.t.equipment if tile == "16A"))
    s.at_order(0)
    assert Watched(s).choice().startswith("equipment:")


def test_it_gathers_strength_before_it_ends_a_stage_by_equipment() -> None:
    s = asked({"is": "equipment_activated", "location": "16A"}, tiles=("2A", "16A"))
    s.hand(0, *HAND[:4])
    s.give(0, "lancer", 9)
    s.t.place(0, next(area for area, tile in s.t.equipment if tile == "16A"))
    s.at_order(0)
    assert not Watched(s).choice().startswith("equipment:")


def approaches(s: Scene, goal: int) -> bool:
    """Whether Marcus ends his order step nearer to an area."""
    before = s.t.shape.move[s.t.area[0]][goal]
    s.at_order(0)
    Watched(s).play()
    return s.t.shape.move[s.t.area[0]][goal] < before


def test_it_walks_to_that_equipment() -> None:
    s = asked({"is": "equipment_activated", "location": "16A"}, tiles=("12B", "2A", "16A"))
    s.cog(0, "2A.B")
    s.hand(0, "roadie_run", "advance", "assault", "hold_ground")
    assert approaches(s, next(area for area, tile in s.t.equipment if tile == "16A"))


def test_it_walks_to_the_keycode_while_the_way_is_locked() -> None:
    """13B, which Belly of the Beast asks for, is in a level that is locked."""
    s = Scene((MARCUS,), tiles=("12B", "2A", "16A"), mission="belly_of_the_beast")
    s.t.levels = (LocationDeck(3, True, ("13B",)),)
    s.cog(0, "2A.B")
    s.hand(0, "roadie_run", "advance", "assault", "hold_ground")
    assert approaches(s, next(area for area, tile in s.t.equipment if tile == "12B"))


def test_it_opens_the_door_the_mission_names() -> None:
    s = asked({"is": "door_tried", "level": 1}, tiles=("2A", "16A"))
    s.hand(0, *HAND)
    s.t.place(0, s.t.doors[0][0])
    s.at_order(0)
    assert Watched(s).choice().startswith("explore:")


def test_with_a_thin_hand_it_waits_at_a_door_on_the_way() -> None:
    s = Scene((MARCUS,), tiles=("2A", "16A"), mission="belly_of_the_beast")
    s.t.levels = (LocationDeck(2, False, ("9A",)),)
    s.hand(0, "assault", "advance")
    s.put("drone", "2A.D")
    s.t.place(0, s.t.doors[0][0])
    s.at_order(0)
    assert not Watched(s).choice().startswith("explore:")


def test_it_goes_to_the_exit_of_the_last_tile() -> None:
    s = asked({"is": "cog_enters_last_tile", "level": 1}, tiles=("2A", "9A"))
    s.t.levels = (LocationDeck(1, False, ("16A",)),)
    s.cog(0, "2A.B")
    s.hand(0, "roadie_run", "advance", "assault", "hold_ground")
    assert approaches(s, s.t.shape.exit_of_tile[-1])


def test_it_fires_the_heavy_gun() -> None:
    s = asked({"is": "no_locust_in_play"}, tiles=("2B", "16B"))
    s.hand(0, "scavenging", "dig_in", "explore")
    s.cog(0, "16B.G")
    boomer = s.put("boomer", "16B.H")
    s.at_order(0)
    assert Watched(s).choice() == f"gun_attack:{s.ref(boomer)}"


def test_it_takes_the_junker_when_that_saves_a_long_way() -> None:
    s = asked({"is": "all_cogs_at_exit", "levels": [1]}, tiles=("14A", "12A", "16A", "9A"))
    s.hand(0, *HAND)
    s.give(0, "lancer", 9)
    s.cog(0, "14A.D")
    s.put("wretch", "14A.A")
    s.at_order(0)
    watched = Watched(s)
    assert watched.choice() == "equipment:area:14A.D"
    watched.play()
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"


def hammer(tokens: int) -> Scene:
    """Marcus holds the Hammer of Dawn; the Berserker is in his sight."""
    s = last_stand()
    s.give(0, "hammer_of_dawn", tokens)
    s.cog(0, "17A.E")
    s.put("berserker", "17A.L")
    s.t.equipment = ()
    s.at_order(0)
    return s


def test_it_charges_the_hammer() -> None:
    s = hammer(0)
    chosen = Watched(s).play()
    assert "charge:weapon:hammer_of_dawn" in chosen


def test_only_the_hammer_is_fired_at_a_fresh_berserker() -> None:
    s = hammer(1)
    attacks = [choice for choice in Watched(s).play() if choice.startswith("attack:")]
    assert attacks
    assert attacks[0].startswith("attack:hammer_of_dawn.overkill:figure:berserker")


def test_it_fetches_the_hammer() -> None:
    s = last_stand()
    s.give(0, "lancer", 9)
    s.cog(0, "17A.E")
    s.put("berserker", "2A.B")
    s.at_order(0)
    assert Watched(s).choice() == "equipment:area:17A.E"


def test_it_never_puts_the_hammer_away() -> None:
    s = hammer(1)
    s.give(0, "boomshot", 1)
    s.give(0, "longshot", 1)
    s.t.push(DropWeapon(0))
    s.game._run()
    assert s.decision.kind == "drop_weapon"
    assert Watched(s).choice() != "drop:weapon:hammer_of_dawn"


@pytest.mark.parametrize(("ammo", "gone"), [(4, "hammerburst"), (0, "gnasher")])
def test_it_puts_an_empty_weapon_away(ammo: int, gone: str) -> None:
    s = Scene((DOM,))
    for weapon, tokens in (("gnasher", ammo), ("snub_pistol", 1), ("hammerburst", 0), ("longshot", 1)):
        s.give(0, weapon, tokens)
    s.t.push(DropWeapon(0))
    s.game._run()
    assert Watched(s).choice() == f"drop:weapon:{gone}"


def test_it_makes_noise_at_the_exit_to_lure_her_in() -> None:
    """Nothing it carries can hurt her, but one more step takes her where the mission wants her."""
    s = asked({"is": "enemy_enters_exit", "enemy": "berserker", "level": 1}, tiles=("2A", "17A"), enemies=BERSERKER)
    door = s.t.doors[0][0]
    s.t.place(0, door)
    s.hand(0, *HAND)
    near = next(area for area in s.t.shape.neighbours[door] if s.t.shape.sees(door, -1, area, -1))
    s.put("berserker", s.t.shape.areas[near])
    s.at_order(0)
    Watched(s).play()
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"


def test_it_rather_walks_on_to_the_exit_than_make_noise_on_the_way() -> None:
    """She follows those who walk as well, and a shot that hurts nobody is a turn lost."""
    s = asked({"is": "enemy_enters_exit", "enemy": "berserker", "level": 1}, tiles=("2A", "17A"), enemies=BERSERKER)
    row = s.t.shape.move[s.t.doors[0][0]]
    areas = range(len(s.t.shape.areas))
    s.t.place(0, next(area for area in areas if row[area] == 3))
    s.put("berserker", s.t.shape.areas[max(areas, key=lambda area: row[area])])
    s.at_order(0)
    brief = s.game.brief(0)
    assert brief.shape is not None
    situation = Situation(brief, kit_of(brief.facts), land_of(brief.shape))
    assert 0 < noise(situation, situation.where) < LURING


def test_it_does_not_burst_a_ticker_in_its_own_area_when_another_is_far() -> None:
    s = asked({"is": "no_locust_in_play"}, tiles=("2A", "16A"), enemies={"A": "ticker", "B": "drone"})
    s.hand(0, "hold_ground")
    s.cog(0, "2A.B")
    beside = s.put("ticker", "2A.B")
    far = s.put("ticker", "2A.E")
    s.at_order(0)
    s.choose("play_attack:order:hold_ground")
    choice = Watched(s).choice()
    assert choice.endswith(s.ref(far))
    assert not choice.endswith(s.ref(beside))
