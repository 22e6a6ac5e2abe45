"""Why no Locust is pulled, driven away or out of cover, why no ride goes there, and who cannot be let play a card."""

from __future__ import annotations

import pytest

from eday.kernel import Reason
from tests.board.asking import brief, why
from tests.board.rules.gallery import gallery, hold, play, rig
from tests.board.scene import COLE, DOM, MARCUS, SQUAD, Scene

DRONE = "figure:drone-1"


def ambush(area: str) -> Scene:
    """Cole in A plays Ambush; a drone stands in the area."""
    s = gallery()
    s.put("drone", area)
    play(s, "ambush", "teamwork")
    return s


def fired(cog: str, drone: str) -> Scene:
    """Cole plays Suppressing Fire and misses a drone, while another stands beside it."""
    s = gallery()
    s.cog(0, cog)
    s.put("drone", drone)
    s.put("drone", drone)
    play(s, "suppressing_fire", "teamwork")
    rig(s, "--", "---")
    s.choose(f"attack:lancer.normal:{DRONE}")
    return s


def kicking() -> Scene:
    """Cole in D plays Vault Kick; one drone holds D1, one stands beside it, one holds G1."""
    s = gallery()
    s.cog(0, "2A.D")
    s.put("drone", "2A.D", "2A.D1")
    s.put("drone", "2A.D")
    s.put("drone", "2A.G", "2A.G1")
    play(s, "vault_kick", "teamwork")
    return s


def together() -> Scene:
    """Cole plays Teamwork: Dom has a card, Marcus none, Baird is down."""
    s = gallery(COLE, DOM, *(cog for cog in SQUAD if cog not in (COLE, DOM)))
    hold(s, 1, "assault")
    hold(s, 2)
    s.bleed(3)
    play(s, "teamwork", "advance")
    return s


# ---------------------------------------------------------------------- pulling


@pytest.mark.parametrize(("area", "reasons"), [("2A.B", []), ("2A.A", ["far"]), ("2A.C", ["far"]), ("2A.L", [])])
def test_only_a_locust_exactly_one_move_away_is_pulled(area: str, reasons: list[str]) -> None:
    far = Reason("BG-MOVE-02", "why-pull-adjacent", {"figure": DRONE})
    assert why(ambush(area), DRONE, "pull") == [far for _ in reasons]


def test_a_locust_is_pulled_by_the_card_alone() -> None:
    s = ambush("2A.B")
    s.at_order(0)
    assert brief(s, DRONE, "pull") == [("BG-ORDER-04", "why-pull-by-order")]
    s.bleed(0)
    s.begin_turn(0)
    assert brief(s, DRONE, "pull") == [("BG-BLEED-04", "why-bleeding-out")]


# ---------------------------------------------------------------------- driving away


def test_only_the_locust_that_was_attacked_is_driven_away() -> None:
    s = fired("2A.A", "2A.C")
    assert why(s, DRONE, "push") == []
    assert why(s, "figure:drone-2", "push") == [
        Reason("BG-ORDER-04", "why-push-attacked", {"figure": "figure:drone-2"})
    ]


def test_a_locust_with_nowhere_to_go_stays() -> None:
    assert why(fired("2A.G", "2A.H"), DRONE, "push") == [Reason("BG-MOVE-02", "why-push-nowhere", {"figure": DRONE})]


def test_before_the_attack_and_without_the_card_nobody_is_driven_away() -> None:
    s = gallery()
    s.put("drone", "2A.C")
    play(s, "suppressing_fire", "teamwork")
    assert brief(s, DRONE, "push") == [("BG-ORDER-04", "why-push-attacked")]
    play(s, "ambush", "teamwork")
    assert brief(s, DRONE, "push") == [("BG-ORDER-04", "why-push-by-order")]


# ---------------------------------------------------------------------- out of cover


@pytest.mark.parametrize(
    ("ref", "expected"),
    [
        (DRONE, []),
        ("cover:2A.D1", []),
        ("figure:drone-2", [("BG-CARD-10", "why-not-in-cover")]),
        ("figure:drone-3", [("BG-CARD-10", "why-oust-elsewhere")]),
        ("cover:2A.D2", [("BG-CARD-10", "why-oust-nobody")]),
        ("cover:2A.G1", [("BG-COVER-01", "why-cover-elsewhere")]),
    ],
)
def test_a_locust_is_driven_out_of_cover_in_the_own_area(ref: str, expected: list[tuple[str, str]]) -> None:
    assert brief(kicking(), ref, "oust") == expected


def test_only_a_move_that_says_so_drives_out_of_cover() -> None:
    s = kicking()
    play(s, "advance", "teamwork")
    assert brief(s, DRONE, "oust") == [("BG-CARD-10", "why-oust-by-order")]
    assert brief(s, "cover:2A.D1", "oust") == [("BG-CARD-10", "why-oust-by-order")]


# ---------------------------------------------------------------------- the ride


def test_a_ride_goes_to_other_areas_of_the_same_map() -> None:
    s = Scene((MARCUS, DOM), tiles=("14A", "12A"))
    s.hand(0, "advance", "assault", "dig_in")
    s.cog(0, "14A.D")
    s.at_order(0)
    assert brief(s, "area:12A.A", "ride") == [("BG-SPECIAL-06", "why-ride-by-equipment")]
    s.choose("equipment:area:14A.D", "discard:order:dig_in")
    assert why(s, "area:12A.A", "ride") == []
    assert why(s, "area:14A.D", "ride") == [Reason("BG-MOVE-01", "why-already-there", {"area": "area:14A.D"})]


def test_no_ride_goes_to_another_map() -> None:
    s = Scene((MARCUS, DOM), mission="scattered", tiles=None, seed=3)
    s.hand(0, "advance")
    s.at_order(0)
    there = f"area:{s.where(1)}"
    assert why(s, there, "ride") == [Reason("BG-MISSION-SCATTERED-02", "why-other-map", {"area": there})]


# ---------------------------------------------------------------------- teamwork


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, [("BG-CARD-08", "why-teamwork-another")]),
        (1, []),
        (2, [("BG-ORDER-01", "why-comrade-no-card")]),
        (3, [("BG-BLEED-04", "why-comrade-down")]),
    ],
)
def test_a_card_is_played_by_another_who_stands_and_holds_one(seat: int, expected: list[tuple[str, str]]) -> None:
    assert brief(together(), f"seat:{seat}", "teamwork") == expected


def test_nobody_plays_a_card_out_of_turn_without_the_card_for_it() -> None:
    s = together()
    s.at_order(0)
    assert brief(s, "seat:1", "teamwork") == [("BG-CARD-08", "why-teamwork-by-order")]
