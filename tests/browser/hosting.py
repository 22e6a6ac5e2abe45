"""The host of a game that has come some way: opens its file in the lobby, as anybody can."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from eday.players import QUICK
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

WON = "emergence_two_players_won"
FIGHT = "fight"
TRY_NOW = "() => document.querySelector('[role=alert] button')?.click()"
"""In one go: the button leaves as soon as the table is back."""


def host_game(page: Page, url: str, choices: int, kinds: tuple[str, str], game: str = FIGHT) -> Player:
    """At the table of a recorded game after so many choices, with Ann and Ben."""
    record, bots = recorded(game, choices), [QUICK, QUICK]
    file = {"eday_export": 1, "record": record, "names": ["Ann", "Ben"], "kinds": kinds, "bots": bots}
    page.goto(url)
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    )
    player = Player(page)
    player.seated()
    return player


def link_for(host: Player, name: str) -> str:
    """The link the host gives to a team-mate, or to spectators."""
    dialog = host.open("Invite")
    link = dialog.get_by_role("textbox", name=f"Link for {name}").input_value()
    host.close()
    return link


def killed_and_back(mortal: Service, page: Page) -> None:
    """The server is killed and started again; the page says so, and finds its table again."""
    mortal.kill()
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("Connection lost")
    page.evaluate("() => { window.probe.state = null; }")
    mortal.start()
    page.evaluate(TRY_NOW)
    until(page, "() => window.probe.state !== null")
    expect(banner).to_have_count(0)
