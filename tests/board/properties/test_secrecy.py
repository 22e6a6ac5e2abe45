"""Secret: what a seat is shown depends on nothing it may not know."""

from __future__ import annotations

import random
import re

import pytest

from eday.board import BoardGame
from eday.kernel import Event
from tests.board.properties.hidden import HAND_KINDS, twin
from tests.board.properties.play import Setup, decision_text, events_text, sampled, seen_by, setups, text, viewers, walk

SOLO_KINDS = ("swap", "solo_move")
"""A solo player with such a card still has a choice where another would have none."""


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(3, first=20_000), ids=str)
def test_games_that_differ_in_secrets_look_the_same(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 50)):
        for seat in viewers(game):
            other = twin(game, seat, random.Random(number))
            assert seen_by(other, seat) == seen_by(game, seat)


def allowed_difference(event: Event, seat: int | None) -> bool:
    """New cards of the own hand, and cards of others that come to light."""
    if event.kind == "cards_drawn":
        return event.owner == seat
    return event.kind in ("card_discarded", "card_removed") and event.data["seat"] != seat


def stopped_for_hand(game: BoardGame, seat: int | None) -> bool:
    """Whether another seat is asked something because of its hand (R-01)."""
    decision = game.decision
    if decision is None or decision.seat == seat:
        return False
    return decision.kind in HAND_KINDS or any(option.kind in SOLO_KINDS for option in decision.options)


def compare_step(game: BoardGame, other: BoardGame, option: str, seat: int | None) -> bool:
    """Take the option in both; everything told to the seat is equal until a secret comes to light. Whether none did."""
    events, others = game.choose(option), other.choose(option)
    for event, its in zip(events, others, strict=False):
        if allowed_difference(event, seat) or allowed_difference(its, seat):
            return False
        assert events_text([event.for_seat(seat)]) == events_text([its.for_seat(seat)])
    if stopped_for_hand(game, seat) or stopped_for_hand(other, seat):
        return False
    assert len(events) == len(others)
    assert seen_by(game, seat) == seen_by(other, seat)
    return True


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(3, first=21_000), ids=str)
def test_games_that_differ_in_secrets_go_on_the_same_until_one_is_told(setup: Setup) -> None:
    compared = 0
    for number, game in enumerate(sampled(setup, 50)):
        rng = random.Random(number)
        for seat in viewers(game):
            line, other = game.clone(), twin(game, seat, rng, new_chance=False)
            for _ in range(4):
                if line.decision is None or other.decision is None:
                    break
                options = [option.id for option in line.decision.options if other.decision.find(option.id)]
                if not options or not compare_step(line, other, rng.choice(options), seat):
                    break
                compared += 1
    assert compared > 10


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(2, first=22_000), ids=str)
def test_a_view_names_no_order_card_but_the_own_and_the_played_one(setup: Setup) -> None:
    for game in sampled(setup, 20):
        for seat in viewers(game):
            known = set()
            if seat is not None:
                known = {game._table.box.order_refs[card] for card in game._table.hand[seat]}
                decision = game.decision
                if decision is not None and decision.seat == seat:
                    known.add(str(decision.context.get("card")))
            assert set(re.findall(r"order:\w+", text(game.view(seat)))) <= known


@pytest.mark.parametrize("setup", setups(2, first=23_000), ids=str)
def test_chance_is_in_no_view_and_no_event(setup: Setup) -> None:
    for game in sampled(setup, 100):
        t = game._table
        for seat in viewers(game):
            shown = seen_by(game, seat) + events_text(game.events_for(seat))
            for secret in (t.rng, t.layout_seed, t.box.seed):
                assert str(secret) not in shown


@pytest.mark.parametrize("setup", setups(2, first=24_000), ids=str)
def test_others_learn_only_who_is_asked_for_what(setup: Setup) -> None:
    for game in walk(setup):
        decision = game.decision
        if decision is None:
            continue
        bare = {"seat": decision.seat, "kind": decision.kind, "options": [], "context": {}}
        for seat in viewers(game):
            wanted = decision.to_dict() if seat == decision.seat else bare
            assert decision_text(game, seat) == text(wanted)


@pytest.mark.rule("BG-SECRET-04")
def test_a_view_does_not_tell_what_lies_in_the_piles() -> None:
    """Sizes, and the uppermost AI discard, which lies face up."""
    for game in walk(Setup(2, 41)):
        decks = game.view(0)["decks"]
        sizes = {key for key, value in decks.items() if isinstance(value, int)}
        assert sizes == {
            "orders",
            "order_discards",
            "ai",
            "ai_discards",
            "random_weapon_discards",
            "random_weapons",
        }
        assert set(decks) - sizes == {"ai_top", "markers"}
        for pile in decks["markers"].values():
            assert {key: type(value) for key, value in pile.items()} == {"unused": int, "discards": int}
