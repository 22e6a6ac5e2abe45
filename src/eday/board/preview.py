"""The map of a seed, without playing."""

from __future__ import annotations

import os

from eday.board.explore import arrange_level
from eday.board.map import LAST, MapShape
from eday.content import load
from eday.kernel import SetupError
from eday.kernel.rng import stream


def preview(
    mission: str, seed: int, levels: str, content: str | os.PathLike[str] | None = None
) -> tuple[MapShape, tuple[int, ...]]:
    """The shape and the areas with a door; `levels` is "1" or "all"."""
    cards = load(content)
    if mission not in cards.missions:
        raise SetupError("setup-unknown-mission", mission=mission, known=", ".join(cards.missions))
    layout_seed = stream(seed, "layout")
    shape: MapShape | None = None
    card = cards.missions[mission]
    wanted = card.levels
    for number, level in enumerate(wanted if levels == "all" else wanted[:1], start=1):
        locations = level.locations or card.difficulties["normal"]
        arranged = arrange_level(cards, locations, layout_seed, number, shape, LAST)
        if arranged is not None:
            shape = arranged[0]
    if shape is None:
        raise SetupError("setup-no-map", mission=mission)
    return shape, (shape.exit_of_tile[-1],)
