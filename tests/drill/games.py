"""The games of a drill: set up through the service, looked at in the database afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx

import eday
from eday.players import QUICK
from eday.server.store.games import Store
from eday.server.tables.frozen import Frozen, revive
from tests.drill.players import Player, Tally

COGS = ("marcus_fenix", "dominic_santiago")


@dataclass
class Played:
    """A game with everybody who plays or watches it."""

    id: str
    players: list[Player]
    tally: Tally
    bots_alone: bool


@dataclass
class Verdict:
    """What is left of what was acknowledged."""

    games: int = 0
    acknowledged: int = 0
    stored: int = 0
    lost: int = 0
    doubled: int = 0
    unloadable: int = 0

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(*(getattr(self, field) + getattr(other, field) for field in vars(self)))

    @property
    def sound(self) -> bool:
        """Whether nothing is missing and nothing is too much."""
        return not (self.lost or self.doubled or self.unloadable)


def requests(count: int) -> list[dict[str, Any]]:
    """Two squads, opponents, a game with a bot, a game of bots alone, and so on."""
    people: dict[str, Any] = {"mission": "emergence", "seats": [{"cog": cog, "kind": "human"} for cog in COGS]}
    cards: dict[str, Any] = {
        "game": "card",
        "chapter": 1,
        "seats": [{"side": side, "kind": "human"} for side in ("cog", "locust")],
    }
    mixed: dict[str, Any] = {
        "mission": "emergence",
        "seats": [{"cog": COGS[0], "kind": "human"}, {"cog": COGS[1], "kind": "bot", "bot": QUICK}],
    }
    bots: dict[str, Any] = {
        "game": "card",
        "chapter": 2,
        "seats": [{"side": side, "kind": "bot", "bot": QUICK} for side in ("cog", "locust")],
    }
    kinds = [people, cards, mixed, bots]
    return [kinds[number % len(kinds)] for number in range(count)]


def open_games(count: int, port: int, any_port: Callable[[], int], seed: int) -> list[Played]:
    """Set up games and seat a player at every link, each connecting to whatever worker he finds."""
    games = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for number, wish in enumerate(requests(count)):
            answer = http.post("/api/games", json=wish)
            assert answer.status_code == 201, answer.text
            games.append(_seated(http, answer.json(), any_port, seed + 100 * number))
    return games


def _seated(http: httpx.Client, made: dict[str, Any], port: Callable[[], int], seed: int) -> Played:
    tally = Tally()
    players = []
    for link in made["seats"]:
        token = link["token"]
        if link["invite"]:
            token = http.post("/api/claim", json={"token": link["invite"]}).json()["token"]
        if token:
            players.append(Player(token, [link["seat"]], port, seed + link["seat"], tally))
    players.append(Player(made["spectator_token"], [], port, seed + 50, tally))
    return Played(made["game"], players, tally, all(link["kind"] == "bot" for link in made["seats"]))


async def judge(database: str, games: list[Played]) -> Verdict:
    """Read every game from the database and compare it with what its players were told."""
    store = Store(database)
    total = Verdict()
    try:
        for game in games:
            total += await _judged(store, game)
    finally:
        await store.close()
    return total


async def _judged(store: Store, game: Played) -> Verdict:
    stored = await store.load(game.id)
    verdict = Verdict(games=1, acknowledged=len(game.tally.acknowledged))
    if stored is None:
        verdict.unloadable = 1
        return verdict
    verdict.stored = len(stored.choices)
    for number, seat, option in game.tally.acknowledged:
        if number >= len(stored.choices) or stored.choices[number] != (seat, option):
            verdict.lost += 1
    told = Counter(number for number, _, _ in set(game.tally.acknowledged))
    verdict.doubled = sum(count - 1 for count in told.values())
    try:
        revive(stored)
    except (Frozen, eday.EdayError):
        verdict.unloadable = 1
    return verdict
