"""A table that loses its server comes back as it was."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import killed_and_back
from tests.browser.player import Player, until
from tests.browser.service import Service

CUT = "() => window.probe.sockets.at(-1).close()"


def _question(state: dict[str, Any]) -> Any:
    return state["choices"], state["decision"], [option["id"] for option in state["options"]]


def _some_choices(player: Player, dice: random.Random, count: int) -> None:
    for _ in range(count):
        player.asked()
        player.click_on(dice)
    player.asked()


def test_socket_cut_in_mid_decision(service: Service, player: Player) -> None:
    player.join(service.new_game(["human", "bot"], seed=9).link(0))
    dice = random.Random(9)
    _some_choices(player, dice, 4)
    before = _question(player.state())
    lines = player.page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()
    player.page.evaluate("() => { window.probe.state = null; }")
    player.page.evaluate(CUT)
    until(player.page, "() => window.probe.state !== null")
    assert _question(player.state()) == before
    expect(player.page.get_by_role("alert")).to_have_count(0)
    assert player.page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts() == lines
    _some_choices(player, dice, 2)


def test_server_killed_in_mid_decision(mortal: Service, visitors: Visitors) -> None:
    visitors.forgive("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    player = Player(visitors.page())
    player.join(mortal.new_game(["human", "bot"], seed=9).link(0))
    dice = random.Random(9)
    _some_choices(player, dice, 4)
    before = player.state()
    killed_and_back(mortal, player.page)
    assert _question(player.state()) == _question(before)
    _some_choices(player, dice, 2)


def test_choice_made_while_the_server_is_gone_counts_once(mortal: Service, visitors: Visitors) -> None:
    visitors.forgive("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    player = Player(visitors.page())
    player.join(mortal.new_game(["human"], seed=4).link(0))
    player.asked()
    before = player.state()
    mortal.kill()
    expect(player.page.get_by_role("alert")).to_contain_text("Connection lost")
    player.prompt.get_by_role("button", name="options").click()
    player.prompt.get_by_role("listitem").get_by_role("button").first.click()
    mortal.start()
    until(player.page, "before => window.probe.state.choices > before", before["choices"], seconds=30)
    expect(player.page.get_by_role("alert")).to_have_count(0)
    assert player.state()["choices"] == before["choices"] + 1
