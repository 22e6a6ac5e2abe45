"""Combat as one gesture: one click on an enemy, one on a weapon."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from eday.board import BoardGame
from tests.browser.board_scenes import asks, position
from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.test_phone import PHONE


def _fight(service: Service, player: Player) -> dict[str, Any]:
    """Dom in the midst of an order card, with a Drone beside him."""
    player.join(service.from_record(recorded("fight", 24), ["human", "human"]).link(1))
    player.asked()
    return player.state()


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, PHONE], ids=["desktop", "phone"])
def test_an_enemy_and_a_weapon_are_two_clicks(service: Service, visitors: Visitors, size: dict[str, Any]) -> None:
    player = Player(visitors.page(**size))
    state = _fight(service, player)
    page = player.page
    attacks = [option for option in state["options"] if option["kind"] == "attack"]
    page.locator(f"[data-ref='{attacks[0]['refs'][0]}']").click()
    tiles = page.get_by_role("menu", name="Attack Drone 1")
    expect(tiles.locator("[data-option]")).to_have_count(len(attacks))
    shot = tiles.locator("[data-option='attack:gnasher.overkill:figure:drone-1']")
    expect(shot).to_contain_text(
        re.compile(r"Gnasher.*overkill.*76 %.*kill.*Wound 20 %.*4 dice · 2 ammo left", re.DOTALL)
    )
    shot.click()
    player.answered(state["version"])
    expect(tiles).to_have_count(0)


def test_a_throw_names_and_marks_everybody_it_would_hit(service: Service, player: Player) -> None:
    _fight(service, player)
    tiles = player.aim("figure:drone-1")
    throw = tiles.locator("[data-option='attack:bolo_grenade.overkill:area:16A.A']")
    expect(throw).to_contain_text(re.compile(r"COG:.*Dom.*Drone 1", re.DOTALL))
    throw.hover()
    for ref in ("figure:drone-1", "cog:dominic_santiago"):
        expect(player.map.locator(f"[data-ref='{ref}']")).to_have_class(re.compile("glowing"))
    player.page.keyboard.press("Escape")
    expect(tiles).to_have_count(0)
    expect(player.map.locator(".glowing")).to_have_count(0)


def test_what_cannot_be_fired_says_why_and_does_nothing(service: Service, player: Player) -> None:
    state = _fight(service, player)
    offered = {ref for option in state["options"] if option["role"] == "attack" for ref in option["refs"]}
    far = next(one["ref"] for one in state["view"]["locusts"] if one["ref"] not in offered)
    tiles = player.aim(far)
    expect(tiles.locator("[data-option]")).to_have_count(0)
    barred = tiles.get_by_role("menuitem", name="Gnasher").first
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(barred).to_contain_text(re.compile(r"\(BG-[A-Z]+-\d+\)"))
    barred.click(force=True)
    assert player.version() == state["version"]


def _may_attack(game: BoardGame) -> bool:
    """The first seat is asked for an order, and could play one to attack."""
    return (
        asks("order")(game)
        and game.decision is not None
        and any(option.kind == "play_attack" for option in game.decision.options)
    )


def test_before_a_card_is_played_the_tiles_offer_those_that_attack(service: Service, player: Player) -> None:
    player.join(service.from_record(position(_may_attack), ["human", "human"]).link(0))
    player.asked()
    page, state = player.page, player.state()
    for locust in state["view"]["locusts"]:
        tiles = player.aim(locust["ref"])
        play = tiles.locator("[data-option^='play_attack']").first
        if play.count():
            break
        page.keyboard.press("Escape")
    play.click()
    player.answered(state["version"])
    fire = page.get_by_role("menu", name="Attack").locator("[data-option^='attack']").first
    expect(fire).to_be_visible()
    version = player.version()
    fire.click()
    player.answered(version)


def test_a_card_and_the_tiles_are_not_open_together(service: Service, player: Player) -> None:
    """A card puts the tiles away; an enemy takes the card along to what can be played first."""
    player.join(service.from_record(position(_may_attack), ["human", "human"]).link(0))
    player.asked()
    page, state = player.page, player.state()
    attacks = [option for option in state["options"] if option["kind"] == "play_attack"]
    last = attacks[-1]["refs"][0]
    for locust in state["view"]["locusts"]:
        tiles = player.aim(locust["ref"])
        if tiles.locator(f"[data-option='{attacks[-1]['id']}']").count():
            break
        page.keyboard.press("Escape")
    waiting = tiles.get_by_role("menuitem", name="Not yet").first
    expect(waiting).to_have_css("cursor", "not-allowed")
    page.locator(f"[data-card='{last}']").click()
    expect(tiles).to_have_count(0)
    expect(page.locator(f"[data-card='{last}']")).to_have_attribute("aria-pressed", "true")
    tiles = player.aim(locust["ref"])
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    expect(tiles.locator(".row [data-option]").first).to_contain_text(state["names"][last])


def test_ending_a_card_unused_asks_once(service: Service, player: Player) -> None:
    state = _fight(service, player)
    page = player.page
    page.keyboard.press("e")
    expect(player.prompt).to_contain_text("Double Tap: the attack and the bonus move are not used. End it?")
    page.keyboard.press("Escape")
    expect(player.prompt).not_to_contain_text("End it?")
    assert player.version() == state["version"]
    page.keyboard.press("e")
    expect(player.prompt).to_contain_text("End it?")
    page.keyboard.press("e")
    player.answered(state["version"])
