"""The simple bot in every mission: it knows each question and each objective, and gets further than chance."""

from __future__ import annotations

from typing import get_args

import pytest

from eday.content.board import load, schema
from eday.players.board.aims import AIMS
from eday.players.board.policy import HABITS
from tests.players.board.table import BotTable
from tests.text.scan import decision_kinds

MISSIONS = load().missions
GAMES = [
    (mission.id, players)
    for mission in MISSIONS.values()
    for players in range(mission.min_players, mission.max_players + 1)
]
INDIFFERENT = {"team", "unlock"}
"""Questions whose first answer is as good as any."""


def test_every_objective_has_an_aim() -> None:
    objectives = {cls.__struct_config__.tag for cls in get_args(schema.StageObjective)}
    assert set(AIMS) == objectives


def test_every_question_is_known() -> None:
    assert decision_kinds() == {*HABITS, *INDIFFERENT}


@pytest.mark.parametrize(("mission", "players"), GAMES)
def test_every_mission_is_played_to_its_end(mission: str, players: int) -> None:
    game = BotTable("simple", players, 40 + players, mission=mission).play()
    assert game.outcome is not None


@pytest.mark.parametrize("mission", [mission.id for mission in MISSIONS.values()])
def test_it_gets_past_the_first_stage(mission: str) -> None:
    """In one of a few games at least, where chance gets nowhere in any."""
    players = MISSIONS[mission].min_players
    reached = {"simple": 0, "random": 0}
    for bot in reached:
        for seed in range(12):
            if reached[bot] < 2:
                game = BotTable(bot, players, seed, mission=mission).play()
                reached[bot] = max(reached[bot], int(game.view(None)["mission"]["stage"]))
    assert reached["simple"] >= 2
    assert reached["random"] <= reached["simple"]


def test_the_same_seed_plays_the_same_game_in_any_mission() -> None:
    for mission, players in (("china_shop", 2), ("scattered", 3), ("horde_mode", 4)):
        one, other = (BotTable("simple", players, 5, mission=mission) for _ in range(2))
        assert one.play().to_json() == other.play().to_json()
