"""The AI card beside the map: whether it is in force, or what is left of the step before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board_scenes import asks, position
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.compared import shown_to

OWN_TURN, LOCUST_STEP = 24, 27
"""Choices of a recorded fight: Dom carries out an order card; a Boomer acts by the AI card that was drawn."""


def _card(service: Service, visitors: Visitors, choices: int, height: int) -> Locator:
    page = visitors.page(viewport={"width": DESKTOP["width"], "height": height})
    player = Player(page)
    player.join(service.from_record(recorded("fight", choices), ["bot", "human"]).link(1))
    player.asked()
    return page.get_by_role("article", name="Locust AI card")


@pytest.mark.parametrize("height", [900, 720], ids=["with its text", "low"])
def test_a_card_of_the_step_before_says_so(service: Service, visitors: Visitors, height: int) -> None:
    card = _card(service, visitors, OWN_TURN, height)
    expect(card).to_contain_text("Drawn last; none is in force now.")
    card = _card(service, visitors, LOCUST_STEP, height)
    expect(card).to_contain_text("No. 19")
    expect(card).not_to_contain_text("Drawn last")


def test_the_log_keeps_its_room_beside_a_long_card(service: Service, visitors: Visitors) -> None:
    """Card 5 says the most; of the step it ended, the log showed no line."""
    player = Player(visitors.page())
    record = position(lambda game: asks("order")(game) and shown_to(game, 0)["decks"]["ai_top"] == "ai:5")
    player.join(service.from_record(record, ["human", "human"]).link(0))
    player.asked()
    expect(player.page.get_by_role("article", name="Locust AI card")).to_contain_text("No. 5")
    assert player.page.evaluate("document.querySelector('.right ol.log').clientHeight") >= 75
