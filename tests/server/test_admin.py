"""`eday admin`: what the owner of a table does with its games, while the service runs."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from eday.cli import main
from eday.server.settings import Settings
from eday.server.store.database import open_database
from eday.server.store.models import ChatRow, ChoiceRow, GameRow, SeatRow
from eday.server.store.tokens import new_token
from tests.server.card.cards import new_cards
from tests.server.table import DOM, MARCUS, Client, Table, quick, seat

DAY = 24 * 3600


def run(table: Table, *words: str) -> int:
    """An action at the table's database."""
    return main(["admin", *words, "--database", table.settings.database])


def told(table: Table, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What an action answers to a program."""
    capsys.readouterr()
    assert run(table, *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def execute(table: Table, statement: Any) -> Any:
    """The first value a statement gives."""

    async def go() -> Any:
        engine = open_database(table.settings.database)
        async with engine.begin() as connection:
            found = await connection.execute(statement)
            value = found.scalar() if found.returns_rows else None
        await engine.dispose()
        return value

    return asyncio.run(go())


def aged(table: Table, game: Any, days: float, status: str = "finished") -> None:
    values = {"updated": time.time() - days * DAY, "status": status}
    execute(table, update(GameRow).where(GameRow.id == game["game"]).values(**values))


def rows_of(table: Table, game: Any) -> int:
    """How many rows a game has left in all tables."""
    columns = (GameRow.id, SeatRow.game, ChoiceRow.game, ChatRow.game)
    return sum(execute(table, select(func.count()).where(column == game["game"])) for column in columns)


def speak(client: Client, text: str) -> None:
    client.send(type="chat", text=text)
    while client.expect("chat")["text"] != text:
        pass


@pytest.fixture
def game(table: Table) -> Any:
    """A game with a choice and some talk: Anya on seat 0, Sam on seat 1."""
    made = table.create(seat(MARCUS, name="Anya"), seat(DOM, name="Sam"))
    players = [table.join(one["token"]) for one in made["seats"]]
    for player in players:
        player.settle()
    asked = next(player for player in players if player.state["options"])
    asked.choose(asked.state["options"][0]["id"])
    asked.catch_up(asked.state["version"] + 1)
    speak(players[0], "hello")
    speak(players[1], "hi")
    speak(players[0], "bye")
    for player in players:
        player.close()
    return made


def test_games_are_listed_with_their_seats(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    listed = {one["game"]: one for one in told(table, capsys, "list")}[game["game"]]
    assert [one["name"] for one in listed["seats"]] == ["Anya", "Sam"]
    assert (listed["kind"], listed["status"], listed["frozen"]) == ("board", "running", None)
    assert (listed["choices"], listed["talk"]) == (1, 3)
    assert run(table, "list") == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if game["game"] in line)
    assert "Anya, Sam" in line
    assert told(table, capsys, "show", game["game"]) == listed


def test_no_secret_is_listed(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(table, "show", game["game"], "--json", "--talk") == 0
    out = capsys.readouterr().out
    assert "seed" not in out
    assert "hash" not in out
    assert game["host_token"] not in out


def test_lists_can_be_narrowed(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = new_cards(table), new_cards(table)
    aged(table, old, 50)

    def found(*words: str) -> set[str]:
        return {one["game"] for one in told(table, capsys, "list", *words)} & {old["game"], new["game"]}

    assert found() == {old["game"], new["game"]}
    assert found("--status", "finished") == {old["game"]}
    assert found("--status", "running") == {new["game"]}
    assert found("--older-than", "49d") == {old["game"]}
    assert found("--older-than", "51d") == set()


def test_a_damaged_game_is_listed_and_can_be_deleted(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_cards(table)
    spoilt = {"head": "{", "summary": "[]", "frozen": "x", "created": 1e300}
    execute(table, update(GameRow).where(GameRow.id == game["game"]).values(**spoilt))
    shown = told(table, capsys, "show", game["game"])
    assert (shown["kind"], shown["summary"], shown["frozen"], shown["created"]) == ("?", {}, "?", "?")
    assert run(table, "delete", game["game"], "--yes") == 0
    assert rows_of(table, game) == 0


def test_a_game_is_frozen_and_let_go_on(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_cards(table)
    column = select(GameRow.frozen).where(GameRow.id == game["game"])
    roster = select(GameRow.roster).where(GameRow.id == game["game"])
    before = execute(table, roster)
    assert told(table, capsys, "freeze", game["game"], "--reason", " A row ") == {
        "game": game["game"],
        "frozen": "A row",
    }
    assert json.loads(execute(table, column)) == {"by": "admin", "reason": "A row"}
    assert execute(table, roster) == before + 1
    assert run(table, "show", game["game"]) == 0
    assert "frozen: A row" in capsys.readouterr().out
    assert run(table, "unfreeze", game["game"]) == 0
    assert execute(table, column) is None
    assert execute(table, roster) == before + 2


@pytest.mark.parametrize("reason", ["a\nb", "\x1b[2J", "x" * 201])
def test_a_reason_is_one_readable_line(table: Table, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_cards(table)
    assert run(table, "freeze", game["game"], "--reason", reason) == 2
    assert "one line of at most 200" in capsys.readouterr().err
    assert told(table, capsys, "show", game["game"])["frozen"] is None


def test_what_is_deleted_is_gone_for_good(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    other = new_cards(table)
    assert rows_of(table, game) == 7
    assert told(table, capsys, "delete", game["game"], "--yes") == {"deleted": 1}
    assert rows_of(table, game) == 0
    assert rows_of(table, other) == 3
    assert table.http.post("/api/mine", json={"tokens": [game["host_token"]]}).json() == {"games": []}


@pytest.mark.parametrize("action", ["show", "freeze", "unfreeze", "delete"])
def test_an_unknown_game_is_named(table: Table, action: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(table, action, "nowhere", *(["--yes"] if action == "delete" else [])) == 2
    assert "There is no game nowhere" in capsys.readouterr().err


class Terminal(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("typed", "code"), [("y\n", 0), ("YES\n", 0), ("n\n", 2), ("\n", 2), ("", 2)])
def test_deleting_asks_first(
    table: Table, typed: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = new_cards(table)
    monkeypatch.setattr("sys.stdin", Terminal(typed))
    assert run(table, "delete", game["game"]) == code
    assert f"Delete game {game['game']}" in capsys.readouterr().err
    assert (rows_of(table, game) == 0) == (code == 0)


@pytest.mark.parametrize("words", [["delete"], ["forget", "Anya"], ["expire", "--older-than", "1d"]])
def test_without_a_terminal_yes_has_to_be_said(
    table: Table, words: list[str], game: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    aged(table, game, 2)
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert run(table, *words, *([game["game"]] if words == ["delete"] else [])) == 2
    assert "add --yes" in capsys.readouterr().err
    assert rows_of(table, game) == 7


def test_games_expire(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(table, "expire", "--older-than", "300d", "--yes") == 0
    finished, running, fresh = (new_cards(table) for _ in range(3))
    aged(table, finished, 400)
    aged(table, running, 400, "running")
    narrow = ("expire", "--older-than", "399d", "--status", "finished")
    assert told(table, capsys, *narrow, "--dry-run") == {"due": 1}
    assert rows_of(table, finished) == 3
    assert told(table, capsys, *narrow, "--yes") == {"deleted": 1}
    assert [rows_of(table, one) for one in (finished, running, fresh)] == [0, 3, 3]
    assert told(table, capsys, "expire", "--older-than", "399d", "--yes") == {"deleted": 1}
    assert [rows_of(table, one) for one in (running, fresh)] == [0, 3]
    assert told(table, capsys, "expire", "--older-than", "399d") == {"deleted": 0}


def names_and_talk(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> tuple[list[str], list[str]]:
    shown = told(table, capsys, "show", game["game"], "--talk")
    return [one["name"] for one in shown["seats"]], [f"{line['name']}: {line['text']}" for line in shown["said"]]


def test_somebody_is_forgotten_by_his_name(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    host = f"/api/games/{game['game']}/seats/0"
    table.call("POST", host, game["host_token"], json={"action": "rename", "name": "Anya of seat 0"})
    player = table.join(game["seats"][0]["token"])
    speak(player, "again")
    assert told(table, capsys, "forget", "Anya of seat 0", "--yes") == {"games": 1, "names": 1, "lines": 1}
    presence = player.expect("presence")  # the running service has noticed
    assert presence["seats"][0]["name"] == "Marcus"
    player.close()
    names, talk = names_and_talk(table, game, capsys)
    assert names == ["Marcus", "Sam"]
    assert talk == ["Anya: hello", "Sam: hi", "Anya: bye"]


def test_somebody_is_forgotten_by_his_link(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    link = f"https://table.example/#/join/{game['seats'][0]['token']}"
    assert told(table, capsys, "forget", "--token", link, "--yes") == {"games": 1, "names": 1, "lines": 2}
    assert names_and_talk(table, game, capsys) == (["Marcus", "Sam"], ["Sam: hi"])


def test_the_link_of_a_host_stands_for_the_seats_on_his_screen(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    game = table.create(seat(MARCUS, "hotseat", "Anya"), seat(DOM, "human", "Sam"))
    assert told(table, capsys, "forget", "--token", game["host_token"], "--yes")["names"] == 1
    assert names_and_talk(table, game, capsys)[0] == ["Marcus", "Sam"]


def test_who_is_not_there_cannot_be_forgotten(table: Table, game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["Nobody at all"], ["--token", "x"], ["--token=-x"], ["--token", game["spectator_token"]]):
        assert run(table, "forget", *words, "--yes") == 2
        assert "Nobody of that name" in capsys.readouterr().err
    assert names_and_talk(table, game, capsys)[0] == ["Anya", "Sam"]


def test_no_link_is_taken_for_an_option() -> None:
    assert all(new_token().isalnum() for _ in range(1000))


def test_a_game_of_rules_nobody_knows_is_forgotten_too(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game = table.create(seat(MARCUS, name="Old Anya"))
    execute(table, update(GameRow).where(GameRow.id == game["game"]).values(head="{}"))
    assert run(table, "forget", "Old Anya", "--yes") == 0
    assert names_and_talk(table, game, capsys)[0] == [MARCUS]


# ---------------------------------------------------------------------- databases


def test_a_backup_is_the_whole_database_while_the_service_runs(
    table: Table, game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.sqlite"
    if table.settings.database.startswith("postgres"):
        assert run(table, "backup", str(target)) == 2
        assert "pg_dump --format=custom" in capsys.readouterr().err
        assert list(tmp_path.iterdir()) == []
        return
    figures = told(table, capsys, "backup", str(target))
    assert figures == {"file": str(target), "bytes": target.stat().st_size, "games": len(told(table, capsys, "list"))}
    assert target.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [target]
    restored = Table(quick(Settings(database=f"sqlite:///{target}")))
    player = restored.join(game["seats"][0]["token"])
    assert player.state["choices"] == 1
    player.close()
    restored.stop()
    assert run(table, "backup", str(target)) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_damaged_file_is_not_taken_for_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.sqlite"
    file.write_bytes(b"no database at all" * 100)
    assert main(["admin", "backup", str(tmp_path / "copy"), "--database", f"sqlite:///{file}"]) == 2
    assert "could not be copied" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite:////nowhere/at/all.sqlite", "There is no database file /nowhere/at/all.sqlite"),
        ("sqlite://", "There is no database file"),
        ("table.sqlite", "That is no address of a database"),
        ("telnet://host/x", "That is no address of a database"),
        ("postgresql://eday:secret@127.0.0.1:1/eday", "The database does not answer"),
    ],
)
def test_a_database_that_is_not_there_is_not_made(url: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--database", url]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert "secret" not in error


def test_tables_of_another_version_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.sqlite"
    for script in ("CREATE TABLE x (y)", "CREATE TABLE alembic_version (version_num TEXT)"):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(script)
            connection.commit()
        assert main(["admin", "list", "--database", f"sqlite:///{file}"]) == 2
        assert "not those of this version" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["90", "d", "0d", "-1d", "1.5d", "90 d", "1y", "999999d"])
def test_an_age_that_is_none_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "expire", f"--older-than={text}"])
    assert f"'{text}' is not a length of time" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["list", "show", "freeze", "unfreeze", "delete", "forget", "expire", "backup"])
def test_every_action_explains_itself_with_examples(action: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["admin", action, "--help"])
    assert leaving.value.code == 0
    assert f"examples:\n  eday admin {action}" in capsys.readouterr().out
