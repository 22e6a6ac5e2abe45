"""By which names a table answers, and which folders of the machine it reads."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from eday import cli
from eday.server import play, run
from eday.server.gate.hosts import Host, loopback, read_host
from eday.server.settings import Settings
from tests.server.table import MARCUS, PATIENCE, Table, seat

Limited = Callable[..., Table]
TOUGH = "wretch: {defense: 20}\n"


def upgraded(table: Table, name: str) -> int:
    """The status of an attempt to open a socket by that name."""
    words = (
        f"GET /api/socket HTTP/1.1\r\nHost: {name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", table.port), PATIENCE) as made:
        made.sendall(words.encode())
        return int(made.recv(4096).split()[1])


@pytest.mark.parametrize(
    ("known", "called", "fine"),
    [
        ("table.example.org", "table.example.org", True),
        ("table.example.org", "TABLE.example.org.:8000", True),
        ("table.example.org:8000", "table.example.org:8000", True),
        ("table.example.org:8000", "table.example.org", True),
        ("table.example.org:8000", "table.example.org:8001", False),
        ("table.example.org", "example.org", False),
        ("table.example.org", "evil.table.example.org", False),
        ("127.0.0.0/8", "127.3.2.1:80", True),
        ("127.0.0.0/8", "128.0.0.1", False),
        ("127.0.0.0/8", "localhost", False),
        ("[::1]", "[0:0::1]:8000", True),
    ],
)
def test_names_and_networks(known: str, called: str, fine: bool) -> None:
    assert read_host(known).matches(read_host(called)) is fine


@pytest.mark.parametrize("text", ["-", "a b", "a:b", "[::1", "::1", "a:1:2", "[x]", "a/b", "user@host", "127.0.0.1/8"])
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text.strip("[]"))):
        read_host(text)


def test_this_machine_by_its_own_names_and_port() -> None:
    def fine(called: str) -> bool:
        return any(known.matches(read_host(called)) for known in loopback(8000))

    assert all(map(fine, ("localhost", "localhost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000")))
    assert not any(map(fine, ("evil.example", "localhost:80", "0.0.0.0:8000", "localhost.evil.example:8000")))


def test_a_foreign_name_opens_neither_calls_nor_sockets(limited: Limited) -> None:
    table = limited({"host_names": (Host("table.example.org"),)})
    for path in ("/api/setup", "/healthz", "/"):
        refused = table.http.get(path, headers={"Host": "evil.example"})
        assert refused.status_code == 421
        assert "not called by that name" in refused.json()["message"]
        assert table.http.get(path, headers={"Host": "table.example.org"}).status_code != 421
    assert upgraded(table, "evil.example") == 403
    assert upgraded(table, "table.example.org") == 101


def test_without_names_any_will_do(limited: Limited) -> None:
    assert limited().http.get("/api/setup", headers={"Host": "any.example"}).status_code == 200


def test_only_the_named_folder_is_read(limited: Limited, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    for folder in (mine, other):
        folder.mkdir()
        (folder / "enemies.yaml").write_text(TOUGH, encoding="utf-8")
    (tmp_path / "link").symlink_to(other)
    table = limited({"content_folders": (mine,)})

    def made(content: str) -> int:
        wish = {"mission": "emergence", "seats": [seat(MARCUS)], "content": content}
        return table.http.post("/api/games", json=wish).status_code

    assert made(str(mine)) == 201
    assert made(f"{other}/../mine") == 201
    for content in (str(other), f"{mine}/../other", f"{tmp_path}/link", str(tmp_path), "", ".", "/", f"{mine}\x00"):
        assert made(content) in (400, 403), content


def test_play_answers_this_machine_alone_and_reads_the_named_folder_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, Settings]] = []

    def serve(bound: object, settings: Settings, ready: object, log: bool = True) -> int:
        with bound as listening:  # type: ignore[attr-defined]
            seen.append((listening.getsockname()[1], settings))
        return 0

    monkeypatch.setenv("EDAY_DATABASE_URL", f"sqlite:///{tmp_path / 'table.sqlite'}")
    monkeypatch.setattr(play, "client_built", lambda: True)
    monkeypatch.setattr(run, "serve", serve)
    folder = tmp_path / "overlay"
    folder.mkdir()
    (folder / "enemies.yaml").write_text(TOUGH, encoding="utf-8")
    assert cli.main(["play", "--content", str(folder)]) == 0
    assert cli.main(["play"]) == 0
    for (port, settings), folders in zip(seen, ((folder,), ()), strict=True):
        assert settings.host_names == loopback(port)
        assert settings.content_folders == folders
        assert settings.changed_content
