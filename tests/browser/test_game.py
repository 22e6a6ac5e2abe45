"""From the lobby to the last choice, by clicks."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service
from tests.browser.showing import ready


def test_lobby_to_table_in_one_click(service: Service, visitors: Visitors) -> None:
    """A stranger's browser: hints, pictures of the Locust turn and motion as they come."""
    page = visitors.page(settings={}, reduced_motion="no-preference")
    page.goto(service.url)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.seated()
    expect(page.get_by_role("heading", level=1)).to_have_text("Emergence")
    dice = random.Random(1)
    for _ in range(6):
        ready(player)
        player.click_on(dice)


@pytest.mark.slow
def test_whole_game_by_clicks(service: Service, player: Player) -> None:
    player.join(service.new_game(["human", "bot"], seed=1).link(0))
    dice = random.Random(1)
    clicked: Counter[str] = Counter()
    player.asked()
    while not player.over():
        clicked[player.click_on(dice)] += 1
        player.asked()
    expect(player.end).to_be_visible()
    expect(player.end.get_by_role("table")).to_be_visible()
    assert set(clicked) == {"map", "card", "prompt"}
    player.end.get_by_role("link", name="Watch the replay").click()
    page = player.page
    page.get_by_role("button", name="To the end").click()
    last = page.evaluate("document.querySelector('input[type=range]').max")
    expect(page.get_by_role("slider")).to_have_value(last)
    page.get_by_role("button", name="One back").click()
    expect(page.get_by_role("slider")).to_have_value(str(int(last) - 1))
