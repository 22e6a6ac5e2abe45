"""A turn that begins is told across the table: whose it is and who plays it, as part of the show."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded
from tests.browser.showing import bar, ended

MARCUS, DOM = 12, 21
"""Choices of a recorded fight after which a turn of Marcus begins, and one of Dom, whom a bot plays."""
STILL = "() => getComputedStyle(document.querySelector('.banner')).animationName === 'none'"
TOLD = "line => [...document.querySelectorAll('.teller p')].filter((one) => one.textContent === line).length"


def _before(service: Service, page: Page, turn: int) -> Player:
    player = Player(page)
    player.join(service.from_record(recorded("fight", turn), ["human", "bot"]).link(0))
    player.asked()
    return player


def _shoot(player: Player) -> None:
    player.choose(player.state()["options"][1]["label"])


def _until_banner(page: Page) -> None:
    """Step through what is shown, up to the banner."""
    banner = page.locator("main .banner")
    expect(bar(page)).to_be_visible()
    while not banner.count():
        shown = page.evaluate("document.querySelector('.prompt .say').textContent")
        bar(page).get_by_role("button", name="Next").click()
        until(page, "shown => document.querySelector('.prompt .say').textContent !== shown", shown)


def test_own_turn(service: Service, visitors: Visitors) -> None:
    page = visitors.page({"speed": "step", "hints": False})
    _shoot(_before(service, page, MARCUS))
    _until_banner(page)
    banner = page.locator("main .banner")
    expect(banner).to_contain_text("Turn 2: Marcus.")
    expect(banner).to_contain_text("Your turn")
    assert page.evaluate(STILL), "this browser wishes for less motion"
    assert page.evaluate(TOLD, "Turn 2: Marcus.") == 1
    bar(page).get_by_role("button", name="Skip").click()
    expect(banner).to_have_count(0)
    assert page.evaluate(TOLD, "Turn 2: Marcus.") == 1


def test_turn_of_a_bot(service: Service, visitors: Visitors) -> None:
    page = visitors.page({"speed": "step", "hints": False})
    _before(service, page, DOM).end_card()
    _until_banner(page)
    expect(page.locator("main .banner")).to_contain_text("Turn 3: Dom.")
    expect(page.locator("main .banner")).to_contain_text("A bot plays it.")


def test_at_instant_speed_there_is_none(service: Service, visitors: Visitors) -> None:
    page = visitors.page({"speed": "instant", "hints": False})
    player = _before(service, page, MARCUS)
    page.evaluate(
        """() => {
          window.banners = 0;
          const look = () => (window.banners += document.querySelectorAll(".banner").length);
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    _shoot(player)
    player.asked()
    ended(page)
    expect(page.get_by_role("complementary", name="Log")).to_contain_text("Turn 2: Marcus.")
    assert page.evaluate("window.banners") == 0
