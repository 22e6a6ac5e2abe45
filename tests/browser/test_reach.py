"""The whole reach of a card at once: on the map before it is played, and one click to go there."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

import eday
from eday.board import ReachEnd
from tests.browser.conftest import Visitors
from tests.browser.player import Player, until
from tests.browser.service import Service
from tests.browser.test_phone import PHONE

ASSAULT = "play_actions:order:assault"
SETTLED = "([version, kind]) => window.probe.state.version > version && window.probe.state.decision?.kind === kind"


def far_cover() -> tuple[dict[str, Any], ReachEnd]:
    """A game of one COG with Assault in hand, and a Drone in the sights of a cover space two steps away or more."""
    for seed in range(300):
        game = eday.board.new("emergence", ["marcus_fenix"], seed)
        rng = random.Random(seed)
        while game.decision and game.turn < 5:
            if game.decision.kind == "order" and game.decision.find(ASSAULT):
                reach = game.reach(ASSAULT)
                for end in reversed(reach["ends"] if reach else ()):
                    if end["steps"] > 1 and end["place"].startswith("cover:") and drones(end):
                        return game.record(), end
            game.choose(rng.choice([o for o in game.decision.options if o.kind != "drop"]).id)
    raise AssertionError("no such position")


def drones(end: ReachEnd) -> list[str]:
    return [target["figure"] for target in end["targets"] if target["figure"].startswith("figure:drone")]


def thing(player: Player, ref: str) -> Locator:
    return player.page.locator(f'[data-ref="{ref}"]').first


def seated(service: Service, player: Player, record: dict[str, Any]) -> str:
    """At the table of that game; its id."""
    game = service.from_record(record, ["human"])
    player.join(game.link(0))
    player.asked()
    return game.game


def card(player: Player, name: str) -> Locator:
    return player.hand.locator(f"[data-card='order:{name}']")


def test_assault_the_far_cover_and_the_drone_in_four_clicks(service: Service, player: Player) -> None:
    """Acceptance: the card, the cover space, the Drone, the weapon."""
    record, end = far_cover()
    game = seated(service, player, record)
    page, before, clicks = player.page, player.version(), 0
    page.get_by_role("button", name="Show the whole map").click()  # looking is no choice

    card(player, "assault").click()
    clicks += 1
    goal = thing(player, end["place"])
    expect(goal).to_have_class(re.compile(r"\breach\b"))
    goal.hover()
    about = page.get_by_role("complementary", name="what awaits you there")
    expect(about).to_contain_text(f"{end['steps']} steps")
    expect(about).to_contain_text("kill")
    assert player.version() == before

    goal.click()
    clicks += 1
    until(page, SETTLED, [before, "action"])
    until(page, "place => window.probe.state.view.cogs[0].cover === place", end["place"])

    shot = player.version()
    thing(player, drones(end)[0]).click()
    clicks += 1
    page.get_by_role("menu").locator("[data-option^='attack']").first.click()
    clicks += 1
    player.answered(shot)
    assert clicks <= 4
    assert [choice[1] for choice in service.record(game)["choices"][len(record["choices"]) : -1]] == end["way"]
    assert service.record(game)["choices"][-1][1].endswith(drones(end)[0])


def test_on_a_phone_a_tap_shows_and_a_second_one_goes(service: Service, visitors: Visitors) -> None:
    record, end = far_cover()
    player = Player(visitors.page(**PHONE))
    seated(service, player, record)
    page, before = player.page, player.version()
    card(player, "assault").tap()
    goal = thing(player, end["place"])
    expect(goal).to_have_class(re.compile(r"\breach\b"))
    goal.tap()
    about = page.get_by_role("complementary", name="what awaits you there")
    expect(about.get_by_role("button", name="Go there")).to_be_in_viewport()
    assert player.version() == before
    goal.tap()
    until(page, "place => window.probe.state.view.cogs[0].cover === place", end["place"])


def test_a_plan_by_keys_goes_from_the_nearest_place_on(service: Service, player: Player) -> None:
    """An arrow leads from the card to the map, Tab from place to place: told with steps and who sees one there."""
    record, end = far_cover()
    seated(service, player, record)
    page, focused = player.page, "() => document.activeElement?.getAttribute('aria-label')"
    card(player, "assault").focus()
    page.keyboard.press("Enter")
    until(page, "() => document.querySelector('.thing.reach') !== null")
    page.keyboard.press("ArrowRight")
    told = [page.evaluate(focused)]
    while not told[-1].startswith(f"{end['steps']} steps"):
        page.keyboard.press("Tab")
        told.append(page.evaluate(focused))
    steps = [0 if words.startswith("without") else int(words[0]) for words in told]
    assert steps == sorted(steps)
    assert all("seen by" in words for words in told)
    # Arrows go as the map lies.
    at = "() => { const box = document.activeElement.getBoundingClientRect(); return box.left + box.width / 2; }"
    for key in ("ArrowLeft", "ArrowRight"):
        here = page.evaluate(at)
        page.keyboard.press(key)
        there = page.evaluate(at)
        if there != here:
            break
    assert there < here if key == "ArrowLeft" else there > here
    # A click elsewhere puts the plan away, and nothing was chosen.
    before = player.version()
    player.map.click(position={"x": 9, "y": 9})
    expect(page.locator(".thing.reach")).to_have_count(0)
    assert player.version() == before
