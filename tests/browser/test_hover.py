"""What is told in passing about a thing stays while the pointer goes to its links, and goes with Escape."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import eday
from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
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


def test_a_crate_says_what_it_is_and_leads_where_it_lies(service: Service, visitors: Visitors) -> None:
    """The guided mission, played to its last lesson; the crate of grenades is two areas away."""
    game = eday.board.new_guided()
    for beat in game.box.content.first_mission.script:
        game.choose(beat.choose)
    game.choose("end")
    while game.decision is not None and game.decision.kind != "order":
        game.choose(next((one.id for one in game.decision.options if one.passes), game.decision.options[0].id))
    assert game.decision is not None
    move = next(one.id for one in game.decision.options if one.kind == "play_move")
    player = Player(visitors.page())
    player.join(service.from_record(game.record(), ["human"]).link(0))
    player.asked()
    page = player.page
    page.locator("[data-ref='crate:12A.G']").click()
    about = page.locator(".info.pinned")
    expect(about).to_contain_text("Gain 1 grenade")
    expect(about).to_contain_text("but not in Emergence")
    about.get_by_role("button", name="Why can't I do more with it?").click()
    expect(about).to_contain_text("the COG must stand there")
    page.keyboard.press("Escape")
    player.choose(next(one["label"] for one in player.state()["options"] if one["id"] == move))
    before = player.version()
    page.locator("[data-ref='crate:12A.G']").click()
    player.answered(before)
    until(page, "() => window.probe.state.view.cogs[0].area === 'area:12A.G'")


def test_what_slides_beneath_the_pointer_is_not_pointed_at(service: Service, visitors: Visitors) -> None:
    player = Player(visitors.page())
    player.join(service.from_record(eday.board.new_guided().record(), ["human"]).link(0))
    player.asked()
    page = player.page
    page.locator("[data-ref='cover:2A.c4']").click()
    expect(page.locator("[data-ref='cover:2A.c3'].offered")).to_be_attached()
    page.wait_for_timeout(600)
    expect(page.get_by_role("complementary", name="About Drone 1")).to_have_count(0)
