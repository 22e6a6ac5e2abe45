"""Every page in windows of every size: text that can be read, nothing that runs over, no region on another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.board_scenes import holds, position
from tests.browser.card.campaigning import CardPlayer, host, reinforcing
from tests.browser.card.scenes import offers
from tests.browser.card.scenes import position as card_position
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.sizes import in_all_windows

TABLE = (".table > .top", ".table > main", ".ask", ".left", ".right", ".bottom", ".sheet")


def test_lobby_fits(service: Service, page: Page) -> None:
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    expect(page.get_by_role("button", name="Start the mission")).to_be_visible()
    assert in_all_windows(page, scrolls=True) == {}
    for form in ("Choose a chapter", "Start a campaign"):
        page.get_by_role("link", name="Lobby").click()
        page.get_by_role("button", name=form).click()
        expect(page.get_by_role("button", name="Deploy")).to_be_visible()
        assert in_all_windows(page, scrolls=True) == {}, form
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert in_all_windows(page, scrolls=True) == {}, "the lobby"


def test_board_table_fits(service: Service, player: Player) -> None:
    player.join(service.from_record(position(holds("ambush")), ["human", "bot"]).link(0))
    player.asked()
    assert in_all_windows(player.page, *TABLE) == {}


def test_card_table_fits(service: Service, page: Page) -> None:
    player = CardPlayer(page)
    record = card_position(
        5, lambda game: offers(game, 0, "attack", "end") and len(game.view(0)["sides"][0]["hand"] or ()) > 3
    )
    player.join(service.from_record(record, ["human", "bot"]).link(0))
    player.asked()
    assert in_all_windows(page, *TABLE) == {}


def test_campaign_fits(service: Service, page: Page) -> None:
    host(page, service.url, reinforcing(5), ("human", "bot"))
    assert in_all_windows(page, ".table > .top", ".table > main") == {}


def test_replay_fits(service: Service, page: Page) -> None:
    game = service.from_record(recorded("emergence_two_players_won"), ["human", "human"])
    page.goto(game.watch)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("application")).to_be_visible()
    assert in_all_windows(page, ".replay > header", ".replay > main", ".replay > ol", ".replay > footer") == {}
