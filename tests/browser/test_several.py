"""Two browsers at one table, and one screen passed around."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service


def set_up(page: Page, url: str, kind: str, names: tuple[str, str]) -> Player:
    """A game of two seats of one kind, set up by the form of the lobby."""
    page.goto(url)
    page.get_by_role("button", name="Set up a game").click()
    for n, name in enumerate(names, start=1):
        page.get_by_role("combobox", name=f"Who leads seat {n}").select_option(label=kind)
        page.get_by_role("textbox", name=f"Name of seat {n}").fill(name)
    page.get_by_role("textbox", name="Seed").fill("11")
    page.get_by_role("button", name="Start the mission").click()
    player = Player(page)
    player.seated()
    return player


def test_two_browsers_and_two_hands(service: Service, visitors: Visitors) -> None:
    ann = set_up(visitors.page(), service.url, "Player (own device)", ("Ann", "Ben"))
    ann.page.get_by_role("button", name="Invite").click()
    link = ann.page.get_by_role("textbox", name="Link for Ben").input_value()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ben = Player(visitors.page())
    ben.join(link)
    expect(ann.page.get_by_role("list", name="Squad")).to_contain_text("Ben · Here")

    for seat, player in enumerate((ann, ben)):
        expect(player.hand).to_have_count(1)
        cogs = player.state()["view"]["cogs"]
        assert [cog["hand"] is not None for cog in cogs] == [seat == 0, seat == 1]
        shown = player.page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
        assert sorted(set(shown)) == sorted({card["card"] for card in cogs[seat]["hand"]})

    dice = random.Random(3)
    played = [0, 0]
    while min(played) < 4:
        seat = ann.state()["asked"]["seat"]
        mover, other = (ann, ben) if seat == 0 else (ben, ann)
        until(mover.page, "() => window.probe.state.decision !== null")
        expect(other.prompt.locator("button[data-option]")).to_have_count(0)
        mover.click_on(dice)
        other.answered(mover.version() - 1)
        played[seat] += 1
        assert sum(played) < 150
    assert ann.state()["choices"] == ben.state()["choices"] == sum(played)


def test_hands_stay_hidden_until_the_screen_is_passed(service: Service, page: Page) -> None:
    player = set_up(page, service.url, "Player (this screen)", ("Ann", "Ben"))
    dice = random.Random(3)
    seen: set[str] = set()
    while seen != {"Ann", "Ben"}:
        who = ("Ann", "Ben")[player.state()["seat"]]
        curtain = page.get_by_role("dialog", name=f"Pass the screen to {who}")
        expect(curtain).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)
        expect(page.locator(".thing.offered")).to_have_count(0)
        expect(player.prompt.locator("button[data-option]")).to_have_count(0)
        page.keyboard.press("1")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button", name=f"I am {who}").click()
        expect(curtain).to_be_hidden()
        state = player.state()
        seat = state["seat"]
        hand = {card["card"] for card in state["view"]["cogs"][seat]["hand"]}
        expect(page.locator("[data-card]")).to_have_count(len(hand))
        assert state["view"]["cogs"][1 - seat]["hand"] is None
        if hand:
            seen.add(who)
        while player.state()["seat"] == seat:
            player.click_on(dice)
