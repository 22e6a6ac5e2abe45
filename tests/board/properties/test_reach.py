"""Sending the listed options really leads there, and the answer tells nothing the seat does not know."""

from __future__ import annotations

import random

import pytest

from eday.board import BoardGame, ReachEnd
from tests.board.properties.hidden import twin
from tests.board.properties.play import Setup, setups

LEADS = ("play_actions", "play_move", "solo_move", "bonus_move", "move")


def asked(game: BoardGame) -> list[str | None]:
    """Questions about a reach that make sense now."""
    assert game.decision is not None
    return [None, *(option.id for option in game.decision.options if option.kind in LEADS)]


@pytest.mark.parametrize("setup", setups(3), ids=str)
def test_reach_in_games_of_chance(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    seen = 0
    while game.decision and game.turn < 6 and seen < 40:
        seat = game.decision.seat
        question = rng.choice(asked(game))
        reach = game.reach(question)
        if reach is not None:
            seen += 1
            assert twin(game, seat, rng).reach(question) == reach
            places = [end["place"] for end in reach["ends"]]
            assert len(set(places)) == len(places)
            for end in rng.sample(reach["ends"], min(4, len(places))):
                walk(game.clone(), seat, reach["walker"], end)
        game.choose(rng.choice(game.decision.options).id)
    assert seen


def walk(game: BoardGame, seat: int, walker: str, end: ReachEnd) -> None:
    """Send the ids, others passing; the walker's own steps have to be the ones that were told."""
    steps, cover = [], None
    for option_id in end["way"]:
        for event in game.choose(option_id):
            steps += own_step(event.kind, event.data, walker)
            cover = event.data["cover"] if event.kind == "cover_taken" and event.data["figure"] == walker else cover
        while game.decision and game.decision.seat != seat and option_id != end["way"][-1]:
            steps += pass_on(game, walker)
        if len(steps) < len(end["route"]) and option_id == end["way"][-1]:
            while len(steps) < len(end["route"]):
                steps += pass_on(game, walker)
    assert steps[: end["steps"]] == end["route"]
    assert (end["place"] == cover) if end["place"].startswith("cover:") else end["place"] == [*steps, end["area"]][-1]


def pass_on(game: BoardGame, walker: str) -> list[str]:
    assert game.decision is not None
    [passing] = [option for option in game.decision.options if option.passes]
    return [step for event in game.choose(passing.id) for step in own_step(event.kind, event.data, walker)]


def own_step(kind: str, data: object, walker: str) -> list[str]:
    assert isinstance(data, dict)
    return [str(data["to"])] if kind == "figure_moved" and data["figure"] == walker else []
