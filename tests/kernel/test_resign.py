"""resign(): a hopeless game ends, and its record tells it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.kernel import IllegalChoice, Outcome, ReplayError


def begun(game: Any, choices: int = 12) -> Any:
    """The game after some choices by chance."""
    rng = random.Random(1)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(rng.choice(game.decision.options).id)
    return game


GAMES = {
    "board": (lambda: begun(eday.board.new(seed=7)), 1, "locust"),
    "card-cog": (lambda: begun(eday.card.new(seed=7)), 0, "locust"),
    "card-locust": (lambda: begun(eday.card.new(seed=7)), 1, "cog"),
    "tutorial": (lambda: eday.card.new("tutorial", seed=7), 0, "locust"),
}
every_game = pytest.mark.parametrize(("make", "seat", "winner"), GAMES.values(), ids=GAMES)


@every_game
def test_giving_up_ends_the_game(make: Any, seat: int, winner: str) -> None:
    game = make()
    before = game.record()["choices"]
    events = game.resign(seat)
    assert game.decision is None
    assert game.outcome == Outcome(winner, "resigned")
    assert game.view(seat)["outcome"] == {"winner": winner, "reason": "resigned"}
    assert [event.kind for event in events] == ["game_resigned", "game_ended"]
    assert events[0].data == {"seat": seat}
    assert events[1].data["reason"] == "resigned"
    assert game.record()["choices"] == [*before, [seat, "resign"]]
    assert [event.kind for event in game.events_for(None)][-2:] == ["game_resigned", "game_ended"]


@every_game
def test_a_game_given_up_is_saved_and_replayed(make: Any, seat: int, winner: str) -> None:
    game = make()
    game.resign(seat)
    for again in (eday.load(game.to_json()), eday.load(game.to_json(), trusted=True), eday.replay(game.record())):
        assert again.outcome == game.outcome
        assert again.to_json() == game.to_json()
        assert [e.to_dict() for e in again.events_for(None)] == [e.to_dict() for e in game.events_for(None)]


@every_game
def test_giving_up_is_taken_back_by_who_gave_up(make: Any, seat: int, winner: str) -> None:
    game = make()
    before = game.to_json()
    game.resign(seat)
    assert game.undo_refusal(1 - seat) is not None
    assert game.undo(seat) == 1
    assert game.to_json() == before
    assert game.outcome is None


@every_game
def test_nobody_gives_up_twice_or_from_nowhere(make: Any, seat: int, winner: str) -> None:
    game = make()
    before = game.to_json()
    for nobody in (-1, game.seats, "0", None):
        with pytest.raises(IllegalChoice, match="no seat"):
            game.resign(nobody)
    assert game.to_json() == before
    game.resign(seat)
    ended = game.to_json()
    with pytest.raises(IllegalChoice, match="over"):
        game.resign(seat)
    assert game.to_json() == ended


def test_a_clone_gives_up_alone() -> None:
    game = begun(eday.board.new(seed=7))
    before = game.to_json()
    game.clone().resign(0)
    assert game.to_json() == before
    imagined = game.determinize(0, random.Random(1))
    imagined.resign(0)
    assert imagined.outcome == Outcome("locust", "resigned")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_record_in_which_nobody_gives_up_does_not_replay(seat: int) -> None:
    record = begun(eday.board.new(seed=7)).record()
    record["choices"].append([seat, "resign"])
    with pytest.raises(ReplayError, match="12"):
        eday.replay(record)


def test_a_record_ends_when_somebody_gives_up() -> None:
    game = begun(eday.board.new(seed=7))
    game.resign(0)
    record = game.record()
    record["choices"].append([0, "resign"])
    with pytest.raises(ReplayError):
        eday.replay(record)


# ---------------------------------------------------------------------- the campaign (ruling T-03)


def test_in_a_campaign_only_the_game_is_given_up() -> None:
    campaign = begun(eday.card.campaign(seed=7))
    events = campaign.resign(0)
    kinds = [event.kind for event in events]
    assert kinds[:3] == ["game_resigned", "game_ended", "score_changed"]
    assert campaign.outcome is None
    assert campaign.decision is not None
    assert campaign.view(None)["score"] == {"cog": 0, "locust": 1}
    assert campaign.game is not None
    assert campaign.game.outcome is None
    assert campaign.record()["choices"][-1] == [0, "resign"]
    for again in (eday.load(campaign.to_json()), eday.replay(campaign.record())):
        assert again.to_json() == campaign.to_json()


def test_giving_up_the_deciding_game_claims_the_chapter_for_the_other_side() -> None:
    campaign = eday.card.campaign(seed=7, best_of=1)
    campaign.resign(1)
    assert campaign.view(None)["chapters"] == ["cog"]
    assert campaign.chapter == 2


def test_a_campaign_can_be_given_up_game_by_game_to_its_end() -> None:
    campaign = eday.card.campaign(seed=7, best_of=1)
    while campaign.decision is not None:
        if campaign.game is not None:
            campaign.resign(1)
        else:
            campaign.choose(campaign.decision.options[0].id)
    assert campaign.outcome == Outcome("cog", "campaign")
    with pytest.raises(IllegalChoice):
        campaign.resign(0)


def test_between_the_games_of_a_campaign_there_is_nothing_to_give_up() -> None:
    campaign = eday.card.campaign(seed=7, best_of=1)
    while campaign.game is not None:
        campaign.resign(0)
    before = campaign.to_json()
    with pytest.raises(IllegalChoice, match="reinforcements"):
        campaign.resign(0)
    assert campaign.to_json() == before
