"""determinize(): a game the seat could be in, with everything it cannot know drawn anew."""

from __future__ import annotations

import functools
import random

import pytest

import eday
from eday.board import BoardGame
from eday.kernel import EdayError, UndoRefused
from tests.board.properties.conservation import check
from tests.board.properties.hidden import HAND_KINDS
from tests.board.properties.play import (
    Setup,
    events_text,
    past,
    pick,
    play_on,
    present,
    sampled,
    seen_by,
    setups,
    walk,
)

WINDOWS = (*HAND_KINDS, "pick_guard", "guard_attack", "pick_you", "teamwork")


@functools.cache
def in_windows() -> dict[str, list[BoardGame]]:
    """Positions of four players by the kind of decision that is open."""
    found: dict[str, list[BoardGame]] = {kind: [] for kind in WINDOWS}
    for seed in range(25):
        for game in walk(Setup(4, seed, gentle=seed % 2 == 1)):
            if game.decision is not None and len(found.get(game.decision.kind, [None] * 40)) < 40:
                found[game.decision.kind].append(game.clone())
    return found


@pytest.mark.parametrize("setup", setups(4, first=30_000), ids=str)
def test_the_seat_sees_no_difference(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 40)):
        for seat in range(game.seats):
            imagined = game.determinize(seat, random.Random(number))
            assert seen_by(imagined, seat) == seen_by(game, seat)
            assert imagined.outcome == game.outcome
            check(imagined)


@pytest.mark.parametrize("kind", WINDOWS)
def test_the_seat_sees_no_difference_in_the_middle_of_a_window(kind: str) -> None:
    """R-01: that another seat is asked is known, so it must be asked in the imagined game as well."""
    assert in_windows()[kind]
    for number, game in enumerate(in_windows()[kind]):
        for seat in range(game.seats):
            imagined = game.determinize(seat, random.Random(number))
            assert imagined.decision is not None
            assert game.decision is not None
            assert (imagined.decision.seat, imagined.decision.kind) == (game.decision.seat, game.decision.kind)
            if game.decision.seat == seat:
                assert imagined.decision.to_dict() == game.decision.to_dict()
            assert imagined._table.hand[seat] == game._table.hand[seat]
            check(imagined)


@pytest.mark.parametrize("kind", WINDOWS)
def test_an_imagined_game_plays_on_from_the_middle_of_a_window(kind: str) -> None:
    for number, game in enumerate(in_windows()[kind]):
        for seat in range(game.seats):
            imagined = game.determinize(seat, random.Random(number))
            play_on(imagined, random.Random(number), 12)
            check(imagined)


@pytest.mark.parametrize("setup", setups(3, first=31_000), ids=str)
def test_an_imagined_game_can_be_played_to_its_end(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 60)):
        rng = random.Random(number)
        imagined = game.determinize(number % game.seats, rng)
        play_on(imagined, rng, bold=False)
        assert imagined.outcome is not None
        check(imagined)


@pytest.mark.parametrize("setup", setups(2, first=32_000), ids=str)
def test_the_original_is_left_alone(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 200)):
        before = present(game), past(game)
        play_on(game.determinize(0, random.Random(number)), random.Random(number), 30)
        assert (present(game), past(game)) == before


@pytest.mark.parametrize("setup", setups(2, first=33_000), ids=str)
def test_what_the_seat_was_told_stays_told(setup: Setup) -> None:
    for game in sampled(setup, 200):
        for seat in range(game.seats):
            imagined = game.determinize(seat, random.Random(1))
            assert events_text(imagined.events_for(seat)) == events_text(game.events_for(seat))


def test_what_the_seat_was_told_stays_told_in_a_loaded_game() -> None:
    for game in sampled(Setup(2, 51), 40):
        imagined = eday.load(game.to_json()).determinize(0, random.Random(1))
        assert events_text(imagined.events_for(0)) == events_text(game.events_for(0))


def first_turn(players: int, seed: int) -> BoardGame:
    """A game whose set-up is over."""
    game = Setup(players, seed).new()
    while game._table.turn == 0 and game.decision is not None:
        game.choose(game.decision.options[0].id)
    return game


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
def test_hidden_hands_are_redrawn_from_all_cards_the_seat_has_not_seen() -> None:
    game = first_turn(3, 61)
    t = game._table
    rng = random.Random(5)
    hands: set[tuple[int, ...]] = set()
    held: set[int] = set()
    for _ in range(200):
        imagined = game.determinize(1, rng)._table
        assert imagined.hand[1] == t.hand[1]
        assert [len(hand) for hand in imagined.hand] == [len(hand) for hand in t.hand]
        hands.add(imagined.hand[0])
        held.update(imagined.hand[0])
    unseen = {card for card, order in enumerate(t.box.orders) if order.copies > t.hand[1].count(card)}
    assert len(hands) > 150
    assert held == unseen


def test_a_hidden_hand_holds_each_unseen_card_as_often_as_it_should() -> None:
    """3 copies of each card lie among the unseen ones or fewer: no card is favoured by where it really is."""
    game = first_turn(2, 62)
    t = game._table
    rng = random.Random(6)
    draws = 3000
    unseen = [order.copies - t.hand[0].count(card) for card, order in enumerate(t.box.orders)]
    found = [0] * len(unseen)
    for _ in range(draws):
        for card in game.determinize(0, rng)._table.hand[1]:
            found[card] += 1
    share = draws * len(t.hand[1]) / sum(unseen)
    for copies, count in zip(unseen, found, strict=True):
        assert abs(count - copies * share) < 0.2 * copies * share


def test_imagined_games_have_chance_of_their_own() -> None:
    game = first_turn(2, 63)
    futures = set()
    for number in range(10):
        imagined = game.determinize(0, random.Random(number))
        assert imagined._table.rng != game._table.rng
        assert imagined._table.layout_seed != game._table.layout_seed
        rng = random.Random(1)
        while imagined.decision is not None and imagined._table.turn < 3:
            imagined.choose(pick(imagined, rng, True))
        futures.add(events_text([event.full() for event in imagined._history.events()]))
    assert len(futures) == 10


def test_the_same_random_numbers_imagine_the_same_game() -> None:
    for game in sampled(Setup(3, 64), 20):
        pair = [game.determinize(0, random.Random(9)).to_json() for _ in range(2)]
        assert pair[0] == pair[1]


def test_an_imagined_game_has_no_record_and_takes_nothing_back() -> None:
    imagined = first_turn(2, 65).determinize(0, random.Random(1))
    with pytest.raises(EdayError) as refused:
        imagined.record()
    assert refused.value.key == "imagined-no-record"
    with pytest.raises(UndoRefused):
        imagined.undo()
    assert eday.load(imagined.to_json()).to_json() == imagined.to_json()


def test_an_imagined_game_can_be_saved_cloned_and_imagined_again() -> None:
    for game in sampled(Setup(3, 66), 25):
        imagined = game.determinize(1, random.Random(2))
        assert present(eday.load(imagined.to_json())) == present(imagined)
        assert present(imagined.clone()) == present(imagined)
        assert seen_by(imagined.determinize(1, random.Random(3)), 1) == seen_by(game, 1)


@pytest.mark.parametrize("setup", setups(2, first=34_000), ids=str)
def test_a_loaded_imagined_game_plays_on_the_same(setup: Setup) -> None:
    """It has no record to be replayed from, so all of its state must be in the save."""
    for number, game in enumerate(sampled(setup, 40)):
        imagined = game.determinize(0, random.Random(number))
        loaded = eday.load(imagined.to_json())
        rng = random.Random(number)
        for _ in range(10):
            assert loaded.to_json() == imagined.to_json()
            if imagined.decision is None:
                break
            option = pick(imagined, rng, True)
            events = events_text([event.full() for event in imagined.choose(option)])
            assert events_text([event.full() for event in loaded.choose(option)]) == events


def test_an_imagined_game_does_not_tell_what_others_drew() -> None:
    """A bot may hold it, so its past must not show the real hands of others."""
    game = first_turn(3, 67)
    imagined = game.determinize(0, random.Random(4))
    for seat in (1, 2):
        drawn = [event.data.get("cards") for event in game.events_for(seat) if event.kind == "cards_drawn"]
        assert any(drawn)
        told = [event.data.get("cards") for event in imagined.events_for(seat) if event.kind == "cards_drawn"]
        assert told != drawn


def test_an_imagined_game_does_not_tell_how_to_play_the_real_one_again() -> None:
    """A bot may save it, so the seed from which everything follows must not be in there."""
    game = first_turn(3, 7_123_456_789)
    assert "7123456789" in game.to_json()
    assert "7123456789" not in game.determinize(0, random.Random(4)).to_json()
