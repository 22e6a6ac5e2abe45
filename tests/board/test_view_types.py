"""A view holds exactly what its type declares: front ends and the client's types are made from it."""

from __future__ import annotations

import json

import pytest
from pydantic import ConfigDict, TypeAdapter

from eday.board import BoardState, BoardView, MapDrawing, Odds
from tests.board.properties.play import Setup, sampled, setups, viewers

EXACT = ConfigDict(extra="forbid", strict=True)
"""A type keeps its own settings, a list of it takes these."""
WHOLE = TypeAdapter(list[BoardView], config=EXACT)
STATE = TypeAdapter(list[BoardState], config=EXACT)
DRAWING = TypeAdapter(list[MapDrawing], config=EXACT)
ODDS = TypeAdapter(list[Odds], config=EXACT)


@pytest.mark.parametrize("setup", setups(1, first=400), ids=str)
def test_views_are_what_their_types_say(setup: Setup) -> None:
    for game in sampled(setup, every=30, firsts=1):
        for seat in viewers(game):
            WHOLE.validate_python([game.view(seat)])
            STATE.validate_python([game.view(seat, whole=False)])
        DRAWING.validate_python([json.loads(game.layout().drawing)])
        for option in game.decision.options if game.decision else ():
            odds = game.odds(option.id)
            if odds is not None:
                ODDS.validate_python([odds])
