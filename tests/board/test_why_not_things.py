"""Why a way, a cover space, a card, a special action, a door or a hole is not on offer."""

from __future__ import annotations

from typing import Any

import pytest

from eday.kernel import Outcome, Reason
from tests.board.rules.gallery import arm, drop, gallery, hold, play
from tests.board.rules.locust_maps import LEDGE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

DOMINIC = "cog:dominic_santiago"
NOT_NOW = ("BG-TURN-01", "why-not-now")


def why(s: Scene, ref: str, kind: str | None = None, seat: int = 0) -> list[Reason]:
    return s.game.why_not(seat, ref, kind)


def brief(s: Scene, ref: str, kind: str | None = None, seat: int = 0) -> list[tuple[str, str]]:
    """Rule and key of each reason."""
    return [(reason.rule, reason.key) for reason in why(s, ref, kind, seat)]


# ---------------------------------------------------------------------- moving


def test_an_area_that_is_not_adjacent() -> None:
    s = gallery()
    play(s, "advance", "assault")
    for kind in (None, "move"):
        assert why(s, "area:2A.C", kind) == [Reason("BG-MOVE-02", "why-not-adjacent", {"area": "area:2A.C"})]
        assert why(s, "area:2A.A", kind) == [Reason("BG-MOVE-01", "why-already-there", {"area": "area:2A.A"})]
        assert why(s, "area:2A.B", kind) == []


def test_a_wall_is_not_a_ledge() -> None:
    """C and K share a wall; B and L an elevation line."""
    s = gallery()
    s.cog(0, "2A.C")
    play(s, "advance", "assault")
    assert why(s, "area:2A.K", "move") == [Reason("BG-MOVE-02", "why-not-adjacent", {"area": "area:2A.K"})]
    s.cog(0, "2A.B")
    play(s, "advance", "assault")
    assert why(s, "area:2A.L", "move") == [Reason("BG-MOVE-04", "why-ledge", {"area": "area:2A.L"})]
    s = on(LEDGE)
    play(s, "advance", "assault")
    assert brief(s, "area:2A.B", "move") == [("BG-MOVE-04", "why-ledge")]
    assert brief(s, "area:2A.D", "move") == [("BG-MOVE-02", "why-not-adjacent")]


def test_an_adjacent_area_at_the_wrong_moment() -> None:
    s = gallery()
    hold(s, 0, "advance")
    s.at_heal(0)
    assert why(s, "area:2A.B", "move") == [Reason("BG-TURN-01", "why-not-now", {"kind": "heal"})]


def test_a_step_too_many() -> None:
    """Who holds the Mulcher moves 2 areas in his turn: the third is adjacent, and still out of reach."""
    s = gallery()
    arm(s, 0, ("mulcher", 2))
    play(s, "advance", "assault")
    s.t.steps_moved = 2
    play(s, "advance", "assault")
    s.t.steps_moved = 2
    s.game._run()
    assert not s.offered("move")
    assert why(s, "area:2A.B", "move") == [Reason("BG-MOVE-01", "why-no-movement", {"area": "area:2A.B"})]


# ---------------------------------------------------------------------- cover


def test_cover_taken_elsewhere_or_only_when_moving() -> None:
    s = gallery()
    s.cog(0, "2A.D")
    s.put("drone", "2A.D", "2A.D1")
    play(s, "hold_ground", "assault")
    taken: dict[str, object] = {"cover": "cover:2A.D1", "figure": "figure:drone-1"}
    assert why(s, "cover:2A.D1") == [Reason("BG-COVER-04", "why-cover-taken", taken)]
    assert why(s, "cover:2A.A1") == [Reason("BG-COVER-01", "why-cover-elsewhere", {"cover": "cover:2A.A1"})]
    assert why(s, "cover:2A.D2") == [Reason("BG-COVER-05", "why-cover-when-moving", {"cover": "cover:2A.D2"})]
    play(s, "advance", "assault")
    assert why(s, "cover:2A.D2", "cover") == []
    assert brief(s, "cover:2A.D1", "cover") == [("BG-COVER-04", "why-cover-taken")]


# ---------------------------------------------------------------------- order cards


def test_an_order_not_in_hand() -> None:
    s = gallery()
    hold(s, 0, "assault")
    s.hand(1, "ambush")
    s.at_order(0)
    for kind in (None, "play_actions", "guard"):
        assert Reason("BG-ORDER-01", "why-not-in-hand", {"card": "order:ambush"}) in why(s, "order:ambush", kind)
    assert why(s, "order:assault", "play_move") == []


@pytest.mark.parametrize(
    ("card", "icon", "wrong"),
    [("assault", "dodge", "guard"), ("ambush", "guard", "follow"), ("explore", "follow", "dodge")],
)
def test_a_reaction_needs_its_icon(card: str, icon: str, wrong: str) -> None:
    s = gallery()
    hold(s, 0, card, "teamwork")
    s.at_order(0)
    other = Reason("BG-ORDER-08", "why-other-icon", {"card": f"order:{card}", "icon": icon})
    assert other in why(s, f"order:{card}", wrong)
    assert other not in why(s, f"order:{card}", icon)


def test_no_card_is_played_for_an_attack_on_nobody() -> None:
    s = gallery()
    arm(s, 0, ("lancer", 2))
    hold(s, 0, "assault", "advance")
    s.at_order(0)
    assert brief(s, "order:assault", "play_attack") == [("BG-ORDER-02", "why-no-attack-open")]
    s.put("drone", "2A.B")
    s.at_order(0)
    assert why(s, "order:assault", "play_attack") == []


def test_cards_are_swapped_by_a_single_player_only() -> None:
    s = gallery()
    hold(s, 0, "teamwork", "assault")
    s.at_order(0)
    assert brief(s, "order:teamwork", "swap") == [("BG-SOLO-03", "why-swap-solo")]
    s = gallery(COLE)
    hold(s, 0, "teamwork", "assault")
    s.at_order(0)
    assert why(s, "order:teamwork", "swap") == []
    assert brief(s, "order:assault", "swap") == [("BG-SOLO-03", "why-swap-solo")]


def test_a_single_player_s_swap_at_the_wrong_moment() -> None:
    """The card could be swapped, only not in the Heal step."""
    s = gallery(COLE)
    hold(s, 0, "teamwork", "assault")
    s.at_heal(0)
    assert brief(s, "order:teamwork", "swap") == [NOT_NOW]


def test_the_hand_limit() -> None:
    """Sit Tight: one COG of the area draws. Dom's six cards are his limit, six are not Marcus's."""
    s = gallery(MARCUS, DOM)
    s.hand(1, "assault", "advance", "ambush", "explore", "dig_in", "get_up")
    play(s, "sit_tight", "assault", "advance", "ambush", "explore", "dig_in", "get_up")
    assert why(s, DOMINIC, "draw") == [Reason("BG-TURN-HEAL-02", "why-hand-limit", {"cog": DOMINIC})]
    assert why(s, "cog:marcus_fenix", "draw") == []


def test_who_bleeds_out_draws_nothing() -> None:
    s = gallery(MARCUS, DOM)
    s.bleed(1)
    play(s, "sit_tight", "assault")
    assert why(s, DOMINIC, "draw") == [Reason("BG-BLEED-06", "why-bleeding-draws-none", {"cog": DOMINIC})]


# ---------------------------------------------------------------------- special actions


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


# ---------------------------------------------------------------------- doors and holes


def at_door(levels: list[dict[str, Any]]) -> Scene:
    """Marcus at the door of 2A, the whole map so far, with these levels behind it."""
    patch = {"missions": {"emergence": {"levels": [{"locations": ["2A"]}, *levels]}}}
    s = Scene((MARCUS, DOM), tiles=("2A",), patch=patch)
    s.hand(0, "assault", "advance")
    s.cog(0, "2A.C")
    s.at_order(0)
    return s


def test_doors() -> None:
    s = at_door([{"locations": ["9A"]}])
    assert why(s, "area:2A.C", "explore") == []
    assert why(s, "area:2A.B", "explore") == [Reason("BG-EXPLORE-01", "why-no-door", {"area": "area:2A.B"})]
    s = at_door([{"locations": ["9A"], "locked": True}])
    assert why(s, "area:2A.C", "explore") == [Reason("BG-LOCK-01", "why-door-locked", {"level": 2})]
    s = at_door([])
    assert why(s, "area:2A.C", "explore") == [Reason("BG-EXPLORE-04", "why-no-level-left")]


def test_an_open_door_elsewhere() -> None:
    s = at_door([{"locations": ["9A"]}])
    s.cog(0, "2A.A")
    s.at_order(0)
    assert why(s, "area:2A.C", "explore") == [Reason("BG-EXPLORE-01", "why-door-elsewhere", {"area": "area:2A.C"})]


def test_what_is_free_needs_no_card_and_no_turn() -> None:
    """Using equipment once does not stand in the way of what a card grants for free."""
    s = ward("explore", "assault", "advance")
    s.choose("equipment:area:2A.B", "discard:order:advance")
    assert "why-special-used" not in [key for _, key in brief(s, "area:2A.B", "free_equipment")]


def test_holes() -> None:
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.t.holes, s.t.sealed = (s.area("2A.G"),), (s.area("2A.C"),)
    s.at_order(0)
    assert why(s, "hole:2A.C") == [Reason("BG-SEAL-04", "why-already-sealed", {"hole": "hole:2A.C"})]
    assert why(s, "hole:2A.B") == [Reason("BG-MAP-05", "why-no-hole", {"hole": "hole:2A.B"})]
    assert why(s, "hole:2A.G") == [Reason("BG-SEAL-01", "why-seal-by-omen", {"hole": "hole:2A.G"})]


def test_a_hole_token_over_a_sealed_hole_is_open() -> None:
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.t.holes, s.t.hole_tokens, s.t.sealed = (s.area("2A.G"), s.area("2A.C")), (s.area("2A.C"),), (s.area("2A.C"),)
    s.at_order(0)
    assert brief(s, "hole:2A.C") == [("BG-SEAL-01", "why-seal-by-omen")]


# ---------------------------------------------------------------------- whose moment it is


def test_it_is_for_somebody_else_to_choose() -> None:
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.hand(1, "ambush")
    s.at_order(0)
    turn = Reason("BG-TERM-06", "why-not-your-decision", {"seat": 0, "kind": "order"})
    assert why(s, "order:ambush", "play_actions", seat=1) == [turn]
    assert why(s, "area:2A.B", "move", seat=1) == [turn]
    assert why(s, "order:assault", seat=1)[-1] == turn, "what seat 0 may do is no answer for seat 1"


def test_the_game_is_over() -> None:
    s = gallery()
    s.t.outcome = Outcome("cog", "victory")
    s.game._run()
    assert s.game.decision is None
    for ref in ("area:2A.B", "figure:drone-1", "ghost:1"):
        assert why(s, ref) == [Reason("BG-TURN-03", "why-game-over")]


def test_ids_and_kinds_on_offer() -> None:
    """On offer by name, by name and kind, or by its id; another kind of deed is another question."""
    s = gallery()
    s.put("drone", "2A.A")
    play(s, "assault", "advance")
    for option in s.decision.options:
        assert why(s, option.id) == why(s, option.id, option.kind) == []
        for ref in option.refs:
            assert why(s, ref) == why(s, ref, option.kind) == []
            assert why(s, ref, "no_such_kind") != []
