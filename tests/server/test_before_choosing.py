"""What a player is told before he chooses: every way to attack, and what he would leave unused."""

from __future__ import annotations

from eday.server.wire.answers import AttackWays
from tests.server.table import MARCUS, Client, Table, seat


def until_asked(client: Client, kind: str) -> None:
    """Take the first of all options until that is asked."""
    while client.state["decision"]["kind"] != kind:
        version = client.state["version"]
        client.choose(client.state["options"][0]["id"])
        client.catch_up(version + 1)


def test_how_a_locust_could_be_attacked_is_told_at_once(table: Table) -> None:
    game = table.create(seat(MARCUS), seed=3)
    client = table.join(game["seats"][0]["token"])
    until_asked(client, "order")
    offered = [option["id"] for option in client.state["options"]]
    for locust in client.state["view"]["locusts"]:
        client.send(type="ask", what="attacks", ref=locust["ref"], id=1)
        told = AttackWays.model_validate(client.expect("answer")["data"])
        assert {way.name for way in told.ways} >= {"Lancer", "Snub Pistol"}
        assert all(way.odds or way.reasons for way in told.ways)
        assert set(told.first) <= set(offered)
    client.close()


def test_the_end_of_an_unused_card_is_to_be_asked_about(table: Table) -> None:
    game = table.create(seat(MARCUS), seed=3)
    client = table.join(game["seats"][0]["token"])
    until_asked(client, "action")
    asked_before = {option["id"]: option["sure"] for option in client.state["options"] if option["sure"]}
    assert list(asked_before) == ["end"]
    assert asked_before["end"].endswith("End it?")
    client.close()
