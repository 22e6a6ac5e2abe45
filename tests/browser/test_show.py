"""Watching the Locust: step by step, at a speed, skipped or not at all; with sound or without."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service, recorded

TONES = """
window.tones = [];
window.AudioContext = class {
  currentTime = 0; destination = {}; state = "running";
  createOscillator() {
    const frequency = { set value(pitch) { window.tones.push(pitch); } };
    return { frequency, connect: (next) => next, start() {}, stop() {} };
  }
  createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next }; }
};
"""
"""Hears instead of the loudspeaker."""


def _at_the_end_of_a_turn(service: Service, page: Page) -> Player:
    """Dom has one thing to say before the Locust card is drawn."""
    player = Player(page)
    player.join(service.from_record(recorded("fight", 9), ["bot", "human"]).link(1))
    player.asked()
    return player


def _set(player: Player, **wanted: Any) -> None:
    dialog = player.open("Settings")
    if "speed" in wanted:
        dialog.get_by_role("combobox", name="Watching the Locust").select_option(label=wanted["speed"])
    if wanted.get("sound"):
        dialog.get_by_role("checkbox", name="Sound").check()
    player.close()


def _show(player: Player) -> Locator:
    return player.page.locator(".show")


def test_step_by_step_with_sound(service: Service, visitors: Visitors) -> None:
    page = visitors.page()
    page.add_init_script(TONES)
    player = _at_the_end_of_a_turn(service, page)
    assert page.evaluate("window.tones") == []
    _set(player, speed="Step by step", sound=True)
    player.choose("Done with this card")
    card = _show(player).get_by_role("article", name="Locust AI card")
    expect(card).to_be_visible()
    until(page, "() => window.tones.length > 0")
    # Nothing moves on until it is told to, and the table can be used all the while.
    first = card.inner_text()
    player.asked()
    assert card.inner_text() == first
    _show(player).get_by_role("button", name="Next").click()
    expect(card).to_have_count(0)
    player.page.reload()
    player.seated()
    expect(player.open("Settings").get_by_role("checkbox", name="Sound")).to_be_checked()


@pytest.mark.parametrize("speed", ["Slow", "Step by step"])
def test_skipped(service: Service, page: Page, speed: str) -> None:
    player = _at_the_end_of_a_turn(service, page)
    _set(player, speed=speed)
    player.choose("Done with this card")
    _show(player).get_by_role("button", name="Skip").click()
    expect(_show(player)).to_have_count(0)


def test_goes_by_itself_or_is_not_shown(service: Service, page: Page) -> None:
    player = _at_the_end_of_a_turn(service, page)
    _set(player, speed="Fast")
    player.choose("Done with this card")
    expect(_show(player)).to_be_visible()
    expect(_show(player)).to_have_count(0)
    _set(player, speed="No pictures")
    page.evaluate(
        """() => { window.shows = 0;
          new MutationObserver(() => { if (document.querySelector(".show")) window.shows += 1; })
            .observe(document.body, { childList: true, subtree: true }); }"""
    )
    turn = player.state()["view"]["turn"]
    player.asked()
    while player.state()["view"]["turn"] < turn + 2:
        player.choose(player.state()["options"][-1]["label"])
        player.asked()
    assert page.evaluate("window.shows") == 0


def test_guard_setting_is_kept_by_the_seat(service: Service, page: Page) -> None:
    player = _at_the_end_of_a_turn(service, page)
    choice = player.open("Settings").get_by_role("combobox", name="Ask me to guard")
    expect(choice).to_have_value("matters")
    choice.select_option(label="Never")
    player.close()
    page.reload()
    player.seated()
    expect(player.open("Settings").get_by_role("combobox", name="Ask me to guard")).to_have_value("never")
