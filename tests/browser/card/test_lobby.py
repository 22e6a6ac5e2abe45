"""Every way from the lobby to a table of the card game, and from one game to the next."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

import eday
from tests.browser.card.campaigning import CardPlayer, host
from tests.browser.conftest import Visitors
from tests.browser.player import until
from tests.browser.service import Service


def _lobby(page: Page, url: str) -> CardPlayer:
    page.goto(url)
    expect(page.get_by_role("button", name="Play chapter 1")).to_be_enabled()
    return CardPlayer(page)


def _back(page: Page) -> None:
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("button", name="Play chapter 1")).to_be_enabled()


def test_one_click_to_the_tutorial_and_to_chapter_one(service: Service, page: Page) -> None:
    player = _lobby(page, service.url)
    page.get_by_role("button", name="Learn it: the tutorial").click()
    player.seated()
    state = player.state()
    assert (state["view"]["game"], state["view"]["chapter"], state["seat"]) == ("card", 0, 0)
    assert state["guide"]["step"] == 1
    _back(page)
    page.get_by_role("button", name="Play chapter 1").click()
    until(page, "() => window.probe.state.view.chapter === 1")
    player.seated()
    assert player.state()["seat"] == 0
    _back(page)
    mine = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text="Tutorial")).to_contain_text("Turn")
    expect(mine.filter(has_text="Chapter 1: ")).to_contain_text("You, Locust")
    mine.filter(has_text="Tutorial").get_by_role("link", name="Continue").click()
    until(page, "() => window.probe.state.view.chapter === 0")


def test_chapter_for_two_with_a_link(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    ann = _lobby(page, service.url)
    page.get_by_role("button", name="Choose a chapter").click()
    page.get_by_role("radio", name="Chapter 4: China Shop").check()
    page.get_by_role("radio", name="Locust").check()
    page.get_by_role("combobox", name="Who won the chapter before?").select_option(label="COG")
    page.get_by_role("combobox", name="Opponent").select_option(label="Somebody with a link")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("textbox", name="Opponent's name").fill("Ben")
    expect(page.get_by_role("textbox", name="Seed")).to_have_count(0)
    expect(page.get_by_text("The table draws the seed")).to_be_visible()
    page.get_by_role("button", name="Start the chapter").click()
    links = page.get_by_role("main")
    expect(links).to_contain_text("Chapter 4: China Shop")
    expect(links).to_contain_text("It works once")
    expect(links.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("Not here yet")
    link = links.get_by_role("textbox", name="Link for Ben").input_value()
    ben = CardPlayer(visitors.page())
    ben.page.goto(link)
    expect(ben.page.get_by_text("You play COG. At the table: Ann.")).to_be_visible()
    expect(links).to_contain_text("0 of 1 has come.")
    ben.page.get_by_role("textbox", name="Your name").fill("Benjamin")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.seated()
    expect(links.get_by_role("listitem").filter(has_text="Benjamin")).to_contain_text("Has come")
    expect(links.get_by_role("textbox")).to_have_count(0)
    links.get_by_role("button", name="To the table").click()
    ann.seated()
    for player, seat in ((ann, 1), (ben, 0)):
        state = player.state()
        assert (state["seat"], state["view"]["chapter"], state["view"]["previous_winner"]) == (seat, 4, "cog")
        assert [side["hand"] is not None for side in state["view"]["sides"]] == [seat == 0, seat == 1]

    # The invitation is Ben's now: he may open it again, nobody else may, and Ann has no other for his seat.
    ben.page.goto(service.url)
    ben.join(link)
    assert ben.state()["seat"] == 0
    visitors.forgive("status of 403")
    third = visitors.page()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("This invitation has been taken already")
    share = ann.open("Invite")
    expect(share.get_by_role("textbox", name="Link for spectators")).to_be_visible()
    expect(share.get_by_role("textbox", name="Link for Benjamin")).to_have_count(0)
    expect(share.get_by_role("button", name="New invitation for Benjamin")).to_have_count(0)
    expect(share.get_by_role("button", name="Save game file")).to_have_count(0)
    expect(share).to_contain_text("not even the host, can save the game file")

    # Ben leaves, and somebody else is invited.
    leaving = ben.open("Invite")
    leaving.get_by_role("button", name="Leave the table").click()
    leaving.get_by_role("button", name="Yes, leave").click()
    share.get_by_role("button", name="New invitation for Benjamin").click()
    invitation = share.get_by_role("textbox", name="Link for Benjamin")
    expect(invitation).not_to_have_value(link)
    cid = CardPlayer(visitors.page())
    cid.join(invitation.input_value())
    assert cid.state()["seat"] == 0
    expect(share.get_by_role("button", name="New invitation for Benjamin")).to_have_count(0)


def test_chapter_at_one_screen(service: Service, page: Page) -> None:
    player = _lobby(page, service.url)
    page.get_by_role("button", name="Choose a chapter").click()
    page.get_by_role("radio", name="Chapter 2: Trial by Fire").check()
    page.get_by_role("combobox", name="Opponent").select_option(label="Somebody at this screen")
    page.get_by_role("textbox", name="Seed").fill("11")
    page.get_by_role("button", name="Start the chapter").click()
    player.seated()
    who = ("COG", "Locust")[player.state()["seat"]]
    curtain = page.get_by_role("dialog", name=f"Pass the screen to {who}")
    curtain.get_by_role("button", name=f"I am {who}").click()
    expect(curtain).to_be_hidden()
    assert player.state()["view"]["previous_winner"] is None


def test_campaign_by_its_form(service: Service, page: Page) -> None:
    player = _lobby(page, service.url)
    page.get_by_role("button", name="Start a campaign").click()
    page.get_by_role("radio", name="A single game").check()
    page.get_by_role("radio", name="Locust").check()
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("textbox", name="Seed").fill("3")
    page.get_by_role("button", name="Start the campaign").click()
    player.seated()
    view = player.state()["view"]
    assert (view["game"], view["best_of"], view["chapter"], view["seat"]) == ("campaign", 1, 1, 1)
    _back(page)
    mine = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_contain_text("Campaign")
    expect(mine).to_contain_text("Chapter 1 · COG 0, Locust 0")


def _finished(chapter: int) -> dict[str, Any]:
    game = eday.card.new(chapter, seed=4)
    rng = random.Random(4)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options).id)
    return game.record()


def test_end_of_a_chapter_and_on_to_the_next(service: Service, page: Page) -> None:
    record = _finished(3)
    player = host(page, service.url, record, ("human", "bot"))
    winner = player.state()["view"]["outcome"]["winner"]
    end = page.get_by_role("dialog", name="The game is over.")
    expect(end.get_by_role("heading", name={"cog": "COG wins", "locust": "Locust wins"}[winner])).to_be_visible()
    expect(end).to_contain_text(
        "You win: the Locust deck has run out." if winner == "cog" else "You lose: your deck has run out."
    )
    over = until(page, "() => window.probe.over")
    cells = end.get_by_role("row", name="COG").get_by_role("cell").all_inner_texts()
    assert [int(cell) for cell in cells] == list(over["stats"]["sides"]["cog"].values())

    end.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(page.get_by_role("heading", name="Replay: Chapter 3: Fish in a Barrel")).to_be_visible()
    expect(player.table).to_be_visible()
    slider.fill(str(len(record["choices"]) // 2))
    expect(page.get_by_role("list", name="What happened").get_by_role("listitem").first).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)

    page.go_back()
    end.get_by_role("button", name="Next: chapter 4").click()
    until(page, "() => window.probe.state.view.chapter === 4")
    player.seated()
    state = player.state()
    assert (state["seat"], state["view"]["previous_winner"], state["view"]["outcome"]) == (0, winner, None)
    expect(end).to_have_count(0)

    # The gallery knows how it came out, and which chapter comes next.
    page.goto(f"{service.url}#/chapters")
    told = re.compile("Won as COG in [0-9]+ turns$" if winner == "cog" else "Not won yet, 1 try$")
    expect(page.get_by_role("radio", name="Chapter 3: Fish in a Barrel")).to_have_accessible_description(told)
    expect(page.get_by_role("radio", name="Chapter 4: China Shop")).to_have_accessible_description(
        re.compile("Not played yet$")
    )


def test_rules_of_both_games_are_found(service: Service, page: Page) -> None:
    player = _lobby(page, service.url)
    dialog = player.open("Rules")
    dialog.get_by_role("textbox").fill("cover")
    for book in ("The Board Game", "The Card Game"):
        expect(dialog.get_by_role("heading", name=book)).to_be_visible()
    dialog.get_by_role("textbox").fill("CG-REINFORCE-15")
    expect(dialog.get_by_role("article")).to_have_count(1)
