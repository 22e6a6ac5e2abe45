"""The mutation tester makes sensible mutants, picks the tests that meet them, and counts rightly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.report import interval
from tests.mutants.workshop import Baseline

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
