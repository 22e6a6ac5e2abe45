"""Why a special action is not on offer."""

from __future__ import annotations

import pytest

from eday.kernel import Reason
from tests.board.asking import DOMINIC, brief, why
from tests.board.rules.gallery import arm, drop, gallery, hold, play
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene


def ward(*cards: str, cog: str = COLE) -> Scene:
    """Seat 0 in B, where the equipment is, with these cards; Dom bleeds there; a Hammerburst lies there."""
    s = gallery(cog, DOM, MARCUS)
    for seat in (0, 1):
        s.cog(seat, "2A.B")
    s.bleed(1)
    drop(s, "hammerburst", "2A.B")
    drop(s, "boomshot", "2A.F", "boomer")
    hold(s, 0, *cards)
    s.at_order(0)
    return s


SPECIALS = [("revive", DOMINIC), ("pick_up", "weapon:hammerburst"), ("equipment", "area:2A.B")]


@pytest.mark.parametrize(("kind", "ref"), SPECIALS)
def test_a_special_action_on_offer_needs_no_reason(kind: str, ref: str) -> None:
    s = ward("assault", "advance")
    assert why(s, ref, kind) == why(s, ref) == []


@pytest.mark.parametrize(("kind", "ref"), SPECIALS)
def test_no_card_to_pay_before_the_order(kind: str, ref: str) -> None:
    s = ward("assault")
    assert why(s, ref, kind) == [Reason("BG-SPECIAL-08", "why-special-no-card", {"action": kind})]


@pytest.mark.parametrize(("kind", "ref"), SPECIALS)
def test_no_card_to_pay_after_the_order(kind: str, ref: str) -> None:
    s = ward("assault")
    s.choose("play_actions:order:assault")
    assert [key for _, key in brief(s, ref, kind)] == ["why-special-no-card"]
    s = ward("assault", "advance")
    s.choose("play_actions:order:assault")
    assert why(s, ref, kind) == []


@pytest.mark.parametrize(("kind", "ref"), SPECIALS[1:])
def test_baird_needs_no_card_for_gear(kind: str, ref: str) -> None:
    assert why(ward("assault", cog=BAIRD), ref, kind) == []


def test_baird_needs_a_card_to_revive() -> None:
    s = ward("assault", cog=BAIRD)
    assert s.offered("revive") == []
    assert [key for _, key in brief(s, DOMINIC, "revive")] == ["why-special-no-card"]


def test_a_special_action_is_used_once_a_turn() -> None:
    s = ward("assault", "advance", "dig_in", "explore")
    drop(s, "hammerburst", "2A.B")
    s.cog(2, "2A.B")
    s.bleed(2)
    for option in (f"revive:{DOMINIC}", "pick_up:weapon:hammerburst"):
        s.choose(option, f"discard:order:{s.hand_names(0)[0]}")
    used = {"revive": "cog:marcus_fenix", "pick_up": "weapon:hammerburst"}
    for kind, ref in used.items():
        assert why(s, ref, kind) == [Reason("BG-SPECIAL-03", "why-special-used", {"action": kind})]
    assert why(s, "area:2A.B", "equipment") == []


def test_equipment_that_stays_is_used_once_a_turn() -> None:
    s = Scene((MARCUS, DOM))
    s.cog(0, "12A.G")
    s.hand(0, "assault", "advance", "dig_in")
    s.at_order(0)
    s.choose("equipment:area:12A.G", "discard:order:dig_in")
    assert why(s, "area:12A.G", "equipment") == [Reason("BG-SPECIAL-03", "why-special-used", {"action": "equipment"})]
    assert brief(s, "tile:12A") == [("BG-SPECIAL-03", "why-special-used")]


def test_special_actions_are_for_the_own_turn() -> None:
    s = ward("assault", "advance")
    s.cog(2, "2A.B")
    s.hand(2, "assault", "advance")
    for kind, ref in SPECIALS:
        assert brief(s, ref, kind, seat=2)[0] == ("BG-SPECIAL-01", "why-special-own-turn")


def test_nobody_to_revive() -> None:
    s = ward("assault", "advance")
    assert why(s, "cog:marcus_fenix", "revive") == [
        Reason("BG-REVIVE-01", "why-not-bleeding", {"cog": "cog:marcus_fenix"})
    ]
    s.cog(1, "2A.C")
    s.at_order(0)
    assert why(s, DOMINIC, "revive") == [Reason("BG-REVIVE-01", "why-revive-own-area", {"cog": DOMINIC})]


def test_a_comrade_with_a_full_hand_is_not_bleeding_out() -> None:
    """How many cards he holds has nothing to do with being revived."""
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.hand(1, "assault", "advance", "ambush", "explore", "dig_in", "get_up")
    s.at_order(0)
    assert brief(s, DOMINIC, "revive") == [("BG-REVIVE-01", "why-not-bleeding")]


def test_equipment_elsewhere_used_up_or_never_there() -> None:
    s = ward("assault", "advance")
    assert why(s, "area:2A.C", "equipment") == [Reason("BG-SPECIAL-06", "why-no-equipment", {"area": "area:2A.C"})]
    s.cog(0, "2A.C")
    s.at_order(0)
    assert why(s, "area:2A.B", "equipment") == [
        Reason("BG-SPECIAL-06", "why-stand-at-equipment", {"area": "area:2A.B"})
    ]
    assert brief(s, "tile:2A") == [("BG-SPECIAL-06", "why-stand-at-equipment")]
    s.t.equipment = ()
    assert why(s, "area:2A.B", "equipment") == [Reason("BG-SPECIAL-06", "why-no-equipment", {"area": "area:2A.B"})]
    s = Scene(tiles=("2A", "9A"))
    s.hand(0, "assault", "advance")
    s.at_order(0)
    assert why(s, "tile:9A") == [Reason("BG-MAP-06", "why-tile-no-equipment", {"tile": "tile:9A"})]


def test_nothing_dropped_here() -> None:
    s = ward("assault", "advance")
    for weapon in ("boomshot", "torque_bow"):
        lies_not = Reason("BG-DROP-04", "why-nothing-dropped-here", {"weapon": f"weapon:{weapon}"})
        assert why(s, f"weapon:{weapon}", "pick_up") == [lies_not]


@pytest.mark.parametrize(
    ("kind", "ref", "key"),
    [
        ("free_pick_up", "weapon:boomshot", "why-nothing-dropped-here"),
        ("free_equipment", "area:2A.C", "why-no-equipment"),
        ("free_equipment", "area:2A.F", "why-no-equipment"),
        ("free_revive", "cog:augustus_cole", "why-not-bleeding"),
    ],
)
def test_what_a_card_would_give_for_free_is_explained_alike(kind: str, ref: str, key: str) -> None:
    """Explore gives equipment or a dropped weapon, Get Up a revival, without a discard."""
    order = "get_up" if kind == "free_revive" else "explore"
    s = ward(order, "assault")
    s.choose(f"play_actions:order:{order}")
    assert s.offered(kind)
    assert [found for _, found in brief(s, ref, kind)] == [key]


def test_a_question_about_something_else_is_not_answered_with_weapons() -> None:
    """Ambush draws a Locust 1 area away near; empty guns have nothing to do with it."""
    s = gallery()
    arm(s, 0, ("lancer", 0), ("gnasher", 1))
    s.put("drone", "2A.B")
    s.put("drone", "2A.D")
    play(s, "ambush", "assault")
    assert why(s, "figure:drone-1", "pull") == []
    keys = [key for _, key in brief(s, "figure:drone-2", "pull")]
    assert not {"why-no-ammo", "why-out-of-range"} & set(keys)


def test_what_is_free_needs_no_card_and_no_turn() -> None:
    """Using equipment once does not stand in the way of what a card grants for free."""
    s = ward("explore", "assault", "advance")
    s.choose("equipment:area:2A.B", "discard:order:advance")
    assert "why-special-used" not in [key for _, key in brief(s, "area:2A.B", "free_equipment")]
