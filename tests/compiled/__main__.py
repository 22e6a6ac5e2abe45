"""`python -m tests.compiled`: compiles kernel and games with mypyc in a copy of the source, and runs their tests there.

`--only-build` stops after the C compiler; anything else is handed on to pytest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "compiled"
ROOMS = ("kernel", "board", "card")
TESTS = ("tests/kernel", "tests/board", "tests/card", "tests/games", "tests/players")
DECLARATIONS = "view_types.py"
"""Types for type checkers alone: nothing of them runs in play."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

sys.argv = ["setup", "build_ext", "--inplace", "--parallel", "{cores}"]
setup(name="eday-compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


def build() -> None:
    """A copy of the source whose kernel and games are compiled."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "eday", BUILD / "eday", ignore=shutil.ignore_patterns("__pycache__", "static"))
    folder = BUILD / "eday"
    files = [
        str(path.relative_to(BUILD))
        for room in ROOMS
        for path in sorted((folder / room).rglob("*.py"))
        if path.name != DECLARATIONS
    ]
    program = SETUP.format(cores=os.cpu_count() or 1, files=files)
    subprocess.run([sys.executable, "-c", program], cwd=BUILD, check=True, env={**os.environ, "MYPYPATH": str(BUILD)})


def main() -> int:
    """Build, then test what was built."""
    build()
    words = sys.argv[1:]
    if "--only-build" in words:
        return 0
    paths = f"pythonpath={BUILD} {ROOT}"
    command = [sys.executable, "-m", "pytest", "-o", paths, "-p", "no:cacheprovider", *TESTS, *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(BUILD)}).returncode


if __name__ == "__main__":
    sys.exit(main())
