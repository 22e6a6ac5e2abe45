"""Observations tell a seat what it may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from eday.kernel import Event
from eday.lab import env as envs
from eday.players import SimplePlayer
from eday.players.seat_view import SeatGame

TABLES: dict[str, tuple[Callable[[], envs.TableEnv], int]] = {
    "emergence": (lambda: envs.board_env("emergence", 3, told=True), 400),
    "scattered": (lambda: envs.board_env("scattered", 2, told=True), 400),
    "hive": (lambda: envs.board_env("hive", 2, told=True), 400),
    "chapter_4": (lambda: envs.card_env(4, told=True), 400),
    "chapter_12": (lambda: envs.card_env(12, told=True), 400),
    "campaign": (lambda: envs.campaign_env(best_of=1, told=True), 1500),
}


def _same(one: Any, other: Any) -> None:
    assert one.keys() == other.keys()
    for name, values in one["observation"].items():
        assert (values == other["observation"][name]).all(), name
    assert (one["action_mask"] == other["action_mask"]).all()


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    make, choices = TABLES[name]
    env, rng = make(), random.Random(name)
    env.reset(seed=3)
    real = env.episode.game
    looked = 0
    for step in range(choices):
        if env.episode.over:
            env.reset()
            real = env.episode.game
        if step % 4 == 0:
            for seat, agent in enumerate(env.possible_agents):
                known, told = env.observe(agent), env.episode.told(seat)
                imagined = real.determinize(seat, rng, past=False)
                env.episode.game = imagined
                _same(known, env.observe(agent))
                assert told == env.episode.told(seat)
                env.episode.game = real
                looked += 1
        decision = real.decision
        env.step(rng.randrange(len(decision.options)))
    assert looked >= choices // 2


def test_only_the_seat_that_is_asked_sees_options() -> None:
    env = envs.board_env(cogs=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        asked = agent == env.agent_selection
        assert seen["action_mask"].any() == asked
        assert (seen["observation"]["options"][0, 0] > 0) == asked


def test_the_other_hand_is_a_count_alone() -> None:
    env = envs.card_env(1)
    env.reset(seed=2)
    game: Any = env.episode.game
    for seat, agent in enumerate(env.possible_agents):
        hand = env.observe(agent)["observation"]["hand"]
        assert int(hand.sum()) == game.brief(seat).cards[seat] > 0


def test_bots_hold_no_more_than_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    choose = SimplePlayer.choose

    def watched(self: SimplePlayer, seen: SeatGame) -> str:
        asked.append(seen)
        return choose(self, seen)

    monkeypatch.setattr(SimplePlayer, "choose", watched)
    env = envs.card_seat_env(1, side="locust")
    env.reset(seed=1)
    assert asked
    assert all(isinstance(seen, SeatGame) and seen.seat == 0 for seen in asked)


def test_no_event_of_the_other_seat_is_told() -> None:
    env = envs.card_seat_env(1, told=True)
    _, info = env.reset(seed=1)
    assert info.keys() == {"view", "options"}
    assert info["view"]["seat"] == 0
    assert not any(isinstance(value, Event) for value in info.values())
    assert [option["id"] for option in info["options"]] == [o.id for o in env.episode.game.decision.options]
