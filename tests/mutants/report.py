"""The outcome of a run, for people."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path

from tests.mutants.workshop import Result


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


def write(path: Path, heading: str, results: list[Result], seconds: float) -> str:
    """Write the report and give back its first lines."""
    killed = sum(result.killed for result in results)
    low, high = interval(killed, len(results))
    fates = Counter(result.fate for result in results)
    share = killed / len(results) if results else 0.0
    summary = [
        f"Killed: {killed} of {len(results)} = {share:.1%} (95 % interval {low:.1%} to {high:.1%}); {heading}",
        "  " + ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items())) + f"; {seconds / 60:.1f} minutes",
    ]
    results = sorted(results, key=lambda result: (str(result.mutant.path), result.mutant.line()))
    lines = [*summary, "", "Not noticed by any test:"]
    for result in results:
        if not result.killed:
            tried = f"{result.tests} tests run it" if result.tests else "no test runs it"
            lines += ["", f"{result.place}  ({tried})", *(f"    {line}" for line in result.mutant.change())]
    lines += ["", "Killed:", ""]
    lines += [f"{result.place}  {result.by}" for result in results if result.killed]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "\n".join([*summary, f"  The survivors are listed in {path}"])
