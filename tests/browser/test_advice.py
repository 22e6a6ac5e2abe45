"""Being advised: suggestions beside the prompt, and how a finished game swung."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import grave
from tests.browser.conftest import Visitors
from tests.browser.hosting import WON, host_game
from tests.browser.service import Service, recorded

LAST = len(recorded(WON)["choices"])


def test_a_suggestion_is_asked_for_by_key_and_taken(service: Service, page: Page) -> None:
    player = host_game(page, service.url, 24, ("hotseat", "hotseat"))
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.keyboard.press("s")
    panel = page.get_by_role("complementary", name="Suggestions")
    best = panel.get_by_role("listitem").first.get_by_role("button")
    expect(best).to_contain_text(re.compile(r"\d+ % ± \d+"))
    expect(best).to_be_focused()
    assert 1 <= panel.get_by_role("listitem").count() <= 3
    wanted, version = best.get_attribute("data-advice"), player.version()
    assert wanted in {option["id"] for option in player.state()["options"]}
    assert grave(page) == []

    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Suggest").click()
    expect(best).to_contain_text(re.compile(r"\d+ % ± \d+"))
    best.press("Enter")
    player.confirm(version)
    player.answered(version)
    expect(panel).to_have_count(0)


def test_how_a_game_swung_is_shown_at_its_end_and_leads_into_the_replay(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    player = host_game(page, service.url, LAST, ("human", "bot"), WON)
    player.end.get_by_role("button", name="Show winning chances").click()
    expect(player.end.get_by_role("img", name="The squad's chance to win, turn by turn")).to_be_visible()
    assert grave(page) == []
    mark = player.end.get_by_role("link", name=re.compile("^Turning point 1 ")).first
    at = (mark.get_attribute("href") or "").rpartition("/")[2]
    mark.click()
    place = page.get_by_text(re.compile(r"Choice \d"))
    expect(place).to_contain_text(f"Choice {at} of {LAST}")

    page.get_by_role("button", name="Show winning chances").click()
    page.get_by_role("button", name="To the start").click()
    expect(place).to_contain_text("Choice 0 ")
    page.get_by_role("link", name=re.compile("^1. Turn ")).click()
    expect(place).to_contain_text(f"Choice {at} ")
