"""Keys keep their meaning for a whole turn: digits the cards of the hand, E the end of whatever is asked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.card.player import Duelist, bold
from tests.browser.card.scenes import offers, position
from tests.browser.player import Player
from tests.browser.service import Service

KEYS = """
() => [...document.querySelectorAll("[data-key]")].filter((one) => one.offsetParent)
  .map((one) => [one.dataset.key, one.dataset.card ?? one.dataset.option])
"""
TABLE_KEYS = {"u", "s", "r", "i", "?"}


class Meanings:
    """What each key has meant so far this turn."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cards: dict[str, str] = {}
        self.seen = 0

    def look(self, options: list[dict[str, Any]]) -> None:
        """AssertionError if a key means something else now."""
        shown = [(key, thing) for key, thing in self._page.evaluate(KEYS)]
        assert len({key for key, _ in shown}) == len(shown), "no key means two things"
        roles = {option["id"]: option["role"] for option in options}
        for key, thing in shown:
            if key.isdigit():
                before = next((digit for digit, card in self._cards.items() if card == thing and digit != key), None)
                assert before is None or any(card == thing for digit, card in shown if digit == before), (key, thing)
                assert self._cards.setdefault(key, thing) == thing or thing not in self._cards.values()
                self._cards[key] = thing
            else:
                assert (key == "e") == (roles[thing] == "finish")
                assert key not in TABLE_KEYS
            self.seen += 1


def test_no_key_changes_its_meaning_in_a_turn_of_the_board_game(service: Service, player: Player) -> None:
    player.join(service.new_game(["human"], seed=21).link(0))
    player.asked()
    turn, seen = -1, 0
    for _ in range(14):
        state = player.state()
        if state["view"]["turn"] != turn:
            meanings, turn = Meanings(player.page), state["view"]["turn"]
        meanings.look(state["options"])
        seen += meanings.seen
        player.choose(next(option["label"] for option in state["options"] if option["role"] != "aside"))
        player.asked()
    assert turn > 1
    assert seen > 20


def test_no_key_changes_its_meaning_in_a_turn_of_the_card_game(service: Service, page: Page) -> None:
    player = Duelist(page)
    player.join(service.opponents(position(1, lambda game: offers(game, 0, "deploy", "draw"))).link(0))
    player.asked()
    meanings = Meanings(page)
    turn, made = player.cards()["turn"], 0
    while player.cards()["turn"] == turn and player.state()["decision"] and made < 12:
        meanings.look(player.state()["options"])
        player.take(bold(player.state()))
        made += 1
    assert meanings.seen > 3


def test_a_digit_picks_its_card_whatever_is_asked(service: Service, player: Player) -> None:
    player.join(service.new_game(["human", "human"], seed=21).link(0))
    player.asked()
    while player.state()["decision"]["kind"] != "order":
        player.choose(player.state()["options"][0]["label"])
    page = player.page
    for key in ("1", "2", "1"):
        page.keyboard.press(key)
        card = player.hand.locator(f"[data-key='{key}']")
        assert card.get_attribute("aria-pressed") == "true"
