"""The ticker and the lambent wretch: deaths that wound those around them."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, miss
from tests.board.rules.locust_maps import LANE, TRENCH
from tests.board.rules.monsters import against, order_only, rolled
from tests.board.scene import COLE, DOM, MARCUS, Scene


def ticker_scene(*areas: str, cogs: tuple[str, ...] = (MARCUS, DOM), a: str = "ticker") -> Scene:
    """Marcus and the others in A, everybody with cards enough, tickers in the areas."""
    s = against(LANE, cogs, A=a)
    for seat in range(len(cogs)):
        s.hand(seat, "teamwork", "explore", "scavenging")
    for area in areas:
        s.put("ticker", area)
    return s


def shoot(s: Scene, target: str, weapon: str = "snub_pistol", mode: str = "normal", dice: int = 1) -> None:
    """Seat 0 kills the target with one wound and pays with the first card wherever wounds are dealt."""
    s.attack_dice("one_wound", *["blank"] * (dice - 1))
    s.defense_dice("blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:{weapon}.{mode}:{target}")
    pay(s)


def pay(s: Scene) -> None:
    while s.decision.kind == "wound":
        s.choose(s.ids[0])


def wounds_of(s: Scene, who: str) -> list[int]:
    return [data["wounds"] for data in s.happened("wounds_dealt") if data["figure"] == who]


# ---------------------------------------------------------------------- values


@pytest.mark.rule("BG-ENEMY-01")
@pytest.mark.card("enemy:ticker")
def test_a_ticker_attacks_with_3_dice_defends_with_1_and_dies_to_a_single_wound() -> None:
    s = ticker_scene("2A.B")
    s.bleed(1)
    miss(s, 3)
    s.at_locusts(28)
    assert s.t.rolls == [3, 1]
    s = ticker_scene("2A.C")
    shoot(s, "figure:ticker-1")
    assert s.t.rolls == [1, 1]
    assert s.t.locusts() == []
    assert s.t.dropped == ()


# ---------------------------------------------------------------------- the blast


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
def test_a_dying_ticker_wounds_every_figure_of_its_area_once() -> None:
    s = ticker_scene("2A.A", cogs=(MARCUS, DOM, COLE))
    s.cog(2, "2A.B")
    here, there = s.put("drone", "2A.A"), s.put("drone", "2A.B")
    tough = s.put("boomer", "2A.A", wounded=True)
    shoot(s, "figure:ticker-1")
    assert [len(s.t.hand[seat]) for seat in range(3)] == [1, 2, 3]
    assert (s.t.marker[here], s.t.marker[there]) == (1, 0)
    assert s.where(tough) == "2A.A"
    assert rolled(s) == [{"figure:ticker-1": ["blank"]}]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
def test_a_blast_does_not_reach_beyond_its_area() -> None:
    s = ticker_scene("2A.C")
    shoot(s, "figure:ticker-1")
    assert [len(s.t.hand[seat]) for seat in range(2)] == [2, 3]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-EX-01")
@pytest.mark.card("enemy:ticker")
def test_three_tickers_with_marcus_deal_him_3_wounds() -> None:
    s = ticker_scene("2A.B", "2A.B", "2A.B")
    s.cog(0, "2A.B")
    s.hand(0, "teamwork", "explore", "scavenging", "sit_tight", "get_up")
    shoot(s, "figure:ticker-1")
    assert wounds_of(s, "cog:marcus_fenix") == [1, 1, 1]
    assert len(s.happened("figure_killed")) == 3
    assert len(s.t.hand[0]) == 1
    assert len(s.t.hand[1]) == 3


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-EX-01", "BG-WOUND-14")
@pytest.mark.card("enemy:ticker")
def test_a_chain_may_lay_him_down_and_then_hurts_him_no_more() -> None:
    s = ticker_scene("2A.B", "2A.B", "2A.B")
    s.cog(0, "2A.B")
    s.hand(0, "teamwork", "explore")
    shoot(s, "figure:ticker-1")
    assert s.t.bleeding[0]
    assert wounds_of(s, "cog:marcus_fenix") == [1, 1]
    assert len(s.happened("figure_killed")) == 3


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
def test_a_chain_runs_through_wounds_of_other_locusts_one_blast_after_the_other() -> None:
    """The first blast wounds the drone, the second kills it."""
    s = ticker_scene("2A.C", "2A.C")
    drone = s.put("drone", "2A.C")
    shoot(s, "figure:ticker-1")
    assert s.where(drone) is None
    killed = [data["figure"] for data in s.happened("figure_killed")]
    assert killed == ["figure:ticker-1", "figure:ticker-2", "figure:drone-1"]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker", "weapon:bolo_grenade", "weapon:mortar")
@pytest.mark.parametrize(("weapon", "blast"), [("bolo_grenade", False), ("mortar", True)])
def test_a_ticker_killed_by_a_bolo_grenade_does_not_go_off(weapon: str, blast: bool) -> None:
    s = ticker_scene("2A.B")
    s.cog(1, "2A.B")
    if weapon == "mortar":
        s.give(0, "mortar", 1)
    s.attack_dice("one_wound", *["blank"] * 3)
    s.defense_dice("two_shields", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:{weapon}.overkill:area:2A.B")
    pay(s)
    assert s.t.locusts() == []
    assert len(s.t.hand[1]) == 3 - blast


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
def test_a_chainsawed_ticker_goes_off() -> None:
    s = ticker_scene("2A.A")
    s.attack_dice("omen", *["blank"] * 4)
    order_only(s)
    s.choose("play_attack:order:teamwork", "chainsaw:figure:ticker-1")
    pay(s)
    assert [len(s.t.hand[seat]) for seat in range(2)] == [1, 2]


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker", "weapon:boomshot")
def test_a_ticker_killed_by_a_splash_goes_off() -> None:
    s = ticker_scene("2A.C")
    drone = s.put("drone", "2A.C")
    s.give(0, "boomshot", 1)
    s.attack_dice("omen", *["blank"] * 4)
    s.defense_dice("blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:boomshot.overkill:figure:drone-1")
    assert len(s.happened("figure_killed")) == 1
    assert s.t.marker[drone] == 1


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04", "BG-WIN-07")
@pytest.mark.card("enemy:ticker")
def test_the_game_is_judged_only_after_all_blasts() -> None:
    """The last Locust dies with the COGs: that is a defeat."""
    stages = [{"objective": {"is": "no_locust_in_play"}, "wins": True}]
    s = against(LANE, stages=stages, A="ticker")
    s.hand(0, "teamwork")
    s.put("ticker", "2A.A")
    s.attack_dice("one_wound")
    s.defense_dice("blank")
    s.at_order()
    s.choose("play_attack:order:teamwork", "attack:snub_pistol.normal:figure:ticker-1")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")


# ---------------------------------------------------------------------- its own attack


def own_attack(*faces: str, card: int = 29) -> tuple[Scene, int]:
    """A ticker in B falls upon Marcus in A, who has three cards; Dom stands by."""
    s = ticker_scene()
    s.bleed(1)
    ticker = s.put("ticker", "2A.B")
    s.attack_dice(*faces)
    s.defense_dice("blank")
    s.at_locusts(card)
    return s, ticker


@pytest.mark.rule("BG-ENEMY-02", "BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
@pytest.mark.parametrize("omens", [1, 2, 3])
def test_its_omen_adds_2_wounds_once_and_kills_it_after_the_attack_without_a_blast(omens: int) -> None:
    s, ticker = own_attack(*["omen"] * omens, *["blank"] * (3 - omens))
    assert s.where(ticker) == "2A.A"
    assert s.decision.kind == "wound"
    pay(s)
    assert s.where(ticker) is None
    assert wounds_of(s, "cog:marcus_fenix") == [2]
    assert len(s.t.hand[0]) == 1


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:ticker")
@pytest.mark.parametrize("face", ["one_wound", "blank"])
def test_it_dies_after_every_attack_without_a_blast(face: str) -> None:
    s, ticker = own_attack(face, "blank", "blank")
    pay(s)
    assert s.where(ticker) is None
    assert wounds_of(s, "cog:marcus_fenix") == ([1] if face == "one_wound" else [])


@pytest.mark.card("enemy:ticker")
def test_an_overlay_may_let_it_die_on_an_omen_alone() -> None:
    ticker = {"dies_after": "omen"}
    s = against({**LANE, "enemies": {"ticker": ticker}}, A="ticker")
    s.hand(0, "teamwork", "explore", "scavenging")
    s.bleed(1)
    survivor, other = s.put("ticker", "2A.A"), s.put("ticker", "2A.H")
    s.attack_dice("blank", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(31)
    s.choose(f"activate:{s.ref(survivor)}")
    assert s.where(survivor) == "2A.A"
    s.t.area[other] = -1
    s.attack_dice("omen", "blank", "blank")
    s.at_locusts(31)
    pay(s)
    assert s.where(survivor) is None


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04", "BG-REACT-GUARD-01")
@pytest.mark.card("enemy:ticker")
def test_a_guard_that_kills_a_ticker_in_his_area_is_caught_in_the_blast() -> None:
    s = ticker_scene("2A.A")
    s.hand(0, "ambush", "teamwork")
    s.bleed(1)
    s.at_locusts(29)
    s.attack_dice("one_wound")
    s.defense_dice("blank")
    s.choose("guard:order:ambush", "attack:snub_pistol.normal:figure:ticker-1")
    assert attacks(s) == [("cog:marcus_fenix", "figure:ticker-1")]
    assert len(s.t.hand[0]) == 0


# ---------------------------------------------------------------------- lambent wretch


@pytest.mark.card("enemy:lambent_wretch")
def test_a_dying_lambent_wretch_wounds_cogs_alone() -> None:
    s = ticker_scene(a="lambent_wretch")
    for _ in range(2):
        s.put("wretch", "2A.A")
    drone = s.put("drone", "2A.A")
    s.attack_dice("one_wound")
    s.defense_dice("blank", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:snub_pistol.normal:figure:wretch-1")
    pay(s)
    assert s.t.rolls == [1, 2]
    assert [len(s.t.hand[seat]) for seat in range(2)] == [1, 2]
    assert s.t.marker[drone] == 0
    assert len(s.happened("figure_killed")) == 1


@pytest.mark.card("enemy:lambent_wretch")
def test_a_lambent_wretch_goes_off_by_a_grenade_too_and_takes_no_marker() -> None:
    s = ticker_scene(a="lambent_wretch")
    s.put("wretch", "2A.B")
    s.cog(1, "2A.B")
    piles = list(s.t.marker_piles)
    s.attack_dice("one_wound", *["blank"] * 3)
    s.defense_dice("two_shields", "blank", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:bolo_grenade.overkill:area:2A.B")
    pay(s)
    assert s.t.locusts() == []
    assert len(s.t.hand[1]) == 2
    assert s.t.marker_piles == piles
    assert all(not discards for discards in s.t.marker_discards)


@pytest.mark.card("enemy:lambent_wretch", "ai:8")
@pytest.mark.parametrize("omens", [0, 1, 2])
def test_a_lambent_wretch_attacks_with_2_dice_and_its_omen_adds_1_wound_once(omens: int) -> None:
    s = ticker_scene(a="lambent_wretch")
    s.bleed(1)
    wretch = s.put("wretch", "2A.A")
    s.attack_dice(*["omen"] * omens, *["blank"] * (2 - omens))
    s.defense_dice("blank")
    s.at_locusts(8)
    pay(s)
    assert s.t.rolls == [2, 1]
    assert wounds_of(s, "cog:marcus_fenix") == ([1] if omens else [])
    assert s.where(wretch) == "2A.A"


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-04", "BG-CARD-10", "BG-BLEED-01")
def test_a_follower_laid_low_by_the_blast_of_an_ousted_ticker_takes_no_cover() -> None:
    s = against(TRENCH, A="ticker")
    s.cog(0, "2A.C")
    s.cog(1, "2A.C")
    s.put("ticker", "2A.D", "2A.west")
    s.hand(0, "vault_kick", "teamwork")
    s.hand(1, "explore")
    order_only(s)
    s.choose("play_actions:order:vault_kick", "move:area:2A.D", "follow:order:explore", "oust:cover:2A.west")
    pay(s)
    assert s.t.bleeding[1]
    assert s.decision.kind != "follower_cover"
    assert s.t.cover[1] == -1
