"""BG-WOUND: what wounds do to Locusts and COGs."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, dealt, gallery, pile, rig, shoot
from tests.board.scene import COLE, DOM, LAST_STAND, Scene

TICKERS = {
    "missions": {"emergence": {"enemies": {"A": "ticker"}, "stages": LAST_STAND}},
    "enemies": {"ticker": {"death_blast": None, "omen": None}},
}
"""Tickers in place of wretches, without the blast that has rules of its own."""

DEAD = -1


def hit(scene: Scene, figure: int, wounds: int) -> int:
    """Deal so many wounds in one attack; the marker afterwards (0 none), or DEAD."""
    rig(scene, {1: "1---", 2: "2---", 3: "21--", 4: "22--"}[wounds], "-" * scene.t.enemy_of(figure).defense)
    arm(scene, 0, ("lancer", 1))
    shoot(scene, "lancer.overkill", figure)
    assert dealt(scene) == {scene.ref(figure): wounds}
    return scene.t.marker[figure] if scene.t.area[figure] >= 0 else DEAD


def unused(scene: Scene, kind: str) -> int:
    """Wound markers of a kind on the unused pile."""
    return scene.t.marker_piles[pile(scene, kind)]


def attacked(scene: Scene, wounds: str, shields: str = "-") -> None:
    """A drone two areas away attacks the first seat with these dice."""
    scene.put("drone", "2A.C", wounded=False)
    rig(scene, wounds, shields)
    scene.at_locusts(13)


@pytest.mark.rule("BG-WOUND-01", "BG-WOUND-02")
def test_a_healthy_locust_dealt_less_than_its_health_gets_one_marker_of_its_kind() -> None:
    scene = gallery()
    drone, other = scene.put("drone", "2A.B"), scene.put("drone", "2A.B")
    before = list(scene.t.marker_piles)
    assert hit(scene, drone, 2) == 1
    assert scene.happened("figure_wounded") == [{"figure": scene.ref(drone), "health": 1}]
    assert scene.t.marker[other] == 0
    before[pile(scene, "drone")] -= 1
    assert scene.t.marker_piles == before


@pytest.mark.rule("BG-WOUND-03", "BG-WOUND-04")
@pytest.mark.parametrize(
    ("kind", "wounded", "wounds", "after"),
    [
        ("wretch", False, 1, 1),
        ("wretch", False, 2, DEAD),
        ("drone", False, 2, 1),
        ("drone", False, 3, DEAD),
        ("drone", False, 4, DEAD),
        ("boomer", False, 2, 1),
        ("boomer", False, 3, DEAD),
        ("drone", True, 1, DEAD),
        ("wretch", True, 1, DEAD),
        ("boomer", True, 2, DEAD),
    ],
)
def test_wounds_up_to_the_present_health_kill(kind: str, wounded: bool, wounds: int, after: int) -> None:
    scene = gallery()
    figure = scene.put(kind, "2A.B", wounded=wounded)
    assert hit(scene, figure, wounds) == after
    assert len(scene.happened("figure_killed")) == (after == DEAD)


@pytest.mark.rule("BG-WOUND-05")
def test_fewer_wounds_than_the_marker_shows_have_no_effect() -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B", wounded=True)
    before = unused(scene, "boomer")
    assert hit(scene, boomer, 1) == 1
    assert scene.happened("figure_wounded") == scene.happened("figure_killed") == []
    assert unused(scene, "boomer") == before


@pytest.mark.rule("BG-WOUND-06")
def test_wounds_do_not_add_up_across_attacks() -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    assert hit(scene, boomer, 2) == 1
    assert hit(scene, boomer, 1) == 1
    assert hit(scene, boomer, 1) == 1
    assert hit(scene, boomer, 2) == DEAD


@pytest.mark.rule("BG-WOUND-07")
@pytest.mark.parametrize("wounds", [1, 2])
def test_the_marker_shows_its_own_value_whatever_was_dealt(wounds: int) -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    hit(scene, boomer, wounds)
    assert scene.happened("figure_wounded") == [{"figure": scene.ref(boomer), "health": 2}]


@pytest.mark.rule("BG-WOUND-08")
@pytest.mark.parametrize(("wounded", "taken"), [(True, 0), (False, 1)])
def test_a_killed_locust_leaves_its_marker_or_one_from_the_pile(wounded: bool, taken: int) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B", wounded=wounded)
    before = unused(scene, "drone")
    scene.t.picks = [0]
    assert hit(scene, drone, 3) == DEAD
    assert unused(scene, "drone") == before - taken
    assert [weapon for _, kind, weapon in scene.t.dropped if kind == pile(scene, "drone")] == ["hammerburst"]
    assert scene.t.marker[drone] == 0


@pytest.mark.rule("BG-WOUND-09")
def test_a_locust_of_health_one_dies_to_one_wound_and_leaves_nothing() -> None:
    scene = gallery(patch=TICKERS)
    ticker = scene.put("ticker", "2A.B")
    piles = list(scene.t.marker_piles)
    assert hit(scene, ticker, 1) == DEAD
    assert scene.t.dropped == ()
    assert scene.t.marker_piles == piles
    assert not any(scene.t.marker_discards)


@pytest.mark.rule("BG-WOUND-10")
def test_a_wound_to_every_figure_costs_each_cog_a_card_and_deals_each_locust_one() -> None:
    scene = gallery(COLE, DOM, "damon_baird")
    arm(scene, 0, ("boomshot", 1))
    target, boomer, wretch = scene.put("boomer", "2A.C"), scene.put("boomer", "2A.C"), scene.put("wretch", "2A.C")
    for seat in (1, 2):
        scene.cog(seat, "2A.C")
        scene.hand(seat, "teamwork", "get_up", "hold_ground")
    rig(scene, "o----", "--")
    shoot(scene, "boomshot.overkill", target)
    scene.choose("splash")
    asked = []
    while scene.decision.kind == "wound":
        asked.append(scene.decision.seat)
        scene.choose("discard:order:teamwork")
    assert asked == [1, 2]
    assert [len(scene.t.hand[seat]) for seat in (1, 2)] == [2, 2]
    assert [scene.t.marker[figure] for figure in (target, boomer, wretch)] == [0, 1, 1]


@pytest.mark.rule("BG-WOUND-11", "BG-WOUND-12", "BG-FAQ-22")
def test_a_healed_locust_loses_its_marker_to_the_unused_pile() -> None:
    scene = gallery(COLE)
    drone = scene.put("drone", "2A.B", wounded=True)
    before = unused(scene, "drone")
    scene.hand(0, "teamwork", "get_up")
    scene.at_locusts(15)  # a wounded drone within range 2 heals
    assert scene.t.marker[drone] == 0
    assert scene.happened("figure_healed") == [{"figure": scene.ref(drone)}]
    assert unused(scene, "drone") == before + 1
    assert scene.t.marker_discards[pile(scene, "drone")] == ()


@pytest.mark.rule("BG-WOUND-11")
def test_a_healed_locust_has_its_full_health_again() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B", wounded=True)
    scene.cog(1, "2A.A")
    scene.hand(0, "teamwork")
    scene.at_locusts(15)
    assert hit(scene, drone, 2) == 1


@pytest.mark.rule("BG-WOUND-13")
def test_a_cog_discards_as_many_cards_of_his_own_choice() -> None:
    scene = gallery(COLE)
    scene.hand(0, "teamwork", "get_up", "scavenging", "sit_tight")
    attacked(scene, "21-", "1")
    assert (scene.decision.seat, scene.decision.kind) == (0, "wound")
    assert set(scene.ids) == {f"discard:order:{card}" for card in ("teamwork", "get_up", "scavenging", "sit_tight")}
    scene.choose("discard:order:scavenging")
    assert scene.decision.kind == "wound"
    scene.choose("discard:order:teamwork")
    assert scene.hand_names(0) == ["sit_tight", "get_up"]
    assert not scene.t.bleeding[0]


@pytest.mark.rule("BG-WOUND-13")
def test_a_missed_cog_keeps_his_cards() -> None:
    scene = gallery(COLE)
    scene.hand(0, "teamwork", "get_up")
    attacked(scene, "1--", "1")
    assert set(scene.hand_names(0)) == {"teamwork", "get_up"}
    assert scene.happened("card_discarded") == []


@pytest.mark.rule("BG-WOUND-14")
@pytest.mark.parametrize("cards", [("teamwork", "get_up"), ()])
def test_a_wound_that_cannot_be_paid_lays_a_cog_down(cards: tuple[str, ...]) -> None:
    scene = gallery(COLE, DOM)
    scene.cog(1, "2A.K")
    scene.hand(0, *cards)
    attacked(scene, "21-")
    assert scene.t.bleeding[0]
    assert scene.t.hand[0] == ()
    assert [event["seat"] for event in scene.happened("bleeding_out")] == [0]
    assert len(scene.happened("card_discarded")) == len(cards)


@pytest.mark.rule("BG-WOUND-15")
def test_losing_the_last_card_is_not_bleeding_out() -> None:
    scene = gallery(COLE, DOM)
    scene.cog(1, "2A.K")
    scene.hand(0, "teamwork", "get_up", "scavenging")
    attacked(scene, "21-")
    assert scene.t.hand[0] == ()
    assert not scene.t.bleeding[0]
    assert scene.happened("bleeding_out") == []
