"""One process for each core: threads of numpy's own would only be in each other's way."""

from __future__ import annotations

import os

LIBRARIES = ("OPENBLAS", "OMP", "MKL")


def one_each() -> None:
    """To be called before numpy is imported for the first time."""
    for library in LIBRARIES:
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
