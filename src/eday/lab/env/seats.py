"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray

from eday.kernel import SetupError
from eday.kernel.seed import SEEDS
from eday.lab.env.arrays import Choices, Observation, mask_of
from eday.lab.env.deals import Deal, checked_max_turns, checked_seat
from eday.lab.env.episode import Episode
from eday.lab.env.render import MODES, checked_mode, rendered
from eday.players import PLAYERS, QUICK, Player, SeatGame, bot_for, bots_for

TRIES = 100
"""Games dealt in a row until one asks the seat something."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game as one seat plays it; whenever that seat is not asked, bots choose."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        deal: Deal,
        seat: int = 0,
        bots: str | Sequence[str] = QUICK,
        *,
        max_turns: int | None = None,
        told: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._deal = deal
        self.seat = checked_seat(seat, deal.seats)
        self._bots = _seated(deal, bots)
        self._max_turns = checked_max_turns(max_turns)
        self._told = told
        self.observation_space = deal.rows.space()
        self.action_space: Choices = Choices()
        self._episode: Episode | None = None
        self._others: dict[int, tuple[Player, SeatGame]] = {}

    @property
    def episode(self) -> Episode:
        """The running game; its `game` holds secrets."""
        if self._episode is None:
            raise SetupError("env-reset")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let bots play up to the seat's first decision; SetupError if there never is one."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            episode = self._episode = Episode(self._deal, int(self.np_random.integers(SEEDS)), self._max_turns)
            self._others = {}
            for seat, bot in enumerate(self._bots):
                if seat != self.seat:
                    player = PLAYERS[bot](int(self.np_random.integers(SEEDS)))
                    self._others[seat] = player, SeatGame(episode.game, seat)
            self._play_others(episode)
            if not episode.over:
                return self._seen(episode)
            # Nobody asked this seat anything: such a game teaches nothing.
        self._episode = None
        raise SetupError("env-never-asked", seat=self.seat, games=TRIES)

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an option and let bots play up to the next decision; IllegalChoice for one that is masked out."""
        episode = self.episode
        reward = episode.choose(episode.option(action))[self.seat]
        reward += self._play_others(episode)
        observation, info = self._seen(episode)
        return observation, reward, episode.terminated, episode.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is on offer, under the name that learners with masks ask for."""
        return mask_of(self.action_space.on_offer if not self.episode.over else 0).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it: text (`ansi`, `human` prints it) or a picture (`rgb_array`)."""
        return rendered(self.episode, self.seat, self.render_mode)

    def _play_others(self, episode: Episode) -> float:
        """Let the bots choose until the seat is asked or the game is over; what that brought the seat."""
        reward = 0.0
        while not episode.over and episode.asked != self.seat:
            player, seen = self._others[episode.asked]
            reward += episode.choose(player.choose(seen))[self.seat]
        return reward

    def _seen(self, episode: Episode) -> tuple[Observation, dict[str, Any]]:
        if not episode.over:
            self.action_space.on_offer = len(episode.game.decision.options)
        return episode.observe(self.seat), episode.told(self.seat) if self._told else {}


def _seated(deal: Deal, bots: str | Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat, the last one named also for all after it."""
    if not isinstance(bots, str | list | tuple):
        raise SetupError("env-bot-names", bots=str(bots), known=", ".join(bots_for(deal.game)))
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    if not 0 < len(named) <= deal.seats:
        raise SetupError("env-bots", bots=len(named), most=deal.seats)
    found = [bot_for(deal.game, bot) for bot in named]
    return (*found, *(found[-1],) * (deal.seats - len(found)))
