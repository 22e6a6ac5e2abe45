"""Accessibility by axe-core, and the weight of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.accessibility import grave
from tests.browser.card.campaigning import host, reinforcing
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded

WEIGHT = 250 * 1024
PHONE: ViewportSize = {"width": 390, "height": 844}


def test_lobby_is_accessible(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    expect(page.get_by_role("button", name="Start the mission")).to_be_visible()
    assert grave(page) == []
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert grave(page) == [], "the lobby"
    for name in ("Rules", "Settings"):
        Player(page).open(name)
        assert grave(page) == [], name
        Player(page).close()


def test_table_is_accessible(service: Service, player: Player) -> None:
    record = recorded("fight", 62)
    player.join(service.from_record(record, ["hotseat", "hotseat"]).link(0))
    assert grave(player.page) == [], "the pass screen"
    player.page.get_by_role("dialog").get_by_role("button").click()
    player.page.get_by_role("button", name="options").click()
    assert grave(player.page) == [], "the table"
    for name in ("Invite", "Rules", "Settings"):
        dialog = player.open(name)
        if name == "Invite":
            dialog.get_by_text("Report a problem").click()
            dialog.get_by_role("button", name="Leave the table").click()
        elif name == "Rules":
            dialog.get_by_role("textbox").fill("cover")
            expect(dialog.get_by_role("article").first).to_be_visible()
        assert grave(player.page) == [], name
        player.close()


def test_guide_and_phone_are_accessible(service: Service, visitors: Visitors) -> None:
    for size in (DESKTOP, PHONE):
        player = Player(visitors.page(settings={"speed": "step"}, viewport=size, has_touch=True))
        player.page.goto(service.url)
        player.page.get_by_role("button", name="Learn it: the guided mission").click()
        expect(player.page.locator(".guide-ring").first).to_be_visible()
        assert grave(player.page) == [], f"the guide, {size}"
    for name in ("Squad", "Mission", "Log", "Hand"):
        player.page.get_by_role("tab", name=name).click()
        assert grave(player.page) == [], name


def test_end_and_replay_are_accessible(service: Service, visitors: Visitors) -> None:
    won = service.from_record(recorded("emergence_two_players_won"), ["human", "human"])
    player = Player(visitors.page(viewport=PHONE, has_touch=True))
    player.join(won.link(0))
    expect(player.end).to_be_visible()
    assert grave(player.page) == [], "the end screen"
    player.end.get_by_role("link", name="Watch the replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()
    assert grave(player.page) == [], "the replay"


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_campaign_is_accessible(service: Service, visitors: Visitors, size: ViewportSize) -> None:
    page = visitors.page(viewport=size)
    page.goto(service.url)
    for form in ("Choose a chapter", "Start a campaign"):
        page.get_by_role("button", name=form).click()
        expect(page.get_by_role("button", name="Deploy")).to_be_visible()
        assert grave(page) == [], form
        page.get_by_role("link", name="Lobby").click()
    player = host(page, service.url, reinforcing(3), ("human", "bot"))
    assert grave(page) == [], "the choice of reinforcements"
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name="Seal this choice").click()
    expect(player.scene).to_be_visible()
    assert grave(page) == [], "what was revealed"
    player.go_on()
    player.open("Campaign")
    assert grave(page) == [], "the campaign over the table"


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
