"""Games of the card game that have come some way, and players who sit down at them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import eday
from eday.card import Campaign
from eday.players import QUICK
from tests.browser.player import Player, until

Record = dict[str, Any]
SEED, DICE = 5, 3
"""A campaign of single games played at random: nothing about it matters but that it is always the same."""


class CardPlayer(Player):
    """One browser page at a table of the card game."""

    def seated(self) -> None:
        """Wait until the table, or the campaign between two games, is laid out."""
        until(self.page, "() => window.probe.state !== null")
        expect(self.table.or_(self.campaign).first).to_be_visible()

    @property
    def table(self) -> Locator:
        """The cards on the table."""
        return self.page.locator("main .board")

    @property
    def campaign(self) -> Locator:
        """The list of the campaign's chapters."""
        return self.page.get_by_role("list", name="The fifteen chapters")

    @property
    def scene(self) -> Locator:
        """What is told between two games."""
        return self.page.get_by_role("dialog")

    def go_on(self) -> None:
        """Put away what was told."""
        self.scene.get_by_role("button", name="Go on").click()
        expect(self.scene).to_have_count(0)

    def choose_id(self, option: str) -> None:
        """Choose an option of the plain list by its id; what the page asks about is confirmed."""
        self.asked()
        before = self.version()
        chosen = next(one for one in self.state()["options"] if one["id"] == option)
        self.prompt.get_by_role("button", name="options").click()
        self.prompt.get_by_role("listitem").locator(f'button[data-option="{option}"]').click()
        if chosen["role"] == "aside" or chosen["sure"]:
            self.prompt.locator(f'.buttons button[data-option="{option}"]').click()
        self.answered(before)


def times(number: int, name: str) -> str:
    """Several copies of a card, as the page writes it."""
    return f"{number} \N{MULTIPLICATION SIGN} {name}"


def played(game: Campaign, stop: Callable[[Campaign], bool], dice: int = DICE) -> Record:
    """The record of a campaign played at random up to some point."""
    rng = random.Random(dice)
    while game.decision is not None and not stop(game):
        game.choose(rng.choice(game.decision.options).id)
    return game.record()


def reinforcing(chapter: int) -> Record:
    """A campaign in which both sides must choose reinforcements before that chapter."""
    return played(
        eday.card.campaign(SEED, best_of=1),
        lambda game: game.chapter == chapter and game.decision is not None and game.decision.kind == "reinforce",
    )


def without_last(record: Record) -> Record:
    """The same game one choice earlier."""
    return {**record, "choices": record["choices"][:-1]}


def host(page: Page, url: str, record: Record, kinds: tuple[str, str]) -> CardPlayer:
    """At the table of a recorded game with Ann (COG) and Ben (Locust), opened as a file in the lobby."""
    names, bots = ["Ann", "Ben"], [QUICK, QUICK]
    file = {"eday_export": 1, "record": record, "names": names, "kinds": kinds, "bots": bots}
    page.goto(url)
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    )
    player = CardPlayer(page)
    player.seated()
    return player
