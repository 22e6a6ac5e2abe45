"""The compiled core: what lies beside the source is refused when the source has changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.compiled import fingerprint
from eday.kernel.table import Frame, Table
from tests.compiled.builder import builder

PACKAGE = Path(eday.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A package of which one file is said to be compiled."""
    (tmp_path / "eday" / "kernel").mkdir(parents=True)
    shutil.copy(PACKAGE / "compiled.py", tmp_path / "eday")
    (tmp_path / "eday" / "__init__.py").write_text("from eday.compiled import is_compiled\n")
    source = tmp_path / "eday" / "kernel" / "table.py"
    source.write_text("A = 1\n")
    os.utime(source, ns=(0, 0))
    (tmp_path / "eday" / "compiled.json").write_text(json.dumps({"kernel/table.py": fingerprint(source)}))
    return tmp_path


def imported(checkout: Path) -> subprocess.CompletedProcess[str]:
    """What comes of importing it."""
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    return subprocess.run(
        [sys.executable, "-S", "-c", "import eday"], cwd=checkout, env=environment, capture_output=True, text=True
    )


def test_what_was_compiled_from_this_source_runs(checkout: Path) -> None:
    assert imported(checkout).returncode == 0


def test_a_file_touched_but_not_changed_runs(checkout: Path) -> None:
    later = (checkout / "eday" / "compiled.json").stat().st_mtime_ns + 10**9
    os.utime(checkout / "eday" / "kernel" / "table.py", ns=(later, later))
    assert imported(checkout).returncode == 0


def test_an_extension_older_than_its_source_is_refused(checkout: Path) -> None:
    source = checkout / "eday" / "kernel" / "table.py"
    source.write_text("A = 2\n")
    later = (checkout / "eday" / "compiled.json").stat().st_mtime_ns + 10**9
    os.utime(source, ns=(later, later))
    result = imported(checkout)
    assert result.returncode == 1
    assert "kernel/table.py has changed since the core was compiled: run 'make fast' again" in result.stderr


def test_a_source_that_came_later_is_refused_whatever_its_date(checkout: Path) -> None:
    manifest = checkout / "eday" / "compiled.json"
    os.utime(manifest, ns=(10**9, 10**9))
    source = checkout / "eday" / "kernel" / "table.py"
    source.write_text("A = 2\n")
    os.utime(source, ns=(0, 0))
    assert "kernel/table.py has changed" in imported(checkout).stderr


def test_a_source_changed_while_the_compiler_runs_is_refused(tmp_path: Path) -> None:
    made: Any = builder()
    made.ROOT, made.SOURCE, made.TREE = tmp_path, tmp_path / "src", tmp_path / "build"
    made.MANIFEST = made.SOURCE / "eday" / "compiled.json"
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        (tmp_path / name).write_text("")
    source = made.SOURCE / "eday" / "kernel" / "table.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n")
    shutil.copy(PACKAGE / "compiled.py", made.SOURCE / "eday")
    (made.SOURCE / "eday" / "__init__.py").write_text("from eday.compiled import is_compiled\n")
    made.core = lambda: [Path("eday/kernel/table.py")]
    made._samples = dict

    def build() -> None:
        made.lay_tree()
        source.write_text("A = 2\n")
        later = (made.TREE / "compiled.json").stat().st_mtime_ns + 10**9
        os.utime(source, ns=(later, later))

    made.build = build
    made.fast()
    assert "kernel/table.py has changed" in imported(made.SOURCE).stderr


def test_every_table_and_frame_copies_itself_field_by_field() -> None:
    samples = {name: sample for classes in builder()._samples().values() for name, sample in classes.items()}
    assert {"BoardTable", "CardTable", "CampaignTable", "LocustMovement"} <= set(samples)
    assert all(isinstance(sample, Table | Frame) for sample in samples.values())


def test_the_method_that_copies_stands_in_its_class() -> None:
    class Sample(Frame[Any]):
        FIELDS = ("left", "row")
        __slots__ = FIELDS

        def __init__(self) -> None:
            self.left = 1
            self.row = [2]

    text = builder()._with_copies("class Sample:\n    A = 1\n\n\nB = 2\n", {"Sample": Sample()})
    assert text == (
        "class Sample:\n    A = 1\n\n    def copied(self) -> 'Sample':\n        new = Sample()\n"
        "        new.left = self.left\n        new.row = self.row[:]\n        return new\n\n\nB = 2\n"
    )
