"""The environments are what both packages' own checks ask of one."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from eday.lab import env as envs

TABLES: dict[str, Callable[[], envs.TableEnv]] = {
    "solo": lambda: envs.board_env(cogs=1),
    "two": lambda: envs.board_env("china_shop", 2, shaping=0.1),
    "four": lambda: envs.board_env("horde_mode", 4, max_turns=3),
    "chapter": lambda: envs.card_env(4),
    "told": lambda: envs.card_env(1, told=True),
    "campaign": lambda: envs.campaign_env(best_of=1, reward="games"),
}


@pytest.mark.parametrize("name", TABLES)
def test_pettingzoo_api(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # Advice for observations that are one array; these are several, by name.
        warnings.simplefilter("ignore")
        api_test(TABLES[name](), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", TABLES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(TABLES[name], num_cycles=60)


@pytest.mark.parametrize(
    "name", ["two", *(pytest.param(name, marks=pytest.mark.slow) for name in TABLES if name != "two")]
)
def test_pettingzoo_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(TABLES[name]())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("name", envs.IDS)
def test_gymnasium_check(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)


ARGUMENTS: list[tuple[str, dict[str, Any]]] = [
    ("eday/Emergence-v0", {"cogs": 3, "seat": 2, "mates": "random", "told": True}),
    ("eday/CardChapter-v0", {"chapter": 10, "side": "locust", "opponent": "random", "told": True}),
    ("eday/CardCampaign-v0", {"side": "locust", "opponent": "random", "best_of": 1, "reward": "games"}),
]


@pytest.mark.parametrize(("name", "arguments"), ARGUMENTS)
def test_gymnasium_check_of_other_seats(name: str, arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **arguments).unwrapped)
