"""determinize(): a game the seat could be in, with everything it cannot know drawn anew."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from eday.card.box import COG, LOCUST
from eday.card.game import CardGame, new
from eday.card.piles import left_of
from eday.kernel import EdayError, UndoRefused
from tests.card.properties.conservation import check
from tests.card.properties.play import (
    Setup,
    events_text,
    past,
    play_on,
    present,
    sampled,
    seen_by,
    setups,
)
from tests.card.scene import Scene


@pytest.mark.parametrize("setup", setups(2, first=30_000), ids=str)
def test_the_seat_sees_no_difference(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 8, firsts=2)):
        for seat in (COG, LOCUST):
            imagined = game.determinize(seat, random.Random(number))
            assert seen_by(imagined, seat) == seen_by(game, seat)
            assert imagined.outcome == game.outcome
            check(imagined)


@pytest.mark.parametrize("setup", setups(2, first=31_000), ids=str)
def test_an_imagined_game_can_be_played_to_its_end(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 30, firsts=2)):
        for seat in (COG, LOCUST):
            rng = random.Random(number)
            imagined = game.determinize(seat, rng)
            play_on(imagined, rng, 3)
            check(imagined)
            play_on(imagined, rng, bold=number % 2 == 0)
            assert imagined.outcome is not None
            check(imagined)


@pytest.mark.parametrize("setup", setups(1, first=32_000), ids=str)
def test_the_original_is_left_alone(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 40)):
        before = present(game), past(game)
        play_on(game.determinize(0, random.Random(number)), random.Random(number), 20)
        assert (present(game), past(game)) == before


@pytest.mark.parametrize("setup", setups(1, first=33_000), ids=str)
def test_what_the_seat_was_told_stays_told(setup: Setup) -> None:
    for game in sampled(setup, 40):
        for seat in (COG, LOCUST):
            imagined = game.determinize(seat, random.Random(1))
            assert events_text(imagined.events_for(seat)) == events_text(game.events_for(seat))


def test_hidden_cards_are_redrawn_evenly_from_all_that_the_seat_has_not_seen() -> None:
    game = new(1, 61)
    t = game._table
    rng = random.Random(5)
    held: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for _ in range(2600):
        imagined = game.determinize(COG, rng)._table
        assert imagined.hand[COG] == t.hand[COG]
        held.update(imagined.hand[LOCUST])
        tops[imagined.deck[COG][0]] += 1
    assert set(held) == {*t.hand[LOCUST], *t.deck[LOCUST]}
    for card, count in held.items():  # 5 of 26: 500 on average for each copy
        assert 400 <= count / (*t.hand[LOCUST], *t.deck[LOCUST]).count(card) <= 600
    assert set(tops) == set(t.deck[COG])
    for card, count in tops.items():  # 1 of 21: 124 on average
        assert 80 <= count / t.deck[COG].count(card) <= 170


def peeking() -> Scene:
    """Battle Plans: four cards are looked at, one is kept, the others go back on top in a chosen order."""
    s = Scene(1)
    s.hand(COG, "cog-battle-plans")
    s.fill(COG, 4)
    s.fill(LOCUST, 3)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-battle-plans")
    return s


def test_a_seat_keeps_the_cards_it_has_looked_at() -> None:
    s = peeking()
    seen = s.t.deck[COG][:4]
    assert s.decision.context["cards"] == [s.ref(card) for card in seen]
    s.choose(s.ids[0])
    while s.decision.kind == "put_back":
        s.choose(s.ids[0])
    top = s.t.deck[COG][:3]
    assert set(top) < set(seen)
    tops = set()
    for number in range(20):
        assert s.game.determinize(COG, random.Random(number))._table.deck[COG][:3] == top
        tops.add(s.game.determinize(LOCUST, random.Random(number))._table.deck[COG][:3])
    assert len(tops) > 10


@pytest.mark.parametrize("choices", [0, 1, 2])
def test_the_other_seat_can_imagine_the_middle_of_looking_at_cards(choices: int) -> None:
    s = peeking()
    for _ in range(choices):
        s.choose(s.ids[0])
    assert s.decision.kind == ("put_back" if choices else "peek")
    for number in range(20):
        imagined = s.game.determinize(LOCUST, random.Random(number))
        assert seen_by(imagined, LOCUST) == seen_by(s.game, LOCUST)
        play_on(imagined, random.Random(number), 4)
        check(imagined)


@pytest.mark.parametrize("choices", [0, 1])
def test_the_other_seat_can_imagine_the_middle_of_putting_units_from_hand(choices: int) -> None:
    s = Scene(1)
    s.hand(LOCUST, "loc-reaver-drop", "loc-drone", "loc-hunter", "loc-cyclops", "loc-boomer")
    s.fill(COG, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-reaver-drop")
    for _ in range(choices):
        s.choose(s.ids[0])
    assert s.decision.kind == "from_hand"
    for number in range(20):
        imagined = s.game.determinize(COG, random.Random(number))
        assert seen_by(imagined, COG) == seen_by(s.game, COG)
        hand = imagined._table.hand[LOCUST]
        while imagined.decision is not None and imagined.decision.kind == "from_hand":
            imagined.choose(imagined.decision.options[0].id)
        put = imagined._table.reserve[LOCUST]
        assert choices <= len(put) <= 2
        assert len(hand) == 4
        assert imagined._table.hand[LOCUST] == tuple(left_of(hand, s.alike(*put)))
        check(imagined)


def test_a_seat_that_knows_its_whole_deck_keeps_it() -> None:
    """Anya Stroud looks at three cards and puts two below: with four left, top and bottom overlap."""
    s = Scene(8)
    s.fill(COG, 4)
    s.deck_size(COG, 4)
    s.fill(LOCUST, 3)
    s.t.known_bottom[COG] = 3
    s.at_deployment(COG)
    s.choose("tactic:card:ch08-anya-stroud#1")
    assert s.decision.kind == "peek"
    deck = s.t.deck[COG]
    imagined = s.game.determinize(COG, random.Random(1))
    assert imagined._table.deck[COG] == deck
    assert seen_by(imagined, COG) == seen_by(s.game, COG)


def test_an_imagined_game_has_chance_of_its_own_and_repeats_with_the_same_numbers() -> None:
    game = new(1, 63)
    pair = [game.determinize(COG, random.Random(9)) for _ in range(2)]
    assert pair[0].to_json() == pair[1].to_json()
    assert pair[0]._table.rng != game._table.rng
    assert len({game.determinize(COG, random.Random(n)).to_json() for n in range(10)}) == 10


def test_an_imagined_game_has_no_record_and_takes_nothing_back() -> None:
    imagined = new(2, 7_123_456_789).determinize(0, random.Random(1))
    with pytest.raises(EdayError) as refused:
        imagined.record()
    assert refused.value.key == "imagined-no-record"
    with pytest.raises(UndoRefused):
        imagined.undo()
    assert "7123456789" not in imagined.to_json()


def test_an_imagined_game_does_not_tell_what_the_other_drew() -> None:
    game: CardGame = new(1, 67)
    imagined = game.determinize(COG, random.Random(4))
    drawn = [event.data.get("cards") for event in game.events_for(LOCUST) if event.kind == "cards_drawn"]
    told = [event.data.get("cards") for event in imagined.events_for(LOCUST) if event.kind == "cards_drawn"]
    assert any(drawn)
    assert not any(told)


def test_who_is_asked_for_cards_of_his_hand_may_hold_any() -> None:
    """As long as he has picked none: then his hand is as unknown as ever."""
    s = Scene(1)
    s.hand(LOCUST, "loc-reaver-drop", "loc-drone", "loc-hunter", "loc-boomer", "loc-grenadier")
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-reaver-drop")
    assert s.decision.kind == "from_hand"
    hands = {s.game.determinize(COG, random.Random(number))._table.hand[LOCUST] for number in range(40)}
    assert len(hands) > 20
