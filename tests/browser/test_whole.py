"""Words of the board table that were cut in two, hidden or too short for what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import eday
from eday.content.board import load
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

SCRIPT = load().first_mission.script
ROADBLOCKS = "roadblocks_two_players_won"
# Choices whose words do not fit, and marks of the guide that the ring around its choice runs through.
CUT = """
() => [...document.querySelectorAll(".prompt .buttons button")].filter((button) => {
  const words = button.querySelector(".words"), mark = button.querySelector("i");
  const high = mark && mark.getBoundingClientRect().top < button.getBoundingClientRect().top + 2;
  return high || (words && words.scrollHeight > words.clientHeight + 2);
}).map((button) => button.textContent)
"""


def _lesson(service: Service, visitors: Visitors, lesson: str) -> Page:
    """The guided mission come to a lesson."""
    game = eday.board.new_guided()
    for beat in SCRIPT[: [str(beat.lesson) for beat in SCRIPT].index(lesson)]:
        game.choose(beat.choose)
    player = Player(visitors.page(settings={"speed": "instant"}))
    player.join(service.from_record(game.record(), ["human"]).link(0))
    player.asked()
    expect(player.page.locator("aside.guide")).to_be_visible()
    expect(player.page.locator(".prompt .buttons .hope").first).to_be_visible()
    return player.page


@pytest.mark.parametrize("lesson", ["attack", "guard"])
def test_choices_of_a_lesson_are_whole(service: Service, visitors: Visitors, lesson: str) -> None:
    assert _lesson(service, visitors, lesson).evaluate(CUT) == []


def test_a_lesson_is_read_before_what_is_known_of_its_target(service: Service, visitors: Visitors) -> None:
    page = _lesson(service, visitors, "attack")
    expect(page.locator(".notes .info")).to_be_visible()
    hidden = page.locator("aside.guide").evaluate("(one) => one.scrollHeight - one.clientHeight")
    assert hidden <= 60  # at most the links below its words


@pytest.mark.parametrize("width", [1024, 390])
def test_the_show_is_steered_inside_the_prompt(service: Service, visitors: Visitors, width: int) -> None:
    """Not over the tabs or the map."""
    page = visitors.page({"speed": "step", "hints": False}, viewport={"width": width, "height": 800})
    player = Player(page)
    player.join(service.from_record(recorded("fight", 9), ["bot", "human"]).link(1))
    player.asked()
    player.end_card()
    bar, prompt = page.locator("[data-director][role=group]").bounding_box(), page.locator(".ask").bounding_box()
    assert bar is not None
    assert prompt is not None
    assert bar["y"] >= prompt["y"]
    assert bar["y"] + bar["height"] <= prompt["y"] + prompt["height"]


def test_four_weapons_are_shown_whole(service: Service, page: Page) -> None:
    choices = len(recorded(ROADBLOCKS)["choices"]) // 2
    seat = recorded(ROADBLOCKS)["choices"][choices][0]
    player = Player(page)
    kinds = ["human" if seat == other else "bot" for other in range(2)]
    player.join(service.from_record(recorded(ROADBLOCKS, choices), kinds).link(seat))
    player.asked()
    expect(page.locator(".weapons .weapon")).to_have_count(4)
    assert page.locator(".weapons").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
