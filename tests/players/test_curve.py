"""How a game swung: chances turn by turn that end where the game ended, and turning points that are always the same."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from eday import board, card
from eday.kernel import EdayError
from eday.players import Curve, RandomPlayer, crafts, curve, curves
from eday.players.curve import MOST, SWING
from eday.players.search import Craft
from tests.players.trained import plain_crafts
from tests.voices import BOARD, CARD


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values by counting, from few imagined games, and nothing remembered from other tests."""
    plain_crafts(monkeypatch)
    monkeypatch.setattr(curve, "SAMPLES", 2)
    monkeypatch.setattr(curve, "_kept", type(curve._kept)())


def played(game: Any, choices: int, seed: int = 3) -> Any:
    """A game after so many random choices, or its end."""
    player = RandomPlayer(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(player.choose(game.decision))
    return game


def found(game: Any) -> tuple[Curve, ...]:
    told = curves(game.record())
    assert told is not None
    return told


@pytest.fixture(scope="module")
def lost() -> board.BoardGame:
    """A mission that random players have lost."""
    game: board.BoardGame = played(board.new(seed=4), 2000)
    assert game.outcome is not None
    assert game.outcome.winner == "locust"
    return game


@pytest.fixture(scope="module")
def won() -> card.CardGame:
    """A game of cards that the Locust player gave up."""
    game: card.CardGame = played(card.new(3, 5, previous_winner="cog"), 60)
    game.resign(1)
    return game


def test_a_curve_has_a_point_for_each_turn_and_ends_at_nought_or_one(lost: board.BoardGame, won: card.CardGame) -> None:
    for game, end in ((lost, 0.0), (won, 1.0)):
        (told,) = found(game)
        turns = [point.turn for point in told.points[:-1]]
        assert turns == sorted(set(turns))
        assert turns[0] == 1
        assert all(0.0 <= point.chance <= 1.0 for point in told.points)
        last = told.points[-1]
        assert (last.turn, last.choice, last.chance) == (game.turn, len(game.record()["choices"]), end)


def test_points_stand_where_their_turns_begin(lost: board.BoardGame) -> None:
    (told,) = found(lost)
    again = board.new(seed=4)
    for number, (_, option) in enumerate(lost.record()["choices"]):
        begun = [point for point in told.points[:-1] if point.choice == number]
        assert all(point.turn == again.turn for point in begun)
        before = again.turn
        again.choose(option)
        if again.turn != before and again.decision is not None:
            assert any(point.choice == number + 1 for point in told.points)


def test_turning_points_are_the_greatest_changes(lost: board.BoardGame, won: card.CardGame) -> None:
    for game, voice in ((lost, BOARD), (won, CARD)):
        (told,) = found(game)
        swings = sorted((abs(after.chance - before.chance) for before, after in pairwise(told.points)), reverse=True)
        assert told.turning
        assert len(told.turning) == min(MOST, sum(swing >= SWING for swing in swings))
        assert (
            sorted((abs(one.after - one.before) for one in told.turning), reverse=True) == swings[: len(told.turning)]
        )
        assert [one.turn for one in told.turning] == sorted(one.turn for one in told.turning)
        choices = game.record()["choices"]
        for one in told.turning:
            seat, option = choices[one.choice]
            assert one.seat == seat
            assert one.option.id == option if one.option else option == "resign"
            line = voice.turning_line(one)
            assert f"Turn {one.turn}: {round(100 * one.before)} % to {round(100 * one.after)} %" in line
            assert "\u00ab" not in line


def test_giving_up_is_told_as_what_turned_it(won: card.CardGame) -> None:
    (told,) = found(won)
    assert told.turning[-1].option is None
    assert "gives up" in CARD.turning_line(told.turning[-1])


def test_the_same_record_gives_the_same_curve_and_is_reckoned_once(
    lost: board.BoardGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = curves(lost.record())
    assert curves(lost.record()) is first, "remembered"
    monkeypatch.setattr(curve, "_kept", type(curve._kept)())
    again = curves(lost.record())
    assert again is not first
    assert _told(again) == _told(first)


def _told(found: tuple[Curve, ...] | None) -> list[Any]:
    assert found is not None
    return [(one.points, [(*turn[:3], *turn[4:6]) for turn in one.turning]) for one in found]


def test_a_game_that_goes_on_is_told_up_to_where_it_stands() -> None:
    game = played(board.new(seed=4), 40)
    (told,) = found(game)
    assert told.points[-1].choice == 40
    assert 0.0 < told.points[-1].chance < 1.0


def test_a_game_without_a_turn_has_no_curve() -> None:
    assert curves(board.new(seed=4).record()) == ()


def test_each_game_of_a_campaign_has_its_own_curve() -> None:
    campaign = card.campaign(5, best_of=1)
    for winner in (0, 1):
        played(campaign, 12)
        campaign.resign(1 - winner)
    while campaign.decision is not None and campaign.decision.kind == "reinforce":
        campaign.choose(campaign.decision.options[0].id)
    played(campaign, 12)
    told = found(campaign)
    assert [one.chapter for one in told] == [1, 2, 3]
    assert [one.points[-1].chance for one in told[:2]] == [1.0, 0.0]
    assert [one.points[0].turn for one in told] == [1, 1, 1]


def test_it_can_be_stopped_at_any_time(lost: board.BoardGame) -> None:
    for rounds in (0, 1, 30):
        left = iter(range(rounds))
        assert curves(lost.record(), stop=lambda left=left: next(left, None) is None) is None  # type: ignore[misc]
    told: list[tuple[int, int]] = []
    assert curves(lost.record(), progress=lambda done, everything: told.append((done, everything)))
    everything = len(lost.record()["choices"])
    assert told == [(min(number, everything), everything) for number in range(everything + 1)]


def test_without_weights_there_is_no_curve(lost: board.BoardGame, monkeypatch: pytest.MonkeyPatch) -> None:
    craft: Craft = crafts.craft_of("board")
    monkeypatch.setattr(craft, "refused", EdayError("weights-missing", file="board.npz"))
    with pytest.raises(EdayError, match=r"board\.npz"):
        curves(lost.record())


def test_what_is_no_record_is_refused(lost: board.BoardGame) -> None:
    for record in ({}, {"game": "board", "choices": 3}, {**lost.record(), "choices": [[0, "fly"]]}):
        with pytest.raises(EdayError):
            curves(record)
