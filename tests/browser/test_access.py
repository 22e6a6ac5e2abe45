"""Accessibility by axe-core, and the weight of the page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors, missing
from tests.browser.player import Player
from tests.browser.service import ROOT, Service, recorded

AXE = Path(os.environ.get("AXE_CORE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"))
WEIGHT = 400 * 1024


@pytest.fixture
def axe() -> str:
    """Source of axe-core."""
    if not AXE.exists():
        missing("axe-core is missing (run `make web`)")
    return AXE.read_text()


def _grave(page: Page, axe: str) -> list[str]:
    """Serious and critical findings, with the first things they are about."""
    # Evaluated by the debugger: the page's content security policy allows no other script.
    page.evaluate(f"() => {{ {axe}\n; }}")
    found: list[dict[str, Any]] = page.evaluate(
        "() => window.axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{one['impact']} {one['id']}: {one['help']}; " + " | ".join(node["html"][:160] for node in one["nodes"][:4])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_lobby_is_accessible(service: Service, page: Page, axe: str) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    expect(page.get_by_role("button", name="Start the mission")).to_be_visible()
    assert _grave(page, axe) == []
    for name in ("Rules", "Settings"):
        Player(page).open(name)
        assert _grave(page, axe) == [], name
        Player(page).close()


def test_table_is_accessible(service: Service, player: Player, axe: str) -> None:
    record = recorded("fight", 60)
    player.join(service.from_record(record, ["hotseat", "hotseat"]).link(0))
    assert _grave(player.page, axe) == [], "the pass screen"
    player.page.get_by_role("dialog").get_by_role("button").click()
    player.page.get_by_role("button", name="options").click()
    assert _grave(player.page, axe) == [], "the table"
    for name in ("Invite", "Rules", "Settings"):
        dialog = player.open(name)
        if name == "Invite":
            dialog.get_by_text("Report a problem").click()
            dialog.get_by_role("button", name="Leave the table").click()
        elif name == "Rules":
            dialog.get_by_role("textbox").fill("cover")
            expect(dialog.get_by_role("article").first).to_be_visible()
        assert _grave(player.page, axe) == [], name
        player.close()


def test_guide_and_phone_are_accessible(service: Service, visitors: Visitors, axe: str) -> None:
    for size in ({"width": 1400, "height": 900}, {"width": 390, "height": 844}):
        player = Player(visitors.page(settings={"speed": "step"}, viewport=size, has_touch=True))
        player.join(service.new_game(["human"], seed=10).link(0))
        assert _grave(player.page, axe) == [], f"the offer of the guide, {size}"
        player.page.get_by_role("button", name="Guide me").click()
        expect(player.page.locator(".guide-ring").first).to_be_visible()
        assert _grave(player.page, axe) == [], f"the guide, {size}"
    for name in ("Squad", "Mission", "Log", "Hand"):
        player.page.get_by_role("tab", name=name).click()
        assert _grave(player.page, axe) == [], name


def test_end_and_replay_are_accessible(service: Service, visitors: Visitors, axe: str) -> None:
    won = service.from_record(recorded("emergence_two_players_won"), ["human", "human"])
    player = Player(visitors.page(viewport={"width": 390, "height": 844}, has_touch=True))
    player.join(won.link(0))
    expect(player.end).to_be_visible()
    assert _grave(player.page, axe) == [], "the end screen"
    player.end.get_by_role("link", name="Watch the replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()
    assert _grave(player.page, axe) == [], "the replay"


def test_page_weight(service: Service, page: Page) -> None:
    network = page.context.new_cdp_session(page)
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(service.url)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.get_by_role("button", name="Play now").click()
    Player(page).seated()
    assert len(sizes) >= 4, "page, script, style and set-up were counted"
    assert sum(sizes) <= WEIGHT


def test_nothing_comes_from_elsewhere(service: Service, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(service.url)
    page.get_by_role("button", name="Play now").click()
    Player(page).seated()
    assert [url for url in asked if not url.startswith((service.url, "data:", "blob:"))] == []
