"""decision_for() and events_for(): each seat gets its own part, numbered alike for all."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.kernel import EdayError, Event
from tests.board.properties.play import Setup, viewers, walk


def test_only_the_asked_seat_gets_the_options() -> None:
    asked = set()
    for game in walk(Setup(3, 91)):
        decision = game.decision
        if decision is None:
            break
        asked.add(decision.seat)
        assert game.decision_for(decision.seat) is decision
        for seat in viewers(game):
            if seat != decision.seat:
                bare = game.decision_for(seat)
                assert bare is not None
                assert (bare.seat, bare.kind) == (decision.seat, decision.kind)
                assert (bare.options, dict(bare.context)) == ((), {})
    assert asked == {0, 1, 2}


def test_the_view_holds_the_decision_of_its_seat() -> None:
    for game in walk(Setup(2, 92)):
        for seat in viewers(game):
            decision = game.decision_for(seat)
            assert game.view(seat)["decision"] == (decision.to_dict() if decision else None)


def test_an_event_hides_its_secret_from_all_but_its_owner() -> None:
    event = Event("cards_drawn", {"seat": 1, "count": 2}, 1, {"cards": ["a", "b"]})
    assert event.for_seat(1).data == {"seat": 1, "count": 2, "cards": ["a", "b"]}
    assert event.full().data == event.for_seat(1).data
    for seat in (0, 2, None, -1):
        hidden = event.for_seat(seat)
        assert hidden.to_dict() == {"kind": "cards_drawn", "data": {"seat": 1, "count": 2}}
        assert hidden.secret is None


def test_an_event_without_secret_is_the_same_for_all() -> None:
    event = Event("turn_started", {"turn": 3})
    assert all(event.for_seat(seat) is event for seat in (0, 1, None))
    assert event.full() is event


def test_a_seat_that_asks_again_gets_only_what_is_new() -> None:
    game = Setup(2, 93).new()
    kept: dict[int | None, list[object]] = {seat: [] for seat in viewers(game)}
    while game.decision is not None:
        for seat in viewers(game):
            kept[seat] += [event.to_dict() for event in game.events_for(seat, len(kept[seat]))]
        game.choose(game.decision.options[0].id)
    for seat in viewers(game):
        everything = [event.to_dict() for event in game.events_for(seat)]
        assert everything[: len(kept[seat])] == kept[seat]


@pytest.mark.parametrize("game", [eday.board.new(), eday.card.new(), eday.card.campaign()], ids=lambda game: game.KIND)
def test_who_has_no_seat_is_never_asked(game: Any) -> None:
    thing = game.decision.options[0].refs[0] if game.decision.options[0].refs else "seat:0"
    nobodies: tuple[Any, ...] = (None, -1, -2, game.seats, 99, "0", 0.0, [])
    for nobody in nobodies:
        assert [reason.key for reason in game.why_not(nobody, thing)] == ["why-not-your-decision"]
        with pytest.raises(EdayError, match="no seat"):
            game.determinize(nobody, random.Random(1))


@pytest.mark.parametrize("game", [eday.board.new(), eday.card.new(), eday.card.campaign()], ids=lambda game: game.KIND)
def test_what_is_no_name_is_an_unknown_thing(game: Any) -> None:
    refs: tuple[Any, ...] = (None, 5, [], b"area:2A.B")
    kinds: tuple[Any, ...] = (None, 5, [])
    for ref in refs:
        for kind in kinds:
            assert [reason.key for reason in game.why_not(game.decision.seat, ref, kind)] == ["why-unknown-thing"]


def test_a_loaded_game_numbers_its_events_alike() -> None:
    game = Setup(2, 94).new()
    for _ in range(30):
        assert game.decision is not None
        game.choose(game.decision.options[0].id)
    loaded = eday.load(game.to_json())
    assert game.decision is not None
    option = game.decision.options[0].id
    known = len(game.events_for(0))
    new = [event.to_dict() for event in loaded.choose(option)]
    assert [event.to_dict() for event in game.choose(option)] == new
    for seat in viewers(game):
        tail = [event.to_dict() for event in game.events_for(seat, known)]
        assert [event.to_dict() for event in loaded.events_for(seat, known)] == tail
        assert len(loaded.events_for(seat)) == len(game.events_for(seat))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_seats_are_counted_from_0(players: int) -> None:
    game = Setup(players, 95).new()
    assert game.seats == players
    assert [cog["seat"] for cog in game.view(None)["cogs"]] == list(range(players))
