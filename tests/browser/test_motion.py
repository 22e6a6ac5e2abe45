"""Reduced motion, by the system or by the settings: nothing walks, tumbles or turns."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.showing import ready

WATCH_MOTION = """
window.moving = [];
(function look() {
  for (const one of document.getAnimations()) {
    const time = one.effect?.getComputedTiming();
    if (time && time.duration > 1 && one.playState === "running") {
      const name = one.animationName ?? one.transitionProperty ?? "walk";
      if (!window.moving.includes(name)) window.moving.push(name);
    }
  }
  requestAnimationFrame(look);
})();
"""


def _some_play(service: Service, page: Page) -> list[str]:
    page.add_init_script(WATCH_MOTION)
    player = Player(page)
    player.join(service.from_record(recorded("fight", 9), ["bot", "human"]).link(1))
    player.asked()
    player.end_card()
    ready(player)
    turn = player.state()["view"]["turn"]
    while player.state()["view"]["turn"] < turn + 1:
        player.choose(player.state()["options"][0]["label"])
        ready(player)
    page.mouse.move(300, 300)
    page.get_by_role("button", name=re.compile("^Zoom in|^Closer|^Larger")).first.click()
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found: list[str] = page.evaluate("window.moving")
    return found


STILL: list[dict[str, Any]] = [
    {"reduced_motion": "reduce", "settings": {"speed": "fast", "hints": False}},
    {"reduced_motion": "no-preference", "settings": {"speed": "fast", "hints": False, "motion": "reduced"}},
]


@pytest.mark.parametrize("wish", STILL, ids=["system", "settings"])
def test_nothing_moves(service: Service, visitors: Visitors, wish: dict[str, Any]) -> None:
    assert _some_play(service, visitors.page(**wish)) == []


def test_otherwise_things_move(service: Service, visitors: Visitors) -> None:
    """The check above would notice."""
    moved = _some_play(
        service, visitors.page(reduced_motion="no-preference", settings={"speed": "fast", "hints": False})
    )
    assert "walk" in moved
    assert len(moved) > 1
