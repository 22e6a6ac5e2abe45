"""A whole chapter against the bot by clicks, and what attacks were said to lead to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eday.card import CardGame
from tests.browser.card.player import Duelist, Forecast, Taken, bold
from tests.browser.card.scenes import offers, position
from tests.browser.player import until
from tests.browser.service import Service
from tests.compared import shown_to

MOST = 400
"""More choices no player makes in one game of chapter 1."""
SIDES = ("COG", "Locust")
ANSWERS = {"attack_blocked", "reaction_deployed", "tactic_used", "card_deployed", "card_returned", "unit_put"}
"""What makes an attack come out otherwise than was foretold, or the table look otherwise soon after it."""


class Witness:
    """Compares what the table foretold of an attack with what it shows when the attack is over."""

    def __init__(self, player: Duelist) -> None:
        self._player = player
        self._taken: Taken | None = None
        self._before: dict[str, int] = {}
        self._events = 0
        self._fighters: dict[str, str] = {}
        self.proved = {"fight": 0, "direct": 0}

    def before(self) -> None:
        """Note what is on the screen; an attack may follow."""
        if self._taken is None:
            self._before = {side: self._player.deck(side) for side in SIDES}
            self._events = len(self._player.heard.events())

    def chosen(self, taken: Taken, state: dict[str, Any]) -> None:
        """Remember an attack."""
        if self._taken is None and taken.option["kind"] in ("attack", "direct"):
            assert taken.forecast is not None, "an attack is declared after a look at what it leads to"
            self._taken = taken
            refs = [ref for ref in taken.option["refs"] if ref.startswith("card:")]
            refs += [
                place["unit"]["card"]
                for place in state["view"]["row"]
                if place and place["unit"] and place["row"] in taken.option["refs"]
            ]
            self._fighters = {ref: state["names"][ref] for ref in refs}

    def after(self) -> None:
        """When the attack is over and nothing but it happened, its forecast has to be what the screen shows."""
        taken, state = self._taken, self._player.state()
        if taken is None or state["view"]["attack"] is not None or (state["decision"] or {}).get("kind") == "keep":
            return
        self._taken = None
        since = self._player.heard.events()[self._events :]
        kinds = [event["kind"] for event in since]
        assert taken.forecast is not None
        if kinds.count("attack_declared") == 1 and not ANSWERS & {*kinds} and "may change" not in taken.forecast.text:
            self._compare_units(taken.forecast)
            if not {"cards_drawn", "deck_shuffled", "turn_started"} & {*kinds}:
                self._compare_decks(taken.forecast)

    def _compare_units(self, forecast: Forecast) -> None:
        on_table = self._player.shown()
        for ref, name in self._fighters.items():
            if name in forecast.dies:
                assert (ref not in on_table) == forecast.dies[name], f"{forecast.text}\n{ref}"
                self.proved["fight"] += len(forecast.dies) > 1

    def _compare_decks(self, forecast: Forecast) -> None:
        for side in SIDES:
            lost = self._before[side] - self._player.deck(side)
            assert lost == forecast.direct.get(side, 0), forecast.text
            self.proved["direct"] += lost > 0


def set_up(page: Page, url: str) -> Duelist:
    """Chapter 1 as the COG player against the bot, with a seed of one's own."""
    player = Duelist(page)
    page.goto(url)
    page.get_by_role("button", name="Choose a chapter").click()
    page.get_by_role("combobox", name="Chapter", exact=True).select_option(label="Chapter 1: Prelude")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("textbox", name="Seed").fill("3")
    page.get_by_role("button", name="Start the chapter").click()
    player.seated()
    return player


@pytest.mark.slow
def test_whole_chapter_by_clicks(service: Service, page: Page) -> None:
    player = set_up(page, service.url)
    witness = Witness(player)
    pressed: set[str] = set()
    for _ in range(MOST):
        player.asked()
        witness.after()
        if player.over():
            break
        witness.before()
        state = player.state()
        taken = player.take(bold(state), state)
        witness.chosen(taken, state)
        assert "list" not in taken.pressed, f"{taken.option['label']}: {taken.pressed}"
        pressed |= {one.partition(":")[0] for one in taken.pressed}
    end = page.get_by_role("dialog", name="The game is over.")
    winner = player.state()["view"]["outcome"]["winner"]
    expect(end.get_by_role("heading", name={"cog": "COG wins", "locust": "Locust wins"}[winner])).to_be_visible()
    expect(end).to_contain_text(
        "You win: the Locust deck has run out." if winner == "cog" else "You lose: your deck has run out."
    )
    assert {"card", "row", "button"} <= pressed


QUIET = ("pass", "no_block", "done", "keep")


def _settled(game: CardGame, kind: str) -> bool:
    """COG can declare an attack of that kind, and somebody is hurt unless the enemy answers it."""
    if not offers(game, 0, kind):
        return False
    found = game.preview(0, _first(shown_to(game, 0)["decision"]["options"], kind))
    if found is None or found["open"]:
        return False
    return any(one["dies"] for one in found["defenders"]) if kind == "attack" else found["direct"]["locust"] > 0


def _first(options: list[dict[str, Any]], kind: str) -> str:
    return next(str(one["id"]) for one in options if one["kind"] == kind)


@pytest.mark.parametrize(("kind", "proof"), [("attack", "fight"), ("direct", "direct")])
def test_forecast_comes_true(service: Service, page: Page, kind: str, proof: str) -> None:
    """An attack nobody answers does what was shown before it was declared."""
    record = position(1, lambda game: _settled(game, kind))
    player = Duelist(page)
    player.join(service.from_record(record, ["hotseat", "hotseat"]).link(0))
    player.pass_curtain()
    witness = Witness(player)
    witness.before()
    state = player.state()
    witness.chosen(player.take(_first(state["options"], kind), state), state)
    for _ in range(6):
        until(page, "() => window.probe.state.options.some((one) => one.id !== 'pass')")
        state = player.state()
        if state["view"]["attack"] is None and state["decision"]["kind"] != "keep":
            break
        if state["seat"] == 1:
            player.pass_curtain()
        player.take(next(one["id"] for one in state["options"] if one["kind"] in QUIET), state)
    witness.after()
    assert witness.proved[proof]
