"""Copies of the project in which mutants are tried, so that the real files are never touched."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

from tests.mutants.mutations import Mutant

LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
BY_CONTENT = PycInvalidationMode.CHECKED_HASH
"""Compiled files that Python compares with the text of the source: a mutant may have the same age and size."""
PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=no", "-rfE")
PASSED, NOTHING_RUN, ENDLESS = 0, 5, 97


@dataclass(frozen=True)
class Result:
    """What became of a mutant."""

    mutant: Mutant
    fate: str
    """killed, endless (killed by a time limit), survived, or unseen: no test runs the line."""
    tests: int
    by: str
    seconds: float

    @property
    def killed(self) -> bool:
        """Whether the tests noticed."""
        return self.fate in ("killed", "endless")

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.mutant.path}:{self.mutant.line()}"


@dataclass(frozen=True)
class Baseline:
    """How the tests run without a mutant."""

    seconds: dict[str, float]
    """Of every test, quickest first."""
    lines: dict[str, dict[int, set[str]]]
    """Tests by file and line."""

    def tests_of(self, mutant: Mutant) -> dict[str, float]:
        """The tests that run the changed lines. Where only the import runs them: those that run the file, else all."""
        file = self.lines.get(str(mutant.path), {})
        wanted = mutant.lines if mutant.lines is not None else file.keys()
        tests = {test for line in wanted for test in file.get(line, ())}
        if "" in tests or mutant.lines is None:
            tests = {test for line in file.values() for test in line} - {""} or set(self.seconds)
        return {test: seconds for test, seconds in self.seconds.items() if test in tests}


class Workshop:
    """One copy of the project, where one mutant at a time is tried."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._process: subprocess.Popen[str] | None = None

    @classmethod
    def new(cls, source: Path, root: Path) -> Workshop:
        """Copy what tests of rules need, and compile it."""
        for name in ("src", "tests"):
            shutil.copytree(source / name, root / name, ignore=LEFT_BEHIND)
        shutil.copy(source / "pyproject.toml", root)
        compileall.compile_dir(root / "src", quiet=2, invalidation_mode=BY_CONTENT)
        return cls(root)

    def another(self, root: Path) -> Workshop:
        """A second one like this, with everything that is compiled by now."""
        return Workshop(Path(shutil.copytree(self.root, root)))

    def run(self, *args: str, **variables: str) -> tuple[int, str]:
        """Run pytest here; its exit status and what it printed."""
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        env = {**os.environ, "PYTHONPATH": path, **variables}
        env.pop("EDAY_FULL", None)
        process = self._process = subprocess.Popen(
            [*PYTEST, *args], cwd=self.root, env=env, text=True, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            printed, _ = process.communicate()
        finally:
            self.stop()
            self._process = None
        return process.returncode, printed

    def stop(self) -> None:
        """End the run, with all processes its tests may have started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def try_tests(self, tests: dict[str, float]) -> tuple[int, str]:
        """Run these tests, in this order, up to the first that fails."""
        chosen = self.root / "chosen.json"
        chosen.write_text(json.dumps(tests), encoding="utf-8")
        files = sorted({test.partition("::")[0] for test in tests})
        return self.run(
            "-x", "-p", "tests.mutants.trial", *files, MUTANTS_TESTS=str(chosen), PYTHONDONTWRITEBYTECODE="1"
        )

    def check(self, baseline: Baseline) -> None:
        """All tests must pass under the conditions of a trial, or every mutant would seem to be noticed."""
        status, printed = self.try_tests(baseline.seconds)
        if status != PASSED:
            raise SystemExit(f"{printed}\nThe tests fail without a mutant when the quickest run first.")

    def attempt(self, mutant: Mutant, tests: dict[str, float]) -> Result:
        """Make the change, run the tests, and take it back."""
        if not tests:
            return Result(mutant, "unseen", 0, "", 0.0)
        began = time.monotonic()
        file = self.root / mutant.path
        try:
            file.write_text(mutant.code(), encoding="utf-8")
            status, printed = self.try_tests(tests)
        finally:
            file.write_text(mutant.tree.code, encoding="utf-8")
        fate = {PASSED: "survived", NOTHING_RUN: "survived", ENDLESS: "endless"}.get(status, "killed")
        failed = [line for line in printed.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        by = failed[0].split(" - ")[0] if failed else f"exit status {status}"
        return Result(mutant, fate, len(tests), by, time.monotonic() - began)


def watch(workshop: Workshop, tests: Sequence[str], files: Sequence[str], jobs: int) -> Baseline:
    """Run all tests once and note what each of them runs."""
    notes = workshop.root / "notes"
    notes.mkdir()
    sources = {str(workshop.root / file): file for file in files}
    status, printed = workshop.run(
        "-p", "tests.mutants.watch", "-n", str(jobs), *tests,
        MUTANTS_SOURCES=os.pathsep.join(sources), MUTANTS_NOTES=str(notes), COVERAGE_CORE="ctrace",
    )  # fmt: skip
    if status != PASSED:
        raise SystemExit(f"{printed}\nThe tests must pass before mutants are tried.")
    seconds: dict[str, float] = {}
    lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for note in notes.iterdir():
        found = json.loads(note.read_text(encoding="utf-8"))
        seconds.update(found["seconds"])
        for source, contexts in found["lines"].items():
            for line, names in contexts.items():
                lines[sources[source]][int(line)].update(names)
    return Baseline(dict(sorted(seconds.items(), key=lambda item: item[1])), lines)
