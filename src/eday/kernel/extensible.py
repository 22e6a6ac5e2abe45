"""Classes that plain Python may rest on even when they are compiled: tests rig tables and write frames of their own."""

from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(*_: str, **__: object) -> Any:  # type: ignore[misc]
        """Only the compiler reads it."""
        return _same


def _same(owner: Any) -> Any:
    return owner
