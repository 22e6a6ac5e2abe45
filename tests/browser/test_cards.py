"""Cards of the board game have pictures, and are shown large on hover, focus and long press."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.screenshots import PHONE
from tests.browser.service import Service, recorded
from tests.browser.showing import bar

LONG = 700
# What the card shown large covers that it must not.
COVERED = """
() => {
  const card = document.querySelector("[data-place=card]").getBoundingClientRect();
  const things = document.querySelectorAll(".prompt, [data-card], .weapon, .enemy, .ai .top");
  return [...things].filter((one) => one.offsetParent).map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(card.right, box.right) - Math.max(card.left, box.left) > 1
      && Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 1)
    .map(([name]) => name);
}
"""
CUT_OFF = """
() => [...document.querySelectorAll(".face .body")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)
"""
# A finger that rests on a thing, and is lifted after a while.
PRESS = """
async ([selector, time]) => {
  const thing = document.querySelector(selector);
  const box = thing.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: "touch", bubbles: true };
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
  await new Promise((rested) => setTimeout(rested, time));
  thing.dispatchEvent(new PointerEvent("pointerup", at));
  thing.click();
}
"""


def _large(page: Page) -> Locator:
    return page.locator("[data-place=card] .face")


def _seated(service: Service, player: Player) -> Player:
    player.join(service.from_record(recorded("fight", 24), ["bot", "human"]).link(1))
    player.asked()
    until(player.page, "() => document.querySelector('.card .scene') !== null")
    return player


def test_a_card_is_shown_large_while_the_mouse_is_on_it(service: Service, player: Player) -> None:
    page = _seated(service, player).page
    things = ("[data-card]", ".weapon", ".enemy", ".ai .top")
    for selector in things:
        thing = page.locator(selector).first
        thing.hover()
        expect(_large(page)).to_be_visible()
        expect(_large(page).locator(".scene")).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT_OFF) == []
        page.mouse.move(700, 300)
        expect(_large(page)).to_have_count(0)


def test_a_card_is_shown_large_while_it_has_the_focus(service: Service, player: Player) -> None:
    page = _seated(service, player).page
    card = player.hand.get_by_role("button").first
    player.hand.get_by_role("button").nth(1).focus()
    page.keyboard.press("Shift+Tab")
    expect(card).to_be_focused()
    expect(_large(page)).to_contain_text(card.locator(".name").inner_text())
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(_large(page)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(_large(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(_large(page)).to_have_count(0)


def test_a_card_is_shown_large_by_a_long_press(service: Service, visitors: Visitors) -> None:
    player = _seated(service, Player(visitors.page(**PHONE)))
    page, version = player.page, player.version()
    page.evaluate(PRESS, ["[data-card]", LONG])
    expect(_large(page)).to_be_visible()
    expect(_large(page).locator(".scene")).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate(CUT_OFF) == []
    assert player.version() == version
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    page.touchscreen.tap(195, 200)
    expect(_large(page)).to_have_count(0)


def test_no_card_of_a_hand_is_cut_off(service: Service, visitors: Visitors) -> None:
    sizes: list[ViewportSize] = [
        {"width": 1100, "height": 700},
        {"width": 1400, "height": 900},
        {"width": 1024, "height": 768},
        {"width": 390, "height": 844},
        {"width": 844, "height": 390},
    ]
    for size in sizes:
        player = _seated(service, Player(visitors.page(viewport=size)))
        steps = player.hand.locator(".step")
        expect(steps.first).to_be_visible()
        assert player.page.evaluate(CUT_OFF) == [], size
        assert all(step.is_visible() for step in steps.all()), size
        box = player.hand.get_by_role("button").first.locator(".face").bounding_box()
        assert box is not None
        assert 0.7 < box["width"] / box["height"] < 0.73


def test_no_card_lies_over_the_show(service: Service, visitors: Visitors) -> None:
    """What is looked at makes room for the show, and what slides beneath a resting pointer is not looked at."""
    player = Player(visitors.page({"speed": "step", "hints": False}))
    player.join(service.from_record(recorded("fight", 9), ["bot", "human"]).link(1))
    player.asked()
    page, cards = player.page, player.hand.get_by_role("button")
    cards.first.hover()
    expect(_large(page)).to_be_visible()
    player.prompt.get_by_role("button", name="Done with").press("Enter")
    player.prompt.get_by_role("button", name="Yes, do it").press("Enter")
    expect(bar(page)).to_be_visible()
    expect(_large(page)).to_have_count(0)
    cards.first.evaluate("card => (card.style.display = 'none')")
    until(page, "() => document.querySelector('[data-card]:hover') !== null")
    page.wait_for_timeout(400)
    expect(_large(page)).to_have_count(0)
    page.mouse.move(700, 300)
    cards.nth(0).hover()
    expect(_large(page)).to_be_visible()
