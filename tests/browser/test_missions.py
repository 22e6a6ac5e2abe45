"""Every mission is begun from the lobby's form and played for some turns by clicks."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player, until
from tests.browser.service import Service

OFTEN = ("Emergence", "Scattered", "Horde Mode")
"""One map, several maps, and a form of its own: the others look like these."""
OTHERS = ("China Shop", "Belly of the Beast", "Roadblocks", "Hive")
MISSIONS = [*OFTEN, *(pytest.param(mission, marks=pytest.mark.slow) for mission in OTHERS)]
CHOICES = 8


def start(page: Page, url: str, mission: str) -> Player:
    """Set up as a visitor would: the mission, a seed, one team-mate played by the house."""
    page.goto(url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_role("radio", name=mission).check()
    page.get_by_label("Seed").fill("11")
    page.get_by_role("combobox", name="Who leads seat 2").select_option("Bot (Simple)")
    if mission == "Horde Mode":
        page.get_by_label("Difficulty of the map").select_option("Hardcore")
    page.get_by_role("button", name="Start the mission").click()
    player = Player(page)
    player.seated()
    return player


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission_from_the_lobby_into_the_fight(service: Service, page: Page, mission: str) -> None:
    player = start(page, service.url, mission)
    expect(page.get_by_role("heading", level=1)).to_have_text(mission)
    dice = random.Random(4)
    for _ in range(CHOICES):
        player.asked()
        if player.over():
            break
        player.click_on(dice)
    view = player.state()["view"]
    assert view["turn"] >= 1 or view["outcome"]
    if not player.over():
        # every figure the view tells of stands on the map under its name
        for one in [*view["locusts"], *[cog for cog in view["cogs"] if cog["area"]]]:
            until(page, "ref => document.querySelector(`[data-ref='${ref}']`) !== null", one["ref"])


def test_what_is_special_shows(service: Service, page: Page) -> None:
    player = start(page, service.url, "China Shop")
    expect(player.map.get_by_role("button", name="Berserker 1").first).to_be_attached()
    player = start(page, service.url, "Scattered")
    assert len(player.state()["view"]["map"]["maps"]) == 2
    for part in ("Map 1", "Map 2"):
        expect(player.map.get_by_text(part, exact=True)).to_be_visible()
    player = start(page, service.url, "Horde Mode")
    assert player.state()["view"]["mission"]["difficulty"] == "hardcore"
    expect(page.get_by_text("Stage 1 of 6", exact=True)).to_be_visible()


def test_a_mission_for_more_players_says_so(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("radio", name="Scattered").check()
    expect(page.get_by_text("This mission is for 2 to 4 COGs")).to_be_visible()
    expect(page.get_by_role("button", name="Start the mission")).to_be_disabled()


def test_an_exit_that_matters_is_marked_and_says_why(service: Service, page: Page) -> None:
    player = start(page, service.url, "Roadblocks")
    player.asked()
    area = player.state()["view"]["map"]["exit"]
    expect(player.map.get_by_text("EXIT", exact=True)).to_have_count(1)
    place = player.map.locator(f'[data-ref="{area}"]')
    expect(place).to_have_attribute("aria-label", re.compile("the exit of level 1"))
    place.focus()
    page.keyboard.press("i")
    about = "The exit of level 1: a COG that enters it lays the next tile."
    expect(page.get_by_text(about, exact=True)).to_be_visible()
