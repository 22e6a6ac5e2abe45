"""Choosing a mission by its card, what this browser remembers of it, and what comes after a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import WON, host_game
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

CHOICES = recorded(WON)["choices"]
KINDS = ("human", "bot") if CHOICES[-1][0] == 0 else ("bot", "human")
PICTURES = 25 * 1024
PAINTED = "name => [...document.querySelectorAll('[data-scene]')].some((one) => one.dataset.scene === name)"


def _missions(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Set up a game").click()
    expect(page.get_by_role("radiogroup", name="Mission").get_by_role("radio")).to_have_count(7)


def _victory(page: Page, url: str) -> Player:
    """The last shot of a won game, fired here."""
    player = host_game(page, url, len(CHOICES) - 1, KINDS, WON)
    player.asked()
    player.choose(next(one["label"] for one in player.state()["options"] if one["id"] == CHOICES[-1][1]))
    expect(player.end).to_be_visible()
    return player


def test_a_mission_is_chosen_by_keys(service: Service, page: Page) -> None:
    _missions(page, service.url)
    first = page.get_by_role("radio", name="Emergence")
    expect(first).to_be_checked()
    expect(page.get_by_role("heading", name="Emergence")).to_be_visible()
    first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Belly of the Beast")).to_be_checked()
    expect(page.get_by_role("radio", name="Belly of the Beast")).to_be_focused()
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="Belly of the Beast")).to_be_visible()
    expect(main).to_contain_text("The tunnels under the city")
    expect(main).to_contain_text("Difficulty 3 of 5")
    expect(main.get_by_role("region", name="Expect").get_by_role("listitem")).to_have_count(3)
    expect(main.get_by_role("region", name="Orders").get_by_role("listitem")).to_have_count(2)
    expect(main).to_contain_text("Not played yet")
    until(page, PAINTED, "mission:belly_of_the_beast")
    page.get_by_role("button", name="Deploy").press("Enter")
    player = Player(page)
    player.seated()
    assert player.state()["view"]["mission"]["id"] == "belly_of_the_beast"


def test_pictures_come_late_and_weigh_little(service: Service, page: Page) -> None:
    network = page.context.new_cdp_session(page)
    named: dict[str, str] = {}
    weights: dict[str, float] = {}
    network.on("Network.responseReceived", lambda event: named.update({event["requestId"]: event["response"]["url"]}))
    network.on(
        "Network.loadingFinished",
        lambda event: weights.update({named.get(event["requestId"], ""): event["encodedDataLength"]}),
    )
    network.send("Network.enable")
    page.goto(service.url)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert not any("MissionGallery" in url for url in weights), "the gallery is fetched when it is wanted"
    until(page, PAINTED, "cover")
    pictures = [weight for url, weight in weights.items() if "/scenes" in url]
    assert len(pictures) == 1
    assert sum(pictures) <= PICTURES


def test_the_best_result_is_remembered(service: Service, page: Page) -> None:
    player = _victory(page, service.url)
    turns = player.state()["view"]["turn"]
    expect(player.end).to_contain_text("Your first victory here.")
    page.reload()
    expect(player.end).to_be_visible()
    player.end.get_by_role("link", name="Back to the lobby").click()
    page.get_by_role("button", name="Set up a game").click()
    # What was won is marked, and the next mission is proposed.
    expect(page.get_by_role("radio", name="China Shop")).to_be_checked()
    expect(page.get_by_role("radio", name="Emergence")).to_have_accessible_description(
        re.compile(f"Won in {turns} turns$")
    )
    page.get_by_role("radio", name="Emergence").check()
    expect(page.get_by_role("main")).to_contain_text("1 won, 0 lost on this browser")


def test_after_a_mission_again_next_and_watch(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    player = _victory(page, service.url)
    numbers = player.end.get_by_text("Closest call").locator("..")
    expect(numbers).to_contain_text("on their feet")
    points = player.end.get_by_role("region", name="Turning points").get_by_role("listitem")
    expect(points.last).to_contain_text("Objective of stage 2 met")
    until(page, PAINTED, "end:board-won")
    cogs = [cog["ref"] for cog in player.state()["view"]["cogs"]]

    player.end.get_by_role("button", name="Play it again").click()
    until(page, "() => window.probe.state.view.outcome === null")
    player.seated()
    view = player.state()["view"]
    assert (view["mission"]["id"], [cog["ref"] for cog in view["cogs"]]) == ("emergence", cogs)
    assert player.state()["seat"] == KINDS.index("human")
    expect(player.end).to_have_count(0)

    page.go_back()
    player.end.get_by_role("button", name="Next: China Shop").click()
    until(page, "() => window.probe.state.view.mission.id === 'china_shop'")
    player.seated()

    page.go_back()
    player.end.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()

    # Who only watched has neither won nor lost.
    spectator = visitors.page()
    spectator.goto(service.from_record(recorded(WON), ["human", "human"]).watch)
    expect(spectator.get_by_role("slider", name="Position in the game")).to_be_visible()
    _missions(spectator, service.url)
    expect(spectator.get_by_role("main")).to_contain_text("Not played yet")


def test_the_campaign_has_its_map_before_its_first_game(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Start a campaign").click()
    places = page.get_by_role("list", name="The fifteen chapters").get_by_role("listitem")
    expect(places).to_have_count(15)
    expect(places.first).to_contain_text("Chapter 1: Prelude: now")
    expect(places.last).to_contain_text("Chapter 15: Pale Horse: to come")
    until(page, PAINTED, "map")


def test_on_a_phone_a_card_leads_to_its_briefing(service: Service, visitors: Visitors) -> None:
    page = visitors.page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    _missions(page, service.url)
    heading = page.get_by_role("main").get_by_role("heading", level=2)
    expect(heading).not_to_be_in_viewport()
    page.get_by_role("radio", name="Roadblocks").tap()
    expect(heading).to_have_text("Roadblocks")
    expect(heading).to_be_in_viewport()
