"""`python -m tests.compiled`: compiles the core in a copy of the source, and runs its tests there.

What is compiled is tested whole: kernel, both games with their recorded games and random examples, players. Of what
only calls it (self-play, terminal, service, command) a few files show that the two go together. Left out are the
browser, the service's other tests and those of text and content: nothing they look at is compiled.

Whatever is written after it is handed on to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = ROOT / "build" / "compiled" / "src"
CORE = ("tests/kernel", "tests/board", "tests/card", "tests/games", "tests/players")
CALLERS = (
    "tests/lab/board",
    "tests/lab/card",
    "tests/terminal/board/test_piped.py",
    "tests/terminal/card",
    "tests/server/test_playing.py",
    "tests/server/test_bots.py",
    "tests/cli/test_command_line.py",
    "tests/test_notation.py",
)


def main() -> int:
    """Build, then test what was built."""
    subprocess.run([sys.executable, ROOT / "scripts" / "compiled.py", "build"], check=True)
    command = [sys.executable, "-m", "pytest", "-o", f"pythonpath={TREE} {ROOT}", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(TREE)}
    command += [*CORE, *CALLERS, *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
