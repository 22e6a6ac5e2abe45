"""Which bot plays a seat: named when the game is made, refused if nobody knows it, kept with the seat."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eday.kernel import EdayError
from eday.players import PLAYERS, QUICK, USUAL, bots_for
from eday.server.gate.pool import Workshop
from eday.server.settings import Settings
from eday.server.tables import autoplay
from tests.server.card.cards import seats
from tests.server.table import DOM, MARCUS, Table, quick, seat, until

OTHER = next(bot for bot in PLAYERS if bot not in (USUAL, QUICK))
WISHES: dict[str, dict[str, Any]] = {
    "board": {"mission": "emergence", "seats": [seat(MARCUS), seat(DOM, "bot")]},
    "card": {"chapter": 1, "seats": seats(locust="bot")},
    "campaign": {"seats": seats(locust="bot")},
}


def wish(game: str, bot: str | None) -> dict[str, Any]:
    """A game whose second seat a bot plays."""
    first, second = WISHES[game]["seats"]
    return {**WISHES[game], "game": game, "seats": [first, {**second, "bot": bot}]}


def stored_bots(table: Table, game: str) -> list[str]:
    """The bots of the seats as the database has them."""
    stored = table.in_loop(lambda: table.service.store.load(game))
    return [one.bot for one in stored.seats]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, str]]:
    """Seats and the bots that were to think for them; they think in this process."""
    found: set[tuple[int, str]] = set()

    class Here:
        async def do(self, work: Callable[..., Any], *args: Any) -> Any:
            found.add((args[1], args[2]))
            return work(*args)

        def share(self, within: float) -> float:
            return within

    monkeypatch.setattr(autoplay, "thinking", Here())
    return found


@pytest.mark.parametrize("game", WISHES)
def test_the_setup_offers_exactly_the_bots_of_the_list(table: Table, game: str) -> None:
    (told,) = [one for one in table.http.get("/api/setup").json()["games"] if one["id"] == game]
    assert [bot["id"] for bot in told["bots"]] == list(bots_for(game))
    for bot in told["bots"]:
        for words in (bot["name"], bot["about"]):
            assert words
            assert "bot-" not in words, "the catalogue has words for it"


@pytest.mark.parametrize("game", WISHES)
def test_every_bot_of_the_list_is_accepted(table: Table, game: str) -> None:
    for bot in (None, *bots_for(game)):
        answer = table.http.post("/api/games", json=wish(game, bot))
        assert answer.status_code == 201, answer.text
        assert stored_bots(table, answer.json()["game"])[1] == (bot or USUAL)


@pytest.mark.parametrize("game", WISHES)
@pytest.mark.parametrize("bot", ["", "nobody", "Simple", "x" * 33])
def test_an_unknown_bot_is_refused_and_nothing_is_made(table: Table, game: str, bot: str) -> None:
    before = table.figures()
    answer = table.http.post("/api/games", json=wish(game, bot))
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    if len(bot) <= 32:
        assert f'"{bot}"' in answer.json()["message"]
        for known in bots_for(game):
            assert known in answer.json()["message"]
    created = [line for line in before.splitlines() if line.startswith("eday_games_created")]
    assert all(line in table.figures() for line in created)


def test_the_named_bot_plays_and_survives_a_restart(tmp_path: Path, asked: set[tuple[int, str]]) -> None:
    settings = quick(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", bot_pause=0.0))
    running = Table(settings)
    game = running.create({**seat(MARCUS, "bot"), "bot": OTHER}, seat(DOM, "bot"))
    for again in range(2):
        watcher = running.join(game["spectator_token"])
        until(lambda: {one for one, _ in asked} == {0, 1})
        watcher.close()
        running.stop()
        assert asked == {(0, OTHER), (1, QUICK)}, again
        asked.clear()
        running = Table(settings)
    running.stop()


def test_a_bot_of_another_version_is_replaced_by_the_usual_one(table: Table, asked: set[tuple[int, str]]) -> None:
    game = table.create(seat(MARCUS, "bot"))
    table.in_loop(lambda: table.service.store.change_seat(game["game"], [0], bot="of tomorrow"))
    watcher = table.join(game["spectator_token"])
    until(lambda: bool(asked))
    watcher.close()
    assert asked == {(0, USUAL)}


def test_the_host_hands_a_seat_to_a_bot_by_name(table: Table) -> None:
    game = table.create(seat(MARCUS), {**seat(DOM), "bot": OTHER})
    path = f"/api/games/{game['game']}/seats"

    def hand(number: int, **more: Any) -> Any:
        return table.call("POST", f"{path}/{number}", game["host_token"], json={"action": "bot", **more})

    refused = hand(0, bot="nobody")
    assert refused.status_code == 400
    assert all(bot in refused.json()["message"] for bot in bots_for("board"))
    assert stored_bots(table, game["game"]) == [USUAL, OTHER]
    assert hand(0, bot=OTHER).status_code == hand(1).status_code == 200
    assert stored_bots(table, game["game"]) == [OTHER, OTHER]


def test_a_file_keeps_its_bots(table: Table) -> None:
    game = table.create(seat(MARCUS), {**seat(DOM, "bot"), "bot": OTHER})
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    assert file["bots"] == [USUAL, OTHER]
    for bots, found in ((file["bots"], [USUAL, OTHER]), (["of tomorrow"], [USUAL, USUAL])):
        answer = table.http.post("/api/import", json={**file, "bots": bots})
        assert answer.status_code == 201, answer.text
        assert stored_bots(table, answer.json()["game"]) == found


# ---------------------------------------------------------------------- how long they may think


class Crowd:
    """A workshop with so many at work already; what it is asked to do is noted, and done here."""

    def __init__(self, share: float) -> None:
        self._share = share
        self.budgets: list[float] = []

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        self.budgets.append(args[3])
        return work(*args)

    def share(self, within: float) -> float:
        return self._share * within


@pytest.mark.parametrize(
    ("bot", "share", "budget"),
    [
        ("veteran", float("inf"), 2.0),
        ("soldier", float("inf"), 0.3),
        ("veteran", 0.05, 0.05 * autoplay.PATIENCE),
        ("simple", 0.05, 0.0),
    ],
)
def test_a_bot_gets_its_levels_time_or_its_share_in_a_crowd(
    table: Table, monkeypatch: pytest.MonkeyPatch, bot: str, share: float, budget: float
) -> None:
    crowd = Crowd(share)
    monkeypatch.setattr(autoplay, "thinking", crowd)
    monkeypatch.setattr("eday.players.levels.VETERAN", {"board": 0})
    monkeypatch.setattr("eday.players.levels.SOLDIER", {"board": 0})
    watcher = table.join(table.create({**seat(MARCUS, "bot"), "bot": bot})["spectator_token"])
    until(lambda: bool(crowd.budgets))
    watcher.close()
    assert crowd.budgets[0] == budget


def test_the_time_is_shared_among_those_who_think() -> None:
    shares: list[float] = []

    async def ask() -> None:
        workshop = Workshop(lambda: ThreadPoolExecutor(1), 10)
        shares.append(workshop.share(1.0))
        waiting = [asyncio.create_task(workshop.do(time.sleep, 0.01)) for _ in range(5)]
        await asyncio.sleep(0)
        shares.append(workshop.share(1.0))
        await asyncio.gather(*waiting)
        shares.append(workshop.share(1.0))
        workshop.close()

    asyncio.run(ask())
    alone, crowded, again = shares
    assert alone == again == float("inf")
    assert crowded <= 4 / 5, "there are at most four hands"


def test_a_workshop_that_is_closed_leaves_no_thread_behind() -> None:
    """One that was still closing its pool when Python ended stumbled over it."""
    before = set(threading.enumerate())
    workshop = Workshop(lambda: ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")), 10)

    async def work() -> None:
        await workshop.do(time.sleep, 0.01)
        begun = asyncio.create_task(workshop.do(time.sleep, 0.3))
        await asyncio.sleep(0.05)
        workshop.close()
        await begun

    asyncio.run(work())
    assert set(threading.enumerate()) <= before


def test_a_bot_thinks_in_the_pause_before_its_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(1.0)
    monkeypatch.setattr(autoplay, "thinking", crowd)
    settings = replace(quick(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")), bot_pause=3600.0)
    running = Table(settings)
    watcher = running.join(running.create(seat(MARCUS, "bot"))["spectator_token"])
    until(lambda: bool(crowd.budgets))
    assert watcher.state["version"] == 0, "the choice is shown after the pause"
    watcher.close()
    running.stop()


def test_a_bot_without_weights_says_so_once_and_plays_on(
    table: Table, asked: set[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    monkeypatch.setattr("eday.server.tables.jobs.handicap", lambda game, bot: refused)
    game = table.create(seat(MARCUS, "bot"), seat(DOM, "bot"))
    watcher = table.join(game["spectator_token"])
    watcher.catch_up(8)
    watcher.close()
    assert {bot for _, bot in asked} == {QUICK}
    (said,) = table.in_loop(lambda: table.service.store.talk.lines(game["game"]))
    assert "board.npz" in said.text
