"""Test run: fixed random examples, slow proofs only when asked for, and the rule coverage in the last line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from eday.commands.rules import coverage_line
from eday.text import speaker
from eday.text.rules import Coverage, RuleError, coverage

FULL = os.environ.get("EDAY_FULL") == "1"
COVERAGE = pytest.StashKey[Coverage]()

settings.register_profile("test", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("full", derandomize=True, deadline=None, max_examples=500)
settings.load_profile("full" if FULL else "test")


def pytest_configure(config: pytest.Config) -> None:
    """Stop before the first test when a marker names a rule that does not exist."""
    if hasattr(config, "workerinput"):
        return
    try:
        config.stash[COVERAGE] = coverage(Path(__file__).parent)
    except RuleError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave slow proofs to the full run."""
    if FULL:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how many rules are named by a test."""
    if COVERAGE in config.stash:
        terminalreporter.write_line(coverage_line(speaker(), config.stash[COVERAGE]))
