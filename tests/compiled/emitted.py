"""Let mypyc translate files into C without writing or compiling it: `python -m tests.compiled.emitted PATH...`."""

from __future__ import annotations

import sys

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config
from mypyc.options import CompilerOptions


def emitted(paths: list[str]) -> int:
    """How many characters of C the files come to; what mypyc does not accept ends the process with its messages."""
    files, compiler = FileSystemCache(), CompilerOptions()
    sources, all_sources, options = get_mypy_config(paths, paths, compiler, files)
    groups = construct_groups(sources, False, True, None)
    found, _, _ = generate_c(all_sources, options, groups, files, compiler)
    return sum(len(text) for group in found for _, text in group)


if __name__ == "__main__":
    print(emitted(sys.argv[1:]))
