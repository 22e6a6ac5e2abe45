"""Who a visitor is: the peer, or whom a named proxy says it is; and what each may ask for."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from eday.server.crew import worker_settings
from eday.server.gate.visitors import Visitors, visitor, visitor_of
from eday.server.settings import Limits, Settings
from tests.server.table import MARCUS, Client, limited_tables, seat

PROXIES = (ip_network("10.0.0.0/8"), ip_network("2001:db8:ffff::/48"))


def asked(peer: str, *forwarded: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    return HTTPConnection({"type": "http", "client": (peer, 1), "headers": headers})


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_whom_an_address_counts_for(host: str, counted: str) -> None:
    assert visitor(host) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),
        ("127.0.0.1", ["198.51.100.1"], "127.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.1, 10.2.3.4"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.9, 10.2.3.4, 2001:db8:ffff::1"], "203.0.113.9"),
        ("10.0.0.1", ["2001:db8:1:2::3"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["10.2.3.4"], "10.2.3.4"),
        ("10.0.0.1", ["203.0.113.9, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9, nonsense, 10.0.0.5"], "10.0.0.5"),
    ],
)
def test_only_named_proxies_say_who_asks(peer: str, forwarded: list[str], found: str) -> None:
    assert visitor_of(asked(peer, *forwarded), PROXIES) == found


def test_without_named_proxies_nobody_is_believed() -> None:
    assert visitor_of(asked("10.0.0.1", "198.51.100.1"), ()) == "10.0.0.1"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, in one place."""
    now = [1000.0]
    monkeypatch.setattr("eday.server.gate.limits.time.monotonic", lambda: now[0])
    return now


def test_work_is_charged_and_comes_back_with_time(clock: list[float]) -> None:
    visitors = Visitors(Limits(work_per_second=0.2, work_burst=4.0))
    visitors.charge("a", 3.9)
    assert visitors.may_ask("a")
    visitors.charge("a", 1.1)
    assert not visitors.may_ask("a")
    assert visitors.may_ask("b")
    assert visitors.wait("a") == pytest.approx(5.0, abs=0.1)
    clock[0] += 4.9
    assert not visitors.may_ask("a")
    clock[0] += 0.2
    assert visitors.may_ask("a")
    clock[0] += 3600
    visitors.charge("a", 4.0)
    assert not visitors.may_ask("a"), "no more is saved up than the burst"


def test_joining_has_a_larger_budget_of_its_own(clock: list[float]) -> None:
    visitors = Visitors(Limits(work_per_second=0.1, work_burst=1.0))
    for _ in range(30):  # a club comes back to its long games
        assert visitors.may_join("a")
        visitors.charge_join("a", 0.5)
    assert visitors.may_ask("a"), "and may ask all the same"
    visitors.charge_join("a", 20.0)
    assert not visitors.may_join("a")
    assert visitors.may_join("b")


def test_who_has_asked_for_much_of_late_is_known(clock: list[float]) -> None:
    visitors = Visitors(Limits(work_per_second=0.2, work_burst=4.0))
    visitors.charge("a", 0.3)
    assert visitors.light("a")
    visitors.charge("a", 0.3)
    assert not visitors.light("a")
    assert visitors.light("b")
    clock[0] += 10
    assert visitors.light("a")


def test_nobody_sets_things_without_end(clock: list[float]) -> None:
    visitors = Visitors(Limits())
    changed = [visitors.change("a") for _ in range(100)]
    assert all(changed[:20])
    assert not any(changed[80:])
    assert visitors.change("b")
    clock[0] += 1
    assert visitors.change("a")


def test_messages_of_all_sockets_of_a_visitor_are_counted_together(clock: list[float]) -> None:
    visitors = Visitors(Limits(messages_per_second_per_address=2, message_burst_per_address=3))
    assert [visitors.message("a") for _ in range(4)] == [True, True, True, False]
    assert visitors.message("b")
    clock[0] += 1
    assert [visitors.message("a") for _ in range(3)] == [True, True, False]


def test_sockets_behind_a_named_proxy_count_for_whom_it_names(tmp_path: Path) -> None:
    tables = limited_tables(tmp_path)
    table = next(tables)({"proxies": (ip_network("127.0.0.0/8"),)}, sockets_per_address=1)
    first = Client(table.port, {"X-Forwarded-For": "198.51.100.1"})
    with pytest.raises(InvalidStatus):
        Client(table.port, {"X-Forwarded-For": "198.51.100.1"})
    with pytest.raises(InvalidStatus):
        Client(table.port, {"X-Forwarded-For": "203.0.113.9, 198.51.100.1"})
    Client(table.port, {"X-Forwarded-For": "198.51.100.2"}).close()
    first.close()
    next(tables, None)


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    tables = limited_tables(tmp_path)
    table = next(tables)(sockets_per_address=1, games_per_address=1)
    first = Client(table.port, {"X-Forwarded-For": "198.51.100.1"})
    with pytest.raises(InvalidStatus):
        Client(table.port, {"X-Forwarded-For": "198.51.100.2"})
    wish = {"mission": "emergence", "seats": [seat(MARCUS)]}
    made = [table.http.post("/api/games", json=wish, headers={"X-Forwarded-For": f"198.51.100.{n}"}) for n in (1, 2)]
    assert [answer.status_code for answer in made] == [201, 429]
    assert int(made[1].headers["retry-after"]) > 3000
    first.close()
    next(tables, None)


def test_workers_share_the_work_a_visitor_may_ask_for() -> None:
    settings = Settings(database="sqlite://", limits=Limits(work_per_second=0.2, work_burst=1.0))
    workers = [Visitors(worker_settings(settings, number, 4).limits) for number in range(4)]
    for visitors in workers:
        assert visitors.may_ask("192.0.2.7")
        visitors.charge("192.0.2.7", 0.3)
    assert not any(visitors.may_ask("192.0.2.7") for visitors in workers), "four workers gave more than one would"
    assert all(visitors.wait("192.0.2.7") > 0.9 for visitors in workers)
