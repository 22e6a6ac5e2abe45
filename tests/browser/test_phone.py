"""The table on a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def phone(visitors: Visitors) -> Player:
    """A player with a phone."""
    return Player(visitors.page(**PHONE))


def _fits(player: Player) -> None:
    width = player.page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert width == [390, 390, 390], "no sideways scrolling"


def test_turn_by_taps(service: Service, phone: Player) -> None:
    phone.join(service.new_game(["human", "bot"], seed=8).link(0))
    phone.asked()
    _fits(phone)
    dice = random.Random(8)
    tapped: set[str] = set()
    turn = phone.state()["view"]["turn"]
    while phone.state()["view"]["turn"] <= turn and not phone.over():
        expect(phone.prompt).to_be_in_viewport(ratio=0.9)
        tapped.add(phone.click_on(dice, tap=True))
        phone.asked()
        _fits(phone)
    assert {"map", "card"} <= tapped


def test_tabs(service: Service, phone: Player) -> None:
    phone.join(service.new_game(["human", "bot"], seed=8).link(0))
    page = phone.page
    contents = {
        "Squad": page.get_by_role("list", name="Squad"),
        "Mission": page.get_by_role("heading", name="Mission", exact=True),
        "Log": page.get_by_role("list", name="Log"),
        "Hand": phone.hand,
    }
    for name, content in contents.items():
        page.get_by_role("tab", name=name).tap()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        expect(content).to_be_in_viewport()
        expect(phone.prompt).to_be_in_viewport(ratio=0.9)
        _fits(phone)


def test_lobby_fits(service: Service, phone: Player) -> None:
    phone.page.goto(service.url)
    expect(phone.page.get_by_role("button", name="Play now")).to_be_in_viewport()
    phone.page.get_by_role("button", name="Set up a game").tap()
    expect(phone.page.get_by_role("button", name="Start the mission")).to_be_visible()
    _fits(phone)
