"""Suggestions at the table: who gets them, that they hold nobody up, and that nobody waits for what is stale."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import eday
from eday.server.gate import errands
from eday.server.gate.pool import Workshop, advice, advising
from eday.server.tables import advice as advisers
from eday.server.tables.reckoning import Considered, Opinion, Why
from tests.server.card.cards import new_campaign, new_cards
from tests.server.table import DOM, MARCUS, PATIENCE, Client, Table, seat, until

Limited = Callable[..., Table]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Nothing here depends on which database it is."""
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'table.sqlite'}"


class Thinker:
    """Thinks in a thread of this process, for as long as the test wants."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.called_off = 0
        self.go = threading.Event()
        self.seconds: list[float] = []

    def think(self, place: int, state: str, seat: int, seconds: float) -> Opinion:
        """The first options of the decision, at once or when told to; nothing when it is called off."""
        stop = errands.called_off(place)
        self.begun.append(seat)
        self.seconds.append(seconds)
        while not self.go.wait(0.005) and not stop():
            pass
        self.called_off += stop()
        decision = eday.load(state, trusted=True).decision
        assert decision is not None
        why: Why = (("advice-seals", {}), ("advice-cover", {}))
        return Opinion(tuple(Considered(one.id, 0.61, 0.04, why) for one in decision.options[:3]), 40, True, None)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """Whoever is asked for advice."""
    made = Thinker()
    workshop = Workshop(lambda: ThreadPoolExecutor(4), advice.most)
    errands.read(advice.slate())
    monkeypatch.setattr(advisers, "advising", workshop)
    monkeypatch.setattr(advisers, "think_about", made.think)
    yield made
    made.go.set()
    workshop.close()


def ask(client: Client, id: int = 5) -> None:
    """Ask for advice about what is shown."""
    client.send(type="suggest", version=client.state["version"], id=id)


def advised(client: Client, id: int = 5) -> dict[str, Any]:
    """What comes back."""
    ask(client, id)
    while client.receive().get("id") != id:
        pass
    return client.messages[-1]


def test_real_advice_names_options_with_chances_and_reasons(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisers, "FEWEST_SECONDS", PATIENCE)  # however busy the machine is, it thinks to the end
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    told = advised(client)
    assert (told["type"], told["version"], told["seat"]) == ("advice", client.state["version"], 0), told
    offered = {option["id"] for option in client.state["options"]}
    assert 1 <= len(told["suggestions"]) <= 3
    for one in told["suggestions"]:
        assert one["option"] in offered
        assert one["why"]
        assert 0 <= one["chance"] <= 1
        assert 0 < one["error"] <= 1
    assert advised(client, 6)["suggestions"] == told["suggestions"]
    client.choose(told["suggestions"][0]["option"])
    client.catch_up(told["version"] + 1)
    client.close()


def until_asked(client: Client) -> None:
    while not client.state["options"]:
        client.receive()


def test_the_reasons_are_one_line_in_the_language_of_who_asks(table: Table, thinker: Thinker) -> None:
    thinker.go.set()
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    assert advised(client)["suggestions"][0]["why"] == "seals the hole, ends in cover"
    client.close()


def test_the_same_is_thought_about_once(table: Table, thinker: Thinker) -> None:
    thinker.go.set()
    game = table.create(seat(MARCUS))
    clients = [table.join(game["seats"][0]["token"]) for _ in range(2)]
    answers = [advised(client)["suggestions"] for client in (*clients, clients[0])]
    assert answers[0] == answers[1] == answers[2]
    assert thinker.begun == [0]
    for client in clients:
        client.close()


def refusal(client: Client) -> tuple[str, str]:
    told = advised(client)
    assert told["type"] == "error", told
    return told["code"], told["message"]


@pytest.mark.parametrize("make", [new_cards, new_campaign])
def test_opponents_at_two_places_get_none(table: Table, thinker: Thinker, make: Callable[[Table], Any]) -> None:
    players = [table.join(one["token"]) for one in make(table)["seats"]]
    for player in players:
        assert refusal(player) == ("forbidden", "There is no advice where two people play against each other.")
        assert player.state["can_suggest"] is False
        player.close()
    assert thinker.begun == []


@pytest.mark.parametrize("kinds", [("human", "bot"), ("hotseat", "hotseat")])
def test_who_plays_a_bot_or_shares_a_screen_is_advised(table: Table, thinker: Thinker, kinds: tuple[str, str]) -> None:
    thinker.go.set()
    client = table.join(new_cards(table, *kinds)["seats"][0]["token"])
    until_asked(client)
    assert client.state["can_suggest"] is True
    assert advised(client)["type"] == "advice"
    client.close()


def test_team_mates_are_advised_when_they_are_asked(table: Table, thinker: Thinker) -> None:
    thinker.go.set()
    game = table.create(seat(MARCUS), seat(DOM))
    clients = [table.join(one["token"]) for one in game["seats"]]
    asked = clients[0].state["asked"]["seat"]
    assert advised(clients[asked])["type"] == "advice"
    assert clients[1 - asked].state["can_suggest"] is False
    assert refusal(clients[1 - asked])[0] == "not_your_turn"
    for client in clients:
        client.close()


def test_spectators_get_none(table: Table, thinker: Thinker) -> None:
    watcher = table.join(table.create(seat(MARCUS))["spectator_token"])
    assert refusal(watcher) == ("forbidden", "Spectators have no seat.")
    watcher.close()


def test_of_a_finished_game_there_is_none(table: Table, thinker: Thinker) -> None:
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    client.send(type="resign")
    client.expect("over")
    assert refusal(client) == ("game_over", "The game is over.")
    assert client.state["can_suggest"] is False
    client.close()


def test_a_stale_question_gets_the_table_as_it_is(table: Table, thinker: Thinker) -> None:
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    client.send(type="suggest", version=client.state["version"] + 7, id=5)
    assert client.expect("error")["code"] == "stale_version"
    client.expect("state")
    client.close()


def choose(client: Client) -> None:
    version = client.state["version"]
    client.choose(client.state["options"][0]["id"])
    client.catch_up(version + 1)


def cancel(client: Client) -> None:
    client.send(type="cancel")
    client.settle()


@pytest.mark.parametrize("drop", [choose, cancel, ask, Client.close])
def test_what_nobody_wants_any_more_is_called_off(
    table: Table, thinker: Thinker, drop: Callable[[Client], None]
) -> None:
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    ask(client, 77)
    until(lambda: thinker.begun == [0])
    drop(client)
    until(lambda: thinker.called_off == 1)
    if drop is not Client.close:
        client.settle()
        assert not any(message.get("id") == 77 for message in client.messages)
        client.close()


def test_who_has_had_much_advice_waits_and_plays_on(limited: Limited, thinker: Thinker) -> None:
    table = limited(advice_per_second=1e-6, advice_burst=1e-6)
    thinker.go.set()
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    assert advised(client)["type"] == "advice"
    choose(client)
    told = advised(client)
    assert (told["code"], told["message"].split(";")[0]) == ("too_many", "You have asked for much advice")
    choose(client)
    client.close()


def test_what_is_called_off_is_charged_as_well(limited: Limited, thinker: Thinker) -> None:
    table = limited(advice_per_second=1e-6, advice_burst=1e-6)
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    ask(client)
    until(lambda: thinker.begun == [0])
    cancel(client)
    until(lambda: table.service.visitors.advice_wait("127.0.0.1") > 0)
    client.close()


def test_the_more_want_advice_the_shorter_is_thought(table: Table, thinker: Thinker) -> None:
    clients = [table.join(table.create(seat(MARCUS))["seats"][0]["token"]) for _ in range(4)]
    for number, client in enumerate(clients):
        ask(client)
        until(lambda wanted=number + 1: len(thinker.begun) == wanted)  # type: ignore[misc]
    assert thinker.seconds[0] == advisers.SECONDS
    assert thinker.seconds == sorted(thinker.seconds, reverse=True)
    assert all(seconds >= advisers.FEWEST_SECONDS for seconds in thinker.seconds)
    late = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    assert refusal(late)[0] == "too_many"
    thinker.go.set()
    for client in (*clients, late):
        client.close()


def test_trouble_is_told_and_changes_nothing(table: Table, thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Opinion:
        raise ZeroDivisionError

    monkeypatch.setattr(advisers, "think_about", fail)
    client = table.join(table.create(seat(MARCUS))["seats"][0]["token"])
    assert refusal(client)[0] == "internal"
    choose(client)
    client.close()


def test_a_process_stops_when_it_is_called_off() -> None:
    async def begun_and_called_off() -> str:
        with advice.errand() as errand:
            job = asyncio.ensure_future(advising.do(wait_until_called_off, errand.place))
            while errand.done < 1:
                await asyncio.sleep(0.01)
            errand.call_off()
            return await job

    assert asyncio.run(begun_and_called_off()) == "called off"


def wait_until_called_off(place: int) -> str:
    """A job that has no other end."""
    stop = errands.called_off(place)
    errands.tell(place, 1.0)
    while not stop():
        time.sleep(0.005)
    return "called off"
