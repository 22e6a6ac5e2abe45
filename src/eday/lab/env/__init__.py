"""Environments for research: every seat an agent (PettingZoo), or one learner among bots (Gymnasium).

>>> import gymnasium
>>> import eday.lab.env
>>> env = gymnasium.make("eday/Emergence-v0")
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(0)
>>> int(seen["action_mask"].sum()) > 0, reward, terminated
(True, 0.0, False)
"""

from __future__ import annotations

from eday.kernel import EdayError

try:
    from eday.lab.env.arrays import MOST_OPTIONS
    from eday.lab.env.ids import ALL, register
    from eday.lab.env.makers import (
        board_env,
        board_seat_env,
        campaign_env,
        campaign_seat_env,
        card_env,
        card_seat_env,
    )
    from eday.lab.env.seats import SeatEnv
    from eday.lab.env.tables import TableEnv
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    raise ImportError(str(EdayError("env-extra", module=error.name)), name=error.name) from error

IDS = ALL
"""What `gymnasium.make` knows once this is imported."""
register()

__all__ = [
    "IDS",
    "MOST_OPTIONS",
    "SeatEnv",
    "TableEnv",
    "board_env",
    "board_seat_env",
    "campaign_env",
    "campaign_seat_env",
    "card_env",
    "card_seat_env",
]
