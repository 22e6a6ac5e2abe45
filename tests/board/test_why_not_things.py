"""Why a way, a cover space, a card, a door or a hole is not on offer."""

from __future__ import annotations

from typing import Any

import pytest

import eday
from eday.kernel import Outcome, Reason
from tests.board.asking import DOMINIC, NOT_NOW, brief, why
from tests.board.rules.gallery import arm, gallery, hold, play
from tests.board.rules.locust_maps import LEDGE, on
from tests.board.scene import COLE, DOM, MARCUS, Scene

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


def test_equipment_in_the_middle_of_a_move() -> None:
    game = eday.board.new_guided()
    for beat in game.box.content.first_mission.script:
        game.choose(beat.choose)
    game.choose("end")
    while game.decision is not None and game.decision.kind != "order":
        game.choose(next((one.id for one in game.decision.options if one.passes), game.decision.options[0].id))
    assert game.decision is not None
    game.choose(next(one.id for one in game.decision.options if one.kind == "play_move"))
    for area in ("12A.F", "12A.G"):
        game.choose(f"move:area:{area}")
    assert game.why_not(0, "tile:12A") == [Reason("BG-SPECIAL-04", "why-special-between")]
    game.choose("stop")
    assert game.why_not(0, "tile:12A") == []


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


def test_an_order_card_at_the_wrong_moment() -> None:
    """One is being carried out: the others wait for another turn, or for a reaction."""
    s = gallery(MARCUS, DOM)
    play(s, "assault", "assault", "advance")
    assert brief(s, "order:advance", None) == [("BG-ORDER-01", "why-play-by-turn")]


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


def test_holes() -> None:
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.t.holes, s.t.sealed = (s.area("2A.G"),), (s.area("2A.C"),)
    s.at_order(0)
    assert why(s, "hole:2A.C") == [Reason("BG-SEAL-04", "why-already-sealed", {"hole": "hole:2A.C"})]
    assert why(s, "hole:2A.B") == [Reason("BG-MAP-05", "why-no-hole", {"hole": "hole:2A.B"})]
    s.cog(0, "2A.E")
    assert why(s, "hole:2A.G") == [Reason("BG-SEAL-01", "why-seal-by-omen", {"hole": "hole:2A.G"})]


def test_a_hole_no_grenade_can_be_thrown_into() -> None:
    """The reasons are those of the throw, in this position; what seals a hole is said last."""
    s = gallery()
    s.t.holes = (s.area("2A.G"),)
    arm(s, 0, ("bolo_grenade", 1))
    rule = ("BG-SEAL-01", "why-seal-by-omen")
    s.cog(0, "2A.D")
    play(s, "fire_in_the_hole", "assault")
    far: dict[str, object] = {"weapon": "weapon:bolo_grenade", "range": 3, "limit": 2}
    assert why(s, "hole:2A.G")[0] == Reason("BG-WEAPON-01", "why-out-of-range", far)
    assert brief(s, "hole:2A.G")[1:] == [rule]
    s.cog(0, "2A.E")
    assert brief(s, "hole:2A.G") == [rule]
    arm(s, 0, ("bolo_grenade", 0))
    assert brief(s, "hole:2A.G") == [("BG-GRENADE-01", "why-no-grenade"), rule]
    arm(s, 0, ("lancer", 1))
    assert brief(s, "hole:2A.G") == [("BG-GRENADE-03", "why-no-area-weapon"), rule]


def test_a_hole_out_of_sight_or_with_no_attack_left() -> None:
    s = gallery()
    s.t.holes = (s.area("2A.K"),)
    arm(s, 0, ("bolo_grenade", 1))
    s.cog(0, "2A.E")
    play(s, "fire_in_the_hole", "assault")
    assert brief(s, "hole:2A.K")[0] == ("BG-ATTACK-15", "why-no-sight-area")
    s.t.holes = (s.area("2A.G"),)
    play(s, "fire_in_the_hole", "assault", use="move")
    assert brief(s, "hole:2A.G")[0] == ("BG-ORDER-04", "why-no-attack-now")


def test_a_hole_token_over_a_sealed_hole_is_open() -> None:
    s = gallery()
    hold(s, 0, "assault", "advance")
    s.t.holes, s.t.hole_tokens, s.t.sealed = (s.area("2A.G"), s.area("2A.C")), (s.area("2A.C"),), (s.area("2A.C"),)
    s.cog(0, "2A.B")
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
