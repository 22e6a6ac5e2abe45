"""Libraries that only studies need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from eday.kernel import EdayError


def needed(module: str, extra: str = "study") -> Any:
    """A module of such a library; EdayError that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise EdayError("study-needs", package=module.partition(".")[0], extra=extra) from error
