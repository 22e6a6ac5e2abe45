"""Kernel and games stay such that mypyc can translate them (no C compiler is needed to see that)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import eday

SOURCE = Path(eday.__file__).parent
NOT_YET: dict[str, str] = {}
"""Files that mypyc does not accept, and why. The list may only shrink."""


def files(room: str) -> list[Path]:
    """The modules of a room that have to be accepted."""
    return [path for path in sorted((SOURCE / room).rglob("*.py")) if f"{path.relative_to(SOURCE)}" not in NOT_YET]


@pytest.mark.parametrize(
    "room", ["kernel", pytest.param("board", marks=pytest.mark.slow), pytest.param("card", marks=pytest.mark.slow)]
)
def test_mypyc_accepts_the_room(room: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.kernel.emitted", str(tmp_path), *map(str, files(room))]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stdout + done.stderr
    assert list(tmp_path.rglob("*.c"))
