"""Escape closes the topmost thing and nothing else; it never takes a choice back."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.service import Service


def _pinned(player: Player) -> Locator:
    """What is known about a Locust, pinned to the page."""
    page = player.page
    locust = player.state()["view"]["locusts"][0]["ref"]
    player.pin(locust)
    close = page.locator(".notes").get_by_role("button", name="Close")
    expect(close).to_be_visible()
    return close


def _table(service: Service, page: Page) -> tuple[Player, int]:
    """A table at which the last choice could be taken back, and how many were made."""
    player = Player(page)
    player.join(service.new_game(["human", "bot"], seed=21).link(0))
    dice = random.Random(4)
    player.asked()
    while not (player.state()["can_undo"] and player.state()["view"]["locusts"]):
        player.click_on(dice)
        player.asked()
    return player, player.state()["choices"]


def test_what_lies_open_is_closed_one_after_the_other(service: Service, page: Page) -> None:
    player, choices = _table(service, page)
    pinned = _pinned(player)
    more = player.prompt.get_by_role("button", name="options")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(pinned).to_be_visible()
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)
    for _ in range(3):
        page.keyboard.press("Escape")
    assert player.state()["choices"] == choices


def test_a_dialog_is_closed_alone_wherever_the_focus_is(service: Service, page: Page) -> None:
    player, choices = _table(service, page)
    pinned = _pinned(player)
    for name in ("Invite", "Rules", "Settings"):
        dialog = player.open(name)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(pinned).to_be_visible()
    assert player.state()["choices"] == choices


def test_who_types_only_leaves_the_field(service: Service, page: Page) -> None:
    player = Player(page)
    player.join(service.new_game(["human", "human"], seed=21).link(0))
    choices = player.state()["choices"]
    pinned = _pinned(player)
    page.get_by_text("Team chat").click()
    field = page.get_by_role("textbox", name="Message to the table")
    field.fill("u")
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(field).to_have_value("u")
    expect(pinned).to_be_visible()
    assert player.state()["choices"] == choices
