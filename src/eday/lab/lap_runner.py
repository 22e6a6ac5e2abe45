"""Runs laps of a file as they are asked for: `python -P lap_runner.py plain|as-is LAPS.py`. Never imported.

A line "name seed size" is answered by how much was done and the CPU seconds that took. With `plain` extensions are
passed over: so the plain source can be measured where the compiled one is installed. What laps print goes to stderr.
"""

from __future__ import annotations

import runpy
import sys
import time
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any


class PlainSource:
    """Finds modules of this project by their source alone."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Where a module of ours is; None for all others."""
        if name.partition(".")[0] != "eday":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if __name__ == "__main__":
    if sys.argv[1] == "plain":
        sys.meta_path.insert(0, PlainSource)
    answers, sys.stdout = sys.stdout, sys.stderr
    laps = runpy.run_path(sys.argv[2])["LAPS"]
    print(*laps, file=answers, flush=True)
    for line in sys.stdin:
        lap, seed, size = line.split()
        start = time.process_time()
        done = laps[lap](int(seed), int(size))
        print(done, time.process_time() - start, file=answers, flush=True)
