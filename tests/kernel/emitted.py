"""Let mypyc translate packages into C, without compiling it: `python -m tests.kernel.emitted FOLDER PATH...`."""

from __future__ import annotations

import sys

from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions


def emit(folder: str, paths: list[str]) -> None:
    """Write the C of these files into a folder; what mypyc does not accept ends the process with its messages."""
    mypyc_build(paths, CompilerOptions(target_dir=folder, strip_asserts=False), only_compile_paths=paths)


if __name__ == "__main__":
    emit(sys.argv[1], sys.argv[2:])
