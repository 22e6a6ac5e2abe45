"""Whatever is compiled stays such that mypyc can translate it; no C compiler is needed to see that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.compiled.builder import builder

ROOMS = {"kernel", "board", "card", "players"}


def test_mypyc_accepts_all_that_is_compiled() -> None:
    made = builder()
    assert {path.parts[1] for path in made.core()} == ROOMS
    files = [str(made.SOURCE / path) for path in made.core()]
    command = [sys.executable, "-m", "tests.compiled.emitted", *files]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[1])
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.splitlines()[-1]) > 1_000_000
