"""A service that cannot start says why in one sentence and exits with 1."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from eday import cli
from eday.server import play
from eday.server.logs import LOGGER
from eday.server.run import listen


@pytest.fixture(autouse=True)
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Logs as they were before, and no waiting for other workers."""
    monkeypatch.setattr("eday.server.store.database._ATTEMPTS", 1)
    kept = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in (logging.getLogger(), LOGGER)]
    yield
    logging.captureWarnings(False)
    logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
    for logger, handlers, level, propagate in kept:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence a command says that cannot start."""
    assert cli.main(list(words)) == 1
    lines = capsys.readouterr().err.splitlines()
    sentences = [line for line in lines if not line.startswith("The browser client is not built")]
    assert len(sentences) == 1, lines
    return sentences[0]


def served(capsys: pytest.CaptureFixture[str], database: str) -> str:
    return told(capsys, "serve", "--port", "0", "--database", database)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("postgresql://eday:geheim@127.0.0.1:1/eday", "postgresql://eday:***@127.0.0.1:1/eday does not answer"),
        ("mystery://eday:geheim@127.0.0.1/eday", "mystery://eday:***@127.0.0.1/eday is not understood"),
        ("postgresql+mystery://127.0.0.1/eday", "postgresql+mystery://127.0.0.1/eday is not understood"),
        ("postgresql://eday:geheim@127.0.0.1:port/eday", "postgresql:// is not understood"),
        ("://", ":// is not understood"),
        ("sqlite://", "sqlite:// is not understood"),  # a database without a file loses every game at the end
    ],
)
def test_a_database_that_cannot_be_reached(database: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = served(capsys, database)
    assert sentence in said
    assert "geheim" not in said


def test_a_driver_that_is_not_installed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "needs the module asyncpg" in served(capsys, "postgresql://127.0.0.1/eday")


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    for place in (tmp_path, tmp_path / "file" / "table.sqlite"):
        assert "cannot be opened for writing" in served(capsys, f"sqlite:///{place}")


def test_a_damaged_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "table.sqlite").write_bytes(b"x" * 5000)
    assert "is damaged" in served(capsys, f"sqlite:///{tmp_path / 'table.sqlite'}")
    assert (tmp_path / "table.sqlite").read_bytes() == b"x" * 5000


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('tomorrow')")
        database.commit()
    assert "newer version" in served(capsys, f"sqlite:///{file}")


def test_an_address_that_cannot_be_had(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "has no address 192.0.2.1" in told(capsys, "serve", "--host", "192.0.2.1", "--port", "0")
    assert "has no address nowhere.invalid" in told(capsys, "serve", "--host", "nowhere.invalid", "--port", "0")
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} of 127.0.0.1 is in use" in told(capsys, "serve", "--port", port)
        database = f"sqlite:///{tmp_path / 'table.sqlite'}"
        words = ("serve", "--port", "0", "--database", database, "--metrics", f"127.0.0.1:{port}")
        assert f"Port {port} of 127.0.0.1 is in use" in told(capsys, *words)


def test_play_says_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "table.sqlite").write_bytes(b"x" * 5000)
    monkeypatch.setenv("EDAY_DATABASE_URL", f"sqlite:///{tmp_path / 'table.sqlite'}")
    monkeypatch.setattr(play, "client_built", lambda: True)
    assert "is damaged" in told(capsys, "play", "card")
    assert "is damaged" in told(capsys, "play")


def test_a_fault_of_its_own_is_told_with_its_place_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(engine: object) -> None:
        raise KeyError("geheim")

    monkeypatch.setattr("eday.server.store.games.migrate", fail)
    assert cli.main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]) == 1
    logged, said = [line for line in capsys.readouterr().err.splitlines() if "not built" not in line]
    assert json.loads(logged)["exception"] == "KeyError"
    assert said.endswith("because of a fault of its own: KeyError.")
