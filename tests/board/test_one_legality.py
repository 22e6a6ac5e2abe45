"""What may be done and why not are asked of the same rule: lift one of its conditions, and both change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import eday
from eday.board.combat import heavy_gun, targets
from eday.board.map import MapShape
from eday.board.orders import actions, doors, gear, junker, moves, play, special_actions
from eday.board.table import BoardTable
from tests.board.rules.gallery import arm, gallery, hold
from tests.board.rules.gallery import play as play_card
from tests.board.scene import DOM, MARCUS, Scene

DRONE = "figure:drone-1"


def no_reason(*_: object, **__: object) -> None:
    """A rule that refuses nothing."""


def true(*_: object) -> bool:
    """A rule that is always met."""
    return True


class Case(NamedTuple):
    """A position in which a thing is refused, and the one condition to be lifted."""

    begin: Callable[[], Scene]
    ref: str
    kind: str
    key: str
    owner: Any
    name: str
    lifted: Callable[..., Any]


def armed(*weapons: tuple[str, int], area: str = "2A.C") -> Callable[[], Scene]:
    """Cole in A may attack with these; a drone stands in the area."""

    def begin() -> Scene:
        s = gallery()
        arm(s, 0, *weapons)
        s.put("drone", area)
        play_card(s, "assault", "advance")
        return s

    return begin


def moving() -> Scene:
    s = gallery()
    s.cog(0, "2A.D")
    s.put("drone", "2A.D", "2A.D1")
    play_card(s, "advance", "assault")
    return s


def loading() -> Scene:
    s = gallery()
    play_card(s, "scavenging", "assault")
    return s


def one_card() -> Scene:
    """Dom bleeds beside Cole, whose last card is kept for the order."""
    s = gallery()
    s.bleed(1)
    hold(s, 0, "assault")
    s.at_order(0)
    return s


def at_gun(began: str = "16B.H", locust: str = "16B.H") -> Callable[[], Scene]:
    def begin() -> Scene:
        s = Scene((MARCUS, DOM), tiles=("2B", "16B"))
        s.hand(0, "advance", "assault")
        s.cog(0, next(s.t.shape.areas[place.area] for place in s.t.equipment if place.location == "16B"))
        s.put("drone", locust)
        s.at_order(0)
        if began == "elsewhere":
            s.t.began_at = (-1, -1)
            s.game._run()
        return s

    return begin


def at_door() -> Scene:
    patch = {"missions": {"emergence": {"levels": [{"locations": ["2A"]}, {"locations": ["9A"], "locked": True}]}}}
    s = Scene((MARCUS, DOM), tiles=("2A",), patch=patch)
    s.hand(0, "assault", "advance")
    s.cog(0, "2A.C")
    s.at_order(0)
    return s


def unarmed() -> Scene:
    s = gallery()
    arm(s, 0)
    hold(s, 0, "assault")
    s.at_order(0)
    return s


def playing(card: str, drone: str = "2A.C") -> Callable[[], Scene]:
    """Cole in A has played the card; a drone stands in the area, Dom has no card."""

    def begin() -> Scene:
        s = gallery()
        s.put("drone", drone)
        play_card(s, card, "advance")
        return s

    return begin


def on_the_junker() -> Scene:
    s = Scene((MARCUS, DOM), tiles=("14A", "12A"))
    s.hand(0, "advance", "assault", "dig_in")
    s.cog(0, "14A.D")
    s.at_order(0)
    s.choose("equipment:area:14A.D", "discard:order:dig_in")
    return s


def all_areas(t: BoardTable, seat: int, left: int) -> tuple[int, ...]:
    return tuple(range(len(t.shape.areas)))


def all_covers(t: BoardTable, area: int) -> list[int]:
    return list(t.shape.covers_of_area[area])


CASES = {
    "shield": Case(
        armed(("boomshield", 0), ("lancer", 2)), "weapon:lancer", "attack", "why-shield", targets, "idle", no_reason
    ),
    "ammo": Case(armed(("lancer", 0)), DRONE, "attack", "why-no-ammo", targets, "modes", lambda *_: [0]),
    "range": Case(armed(("gnasher", 2)), DRONE, "attack", "why-out-of-range", targets, "out_of_reach", no_reason),
    "sight": Case(armed(("lancer", 2), area="2A.K"), DRONE, "attack", "why-no-sight", MapShape, "sees", true),
    "throw": Case(
        armed(("bolo_grenade", 1), area="2A.D"),
        "area:2A.D",
        "attack",
        "why-out-of-range",
        targets,
        "out_of_reach",
        no_reason,
    ),
    "step": Case(moving, "area:2A.H", "move", "why-not-adjacent", moves, "steps", all_areas),
    "cover": Case(moving, "cover:2A.D1", "cover", "why-cover-taken", BoardTable, "free_covers", all_covers),
    "load": Case(loading, "weapon:bolo_grenade", "gain_ammo", "why-no-ammo-there", gear, "unloadable", no_reason),
    "special": Case(
        one_card, "cog:dominic_santiago", "revive", "why-special-no-card", special_actions, "no_special", no_reason
    ),
    "gun": Case(at_gun("elsewhere"), DRONE, "gun_attack", "why-gun-began-elsewhere", heavy_gun, "no_gun", no_reason),
    "gun target": Case(
        at_gun(locust="2B.G"), DRONE, "gun_attack", "why-gun-other-tile", heavy_gun, "out_of_reach", no_reason
    ),
    "door": Case(at_door, "area:2A.C", "explore", "why-door-locked", doors, "shut", no_reason),
    "pull": Case(playing("ambush"), DRONE, "pull", "why-pull-adjacent", actions, "no_pull", no_reason),
    "push": Case(playing("suppressing_fire"), DRONE, "push", "why-push-attacked", actions, "no_push", no_reason),
    "oust": Case(playing("vault_kick"), DRONE, "oust", "why-not-in-cover", moves, "no_oust", no_reason),
    "ride": Case(on_the_junker, "area:14A.D", "ride", "why-already-there", junker, "no_ride", no_reason),
    "teamwork": Case(
        playing("teamwork"), "seat:0", "teamwork", "why-teamwork-another", actions, "no_teamwork", no_reason
    ),
    "play": Case(unarmed, "order:assault", "play_attack", "why-no-attack-open", play, "can_attack", true),
}


@pytest.mark.skipif(eday.is_compiled(), reason="compiled rules call each other directly")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_lifted_condition_changes_what_is_offered_and_what_is_explained(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = case.begin()
    assert case.key in [reason.key for reason in s.game.why_not(0, case.ref, case.kind)]
    assert not any(case.ref in option.refs for option in s.decision.options if option.kind == case.kind)
    monkeypatch.setattr(case.owner, case.name, case.lifted)
    s.game._run()
    assert any(case.ref in option.refs for option in s.decision.options if option.kind == case.kind)
    assert s.game.why_not(0, case.ref, case.kind) == []
    s.at_heal(0)
    assert case.key not in [reason.key for reason in s.game.why_not(0, case.ref, case.kind)]
