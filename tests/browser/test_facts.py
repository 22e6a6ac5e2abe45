"""What one has to read at the table is there in whole: counters, odds, notes, weapons on the floor and in a pocket."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from eday.board import BoardGame
from tests.browser.board_scenes import asks, position
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.service import Service, recorded
from tests.browser.test_phone import PHONE
from tests.compared import shown_to


def _dropped(game: BoardGame) -> bool:
    """The first seat is asked for an order, and a weapon lies on the map."""
    return asks("order")(game) and bool(shown_to(game, 0)["map"]["dropped_weapons"])


def _order(service: Service, player: Player) -> Player:
    player.join(service.from_record(position(_dropped), ["human", "human"]).link(0))
    player.asked()
    return player


def test_a_dropped_weapon_shows_its_card_and_how_it_is_taken(service: Service, player: Player) -> None:
    _order(service, player)
    weapon = player.state()["view"]["map"]["dropped_weapons"][0]["weapon"]
    player.page.locator("[data-ref^='drop:']").first.focus()
    player.page.keyboard.press("Enter")
    about = player.page.locator(".info.pinned")
    expect(about).to_contain_text(f"Lies here: {player.state()['names'][weapon]}")
    expect(about.locator(".face.large")).to_contain_text(re.compile("normal.*overkill.*range", re.DOTALL))
    expect(about).to_contain_text("special action")


def test_a_note_stands_apart_and_leaves_the_title_in_sight(service: Service, player: Player) -> None:
    _order(service, player)
    card = player.hand.locator(".card:has(.note)").first
    note, band = card.locator(".note").bounding_box(), card.locator(".band").bounding_box()
    assert note is not None
    assert band is not None
    assert note["y"] + note["height"] <= band["y"]
    card.click()
    button = player.prompt.locator("button[data-option]:has(em)").first
    expect(button).to_be_visible()
    assert re.search(r"\S \(does nothing now\)", button.text_content() or "")


def test_chances_are_never_cut_off(service: Service, player: Player) -> None:
    player.join(service.from_record(recorded("fight", 24), ["human", "human"]).link(1))
    player.asked()
    player.page.locator("button.weapon[data-pick='weapon:gnasher']").click()
    chance = player.prompt.locator(".hope").first
    expect(chance).to_be_visible()
    button = player.prompt.locator("button[data-option]:has(.hope)").first
    assert re.search(r"\S\s+· kill \d+ %", button.text_content() or "")
    within = """button => { button.querySelector(".words").textContent = "An attack in very many words ".repeat(9);
      const [one, all] = [button.querySelector(".hope"), button].map((each) => each.getBoundingClientRect());
      return one.width > 0 && one.right <= all.right && one.bottom <= all.bottom; }"""
    assert button.evaluate(within)


def test_counters_stay_inside_narrow_enemy_cards(service: Service, player: Player) -> None:
    _order(service, player)
    outside = """() => [...document.querySelectorAll("button.enemy")].filter((card) => {
      card.style.width = `${card.offsetWidth - 18}px`;
      return card.querySelector(".count").getBoundingClientRect().right > card.getBoundingClientRect().right - 2;
    }).length"""
    assert player.page.evaluate(outside) == 0


def test_a_phone_shows_turn_stage_and_ammo_at_once(service: Service, visitors: Visitors) -> None:
    player = _order(service, Player(visitors.page(**PHONE)))
    page = player.page
    where = page.locator("header.top").get_by_text(re.compile(r"Turn \d+ · Stage \d+ of \d+"))
    expect(where).to_be_in_viewport(ratio=1)
    assert where.evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize) >= 12 && one.scrollWidth <= one.clientWidth"
    )
    arms = page.get_by_role("list", name="Weapons and ammo")
    expect(arms).to_be_in_viewport(ratio=1)
    expect(arms).to_contain_text("Lancer")
    page.get_by_role("tab", name="Squad").click()
    expect(player.squad()).to_contain_text("Snub Pistol")
