"""Words of choices where the page is zoomed or the window small: none is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

ZOOMED: dict[str, Any] = {"viewport": {"width": 700, "height": 450}, "device_scale_factor": 2}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
CUT = """
() => [...document.querySelectorAll(".prompt .buttons button")].filter((one) => {
  const words = one.querySelector(".words") ?? one;
  const [said, box, bar] = [words, one, one.closest(".prompt")].map((part) => part.getBoundingClientRect());
  const cut = [one, words].some((part) => part.scrollHeight > part.clientHeight + 1);
  return cut || said.bottom > box.bottom + 1 || box.bottom > bar.bottom + 1;
}).map((one) => one.textContent.trim())
"""


@pytest.mark.parametrize("size", [ZOOMED, PHONE], ids=["200 %", "phone"])
@pytest.mark.parametrize("choices", [24, 27, 28, 146])
def test_choices_are_read_in_whole(service: Service, visitors: Visitors, size: dict[str, Any], choices: int) -> None:
    player = Player(visitors.page(**size))
    player.join(service.from_record(recorded("fight", choices), ["bot", "human"]).link(1))
    player.asked()
    assert player.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [ZOOMED, PHONE], ids=["200 %", "phone"])
def test_uses_of_the_card_with_the_longest_name_are_read_in_whole(
    service: Service, visitors: Visitors, size: dict[str, Any]
) -> None:
    player = Player(visitors.page(**size))
    player.join(service.from_record(recorded("fight", 43), ["human", "bot"]).link(0))
    player.asked()
    cards = player.page.locator(".hand button[data-pick]")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        card.click()
        assert player.page.evaluate(CUT) == []
        player.page.keyboard.press("Escape")
