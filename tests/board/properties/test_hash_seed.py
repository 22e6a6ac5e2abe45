"""Deterministic: the same seed, set-up and choices give the same game in every process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import eday
from tests.board.properties.play import Setup, past, present, walk

ROOT = Path(__file__).parents[3]
SETUPS = [
    Setup(1, 31),
    Setup(2, 32, insane=True),
    Setup(3, 33, gentle=True),
    Setup(4, 34, insane=True, bold=False),
]


def fingerprint() -> str:
    """A digest of some whole games: all states, views and events."""
    digest = hashlib.sha256()
    for setup in SETUPS:
        for game in walk(setup):
            digest.update(game.to_json().encode())
        digest.update(repr((present(game), past(game))).encode())
    return digest.hexdigest()


def test_games_do_not_depend_on_the_hash_seed() -> None:
    code = "from tests.board.properties.test_hash_seed import fingerprint; print(fingerprint())"
    source = str(Path(eday.__file__).parents[1])
    found = []
    for hash_seed in ("0", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([source, str(ROOT)])}
        command = [sys.executable, "-c", code]
        run = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        found.append(run.stdout.strip())
    assert found == [fingerprint()] * 2
