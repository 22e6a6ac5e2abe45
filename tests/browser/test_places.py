"""What lies over the table has places of its own, and the prompt stands still."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import ViewportSize, expect

import eday
from tests.browser.board_scenes import asks, position
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

SIZES: list[ViewportSize] = [
    {"width": 1400, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
]
# What covers another thing over the table, by how much they overlap.
OVERLAPS = """
() => {
  const boxes = [...document.querySelectorAll("[data-place], [data-director], .ai, .prompt .say, .prompt .buttons")]
    .filter((one) => one.offsetParent && getComputedStyle(one).visibility === "visible")
    .map((one) => [one.dataset.place ?? one.className.split(" ")[0], one.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([name, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 1 && height > 1) found.push(`${name} and ${other}: ${Math.round(width)} x ${Math.round(height)}`);
  }));
  return found;
}
"""

CUT_OFF = """
() => [...document.querySelectorAll(".prompt .buttons button")]
  .filter((one) => one.scrollHeight > one.clientHeight + 2).length
"""


def _notice(player: Player) -> None:
    """Somebody points at something."""
    player.pin("area:16A.A")
    player.page.get_by_role("button", name="Point it out to the team").click()
    expect(player.page.locator("[data-place=notice]")).to_be_visible()
    player.page.keyboard.press("Escape")


def _list(player: Player) -> None:
    player.prompt.get_by_role("button", name="All options").click()
    expect(player.page.locator("[data-place=list]")).to_be_visible()


def _advice(player: Player) -> None:
    player.prompt.get_by_role("button", name="Suggest").click()
    expect(player.page.locator("[data-place=advice]")).to_be_visible()


def _tiles(player: Player) -> None:
    player.aim("figure:drone-1")


def _info(player: Player) -> None:
    player.pin("figure:drone-1")


OPENERS: dict[str, Callable[[Player], None]] = {
    "notice": _notice,
    "advice": _advice,
    "list": _list,
    "info": _info,
    "tiles": _tiles,
}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_no_two_things_over_the_table_cover_each_other(
    service: Service, visitors: Visitors, size: ViewportSize
) -> None:
    player = Player(visitors.page(viewport=size))
    link = service.from_record(recorded("fight", 24), ["human", "human"]).link(1)
    player.join(link)
    player.asked()
    page = player.page
    for first, second in combinations(OPENERS, 2):
        for name in (first, second):
            OPENERS[name](player)
        assert page.evaluate(OVERLAPS) == [], (first, second)
        while page.locator("[role=menu], .info.pinned, [data-place=list], [data-place=advice]").count():
            page.keyboard.press("Escape")


@pytest.mark.parametrize("hints", [False, True])
def test_advice_leaves_the_odds_room_to_be_read(service: Service, visitors: Visitors, hints: bool) -> None:
    player = Player(visitors.page({"speed": "instant", "hints": hints}))
    player.join(service.from_record(position(asks("dodge")), ["human", "human"]).link(0))
    player.asked()
    odds = player.page.locator("[data-place=beside]")
    expect(odds).to_be_visible()
    _advice(player)
    box = odds.bounding_box()
    assert box is not None
    assert box["width"] >= 300
    assert box["height"] >= 100
    assert player.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_guide_covers_nothing(service: Service, visitors: Visitors, size: ViewportSize) -> None:
    """And takes no more of the map than leaves it to be seen."""
    player = Player(visitors.page(viewport=size))
    game = eday.board.new_guided()
    while (step := eday.board.guide_step(game, 0)) is not None and step.key != "attack":
        game.choose(step.options[0])
    player.join(service.from_record(game.record(), ["human"]).link(0))
    player.asked()
    page = player.page
    expect(page.locator("aside.guide")).to_be_visible()
    assert page.evaluate(OVERLAPS) == []
    for opener in (_advice, _list, _info, _tiles):
        opener(player)
        assert page.evaluate(OVERLAPS) == [], opener.__name__
        while page.locator("[role=menu], .info.pinned, [data-place=list], [data-place=advice]").count():
            page.keyboard.press("Escape")
    box = player.map.bounding_box()
    assert box is not None
    assert box["height"] >= 170


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_prompt_has_one_height_whatever_is_asked(service: Service, visitors: Visitors, size: ViewportSize) -> None:
    """So that the map stays where it is; on a phone a bar without buttons leaves their room to the cards below."""
    player = Player(visitors.page(viewport=size))
    heights, maps = set(), set()
    for kind in ("order", "dodge", "keep_weapon", "wound"):
        player.join(service.from_record(position(asks(kind)), ["human", "human"]).link(0))
        player.asked()
        box, ground = player.prompt.bounding_box(), player.page.locator("main.map").bounding_box()
        assert box is not None
        assert ground is not None
        maps.add(round(ground["height"]))
        if size["width"] != 390 or player.page.locator(".prompt.bare").count() == 0:
            heights.add(round(box["height"]))
        assert player.page.evaluate(CUT_OFF) == 0
    assert len(heights) == 1
    assert len(maps) == 1
