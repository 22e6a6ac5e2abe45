"""Random walks through environments whose agents choose one at a time (PettingZoo AEC), ours and others alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np


def walk(make: Callable[[int], Any], seed: int, size: int) -> int:
    """So many random choices from what the masks leave, new games and observations included."""
    done, chance = 0, random.Random(seed)
    while done < size:
        seed += 1
        env = make(seed)
        env.reset(seed=seed)
        while env.agents and done < size:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
                done += 1
    return done
