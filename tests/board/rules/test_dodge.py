"""BG-REACT and BG-REACT-DODGE: cards discarded for their icon, and two more dice for an attacked COG."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, hit, miss
from tests.board.rules.locust_maps import LANE, TRENCH, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene


def attacked(*hand: str, drones: int = 1) -> Scene:
    """Marcus in A with the hand, Dom bleeding beside him; drones in A fire at Marcus by card 12."""
    s = on(LANE)
    s.hand(0, *hand)
    s.bleed(1)
    for _ in range(drones):
        s.put("drone", "2A.A")
    s.at_locusts(12)
    return s


@pytest.mark.rule("BG-REACT-DODGE-01")
@pytest.mark.parametrize(("answer", "dice"), [("dodge:order:assault", 3), ("pass", 1)])
def test_a_dodge_card_gives_two_more_defense_dice(answer: str, dice: int) -> None:
    s = attacked("assault", "teamwork")
    assert (s.decision.seat, s.decision.kind) == (0, "dodge")
    assert s.ids == ["dodge:order:assault", "pass"]
    miss(s, 3)
    s.choose(answer)
    assert s.t.rolls == [3, dice]


@pytest.mark.rule("BG-REACT-DODGE-02")
def test_a_dodge_is_declared_before_any_die_is_rolled() -> None:
    s = attacked("assault", "teamwork")
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix")]
    assert s.t.rolls == []
    miss(s, 3)
    s.choose("pass")
    assert s.t.rolls == [3, 1]


@pytest.mark.rule("BG-REACT-DODGE-03", "BG-COVER-09")
@pytest.mark.parametrize(("cover", "dice"), [("2A.west", 1 + 2 + 2), ("2A.east", 1 + 1 + 2)])
def test_the_dice_add_to_those_of_cover(cover: str, dice: int) -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.D", cover)
    s.hand(0, "assault", "teamwork")
    s.put("boomer", "2A.A")
    miss(s, 4)
    s.at_locusts(16)
    s.choose("dodge:order:assault")
    assert s.t.rolls == [4, dice]


@pytest.mark.rule("BG-REACT-DODGE-03", "BG-WEAPON-01")
def test_the_dice_add_to_those_of_a_shield() -> None:
    s = on(LANE)
    s.bleed(1)
    s.hand(0, "assault", "teamwork")
    s.give(0, "boomshield", 0)
    s.put("boomer", "2A.B")
    miss(s, 4)
    s.at_locusts(16)
    s.choose("dodge:order:assault")
    assert s.t.rolls == [4, 1 + 1 + 2]


@pytest.mark.rule("BG-REACT-DODGE-04")
def test_one_dodge_per_player_and_attack() -> None:
    s = attacked("assault", "advance", "teamwork")
    miss(s, 3)
    s.choose("dodge:order:assault")
    assert s.t.rolls == [3, 3]
    assert s.decision.kind != "dodge"
    assert "advance" in s.hand_names(0)


@pytest.mark.rule("BG-REACT-DODGE-EX-01")
def test_dodging_the_first_drone_and_not_the_second() -> None:
    s = attacked("assault", "advance", drones=2)
    miss(s, 3, 3)
    miss(s, 3)
    s.choose("dodge:order:assault")
    assert (s.decision.kind, s.ids) == ("dodge", ["dodge:order:advance", "pass"])
    s.choose("pass")
    assert s.t.rolls == [3, 3, 3, 1]
    assert s.hand_names(0) == ["advance"]


@pytest.mark.rule("BG-REACT-DODGE-01")
def test_only_the_attacked_cog_may_dodge() -> None:
    s = on(LANE)
    s.hand(0, "assault")
    s.hand(1, "advance")
    s.put("drone", "2A.A")
    s.at_locusts(12)
    s.choose("target:cog:dominic_santiago")
    assert (s.decision.seat, s.ids) == (1, ["dodge:order:advance", "pass"])
    miss(s, 3)
    s.choose("pass")
    assert s.hand_names(0) == ["assault"]
    assert s.decision.kind != "dodge"


@pytest.mark.rule("BG-REACT-DODGE-01", "BG-ENEMY-08")
def test_bystanders_of_a_blast_are_not_attacked_and_cannot_dodge() -> None:
    s = on(LANE)
    s.hand(0, "teamwork", "explore")
    s.hand(1, "advance", "assault")
    s.put("boomer", "2A.C")
    s.attack_dice("omen", "blank", "blank", "blank")
    s.at_locusts(16)
    s.choose("target:cog:marcus_fenix")
    assert (s.decision.seat, s.decision.kind) == (1, "wound")
    assert s.t.rolls == [4, 1]


@pytest.mark.rule("BG-REACT-01", "BG-REACT-DODGE-01")
@pytest.mark.parametrize("hand", [(), ("teamwork", "ambush")])
def test_without_a_dodge_card_nobody_is_asked(hand: tuple[str, ...]) -> None:
    """R-01; a guard card could only be used before the attack."""
    s = on(LANE)
    s.bleed(1)
    s.hand(0, *hand)
    s.put("drone", "2A.A")
    miss(s, 3)
    s.at_locusts(12)
    if s.decision.kind == "guard":
        s.choose("pass")
    assert s.t.rolls == [3, 1]


# ---------------------------------------------------------------------- area attacks


def grenade_at_own_feet() -> Scene:
    """Dom throws a grenade into A, where Marcus, Cole and he himself stand; Baird is in B."""
    s = on(LANE, (MARCUS, DOM, COLE, BAIRD))
    s.hand(0, "assault", "teamwork")
    s.hand(1, "advance", "explore", "explore")
    s.hand(2, "teamwork", "roadie_run")
    s.hand(3, "vault_kick")
    s.cog(3, "2A.B")
    s.put("drone", "2A.A")
    s.put("drone", "2A.H")
    s.at_order(1)
    s.choose("play_attack:order:explore", "attack:bolo_grenade.overkill:area:2A.A")
    return s


@pytest.mark.rule("BG-DIFF-03", "BG-DIFF-04", "BG-REACT-DODGE-04", "BG-GRENADE-07")
def test_in_an_area_attack_every_defending_cog_may_dodge_once_before_the_roll() -> None:
    s = grenade_at_own_feet()
    seats = []
    miss(s, 4)
    while s.decision.kind == "dodge":
        assert s.t.rolls == []
        seats.append(s.decision.seat)
        s.choose("pass" if s.decision.seat == 2 else s.offered("dodge")[0])
    assert seats == [1, 2, 0]
    assert s.t.rolls[0] == 4
    rolled = s.happened("dice_rolled")[0]["defense"]
    assert {who: len(dice) for who, dice in rolled.items()} == {
        "cog:marcus_fenix": 3,
        "cog:dominic_santiago": 3,
        "cog:augustus_cole": 1,
        "figure:drone-1": 1,
    }
    assert s.hand_names(3) == ["vault_kick"]


# ---------------------------------------------------------------------- reactions in general


@pytest.mark.rule("BG-REACT-01")
def test_a_card_discarded_for_its_icon_does_nothing_else() -> None:
    """Advance would move 3 and draw a card."""
    s = attacked("advance", "teamwork", "explore")
    miss(s, 3)
    s.choose("dodge:order:advance")
    assert s.hand_names(0) == sorted(["teamwork", "explore"], key=s.t.box.order_index.__getitem__)
    assert s.where(0) == "2A.A"
    assert s.t.order_discard[s.t.box.order_index["advance"]] == 1
    assert not s.happened("order_played")


@pytest.mark.rule("BG-REACT-01")
def test_players_react_in_the_turn_of_another() -> None:
    s = on(LANE)
    s.hand(1, "ambush", "assault")
    s.put("drone", "2A.B")
    s.at_locusts(13)
    assert (s.decision.seat, s.decision.kind) == (1, "guard")
    s.choose("pass", "target:cog:dominic_santiago")
    assert (s.decision.seat, s.decision.kind) == (1, "dodge")


@pytest.mark.rule("BG-REACT-02", "BG-WOUND-14")
@pytest.mark.parametrize(("answer", "bleeds"), [("dodge:order:assault", True), ("pass", False)])
def test_a_reaction_costs_health(answer: str, bleeds: bool) -> None:
    s = attacked("assault")
    hit(s, 3, 3 if bleeds else 1)
    s.choose(answer)
    assert s.t.bleeding[0] == bleeds
    assert s.t.hand[0] == ()
