"""The outcome of a run, for people."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from tests.mutants.mutations import Mutant
from tests.mutants.workshop import Result

UNNOTICED, NOTICED = "Not noticed by any test:", "Killed:"


class Survivor(NamedTuple):
    """A mutant that a report lists as not noticed."""

    path: str
    line: int
    change: tuple[str, ...]


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence (Wilson's score interval)."""
    if not tries:
        return 0.0, 1.0
    z = 1.96
    share = hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def headline(results: Sequence[Result], heading: str) -> str:
    """The share of a sample that was noticed."""
    killed = sum(result.killed for result in results)
    low, high = interval(killed, len(results))
    share = killed / len(results) if results else 0.0
    return f"Killed: {killed} of {len(results)} = {share:.1%} (95 % interval {low:.1%} to {high:.1%}); {heading}"


def headline_again(results: Sequence[Result], listed: int) -> str:
    """How many of the survivors listed before are noticed by now."""
    killed = sum(result.killed for result in results)
    gone = f"; {listed - len(results)} are gone with their code" if listed > len(results) else ""
    return f"{killed} of {listed} survivors are noticed now{gone}"


def write(path: Path, first: str, results: Sequence[Result], seconds: float) -> str:
    """Write the report under its headline and give back its first lines."""
    fates = Counter(result.fate for result in results)
    summary = [
        first,
        "  " + ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items())) + f"; {seconds / 60:.1f} minutes",
    ]
    results = sorted(results, key=lambda result: (str(result.mutant.path), result.mutant.line()))
    lines = [*summary, "", UNNOTICED]
    for result in results:
        if not result.killed:
            tried = f"{result.tests} tests run it" if result.tests else "no test runs it"
            lines += ["", f"{result.place}  ({tried})", *(f"    {line}" for line in result.mutant.change())]
    lines += ["", NOTICED, ""]
    lines += [f"{result.place}  {result.by}" for result in results if result.killed]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "\n".join([*summary, f"  The survivors are listed in {path}"])


def survivors(report: str) -> list[Survivor]:
    """The mutants a report lists as not noticed."""
    _, _, listed = report.partition(f"\n{UNNOTICED}\n")
    found = []
    for block in listed.partition(f"\n{NOTICED}\n")[0].split("\n\n"):
        place, *change = block.strip("\n").splitlines() or [""]
        if match := re.match(r"(.+):(\d+)  \(", place):
            found.append(Survivor(match[1], int(match[2]), tuple(line.removeprefix("    ") for line in change)))
    return found


def found_again(listed: Sequence[Survivor], mutants: Sequence[Mutant]) -> list[Mutant]:
    """The mutants that make the listed changes: lines may have moved, so of equal changes the nearest one is meant."""
    before: dict[str, set[str]] = {}
    for path, _, change in listed:
        before.setdefault(path, set()).update(change)
    sources: dict[Path, list[str]] = {}
    by_change: dict[tuple[str, tuple[str, ...]], list[Mutant]] = {}
    for mutant in mutants:
        lines = sources.get(mutant.path)
        if lines is None:
            lines = sources[mutant.path] = [f"- {line.strip()}" for line in mutant.tree.code.splitlines()]
        if mutant.lines is not None:
            lines = lines[mutant.lines.start - 1 : mutant.lines.stop - 1]
        # Making a change takes long: only those are made that are about a listed line.
        if not before.get(str(mutant.path), set()).isdisjoint(lines):
            by_change.setdefault((str(mutant.path), tuple(mutant.change())), []).append(mutant)
    found = []
    for path, line, change in listed:
        same = by_change.get((path, change), [])
        if same:
            nearest = min(same, key=lambda mutant: abs(mutant.line() - line))
            same.remove(nearest)
            found.append(nearest)
    return found
