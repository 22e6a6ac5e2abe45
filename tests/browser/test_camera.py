"""The camera at a question about figures: all whom it concerns are in sight, beside what lies over the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

PHONE = {"width": 390, "height": 844}
GUARD, DODGE = 27, 146
"""Choices of a recorded fight: Dom is asked to guard against a Boomer, and to dodge the attack of another."""
# All of a figure is within the map, and no panel lies over it.
IN_SIGHT = """
refs => {
  const boxOf = (one) => one.getBoundingClientRect();
  const map = boxOf(document.querySelector("main.map"));
  const panels = [...document.querySelectorAll("[data-place=beside], [data-place=guide]")].map(boxOf);
  return refs.map((ref) => boxOf(document.querySelector(`.figure[data-ref="${ref}"] circle`))).every((box) => {
    const apart = ({ left, right, top, bottom }) =>
      right <= box.left || box.right <= left || bottom <= box.top || box.bottom <= top;
    const within = map.left <= box.left && box.right <= map.right && map.top <= box.top && box.bottom <= map.bottom;
    return within && panels.every(apart);
  });
}
"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("choices", [GUARD, DODGE], ids=["guard", "dodge"])
@pytest.mark.parametrize("hints", [False, True], ids=["plain", "hints"])
def test_a_reaction_is_asked_for_with_both_figures_in_sight(
    service: Service, visitors: Visitors, size: Any, choices: int, hints: bool
) -> None:
    page = visitors.page({"speed": "instant", "camera": "close", "hints": hints}, viewport=size)
    player = Player(page)
    player.join(service.from_record(recorded("fight", choices), ["bot", "human"]).link(1))
    player.asked()
    expect(page.get_by_role("complementary", name="What to know before choosing")).to_be_visible()
    until(page, IN_SIGHT, ["figure:boomer-1", "cog:dominic_santiago"])
