"""The card table by keyboard alone, and by axe-core."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eday.card import CardGame
from eday.players import QUICK
from tests.browser.accessibility import grave
from tests.browser.card.player import Duelist
from tests.browser.card.scenes import offers, position
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import until
from tests.browser.service import Service
from tests.browser.test_keyboard import COUNT_POINTERS, tab_to

PRIVATE, RECRUIT, SERGEANT = (f"card:cog-{one}#1" for one in ("private", "fresh-recruit", "sergeant"))
HUNTER = "card:loc-hunter#1"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Keys:
    """A player without a pointer."""

    def __init__(self, player: Duelist) -> None:
        self.player = player
        self._page = player.page

    def enter(self, ref: str) -> None:
        """Go to a card, a place or a deck, and choose it."""
        kind = ref.partition(":")[0]
        tab_to(self._page, f"at.dataset.{kind} === '{ref}' && at.matches('button')")
        self._page.keyboard.press("Enter")

    def of(self, button: int) -> str:
        """The key that a button of the prompt shows."""
        key = self.player.buttons.nth(button).get_attribute("data-key")
        assert key is not None
        return key.lower()

    def chip(self, button: int) -> None:
        """Press the key of a button, and wait for what comes of it."""
        self.press(self.of(button))

    def press(self, key: str) -> None:
        """Press a key that chooses, and wait for the next question."""
        before = self.player.version()
        self._page.keyboard.press(key)
        self.player.answered(before)
        self.player.asked()

    def confirm(self, option: str) -> None:
        """The forecast is shown and the focus is where it is confirmed."""
        expect(self.player.preview).to_have_attribute("data-preview", option)
        expect(self.player.preview.locator(".lines p").first).to_be_visible()
        until(self._page, f"() => document.activeElement.dataset.option === '{option}'")
        self.press("Enter")


@pytest.fixture
def keys(page: Page) -> Keys:
    """That player."""
    page.add_init_script(COUNT_POINTERS)
    return Keys(Duelist(page))


def _tutorial(service: Service) -> str:
    bot = {"side": "locust", "kind": "bot", "name": "Bot", "bot": QUICK}
    seats = [{"side": "cog", "kind": "human", "name": "Ann"}, bot]
    created = service.post("/api/games", {"game": "card", "chapter": 0, "seed": 1, "seats": seats})
    return f"{service.url}#/join/{created['seats'][0]['token']}"


def test_turn_by_keys(service: Service, page: Page, keys: Keys) -> None:
    player = keys.player
    player.join(_tutorial(service))
    player.asked()
    keys.enter("card:cog-private")
    expect(player.buttons.first).to_contain_text("Deploy")
    keys.chip(0)
    keys.enter(PRIVATE)
    before = player.version()
    keys.enter("row:2")
    player.answered(before)
    assert player.cards()["row"][1]["unit"]["card"] == PRIVATE

    # An attack can be looked at and left again by Escape, which takes nothing back.
    version = player.version()
    for once_more in (True, False):
        keys.enter(RECRUIT)
        keys.enter(HUNTER)
        expect(player.preview).to_be_visible()
        if once_more:
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            expect(player.buttons.filter(has_text="End")).to_be_visible()
    assert player.version() == version
    keys.confirm(f"attack:{RECRUIT}:row:1")
    page.keyboard.press(keys.of(0))
    keys.confirm("react:card:cog-heroism")
    keys.chip(1)
    expect(player.card(HUNTER)).to_have_count(0)

    keys.enter(SERGEANT)
    keys.confirm(f"direct:{SERGEANT}")
    expect(player.buttons).to_have_count(1)
    keys.chip(0)
    expect(player.card(SERGEANT)).to_have_count(0)
    assert page.evaluate("window.pointers") == 0


def test_block_and_card_by_keys(service: Service, page: Page, keys: Keys) -> None:
    """A card is looked at by I and put away by Escape; a unit throws itself before an attack."""
    record = position(1, lambda game: offers(game, 0, "block"))
    player = keys.player
    player.join(service.from_record(record, ["human", "bot"]).link(0))
    player.asked()
    version = player.version()
    block = next(one for one in player.state()["options"] if one["kind"] == "block")
    unit = block["refs"][0]
    tab_to(page, f"at.dataset.card === '{unit}'")
    page.keyboard.press("i")
    expect(player.about(unit)).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.about(unit).get_by_role("button", name="Close")).to_have_count(0)
    assert player.version() == version
    keys.enter(unit)
    keys.confirm(block["id"])
    blocked = [event for event in player.heard.events() if event["kind"] == "attack_blocked"]
    assert blocked[-1]["data"]["blockers"] == [unit]
    assert page.evaluate("window.pointers") == 0


def _crowded(game: CardGame) -> bool:
    """COG must choose and can attack; somebody lies suppressed; both discard piles have cards."""
    table = game._table
    units = (*table.reserve[0], *table.reserve[1])
    return (
        offers(game, 0, "attack", "direct")
        and any(table.suppressed[unit] for unit in units)
        and all(len(pile) > 1 for pile in table.discard)
    )


def _at_crowded_table(service: Service, player: Duelist) -> None:
    player.join(service.from_record(position(3, _crowded), ["human", "bot"]).link(0))
    player.asked()
    expect(player.own_hand.first).to_be_visible()


def test_phone_is_accessible(service: Service, visitors: Visitors) -> None:
    player = Duelist(visitors.page(**PHONE), touch=True)
    _at_crowded_table(service, player)
    assert grave(player.page) == [], "the table"
    for tab in ("Sides", "Chapter", "Log", "Hand"):
        player.page.get_by_role("tab", name=tab).tap()
        assert grave(player.page) == [], tab


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.slow)])
def test_table_is_accessible(service: Service, visitors: Visitors, size: str) -> None:
    context: dict[str, Any] = PHONE if size == "phone" else {"viewport": DESKTOP}
    player = Duelist(visitors.page(**context), touch=size == "phone")
    page = player.page
    _at_crowded_table(service, player)
    assert grave(page) == [], "the table"
    page.get_by_role("button", name="options").click()
    assert grave(page) == [], "the list of options"
    page.get_by_role("button", name="options").click()
    attack = next(one["id"] for one in player.state()["options"] if one["kind"] == "attack")
    player.weigh(attack)
    player.forecast()
    assert grave(page) == [], "the forecast"
    page.get_by_role("button", name="Back").click()
    unit = next(place["unit"]["card"] for place in player.cards()["row"] if place and place["unit"])
    page.keyboard.press("Escape")
    tab_to(page, f"at.dataset.card === '{unit}'")
    page.keyboard.press("i")
    expect(player.about(unit)).to_be_visible()
    assert grave(page) == [], "a card shown large"
    page.keyboard.press("Escape")
    player.press('[data-discard="seat:1"]')
    expect(page.get_by_role("dialog", name="Discards of Locust")).to_be_visible()
    assert grave(page) == [], "the discards"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_guide_is_accessible(service: Service, visitors: Visitors, size: str) -> None:
    context: dict[str, Any] = PHONE if size == "phone" else {"viewport": DESKTOP}
    player = Duelist(visitors.page(**context))
    player.join(_tutorial(service))
    expect(player.guide).to_be_visible()
    assert grave(player.page) == []


def test_curtain_is_accessible(service: Service, page: Page) -> None:
    record = position(1, lambda game: offers(game, 1, "react"))
    player = Duelist(page)
    player.join(service.from_record(record, ["hotseat", "hotseat"]).link(0))
    expect(page.get_by_role("dialog", name="Pass the screen to Ben")).to_be_visible()
    assert grave(page) == []
