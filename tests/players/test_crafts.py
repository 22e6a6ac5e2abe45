"""What each game brings to the search."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import eday
from eday.players.crafts import craft_of


@pytest.mark.parametrize("game", ["board", "card", "campaign"])
def test_every_game_has_a_craft(game: str) -> None:
    craft = craft_of(game)
    assert craft is craft_of(game), "networks are loaded once"
    assert craft.kinds
    assert craft.versus == (game != "board")


def test_numpy_keeps_to_one_thread_where_bots_think() -> None:
    code = (
        "import os, sys; os.environ.pop('OPENBLAS_NUM_THREADS', None); import eday.players.crafts as crafts; "
        "assert 'numpy' not in sys.modules; crafts.craft_of('card'); "
        "assert 'numpy' in sys.modules; print(os.environ['OPENBLAS_NUM_THREADS'])"
    )
    here = {**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=here)
    assert done.stdout == "1\n", done.stderr
