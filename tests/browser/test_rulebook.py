"""The rules where one needs them: the dialog by keyboard, links beside things, and places in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.accessibility import grave
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.hosting import WON
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.test_keyboard import tab_to

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_dialog_opens_on_contents_quick_reference_and_icons(
    service: Service, visitors: Visitors, size: ViewportSize
) -> None:
    page = visitors.page(viewport=size)
    page.goto(service.url)
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules")
    for game in ("The Board Game", "The Card Game"):
        expect(rules.get_by_role("region", name=f"{game}, page 2 of 2")).to_be_attached()
        expect(rules.get_by_role("region", name=f"Icons: {game}")).to_be_attached()
    expect(rules.get_by_text("Sealed hole", exact=True)).to_be_attached()
    expect(rules.get_by_text("Suppressed", exact=True)).to_be_attached()
    assert grave(page) == []
    sideways = page.evaluate("document.querySelector('dialog .reader').scrollWidth - innerWidth")
    assert sideways <= 0


# What the icons of the board draw; nothing that stands upright is cut off.
BLANK = """
() => [...document.querySelectorAll("dialog span[inert] > svg")].filter((svg) => {
  return svg.getBBox().width === 0 || [...svg.querySelectorAll(".chevron")].some((one) =>
    one.getBoundingClientRect().top < svg.getBoundingClientRect().top);
}).map((svg) => svg.closest("li").textContent)
"""


def test_every_icon_of_the_board_is_drawn(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Rules", exact=True).click()
    icons = page.get_by_role("region", name="Icons: The Board Game")
    expect(icons.get_by_text("Door that can be explored")).to_be_attached()
    assert page.evaluate(BLANK) == []
    for sign in ("normal", "overkill", "range"):
        expect(icons.locator(f".sign.{sign} svg")).to_have_count(1)


def test_chapters_and_rules_by_keyboard(service: Service, player: Player) -> None:
    page = player.page
    player.join(service.from_record(recorded(WON, 23), ["human", "human"]).link(1))
    player.asked()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="An attack in five steps")).to_be_visible()
    tab_to(page, "at.textContent.startsWith('Line of sight')")
    page.keyboard.press("Enter")
    expect(rules.get_by_role("article")).to_have_count(8)
    expect(rules.get_by_role("article").first).to_contain_text("BG-LOS-01")
    tab_to(page, "at.tagName === 'BUTTON' && at.textContent.includes('Quick reference and icons')")
    page.keyboard.press("Enter")
    tab_to(page, "at.textContent.trim() === 'ATTACK-09'")
    page.keyboard.press("Enter")
    expect(rules.get_by_role("article")).to_have_count(1)
    expect(rules.get_by_role("article")).to_contain_text("omen")
    tab_to(page, "at.tagName === 'SUMMARY' && at.textContent === 'The Card Game'")
    page.keyboard.press("Enter")
    expect(rules.get_by_role("button", name="Suppression")).to_be_visible()


def test_search_puts_rules_before_lists(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded(WON, 23), ["human", "human"]).link(1))
    player.page.keyboard.press("?")
    rules = player.page.get_by_role("dialog", name="Rules")
    rules.get_by_role("textbox").fill("drone")
    expect(rules.get_by_role("article").first).to_contain_text("Enemy cards")
    assert not rules.locator("article code").first.inner_text().startswith("BG-COMP")


def test_what_is_pinned_links_to_its_rules(service: Service, player: Player) -> None:
    page = player.page
    player.join(service.from_record(recorded(WON, 23), ["human", "human"]).link(1))
    player.asked()
    figure = page.locator("[data-ref^='figure:']").first
    figure.focus()
    page.keyboard.press("i")
    links = page.get_by_role("group", name="Rules about")
    expect(links.get_by_role("button", name="Wounds")).to_be_visible()
    links.get_by_role("button", name="Wounds").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("article").first).to_contain_text("BG-WOUND-01")
    assert grave(page) == []


def test_places_are_said_in_words_and_named_by_code_for_screen_readers(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded(WON, 32), ["human", "human"]).link(0))
    player.asked()
    options = {option["id"]: option for option in player.state()["options"]}
    move, cover = options["move:area:2A.D"], options["cover:cover:16A.c6"]
    assert move["label"].startswith("Move to the area past the ")
    assert cover["label"].startswith("Get behind the ")
    player.page.get_by_role("button", name="options").click()
    for option, code in ((move, "2A-D"), (cover, "cover 16A-c6")):
        entry = player.prompt.get_by_role("listitem").get_by_role("button", name=f"{option['label']} ({code})")
        expect(entry).to_be_visible()
        assert option["code"] == code
        assert code not in option["label"]


def test_the_player_aid_opens_on_paper_and_is_printed_alone(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("button", name="Player aid").last.click()
    aid = rules.get_by_role("region", name="Player aid")
    expect(aid.get_by_role("heading", name="Card game: player aid")).to_be_visible()
    expect(aid.get_by_role("heading", name="Keywords")).to_be_attached()
    assert grave(page) == []
    page.evaluate("window.print = () => { window.printed = true }")
    aid.get_by_role("button", name="Print it").click()
    assert page.evaluate("window.printed") is True
    page.emulate_media(media="print")
    expect(rules.get_by_role("button", name="Quick reference and icons")).to_be_hidden()
    expect(aid.get_by_role("heading", name="Keywords")).to_be_visible()
    page.emulate_media(media="screen")
    rules.get_by_role("button", name="Quick reference and icons").click()
    expect(rules.get_by_role("region", name="The Card Game, page 2 of 2")).to_be_attached()
