"""What lies on a card at the table, tags and arrows, leaves its numbers to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.card.album import attack_that_kills, battle, night
from tests.browser.card.player import Duelist
from tests.browser.card.scenes import Record, position
from tests.browser.conftest import Visitors
from tests.browser.player import sit_down
from tests.browser.service import Service

SIZES: list[ViewportSize] = [
    {"width": 1400, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
]
# Tags over numbers of the card they lie on.
COVERED = """
() => [...document.querySelectorAll("main .card")].flatMap((card) => {
  const common = (from, to, other, its) => Math.min(to, its) - Math.max(from, other) > 1;
  const boxes = (selector) => [...card.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
  return boxes(".tags > *").flatMap(([tag, a]) => boxes(".hex, .initiative, .badge").filter(([, b]) =>
    common(a.left, a.right, b.left, b.right) && common(a.top, a.bottom, b.top, b.bottom)
  ).map(([number]) => `${tag.textContent} over ${number.textContent}`));
})
"""
# Ends of arrows that lie on a card.
POINTING = """
() => {
  const on = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const cards = [...document.querySelectorAll(".board .card")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".arrows > path:not(.edge)")].flatMap((path) => {
    const screen = path.getScreenCTM();
    const ends = [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(screen));
    return ends.filter(({ x, y }) => cards.some((box) => on(box, x, y)));
  }).length;
}
"""


def _seated(service: Service, page: Page, record: Record) -> Duelist:
    player = Duelist(page)
    sit_down(page, service.from_record(record, ["human", "bot"]).link(0))
    player.asked()
    return player


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_no_tag_covers_a_number(service: Service, visitors: Visitors, size: ViewportSize, language: str) -> None:
    page = visitors.page(viewport=size, locale=language)
    _seated(service, page, position(5, night))
    assert page.locator("main .tags .beyond").count() > 0
    assert page.locator("main .tags .word").count() > 0
    assert page.evaluate(COVERED) == []


def test_no_arrow_or_tag_covers_a_number_of_who_fights(service: Service, page: Page) -> None:
    record = position(1, battle)
    player = _seated(service, page, record)
    player.weigh(attack_that_kills(record))
    page.locator(".arrows path.dashed").wait_for()
    page.wait_for_timeout(400)
    assert page.locator("main .tags .word.target").count() > 0
    assert page.evaluate(COVERED) == []
    assert page.evaluate(POINTING) == 0


def test_what_it_leads_to_lies_over_all_cards(service: Service, visitors: Visitors) -> None:
    record = position(1, battle)
    player = _seated(service, visitors.page(viewport={"width": 1024, "height": 768}), record)
    player.weigh(attack_that_kills(record))
    player.forecast()
    shows = player.page.evaluate(
        """() => {
          const panel = document.querySelector("[data-preview]"), a = panel.getBoundingClientRect();
          return [...document.querySelectorAll("main .card")].flatMap((card) => {
            const b = card.getBoundingClientRect();
            const left = Math.max(a.left, b.left), right = Math.min(a.right, b.right);
            const top = Math.max(a.top, b.top), bottom = Math.min(a.bottom, b.bottom);
            if (right - left < 4 || bottom - top < 4) return [];
            return [panel.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))];
          });
        }"""
    )
    assert shows
    assert all(shows)


def test_rule_in_force_is_whole_on_a_cover_card(service: Service, page: Page) -> None:
    """None of its words is cut off or lies under a tag."""
    _seated(service, page, position(1, battle))
    expect(page.locator(".covers .half.main .text:not(.none)").first).to_be_visible()
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".covers .half.main .text:not(.none)")].filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect(), half = text.parentElement.getBoundingClientRect();
          return words.top < half.top + 1 || words.bottom > half.bottom - 1;
        }).map((text) => text.textContent)"""
    )
    assert cut == []
