"""Horde Mode's supplies: used cards lie face down until a stage is completed, and a weapon is handed out."""

from __future__ import annotations

from typing import Any

import pytest

from eday.board.missions.supplies import GiveWeapon, turn_up_equipment
from tests.board.scene import BAIRD, DOM, MARCUS, Scene

KINDS = ["ammunition", "grenades"]
NEVER = {"is": "no_locust_in_play"}


def supplied(
    tile: str = "12A", cogs: tuple[str, ...] = (MARCUS, DOM), rules: list[dict[str, Any]] | None = None
) -> Scene:
    """The rule of Horde Mode in force; Marcus stands at the equipment of the tile, far from any fight."""
    rules = [{"rule": "used_equipment_face_down", "kinds": KINDS}] if rules is None else rules
    patch = {"missions": {"emergence": {"stages": [{"rules": rules, "objective": NEVER, "wins": True}]}}}
    s = Scene(cogs, tiles=(tile, "2A"), patch=patch)
    s.hand(0, "advance", "assault", "dig_in", "hold_ground")
    s.t.place(0, s.t.equipment[0].area)
    s.put("wretch", "2A.D")
    s.at_order(0)
    return s


def use(s: Scene) -> None:
    [option] = s.offered("equipment")
    s.choose(option, "discard:order:dig_in")


@pytest.mark.rule("BG-MISSION-HORDE-03")
@pytest.mark.card("equipment:grenades")
def test_used_grenades_are_turned_face_down_and_cannot_be_used() -> None:
    s = supplied("12A")
    grenades = s.tokens(0, "bolo_grenade")
    use(s)
    assert s.tokens(0, "bolo_grenade") == grenades + 1
    assert [tile for _, tile in s.t.equipment] == ["12A", "2A"], "the card stays in play"
    assert s.t.face_down == ("12A",)
    assert s.happened("equipment_turned_down") == [{"tile": "tile:12A"}]
    assert not s.happened("equipment_used_up")
    s.at_order(0)
    assert not s.offered("equipment")
    [reason] = s.game.why_not(0, s.t.area_ref(s.t.area[0]), "equipment")
    assert (reason.rule, reason.key) == ("BG-MISSION-HORDE-03", "why-face-down")


@pytest.mark.rule("BG-MISSION-HORDE-03")
@pytest.mark.card("equipment:ammunition")
def test_used_ammunition_is_turned_face_down_too() -> None:
    s = supplied("1A")
    use(s)
    s.choose("gain_ammo:weapon:lancer", "gain_ammo:weapon:snub_pistol", "enough")
    assert s.t.face_down == ("1A",)


@pytest.mark.rule("BG-MISSION-HORDE-03")
@pytest.mark.card("equipment:weapon")
def test_a_weapon_cache_is_discarded_as_usual() -> None:
    s = supplied("4A")
    use(s)
    s.choose(s.ids[0])
    assert s.t.face_down == ()
    assert [tile for _, tile in s.t.equipment] == ["2A"]


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_without_the_rule_they_are_discarded() -> None:
    s = supplied("12A", rules=[])
    use(s)
    assert s.t.face_down == ()
    assert [tile for _, tile in s.t.equipment] == ["2A"]


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_no_order_card_uses_a_face_down_card() -> None:
    s = supplied("12A")
    use(s)
    s.hand(0, "explore", "advance")
    s.at_order(0)
    s.choose("play_actions:order:explore")
    assert not s.offered("free_equipment")


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_they_come_back_with_the_completed_stage() -> None:
    s = supplied("12A")
    use(s)
    s.t.face_down = (*s.t.face_down, "2A")
    s.t.log = []
    turn_up_equipment(s.t, ("ammunition", "grenades"))
    assert s.t.face_down == ("2A",), "of the kinds named, a weapon cache is not among them"
    assert [event.data["tile"] for event in s.t.log if event.kind == "equipment_turned_up"] == ["tile:12A"]
    s.at_order(0)
    assert s.offered("equipment")


def given(cogs: tuple[str, ...] = (MARCUS, DOM), boomshot: int = -1) -> Scene:
    """The Hammer of Dawn is handed out."""
    s = Scene(cogs)
    s.hand(0, "advance")
    s.hand(1, "advance")
    if boomshot >= 0:
        s.give(boomshot, "boomshot", 1)
    s.at_order(0)
    s.t.push(GiveWeapon(s.t.box.weapon("hammer_of_dawn"), 0))
    s.game._run()
    return s


@pytest.mark.rule("BG-MISSION-HORDE-03")
def test_the_players_choose_who_receives_the_weapon() -> None:
    s = given()
    assert s.decision.kind == "give_weapon"
    assert s.ids == ["give:cog:marcus_fenix", "give:cog:dominic_santiago"]
    s.choose("give:cog:dominic_santiago")
    assert (s.tokens(0, "hammer_of_dawn"), s.tokens(1, "hammer_of_dawn")) == (-1, 0)
    assert s.decision.kind == "order"


@pytest.mark.rule("BG-WEAPON-05")
def test_the_receiver_keeps_to_the_limit() -> None:
    s = given(boomshot=1)
    s.choose("give:cog:dominic_santiago")
    assert (s.decision.seat, s.decision.kind) == (1, "drop_weapon")
    s.choose("drop:weapon:boomshot")
    assert s.tokens(1, "hammer_of_dawn") == 0
    s = given((MARCUS, BAIRD), boomshot=1)
    s.choose("give:cog:damon_baird")
    assert s.decision.kind == "order"


def test_with_no_copy_left_nobody_receives_it() -> None:
    s = Scene((MARCUS, DOM))
    s.hand(0, "advance")
    s.give(0, "hammer_of_dawn", 1)
    s.at_order(0)
    s.t.push(GiveWeapon(s.t.box.weapon("hammer_of_dawn"), 0))
    s.game._run()
    assert s.decision.kind == "order"
    assert s.tokens(1, "hammer_of_dawn") == -1


def asked_for(location: str) -> Scene:
    """A mission that is won by activating the equipment of 12A; Marcus stands at that of `location`."""
    stages = [{"objective": {"is": "equipment_activated", "location": "12A"}, "wins": True}]
    s = Scene((MARCUS, DOM), tiles=("12A", "16A"), patch={"missions": {"emergence": {"stages": stages}}})
    s.hand(0, "advance", "assault", "dig_in")
    s.t.place(0, next(area for area, tile in s.t.equipment if tile == location))
    s.at_order(0)
    return s


@pytest.mark.rule("BG-MISSION-BELLY-05")
def test_activating_the_equipment_the_objective_names_ends_the_stage() -> None:
    s = asked_for("12A")
    grenades = s.tokens(0, "bolo_grenade")
    [option] = s.offered("equipment")
    s.choose(option, "discard:order:dig_in")
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "cog"
    assert s.tokens(0, "bolo_grenade") == grenades + 1


@pytest.mark.rule("BG-MISSION-BELLY-05")
def test_other_equipment_does_not() -> None:
    s = asked_for("16A")
    [option] = s.offered("equipment")
    s.choose(option, "discard:order:dig_in")
    assert s.game.outcome is None
