"""The mutation tester makes sensible mutants, picks the tests that meet them, and counts rightly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.report import found_again, headline_again, interval, survivors, write
from tests.mutants.workshop import Baseline, Result

RULE = '''"""What a wound does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT = 7
MOST = 3


class Wounds:
    """Deals wounds."""

    __slots__ = ("due",)

    def __init__(self, due: "tuple[int, ...]" = ()) -> None:
        """Remember them."""
        self.due = due

    def deal(self, health: int) -> bool:
        assert health > 0, "nobody is there"
        log.info("dealt", 5)
        if self.due:
            self.fall(
                health,
            )
        return health >= MOST
'''


def changes(code: str) -> set[tuple[str, ...]]:
    """What every mutant changes."""
    return {tuple(mutant.change()) for mutant in mutants_of(Path("rule.py"), code, ["log"])}


def test_only_what_decides_something_is_changed() -> None:
    assert changes(RULE) == {
        ("- MOST = 3", "+ MOST = 4"),
        ("- if self.due:", "+ if not (self.due):"),
        ("- self.fall(", "- health,", "- )", "+ pass"),
        ("- return health >= MOST", "+ return health > MOST"),
    }


@pytest.mark.parametrize("old", ["x = a + 1", "x = a if b else c", "while f(): x()", "x = [a for a in b if c(a)]"])
def test_every_mutant_is_a_program(old: str) -> None:
    found = mutants_of(Path("rule.py"), f"def f():\n    {old}\n")
    assert found
    for mutant in found:
        assert mutant.code() != mutant.tree.code
        compile(mutant.code(), "rule.py", "exec")


def mutant_at(line: int) -> Mutant:
    """The first mutant in that line of the rule."""
    return next(mutant for mutant in mutants_of(Path("rule.py"), RULE, ["log"]) if mutant.line() == line)


@pytest.mark.parametrize(
    ("line", "tests"),
    [(7, ["quick", "slow"]), (22, ["quick", "slow"]), (23, ["slow"]), (26, ["quick"])],
    ids=["of the file", "of a condition", "of a call over several lines", "of one line"],
)
def test_a_mutant_meets_the_tests_that_run_it_quickest_first(line: int, tests: list[str]) -> None:
    runs = {7: {""}, 22: {"slow", "quick"}, 24: {"slow"}, 26: {"quick"}}
    baseline = Baseline({"quick": 0.1, "slow": 2.0, "elsewhere": 3.0}, {"rule.py": runs})
    assert list(baseline.tests_of(mutant_at(line))) == tests


def test_a_line_that_no_test_runs_meets_no_test() -> None:
    assert Baseline({"quick": 0.1}, {"rule.py": {22: {"quick"}}}).tests_of(mutant_at(26)) == {}


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = interval(240, 300)
    assert (round(low, 3), round(high, 3)) == (0.751, 0.841)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(20, 20) == pytest.approx((0.839, 1.0), abs=0.001)


def test_survivors_of_a_report_are_found_again_though_their_lines_have_moved(tmp_path: Path) -> None:
    """Of equal changes the nearest is meant, and code that has been deleted is not looked for."""
    twice = "def f(a):\n    g(a)\n    h(a)\n    g(a)\n\n\nB = 2\n"
    path = Path("src/rule.py")
    before = mutants_of(path, twice)
    fates = {2: "killed", 3: "survived", 4: "survived", 7: "unseen"}
    results = [Result(mutant, fates[mutant.line()], 0, "FAILED x", 0.0) for mutant in before]
    report = tmp_path / "mutants.txt"
    write(report, "Killed: 1 of 4", results, 60.0)
    listed = survivors(report.read_text(encoding="utf-8"))
    assert [(one.path, one.line, one.change) for one in listed] == [
        ("src/rule.py", 3, ("- h(a)", "+ pass")),
        ("src/rule.py", 4, ("- g(a)", "+ pass")),
        ("src/rule.py", 7, ("- B = 2", "+ B = 3")),
    ]
    now = "\n" + twice.replace("    h(a)\n", "")
    again = found_again(listed, [*mutants_of(Path("src/other.py"), now), *mutants_of(path, now)])
    assert [(mutant.path, mutant.line()) for mutant in again] == [(path, 4), (path, 7)]
    fresh = [Result(mutant, fate, 1, "", 0.0) for mutant, fate in zip(again, ("killed", "survived"), strict=True)]
    assert headline_again(fresh, len(listed)) == "1 of 3 survivors are noticed now; 1 are gone with their code"
    assert survivors("Killed: 3 of 3\n\nNot noticed by any test:\n\nKilled:\n\nsrc/rule.py:3  FAILED x\n") == []
