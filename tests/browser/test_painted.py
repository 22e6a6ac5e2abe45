"""The ground of the map: plain at once, painted piece by piece behind it, unless somebody wants it plain."""

from __future__ import annotations

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

_TONES = """
() => [...document.querySelectorAll(".board-map canvas")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const tones = new Set();
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) tones.add(data[i] >> 3);
  return tones.size;
})
"""
"""How many tones of red each piece that is painted has."""


def _seated(service: Service, visitors: Visitors, floor: str) -> Player:
    player = Player(visitors.page({"speed": "instant", "hints": False, "floor": floor}))
    player.join(service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
    player.asked()
    return player


def test_the_ground_is_painted_while_one_plays_on(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, "painted")
    assert player.state()["options"], "nobody waits for the painter"
    player.page.wait_for_function("() => document.querySelectorAll('.board-map canvas').length > 1")
    assert all(tones > 8 for tones in player.page.evaluate(_TONES)[:1])


def test_whoever_wants_it_plain_keeps_it_plain(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, "plain")
    assert player.page.locator(".board-map .floors path").count() > 10
    assert player.page.locator(".board-map canvas").count() == 0
