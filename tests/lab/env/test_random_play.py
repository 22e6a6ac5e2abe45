"""Random episodes: the actions on offer are the engine's own options, and no other is accepted."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from eday.kernel import IllegalChoice
from eday.lab import env as envs
from eday.lab.env.board_options import OPTION as BOARD_OPTION
from eday.lab.env.card_options import OPTION as CARD_OPTION
from tests.conftest import FULL

CHAPTERS: tuple[int | str, ...] = ("tutorial", *range(1, 16))
FEW, MANY, CAMPAIGNS = 12, 10_000, 100


def _chapter(chapter: int | str) -> Callable[[], envs.TableEnv]:
    return lambda: envs.card_env(chapter)


TABLES: dict[str, Callable[[], envs.TableEnv]] = {
    "emergence": lambda: envs.board_env("emergence", 2),
    "china_shop": lambda: envs.board_env("china_shop", 1),
    "belly_of_the_beast": lambda: envs.board_env("belly_of_the_beast", 3),
    "roadblocks": lambda: envs.board_env("roadblocks", 4),
    "scattered": lambda: envs.board_env("scattered", 2),
    "hive": lambda: envs.board_env("hive", 4, insane=True),
    "horde_mode": lambda: envs.board_env("horde_mode", 4, horde="hardcore"),
    **{f"chapter_{chapter}": _chapter(chapter) for chapter in CHAPTERS},
    "campaign": lambda: envs.campaign_env(best_of=3),
}
SEATS = envs.IDS


def _episodes(name: str) -> int:
    """How many games of an environment are played; a campaign against a bot only in the full run."""
    if name == "campaign":
        return CAMPAIGNS if FULL else 1
    if name == "eday/CardCampaign-v0":
        return CAMPAIGNS if FULL else 0
    if name.startswith("chapter"):
        return MANY // len(CHAPTERS) if FULL else FEW
    return MANY if FULL else FEW


def _check(seen: dict[str, Any], episode: Any, width: int) -> int:
    """The number of options of the seat that is asked, after a look at mask and rows."""
    options = episode.game.decision.options
    mask, rows = seen["action_mask"], seen["observation"]["options"]
    assert mask.tolist() == [1] * len(options) + [0] * (envs.MOST_OPTIONS - len(options))
    known = rows[: len(options)]
    assert rows.shape[1] == width
    assert (known[:, 0] > 0).all(), [option.id for option in options]
    assert (rows[len(options) :] == -1).all()
    assert len({row.tobytes() for row in known}) == len(options), [option.id for option in options]
    return len(options)


def _refuses(take: Callable[[int], object], episode: Any, count: int) -> None:
    """No action beyond the options is taken, and none changes the game."""
    before = episode.game.to_json()
    for action in (count, envs.MOST_OPTIONS - 1, envs.MOST_OPTIONS, -1):
        with pytest.raises(IllegalChoice):
            take(action)
    assert episode.game.to_json() == before


@pytest.mark.parametrize("name", TABLES)
def test_tables(name: str) -> None:
    env, rng = TABLES[name](), random.Random(name)
    width = len(CARD_OPTION if name.startswith(("chapter", "campaign")) else BOARD_OPTION)
    for number in range(_episodes(name)):
        env.reset(seed=number)
        steps = 0
        while env.agents:
            agent = env.agent_selection
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                assert not seen["action_mask"].any()
                env.step(None)
                continue
            assert agent == f"seat_{env.episode.game.decision.seat}"
            count = _check(seen, env.episode, width)
            if steps == number:
                _refuses(env.step, env.episode, count)
                assert env.agent_selection == agent
            env.step(rng.randrange(count))
            steps += 1
        assert env.episode.over


@pytest.mark.parametrize("name", SEATS)
def test_seats(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    rng = random.Random(name)
    width = len(CARD_OPTION if "Card" in name else BOARD_OPTION)
    for number in range(_episodes(name)):
        seen, _ = env.reset(seed=number)
        ended = cut = False
        steps = 0
        while not (ended or cut):
            assert env.episode.asked == env.seat
            count = _check(seen, env.episode, width)
            assert (env.action_masks() == seen["action_mask"].astype(np.bool_)).all()
            if steps == number:
                _refuses(env.step, env.episode, count)
            seen, _, ended, cut, _ = env.step(rng.randrange(count))
            steps += 1
        assert not env.action_masks().any()
        with pytest.raises(IllegalChoice):
            env.step(0)
