"""PettingZoo: every seat of a table is an agent, one chooses at a time (AEC)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from eday.kernel import SetupError
from eday.kernel.seed import SEEDS
from eday.lab.env.arrays import Choices, Observation
from eday.lab.env.deals import Deal, checked_max_turns
from eday.lab.env.episode import Episode
from eday.lab.env.render import MODES, checked_mode, rendered


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game at which every seat is an agent: `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]

    def __init__(
        self, deal: Deal, *, max_turns: int | None = None, told: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"eday_{deal.game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = checked_mode(render_mode)
        self._deal = deal
        self._max_turns = checked_max_turns(max_turns)
        self._told = told
        self.possible_agents = [f"seat_{seat}" for seat in range(deal.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: deal.rows.space() for agent in self.possible_agents}
        self.action_spaces = {agent: Choices() for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._episode: Episode | None = None
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}

    @property
    def episode(self) -> Episode:
        """The running game; its `game` holds secrets."""
        if self._episode is None:
            raise SetupError("env-reset")
        return self._episode

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, this and all games after it are the same again."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._episode = Episode(self._deal, int(self._rng.integers(SEEDS)), self._max_turns)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self._episode)

    def step(self, action: Any) -> None:
        """Take an option for the agent that is asked; IllegalChoice for one that is masked out changes nothing."""
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = episode.option(action)
        self._cumulative_rewards[agent] = 0.0
        rewards = episode.choose(chosen)
        for one, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[one] = reward
            self._cumulative_rewards[one] += reward
        if episode.over:
            ended, cut = episode.terminated, episode.truncated
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, cut)
        self._ask(episode)

    def _ask(self, episode: Episode) -> None:
        """Turn to the seat that is to choose."""
        if episode.asked >= 0:
            agent = self.agent_selection = self.possible_agents[episode.asked]
            self.action_spaces[agent].on_offer = len(episode.game.decision.options)
        if self._told:
            self.infos = {agent: episode.told(self._seats[agent]) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent knows; nobody but the one who is asked has anything on offer."""
        return self.episode.observe(self._seats[agent])

    def render(self) -> Any:
        """The table as everybody sees it: text (`ansi`, `human` prints it) or a picture (`rgb_array`)."""
        return rendered(self.episode, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
