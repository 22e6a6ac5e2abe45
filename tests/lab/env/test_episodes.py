"""Rewards, ends, seeds, arguments and pictures of the environments."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from eday.kernel import EdayError, IllegalChoice, SetupError
from eday.lab import env as envs
from eday.players import SeatGame, SimplePlayer


def _run(env: envs.TableEnv, seed: int) -> dict[str, float]:
    """What each agent got in a game of random choices."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        _, reward, ended, cut, _ = env.last(observe=False)
        got[agent] += reward
        env.step(None if ended or cut else rng.randrange(len(env.episode.game.decision.options)))
    return got


@pytest.mark.parametrize("seed", range(3))
def test_cogs_win_or_lose_together(seed: int) -> None:
    env = envs.board_env(cogs=3)
    got = _run(env, seed)
    outcome = env.episode.game.outcome
    assert outcome is not None
    assert set(got.values()) == {1.0 if outcome.winner == "cog" else -1.0}


def test_stages_may_be_rewarded() -> None:
    env = envs.board_seat_env(cogs=2, shaping=0.25)
    stages = set()
    for seed in range(6):
        env.reset(seed=seed)
        bot = SimplePlayer(seed)
        got, ended = 0.0, False
        while not ended:
            decision = env.episode.game.decision
            chosen = bot.choose(SeatGame(env.episode.game, 0))
            _, reward, ended, _, _ = env.step([option.id for option in decision.options].index(chosen))
            got += float(reward)
        stage = env.episode.game.stage
        stages.add(stage)
        assert got == (1.0 if env.episode.game.outcome.winner == "cog" else -1.0) + 0.25 * (stage - 1)
    assert stages == {1, 2}


def test_cards_are_won_by_one_and_lost_by_the_other() -> None:
    env = envs.card_env(1)
    winners = set()
    for seed in range(8):
        got = _run(env, seed)
        winner = env.episode.game.outcome.winner
        winners.add(winner)
        assert got["seat_0"] == -got["seat_1"] == (1.0 if winner == "cog" else -1.0)
    assert len(winners) == 2


def test_a_campaign_is_rewarded_at_its_end_or_game_by_game() -> None:
    whole, each = envs.campaign_env(best_of=1), envs.campaign_env(best_of=1, reward="games")
    got, games = _run(whole, 4), _run(each, 4)
    campaign = whole.episode.game.view(None)
    assert each.episode.game.view(None) == campaign
    won = campaign["chapters"].count("cog")
    assert games["seat_0"] == won - (15 - won) == -games["seat_1"]
    assert got["seat_0"] == -got["seat_1"] == (1.0 if campaign["outcome"]["winner"] == "cog" else -1.0)


@pytest.mark.parametrize("make", [
    lambda turns: envs.board_env(cogs=4, max_turns=turns),
    lambda turns: envs.card_env(1, max_turns=turns),
    lambda turns: envs.campaign_env(best_of=1, max_turns=turns),
])  # fmt: skip
def test_games_are_cut_off(make: Any) -> None:
    env = make(2)
    got = _run(env, 1)
    assert env.episode.truncated
    assert not env.episode.terminated
    assert set(got.values()) == {0.0}
    env.reset(seed=1)
    longer = make(3)
    assert _run(longer, 1).keys() == got.keys()
    assert len(longer.episode.game.record()["choices"]) > 0


def test_a_game_is_not_cut_off_early() -> None:
    env = envs.board_env(cogs=4, max_turns=2)
    env.reset(seed=1)
    turns = set()
    while not env.episode.over:
        turns.add(env.episode.game.turn)
        env.step(0)
    assert max(turns) == 2


@pytest.mark.parametrize("turns", [1, 3])
def test_every_turn_of_a_campaign_counts(turns: int) -> None:
    env = envs.campaign_env(best_of=1, max_turns=turns)
    _run(env, 1)
    begun = [event.data["turn"] for event in env.episode.game.events_for(0) if event.kind == "turn_started"]
    assert begun == list(range(1, turns + 2))


def test_a_seat_that_is_never_asked_is_told_of() -> None:
    env = envs.card_seat_env(1, side="locust", max_turns=1)
    with pytest.raises(SetupError, match="Seat 1 was asked nothing in 100 games"):
        env.reset(seed=1)
    with pytest.raises(SetupError, match="reset"):
        env.step(0)


def test_a_seed_fixes_all_games_after_it() -> None:
    env: Any = gymnasium.make("eday/CardChapter-v0", opponent="random")
    found = []
    for _ in range(2):
        env.reset(seed=11)
        found.append([env.reset()[0]["observation"]["hand"].tolist() for _ in range(4)])
    assert found[0] == found[1]
    assert len({tuple(hand) for hand in found[0]}) > 1


def test_a_wrong_action_says_what_is_on_offer() -> None:
    env = envs.card_env(1)
    env.reset(seed=1)
    count = len(env.episode.game.decision.options)
    with pytest.raises(IllegalChoice, match=f"0 to {count - 1}"):
        env.step(count)
    for action in ("draw", 1.5, None):
        with pytest.raises(IllegalChoice, match="whole number"):
            env.step(action)


WRONG: list[tuple[Any, dict[str, Any], str]] = [
    (envs.board_env, {"mission": "emergency"}, "emergency"),
    (envs.board_env, {"cogs": 5}, "1 to 4"),
    (envs.board_env, {"mission": "scattered", "cogs": 1}, "2 to 4"),
    (envs.board_env, {"cogs": None}, "list of ids"),
    (envs.board_env, {"max_turns": 0}, "never"),
    (envs.board_env, {"shaping": "much"}, "must be a number"),
    (envs.board_env, {"shaping": float("nan")}, "must be a number"),
    (envs.board_env, {"render_mode": "film"}, "rgb_array"),
    (envs.card_env, {"chapter": 16}, "15"),
    (envs.campaign_env, {"reward": "cards"}, "games"),
    (envs.campaign_env, {"best_of": 2}, "best of 3"),
    (envs.board_seat_env, {"cogs": 2, "seat": 2}, "0 to 1"),
    (envs.board_seat_env, {"cogs": 1, "mates": ["simple", "simple"]}, "table of 1"),
    (envs.board_seat_env, {"cogs": 2, "mates": 1}, "name of one or a list"),
    (envs.card_seat_env, {"side": "both"}, "cog"),
    (envs.card_seat_env, {"opponent": None}, "name of one or a list"),
]


@pytest.mark.parametrize(("make", "arguments", "said"), WRONG)
def test_wrong_arguments(make: Any, arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        make(**arguments)


def test_an_unknown_bot() -> None:
    with pytest.raises(EdayError, match="simple"):
        envs.card_seat_env(opponent="stockfish")


def test_nothing_is_played_before_reset() -> None:
    for env in (envs.card_env(), envs.card_seat_env()):
        with pytest.raises(SetupError, match="reset"):
            env.step(0)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_at_once(mode: str) -> None:
    many: Any = gymnasium.make_vec("eday/CardChapter-v0", 3, vectorization_mode=mode, opponent="random")
    try:
        seen, _ = many.reset(seed=5)
        rng = np.random.default_rng(1)
        for _ in range(60):
            masks = seen["action_mask"]
            assert masks.shape == (3, envs.MOST_OPTIONS)
            actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
            seen, rewards, ended, _, _ = many.step(actions)
            assert rewards.shape == ended.shape == (3,)
        alone: Any = gymnasium.make("eday/CardChapter-v0", opponent="random")
        first, _ = alone.reset(seed=6)
        again, _ = many.reset(seed=5)
        assert (again["observation"]["hand"][1] == first["observation"]["hand"]).all()
    finally:
        many.close()


def test_spaces_can_be_sent_to_other_processes() -> None:
    env = envs.card_seat_env()
    env.reset(seed=1)
    space = pickle.loads(pickle.dumps(env.action_space))
    assert space == env.action_space
    assert {int(space.sample()) for _ in range(200)} == set(range(len(env.episode.game.decision.options)))


@pytest.mark.parametrize("make", [
    lambda mode: envs.board_env(cogs=2, render_mode=mode),
    lambda mode: envs.card_env(3, render_mode=mode),
    lambda mode: envs.campaign_env(render_mode=mode),
])  # fmt: skip
def test_pictures(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {}
    for mode in ("ansi", "rgb_array", "human", None):
        env = make(mode)
        env.reset(seed=2)
        rng = random.Random(2)
        for _ in range(40):
            env.step(rng.randrange(len(env.episode.game.decision.options)))
        drawn[mode] = env.render()
    asked = env.episode.game.decision
    assert f"seat={asked.seat} {asked.kind}" in drawn["ansi"]
    assert capsys.readouterr().out == drawn["ansi"] + "\n"
    picture = drawn["rgb_array"]
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 4
    assert drawn["human"] is drawn[None] is None


def test_a_seat_s_text_has_its_hand_and_options() -> None:
    env = envs.card_seat_env(1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert all(f"{number} {option.id}" in text for number, option in enumerate(env.episode.game.decision.options))
    brief = env.episode.game.brief(0)
    assert "hand " + " ".join(brief.names[card] for card in brief.hand) in text
    public = envs.card_env(1, render_mode="ansi")
    public.reset(seed=1)
    assert "\nhand " not in public.render()


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_without_the_extra_it_is_named(module: str) -> None:
    code = f"import sys; sys.modules['{module}'] = None\nimport eday.lab.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "eday[env]"' in done.stderr.splitlines()[-1]
