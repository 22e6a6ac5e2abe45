"""undo(): the last choice is taken back whole, unless something came to light or somebody else chose."""

from __future__ import annotations

import random

import pytest

import eday
from eday.board import BoardGame
from eday.kernel import Event, UndoRefused
from tests.board.properties.play import Setup, decision_text, past, pick, setups, walk

SHOWN = ("cards_drawn", "ai_card_drawn", "weapons_drawn")
"""Events that always show something nobody knew."""


def state(game: BoardGame) -> tuple[str, str]:
    """State and open decision."""
    return game.to_json(), decision_text(game, game.decision.seat if game.decision else None)


def refusal(game: BoardGame, seat: int | None = None) -> str:
    """Why undo is refused; the game must stay as it was. Empty: it was not."""
    before = state(game), game.record()
    try:
        game.undo(seat)
    except UndoRefused as refused:
        assert (state(game), game.record()) == before
        return refused.reason
    return ""


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert refusal(eday.board.new(seed=7)) == "nothing"


@pytest.mark.parametrize("setup", setups(1, first=40_000), ids=str)
def test_every_choice_is_taken_back_exactly_or_refused_for_a_reason(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    undone = 0
    while game.decision is not None:
        before, seat = state(game), game.decision.seat
        option = pick(game, rng, setup.bold)
        events = game.choose(option)
        kinds = {event.kind for event in events}
        line = game.clone()
        reason = refusal(line, seat)
        if "dice_rolled" in kinds:
            assert reason == "dice"
        elif kinds.intersection(SHOWN):
            assert reason == "reveal"
        if not reason:
            undone += 1
            assert state(line) == before
            assert [event.to_dict() for event in line.choose(option)] == [event.to_dict() for event in events]
            assert state(line) == state(game)
    assert undone > 5


def test_the_past_is_taken_back_as_well() -> None:
    for game in walk(Setup(2, 81)):
        decision = game.decision
        if decision is None:
            break
        events, choices = past(game), game.record()["choices"]
        line = game.clone()
        line.choose(decision.options[-1].id)
        if not refusal(line, decision.seat):
            assert past(line) == events
            assert line.record()["choices"] == choices


def test_several_choices_can_be_taken_back_one_after_the_other() -> None:
    longest = 0
    for game in walk(Setup(1, 82)):
        if game._table.revealed:
            states: list[str] = []
        states.append(game.to_json())
        longest = max(longest, len(states))
        line = game.clone()
        for state in reversed(states[:-1]):
            line.undo()
            assert line.to_json() == state
        assert refusal(line) in ("nothing", "dice", "reveal")
    assert longest > 3


def test_drawing_cards_cannot_be_taken_back() -> None:
    for seed in range(20):
        for game in walk(Setup(2, seed)):
            if game.decision is not None and game.decision.find("heal:2"):
                seat = game.decision.seat
                game.choose("heal:2")
                assert refusal(game, seat) == "reveal"
                return
    pytest.fail("nobody could heal")


def test_not_drawing_can_be_taken_back() -> None:
    for game in walk(Setup(2, 83)):
        if game.decision is not None and game.decision.find("heal:0") and game._table.hand[game.decision.seat]:
            before, seat = game.to_json(), game.decision.seat
            game.choose("heal:0")
            assert refusal(game, seat) == ""
            assert game.to_json() == before
            return
    pytest.fail("nobody could heal")


def test_dice_cannot_be_taken_back() -> None:
    for game in walk(Setup(2, 84)):
        options = game.decision.options if game.decision else ()
        attacks = [option.id for option in options if option.kind == "attack"]
        if attacks and game.decision is not None:
            seat = game.decision.seat
            events: list[Event] = []
            while not any(event.kind == "dice_rolled" for event in events):
                events += game.choose(attacks[0] if not events else "pass")
            assert refusal(game, seat) == "dice"
            return
    pytest.fail("nobody attacked")


def test_another_seats_choice_is_not_yours_to_take_back() -> None:
    """During set-up both COGs take cover, one after the other."""
    for seed in range(20):
        game = Setup(2, seed).new()
        while game.decision is not None and game.decision.kind != "setup_cover":
            game.choose(game.decision.options[0].id)
        assert game.decision is not None
        first = game.decision.seat
        before = game.to_json()
        game.choose("stay")
        if game.decision is None or game.decision.kind != "setup_cover":
            continue
        second = game.decision.seat
        assert second != first
        assert refusal(game) == "other_seat"
        assert refusal(game, second) == "other_seat"
        assert refusal(game, first) == ""
        assert game.to_json() == before
        return
    pytest.fail("no set-up asked both")


def test_a_choice_is_safe_once_another_seat_has_done_more_than_pass() -> None:
    for game in walk(Setup(3, 85)):
        choices = game.record()["choices"]
        if len(choices) > 1 and choices[-1][0] != choices[-2][0] and choices[-1][1] != "pass":
            assert refusal(game.clone(), choices[-2][0]) in ("other_seat", "dice", "reveal")


def with_passes(kind: str, passes: int = 1) -> tuple[BoardGame, str, int]:
    """A game in which a seat moved or attacked and so many others only passed windows of that kind, its text before the
    choice, and the chooser."""
    for seed in range(60):
        for game in walk(Setup(3, seed)):
            if game.decision is None:
                break
            for option in game.decision.options:
                mover, line = game.decision.seat, game.clone()
                line.choose(option.id)
                passed = 0
                while line.decision and line.decision.kind == kind and line.decision.seat != mover:
                    line.choose("pass")
                    passed += 1
                if passed >= passes and not line._table.revealed:
                    return line, game.to_json(), mover
    pytest.fail(f"no {kind} window came to nothing")


@pytest.mark.parametrize("passes", [1, 2])
def test_passes_of_others_are_taken_back_with_the_choice_they_let_happen(passes: int) -> None:
    """Ruling E-24."""
    game, before, mover = with_passes("follow", passes)
    for line in (game.clone(), eday.load(game.to_json()), eday.replay(game.record())):
        count = len(line.record()["choices"])
        assert line.undo_refusal(mover) is None
        back = line.undo(mover)
        assert back > passes
        assert line.to_json() == before
        assert len(line.record()["choices"]) == count - back


def test_who_passed_takes_back_his_pass_alone() -> None:
    game, _, mover = with_passes("follow")
    passer = game.record()["choices"][-1][0]
    assert passer != mover
    assert game.undo(passer) == 1
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (passer, "follow")


def test_a_third_seat_has_nothing_to_take_back_across_a_pass() -> None:
    game, _, mover = with_passes("follow")
    passers = {seat for seat, option in game.record()["choices"][-2:] if option == "pass"}
    others = [seat for seat in range(game.seats) if seat not in {mover, *passers}]
    for seat in others:
        assert refusal(game, seat) == "other_seat"


def test_a_pass_that_lets_dice_roll_closes_the_choice_before_it() -> None:
    for seed in range(40):
        for game in walk(Setup(3, seed)):
            choices = game.record()["choices"]
            if (
                len(choices) > 1
                and choices[-1][1] == "pass"
                and game._table.revealed
                and choices[-2][0] != choices[-1][0]
            ):
                assert refusal(game, choices[-2][0]) in ("dice", "reveal")
                return
    pytest.fail("no pass let dice roll")


def test_a_choice_that_showed_something_is_not_taken_back_across_a_pass() -> None:
    """What came to light before the pass stays in the open."""
    for seed in range(60):
        for game in walk(Setup(3, seed)):
            if game.decision is None or not game._table.revealed or game.decision.find("pass") is None:
                continue
            seat, last = game.decision.seat, game.record()["choices"][-1][0]
            game.choose("pass")
            if not game._table.revealed and seat != last:
                assert refusal(game, last) == "other_seat"
                assert refusal(game, seat) == ""
                return
    pytest.fail("nothing was shown before a pass")


def test_in_the_card_game_a_pass_is_a_choice_like_any_other() -> None:
    """Taking back across it would tell what is in a hand."""
    game = eday.card.new(seed=3)
    rng = random.Random(3)
    seen = 0
    while game.decision is not None and seen < 5:
        before = game.record()["choices"][-1:]
        passing = game.decision.find("pass")
        seat = game.decision.seat
        game.choose(passing.id if passing else rng.choice(game.decision.options).id)
        if passing and before and before[0][0] != seat and not game._table.revealed:
            seen += 1
            assert game.undo_refusal(before[0][0]) is not None
    assert seen


def test_undo_in_a_clone_leaves_the_original_alone() -> None:
    for game in walk(Setup(2, 86)):
        before = state(game), past(game)
        for seat in range(game.seats):
            refusal(game.clone(), seat)
        assert (state(game), past(game)) == before


def test_undo_does_the_same_in_a_loaded_game() -> None:
    undone = 0
    for number, game in enumerate(walk(Setup(2, 87))):
        choices = game.record()["choices"]
        if not choices or number % 3:
            continue
        line, loaded = game.clone(), eday.load(game.to_json())
        reason = refusal(line, choices[-1][0])
        assert refusal(loaded, choices[-1][0]) == reason
        assert (state(loaded), past(loaded)) == (state(line), past(line))
        undone += not reason
    assert undone > 5
