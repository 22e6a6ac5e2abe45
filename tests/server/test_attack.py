"""A service under attack in short: guests play on without an error, and who asks for too much is told so."""

from __future__ import annotations

import httpx
import pytest

from eday.lab.load.clients import clients
from tests.attack.attacks import ATTACKS, Kind
from tests.attack.siege import OWNER, Result, Siege, attackers, service
from tests.attack.target import campaign_file, prepare

LIMITS = ("--limit", "work-burst=0.8", "--limit", "work-per-second=0.000001", "--limit", "request-burst=100000")
"""Small budgets of work that do not come back; nobody is held up for asking too often."""
ATTACKER = "127.0.0.2"
PATIENCE = 20
TRIED = ("settings", "renames", "replay", "imports", "box", "joins", "late choices", "new games", "rules")


def spend_all(port: int) -> None:
    """Use up the attacker's budget, by questions nobody has asked before: answers are kept."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER)) as http:
        for number in range(5000):
            if http.get(f"http://127.0.0.1:{port}/api/rules", params={"q": f"a {number}"}).status_code == 429:
                return
    raise AssertionError("nothing was refused")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    """How guests fared beside each attack."""
    database = f"sqlite:///{tmp_path_factory.mktemp('attack')}/table.sqlite"
    with (
        service(database, 1, *LIMITS) as port,
        clients(1, f"http://127.0.0.1:{port}/", (0.05, 0.2)) as crowd,
        attackers() as pool,
    ):
        siege = Siege(crowd, 4, pool, prepare(port, campaign_file(400, bot="random"), OWNER))
        spend_all(port)
        siege.phase(0.2)
        return [attacked(siege, kind) for kind in ATTACKS if kind.name in TRIED]


def attacked(siege: Siege, kind: Kind) -> Result:
    """An attack of one address; on a busy machine it takes a while until anybody is answered."""
    for _ in range(PATIENCE):
        result = siege.phase(0.6, kind, [ATTACKER])
        if result.figures["choices"] and (result.refused or not kind.costly):
            break
    return result


def test_guests_play_on_beside_every_attack(results: list[Result]) -> None:
    assert [result.name for result in results] == list(TRIED)
    for result in results:
        assert result.figures["errors"] == {}, result.line()
        assert result.figures["choices"] > 0, result.line()


def test_who_asks_for_too_much_is_told_so(results: list[Result]) -> None:
    for result in results:
        assert result.refused or not result.costly, result.line()
        assert not result.answers["500"], result.line()
        assert not result.answers["internal"], result.line()
