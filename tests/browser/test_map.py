"""The map shows what matters: the camera goes near it and stays where it is put, letters recede, doors tell."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded
from tests.browser.showing import ready

_WORLD = "() => document.querySelector('.board-map .world').style.transform"
_OUT_OF_SIGHT = """
(refs) => {
  const map = document.querySelector(".board-map").getBoundingClientRect();
  return refs.filter((ref) => {
    const box = document.querySelector(`.board-map [data-ref="${ref}"] .ring`).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x < map.left || x > map.right || y < map.top || y > map.bottom;
  });
}
"""
_ON_THE_FLOOR = """
() => {
  for (const floor of document.querySelectorAll(".board-map .area .floor")) {
    const box = floor.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8], [0.8, 0.2]]) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (document.elementFromPoint(x, y) === floor) return [x, y];
    }
  }
}
"""
"""Where a pointer meets nothing but the floor of an area."""


def _seated(service: Service, visitors: Visitors, **settings: Any) -> Player:
    player = Player(visitors.page({"speed": "instant", "hints": False, **settings}))
    player.join(service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
    player.asked()
    return player


def _scale(player: Player) -> float:
    box = player.map.locator(".figure .ring").first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_camera_goes_near_who_acts_with_all_that_is_on_offer(service: Service, visitors: Visitors) -> None:
    whole = _seated(service, visitors, camera="whole")
    near = _seated(service, visitors, camera="close")
    assert _scale(near) > 1.3 * _scale(whole)
    offered = [
        one["refs"][0] for one in near.state()["options"] if one["refs"] and one["refs"][0].startswith("figure:")
    ]
    own = next(cog["ref"] for cog in near.state()["view"]["cogs"] if cog["seat"] == 1)
    assert offered
    assert near.page.evaluate(_OUT_OF_SIGHT, [own, *offered]) == []


def test_the_map_stays_where_the_player_put_it(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors, camera="close")
    box = player.map.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x - 90, y + 60, steps=4)
    player.page.mouse.up()
    put = player.page.evaluate(_WORLD)
    player.choose("Use the bonus move")
    player.asked()
    assert player.page.evaluate(_WORLD) == put
    player.choose("Stop moving")
    player.end_card()
    turn = player.state()["view"]["turn"]
    while player.state()["view"]["turn"] == turn:
        ready(player)
        player.choose(player.state()["options"][0]["label"])
    ready(player)
    until(player.page, f"(put) => ({_WORLD})() !== put", put)


def test_letters_recede_until_somebody_points(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors)
    letter = player.map.locator("text.letter").first
    expect(letter).to_have_css("opacity", "0.42")
    player.page.mouse.move(*player.page.evaluate(_ON_THE_FLOOR))
    expect(player.map.locator("text.letter.wanted")).to_have_count(1)
    expect(player.map.locator("text.letter.wanted")).to_have_css("opacity", "1")
    always = _seated(service, visitors, letters=True)
    expect(always.map.locator("text.letter").first).to_have_css("opacity", "1")


def test_a_locked_door_tells_so(service: Service, visitors: Visitors) -> None:
    player = _seated(service, visitors)
    shut = player.state()["view"]["map"]["doors_info"][0]["shut"]
    door = player.page.locator(".board-map .door")
    expect(door).to_have_count(1)
    expect(door).to_have_class(re.compile("locked" if shut else "closed"))
