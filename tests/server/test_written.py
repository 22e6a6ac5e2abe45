"""What people write is checked alike on both databases: nothing unprintable, nothing that turns the text around it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.card.cards import new_cards
from tests.server.table import DOM, MARCUS, Client, Table, seat

UNPRINTABLE = ["a\x00b", "\x00", "a\x1bb", "a\nb", "a\rb", "a\tb", "a\x7fb", "a\x85b", "a\u2028b", "a\u2029b"]
HALF = "a\ud800b"
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
WHY = "cannot be shown"


def post(table: Table, path: str, body: Any, token: str = "none") -> Any:
    """A call with a body written as plain ASCII, so that halves of a pair get through."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return table.http.post(path, content=json.dumps(body).encode(), headers=headers)


def rename(table: Table, game: Any, name: str) -> Any:
    path = f"/api/games/{game['game']}/seats/0"
    return post(table, path, {"action": "rename", "name": name}, game["host_token"])


def wish(name: str) -> dict[str, Any]:
    return {"game": "board", "mission": "emergence", "seats": [{**seat(MARCUS), "name": name}, seat(DOM)]}


def chat(client: Client, text: str) -> Any:
    """The answer to a line of talk: the line, or why it is none."""
    client.send(type="chat", text=text, id=5)
    while (message := client.receive())["type"] not in ("chat", "error"):
        pass
    return message


@pytest.fixture(scope="module")
def game(table: Table) -> Any:
    return table.create(seat(MARCUS, name="Anya"), seat(DOM))


@pytest.fixture(scope="module")
def saved(table: Table, game: Any) -> Any:
    return table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()


@pytest.mark.parametrize("text", [*UNPRINTABLE, HALF])
def test_names_with_controls_are_refused_in_words(table: Table, game: Any, saved: Any, text: str) -> None:
    for answer in (
        rename(table, game, text),
        post(table, "/api/games", wish(text)),
        post(table, "/api/import", {**saved, "names": [text]}),
    ):
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad_request"
        # A half of a pair is no JSON for the reader of files, which says so in its own way.
        assert WHY in answer.json()["message"] or text == HALF
    assert table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()["names"][0] == "Anya"


def test_talk_with_controls_is_refused_and_not_heard(table: Table, game: Any) -> None:
    client = table.join(game["seats"][0]["token"])
    for text in UNPRINTABLE:
        answer = chat(client, text)
        assert (answer["type"], answer["code"]) == ("error", "bad_message")
        assert WHY in answer["message"]
    assert chat(client, HALF)["code"] == "bad_message"
    assert "write something" in chat(client, " \u200b ")["message"]
    assert "at most 300" in chat(client, "x" * 301)["message"]
    assert chat(client, "  hello  ")["text"] == "hello"
    assert chat(client, " " + "x" * 300 + " ")["text"] == "x" * 300
    client.send(type="ping_map", ref="a\x00b")
    assert client.expect("error")["code"] == "bad_message"
    client.close()
    again = table.join(game["seats"][0]["token"])
    heard = [message["text"] for message in again.messages if message["type"] == "chat"]
    assert heard == ["hello", "x" * 300]
    again.close()


def test_what_turns_the_text_around_it_is_taken_out(table: Table, saved: Any) -> None:
    turned = f"{TURNING}An{TURNING}ya{TURNING}"
    game = post(table, "/api/games", wish(turned)).json()
    assert game["seats"][0]["name"] == "Anya"
    brought = post(table, "/api/import", {**saved, "names": [turned]}).json()
    assert brought["seats"][0]["name"] == "Anya"
    assert rename(table, game, f"{TURNING}Sam").status_code == 200
    client = table.join(game["seats"][0]["token"])
    line = chat(client, f"left {TURNING}right")
    assert (line["from"], line["text"]) == ("Sam", "left right")
    client.close()


def test_names_of_all_scripts_and_joined_pictures_are_kept(table: Table, game: Any) -> None:
    client = table.join(game["seats"][0]["token"])
    for text in ("Zoë", "שלום", "مرحبا", "李雷", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم"):
        assert chat(client, text)["text"] == text
    client.close()


def test_lengths_count_after_stripping(table: Table, game: Any) -> None:
    assert rename(table, game, f"  {'x' * 40}\u200e  ").status_code == 200
    answer = rename(table, game, "x" * 41)
    assert answer.status_code == 400
    assert "at most 40" in answer.json()["message"]
    for nothing in ("", "   ", "\u200b", TURNING):
        answer = rename(table, game, nothing)
        assert answer.status_code == 400
        assert "needs a name" in answer.json()["message"]


def test_a_blank_name_of_a_new_game_is_the_one_of_the_role(table: Table) -> None:
    named = post(table, "/api/games", wish(" \u200b ")).json()["seats"][0]["name"]
    assert named == post(table, "/api/games", wish("")).json()["seats"][0]["name"] != ""


def test_a_report_may_have_lines_but_no_controls(table: Table) -> None:
    game = new_cards(table)
    path, token = f"/api/games/{game['game']}/report", game["seats"][0]["token"]
    answer = post(table, path, {"text": " one\r\ntwo\n\tthree "}, token)
    assert answer.json()["report"]["text"] == "one\ntwo\n\tthree"
    for text in ("a\x00b", "a\x1bb", "a\u2028b", HALF):
        answer = post(table, path, {"text": text}, token)
        assert answer.status_code == 400
        assert WHY in answer.json()["message"]
