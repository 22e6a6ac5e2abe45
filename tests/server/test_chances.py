"""How a finished game swung: told line by line to who may see its replay, reckoned while somebody waits for it."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from eday.kernel import EdayError
from eday.server.gate import errands
from eday.server.gate.pool import Workshop, advice
from eday.server.tables import chances
from eday.server.tables.reckoning import Swings, Turned
from tests.server.card.cards import new_cards
from tests.server.table import MARCUS, Client, Table, play, seat, until

Limited = Callable[..., Table]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Nothing here depends on which database it is."""
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'table.sqlite'}"


class Reckoner:
    """Reckons in a thread of this process, for as long as the test wants."""

    def __init__(self) -> None:
        self.begun = 0
        self.called_off = 0
        self.go = threading.Event()

    def reckon(self, place: int, record: dict[str, Any]) -> tuple[Swings, ...] | None:
        """A curve of two points, at once or when told to; nothing when it is called off."""
        stop = errands.called_off(place)
        self.begun += 1
        errands.tell(place, 0.5)
        while not self.go.wait(0.005) and not stop():
            pass
        self.called_off += stop()
        points = ((1, 0, 0.43216), (2, len(record["choices"]), 0.0))
        return None if stop() else (Swings(None, points, (Turned(1, 1, 0, None, 0.43216, 0.0, ()),)),)


@pytest.fixture
def reckoner(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reckoner]:
    """Whoever reckons."""
    made = Reckoner()
    workshop = Workshop(lambda: ThreadPoolExecutor(4), advice.most)
    errands.read(advice.slate())
    monkeypatch.setattr(chances, "advising", workshop)
    monkeypatch.setattr(chances, "reckon", made.reckon)
    monkeypatch.setattr(chances, "GLANCE", 0.01)
    yield made
    made.go.set()
    workshop.close()


def given_up(table: Table) -> Any:
    """A board game that is over."""
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)
    client.send(type="resign")
    client.expect("over")
    client.close()
    return game


def told(table: Table, game: Any, token: str = "") -> list[dict[str, Any]]:
    """All lines of the answer."""
    answer = table.call("GET", f"/api/games/{game['game']}/chances", token or game["spectator_token"])
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_lines_tell_how_far_it_is_and_the_last_one_the_chances(table: Table, reckoner: Reckoner) -> None:
    game = given_up(table)
    path, link = f"/api/games/{game['game']}/chances", {"Authorization": f"Bearer {game['spectator_token']}"}
    with table.http.stream("GET", path, headers=link) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in answer.iter_lines())
        assert next(line for line in lines if line["done"] == 0.5).get("games") is None
        reckoner.go.set()
        *_, last = lines
    assert last["games"] == [
        {
            "chapter": None,
            "points": [{"turn": 1, "at": 0, "chance": 0.4322}, {"turn": 2, "at": 2, "chance": 0.0}],
            "turning": [
                {
                    "turn": 1,
                    "at": 1,
                    "player": "player of marcus_fenix",
                    "choice": "",
                    "before": 0.4322,
                    "after": 0.0,
                    "lines": [],
                }
            ],
        }
    ]
    assert told(table, game, game["host_token"])[-1] == last
    assert reckoner.begun == 1


def test_two_who_ask_wait_for_the_same(table: Table, reckoner: Reckoner) -> None:
    game = given_up(table)
    with ThreadPoolExecutor(2) as people:
        answers = [people.submit(told, table, game) for _ in range(2)]
        under_way = table.service.chances._under_way
        try:
            until(lambda: [work.waiting for work, _ in under_way.values()] == [2] or any(one.done() for one in answers))
        finally:
            reckoner.go.set()  # else nobody's answer would ever come
        first, second = [answer.result()[-1] for answer in answers]
    assert first == second
    assert reckoner.begun == 1


def test_what_nobody_waits_for_is_called_off(table: Table, reckoner: Reckoner) -> None:
    game = given_up(table)
    path, link = f"/api/games/{game['game']}/chances", {"Authorization": f"Bearer {game['spectator_token']}"}
    with table.http.stream("GET", path, headers=link) as answer:
        lines = answer.iter_lines()
        until(lambda: bool(next(lines)) and reckoner.begun == 1)
    until(lambda: reckoner.called_off == 1)
    reckoner.go.set()
    assert told(table, game)[-1]["games"]


def refused(table: Table, game: Any, token: str) -> tuple[int, str, str]:
    answer = table.call("GET", f"/api/games/{game['game']}/chances", token)
    return answer.status_code, answer.json()["error"], answer.json()["message"]


def test_of_a_running_game_nothing_is_told(table: Table, reckoner: Reckoner) -> None:
    game = table.create(seat(MARCUS))
    wanted = (409, "conflict", "Winning chances are told when the game is over.")
    assert refused(table, game, game["host_token"]) == wanted
    opponents = new_cards(table)
    assert refused(table, opponents, opponents["spectator_token"]) == wanted
    assert refused(table, game, opponents["spectator_token"])[1] == "forbidden"
    assert reckoner.begun == 0


def test_who_has_asked_for_much_waits(limited: Limited, reckoner: Reckoner) -> None:
    table = limited(advice_per_second=1e-6, advice_burst=1e-9)
    reckoner.go.set()
    games = [given_up(table) for _ in range(2)]
    told(table, games[0])
    code, error, message = refused(table, games[1], games[1]["host_token"])
    assert (code, error, message.split(";")[0]) == (429, "too_many", "You have asked for much advice")
    assert told(table, games[0])[-1]["games"]  # what is known costs nothing


@pytest.mark.parametrize(
    ("trouble", "words"), [(EdayError("no-weights"), ""), (ZeroDivisionError(), "could not be reckoned")]
)
def test_trouble_is_told_in_the_last_line(
    table: Table, reckoner: Reckoner, monkeypatch: pytest.MonkeyPatch, trouble: Exception, words: str
) -> None:
    def fail(place: int, record: dict[str, Any]) -> None:
        raise trouble

    monkeypatch.setattr(chances, "reckon", fail)
    last = told(table, given_up(table))[-1]
    assert last["problem"]
    assert words in last["problem"]


def test_a_real_game_of_cards_ends_at_what_came_of_it(table: Table) -> None:
    game = new_cards(table, "hotseat", "hotseat")
    client: Client = table.join(game["seats"][0]["token"])
    play({0: client, 1: client}, client, random.Random(3), most=30)
    client.send(type="resign", seat=0)
    client.expect("over")
    assert client.over is not None
    (one,) = told(table, game)[-1]["games"]
    assert one["chapter"] == 1
    assert one["points"][-1]["chance"] == (1.0 if client.over["outcome"]["winner"] == "cog" else 0.0)
    assert one["points"][-1]["at"] == client.state["choices"]
    for turning in one["turning"]:
        assert 0 < turning["at"] <= client.state["choices"]
        assert turning["player"] in ("Ann", "Bob")
    client.close()
