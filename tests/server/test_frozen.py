"""Games of another version: what replays to the same fingerprints goes on, all else is frozen and looked at."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.server.settings import Settings
from eday.server.store.stored import Freeze, Stored
from eday.server.tables.frozen import Frozen, revive
from tests.server.card.cards import both, new_campaign, new_cards
from tests.server.table import DOM, MARCUS, Client, Table, play, quick, seat, until

SEED = 918273645546372819
KINDS = ("board", "card", "campaign")


class House:
    """A service that can be stopped, its database changed behind its back, and started again."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "table.sqlite"
        self._settings = quick(Settings(database=f"sqlite:///{self._file}"))
        self.table = Table(self._settings)

    def between(self, change: Callable[[sqlite3.Connection], None]) -> Table:
        """The service after a restart before which something was changed."""
        self.table.stop()
        with closing(sqlite3.connect(self._file)) as connection:
            change(connection)
            connection.commit()
        self.table = Table(self._settings)
        return self.table


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.table.stop()


def begun(table: Table, kind: str = "board", choices: int = 4) -> Any:
    """A game of some choices, looked at by everybody; sealed if it is one of opponents."""
    if kind == "board":
        game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"), seed=SEED)
        clients = dict.fromkeys((0, 1), table.join(game["seats"][0]["token"]))
    else:
        game = (new_cards if kind == "card" else new_campaign)(table, seed=SEED)
        clients = both(table, game)
    others = [table.join(game["spectator_token"]), table.join(game["host_token"])]
    play(clients, others[0], random.Random(4), most=choices)
    others[1].catch_up(others[0].state["version"])
    seen: dict[Any, Any] = {n: clients[n].state for n in clients}
    game["seen"] = {**seen, "spectator": others[0].state, "host": others[1].state}
    for client in (*clients.values(), *others):
        client.close()
    return game


def of_version(game: Any, **other: Any) -> Callable[[sqlite3.Connection], None]:
    """Let a game be one of other rules or content."""

    def change(connection: sqlite3.Connection) -> None:
        (text,) = connection.execute("SELECT head FROM games WHERE id = ?", (game["game"],)).fetchone()
        head = {**json.loads(text), **other}
        connection.execute(
            "UPDATE games SET head = ?, version = 'older' WHERE id = ?", (json.dumps(head), game["game"])
        )

    return change


def signed(game: Any, sign: str | None, number: int | None = None) -> Callable[[sqlite3.Connection], None]:
    """Give all fingerprints of a game, or that of one choice, another value."""

    def change(connection: sqlite3.Connection) -> None:
        if number is None:
            connection.execute("UPDATE games SET fingerprint = ? WHERE id = ?", (sign, game["game"]))
        where, which = ("", ()) if number is None else (" AND number = ?", (number,))
        connection.execute(f"UPDATE choices SET fingerprint = ? WHERE game = ?{where}", (sign, game["game"], *which))

    return change


def all_of(*changes: Callable[[sqlite3.Connection], None]) -> Callable[[sqlite3.Connection], None]:
    def change(connection: sqlite3.Connection) -> None:
        for one in changes:
            one(connection)

    return change


def frozen(house: House, kind: str = "board") -> tuple[Table, Any]:
    """A service with a game that it would play otherwise than it was played."""
    game = begun(house.table, kind)
    return house.between(all_of(of_version(game, rules="made-up-0"), signed(game, "another", 1))), game


def links(game: Any) -> list[str]:
    return [game["seats"][0]["token"], game["host_token"], game["spectator_token"]]


def turned_away(table: Table, token: str) -> str:
    """Why a game does not open."""
    client = Client(table.port)
    client.send(type="hello", token=token, id=3)
    error = client.expect("error")
    assert (error["id"], error["code"]) == (3, "frozen")
    client.closed()
    client.close()
    message: str = error["message"]
    return message


def listed(table: Table, game: Any) -> Any:
    return table.http.post("/api/mine", json={"tokens": [game["host_token"]]}).json()["games"][0]


def goes_on(table: Table, game: Any, kind: str = "board") -> None:
    """Everybody sees what he saw, and chooses on."""
    tokens = [link["token"] for link in game["seats"]]
    clients = {n: table.join(tokens[n]) for n in ((0,) if kind == "board" else (0, 1))}
    for n, client in clients.items():
        assert client.state["view"] == game["seen"][n]["view"]
    clients = {0: clients[0], 1: clients.get(1, clients[0])}
    choices = clients[0].state["choices"]
    play(clients, clients[0], random.Random(1), most=2)
    assert clients[0].state["choices"] > choices
    for client in clients.values():
        client.close()
    assert listed(table, game)["frozen"] is None


# ---------------------------------------------------------------------- which games go on


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", [{"rules": "made-up-0"}, {"content": {"hash": "other", "patch": {}}}])
def test_a_game_of_another_version_that_plays_the_same_is_adopted(house: House, kind: str, other: Any) -> None:
    game = begun(house.table, kind)
    table = house.between(of_version(game, **other))
    goes_on(table, game, kind)
    head = stored_head(house, game)
    assert head["rules"] != "made-up-0"
    assert head["content"]["hash"] != "other"
    table = house.between(lambda connection: None)
    client = table.join(game["seats"][0]["token"])
    assert client.state["choices"] > 4
    client.close()


def stored_head(house: House, game: Any) -> Any:
    found: list[Any] = []

    def look(connection: sqlite3.Connection) -> None:
        found.extend(connection.execute("SELECT head FROM games WHERE id = ?", (game["game"],)).fetchone())

    house.between(look)
    return json.loads(found[0])


def test_an_adopted_game_is_found_out_before_anybody_opens_it(house: House) -> None:
    game = begun(house.table)
    table = house.between(of_version(game, rules="made-up-0"))
    until(lambda: "made-up-0" not in table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).text)
    assert listed(table, game)["frozen"] is None


def test_a_game_without_fingerprints_goes_on_under_its_own_rules(house: House) -> None:
    game = begun(house.table)
    goes_on(house.between(signed(game, None)), game)


def test_a_game_without_fingerprints_of_other_rules_is_frozen(house: House) -> None:
    game = begun(house.table)
    table = house.between(all_of(of_version(game, rules="made-up-0"), signed(game, None)))
    assert "made-up-0" in turned_away(table, game["host_token"])


def test_a_game_of_other_content_that_plays_otherwise_is_frozen(house: House) -> None:
    game = begun(house.table)
    other = of_version(game, content={"hash": "other", "patch": {}})
    table = house.between(all_of(other, signed(game, "another", 3)))
    assert "cards or tiles have changed" in turned_away(table, game["host_token"])


@pytest.mark.parametrize(("number", "told"), [(None, 0), (0, 1), (3, 4)])
def test_a_game_that_this_version_plays_otherwise_says_from_where_on(
    house: House, number: int | None, told: int
) -> None:
    game = begun(house.table)
    table = house.between(signed(game, "another", number))
    assert f"After choice {told} " in turned_away(table, game["host_token"])


def test_a_game_another_version_could_not_play_goes_on_with_one_that_can(house: House) -> None:
    game = begun(house.table)
    freeze = json.dumps({"by": "another version", "key": "frozen-differs", "args": {"number": 2}})

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE games SET frozen = ?, version = 'another version'", (freeze,))

    goes_on(house.between(change), game)


# ---------------------------------------------------------------------- what is left of a frozen game


@pytest.mark.parametrize("kind", KINDS)
def test_a_frozen_game_says_why_to_everybody(house: House, kind: str) -> None:
    table, game = frozen(house, kind)
    for token in links(game):
        assert "made-up-0" in turned_away(table, token)
    for method, path in (("GET", "replay"), ("POST", "report"), ("POST", "leave"), ("POST", "seats/0")):
        body = {"json": {"text": "x"} if path == "report" else {"action": "bot"}} if method == "POST" else {}
        answer = table.call(method, f"/api/games/{game['game']}/{path}", game["host_token"], **body)
        assert (answer.status_code, answer.json()["error"]) == (409, "conflict"), path
        assert "made-up-0" in answer.json()["message"]


def test_the_list_knows_a_frozen_game_before_anybody_opens_it(house: House) -> None:
    table, game = frozen(house)
    until(lambda: listed(table, game)["frozen"] is not None)
    assert "made-up-0" in listed(table, game)["frozen"]
    assert listed(table, game)["status"] == "running"


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_of_a_frozen_game_is_everybodys(house: House, kind: str) -> None:
    table, game = frozen(house, kind)
    turned_away(table, game["host_token"])
    for token in links(game):
        answer = table.call("GET", f"/api/games/{game['game']}/export", token)
        assert answer.status_code == 200
        record = answer.json()["record"]
        assert (record["rules"], record["seed"]) == ("made-up-0", SEED)
        assert len(record["choices"]) >= 4
    with pytest.raises(eday.SaveError) as refused:
        eday.replay(record)
    assert refused.value.key == "save-other-rules"
    answer = table.http.post("/api/import", json={"eday_export": 1, "record": record})
    assert answer.status_code == 400
    assert "made-up-0" in answer.json()["message"]


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_looks_at_what_he_saw_last(house: House, kind: str) -> None:
    table, game = frozen(house, kind)
    turned_away(table, game["host_token"])
    everybody = {
        0: game["seats"][0]["token"],
        1: game["seats"][1]["token"],
        "host": game["host_token"],
        "spectator": game["spectator_token"],
    }
    for who, token in everybody.items():
        answer = table.call("GET", f"/api/games/{game['game']}/look", token)
        assert answer.status_code == 200
        look = answer.json()
        assert "made-up-0" in look["reason"]
        assert (look["kind"], look["choices"]) == (kind, game["seen"][who]["choices"])
        assert look["at"] == look["choices"]
        seen = dict(game["seen"][who])
        names = look["state"].pop("names")
        assert names.items() <= seen.pop("names").items()
        assert {ref for option in seen["options"] for ref in option["refs"]} <= names.keys()
        assert look["state"] == seen
        assert str(SEED) not in answer.text
        assert '"rng"' not in answer.text


@pytest.mark.parametrize("kind", ["card", "campaign"])
def test_a_look_shows_no_hand_but_ones_own(house: House, kind: str) -> None:
    table, game = frozen(house, kind)
    turned_away(table, game["host_token"])
    everybody = [(0, [0]), (1, [1])]
    tokens = [(game["seats"][n]["token"], hands) for n, hands in everybody]
    for token, hands in [*tokens, (game["host_token"], []), (game["spectator_token"], [])]:
        state = table.call("GET", f"/api/games/{game['game']}/look", token).json()["state"]
        view = state["view"]["table"] if kind == "campaign" else state["view"]
        assert [side["seat"] for side in view["sides"] if side["hand"] is not None] == hands


def test_who_was_never_there_looks_as_a_spectator(house: House) -> None:
    game = new_cards(house.table, seed=SEED)
    client = house.table.join(game["seats"][0]["token"])
    client.close()
    table = house.between(all_of(of_version(game, rules="made-up-0"), signed(game, "another")))
    turned_away(table, game["host_token"])
    state = table.call("GET", f"/api/games/{game['game']}/look", game["seats"][1]["token"]).json()["state"]
    assert [side["hand"] for side in state["view"]["sides"]] == [None, None]


def test_of_a_game_nobody_ever_opened_there_is_nothing_but_the_reason(house: House) -> None:
    game = house.table.create(seat(MARCUS, name="Ann"))
    table = house.between(all_of(of_version(game, rules="made-up-0"), signed(game, "another")))
    turned_away(table, game["host_token"])
    look = table.call("GET", f"/api/games/{game['game']}/look", game["host_token"]).json()
    assert "made-up-0" in look.pop("reason")
    assert look == {"kind": "board", "names": ["Ann"], "seats": [], "choices": 0, "at": None, "state": None}


def test_a_game_that_goes_on_is_opened_not_looked_at(house: House) -> None:
    game = begun(house.table)
    answer = house.table.call("GET", f"/api/games/{game['game']}/look", game["host_token"])
    assert (answer.status_code, answer.json()["error"]) == (409, "conflict")
    assert house.table.call("GET", f"/api/games/{game['game']}/look", "nonsense").status_code == 403


def test_other_games_go_on_beside_a_frozen_one(house: House) -> None:
    table, game = frozen(house)
    turned_away(table, game["seats"][0]["token"])
    begun(table)
    assert table.http.get("/healthz").json() == {"ok": True}


def test_a_game_whose_own_content_is_refused_here_keeps_the_reason_as_text() -> None:
    patch = {"orders": {"assault": {"copies": "many"}}}
    head = eday.board.new("emergence").record()
    head["content"]["patch"] = patch
    with pytest.raises(Frozen) as caught:
        revive(Stored("game", head, [], []))
    kept = caught.value.freeze.text()
    assert Freeze.read(kept) == caught.value.freeze
    assert "field copies" in str(caught.value.reason)
