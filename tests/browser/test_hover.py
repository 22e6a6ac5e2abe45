"""What is told in passing about a thing stays while the pointer goes to its links, and goes with Escape."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded


def _boomer(service: Service, visitors: Visitors) -> tuple[Player, Locator]:
    """The pointer rests on a Boomer, of which is told in the left rail."""
    player = Player(visitors.page())
    player.join(service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
    player.asked()
    player.page.locator("[data-ref='figure:boomer-1']").hover()
    panel = player.page.get_by_role("complementary", name="About Boomer 1")
    expect(panel.get_by_role("button").first).to_be_visible()
    return player, panel


def test_the_links_of_a_passing_panel_can_be_reached(service: Service, visitors: Visitors) -> None:
    player, panel = _boomer(service, visitors)
    page, link = player.page, panel.get_by_role("button").first
    box = link.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=30)
    page.wait_for_timeout(600)
    expect(panel).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_it_goes_with_the_pointer_that_leaves_it(service: Service, visitors: Visitors) -> None:
    player, panel = _boomer(service, visitors)
    player.page.get_by_role("button", name="Settings").hover()
    expect(panel).to_have_count(0)


def test_it_goes_with_escape(service: Service, visitors: Visitors) -> None:
    player, panel = _boomer(service, visitors)
    player.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_keys_reach_its_links(service: Service, visitors: Visitors) -> None:
    player, panel = _boomer(service, visitors)
    page = player.page
    page.locator("[data-ref='figure:boomer-1']").focus()
    page.keyboard.press("i")
    expect(panel).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-place=info]') !== null"):
            return
    raise AssertionError("no key leads there")
