"""The card table on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from eday.card import CardGame
from eday.players import QUICK
from tests.browser.card.player import Duelist
from tests.browser.card.scenes import offers, position
from tests.browser.conftest import Visitors
from tests.browser.service import Service
from tests.browser.test_phone import PHONE, Fingers

LOW = """
() => [...document.querySelectorAll("[data-pick], [role=tab], .prompt .buttons button, .prompt .tools button")]
  .map((one) => [one.getBoundingClientRect(), one.getAttribute("aria-label") ?? one.textContent])
  .filter(([box]) => box.width > 0 && (box.height < 40 || box.width < 32))
  .map(([box, words]) => `${Math.round(box.width)}x${Math.round(box.height)}: ${words}`)
"""
"""Things to tap that are too small for a finger."""


@pytest.fixture
def phone(visitors: Visitors) -> Duelist:
    """A player with a phone."""
    return Duelist(visitors.page(**PHONE), touch=True)


def _fits(phone: Duelist) -> None:
    width = phone.page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert width == [390, 390, 390], "no sideways scrolling"
    expect(phone.prompt).to_be_in_viewport(ratio=0.9)
    assert phone.page.evaluate(LOW) == []


def _ready(game: CardGame) -> bool:
    """COG can deploy, and then attack a Locust in cover."""
    if not offers(game, 0, "deploy") or game._table.phase != "first_deployment":
        return False
    later = game.clone()
    later.choose(_deploy(game.decision.options if game.decision else ()))
    return offers(later, 0, "attack")


def _deploy(options: Any) -> str:
    found: str = next(one.id for one in options if one.kind == "deploy")
    return found


def test_deployment_and_attack_by_taps(service: Service, phone: Duelist) -> None:
    phone.join(service.from_record(position(1, _ready), ["human", "bot"]).link(0))
    phone.asked()
    _fits(phone)
    deploy = next(one for one in phone.state()["options"] if one["kind"] == "deploy")
    taken = phone.take(deploy["id"])
    assert taken.pressed[0] == deploy["refs"][0]
    phone.asked()
    _fits(phone)
    attack = next(one for one in phone.state()["options"] if one["kind"] == "attack")
    phone.weigh(attack["id"])
    expect(phone.preview).to_be_in_viewport(ratio=0.95)
    expect(phone.buttons).to_be_in_viewport(ratio=1)
    _fits(phone)
    phone.page.get_by_role("button", name="Back").tap()
    version = phone.version()
    taken = phone.take(attack["id"])
    assert taken.forecast is not None
    assert "list" not in taken.pressed
    phone.answered(version)


def test_tabs(service: Service, phone: Duelist) -> None:
    phone.join(service.from_record(position(6, _ready), ["human", "bot"]).link(0))
    page = phone.page
    contents = {
        "Sides": page.locator("[data-discard]").last,
        "Chapter": page.get_by_role("heading", name="Grist").last,
        "Log": page.get_by_role("list", name="Log"),
        "Hand": page.get_by_role("region", name="Hand of COG"),
    }
    for name, content in contents.items():
        page.get_by_role("tab", name=name).tap()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        expect(content).to_be_in_viewport()
        _fits(phone)


def test_long_press_tells(service: Service, phone: Duelist) -> None:
    """A long press shows a card and chooses nothing."""
    phone.join(service.from_record(position(1, _ready), ["human", "bot"]).link(0))
    phone.asked()
    version = phone.version()
    fingers = Fingers(phone)
    deploy = next(one for one in phone.state()["options"] if one["kind"] == "deploy")
    in_cover = next(place["unit"]["card"] for place in phone.cards()["row"] if place and place["unit"])
    for ref in (deploy["refs"][0], in_cover):
        card = phone.card(ref)
        card.scroll_into_view_if_needed()
        at = card.bounding_box()
        assert at is not None
        fingers.hold(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, phone.about(ref))
        expect(phone.about(ref)).to_be_in_viewport(ratio=0.95)
        phone.about(ref).get_by_role("button", name="Close").tap()
        expect(phone.about(ref)).to_have_count(0)
    assert phone.version() == version


def test_guide_leaves_room(service: Service, phone: Duelist) -> None:
    """The tutorial's words lie over the table only while they are read."""
    bot = {"side": "locust", "kind": "bot", "name": "Bot", "bot": QUICK}
    seats = [{"side": "cog", "kind": "human", "name": "Ann"}, bot]
    created = service.post("/api/games", {"game": "card", "chapter": 0, "seed": 1, "seats": seats})
    phone.join(f"{service.url}#/join/{created['seats'][0]['token']}")
    expect(phone.guide).to_contain_text("Deploy Private")
    expect(phone.guide).to_be_in_viewport(ratio=0.95)
    phone.guide.get_by_role("button", name="Got it").tap()
    expect(phone.guide).to_have_count(0)
    phone.take("deploy:card:cog-private")
    phone.asked()
    expect(phone.guide).to_contain_text("Take cover with Private")
    phone.guide.get_by_role("button", name="Got it").tap()
    phone.take("move:card:cog-private#1:row:2")
    phone.asked()
    _fits(phone)


def test_units_in_cover_are_seen_whole(service: Service, phone: Duelist) -> None:
    """Their values stand at the lower edge of the card: nothing may cut it off, and no word of the guide its button."""
    bot = {"side": "locust", "kind": "bot", "name": "Bot", "bot": QUICK}
    seats = [{"side": "cog", "kind": "human", "name": "Ann"}, bot]
    created = service.post("/api/games", {"game": "card", "chapter": 0, "seed": 1, "seats": seats})
    phone.join(f"{service.url}#/join/{created['seats'][0]['token']}")
    phone.asked()
    expect(phone.page.locator(".slot .card")).to_have_count(2)
    cut = phone.page.evaluate(
        """() => {
          const row = document.querySelector(".covers").getBoundingClientRect();
          return [...document.querySelectorAll(".slot .card")].map((one) => one.getBoundingClientRect())
            .filter((box) => box.top < row.top - 1 || box.bottom > row.bottom + 1).length;
        }"""
    )
    assert cut == 0
    over = phone.page.evaluate(
        """() => [...document.querySelectorAll(".prompt .buttons button:has(i)")].map((button) => {
          const said = document.createRange();
          said.selectNodeContents(button.querySelector(".words"));
          const lines = [...said.getClientRects()].filter((line) => line.width > 2);
          const pill = button.querySelector("i").getBoundingClientRect();
          const apart = (line) => line.right <= pill.left || pill.right <= line.left
            || line.bottom - 2 <= pill.top || pill.bottom <= line.top + 2;
          return !lines.every(apart);
        })"""
    )
    assert over == [False]


@pytest.mark.parametrize("chapter", [0, 5, 12])
def test_cover_is_read_in_full(service: Service, phone: Duelist, chapter: int) -> None:
    """No half of a cover card is cut in two: the half that counts is there to its last word."""
    bot = {"side": "locust", "kind": "bot", "name": "Bot", "bot": QUICK}
    seats = [{"side": "cog", "kind": "human", "name": "Ann"}, bot]
    created = service.post("/api/games", {"game": "card", "chapter": chapter, "seed": 5, "seats": seats})
    phone.join(f"{service.url}#/join/{created['seats'][0]['token']}")
    phone.asked()
    expect(phone.page.locator(".half.main .text").first).to_be_attached()
    cut = phone.page.evaluate(
        """() => [...document.querySelectorAll(".half, .half.main .text")]
          .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
    )
    assert cut == []
