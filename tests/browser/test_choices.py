"""A choice shows what it is about, and nothing is thrown away in passing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.board_scenes import asks, holds, position
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player, sit_down
from tests.browser.service import Service
from tests.browser.test_phone import PHONE

CUT_OFF = """
() => [...document.querySelectorAll(".face .body, .weapon .name, .weapon .stat, .half")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)
"""


def _about(page: Page) -> Locator:
    return page.get_by_role("complementary", name="What to know before choosing")


def _seated(service: Service, player: Player, record: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    player.join(service.from_record(record, ["human", "human"]).link(seat))
    player.asked()
    return player.state()


@pytest.mark.rule("BG-WEAPON-03")
def test_a_weapon_is_got_rid_of_quietly_and_after_a_confirmation(service: Service, player: Player) -> None:
    state = _seated(service, player, position(asks("order")))
    page = player.page
    drop = next(option for option in state["options"] if option["kind"] == "drop")
    buttons = player.prompt.locator(".buttons")
    expect(buttons.get_by_role("button", name=drop["label"])).to_have_count(0)
    weapon = page.get_by_role("region", name="Weapons").get_by_role("button").first
    expect(weapon).not_to_have_attribute("data-pick", re.compile("."))
    # From the list of all options, and thought better of.
    player.prompt.get_by_role("button", name="All options").click()
    player.prompt.get_by_role("listitem").get_by_role("button", name=drop["label"], exact=True).click()
    expect(player.prompt).to_contain_text(f"{drop['label']}: for good?")
    page.keyboard.press("Escape")
    expect(buttons.get_by_role("button", name="Yes, do it")).to_have_count(0)
    assert player.version() == state["version"]
    # From the weapon's own panel, and meant.
    weapon.click()
    page.get_by_role("complementary", name="About").get_by_role("button", name="Get rid of").click()
    buttons.get_by_role("button", name="Yes, do it").click()
    player.answered(state["version"])
    assert not any(option["id"] == drop["id"] for option in player.state()["options"])


def test_things_to_choose_among_are_shown(service: Service, player: Player) -> None:
    state = _seated(service, player, position(asks("keep_weapon")))
    shown = _about(player.page).locator("[data-about]")
    expect(shown).to_have_count(len(state["options"]))
    for option in state["options"]:
        card = _about(player.page).locator(f"[data-about='{option['refs'][0]}']")
        expect(card).to_contain_text("range")


def test_a_dodge_shows_odds_and_dice(service: Service, player: Player) -> None:
    state = _seated(service, player, position(asks("dodge")))
    about = _about(player.page)
    expect(about).to_contain_text(re.compile(r"Dodge.*Bleeding out \d+ %.*Pass.*Bleeding out \d+ %", re.DOTALL))
    expect(about).to_contain_text("2 dodge (BG-REACT-DODGE-01)")
    dodge = next(option for option in state["options"] if option["kind"] == "dodge")
    player.prompt.locator(f"button[data-option='{dodge['id']}']").hover()
    expect(about).not_to_contain_text("Pass")


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, {"viewport": {"width": 1120, "height": 720}}, PHONE])
def test_no_order_card_of_a_full_hand_is_cut_off(service: Service, visitors: Visitors, size: dict[str, Any]) -> None:
    player = Player(visitors.page(**size))
    _seated(service, player, position(holds("ambush")))
    ambush = player.hand.locator("[data-card='order:ambush']")
    expect(ambush).to_contain_text("must hold ammo")
    assert player.page.evaluate(CUT_OFF) == []


def test_a_card_that_would_do_nothing_says_so(service: Service, player: Player) -> None:
    state = _seated(service, player, position(lambda game: asks("order")(game) and bool(game.futile())))
    idle = next(option for option in state["options"] if option["note"])
    card = player.hand.locator(f"[data-card='{idle['refs'][0]}']")
    expect(card).to_contain_text("its actions do nothing now")
    card.click()
    expect(player.prompt.locator(f".buttons [data-option='{idle['id']}']")).to_contain_text("(does nothing now)")


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_a_question_is_read_to_its_end(
    service: Service, visitors: Visitors, size: dict[str, Any], language: str
) -> None:
    """It is what comes last: whether to guard was cut off behind where the Locust is."""
    page = visitors.page(locale=language, **size)
    sit_down(page, service.from_record(position(asks("guard", least=3)), ["human", "human"]).link(0))
    say = page.locator(".prompt.mine .say > span")
    expect(say).to_be_visible()
    hidden = say.evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden < 8, "a line of it is cut off"


def test_a_dodge_is_offered_in_few_words(service: Service, player: Player) -> None:
    state = _seated(service, player, position(asks("dodge")))
    dodge = next(option for option in state["options"] if option["kind"] == "dodge")
    button = player.prompt.locator(f".buttons [data-option='{dodge['id']}'] .words")
    expect(button).to_have_text(dodge["label"].removesuffix(" (2 more defense dice)"))


def test_what_lies_on_a_weapon_is_read_out_in_the_reader_s_language(service: Service, visitors: Visitors) -> None:
    page = visitors.page(locale="es")
    sit_down(page, service.from_record(position(asks("order")), ["human", "human"]).link(0))
    arms = page.get_by_role("region", name="Armas")
    expect(arms).to_contain_text("4 de munición.")
    expect(arms).to_contain_text("1 granada.")


def test_play_now_lets_the_newcomer_begin(service: Service, page: Page) -> None:
    for _ in range(3):
        page.goto(service.url)
        page.get_by_role("button", name="Play now").click()
        player = Player(page)
        player.seated()
        assert player.state()["view"]["active"] == 0
        page.evaluate("() => { window.probe.state = null; }")
