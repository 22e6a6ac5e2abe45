"""The Hammer of Dawn lies on tile 17A, and nowhere else."""

from __future__ import annotations

import pytest

from eday.content.board import load
from tests.board.scene import BAIRD, DOM, LAST_STAND, MARCUS, Scene

pytestmark = pytest.mark.card("equipment:hammer_of_dawn")
PLACE = "17A.E"


def found(cogs: tuple[str, ...] = (MARCUS, DOM)) -> Scene:
    s = Scene(cogs, tiles=("2A", "17A"))
    s.hand(0, "advance", "assault", "hold_ground")
    s.cog(0, PLACE)
    s.at_order(0)
    return s


@pytest.mark.rule("BG-MISSION-CHINA-05")
def test_it_is_found_on_17a_without_ammo() -> None:
    s = found()
    s.choose(f"equipment:area:{PLACE}", "discard:order:advance")
    assert s.tokens(0, "hammer_of_dawn") == 0
    assert s.t.supply[s.t.box.weapon("hammer_of_dawn")] == 0, "the only one there is"
    assert ("17A" in [tile for _, tile in s.t.equipment]) is False
    assert s.happened("weapon_gained") == [{"seat": 0, "weapon": "weapon:hammer_of_dawn", "tokens": 0}]


@pytest.mark.rule("BG-MISSION-CHINA-05")
def test_no_other_location_has_it_and_17a_is_the_last_level_of_china_shop() -> None:
    content = load()
    assert [place.id for place in content.locations.values() if place.equipment == "hammer_of_dawn"] == ["17A"]
    assert content.missions["china_shop"].levels[-1].locations == ("17A",)


@pytest.mark.rule("BG-WEAPON-05")
def test_over_the_limit_one_weapon_goes() -> None:
    s = found()
    s.give(0, "boomshot", 1)
    s.choose(f"equipment:area:{PLACE}", "discard:order:advance")
    assert s.decision.kind == "drop_weapon"
    s.choose("drop:weapon:boomshot")
    assert s.tokens(0, "hammer_of_dawn") == 0


@pytest.mark.rule("BG-WEAPON-06")
def test_baird_carries_one_more() -> None:
    s = found((BAIRD, DOM))
    s.give(0, "boomshot", 1)
    s.choose(f"equipment:area:{PLACE}")
    assert s.decision.kind == "order"
    assert s.tokens(0, "hammer_of_dawn") == 0


@pytest.mark.rule("BG-MISSION-CHINA-05", "BG-FAQ-20")
def test_charged_it_wounds_a_fresh_berserker() -> None:
    patch = {"missions": {"emergence": {"enemies": {"C": "berserker"}, "stages": LAST_STAND}}}
    s = Scene((MARCUS, DOM), tiles=("2A", "17A"), patch=patch)
    s.hand(0, "advance", "assault", "hold_ground")
    s.cog(0, PLACE)
    berserker = s.put("berserker", "17A.B")
    s.at_order(0)
    s.choose(f"equipment:area:{PLACE}", "discard:order:advance")
    assert f"attack:hammer_of_dawn.overkill:{s.ref(berserker)}" not in s.ids
    s.choose("play_attack:order:assault", "charge:weapon:hammer_of_dawn")
    assert s.tokens(0, "hammer_of_dawn") == 1
    s.hand(0, "advance", "hold_ground")
    s.at_order(0)
    s.attack_dice("two_wounds", "one_wound", "one_wound", "blank", "blank", "blank")
    s.defense_dice(*["blank"] * 4)
    s.choose("play_attack:order:advance", f"attack:hammer_of_dawn.overkill:{s.ref(berserker)}")
    assert s.t.marker[berserker] == 1
    assert s.tokens(0, "hammer_of_dawn") == 0
