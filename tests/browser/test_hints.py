"""Hints of a first game: each has its place, is closed for good, and leaves the rest of the table in sight."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

NEWCOMER = {"speed": "instant"}


def _newcomer(service: Service, visitors: Visitors) -> Player:
    """Dom in the midst of an order card, for the first time."""
    player = Player(visitors.page(settings=NEWCOMER))
    player.join(service.from_record(recorded("fight", 24), ["human", "human"]).link(1))
    player.asked()
    return player


def _hint(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name="First turn")


def test_a_hint_stays_where_it_is_and_covers_no_enemy_card(service: Service, visitors: Visitors) -> None:
    player = _newcomer(service, visitors)
    page, close = player.page, _hint(player).get_by_role("button", name="Close")
    before = close.bounding_box()
    page.locator("[data-ref='figure:drone-1']").hover()
    expect(page.locator("[data-place='info']")).to_be_visible()
    assert close.bounding_box() == before
    page.get_by_role("button", name="Settings").hover()
    expect(page.locator("[data-place='info']")).to_have_count(0)
    assert close.bounding_box() == before
    hint = _hint(player).bounding_box()
    assert hint is not None
    cards = page.locator("button.enemy").all()
    assert cards
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= hint["x"]


def test_a_hint_that_was_closed_does_not_come_back(service: Service, visitors: Visitors) -> None:
    player = _newcomer(service, visitors)
    _hint(player).get_by_role("button", name="Close").click()
    expect(_hint(player)).to_have_count(0)
    player.page.reload()
    player.seated()
    player.asked()
    expect(player.prompt).to_contain_text("what next?")
    expect(_hint(player)).to_have_count(0)


def test_all_hints_are_turned_off_where_they_are(service: Service, visitors: Visitors) -> None:
    player = _newcomer(service, visitors)
    _hint(player).get_by_role("button", name="No more hints").click()
    expect(_hint(player)).to_have_count(0)
    assert player.page.evaluate("JSON.parse(localStorage.getItem('eday.settings')).hints") is False
