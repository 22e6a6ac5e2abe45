"""Everybody at a table reads it in a language of his own: prompts, options, events, names, answers and errors."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from eday.kernel import Event
from eday.server.gate.pool import reading
from eday.server.settings import Settings
from eday.server.wire.words import BoardWords
from eday.text import BoardVoice, board_voice
from tests.server.card.cards import new_campaign
from tests.server.table import DOM, MARCUS, Client, Table, quick, seat
from tests.text.marked import CODE, MARK, english, marked_catalogue

CHOICES = 25
WRITTEN = "Ann"
"""A name somebody gave himself."""


@pytest.fixture(scope="module", autouse=True)
def _second_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A language that is not shipped; processes that read replays are started anew to know it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EDAY_CATALOGUES", str(marked_catalogue(tmp_path_factory.mktemp("catalogues"))))
        reading.close()
        yield
    reading.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A service that speaks English where nothing else is asked for."""
    running = Table(quick(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('database') / 'table.sqlite'}")))
    yield running
    running.stop()


@pytest.fixture
def game(table: Table) -> Any:
    """A board game of two people."""
    return table.create(seat(MARCUS, name=WRITTEN), seat(DOM))


def twins(table: Table, token: str) -> tuple[Client, Client]:
    """Two sockets of one link: one reads English, one the other language."""
    return table.join(token, language="en-GB"), table.join(token, language=CODE)


def same(one: Any, other: Any) -> None:
    """The first says in English what the second says in the other language."""
    if isinstance(one, str) and (MARK in other or MARK in one):
        assert MARK not in one
        assert english(other) == one
    elif isinstance(one, dict):
        assert list(one) == list(other)
        for key in one:
            same(one[key], other[key])
    elif isinstance(one, list):
        assert len(one) == len(other)
        for left, right in zip(one, other, strict=True):
            same(left, right)
    else:
        assert one == other


def compare(ours: Client, theirs: Client) -> None:
    """Both see the same table, each in his language."""
    same(ours.state, theirs.state)
    same(ours.log, theirs.log)
    same(ours.names, theirs.names)
    assert all(MARK in event["line"] for event in theirs.log)
    assert all(MARK in option["label"] for option in theirs.state["options"])
    assert MARK in theirs.state["prompt"] or theirs.state["asked"] is None
    assert not any(MARK in event["line"] for event in ours.log)
    assert MARK not in str(ours.state)


def play(table: Table, game: Any) -> list[tuple[Client, Client]]:
    """Choices of one appear at the other in the other language, whoever makes them."""
    rng = random.Random(4)
    pairs = [twins(table, game["seats"][number]["token"]) for number in range(2)]
    everybody = [client for pair in pairs for client in pair]
    for turn in range(CHOICES):
        version = max(client.state["version"] for client in everybody)
        for client in everybody:
            client.catch_up(version)
        for pair in pairs:
            compare(*pair)
        asked = pairs[pairs[0][0].state["asked"]["seat"]][turn % 2]
        asked.choose(rng.choice(asked.state["options"])["id"])
        asked.catch_up(version + 1)
    return pairs


def test_an_event_is_put_into_words_once_however_many_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []

    def line(voice: BoardVoice, event: object) -> str:
        told.append(event)
        return "x"

    monkeypatch.setattr(BoardVoice, "event_line", line)
    words = BoardWords(board_voice())
    events = [Event("turn_started"), Event("turn_started")]
    assert words.events(events, 0) == words.events(events, 0)
    assert told == events


def answered(client: Client, **question: Any) -> Any:
    """The answer to a question."""
    client.send(type="ask", id=4711, **question)
    while (message := client.receive()).get("id") != 4711:
        pass
    return message


def test_one_board_game_is_read_in_two_languages(table: Table, game: Any) -> None:
    pairs = play(table, game)
    for ours, theirs in pairs:
        assert theirs.welcome["names"][0] == ours.welcome["names"][0] == WRITTEN
        for question in (
            {"what": "card", "ref": "weapon:lancer"},
            {"what": "why", "ref": "tile:99"},
            {"what": "sight", "ref": "cog:marcus_fenix"},
        ):
            same(answered(ours, **question), answered(theirs, **question))
    assert MARK in str(answered(pairs[0][1], what="card", ref="weapon:lancer"))


def test_one_campaign_of_the_card_game_is_read_in_two_languages(table: Table) -> None:
    game = new_campaign(table)
    pairs = play(table, game)
    for ours, theirs in pairs:
        box = answered(theirs, what="box", ref="")
        same(answered(ours, what="box", ref=""), box)
        assert MARK in str(box)


def test_errors_are_told_in_the_language_of_who_made_them(table: Table, game: Any) -> None:
    ours, theirs = twins(table, game["spectator_token"])
    for message in (
        {"type": "undo"},
        {"type": "choose", "version": 0, "option": "nothing"},
        {"type": "chat", "text": ""},
        {"type": "ask", "what": "odds", "ref": "x"},
    ):
        told = []
        for client in (ours, theirs):
            client.send(**message)
            told.append(client.expect("error")["message"])
        same(*told)
        assert MARK in told[1]
    seated = table.join(game["seats"][0]["token"], language=CODE)
    seated.choose("no such option")
    assert MARK in seated.expect("error")["message"]
    assert MARK in (seated.state["undo_reason"] or MARK)


def test_a_game_that_is_stopped_says_so_to_each_in_his_language(table: Table, game: Any) -> None:
    from eday.server.store.stored import ADMIN, Freeze
    from eday.server.tables.frozen import Frozen

    ours, theirs = twins(table, game["seats"][0]["token"])
    frozen = Frozen(Freeze(ADMIN, "frozen-by-admin"))
    table.in_loop(lambda: table.room(game["game"]).freeze(frozen))
    told = [client.expect("error")["message"] for client in (ours, theirs)]
    same(*told)
    assert MARK in told[1]


def hello(table: Table, header: str, **more: Any) -> str:
    """What somebody is told who says hello with a dead link."""
    client = Client(table.port, {"Accept-Language": header} if header else None)
    client.send(type="hello", token="dead", **more)
    message: str = client.expect("error")["message"]
    client.close()
    return message


ASKED = [
    ("", {}, False),
    (CODE, {}, True),
    (f"tlh, {CODE};q=0.3, en;q=0.2", {}, True),
    (f"{CODE};q=0.5, en", {}, False),
    (f"{CODE};q=0, *;q=0.1", {}, False),
    (f"{CODE.upper()}-XX;q=0.9, en;q=nonsense", {}, True),
    (",;;q=,=", {}, False),
    (CODE, {"language": "en"}, False),
    ("en", {"language": f"{CODE}-XX"}, True),
    (CODE, {"language": "tlh"}, True),
]


@pytest.mark.parametrize(("header", "more", "marked"), ASKED)
def test_hello_asks_for_a_language_and_else_the_browser_does(
    table: Table, header: str, more: dict[str, str], marked: bool
) -> None:
    assert (MARK in hello(table, header, **more)) is marked


@pytest.mark.parametrize(("header", "marked"), [(header, marked) for header, more, marked in ASKED if not more])
def test_calls_are_answered_in_the_language_the_browser_asks_for(table: Table, header: str, marked: bool) -> None:
    headers = {"Accept-Language": header} if header else {}
    told = [
        table.http.get("/api/games/none/export", headers=headers),
        table.http.get("/api/nothing", headers=headers),
        table.http.post("/api/games", json={"game": "board"}, headers=headers),
        table.http.post("/api/claim", content=b" " * 10**6, headers=headers),
    ]
    assert [(MARK in answer.json()["message"]) for answer in told] == [marked] * len(told)
    offers = table.http.get("/api/setup", headers=headers).json()
    assert all((MARK in mission["about"]) is marked for mission in offers["games"][0]["missions"])


@pytest.mark.parametrize("path", ["replay?at=0&count=3", "report"])
def test_what_is_read_later_has_its_language_too(table: Table, game: Any, path: str) -> None:
    client = table.join(game["seats"][0]["token"], language="en")
    if client.state["options"]:
        client.choose(client.state["options"][0]["id"])

    def told(language: str) -> Any:
        method, body = ("POST", {"text": "odd"}) if path == "report" else ("GET", None)
        headers = {"Authorization": f"Bearer {game['spectator_token']}", "Accept-Language": language}
        answer = table.http.request(method, f"/api/games/{game['game']}/{path}", headers=headers, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    client.settle()
    ours, theirs = told("en"), told(CODE)
    same(ours, theirs)
    assert MARK in str(theirs)


def test_a_seat_without_a_name_is_called_in_the_language_of_who_makes_the_game(table: Table) -> None:
    wish = {
        "game": "card",
        "chapter": 1,
        "seats": [{"side": "cog", "kind": "human", "name": WRITTEN}, {"side": "locust", "kind": "bot"}],
    }
    made = table.http.post("/api/games", json=wish, headers={"Accept-Language": CODE}).json()
    assert made["seats"][0]["name"] == WRITTEN
    assert MARK in made["seats"][1]["name"]


def test_the_service_has_a_language_of_its_own_for_those_who_ask_for_none(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", language=CODE)
    running = Table(quick(settings))
    try:
        checks: list[Callable[[], str]] = [
            lambda: hello(running, ""),
            lambda: hello(running, "tlh"),
            lambda: running.http.get("/api/nothing").json()["message"],
            lambda: running.http.get("/api/docs").text,
            lambda: running.figures(),
        ]
        assert all(MARK in check() for check in checks)
        assert MARK not in hello(running, "en")
        assert MARK not in hello(running, "", language="en")
    finally:
        running.stop()


def test_the_page_is_told_what_is_spoken_and_gets_words_that_are_not_built_into_it(table: Table) -> None:
    told = table.http.get("/api/languages").json()
    assert {"en", CODE} <= set(told["languages"])
    assert told["further"] == [CODE]
    assert f"tabs-label = Table panels{MARK}" in table.http.get(f"/api/languages/{CODE}").text
    assert [table.http.get(f"/api/languages/{code}").text for code in ("en", "xx")] == ["", ""]
