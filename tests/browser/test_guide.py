"""The guided first mission: a newcomer follows it by keys and by pointer, leaves it, and puts it away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import eday
from eday.content.board import load
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service

SCRIPT = load().first_mission.script
LESSONS: list[str] = [beat.lesson for beat in SCRIPT]
NEWCOMER = {"speed": "instant", "camera": "close"}
PHONE: ViewportSize = {"width": 390, "height": 844}
# The lesson of a step is shown and told to screen readers, and the focus is on what it suggests, inside a ring.
POINTED = """
step => {
  const guide = document.querySelector("aside.guide"), at = document.activeElement;
  if (guide?.dataset.step !== String(step)) return false;
  const told = [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join(" ");
  if (![...guide.querySelectorAll("p")].every((one) => told.includes(one.textContent))) return false;
  const box = at.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  return [...document.querySelectorAll(".guide-ring")].map((ring) => ring.getBoundingClientRect())
    .some((ring) => ring.left <= x && x <= ring.right && ring.top <= y && y <= ring.bottom);
}
"""
# Whether the focus is on the option itself, and not on a card or target that leads to it.
ON_OPTION = "option => document.activeElement.dataset.option === option"
# The choice is made, or what was pressed has opened, and the focus is on the option in it.
WENT_ON = f"([version, option]) => window.probe.state.version > version || ({ON_OPTION})(option)"


def _guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide", exact=True)


def _start(service: Service, page: Page) -> Player:
    player = Player(page)
    page.goto(service.url)
    page.get_by_role("button", name="Learn it: the guided mission").click()
    player.seated()
    player.asked()
    return player


def _at(service: Service, visitors: Visitors, lesson: str, **more: Any) -> Player:
    """A guided mission that has come to a lesson."""
    game = eday.board.new_guided()
    for beat in SCRIPT[: LESSONS.index(lesson)]:
        game.choose(beat.choose)
    player = Player(visitors.page(settings=NEWCOMER, **more))
    player.join(service.from_record(game.record(), ["human"]).link(0))
    player.asked()
    return player


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_enter_alone_leads_through_it(service: Service, visitors: Visitors, size: ViewportSize) -> None:
    page = visitors.page(settings=NEWCOMER, viewport=size, has_touch=True)
    player = _start(service, page)
    for number, beat in enumerate(SCRIPT, start=1):
        until(page, POINTED, number)
        assert player.state()["guide"]["options"] == [beat.choose]
        before = player.version()
        if not page.evaluate(ON_OPTION, beat.choose):
            page.keyboard.press("Enter")
            until(page, WENT_ON, [before, beat.choose])
        if player.version() == before:
            page.keyboard.press("Enter")
        player.answered(before)
        player.asked()
    expect(_guide(page)).to_contain_text("The mission is yours")
    expect(_guide(page)).to_contain_text(f"Step {len(SCRIPT) + 1} of {len(SCRIPT) + 1}")
    view = player.state()["view"]
    left = {*view["map"]["open_holes"], *(card["area"] for card in view["map"]["equipment_cards"])}
    expect(page.locator(".guide-ring")).to_have_count(len(left))
    assert left
    assert view["turn"] == 2
    assert {area["tile"] for area in view["map"]["areas"]} == {"tile:2A", "tile:12A"}
    expect(page.locator('.hole.sealed[data-ref="hole:2A.F"]')).to_be_attached()


def test_pointer_finds_what_is_ringed(service: Service, visitors: Visitors) -> None:
    """The card, then its use; an area of the map; a target, then the weapon."""
    player = _at(service, visitors, "order")
    page = player.page
    page.locator('[data-card="order:assault"]').click()
    use = player.prompt.locator('[data-option="play_actions:order:assault"]')
    expect(use).to_contain_text("Guide")
    use.click()
    expect(_guide(page)).to_contain_text("Move to the area southeast of you")
    page.locator('.thing[data-ref="area:2A.G"]').click()
    expect(_guide(page)).to_contain_text("In sight")
    player = _at(service, visitors, "attack")
    page = player.page
    page.locator('.thing[data-ref="figure:drone-1"]').click()
    page.get_by_role("menu", name="Attack").locator('[data-option="attack:lancer.normal:figure:drone-1"]').click()
    expect(_guide(page)).to_contain_text("Now the Locust")


def test_own_way_and_back(service: Service, visitors: Visitors) -> None:
    player = _at(service, visitors, "move")
    page = player.page
    player.choose(next(one["label"] for one in player.state()["options"] if one["id"] == "move:area:2A.A"))
    expect(_guide(page)).to_contain_text("Your own way")
    expect(page.locator(".guide-ring")).to_have_count(0)
    page.keyboard.press("u")
    expect(_guide(page)).to_contain_text("Move to the area southeast of you")
    # Who comes again finds the lesson where it was.
    page.reload()
    player.seated()
    expect(_guide(page)).to_contain_text("Move to the area southeast of you")


def test_put_away_brought_back_and_looked_up(service: Service, visitors: Visitors) -> None:
    player = _at(service, visitors, "cover")
    page = player.page
    _guide(page).get_by_role("button", name="BG-COVER-09").click()
    expect(page.get_by_role("dialog").get_by_role("article").first).to_contain_text("BG-COVER-09")
    player.close()
    _guide(page).get_by_role("button", name="Put away").click()
    expect(_guide(page)).to_have_count(0)
    expect(page.locator(".guide-ring")).to_have_count(0)
    page.get_by_role("button", name="Show the lesson").click()
    expect(_guide(page)).to_contain_text("Take cover")
    expect(page.locator(".guide-ring").first).to_be_visible()


def test_read_on_a_phone_it_comes_back_with_the_next_step(service: Service, visitors: Visitors) -> None:
    player = _at(service, visitors, "cover", viewport=PHONE, has_touch=True)
    page = player.page
    _guide(page).get_by_role("button", name="Got it").click()
    expect(_guide(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Show the lesson")).to_be_visible()
    player.prompt.locator('[data-option="cover:cover:2A.c2"]').click()
    expect(_guide(page)).to_contain_text("Attack Drone 1")


def test_ordinary_games_have_no_guide(service: Service, visitors: Visitors) -> None:
    player = Player(visitors.page(settings=NEWCOMER))
    player.join(service.new_game(["human"], seed=10).link(0))
    player.asked()
    expect(_guide(player.page)).to_have_count(0)
    assert player.state()["guide"] is None


def test_on_a_phone_the_words_of_a_suggested_choice_stay_in_its_button(service: Service, visitors: Visitors) -> None:
    page = _start(service, visitors.page(settings=NEWCOMER, viewport=PHONE, has_touch=True)).page
    expect(page.locator(".prompt .buttons button.guided")).to_have_count(1)
    outside = page.evaluate(
        """() => [...document.querySelectorAll(".prompt .buttons button")].filter((button) => {
          const [box, words] = [button, button.querySelector(".words")].map((one) => one.getBoundingClientRect());
          return words.left < box.left || words.right > box.right || words.top < box.top || words.bottom > box.bottom;
        }).length"""
    )
    assert outside == 0
