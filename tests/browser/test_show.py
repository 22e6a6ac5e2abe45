"""What a player sets for the show: its speed, sound, and when he is asked to guard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.showing import bar


def _at_the_end_of_a_turn(service: Service, page: Page) -> Player:
    """Dom has one thing to say before the Locust card is drawn."""
    player = Player(page)
    player.join(service.from_record(recorded("fight", 9), ["bot", "human"]).link(1))
    player.asked()
    return player


def _set(player: Player, **wanted: Any) -> None:
    dialog = player.open("Settings")
    if "speed" in wanted:
        dialog.get_by_role("combobox", name="Speed of the show").select_option(label=wanted["speed"])
    if wanted.get("mute"):
        dialog.get_by_role("checkbox", name="No sound").check()
    player.close()


def test_speed_and_sound_are_kept(service: Service, page: Page) -> None:
    player = _at_the_end_of_a_turn(service, page)
    _set(player, speed="Step by step", mute=True)
    player.end_card()
    expect(page.get_by_role("main").get_by_role("article", name="Locust AI card")).to_be_visible()
    bar(page).get_by_role("combobox", name="Speed of the show").select_option(label="Instant")
    expect(bar(page)).to_have_count(0)
    player.page.reload()
    player.seated()
    dialog = player.open("Settings")
    expect(dialog.get_by_role("checkbox", name="No sound")).to_be_checked()
    expect(dialog.get_by_role("combobox", name="Speed of the show")).to_have_value("instant")


def test_guard_setting_is_kept_by_the_seat(service: Service, page: Page) -> None:
    player = _at_the_end_of_a_turn(service, page)
    choice = player.open("Settings").get_by_role("combobox", name="Ask me to guard")
    expect(choice).to_have_value("matters")
    choice.select_option(label="Never")
    player.close()
    page.reload()
    player.seated()
    expect(player.open("Settings").get_by_role("combobox", name="Ask me to guard")).to_have_value("never")
