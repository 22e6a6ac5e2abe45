"""The card game's tutorial from the lobby: the guide followed step by step, left, and heard to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import eday
from eday.card import CardGame, guide_step, scripted_reply
from tests.browser.card.player import Duelist, bold
from tests.browser.conftest import Visitors
from tests.browser.player import until
from tests.browser.service import Service

RECRUIT, PRIVATE, SERGEANT, SCOUT = (f"card:cog-{one}#1" for one in ("fresh-recruit", "private", "sergeant", "scout"))
HUNTER, DRONE = "card:loc-hunter#1", "card:loc-drone#1"
PRINTED = [
    ("Deploy Private", "deploy:card:cog-private"),
    ("Take cover with Private", f"move:{PRIVATE}:row:2"),
    ("Attack Hunter with Fresh Recruit", f"attack:{RECRUIT}:row:1"),
    ("React with Heroism", "react:card:cog-heroism"),
    ("Draw nothing", "draw:0"),
    ("Attack the player with Sergeant", f"direct:{SERGEANT}"),
    ("Let it happen", "pass"),
    ("The second deployment: Scout", "deploy:card:cog-scout"),
    ("Draw 2 cards", "draw:2"),
]
"""What the guide suggests in the first turn, by its title."""
MOST = 300


def _start(page: Page, url: str) -> Duelist:
    player = Duelist(page)
    page.goto(url)
    page.get_by_role("button", name="Learn it: the tutorial").click()
    player.seated()
    player.asked()
    return player


def _says(player: Duelist, title: str) -> None:
    """The guide's words are on the screen."""
    guide = player.state()["guide"]
    assert guide["title"] == title
    expect(player.guide.get_by_text(title, exact=True)).to_be_visible()
    for line in guide["text"]:
        expect(player.guide).to_contain_text(line)
    if guide["step"]:
        expect(player.guide).to_contain_text(f"Step {guide['step']} of {guide['steps']}")


def _marked(player: Duelist, option: str) -> None:
    """What the guide suggests is marked, by more than a colour, on the thing to press first."""
    found = next(one for one in player.state()["options"] if one["id"] == option)
    if found["refs"]:
        card = player.page.locator(f'[data-at="{found["refs"][0]}"]')
        expect(card).to_have_class(re.compile(r"\bguided\b"))
        expect(card).to_contain_text("Guide")
    else:
        expect(player.buttons.and_(player.page.locator(f'[data-option="{option}"]'))).to_contain_text("Guide")


def _follow(player: Duelist) -> None:
    """The printed turn, as the guide suggests it."""
    page = player.page
    steps = []
    for title, option in PRINTED:
        player.asked()
        _says(player, title)
        assert player.state()["guide"]["options"] == [option]
        _marked(player, option)
        steps.append(player.state()["guide"]["step"])
        taken = player.take(option)
        assert "list" not in taken.pressed
        if option.startswith("react:"):
            assert taken.forecast is not None
            assert taken.forecast.dies == {"Fresh Recruit 1": False, "Hunter 1": True}
        elif option == "draw:0":
            # Heroism made the Recruit strong enough: the Hunter is gone, the Recruit stands in his cover.
            expect(player.card(HUNTER)).to_have_count(0)
            place = page.get_by_role("listitem").filter(has=page.locator('[data-row="row:1"]'))
            expect(place.locator(f'[data-card="{RECRUIT}"]')).to_be_visible()
        elif option == "pass":
            # The Drone blocked and Blood Rush helped it: both units die.
            expect(player.card(SERGEANT)).to_have_count(0)
            expect(player.card(DRONE)).to_have_count(0)
            log = page.get_by_role("list", name="Log")
            expect(log).to_contain_text("Blood Rush")
    assert steps == sorted(steps)
    assert steps[-1] == 7
    expect(player.card(SCOUT)).to_be_visible()
    assert player.cards()["turn"] >= 2


def test_guide_followed_through_the_printed_turn(service: Service, page: Page) -> None:
    _follow(_start(page, service.url))


def _all_said(game: CardGame) -> bool:
    step = guide_step(game, 0)
    return step is not None and step.done and game.decision is not None and game.decision.seat == 0


def _played(stop: Callable[[CardGame], bool]) -> dict[str, Any]:
    """The record of a tutorial in which both sides follow the printed turns and then fight on, up to some point."""
    game = eday.card.new("tutorial", seed=1)
    while game.decision is not None and not stop(game):
        step = guide_step(game, game.decision.seat)
        options = [{"id": option.id, "kind": option.kind} for option in game.decision.options]
        suggested = step.options[0] if step is not None and step.options else scripted_reply(game)
        game.choose(suggested or bold({"options": options}))
    return game.record()


def _won(player: Duelist, last: dict[str, Any]) -> None:
    """The game is over, and the guide says who has won it."""
    end = player.page.get_by_role("dialog", name="The game is over.")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Look at the table").click()
    winner = player.state()["view"]["outcome"]["winner"]
    assert last["title"] == {"cog": "You have won", "locust": "The Locust player has won"}[winner]
    _says(player, last["title"])


def test_guide_says_its_last_words(service: Service, visitors: Visitors) -> None:
    """When everything was explained, and when the game is over."""
    player = Duelist(visitors.page())
    player.join(service.from_record(_played(_all_said), ["human", "bot"]).link(0))
    _says(player, "You know the game")
    over = Duelist(visitors.page())
    over.join(service.from_record(_played(lambda _: False), ["human", "bot"]).link(0))
    _won(over, over.state()["guide"])


@pytest.mark.slow
def test_guide_followed_to_the_end(service: Service, page: Page) -> None:
    player = _start(page, service.url)
    _follow(player)
    done = _play_on(player, until_done=True)
    assert done["title"] == "You know the game"
    _says(player, done["title"])
    _won(player, _play_on(player, until_done=False))


def _play_on(player: Duelist, until_done: bool) -> dict[str, Any]:
    """Play without the guide's help until it says its last words, or until the game is over; what it says then."""
    for _ in range(MOST):
        player.asked()
        state = player.state()
        guide: dict[str, Any] | None = state["guide"]
        if state["decision"] is None or (until_done and guide is not None and guide["done"]):
            assert guide is not None
            return guide
        player.take(bold(state), state)
    raise AssertionError("the game does not end")


def test_own_way(service: Service, page: Page) -> None:
    player = _start(page, service.url)
    _says(player, "Deploy Private")
    player.take("discard:card:cog-captain")
    player.asked()
    _says(player, "Your own way")
    expect(page.locator(".guided")).to_have_count(0)
    player.take("end")
    player.asked()
    guide = player.state()["guide"]
    assert guide is None or guide["title"] != "Your own way", "it is said once"


def test_guide_put_away_and_back(service: Service, page: Page) -> None:
    player = _start(page, service.url)
    player.guide.get_by_role("button", name="Put away").click()
    expect(player.guide).to_have_count(0)
    expect(page.locator(".guided")).to_have_count(0)
    player.take(PRINTED[0][1])
    player.asked()
    expect(player.guide).to_have_count(0)
    page.get_by_role("button", name="Show the lesson").click()
    _says(player, PRINTED[1][0])
    _marked(player, PRINTED[1][1])
    # This browser wishes for less motion: the mark stands still.
    until(page, "() => document.getAnimations().length === 0", seconds=5)
