"""Odds of reactions: dodging against a count of all dice outcomes, guarding as the attacks it allows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.chances import net_wounds, on_cog
from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import Scene

AS_WRITTEN: dict[str, dict[str, Any]] = {
    "heals": {"do": "heal"},
    "add 1 each": {"do": "add_wounds", "wounds": 1},
    "add 2 once": {"do": "add_wounds", "wounds": 2, "once": True},
}


def attacked(omen: str = "heals") -> Scene:
    """Marcus in A with two cards, Dom bleeding beside him; a drone there fires at Marcus."""
    s = on({**LANE, "enemies": {"drone": {"omen": AS_WRITTEN[omen]}}})
    s.hand(0, "assault", "teamwork")
    s.bleed(1)
    s.put("drone", "2A.A")
    s.at_locusts(12)
    assert s.ids == ["dodge:order:assault", "pass"]
    return s


@pytest.mark.rule("BG-REACT-DODGE-01")
@pytest.mark.parametrize("omen", AS_WRITTEN)
@pytest.mark.parametrize(("answer", "dice", "hand"), [("dodge:order:assault", 3, 1), ("pass", 1, 2)])
def test_a_dodge_shows_its_odds_and_what_passing_means(omen: str, answer: str, dice: int, hand: int) -> None:
    found: Any = attacked(omen).game.odds(answer)
    assert found is not None
    marcus = found["targets"]["cog:marcus_fenix"]
    assert sum(part[0] for part in found["attack_dice"]) == 3
    assert sum(part[0] for part in marcus["defense_dice"]) == dice
    assert any(part[1] == "dodge" for part in marcus["defense_dice"]) == (answer != "pass")
    expected = on_cog(net_wounds(3, dice, omen), hand)
    assert [marcus[name] for name in ("kill", "wound", "nothing")] == pytest.approx([float(one) for one in expected])


@pytest.mark.rule("BG-REACT-GUARD-04")
def test_a_guard_shows_the_odds_of_each_attack_it_allows() -> None:
    s = on(LANE)
    s.hand(0, "hold_ground", "ambush")
    s.put("boomer", "2A.C")
    s.at_locusts(16)
    assert s.game.odds("pass") is None
    shown: Any = s.game.odds("guard:order:ambush")
    assert shown is not None
    s.choose("guard:order:ambush")
    assert s.decision.kind == "guard_attack"
    assert [way["id"] for way in shown["ways"]] == s.ids
    for way in shown["ways"]:
        assert way["odds"] == s.game.odds(way["id"])
