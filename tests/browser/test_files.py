"""Games and reports as files, and the list of one's games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import host_game
from tests.browser.player import Player
from tests.browser.service import Service


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
    player = host_game(page, service.url, 23, ("human", "human"))
    dialog = player.open("Invite")
    game = _saved(page, "Save game file", tmp_path)
    dialog.get_by_text("Report a problem").click()
    dialog.get_by_role("textbox", name="What went wrong?").fill("The drone walked through a wall.")
    report = _saved(page, "Make the report", tmp_path)
    player.close()
    told = json.loads(report.read_text())
    assert told["text"] == "The drone walked through a wall."
    record = json.loads(game.read_text())["record"]
    assert len(record["choices"]) == 23
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
    mine.get_by_role("listitem").filter(has_text="Turn 3").get_by_role("button", name="Forget").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(mine.get_by_role("listitem")).to_have_count(1)


def test_wrong_files_are_refused_in_words(service: Service, visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgive("status of 4(00|03|22)")
    page = visitors.page()
    page.goto(service.url)
    bad = tmp_path / "notes.json"
    problem = page.get_by_role("alert")
    bad.write_text("shopping list")
    page.get_by_label("Open a game file").set_input_files(bad)
    expect(problem).to_have_text("That file is not a saved game.")
    bad.write_text('{"eday_export": 1, "record": {"choices": []}, "names": [], "kinds": []}')
    page.get_by_label("Open a game file").set_input_files(bad)
    expect(problem).not_to_have_text("That file is not a saved game.")
    expect(problem).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
