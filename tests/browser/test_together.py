"""Two people at a board table: walking and taking back across the other one's pass, giving up together."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

import eday
from tests.browser.conftest import Visitors
from tests.browser.hosting import host_game, link_for
from tests.browser.player import Player, until
from tests.browser.service import Service

ARRIVED_OR_WAITING = """([seat, area]) =>
  window.probe.state.view.cogs[seat].area === area || window.probe.state.asked.seat !== seat"""


@cache
def _followed() -> tuple[dict[str, Any], int, str]:
    """A record that ends where a seat may walk two areas or more, the other may follow; the walker and where to."""
    for seed in range(60):
        game, rng = eday.board.new(seed=seed), random.Random(seed)
        for _ in range(120):
            asked = game.decision
            if asked is None:
                break
            if asked.kind == "move":
                first = {option.id for option in asked.options}
                for option in asked.options:
                    line = game.clone()
                    line.choose(option.id)
                    if line.decision is None or line.decision.kind != "follow" or option.kind != "move":
                        continue
                    line.choose("pass")
                    if line.decision is None or line.decision.kind != "move":
                        continue
                    here = game.view(None)["cogs"][asked.seat]["area"]
                    for step in line.decision.options:
                        if step.kind == "move" and step.id not in first and here not in step.refs:
                            return game.record(), asked.seat, step.refs[0]
            game.choose(rng.choice(asked.options).id)
    raise AssertionError("nobody could be followed")


def _both(service: Service, visitors: Visitors) -> tuple[Player, Player, str]:
    """The walker, the one who may follow, and the area to walk to."""
    record, walker, area = _followed()
    game = service.from_record(record, ["human", "human"])
    players = [Player(visitors.page()), Player(visitors.page())]
    for seat, player in enumerate(players):
        player.join(game.link(seat))
    return players[walker], players[1 - walker], area


def _area(player: Player, seat: int) -> str:
    area: str = player.state()["view"]["cogs"][seat]["area"]
    return area


def test_a_walk_goes_on_when_the_other_passes_and_is_taken_back_across_it(service: Service, visitors: Visitors) -> None:
    walker, other, area = _both(service, visitors)
    start = walker.state()
    seat = start["asked"]["seat"]
    walker.page.locator(f'[data-ref="{area}"]').first.focus()
    walker.page.keyboard.press("Enter")
    passes = 0
    while _area(walker, seat) != area:
        until(other.page, "() => window.probe.state.decision?.kind === 'follow'")
        before = other.version()
        other.choose("Pass")
        passes += 1
        walker.answered(before)
        until(walker.page, ARRIVED_OR_WAITING, [seat, area])
        assert passes < 4
    assert passes
    # Taken back step by step, each with the pass it was answered by; Escape takes nothing back.
    while walker.state()["choices"] > start["choices"]:
        before = walker.version()
        walker.page.keyboard.press("Escape")
        walker.page.keyboard.press("u")
        walker.answered(before)
    assert walker.state()["view"] == start["view"]


def _question(player: Player, words: str) -> Locator:
    banner = player.page.get_by_role("region", name="Giving up")
    expect(banner).to_contain_text(words)
    return banner


def test_the_squad_gives_up_when_all_agree(service: Service, visitors: Visitors) -> None:
    ann = host_game(visitors.page(), service.url, 24, ("human", "human"))
    ben = Player(visitors.page())
    ben.join(link_for(ann, "Ben"))
    watcher = visitors.page()
    watcher.goto(link_for(ann, "spectators"))

    # By keyboard alone: the question has the safe answer in focus.
    dialog = ann.open("Invite")
    give_up = dialog.get_by_role("button", name="Give up …")
    give_up.focus()
    ann.page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    _question(ann, "Waiting for Ben")
    _question(ben, "Ann wants to give the mission up").get_by_role("button", name="Play on").click()
    expect(ann.page.get_by_role("status").filter(has_text="Not everybody wants to give up")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Giving up")).to_have_count(0)

    dialog = ben.open("Invite")
    dialog.get_by_role("button", name="Give up …").click()
    dialog.get_by_role("button", name="Yes, ask them").click()
    _question(ben, "Waiting for Ann").get_by_role("button", name="Play on after all").click()
    expect(ann.page.get_by_role("region", name="Giving up")).to_have_count(0)

    dialog = ben.open("Invite")
    dialog.get_by_role("button", name="Give up …").click()
    dialog.get_by_role("button", name="Yes, ask them").click()
    expect(watcher.get_by_role("region", name="Giving up")).to_contain_text("Ben wants to give the mission up")
    _question(ann, "Ben wants").get_by_role("button", name="Give up", exact=True).click()
    for player in (ann, ben):
        expect(player.end).to_contain_text("The squad has given up")
    ann.end.get_by_role("button", name="table").click()
    expect(ann.page.get_by_role("complementary", name="Log")).to_contain_text("gives the mission up")


def test_around_one_screen_giving_up_is_asked_once_and_taken_back(service: Service, visitors: Visitors) -> None:
    player = host_game(visitors.page(), service.url, 24, ("hotseat", "hotseat"))
    page = player.page
    page.get_by_role("button", name="I am").click()
    dialog = player.open("Invite")
    dialog.get_by_role("button", name="Give up …").click()
    dialog.get_by_role("button", name="Yes, give up").click()
    expect(player.end).to_contain_text("The squad has given up")
    player.end.get_by_role("button", name="table").click()
    page.get_by_role("button", name="Undo").click()
    until(page, "() => window.probe.state.view.outcome === null")
