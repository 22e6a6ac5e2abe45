"""Kernel and games stay such that mypyc can translate them; no C compiler is needed to see that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import eday

SOURCE = Path(eday.__file__).parent
ROOMS = ("kernel", "board", "card")


def test_mypyc_accepts_the_kernel_and_the_games() -> None:
    files = [str(path) for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    command = [sys.executable, "-m", "tests.kernel.emitted", *files]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.splitlines()[-1]) > 1_000_000
