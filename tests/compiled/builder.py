"""The script that compiles the core, as a module."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def builder() -> ModuleType:
    """`scripts/compiled.py`, read but not run."""
    spec = importlib.util.spec_from_file_location("compiled_builder", ROOT / "scripts" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
