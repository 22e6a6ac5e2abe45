"""A service under attack in short: guests play on without an error, and who asks for too much is told so."""

from __future__ import annotations

import pytest

from tests.attack.attacks import ATTACKS
from tests.attack.siege import Result, besiege
from tests.attack.target import campaign_file

LIMITS = {"work-burst": 0.8, "work-per-second": 0.001}
"""Small budgets, which the first attacks use up."""
SPENT = "imports"
"""From this one on everything costly is refused."""
TRIED = ("settings", "renames", "replay", SPENT, "box", "joins", "late choices", "new games", "rules")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    """How guests fared alone and beside each attack."""
    database = f"sqlite:///{tmp_path_factory.mktemp('attack')}/table.sqlite"
    limits = [word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")]
    kinds = [kind for kind in ATTACKS if kind.name in TRIED]
    file = campaign_file(400, bot="random")
    return list(besiege(database, 1, file, 4, 1.0, kinds, (0.05, 0.2), limits, ["127.0.0.2"]))


def test_guests_play_on_beside_every_attack(results: list[Result]) -> None:
    assert [result.name for result in results] == ["(none)", *TRIED]
    for result in results:
        assert result.figures["errors"] == {}, result.line()
        assert result.figures["choices"] > 0, result.line()


def test_who_asks_for_too_much_is_told_so(results: list[Result]) -> None:
    spent = [result.name for result in results].index(SPENT)
    for result in results[spent:]:
        assert result.refused or not result.costly, result.line()
        assert not result.answers["500"], result.line()
        assert not result.answers["internal"], result.line()
