"""Games and reports as files, and the list of one's games."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from eday.cli import main
from tests.browser.accessibility import grave
from tests.browser.conftest import Visitors
from tests.browser.hosting import TRY_NOW, host_game, link_for
from tests.browser.player import Player
from tests.browser.service import Service

SEED = 2**62 + 176
"""No number of a browser: it would read 2**62."""


def _saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    expect(page.get_by_role("dialog")).to_contain_text(f"Saved as {path.name}.")
    return path


def _position(player: Player) -> Any:
    state = player.state()
    view = state["view"]
    places = [cog["area"] for cog in view["cogs"]]
    return state["choices"], state["asked"]["seat"], view["turn"], view["locusts"], places


def test_game_file_report_and_list_of_games(service: Service, visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    host_game(page, service.url, 5, ("bot", "human"))
    player = host_game(page, service.url, 24, ("human", "human"))
    dialog = player.open("Invite")
    game = _saved(page, "Save game file", tmp_path)
    dialog.get_by_text("Report a problem").click()
    dialog.get_by_role("textbox", name="What went wrong?").fill("The drone walked through a wall.")
    report = _saved(page, "Make the report", tmp_path)
    player.close()
    told = json.loads(report.read_text())
    assert told["text"] == "The drone walked through a wall."
    record = json.loads(game.read_text())["record"]
    assert len(record["choices"]) == 24
    assert not {"seed", "record", "choices"} & set(told)
    assert [cog["hand"] is not None for cog in told["state"]["view"]["cogs"]] == [True, False]
    position = _position(player)

    # Somebody else opens the file and plays on.
    other = visitors.page()
    other.goto(service.url)
    other.get_by_label("Open a game file").set_input_files(game)
    again = Player(other)
    again.seated()
    assert _position(again) == position
    expect(again.hand.locator("[data-card]").first).to_be_visible()

    # The list of games of the first browser.
    page.get_by_role("link", name="Lobby").click()
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine.get_by_role("listitem").first).to_contain_text("Ann, Ben")
    mine.get_by_role("listitem").filter(has_text="Turn 3").get_by_role("link", name="Continue").click()
    player.seated()
    assert _position(player) == position
    page.go_back()
    _take_off_the_list(page)
    page.reload()
    expect(mine.get_by_role("listitem")).to_have_count(1)


def _take_off_the_list(page: Page) -> None:
    """A game leaves the list after a question, and comes back whole."""
    mine = page.get_by_role("region", name="Your games")
    cross = mine.get_by_role("listitem").filter(has_text="Turn 3").get_by_role("button", name="off the list")
    cross.click()
    question = page.get_by_role("dialog", name="Take off the list?")
    expect(question.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(mine.get_by_role("listitem")).to_have_count(2)
    tickets = page.evaluate("localStorage.getItem('eday.tickets')")

    cross.click()
    question.get_by_role("button", name="Take it off").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("localStorage.getItem('eday.tickets')") != tickets
    back = mine.get_by_role("button", name="Bring it back")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    kept = page.evaluate("localStorage.getItem('eday.tickets')")
    by_game = [{one["game"]: one for one in json.loads(text)} for text in (tickets, kept)]
    assert by_game[0] == by_game[1]

    cross.click()
    question.get_by_role("button", name="Take it off").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)


def test_a_large_seed_survives_saving_and_opening(service: Service, visitors: Visitors, tmp_path: Path) -> None:
    """A browser that reads a record rounds its seed; the game then no longer replays."""
    page = visitors.page()
    page.goto(service.url)
    page.get_by_role("button", name="Set up a game").click()
    for n in (1, 2):
        page.get_by_role("combobox", name=f"Who leads seat {n}").select_option(label="Player (this screen)")
    page.get_by_role("textbox", name="Seed").fill(str(SEED))
    page.get_by_role("button", name="Start the mission").click()
    player = Player(page)
    player.seated()
    page.get_by_role("button", name="I am").click()
    dice = random.Random(1)
    while player.state()["choices"] < 6:
        if page.get_by_role("button", name="I am").count():
            page.get_by_role("button", name="I am").click()
        player.click_on(dice)
    player.open("Invite")
    file = _saved(page, "Save game file", tmp_path)
    assert json.loads(file.read_text())["record"]["seed"] == SEED

    other = visitors.page()
    other.goto(service.url)
    other.get_by_label("Open a game file").set_input_files(file)
    again = Player(other)
    again.seated()
    assert _position(again) == _position(player)
    other.get_by_role("button", name="I am").click()
    before = again.version()
    again.click_on(dice)
    again.answered(before)
    assert main(["replay", str(file)]) == 0


def test_a_game_of_old_rules_says_so_and_is_saved_as_a_file(
    mortal: Service, visitors: Visitors, tmp_path: Path
) -> None:
    visitors.forgive("status of 4(00|09)|ERR_CONNECTION_REFUSED")
    page = visitors.page()
    player = host_game(page, mortal.url, 24, ("human", "human"))
    guest = Player(visitors.page())
    guest.join(link_for(player, "Ben"))
    hands = [len(one.state()["view"]["cogs"][seat]["hand"]) for seat, one in enumerate((player, guest))]
    game = page.url.rpartition("/")[2]
    mortal.stop()
    mortal.age(game)
    mortal.start()
    for one, cards in zip((player, guest), hands, strict=True):
        one.page.evaluate(TRY_NOW)
        expect(one.page.get_by_role("alert")).to_contain_text("made-up-0")
        expect(one.prompt).to_have_count(0)
        expect(one.page.get_by_role("main", name="The table as it last was").locator("svg").first).to_be_visible()
        expect(one.page.get_by_role("region", name="Your hand").get_by_role("listitem")).to_have_count(cards)
        expect(one.page.get_by_text("At the table: Ann, Ben.")).to_be_visible()
        assert grave(one.page) == []
    for where in (page, guest.page):
        with where.expect_download() as download:
            where.get_by_role("button", name="Save the record").click()
        file = tmp_path / "old.json"
        download.value.save_as(file)
        assert json.loads(file.read_text())["record"]["rules"] == "made-up-0"
        where.goto(f"{mortal.url}#/replay/{game}")
        expect(where.get_by_role("alert")).to_contain_text("made-up-0")
    page.get_by_role("link", name="Lobby").first.click()
    listed = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(listed).to_contain_text("Frozen. The game was saved under other rules")
    expect(listed.get_by_role("link", name="Look at it")).to_be_visible()
    page.get_by_label("Open a game file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("made-up-0")


def test_the_host_goes_on_from_another_device(service: Service, visitors: Visitors) -> None:
    host = host_game(visitors.page(), service.url, 24, ("human", "human"))
    other = Player(visitors.page())
    other.join(link_for(host, "your own seat"))
    assert other.state()["seat"] == host.state()["seat"] == 0
    assert other.state()["view"]["cogs"][0]["hand"] == host.state()["view"]["cogs"][0]["hand"]


def test_wrong_files_are_refused_in_words(service: Service, visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgive("status of 4(00|03|22)")
    page = visitors.page()
    page.goto(service.url)
    bad = tmp_path / "notes.json"
    problem = page.get_by_role("alert")
    bad.write_text("shopping list")
    page.get_by_label("Open a game file").set_input_files(bad)
    expect(problem).to_contain_text("cannot be read as a game")
    bad.write_text('{"eday_export": 1, "record": {"choices": []}, "names": [], "kinds": []}')
    page.get_by_label("Open a game file").set_input_files(bad)
    expect(problem).not_to_contain_text("cannot be read as a game")
    expect(problem).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
