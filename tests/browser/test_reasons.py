"""The table says why: an undo refused, a thing not on offer, the odds of an attack."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.service import Service, recorded


def test_refused_undo_says_why(service: Service, player: Player) -> None:
    player.join(service.new_game(["human", "bot"], seed=2).link(0))
    player.asked()
    state = player.state()
    assert not state["can_undo"]
    assert state["undo_reason"]
    # The button says that it is off, yet answers a click with the reason.
    player.prompt.get_by_role("button", name="Undo").click(force=True)
    notice = player.page.get_by_role("status").filter(has_text="Undo is not possible")
    expect(notice).to_contain_text(state["undo_reason"])
    assert player.version() == state["version"]


def _deciding_attack(service: Service, player: Player) -> list[str]:
    """Dom in the midst of an order card; the labels of his attacks."""
    player.join(service.from_record(recorded("fight", 24), ["human", "human"]).link(1))
    player.asked()
    return [option["label"] for option in player.state()["options"] if option["kind"] == "attack"]


def test_why_not(service: Service, player: Player) -> None:
    _deciding_attack(service, player)
    idle = player.hand.locator("[data-card]:not([data-pick])").first
    name = idle.locator(".name").inner_text()
    idle.click()
    about = player.page.get_by_role("complementary", name="About")
    expect(about).to_contain_text(name)
    about.get_by_role("button", name="Why can't I do more with it?").click()
    expect(about.locator(".why").first).to_contain_text("BG-")


def test_why_not_of_several_things(service: Service, player: Player) -> None:
    """Places, figures and weapons that are not on offer give a reason each, with the rule it comes from."""
    _deciding_attack(service, player)
    page = player.page
    page.get_by_role("button", name="Show the whole map").click()
    told: dict[str, str] = {}
    for kind in ("area", "figure", "cover"):
        ref = page.evaluate(
            "kind => [...document.querySelectorAll(`[data-ref^='${kind}:']:not(.offered)`)].at(-1).dataset.ref", kind
        )
        player.pin(ref)
        about = page.get_by_role("complementary", name=f"About {player.state()['names'][ref]}")
        about.get_by_role("button", name="Why can't I do more with it?").click()
        expect(about.locator(".why").first).to_contain_text(re.compile("BG-[A-Z]+-[0-9]+"))
        told[kind] = about.locator(".why").first.inner_text()
    assert len(set(told.values())) == 3


def test_odds_of_an_attack(service: Service, player: Player) -> None:
    attacks = _deciding_attack(service, player)
    player.prompt.get_by_role("button", name="options").click()
    player.prompt.get_by_role("listitem").get_by_role("button", name=attacks[0], exact=True).focus()
    expect(player.prompt).to_contain_text("Attack dice: 2 normal (BG-AMMO-01)")
    expect(player.prompt).to_contain_text("Kill 15 % · Wound 58 % · Nothing 27 %")


def test_sight_from_where_the_pointer_is(service: Service, player: Player) -> None:
    _deciding_attack(service, player)
    player.page.get_by_role("button", name="Show the whole map").click()
    player.map.get_by_role("button", name=re.compile("^Drone 1, ")).hover()
    expect(player.map.locator(".area.lit").first).to_be_attached()
    expect(player.map.locator(".area.dim").first).to_be_attached()
