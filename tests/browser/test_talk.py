"""What players tell each other, and what those who only watch are not told."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.hosting import host_game, link_for
from tests.browser.player import Player, until
from tests.browser.service import Service


def _chat(player: Player) -> Locator:
    return player.page.get_by_role("list", name="Team chat")


def _notice(player: Player, words: str) -> Locator:
    return player.page.get_by_role("status").filter(has_text=words)


def _talk(ann: Player, ben: Player) -> None:
    ann.page.get_by_text("Team chat").click()
    ann.page.get_by_role("textbox", name="Message to the table").fill("Drones <b>left</b>")
    ann.page.get_by_role("button", name="Send").click()
    expect(_chat(ben)).to_contain_text("Ann: Drones <b>left</b>")
    expect(_notice(ben, "Ann: Drones")).to_be_visible()
    ann.page.get_by_role("button", name="Move up!").click()
    expect(_chat(ben).get_by_role("listitem")).to_have_count(2)
    expect(_chat(ann).get_by_role("listitem")).to_have_count(2)
    # What was said is told again after a cut: it must not stand there twice.
    ben.page.evaluate("() => { window.probe.state = null; window.probe.sockets.at(-1).close(); }")
    until(ben.page, "() => window.probe.state !== null")
    expect(_chat(ben).get_by_role("listitem")).to_have_count(2)


def _point(ann: Player, ben: Player) -> None:
    ann.page.get_by_role("button", name="Show the whole map").click()
    ann.map.get_by_role("button", name=re.compile("^Drone 1, ")).click()
    about = ann.page.get_by_role("complementary", name="About")
    name = about.get_by_role("strong").inner_text()
    about.get_by_role("button", name="Point it out to the team").click()
    expect(_notice(ben, f"Ann points at {name}.")).to_be_visible()


def _show_hand(ann: Player, ben: Player) -> None:
    hand = ben.page.locator(".hand [data-card] .name").all_inner_texts()
    ben.open("Invite").get_by_role("checkbox", name="Show my hand to the team").check()
    shown = ann.squad().get_by_text("Shows their hand")
    shown.click()
    expect(ann.squad().locator("[data-card]").first).to_be_visible()
    assert sorted(set(ann.squad().locator("[data-card] .name").all_inner_texts())) == sorted(set(hand))
    ben.close()
    box = ben.open("Invite").get_by_role("checkbox", name="Show my hand to the team")
    expect(box).to_be_checked()
    box.uncheck()
    expect(shown).to_have_count(0)
    ben.close()


def _watch(watcher: Player) -> None:
    """Sees the table and nobody's hand, and has nothing to press that would be refused."""
    page = watcher.page
    expect(page.get_by_text("You are watching: hands stay hidden.")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    state = watcher.state()
    assert [cog["hand"] for cog in state["view"]["cogs"]] == [None, None]
    assert state["shown_hands"] == {}
    assert state["options"] == []
    for name in ("Undo", "Send"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("button", name="Show the whole map").click()
    watcher.map.get_by_role("button", name=re.compile("^Drone 1, ")).click()
    about = page.get_by_role("complementary", name="About")
    expect(about).to_be_visible()
    expect(about.get_by_role("button", name="Point it out")).to_have_count(0)
    dialog = watcher.open("Invite")
    for name in ("Leave the table", "Save game file", "Rename", "Make the report"):
        expect(dialog.get_by_role("button", name=name)).to_have_count(0)
    watcher.close()


def test_chat_pings_hands_and_spectators(service: Service, visitors: Visitors) -> None:
    ann = host_game(visitors.page(), service.url, 24, ("human", "human"))
    link, watching = link_for(ann, "Ben"), link_for(ann, "spectators")
    ben = Player(visitors.page())
    ben.join(link)
    watcher = Player(visitors.page())
    watcher.join(watching)
    _talk(ann, ben)
    _point(ann, ben)
    _show_hand(ann, ben)
    _watch(watcher)
