"""Games as files: saved as they are, opened as they were saved, and told in words what is wrong with others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from eday.cli import main
from tests.server.card import cards
from tests.server.table import DOM, MARCUS, Table, seat

LARGEST = 2**63 - 1
ODD = 2**62 + 1


def save(table: Table, game: Any) -> bytes:
    answer = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"])
    assert answer.status_code == 200
    return answer.content


def opened(table: Table, content: bytes | str) -> httpx.Response:
    return table.http.post("/api/import", content=content, headers={"Content-Type": "application/json"})


def begun(table: Table, **more: Any) -> Any:
    game = table.create(seat(MARCUS, "hotseat"), seat(DOM, "hotseat"), **more)
    client = table.join(game["seats"][0]["token"])
    for _ in range(4):
        client.choose(client.state["options"][0]["id"])
        client.catch_up(client.state["version"] + 1)
    client.close()
    return game


def new_cards(table: Table, **more: Any) -> Any:
    return cards.new_cards(table, "hotseat", "hotseat", **more)


def new_campaign(table: Table, **more: Any) -> Any:
    return cards.new_campaign(table, "hotseat", "hotseat", **more)


@pytest.mark.parametrize("seed", [ODD, str(ODD), LARGEST, str(LARGEST), "0", None])
def test_a_saved_game_is_opened_byte_for_byte(table: Table, tmp_path: Path, seed: Any) -> None:
    game = begun(table, seed=seed)
    content = save(table, game)
    record = json.loads(content)["record"]
    if seed is not None:
        assert record["seed"] == int(seed)
    answer = opened(table, content)
    assert answer.status_code == 201, answer.text
    client = table.join(answer.json()["seats"][0]["token"])
    assert client.state["choices"] == 4
    client.choose(client.state["options"][0]["id"])
    assert client.catch_up(client.state["version"] + 1)["choices"] == 5
    client.close()
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize("make", [new_cards, new_campaign])
def test_card_games_with_large_seeds_are_opened_too(table: Table, make: Any) -> None:
    content = save(table, make(table, seed=str(ODD)))
    assert json.loads(content)["record"]["seed"] == ODD
    assert opened(table, content).status_code == 201
    told = json.loads(content)
    told["record"]["seed"] = str(ODD)
    assert opened(table, json.dumps(told)).status_code == 201


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (-1, "must be a whole number"),
        (2**63, "must be a whole number"),
        (str(2**63), "must be a whole number"),
        (10**400, "must be a whole number"),
        ("", "must be a whole number"),
        ("seven", "must be a whole number"),
        (7.5, "must be a whole number"),
        (True, "must be a whole number"),
        (None, "must be a whole number"),
        ([7], "must be a whole number"),
        ("missing", "has no seed"),
    ],
)
def test_a_file_with_a_wrong_seed_says_so_and_makes_no_game(table: Table, seed: Any, words: str) -> None:
    file = json.loads(save(table, begun(table)))
    file["record"]["seed"] = seed
    if seed == "missing":
        del file["record"]["seed"]
    rooms = table.figures()
    answer = opened(table, json.dumps(file))
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad_request"
    assert words in answer.json()["message"]
    after = table.figures()
    counts = [line for line in rooms.splitlines() if line.startswith("eday_games_created")]
    assert counts
    assert counts == [line for line in after.splitlines() if line.startswith("eday_games_created")]


@pytest.mark.parametrize("seed", [-1, 2**63, str(2**63), "x", "-1", "1e3"])
def test_a_new_game_with_a_wrong_seed_says_so(table: Table, seed: Any) -> None:
    for wish in (
        {"game": "board", "mission": "emergence", "seats": [seat(MARCUS), seat(DOM)]},
        {"game": "card", "chapter": 1, "seats": [{"side": side, "kind": "hotseat"} for side in ("cog", "locust")]},
        {"game": "campaign", "seats": [{"side": side, "kind": "hotseat"} for side in ("cog", "locust")]},
    ):
        answer = table.http.post("/api/games", json={**wish, "seed": seed})
        assert answer.status_code == 400
        assert "The seed must be a whole number from 0 to 9223372036854775807" in answer.json()["message"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b"7", b'{"eday_export":1}', b'{"eday_export":2,"record":{}}']
)
def test_what_is_no_saved_game_is_refused_in_words(table: Table, content: bytes) -> None:
    answer = opened(table, content)
    assert answer.status_code == 400
    assert "cannot be read as a game" in answer.json()["message"]


JUNK = ["x" * 1000, {"deep": [[1]]}]


@pytest.mark.parametrize("make", [begun, new_cards, new_campaign])
def test_nothing_foreign_in_a_file_is_stored(table: Table, make: Any) -> None:
    saved = json.loads(save(table, make(table)))
    stuffed = json.loads(json.dumps(saved))
    for part in (stuffed, stuffed["record"], stuffed["record"]["setup"], stuffed["record"]["content"]):
        part["stowaway"] = JUNK
    answer = opened(table, json.dumps(stuffed))
    assert answer.status_code == 201, answer.text
    assert json.loads(save(table, answer.json()))["record"] == saved["record"]


@pytest.mark.parametrize("copies", [500, 20_000])
def test_a_file_with_a_stuffed_deck_is_refused(table: Table, copies: int) -> None:
    saved = json.loads(save(table, new_cards(table)))
    decks = saved["record"]["setup"]["decks"]
    decks[0] += decks[0][:1] * copies
    answer = opened(table, json.dumps(saved))
    assert answer.status_code == 400
    assert "damaged" in answer.json()["message"]


@pytest.mark.parametrize(
    ("patch", "status"), [({"weapons": {}}, 403), ([["weapons"]], 403), ("x", 403), ([], 400), (None, 400), (0, 400)]
)
def test_a_file_brings_no_content_of_its_own(table: Table, patch: Any, status: int) -> None:
    saved = json.loads(save(table, begun(table)))
    saved["record"]["content"]["patch"] = patch
    assert opened(table, json.dumps(saved)).status_code == status
