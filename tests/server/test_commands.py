"""`eday play` and `eday serve` on the command line."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from eday import cli
from eday.server import play, run
from eday.server.settings import Settings
from tests.server.table import Table


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Runs the service in a test's way: it is ready, visited at the address the browser gets, and stops."""
    seen: list[str] = []

    def visit(bound: socket.socket, settings: Settings, ready: Callable[[], None], log: bool = True) -> int:
        ready()
        address = seen[-1]
        with bound:
            if "#/join/" not in address:
                return 0
            table = Table(settings, bound)
            client = table.join(address.rpartition("/")[2])
            view = client.state["view"]
            what = view["mission"]["id"] if view["game"] == "board" else f"{view['game']} {view['chapter']}"
            seen.append(f"seats {client.welcome['seats']}, {what}")
            client.close()
            table.stop()
        return 0

    def open_browser(address: str) -> bool:
        seen.append(address)
        return True

    monkeypatch.setenv("EDAY_DATABASE_URL", f"sqlite:///{tmp_path / 'table.sqlite'}")
    monkeypatch.setattr(play, "client_built", lambda: True)
    monkeypatch.setattr(run, "serve", visit)
    monkeypatch.setattr("webbrowser.open", open_browser)
    return seen


def test_play_opens_the_browser_on_loopback(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play"]) == 0
    assert opened[0].startswith("http://127.0.0.1:")
    assert opened[0] in capsys.readouterr().out


def test_play_with_wishes_opens_that_game_with_all_seats_around_the_screen(opened: list[str]) -> None:
    assert cli.main(["play", "--players", "3", "--seed", "7"]) == 0
    assert opened[1] == "seats [0, 1, 2], emergence"


@pytest.mark.parametrize(("people", "seats"), [("1", [0]), ("3", [0, 1, 2]), ("4", [0, 1, 2])])
def test_play_with_fewer_people_than_players_leaves_the_last_seats_to_bots(
    people: str, seats: list[int], opened: list[str]
) -> None:
    assert cli.main(["play", "--players", "3", "--people", people, "--bot", "veteran"]) == 0
    assert opened[1] == f"seats {seats}, emergence"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["card"], "seats [0], card 1"),
        (["card", "--chapter", "tutorial"], "seats [0], card 0"),
        (["card", "--chapter", "5", "--side", "locust", "--bot", "simple", "--seed", "3"], "seats [1], card 5"),
        (["card", "--bot", "random"], "seats [0], card 1"),
        (["card", "--side", "both"], "seats [0, 1], card 1"),
        (["campaign", "--side", "both"], "seats [0, 1], campaign 1"),
    ],
)
def test_play_card_opens_the_browser_on_such_a_game(words: list[str], found: str, opened: list[str]) -> None:
    assert cli.main(["play", *words]) == 0
    assert opened[1] == found


@pytest.mark.parametrize(("words", "told"), [(["--chapter", "16"], "16")])
def test_play_card_says_what_cannot_be(
    words: list[str], told: str, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", "card", *words]) == 2
    assert told in capsys.readouterr().err
    assert opened == []


def test_play_card_takes_one_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "card", "--chapter", "all"])
    assert "'all' is not one chapter" in capsys.readouterr().err


def test_play_says_what_cannot_be(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--mission", "picnic"]) == 2
    assert "picnic" in capsys.readouterr().err
    assert opened == []


def test_play_without_a_browser_prints_the_address(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(address: str) -> bool:
        opened.append(address)
        return False

    monkeypatch.setattr("webbrowser.open", fail)
    assert cli.main(["play"]) == 0
    assert "please open that address yourself" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--terminal"], ["--plain"], ["--resume"], []])
def test_play_in_the_terminal_when_asked_or_when_there_is_no_client(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "client_built", lambda: bool(words))
    monkeypatch.setattr("eday.terminal.board.app.play", lambda args, voice: 0)
    monkeypatch.setattr("eday.terminal.card.app.play_cards", lambda args, voice: 0)
    for game in ("board", "card", "campaign"):
        assert cli.main(["play", game, *words]) == 0
        said = capsys.readouterr().err
        assert said.count("\n") == (0 if words else 1)


def test_serve_says_when_its_port_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with run.listen("127.0.0.1", 0) as taken:
        taken.listen()
        assert cli.main(["serve", "--port", str(taken.getsockname()[1])]) == 1
    assert "in use" in capsys.readouterr().err


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings a service would have run with."""
    seen: list[Settings] = []

    def serve(bound: socket.socket, settings: Settings, ready: Callable[[], None]) -> int:
        bound.close()
        seen.append(settings)
        ready()
        return 0

    monkeypatch.setattr(run, "serve", serve)
    return seen


@pytest.mark.parametrize(
    ("words", "variable", "pause"),
    [
        ([], "", 0.7),
        ([], "0", 0.0),
        ([], "2.5", 2.5),
        (["--bot-pause", "0"], "", 0.0),
        (["--bot-pause", "1.5"], "3", 1.5),
    ],
)
def test_serve_is_told_how_long_bots_wait(
    words: list[str], variable: str, pause: float, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EDAY_BOT_PAUSE", variable)
    assert cli.main(["serve", "--port", "0", *words]) == 0
    assert served[0].bot_pause == pause


@pytest.mark.parametrize("text", ["soon", "-1", "61", "nan", "inf"])
def test_a_pause_that_is_none_is_refused(
    text: str, served: list[Settings], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--port", "0", f"--bot-pause={text}"]) == 2
    assert f'--bot-pause has to be a number of seconds from 0 to 60, not "{text}".' in capsys.readouterr().err
    monkeypatch.setenv("EDAY_BOT_PAUSE", text)
    assert cli.main(["serve", "--port", "0"]) == 2
    assert "EDAY_BOT_PAUSE has to be a number of seconds" in capsys.readouterr().err
    assert served == []


def test_serve_takes_the_database_it_is_told(served: list[Settings], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "0", "--database", "sqlite:///other.sqlite"]) == 0
    assert served[0].database == "sqlite:///other.sqlite"
    assert capsys.readouterr().out.startswith("The table is at http://127.0.0.1:")
