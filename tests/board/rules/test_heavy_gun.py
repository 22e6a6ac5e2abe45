"""The Troika heavy MG of location 16B: six dice at a Locust of its tile, in place of an order card."""

from __future__ import annotations

import pytest

from eday.board.combat.heavy_gun import GunAttack
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Reason
from eday.kernel.table import frames_of
from tests.board.scene import BAIRD, DOM, LAST_STAND, MARCUS, Scene

pytestmark = pytest.mark.card("equipment:troika_heavy_mg")
GUN = "16B.G"


def manned(*cards: str, cogs: tuple[str, ...] = (MARCUS, DOM), area: str = GUN) -> Scene:
    """The first COG at the gun with these cards; 16B.H is in its sight, and so is 2B.G of the tile before."""
    s = Scene(cogs, tiles=("2B", "16B"))
    s.hand(0, *cards)
    s.cog(0, area)
    return s


def fire(s: Scene, figure: int) -> str:
    return f"gun_attack:{s.ref(figure)}"


@pytest.mark.rule("BG-FAQ-25")
def test_one_locust_with_six_dice() -> None:
    """Two boomers in one area: the wounds are one's alone."""
    s = manned("advance", "assault")
    hit, spared = s.put("boomer", "16B.H"), s.put("boomer", "16B.H")
    s.at_order(0)
    assert s.offered("gun_attack") == [fire(s, hit), fire(s, spared)]
    s.attack_dice(*["two_wounds"] * 6)
    s.defense_dice(*["blank"] * 3)
    s.choose(fire(s, hit), "discard:order:advance")
    assert s.t.rolls[0] == 6
    assert s.happened("wounds_dealt") == [{"figure": s.ref(hit), "wounds": 12}]
    assert (s.where(hit), s.where(spared), s.t.marker[spared]) == (None, "16B.H", 0)
    assert s.happened("attack_declared")[0] == {
        "attacker": "cog:marcus_fenix",
        "target": s.ref(hit),
        "equipment": "troika_heavy_mg",
    }


@pytest.mark.rule("BG-FAQ-25")
def test_omens_do_nothing() -> None:
    s = manned("advance", "assault")
    drone = s.put("drone", "16B.H")
    s.at_order(0)
    s.attack_dice(*["omen"] * 6)
    s.defense_dice(*["blank"] * 3)
    s.choose(fire(s, drone), "discard:order:advance")
    assert s.happened("dice_rolled")[0]["attack"] == ["omen"] * 6
    assert s.happened("attack_missed")
    assert (s.where(drone), s.t.marker[drone]) == ("16B.H", 0)


@pytest.mark.rule("BG-FAQ-25", "BG-SPECIAL-03")
def test_once_a_turn_and_no_order_card_after_it() -> None:
    """The gun takes the place of the order card; without a special action left the turn goes on to the Locusts."""
    s = manned("advance", "assault", "dig_in")
    drone = s.put("drone", "16B.H")
    s.t.ai_deck, s.t.picks = (13,), [0]
    s.at_order(0)
    s.attack_dice(*["blank"] * 6)
    s.choose(fire(s, drone), "discard:order:advance")
    assert not s.happened("order_played")
    assert s.hand_names(0) == ["assault", "dig_in"], "one card pays, none is played"
    s.wind_up()
    assert s.t.step == "locust"


@pytest.mark.rule("BG-FAQ-25")
def test_the_card_stays_and_fires_again_next_turn() -> None:
    s = manned("advance", "assault")
    drone = s.put("drone", "16B.H")
    s.at_order(0)
    s.attack_dice(*["blank"] * 6)
    s.choose(fire(s, drone), "discard:order:advance")
    assert s.t.equipment == ((s.area(GUN), "16B"),)
    s.begin_turn(0)
    s.choose("heal:0")
    assert s.offered("gun_attack")


@pytest.mark.rule("BG-SPECIAL-06")
def test_the_turn_must_have_begun_at_the_gun() -> None:
    s = manned("advance", "assault", area="16B.F")
    s.put("drone", "16B.H")
    s.at_heal(0)
    s.cog(0, GUN)
    s.choose("heal:0")
    assert not s.offered("gun_attack")
    [reason] = s.game.why_not(0, f"area:{GUN}", "equipment")
    assert (reason.key, dict(reason.args)) == ("why-gun-began-elsewhere", {"area": f"area:{GUN}"})


@pytest.mark.rule("BG-SPECIAL-06")
def test_the_cog_must_be_at_the_gun_now() -> None:
    s = manned("advance", "assault", area="16B.F")
    s.put("drone", "16B.H")
    s.at_order(0)
    s.t.began_at = (s.area(GUN), s.area(GUN))
    assert not s.offered("gun_attack")
    assert [r.key for r in s.game.why_not(0, f"area:{GUN}", "equipment")] == ["why-stand-at-equipment"]


@pytest.mark.rule("BG-SPECIAL-06")
def test_instead_of_an_order_card_not_besides_one() -> None:
    s = manned("hold_ground", "assault", "explore")
    s.put("drone", "16B.H")
    s.at_order(0)
    assert not s.offered("equipment"), "the gun is no ordinary special action"
    s.choose("play_actions:order:explore")
    assert not s.offered("gun_attack")
    assert not s.offered("equipment")
    assert not s.offered("free_equipment"), "nor can a card grant it for free"
    assert "why-gun-order-played" in [r.key for r in s.game.why_not(0, f"area:{GUN}", "equipment")]


@pytest.mark.rule("BG-SPECIAL-06")
def test_only_locusts_of_the_tile_that_are_in_sight() -> None:
    s = manned("advance", "assault")
    near, beyond, hidden = s.put("drone", "16B.F"), s.put("drone", "2B.G"), s.put("drone", "16B.A")
    assert s.t.sees(0, beyond)
    assert not s.t.sees(0, hidden)
    s.at_order(0)
    assert s.offered("gun_attack") == [fire(s, near)]
    assert [r.key for r in s.game.why_not(0, s.ref(beyond), "gun_attack")] == ["why-gun-other-tile"]
    assert s.game.why_not(0, s.ref(hidden), "gun_attack") == [
        Reason("BG-ATTACK-15", "why-no-sight", {"figure": s.ref(hidden)})
    ]
    s.cog(0, "16B.F")
    s.at_order(0)
    assert s.game.why_not(0, s.ref(near), "gun_attack") == [
        Reason("BG-SPECIAL-06", "why-no-equipment", {"area": "area:16B.F"})
    ]


@pytest.mark.rule("BG-FAQ-19")
def test_it_is_not_fired_at_nothing() -> None:
    s = manned("advance", "assault")
    s.put("drone", "2B.G")
    s.at_order(0)
    assert not s.offered("gun_attack")
    assert [r.key for r in s.game.why_not(0, f"area:{GUN}", "equipment")] == ["why-gun-no-target"]


@pytest.mark.rule("BG-SPECIAL-08")
def test_the_last_card_may_pay_for_it() -> None:
    """No order card has to be played after it, so none has to be kept back."""
    s = manned("advance")
    drone = s.put("drone", "16B.H")
    s.at_order(0)
    s.attack_dice(*["one_wound"] * 6)
    s.choose(fire(s, drone))
    assert s.t.hand[0] == ()
    assert s.happened("card_discarded")[0] == {"seat": 0, "card": "order:advance", "why": "equipment"}


@pytest.mark.rule("BG-SPECIAL-01")
def test_baird_pays_no_card() -> None:
    s = manned("advance", cogs=(BAIRD, DOM))
    drone = s.put("drone", "16B.H")
    s.at_order(0)
    s.choose(fire(s, drone))
    assert s.hand_names(0) == ["advance"]
    assert s.happened("attack_declared")


@pytest.mark.rule("BG-SPECIAL-03", "BG-SPECIAL-05")
def test_other_special_actions_before_and_after() -> None:
    s = manned("advance", "assault", "dig_in", "explore")
    s.cog(1, GUN)
    s.bleed(1)
    drone = s.put("drone", "16B.H")
    s.at_order(0)
    s.attack_dice(*["blank"] * 6)
    s.choose(fire(s, drone), "discard:order:advance")
    assert s.decision.kind == "gun_fired"
    assert [option for option in s.ids if option not in s.offered("drop")] == ["revive:cog:dominic_santiago", "skip"]
    s.choose("revive:cog:dominic_santiago", "discard:order:assault")
    assert not s.t.bleeding[1]
    s.wind_up()
    assert s.t.step == "locust"


@pytest.mark.rule("BG-ATTACK-06")
def test_cover_helps_against_it_and_range_does_not_matter() -> None:
    """A drone (1 die) two areas away in full cover."""
    s = manned("advance", "assault")
    drone = s.put("drone", "16B.E", "16B.c9")
    s.at_order(0)
    odds = s.game.odds(fire(s, drone))
    assert odds is not None
    assert odds["attack_dice"] == [[6, "heavy_gun", "BG-FAQ-25"]]
    assert odds["defense_dice"] == [[1, "defense", "BG-ATTACK-05"], [2, "full_cover", "BG-ATTACK-06"]]
    s.choose(fire(s, drone), "discard:order:advance")
    assert s.t.rolls[:2] == [6, 3]


@pytest.mark.rule("BG-FAQ-25")
def test_odds_count_no_omens() -> None:
    """A wretch without defense and health 1 would die of any wound: only blanks and omens spare it."""
    patch = {"enemies": {"wretch": {"defense": 0, "health": 1}}}
    s = Scene((MARCUS, DOM), tiles=("2B", "16B"), patch=patch)
    s.hand(0, "advance", "assault")
    s.cog(0, GUN)
    wretch = s.put("wretch", "16B.H")
    s.at_order(0)
    odds = s.game.odds(fire(s, wretch))
    assert odds is not None
    assert odds["nothing"] == pytest.approx((2 / 6) ** 6)
    assert odds["kill"] == pytest.approx(1 - (2 / 6) ** 6)


@pytest.mark.rule("BG-FAQ-05")
def test_a_shield_leaves_no_hand_for_it() -> None:
    s = manned("advance", "assault")
    s.put("drone", "16B.H")
    s.give(0, "boomshield", 0)
    s.at_order(0)
    assert not s.offered("gun_attack")
    assert [r.key for r in s.game.why_not(0, f"area:{GUN}", "equipment")] == ["why-gun-shield"]


@pytest.mark.rule("BG-FAQ-20")
def test_it_does_not_pierce_the_hide_of_a_fresh_berserker() -> None:
    patch = {"missions": {"emergence": {"enemies": {"C": "berserker"}, "stages": LAST_STAND}}}
    s = Scene((MARCUS, DOM), tiles=("2B", "16B"), patch=patch)
    s.hand(0, "advance", "assault")
    s.cog(0, GUN)
    berserker = s.put("berserker", "16B.H")
    s.at_order(0)
    odds = s.game.odds(fire(s, berserker))
    assert odds is not None
    assert (odds["kill"], odds["wound"]) == (0, 0)
    s.attack_dice(*["two_wounds"] * 6)
    s.choose(fire(s, berserker), "discard:order:advance")
    assert s.t.marker[berserker] == 0
    assert s.t.area[berserker] >= 0


@pytest.mark.rule("BG-BERSERKER-06")
def test_the_gun_is_as_loud_as_any_attack() -> None:
    patch = {"missions": {"emergence": {"enemies": {"C": "berserker"}, "stages": LAST_STAND}}}
    s = Scene((MARCUS, DOM), tiles=("2B", "16B"), patch=patch)
    s.hand(0, "advance", "assault")
    s.cog(0, GUN)
    berserker = s.put("berserker", "16B.D")
    s.at_order(0)
    s.choose(fire(s, berserker), "discard:order:advance")
    assert s.happened("figure_moved")[0] == {"figure": s.ref(berserker), "origin": "area:16B.D", "to": "area:16B.H"}


def test_the_attack_survives_a_save() -> None:
    s = manned("advance", "assault")
    table = s.t.copy()
    table.push(GunAttack(0, 5, "16B"))
    again = BoardTable(table.box)
    again.restore(table.dump(), frames_of(BoardFrame))
    assert again.stack[-1].dump() == table.stack[-1].dump()
