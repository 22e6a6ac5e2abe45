"""Questions that take work: charged to whoever asks, by socket or call; what is the same for all is worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest

import eday
from eday.server.gate.meter import Meter, metered
from eday.server.gate.pool import loading
from eday.server.tables.questions import Recent
from eday.server.wire.words import CardGameWords
from tests.server.card.cards import new_cards
from tests.server.table import MARCUS, Client, Table, seat

Limited = Callable[..., Table]


def asked(client: Client, what: str, ref: str, number: int) -> dict[str, Any]:
    """What comes back when something is asked."""
    client.send(type="ask", what=what, ref=ref, id=number)
    while client.receive().get("id") != number:
        pass
    return client.messages[-1]


def counted(monkeypatch: pytest.MonkeyPatch, of: type, name: str) -> list[int]:
    """Grows by one with each call of that method."""
    made: list[int] = []
    method = getattr(of, name)

    def noted(*args: Any) -> Any:
        made.append(1)
        return method(*args)

    monkeypatch.setattr(of, name, noted)
    return made


def exhausted(client: Client) -> dict[str, Any]:
    """Ask until it is refused; the refusal."""
    for number in range(1, 5000):
        answer = asked(client, "card", "order:advance", number)
        if answer["type"] == "error":
            return answer
    raise AssertionError("nothing was refused")


def test_who_has_asked_for_too_much_is_told_to_wait_on_every_socket_and_call(limited: Limited) -> None:
    table = limited(work_per_second=1e-6, work_burst=0.002, strikes=0)
    # Others make the game and read it first, so that nothing but what is asked here is charged here.
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), base_url=table.http.base_url) as host:
        game = host.post("/api/games", json={"mission": "emergence", "seats": [seat(MARCUS)]}).json()
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), base_url=table.http.base_url) as reader:
        link = {"Authorization": f"Bearer {game['seats'][0]['token']}"}
        assert reader.post(f"/api/games/{game['game']}/report", json={"text": "odd"}, headers=link).status_code == 200
    client = table.join(game["seats"][0]["token"])
    other = table.join(game["host_token"])
    refused = exhausted(client)
    assert refused["code"] == "too_many"
    assert "wait a moment" in refused["message"]
    assert asked(other, "sight", "area:0", 1)["code"] == "too_many"
    path = f"/api/games/{game['game']}"
    for method, call, body in (
        ("GET", f"{path}/replay", None),
        ("GET", f"{path}/export", None),
        ("POST", f"{path}/report", {"text": "odd"}),
        ("POST", "/api/mine", {"tokens": []}),
        ("GET", "/api/rules?q=cover", None),
        ("POST", "/api/games", {"mission": "emergence", "seats": [seat(MARCUS)]}),
        ("POST", "/api/import", {}),
    ):
        answer = table.call(method, call, game["host_token"], json=body)
        assert (answer.status_code, answer.json()["error"]) == (429, "too_many"), call
        assert int(answer.headers["retry-after"]) >= 1
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)  # playing goes on, and nobody was struck out
    for path in ("/healthz", "/readyz", "/api/setup"):
        assert table.http.get(path).status_code == 200
    client.close()
    other.close()


def test_calls_are_charged_what_they_take(limited: Limited) -> None:
    table = limited(work_per_second=1e-6, work_burst=0.1)
    for _ in range(2000):
        if table.http.get("/api/rules", params={"q": "a"}).status_code == 429:
            return
    raise AssertionError("nothing was refused")


def test_all_sockets_of_a_visitor_share_its_messages(limited: Limited) -> None:
    table = limited(messages_per_second_per_address=1e-6, message_burst_per_address=4, strikes=0)
    game = table.create(seat(MARCUS))
    clients = [table.join(game["seats"][0]["token"]) for _ in range(2)]
    codes = [asked(clients[n % 2], "card", "order:advance", n + 1)["type"] for n in range(4)]
    assert codes == ["answer"] * 4
    for client in clients:
        client.send(type="ask", what="card", ref="order:advance", id=9)
        assert client.expect("error")["code"] == "too_many"
        client.close()


def test_the_box_is_made_once_for_all(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch, CardGameWords, "box")
    answers = []
    for _ in range(2):
        game = new_cards(table)
        for which in (0, 1):
            client = table.join(game["seats"][which]["token"])
            answers.append(asked(client, "box", "", 1)["data"])
            client.close()
    assert len(made) <= 1
    assert answers[0]["cards"]
    assert all(answer == answers[0] for answer in answers)


def test_what_is_seen_is_worked_out_anew_when_the_table_has_changed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table.create(seat(MARCUS))
    client = table.join(game["seats"][0]["token"])
    made = counted(monkeypatch, type(eday.board.new("emergence", [MARCUS], 1)), "sight")
    ref = client.state["view"]["cogs"][0]["ref"]
    assert asked(client, "sight", ref, 1)["data"] == asked(client, "sight", ref, 2)["data"]
    assert len(made) == 1
    client.choose(client.state["options"][0]["id"])
    client.catch_up(1)
    asked(client, "sight", ref, 3)
    assert len(made) == 2
    client.close()


def test_what_was_asked_longest_ago_is_forgotten_first() -> None:
    recent = Recent(most=30)
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return "x" * 8

    for key in ("a", "b", "c", "a", "d", "a", "b"):
        recent.get((key,), partial(make, key))
    assert made == ["a", "b", "c", "d", "b"]


def _burn(seconds: float) -> None:
    meter = Meter()
    while meter.seconds < seconds:
        with meter:
            sum(range(1000))


def test_only_ones_own_work_is_metered() -> None:
    async def own() -> str:
        _burn(0.02)
        await asyncio.sleep(0)
        await loading.do(_burn, 0.03)
        return "done"

    async def others() -> None:
        for _ in range(10):
            _burn(0.02)
            await asyncio.sleep(0)

    async def both() -> tuple[str, float]:
        meter = Meter()
        busy = asyncio.create_task(others())
        result = await metered(own(), meter)
        await busy
        return result, meter.seconds

    result, seconds = asyncio.run(both())
    assert result == "done"
    assert 0.05 <= seconds < 0.15


def test_metered_work_is_cancelled_and_fails_as_any_other() -> None:
    seen: list[str] = []

    async def wait() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def both() -> None:
        task = asyncio.ensure_future(_awaited(wait()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with pytest.raises(KeyError):
            await metered(fail(), Meter())

    async def _awaited(work: Any) -> None:
        await metered(work, Meter())

    asyncio.run(both())
    assert seen == ["cancelled"]


def test_what_is_in_reach_is_told_to_the_seat_that_is_asked(table: Table) -> None:
    game = table.create(seat(MARCUS))
    own, other = table.join(game["seats"][0]["token"]), table.join(game["host_token"])
    while not any(option["kind"] == "play_move" for option in own.state["options"]):
        own.choose(own.state["options"][0]["id"])
        own.catch_up(own.state["version"] + 1)
    card = next(option["id"] for option in own.state["options"] if option["kind"] == "play_move")
    told = asked(own, "reach", card, 1)["data"]
    live = table.room(game["game"]).live.game
    assert isinstance(live, eday.board.BoardGame)
    assert all(end["words"].endswith(" of you") for end in told["ends"] if end["place"].startswith("area:"))
    bare = [{key: value for key, value in end.items() if key != "words"} for end in told["ends"]]
    assert {**told, "ends": bare} == live.reach(card)
    assert told["walker"] == "cog:marcus_fenix"
    assert {end["steps"] for end in told["ends"]} >= {1, 2}
    assert asked(own, "reach", "", 2)["data"] is None
    assert asked(own, "reach", "no such option", 3)["data"] is None
    assert asked(other, "reach", card, 1)["code"] == "not_your_turn"
    own.close()
    other.close()
