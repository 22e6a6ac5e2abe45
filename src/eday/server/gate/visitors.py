"""Who a visitor is, and what each has open, has made and has asked for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from eday.server.gate.limits import Bucket
from eday.server.settings import Limits, Network

MOST_REMEMBERED = 20_000
"""Visitors whose budgets are kept; who was not seen for longest is forgotten first."""
LIGHT = 0.9
"""Who has so large a share of his budget left has asked for little so far."""
JOINS = 32
"""Joining a long game takes work too. A whole club may come back at once: it has so many budgets for that."""
CHANGES_PER_SECOND, CHANGES = 2.0, 40
"""How often a household may change what is set at its tables: each change is told to everybody there."""
_Address = IPv4Address | IPv6Address


@lru_cache(maxsize=4096)
def _parsed(host: str) -> _Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def visitor(host: str) -> str:
    """Whom an address counts for: itself, or for IPv6 its /64, which is what one household has."""
    address = _parsed(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 64), strict=False))
    return str(address) if address else host


def is_proxy(host: str, proxies: Sequence[Network]) -> bool:
    """Whether that address is one of the named proxies."""
    address = _parsed(host)
    return address is not None and any(address in network for network in proxies)


def visitor_of(connection: HTTPConnection, proxies: Sequence[Network]) -> str:
    """Who asks: the peer, or whom named proxies say it is. Read from the right: only what they added is believed."""
    host = connection.client.host if connection.client else ""
    if not is_proxy(host, proxies):
        return visitor(host)
    forwarded = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    for one in reversed([part.strip() for part in forwarded]):
        if _parsed(one) is None:
            break
        host = one
        if not is_proxy(one, proxies):
            break
    return visitor(host)


class _Budget:
    """What one visitor has left."""

    __slots__ = ("advice", "changes", "joins", "messages", "requests", "work")

    def __init__(self, limits: Limits) -> None:
        self.advice = Bucket(limits.advice_per_second, limits.advice_burst)
        self.changes = Bucket(CHANGES_PER_SECOND, CHANGES)
        self.messages = Bucket(limits.messages_per_second_per_address, limits.message_burst_per_address)
        self.requests = Bucket(limits.requests_per_second, limits.request_burst)
        self.work = Bucket(limits.work_per_second, limits.work_burst)
        self.joins = Bucket(limits.work_per_second, JOINS * limits.work_burst)


class Visitors:
    """What each visitor has open, has made and may still ask for."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()
        self._made: dict[str, deque[float]] = {}
        self._budgets: OrderedDict[str, _Budget] = OrderedDict()

    def connect(self, address: str) -> bool:
        """Whether the visitor may open one more socket; if so, it is counted."""
        if self._open[address] >= self._limits.sockets_per_address:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A socket of the visitor is closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def make_game(self, address: str) -> bool:
        """Whether the visitor may make one more game; if so, it is counted."""
        now = time.monotonic()
        self._forget(now)
        made = self._made.setdefault(address, deque())
        if len(made) >= self._limits.games_per_address:
            return False
        made.append(now)
        return True

    def game_wait(self, address: str) -> float:
        """Seconds until a visitor who has made too many games may make one more."""
        made = self._made.get(address)
        return self._limits.games_window - (time.monotonic() - made[0] if made else 0.0)

    def message(self, address: str) -> bool:
        """Whether the visitor may send one more message; if so, it is counted."""
        return self._budget(address).messages.take()

    def request(self, address: str) -> bool:
        """Whether the visitor may make one more call or fetch one more page; if so, it is counted."""
        return self._budget(address).requests.take()

    def change(self, address: str) -> bool:
        """Whether the visitor may change one more thing that is set at a table; if so, it is counted."""
        return self._budget(address).changes.take()

    def may_ask(self, address: str) -> bool:
        """Whether the visitor may ask something that takes work."""
        return self.wait(address) <= 0

    def wait(self, address: str) -> float:
        """Seconds until the visitor may ask again; 0 for now."""
        return self._budget(address).work.wait()

    def charge(self, address: str, seconds: float) -> None:
        """The visitor has asked something that took so much work."""
        self._budget(address).work.spend(seconds)

    def modest(self, address: str) -> bool:
        """Whether the visitor has hardly asked for anything of late."""
        return self._budget(address).work.left() > LIGHT

    def light(self, address: str) -> bool:
        """Whether that is so, and nothing the visitor asked for is still worked at."""
        return self.modest(address) and not self._asking[address]

    @contextmanager
    def asking(self, address: str) -> Iterator[None]:
        """For as long as something the visitor asked for is worked at."""
        self._asking[address] += 1
        try:
            yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]

    def advice_wait(self, address: str) -> float:
        """Seconds until the visitor may be advised again; 0 for now."""
        return self._budget(address).advice.wait()

    def charge_advice(self, address: str, seconds: float) -> None:
        """The visitor was advised, which took so much thought."""
        self._budget(address).advice.spend(seconds)

    def may_join(self, address: str) -> bool:
        """Whether the visitor may sit down at one more game."""
        return self._budget(address).joins.wait() <= 0

    def charge_join(self, address: str, seconds: float) -> None:
        """The visitor has sat down, which took so much work."""
        self._budget(address).joins.spend(seconds)

    def _budget(self, address: str) -> _Budget:
        budget = self._budgets.get(address)
        if budget is None:
            budget = self._budgets[address] = _Budget(self._limits)
            if len(self._budgets) > MOST_REMEMBERED:
                self._budgets.popitem(last=False)
        self._budgets.move_to_end(address)
        return budget

    def _forget(self, now: float) -> None:
        for address, made in list(self._made.items()):
            while made and now - made[0] > self._limits.games_window:
                made.popleft()
            if not made:
                del self._made[address]
