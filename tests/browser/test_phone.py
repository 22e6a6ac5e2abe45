"""The table on a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board_scenes import asks, position
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def phone(visitors: Visitors) -> Player:
    """A player with a phone."""
    return Player(visitors.page(**PHONE))


def _fits(player: Player) -> None:
    width = player.page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert width == [390, 390, 390], "no sideways scrolling"


def test_turn_by_taps(service: Service, phone: Player) -> None:
    phone.join(service.new_game(["human", "bot"], seed=8).link(0))
    phone.asked()
    _fits(phone)
    dice = random.Random(8)
    tapped: set[str] = set()
    turn = phone.state()["view"]["turn"]
    while not phone.over() and (phone.state()["view"]["turn"] <= turn or not {"map", "card"} <= tapped):
        expect(phone.prompt).to_be_in_viewport(ratio=0.9)
        tapped.add(phone.click_on(dice, tap=True))
        phone.asked()
        _fits(phone)
    assert {"map", "card"} <= tapped


def test_it_says_where_to_choose(service: Service, phone: Player) -> None:
    """With no choice in the prompt, only ending the card was seen to be possible."""
    phone.join(service.from_record(position(asks("order")), ["human", "human"]).link(0))
    phone.asked()
    expect(phone.prompt.get_by_text("Choose a card below.")).to_be_visible()


def test_cards_to_choose_from_are_seen_whole(service: Service, phone: Player) -> None:
    """The bar has no buttons then and leaves its room to them; what the map has does not change."""
    phone.join(service.from_record(position(asks("order")), ["human", "human"]).link(0))
    phone.asked()
    card = phone.hand.locator("[data-card]").first
    expect(card).to_be_in_viewport(ratio=0.99)
    high = "() => document.querySelector('main.map').getBoundingClientRect().height"
    before = phone.page.evaluate(high)
    card.tap()
    expect(phone.prompt.locator("[data-option]").first).to_be_visible()
    assert abs(phone.page.evaluate(high) - before) <= 2


def test_tabs(service: Service, phone: Player) -> None:
    phone.join(service.new_game(["human", "bot"], seed=8).link(0))
    page = phone.page
    contents = {
        "Squad": page.get_by_role("list", name="Squad"),
        "Mission": page.get_by_role("heading", name="Mission", exact=True),
        "Log": page.get_by_role("list", name="Log"),
        "Hand": phone.hand,
    }
    for name, content in contents.items():
        page.get_by_role("tab", name=name).tap()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        expect(content).to_be_in_viewport()
        expect(phone.prompt).to_be_in_viewport(ratio=0.9)
        _fits(phone)


class Fingers:
    """Touches sent by the debugger, as Chromium gets them from a screen."""

    def __init__(self, phone: Player) -> None:
        self._page = phone.page
        self._screen = phone.page.context.new_cdp_session(phone.page)

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 8) -> None:
        """Every finger goes its way, all at the same time."""
        self._send("touchStart", [start for start, _ in ways])
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
        self._send("touchEnd", [])
        self._page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def hold(self, x: float, y: float, shown: Locator) -> None:
        """Press until something is shown."""
        self._send("touchStart", [(x, y)])
        expect(shown).to_be_visible()
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _box(phone: Player, ref: str) -> dict[str, float]:
    """Where a tile's area is on the screen, and how wide."""
    found: dict[str, float] = phone.page.evaluate(
        """ref => {
          const box = document.querySelector(`[data-ref="${ref}"]`).getBoundingClientRect();
          return { x: box.x, y: box.y, width: box.width };
        }""",
        ref,
    )
    return found


def test_map_by_fingers(service: Service, phone: Player) -> None:
    """One finger moves the map, two make it larger or smaller, a long press tells, and none of it chooses anything."""
    phone.join(service.from_record(recorded("fight", 24), ["human", "human"]).link(1))
    phone.asked()
    version = phone.version()
    frame = phone.map.bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    fingers = Fingers(phone)
    dom = phone.map.locator('[data-ref="cog:dominic_santiago"]')
    expect(dom).to_be_in_viewport(ratio=1)
    at = dom.bounding_box()
    assert at is not None
    about = phone.page.get_by_role("complementary", name="About Dom")
    fingers.hold(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, about)
    about.get_by_role("button", name="Close").tap()
    expect(about).to_have_count(0)
    area = phone.state()["view"]["cogs"][1]["area"]
    start = _box(phone, area)
    fingers.drag(((x - 20, y), (x - 120, y)), ((x + 20, y), (x + 120, y)))
    large = _box(phone, area)
    assert large["width"] > 1.5 * start["width"]
    fingers.drag(((x, y), (x + 60, y + 30)))
    moved = _box(phone, area)
    assert moved["width"] == pytest.approx(large["width"], rel=0.02)
    assert moved["x"] - large["x"] == pytest.approx(60, abs=8)
    assert moved["y"] - large["y"] == pytest.approx(30, abs=8)
    fingers.drag(((x - 120, y), (x - 40, y)), ((x + 120, y), (x + 40, y)))
    assert _box(phone, area)["width"] < 0.6 * moved["width"]
    assert phone.version() == version
    _fits(phone)


def test_lobby_fits(service: Service, phone: Player) -> None:
    phone.page.goto(service.url)
    expect(phone.page.get_by_role("button", name="Play now")).to_be_in_viewport()
    phone.page.get_by_role("button", name="Set up a game").tap()
    expect(phone.page.get_by_role("button", name="Start the mission")).to_be_visible()
    _fits(phone)
