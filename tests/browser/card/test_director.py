"""A recorded turn of the card game, shown step by step: cards, log and prompt together."""

from __future__ import annotations

from tests.browser.card.player import Duelist
from tests.browser.conftest import Visitors
from tests.browser.service import Service, recorded
from tests.browser.showing import look, steps

TOLD = [
    "Locust reacts with Hive Mind 1.",
    "Hive Mind 1 gives Boomer 1 +0 attack.",
    "Private 1 takes 4 damage.",
    "Boomer 1 takes 2 damage.",
    "Private 1 is killed.",
    "Boomer 1 moves into cover 3.",
]
PRIVATE, REACTION = "card:cog-private#1", "card:loc-hive-mind#1"


def test_reaction_step_by_step(service: Service, visitors: Visitors) -> None:
    """The reaction lies on the table before it does anything, and who dies is there until then."""
    player = Duelist(visitors.page({"speed": "step", "hints": False}))
    player.join(service.from_record(recorded("reaction"), ["bot", "human"]).link(1))
    player.asked()
    before = look(player.page)
    player.take("react:card:loc-hive-mind")
    shown = steps(player.page)
    heard = [now["lines"][len(before["lines"]) :] for now in shown[:-1]]
    assert [lines[-1] for lines in heard] == TOLD
    assert all(lines == TOLD[: len(lines)] for lines in heard)
    assert all(now["offered"] == 0 for now in shown[:-1])
    assert [now["prompt"] for now in shown[:-1]] == TOLD
    on_table = [set(now["cards"]) for now in shown]
    assert REACTION not in before["cards"]
    assert all(REACTION in cards for cards in on_table[:-1])
    assert [PRIVATE in cards for cards in on_table[:-1]] == [True, True, True, True, False, False]
    assert shown[-1]["prompt"] != TOLD[-1]
