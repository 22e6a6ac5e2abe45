"""Two browsers at one table, and one screen passed around."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import grave
from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service


def set_up(page: Page, url: str, kinds: tuple[str, str], names: tuple[str, str]) -> None:
    """A game of two seats, set up by the form of the lobby."""
    page.goto(url)
    page.get_by_role("button", name="Set up a game").click()
    for n, (kind, name) in enumerate(zip(kinds, names, strict=True), start=1):
        page.get_by_role("combobox", name=f"Who leads seat {n}").select_option(label=kind)
        page.get_by_role("textbox", name=f"Name of seat {n}").fill(name)
    page.get_by_role("textbox", name="Seed").fill("11")
    page.get_by_role("button", name="Start the mission").click()


def test_a_game_that_is_set_up_is_one_with_bots(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_role("button", name="Add a COG").click()
    for n, kind in ((1, "You"), (2, "Bot"), (3, "Bot")):
        chosen = page.get_by_role("combobox", name=f"Who leads seat {n}").locator("option:checked")
        expect(chosen).to_have_text(re.compile(f"^{kind}"))
    page.get_by_role("button", name="Start the mission").click()
    player = Player(page)
    player.seated()
    assert player.state()["seat"] == 0


def test_two_browsers_and_two_hands(service: Service, visitors: Visitors) -> None:
    ann = Player(visitors.page())
    set_up(ann.page, service.url, ("You", "Player (own device)"), ("Ann", "Dom"))
    links = ann.page.get_by_role("main")
    expect(links).to_contain_text("Emergence")
    expect(links.get_by_role("textbox")).to_have_count(1)
    expect(links).to_contain_text("0 of 1 has come.")
    assert grave(ann.page) == [], "the links"
    ben = Player(visitors.page())
    ben.page.goto(links.get_by_role("textbox", name="Link for Dom").input_value())
    expect(ben.page.get_by_role("textbox", name="Your name")).to_have_value("Dom")
    assert grave(ben.page) == [], "the invitation"
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.seated()
    expect(links).to_contain_text("1 of 1 has come.")
    links.get_by_role("button", name="To the table").click()
    ann.seated()
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

    # In the lobby each sees whose turn it is; the name is remembered for the next invitation.
    turn = "Ann" if ann.state()["asked"]["seat"] == 0 else "Ben"
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        player.page.get_by_role("link", name="Lobby").click()
        game = player.page.get_by_role("region", name="Your games").get_by_role("listitem")
        expect(game).to_contain_text("Your turn" if name == turn else f"{turn}'s turn")
        expect(game).to_contain_text(re.compile(r"Last choice: today \d\d:\d\d"))
    ben.page.goto(service.new_game(["human", "human"], seed=12).link(1))
    expect(ben.page.get_by_role("textbox", name="Your name")).to_have_value("Ben")


def test_hands_stay_hidden_until_the_screen_is_passed(service: Service, page: Page) -> None:
    set_up(page, service.url, ("Player (this screen)", "Player (this screen)"), ("Ann", "Ben"))
    player = Player(page)
    player.seated()
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
