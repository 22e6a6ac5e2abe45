"""`python -m tests.compiled`: compiles the core in a copy of the source, and runs its tests there.

Whatever is written after it is handed on to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = ROOT / "build" / "compiled" / "src"
TESTS = ("tests/kernel", "tests/board", "tests/card", "tests/games", "tests/players")


def main() -> int:
    """Build, then test what was built."""
    subprocess.run([sys.executable, ROOT / "scripts" / "compiled.py", "build"], check=True)
    command = [sys.executable, "-m", "pytest", "-o", f"pythonpath={TREE} {ROOT}", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(TREE)}
    return subprocess.run([*command, *TESTS, *sys.argv[1:]], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
