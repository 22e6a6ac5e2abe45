"""BG-REACT-GUARD: what happens between the promise to guard and the guard, and weapons that bar it."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import miss
from tests.board.rules.locust_maps import LANE, on
from tests.board.rules.test_guard import LANCER, asked, guard_scene
from tests.board.scene import COLE, MARCUS, Scene

# ---------------------------------------------------------------------- what happens in between


def two_pledges(*marcus: str, blast: int = 1) -> Scene:
    """Cole in B beside a drone guards with a Boomshot whose splash wounds Marcus there, who wants to guard too."""
    s = on(LANE, (COLE, MARCUS))
    s.cog(0, "2A.A")
    s.cog(1, "2A.B")
    s.give(0, "boomshot", 2)
    s.hand(0, "hold_ground", "teamwork")
    s.hand(1, *marcus)
    s.put("boomer", "2A.B")
    s.at_locusts(16)
    s.choose("guard:order:hold_ground", "guard:order:ambush", "let:cog:augustus_cole")
    s.attack_dice(*["omen"] * blast, *["blank"] * (5 - blast))
    s.defense_dice("blank", "blank")
    s.choose("attack:boomshot.overkill:figure:boomer-1", *["splash"] * blast)
    return s


@pytest.mark.rule("BG-REACT-GUARD-07", "BG-WOUND-13")
def test_whose_pledged_card_went_for_a_wound_is_asked_again() -> None:
    s = two_pledges("ambush", "steady_aim", "explore")
    assert asked(s) == (1, "wound")
    s.choose("discard:order:ambush")
    assert asked(s) == (1, "guard")
    assert s.ids == ["guard:order:steady_aim", "pass"]
    s.choose("guard:order:steady_aim")
    assert asked(s) == (1, "guard_attack")


@pytest.mark.rule("BG-REACT-GUARD-07", "BG-WOUND-13")
def test_who_was_wounded_after_his_pledge_may_pass_after_all() -> None:
    s = two_pledges("ambush", "steady_aim", "explore")
    s.choose("discard:order:explore")
    assert (asked(s), s.ids) == ((1, "guard"), ["guard:order:ambush", "guard:order:steady_aim", "pass"])
    miss(s, 4)
    s.choose("pass")
    assert [data["card"] for data in s.happened("card_discarded") if data["seat"] == 1] == ["order:explore"]
    assert [data["seat"] for data in s.happened("guard_used")] == [0]


@pytest.mark.rule("BG-REACT-GUARD-07", "BG-BLEED-01")
@pytest.mark.parametrize("cards", [("ambush",), ("ambush", "explore")])
def test_whose_guard_cards_are_gone_is_not_asked_again(cards: tuple[str, ...]) -> None:
    s = two_pledges(*cards)
    if s.decision.kind == "wound":
        s.choose("discard:order:ambush")
    assert s.decision.kind != "guard"
    assert [data["seat"] for data in s.happened("guard_used")] == [0]


# ---------------------------------------------------------------------- a weapon that bars the attack


def shielded(*weapons: tuple[str, int]) -> Scene:
    """Marcus, who holds a Boomshield, sees a drone two areas away."""
    s = on(LANE)
    s.t.weapons[0] = ()
    s.give(0, "boomshield", 0)
    for weapon, tokens in weapons:
        s.give(0, weapon, tokens)
    s.hand(0, "hold_ground", "teamwork")
    s.cog(1, "2A.H")
    s.put("drone", "2A.C")
    return s


@pytest.mark.rule("BG-WEAPON-03", "BG-REACT-GUARD-01")
def test_who_could_guard_only_after_discarding_a_weapon_gets_the_window() -> None:
    s = shielded(("lancer", 3))
    s.at_locusts(13)
    assert asked(s) == (0, "guard")
    assert s.ids == ["pass", "drop:weapon:boomshield"]
    s.choose("drop:weapon:boomshield")
    assert s.ids == ["guard:order:hold_ground", "pass"]
    miss(s, 2, 1)
    s.choose("guard:order:hold_ground", LANCER)
    assert s.happened("guard_used") == [{"seat": 0, "figure": "figure:drone-1"}]
    assert s.tokens(0, "boomshield") == -1


@pytest.mark.rule("BG-WEAPON-03", "BG-REACT-GUARD-01")
def test_a_weapon_may_be_discarded_once_the_guard_is_begun() -> None:
    s = shielded(("lancer", 3), ("snub_pistol", 1))
    s.at_locusts(13)
    assert s.ids == ["guard:order:hold_ground", "pass", "drop:weapon:boomshield"]
    s.choose("guard:order:hold_ground")
    assert "drop:weapon:boomshield" in s.ids
    assert LANCER not in s.ids
    s.choose("drop:weapon:boomshield")
    assert LANCER in s.ids


@pytest.mark.rule("BG-WEAPON-03", "BG-REACT-GUARD-01")
def test_a_weapon_that_bars_nothing_is_not_offered_in_the_window() -> None:
    s = shielded(("snub_pistol", 1))
    s.at_locusts(13)
    assert s.ids == ["guard:order:hold_ground", "pass"]
    s = guard_scene("2A.H")
    s.at_locusts(12)
    assert not s.offered("drop")
