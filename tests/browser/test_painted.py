"""The ground of the map: plain at once, painted piece by piece behind it and lit, unless somebody wants it plain."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

_TONES = """
() => [...document.querySelectorAll(".board-map canvas.piece")].map((canvas) => {
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const paper = copy.getContext("2d");
  paper.drawImage(canvas, 0, 0);
  const { data } = paper.getImageData(0, 0, copy.width, copy.height);
  const tones = new Set();
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) tones.add(data[i] >> 3);
  return tones.size;
})
"""
"""How many tones of red each piece that is painted has."""

_LIGHTS = """
() => Object.fromEntries([...document.querySelectorAll(".board-map [data-light]")].map((canvas) => {
  const box = canvas.getBoundingClientRect();
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let seen = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] > 40) seen += 1;
  return [canvas.dataset.light, { x: box.x + box.width / 2, y: box.y + box.height / 2, seen }];
}))
"""
"""Where each light is on the screen, and how many pixels of floor it shows."""

_MIDDLE = """
(ref) => {
  const box = document.querySelector(`.board-map [data-ref="${ref}"] .ring`).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
"""
_WALKED = f"""
([ref, start]) => {{
  const now = ({_MIDDLE})(ref);
  return Math.hypot(now.x - start.x, now.y - start.y) > 10 && now;
}}
"""
"""Where a figure is on the screen, once it is no longer where it was."""


def _seated(service: Service, visitors: Visitors, floor: str, **context: Any) -> Player:
    player = Player(visitors.page({"speed": "instant", "hints": False, "floor": floor}, **context))
    player.join(service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
    player.asked()
    return player


def _lit(player: Player) -> dict[str, Any]:
    until(player.page, "() => document.querySelector('.board-map [data-light]')?.width > 300", seconds=60)
    lights: dict[str, Any] = player.page.evaluate(_LIGHTS)
    return lights


def test_the_ground_is_painted_while_one_plays_on(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, "painted")
    assert player.state()["options"], "nobody waits for the painter"
    until(player.page, "() => document.querySelectorAll('.board-map canvas.piece').length > 1", seconds=60)
    assert all(tones > 8 for tones in player.page.evaluate(_TONES)[:1])


def test_light_goes_along_with_a_cog(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, "painted")
    before = _lit(player)
    view = player.state()["view"]
    dom = next(cog["ref"] for cog in view["cogs"] if cog["seat"] == 1)
    others = [ref for ref in before if ref != dom]
    assert before[dom]["seen"] > 1000
    assert others, "other COGs and open holes give light too"
    start = player.page.evaluate(_MIDDLE, dom)
    player.choose("Use the bonus move")
    player.asked()
    here = next(cog["area"] for cog in view["cogs"] if cog["seat"] == 1)
    move = next(one for one in player.state()["options"] if one["kind"] == "move" and one["refs"] != [here])
    player.choose(move["label"])
    there = until(player.page, _WALKED, [dom, start])
    now = player.page.evaluate(_LIGHTS)
    assert abs(now[dom]["x"] - there["x"]) + abs(now[dom]["y"] - there["y"]) < 6
    assert {ref: now[ref]["seen"] for ref in others} == {ref: before[ref]["seen"] for ref in others}


_BREATH = """
() => document.getAnimations().filter((one) => one.effect?.target?.matches?.("[data-light], .core")).length
"""


def test_holes_breathe_unless_nothing_may_move(service: Service, visitors: Visitors) -> None:
    still = _seated(service, visitors, "painted")
    assert any(ref.startswith("hole:") for ref in _lit(still))
    assert still.page.evaluate(_BREATH) == 0
    moving = _seated(service, visitors, "painted", reduced_motion="no-preference")
    _lit(moving)
    assert moving.page.evaluate(_BREATH) > 0


def test_whoever_wants_it_plain_keeps_it_plain(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, "plain")
    assert player.page.locator(".board-map .floors path").count() > 10
    assert player.page.locator(".board-map canvas").count() == 0
