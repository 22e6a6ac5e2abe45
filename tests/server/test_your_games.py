"""The list of one's games, and what an invitation tells and takes."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from eday.server.settings import Settings
from tests.server.card.cards import seats
from tests.server.table import DOM, MARCUS, Table, quick, seat


def mine(table: Table, token: str) -> Any:
    """A game as the list tells it to whoever has that link."""
    (found,) = table.http.post("/api/mine", json={"tokens": [token]}).json()["games"]
    return found


def moment(text: str) -> float:
    return time.mktime(time.strptime(text, "%Y-%m-%dT%H:%M:%SZ")) - time.timezone


def invitation(table: Table, token: str) -> httpx.Response:
    return table.http.post("/api/invitation", json={"token": token})


def claim(table: Table, token: str, name: str) -> httpx.Response:
    return table.http.post("/api/claim", json={"token": token, "name": name})


def opponents(table: Table) -> Any:
    wish = {"game": "card", "chapter": 1, "seats": seats()}
    return table.http.post("/api/games", json=wish).json()


# ---------------------------------------------------------------------- the list


def test_the_list_says_who_has_to_choose_and_when_somebody_did(database: str) -> None:
    running = Table(quick(Settings(database=database)))
    game = running.create(seat(MARCUS, name="Ann"), seat(DOM, name="Ben"))
    token = game["seats"][0]["token"]
    fresh = mine(running, token)
    assert fresh["chosen"] is None
    assert fresh["plays"] == [MARCUS, DOM]
    client = running.join(token)
    asked = client.state["asked"]["seat"]
    assert fresh["asks"] == asked
    chooser = client if asked == 0 else running.join(game["seats"][1]["token"])
    started = time.time()
    chooser.choose(chooser.state["options"][0]["id"])
    chooser.catch_up(1)
    asked = chooser.state["asked"]["seat"]
    running.stop()
    again = Table(quick(Settings(database=database)))
    later = mine(again, token)
    assert later["asks"] == asked
    assert started - 2 < moment(later["chosen"]) < started + 60
    assert again.service.rooms.count == 0, "no game is loaded for the list"
    again.stop()


def test_a_change_of_names_is_no_choice(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"))
    path = f"/api/games/{game['game']}/seats/0"
    table.call("POST", path, game["host_token"], json={"action": "rename", "name": "Eve"})
    found = mine(table, game["host_token"])
    assert (found["names"], found["chosen"]) == (["Eve"], None)


# ---------------------------------------------------------------------- invitations


def test_looking_at_an_invitation_takes_nothing(table: Table) -> None:
    game = opponents(table)
    invite = game["seats"][1]["invite"]
    for _ in range(2):
        told = invitation(table, invite).json()
        assert (told["kind"], told["chapter"], told["role"], told["seats"]) == ("card", 1, "seat", [1])
    token = claim(table, invite, "Ben").json()["token"]
    assert mine(table, token)["names"][1] == "Ben"
    taken = invitation(table, invite)
    assert (taken.status_code, taken.json()["error"]) == (403, "forbidden")
    assert "taken already" in taken.json()["message"]


def test_whoever_sits_down_says_his_name_and_everybody_sees_it(table: Table) -> None:
    game = table.create(seat(MARCUS, name="Ann"), seat(DOM, name="Dom"))
    host = table.join(game["seats"][0]["token"])
    link = game["seats"][1]["token"]
    assert invitation(table, link).json()["names"] == ["Ann", "Dom"]
    assert claim(table, link, "  Ben ").json() == {"token": link}
    while host.expect("presence")["seats"][1]["name"] != "Ben":
        pass
    host.close()


@pytest.mark.parametrize("whose", ["spectator_token", "host_token"])
def test_who_has_no_seat_of_his_own_names_none(table: Table, whose: str) -> None:
    game = table.create(seat(MARCUS, "hotseat", name="Ann"), seat(DOM, "hotseat", name="Ben"))
    assert claim(table, game[whose], "Eve").status_code == 200
    assert claim(table, game["seats"][0]["token"], "Eve").status_code == 200
    assert mine(table, game["host_token"])["names"] == ["Ann", "Ben"]


def test_a_name_that_cannot_be_shown_leaves_the_seat_free(table: Table) -> None:
    invite = opponents(table)["seats"][0]["invite"]
    for name in ("A\x07nn", "x" * 41):
        answer = claim(table, invite, name)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert invitation(table, invite).status_code == 200


def test_names_are_not_changed_without_end(table: Table) -> None:
    link = table.create(seat(MARCUS, name="Ann"))["seats"][0]["token"]
    codes = [claim(table, link, f"Eve {number}").status_code for number in range(80)]
    assert codes[0] == 200
    assert 429 in codes
