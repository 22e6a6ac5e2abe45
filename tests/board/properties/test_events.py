"""Events: everything that happens is told once, in order, as plain data, and secrets only to their owner."""

from __future__ import annotations

import re

import pytest

from eday.kernel import Event
from tests.board.properties.play import Setup, events_text, setups, text, viewers, walk
from tests.compared import shown_to

SNAKE_CASE = re.compile(r"[a-z]+(_[a-z]+)*")


@pytest.mark.parametrize("setup", setups(4, first=10_000), ids=str)
def test_a_choice_returns_the_tail_of_the_history(setup: Setup) -> None:
    game = setup.new()
    known = len(game.events_for(0))
    events: list[Event] = []
    for step in walk(setup, events):
        if len(step.record()["choices"]):
            for seat in viewers(step):
                tail = step.events_for(seat, known)
                assert events_text(tail) == events_text([event.for_seat(seat) for event in events])
        known += len(events)
        events.clear()
    assert len(step.events_for(None)) == known


@pytest.mark.parametrize("setup", setups(4, first=11_000), ids=str)
def test_events_are_plain_data_with_a_name(setup: Setup) -> None:
    *_, game = walk(setup)
    for event in game._history.events():
        assert SNAKE_CASE.fullmatch(event.kind)
        assert text(event.full().to_dict())
        assert all(SNAKE_CASE.fullmatch(key) for key in event.full().data)


@pytest.mark.parametrize("setup", setups(2, first=12_000), ids=str)
def test_events_are_numbered_without_gaps_for_everybody(setup: Setup) -> None:
    *_, game = walk(setup)
    total = len(game.events_for(None))
    for seat in viewers(game):
        everything = [event.to_dict() for event in game.events_for(seat)]
        assert len(everything) == total
        for since in (0, 1, 5, total // 2, total - 1, total, total + 3):
            assert [event.to_dict() for event in game.events_for(seat, since)] == everything[since:]


@pytest.mark.rule("BG-SECRET-01")
@pytest.mark.parametrize("setup", setups(3, first=13_000), ids=str)
def test_only_its_owner_learns_which_cards_were_drawn(setup: Setup) -> None:
    *_, game = walk(setup)
    for seat in viewers(game):
        for event in game.events_for(seat):
            if event.kind == "cards_drawn":
                assert ("cards" in event.data) == (event.data["seat"] == seat)
            assert event.secret is None or event.owner == seat


@pytest.mark.parametrize("setup", setups(3, first=14_000), ids=str)
def test_a_hand_is_what_its_seat_was_told(setup: Setup) -> None:
    """The events alone are enough to keep the own hand, card by card."""
    *_, game = walk(setup)
    for seat in range(game.seats):
        hand: list[str] = []
        for event in game.events_for(seat):
            if event.data.get("seat") != seat:
                continue
            if event.kind == "cards_drawn":
                cards = event.data["cards"]
                assert isinstance(cards, list)
                assert len(cards) == event.data["count"]
                hand += cards
            elif event.kind in ("card_discarded", "card_removed"):
                hand.remove(str(event.data["card"]))
        shown = shown_to(game, seat)["cogs"][seat]["hand"]
        assert sorted(hand) == sorted(card["card"] for card in shown)
