"""What an attack on offer says about itself: the mode and what it costs."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import Scene


def offer(s: Scene, option_id: str) -> dict[str, object]:
    option = s.decision.find(option_id)
    assert option is not None, s.ids
    return dict(option.args)


@pytest.mark.rule("BG-AMMO-01", "BG-AMMO-02")
def test_a_normal_attack_is_free_and_overkill_costs_a_token() -> None:
    s = on(LANE)
    s.cog(0, "2A.D")
    s.put("drone", "2A.D")
    s.hand(0, "double_tap")
    s.at_order(0)
    s.choose("play_attack:order:double_tap")
    assert offer(s, "attack:lancer.normal:figure:drone-1") == {"mode": "normal", "cost": 0}
    assert offer(s, "attack:lancer.overkill:figure:drone-1") == {"mode": "overkill", "cost": 1}


def test_an_overkill_the_card_pays_for_costs_nothing() -> None:
    s = on(LANE)
    s.cog(0, "2A.D")
    s.put("drone", "2A.E")
    s.hand(0, "ambush")
    s.at_order(0)
    s.choose("play_actions:order:ambush")
    s.choose("pull:figure:drone-1")
    assert offer(s, "attack:lancer.overkill:figure:drone-1") == {"mode": "overkill", "cost": 0}
