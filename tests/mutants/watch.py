"""A pytest plugin: notes which tests run which lines of the rules, and how long each takes."""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

SOURCES = os.environ["MUTANTS_SOURCES"].split(os.pathsep)
FOLDER = Path(os.environ["MUTANTS_NOTES"])
_coverage = Coverage(data_file=None, config_file=False, include=SOURCES, messages=False)
_seconds: dict[str, float] = defaultdict(float)


def pytest_sessionstart() -> None:
    """Begin before the tests are collected, so that lines run by an import belong to no test."""
    _coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Lines run from here on belong to this test."""
    _forget_caches()
    _coverage.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        _coverage.switch_context("")


def _forget_caches() -> None:
    """Else only the first of all tests that need a kept value would seem to need the lines that made it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("eday.") and getattr(module, "__file__", None) in SOURCES:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
                elif type(value).__name__ == "Recent":
                    value.clear()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up setup, call and teardown."""
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish() -> None:
    """Write the notes; every process of the run has its own."""
    _coverage.stop()
    data = _coverage.get_data()
    lines = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    notes = {"seconds": _seconds, "lines": lines}
    (FOLDER / f"{os.getpid()}.json").write_text(json.dumps(notes), encoding="utf-8")
