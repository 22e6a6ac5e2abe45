"""AI cards 28 to 31, the tickers'."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import LANE, LANE_WITH_HOLES, TRENCH, Patch, drawn
from tests.board.rules.monsters import against, moves
from tests.board.scene import Scene

TICKER = "figure:ticker-1"
ON_MARCUS = [(TICKER, "cog:marcus_fenix")]
ON_DOM = [(TICKER, "cog:dominic_santiago")]


WINDING = drawn(
    """\
+---------------+
|A A A A.B B B B|
|       +       |
|A A A A.B B B B|
|#+#+#+#+#+#+#+.|
|D D D D.C C C C|
|       +       |
|D D D D.C C C C|
|.+#+#+#+#+#+#+#|
|E E.F F.G G.H H|
|   +   +   +   |
|E E.F F.G G.H H|
+---------------+
""",
    exit="E4",
)
"""A to H in one winding row; A sees no farther than C."""


def tickers(plan: Patch = LANE) -> Scene:
    return against(plan, A="ticker")


@pytest.mark.rule("BG-AI-10")
@pytest.mark.card("ai:28", "ai:29", "ai:30")
@pytest.mark.parametrize("card", [28, 29, 30])
def test_cards_28_to_30_are_redrawn_without_a_ticker(card: int) -> None:
    s = tickers()
    s.put("drone", "2A.H")
    s.at_locusts(card, 12)
    assert drawn_cards(s) == [card, 12]


@pytest.mark.card("ai:28", "ai:29", "ai:30")
@pytest.mark.parametrize(
    ("card", "start", "end", "attacked"),
    [
        (28, "2A.B", "2A.A", True),
        (28, "2A.C", "2A.A", False),
        (28, "2A.G", "2A.D", False),
        (29, "2A.C", "2A.A", True),
        (29, "2A.D", "2A.B", False),
        (30, "2A.D", "2A.A", True),
        (30, "2A.E", "2A.D", False),
    ],
)
def test_cards_28_to_30_a_near_ticker_moves_in_and_attacks_others_come_nearer(
    card: int, start: str, end: str, attacked: bool
) -> None:
    """On card 29 a far ticker in the open then backs off 1 area from whom it sees."""
    s = tickers()
    s.bleed(1)
    ticker = s.put("ticker", start)
    miss(s, 3)
    s.at_locusts(card)
    if attacked:
        assert s.where(ticker) is None
        assert moves(s, TICKER)[-1] == end
    else:
        assert s.where(ticker) == end
    assert attacks(s) == (ON_MARCUS if attacked else [])


# ---------------------------------------------------------------------- 28


@pytest.mark.card("ai:28", "enemy:ticker")
@pytest.mark.parametrize("faces", [("blank", "blank", "blank"), ("omen", "omen", "blank")])
def test_card_28_uses_the_omen_whatever_is_rolled(faces: tuple[str, ...]) -> None:
    s = tickers()
    s.bleed(1)
    s.hand(0, "teamwork", "explore", "scavenging")
    ticker = s.put("ticker", "2A.B")
    s.attack_dice(*faces)
    s.defense_dice("blank")
    s.at_locusts(28)
    assert [data["wounds"] for data in s.happened("wounds_dealt")] == [2]
    s.choose("discard:order:explore", "discard:order:teamwork")
    assert s.where(ticker) is None
    assert len(s.t.hand[0]) == 1


@pytest.mark.card("ai:28")
def test_card_28_the_attack_goes_to_the_cog_it_came_for() -> None:
    s = tickers()
    s.cog(1, "2A.C")
    s.put("ticker", "2A.B")
    miss(s, 3)
    s.at_locusts(28)
    s.choose("condition_cog:cog:dominic_santiago")
    assert attacks(s) == ON_DOM


# ---------------------------------------------------------------------- 29


@pytest.mark.card("ai:29")
def test_card_29_a_far_ticker_that_ends_in_cover_stays_there() -> None:
    s = tickers(TRENCH)
    ticker = s.put("ticker", "2A.G")
    s.at_locusts(29)
    assert moves(s, TICKER) == ["2A.F", "2A.E", "2A.D"]
    assert s.t.cover[ticker] == s.cover("2A.west")


@pytest.mark.card("ai:29")
def test_card_29_a_far_ticker_that_is_seen_by_nobody_does_not_back_off() -> None:
    s = tickers(WINDING)
    s.put("ticker", "2A.H")
    s.at_locusts(29)
    assert moves(s, TICKER) == ["2A.G", "2A.F", "2A.E"]


@pytest.mark.card("ai:29")
def test_card_29_it_backs_off_from_the_nearest_cog_it_sees() -> None:
    s = tickers()
    s.cog(1, "2A.H")
    s.put("ticker", "2A.E")
    s.at_locusts(29)
    assert moves(s, TICKER) == ["2A.F", "2A.G", "2A.H", "2A.G"]


# ---------------------------------------------------------------------- 30


@pytest.mark.card("ai:30")
def test_card_30_it_attacks_a_cog_out_of_cover_where_it_came_to() -> None:
    """It came for Marcus, who is in cover; only Dom can be attacked."""
    s = tickers(TRENCH)
    s.cog(0, "2A.D", "2A.east")
    s.cog(1, "2A.D")
    s.put("ticker", "2A.G")
    miss(s, 3)
    s.at_locusts(30)
    s.choose("condition_cog:cog:marcus_fenix")
    assert attacks(s) == ON_DOM


@pytest.mark.card("ai:30")
def test_card_30_against_cogs_in_cover_it_only_moves() -> None:
    s = tickers(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.D", "2A.east")
    ticker = s.put("ticker", "2A.G")
    s.at_locusts(30)
    assert (s.where(ticker), attacks(s)) == ("2A.D", [])


# ---------------------------------------------------------------------- 31


@pytest.mark.rule("BG-AI-08", "BG-AI-11")
@pytest.mark.card("ai:31")
def test_card_31_all_tickers_move_2_and_attack_in_their_area() -> None:
    s = tickers()
    s.bleed(1)
    near, far = s.put("ticker", "2A.C"), s.put("ticker", "2A.F")
    miss(s, 3)
    s.at_locusts(31)
    s.choose("activate:figure:ticker-1")
    assert (s.where(near), s.where(far)) == (None, "2A.D"), "it died of its attack"
    assert attacks(s) == ON_MARCUS


@pytest.mark.rule("BG-REACT-GUARD-08")
@pytest.mark.card("ai:31")
def test_card_31_nobody_may_guard() -> None:
    s = tickers()
    s.hand(0, "ambush", "hold_ground")
    ticker = s.put("ticker", "2A.D")
    s.at_locusts(31)
    assert s.where(ticker) == "2A.B"
    assert s.decision.kind == "heal"


@pytest.mark.card("ai:31")
def test_card_31_without_a_ticker_one_spawns_at_each_hole_within_5_of_you() -> None:
    s = tickers(LANE_WITH_HOLES)
    s.cog(1, "2A.H")
    s.at_locusts(31)
    assert spawned(s) == [("ticker", f"area:2A.{area}") for area in "BCDEF"]
