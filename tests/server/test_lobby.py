"""The calls around a game: set-up, links, resume list, files, replays, reports, rules, health."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from eday.server.calls import offers
from eday.server.schema import schema
from tests.server.table import COLE, DOM, MARCUS, TOKEN, Client, Table, alike, play, replay_steps, seat


def test_what_can_be_played(table: Table) -> None:
    answer = table.http.get("/api/setup").json()
    board = answer["games"][0]
    emergence = next(mission for mission in board["missions"] if mission["id"] == "emergence")
    assert (emergence["difficulty"], emergence["difficulties"]) == (1, [])
    assert "grenades" in emergence["about"]
    horde = next(mission for mission in board["missions"] if mission["id"] == "horde_mode")
    assert [one["id"] for one in horde["difficulties"]] == ["casual", "normal", "hardcore", "insane"]
    assert horde["difficulties"][0]["name"] == "Casual"
    assert (emergence["name"], emergence["min_players"], emergence["max_players"]) == ("Emergence", 1, 4)
    assert {MARCUS, DOM, COLE} <= {cog["id"] for cog in board["cogs"]}


@pytest.fixture
def _fresh_offers() -> Iterator[None]:
    """What is kept of the lists of other content is left to nobody."""
    offers.board_info.cache_clear()
    yield
    offers.board_info.cache_clear()


@pytest.mark.usefixtures("_fresh_offers")
def test_a_service_with_content_of_its_own_tells_that(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cogs.yaml").write_text(f"{MARCUS}: {{hand_limit: 11}}\n", encoding="utf-8")
    monkeypatch.setenv("EDAY_CONTENT", str(tmp_path))
    marcus = next(cog for cog in offers.board_info("en").cogs if cog.id == MARCUS)
    assert "11" in marcus.text[0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"mission": "picnic"},
        {"seats": [{"cog": "nobody", "kind": "human", "name": ""}]},
        {"seats": [{"cog": MARCUS, "kind": "human", "name": ""}, {"cog": MARCUS, "kind": "bot", "name": ""}]},
        {"seats": [{"cog": MARCUS, "kind": "ghost", "name": ""}]},
        {"horde": "easy"},
        {"seed": -1},
        {"unknown": 1},
    ],
)
def test_games_that_cannot_be_are_refused(table: Table, wrong: dict[str, Any]) -> None:
    body = {"mission": "emergence", "seats": [seat(MARCUS)], **wrong}
    answer = table.http.post("/api/games", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad_request"
    assert answer.json()["message"]


@pytest.mark.parametrize("wanted", [0, 1])
def test_the_seat_wished_for_begins(table: Table, wanted: int) -> None:
    """A newcomer who plays at once is asked first, whatever seed is drawn."""
    for _ in range(5):
        game = table.create(seat(MARCUS), seat(DOM), seed=None, first=wanted)
        watcher = table.join(game["spectator_token"])
        assert watcher.state["view"]["active"] == wanted
        watcher.close()


@pytest.mark.parametrize("wrong", [{"seed": 7, "first": 0}, {"seed": None, "first": 2}])
def test_chance_is_not_overruled(table: Table, wrong: dict[str, Any]) -> None:
    body = {"mission": "emergence", "seats": [seat(MARCUS), seat(DOM)], **wrong}
    answer = table.http.post("/api/games", json=body)
    assert answer.status_code == 400
    assert "Who begins" in answer.json()["message"]


def test_an_overlay_folder_is_for_the_owner_of_the_service_alone(table: Table) -> None:
    body = {"mission": "emergence", "seats": [seat(MARCUS)], "content": "/etc"}
    assert table.http.post("/api/games", json=body).status_code == 403


def test_the_resume_list_knows_each_token(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"), seat(DOM, "bot", name="Bot"))
    tokens = [game["host_token"], "nonsense", game["seats"][0]["token"], game["spectator_token"]]
    mine = table.http.post("/api/mine", json={"tokens": tokens}).json()["games"]
    assert {(entry["role"], entry["token"]) for entry in mine} == {("host", 0), ("seat", 2), ("spectator", 3)}
    assert all(entry["game"] == game["game"] and entry["names"] == ["Ann", "Bot"] for entry in mine)
    assert all((entry["mission"], entry["status"]) == ("emergence", "running") for entry in mine)


def test_the_host_reissues_a_link_and_the_old_one_is_dead(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM))
    old = game["seats"][1]["token"]
    client = table.join(old)
    path = f"/api/games/{game['game']}/seats/1"
    assert table.call("POST", path, old, json={"action": "reissue"}).status_code == 403
    assert table.call("POST", path, game["spectator_token"], json={"action": "bot"}).status_code == 403
    new = table.call("POST", path, game["host_token"], json={"action": "reissue"}).json()["token"]
    assert client.closed() == 4001
    gone = Client(table.port)
    gone.send(type="hello", token=old)
    assert gone.closed() == 4003
    back = table.join(new)
    assert back.welcome["seats"] == [1]
    for one in (client, gone, back):
        one.close()


def test_a_bot_takes_over_and_gives_back(table: Table) -> None:
    game = table.create(seat(MARCUS), seat(DOM), seed=5)
    marcus = table.join(game["seats"][0]["token"])
    dom = table.join(game["seats"][1]["token"])
    path = f"/api/games/{game['game']}"
    assert table.call("POST", f"{path}/leave", game["seats"][1]["token"]).json() == {}
    assert dom.closed() == 4001
    while marcus.expect("presence")["seats"][1]["kind"] != "open":
        pass
    answer = table.call("POST", f"{path}/seats/1", game["host_token"], json={"action": "bot", "bot": "recruit"})
    assert answer.json() == {"token": None, "invite": None}
    while (sits := marcus.expect("presence")["seats"])[1]["kind"] != "bot":
        pass
    assert [one["bot"] for one in sits] == [None, "recruit"]
    play({0: marcus}, marcus, random.Random(1), most=5)
    assert marcus.state["choices"] > 0
    token = table.call("POST", f"{path}/seats/1", game["host_token"], json={"action": "human"}).json()["token"]
    dom = table.join(token)
    assert dom.welcome["seats"] == [1]
    marcus.settle()
    play({0: marcus, 1: dom}, marcus, random.Random(2))
    assert marcus.over is not None
    marcus.close()
    dom.close()


def test_a_seat_is_renamed(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"))
    client = table.join(game["seats"][0]["token"])
    path = f"/api/games/{game['game']}/seats/0"
    assert table.call("POST", path, game["host_token"], json={"action": "rename", "name": "Eve"}).status_code == 200
    assert client.expect("presence")["seats"][0]["name"] == "Eve"
    assert table.call("POST", path, game["host_token"], json={"action": "rename", "name": " "}).status_code == 400
    client.close()


def test_seats_are_not_renamed_without_end(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"))
    path = f"/api/games/{game['game']}/seats/0"
    answers = [
        table.call("POST", path, game["host_token"], json={"action": "rename", "name": f"Eve {number}"})
        for number in range(80)
    ]
    codes = [answer.status_code for answer in answers]
    assert codes[0] == 200
    assert 429 in codes
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"] == "too_many"


def test_a_game_goes_out_and_comes_back_in_as_a_file(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"), seat(DOM, "bot", name="Bot"))
    client = table.join(game["seats"][0]["token"])
    play({0: client}, client, random.Random(4), most=8)
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    again = table.http.post("/api/import", json=file)
    assert again.status_code == 201
    links = again.json()
    assert [(link["name"], link["kind"]) for link in links["seats"]] == [("Ann", "human"), ("Bot", "bot")]
    copy = table.http.get(
        f"/api/games/{links['game']}/export", headers={"Authorization": f"Bearer {links['host_token']}"}
    ).json()
    assert copy["record"] == file["record"]
    other = table.join(links["seats"][0]["token"])
    play({0: other}, other, random.Random(5))
    assert other.over is not None
    client.settle()
    client.close()
    other.close()


@pytest.mark.parametrize("damage", ["choices", "rules", "setup", "content", "patch"])
def test_damaged_files_are_refused(table: Table, damage: str) -> None:
    game = table.create(seat(MARCUS))
    file = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
    wrong: dict[str, Any] = {
        "choices": {"choices": [[0, "nonsense"]]},
        "rules": {"rules": "other"},
        "setup": {"setup": 5},
        "content": {"content": None},
        "patch": {"content": {"hash": "x", "patch": {"missions": {}}}},
    }
    answer = table.http.post("/api/import", json={**file, "record": {**file["record"], **wrong[damage]}})
    assert answer.status_code in (400, 403)
    assert answer.json()["message"]


def test_a_replay_shows_what_spectators_saw_step_by_step(table: Table) -> None:
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    watcher = table.join(game["spectator_token"])
    play({0: client}, watcher, random.Random(8), most=12)
    states = {message["choices"]: message for message in watcher.messages if message["type"] == "state"}
    told: list[Any] = []
    last = watcher.state["choices"]
    for step in replay_steps(table, game, last, count=5):
        told += step["events"]
        if step["at"] in states:
            assert alike(step["view"], states[step["at"]]["view"])
    assert told == watcher.log
    client.close()
    watcher.close()


def test_a_replay_is_read_from_any_step(table: Table) -> None:
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    play({0: client}, client, random.Random(8), most=6)
    last = client.state["choices"]
    steps = replay_steps(table, game, last)
    path = f"/api/games/{game['game']}/replay"
    for at, count in ((last, 1), (0, 1), (last - 2, 16), (3, 2)):
        page = table.call("GET", f"{path}?at={at}&count={count}", game["seats"][0]["token"]).json()
        assert page == {"last": last, "steps": steps[at : at + count]}
    assert table.call("GET", path, game["host_token"]).json() == {"last": last, "steps": steps[-1:]}
    client.close()


@pytest.mark.parametrize("wish", ["at=-1", "at=x", "at=0&count=0", "at=0&count=17", "at=1"])
def test_a_replay_has_no_steps_but_its_own(table: Table, wish: str) -> None:
    game = table.create(seat(MARCUS))
    answer = table.call("GET", f"/api/games/{game['game']}/replay?{wish}", game["host_token"])
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


def test_rules_are_found_by_word_and_by_id(table: Table) -> None:
    found = table.http.get("/api/rules", params={"q": "bg-cover-07"}).json()["rules"]
    assert found[0]["id"] == "BG-COVER-07"
    assert len(table.http.get("/api/rules", params={"q": "grenade"}).json()["rules"]) > 1


def test_rules_of_some_ids_come_in_their_order(table: Table) -> None:
    asked = {"ids": "cg-turn-01,BG-COVER-07,BG-NONE-01,BG-COVER-07"}
    found = table.http.get("/api/rules", params=asked).json()["rules"]
    assert [(rule["id"], rule["book"], rule["kind"]) for rule in found] == [
        ("CG-TURN-01", "CG", "rule"),
        ("BG-COVER-07", "BG", "rule"),
    ]
    assert table.http.get("/api/rules", params={"ids": "B" * 1201}).status_code == 400


def test_the_rulebook_has_contents_a_quick_reference_and_what_stands_behind_things(table: Table) -> None:
    books = table.http.get("/api/rulebook").json()["books"]
    assert [book["book"] for book in books] == ["BG", "CG"]
    for book in books:
        ids = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
        lines = [line for page in book["pages"] for topic in page for line in topic["lines"]]
        assert len(book["pages"]) == 2
        assert all("«" not in line["text"] for line in lines)
        named = [line["rules"] for line in lines] + list(book["choices"].values()) + list(book["things"].values())
        assert {rule for rules in named for rule in rules} <= set(ids)
    longest = max((chapter["rules"] for book in books for chapter in book["chapters"]), key=len)
    assert len(table.http.get("/api/rules", params={"ids": ",".join(longest)}).json()["rules"]) == len(longest)


def test_health_metrics_and_documentation(table: Table) -> None:
    assert table.http.get("/healthz").json() == {"ok": True}
    assert table.http.get("/readyz").json() == {"ok": True}
    figures = table.call("GET", "/metrics", TOKEN)
    assert figures.headers["content-type"].startswith("text/plain")
    assert "# TYPE eday_choices_total counter" in figures.text
    described = table.http.get("/api/openapi.json").json()
    assert "/api/games/{game_id}/replay" in described["paths"]
    assert "/api/games" in table.http.get("/api/docs").text


def test_every_answer_tells_the_browser_what_to_forbid(table: Table) -> None:
    for path in ("/healthz", "/api/setup", "/api/docs", "/nowhere"):
        headers = table.http.get(path).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert scripts == "script-src 'self'"
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_schema_names_every_message() -> None:
    names = set(schema()["$defs"])
    assert {"ClientMessage", "ServerMessage", "Hello", "Choose", "State", "Events", "NewGame", "Created"} <= names
