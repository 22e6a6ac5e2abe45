"""How long a turn of a bot takes, as a guest of `eday load` sees it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from eday import cli
from eday.lab.load.players import Figures, Player, board_request, card_request
from eday.lab.load.turns import BotTurns


def test_only_the_time_in_which_bots_are_asked_counts() -> None:
    lengths: list[float] = []
    turns = BotTurns(lengths)
    turns.note(0.0, 1, bots=False, asked=False)
    turns.note(5.0, 2, bots=True, asked=True)
    turns.note(6.5, 2, bots=True, asked=False)  # the guest reacts
    turns.note(9.0, 2, bots=True, asked=True)
    turns.note(10.0, 3, bots=False, asked=False)
    turns.note(20.0, 4, bots=True, asked=True)
    turns.note(20.5, 5, bots=True, asked=True)
    assert lengths == [2.5, 0.5]


def test_a_turn_that_was_not_seen_from_its_beginning_counts_for_nothing() -> None:
    lengths: list[float] = []
    turns = BotTurns(lengths)
    turns.note(0.0, 3, bots=True, asked=True)
    turns.note(4.0, 4, bots=False, asked=False)
    assert lengths == []


def test_a_turn_without_an_end_is_told_if_it_is_the_longest() -> None:
    lengths = [2.0]
    turns = BotTurns(lengths)
    turns.note(0.0, 1, bots=False, asked=False)
    turns.note(1.0, 2, bots=True, asked=True)
    turns.end(2.5)
    assert lengths == [2.0]
    turns.note(2.6, 3, bots=True, asked=True)
    turns.end(62.6)
    assert lengths == [2.0, 60.0]


def test_bots_sit_beside_the_guest_or_against_him() -> None:
    kinds = [(seat["kind"], seat.get("bot")) for seat in board_request(1, 4, "veteran")["seats"]]
    assert kinds == [("hotseat", None), *[("bot", "veteran")] * 3]
    sides = [[seat["kind"] for seat in card_request(1, number, "soldier")["seats"]] for number in range(2)]
    assert sides == [["bot", "hotseat"], ["hotseat", "bot"]]


class Table:
    """A socket at whose other end a game goes on as it was written down."""

    def __init__(self, *states: dict[str, Any]) -> None:
        self._states = [json.dumps([{"type": "state", "version": n, **state}]) for n, state in enumerate(states)]
        self.chosen: list[str] = []

    async def recv(self, decode: bool) -> str:
        return self._states.pop(0)

    async def send(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "choose":
            self.chosen.append(said["option"])


def state(turn: int, active: int, asked: int | None) -> dict[str, Any]:
    """A table at which the guest has seat 0."""
    options = [{"id": f"turn {turn}"}] if asked == 0 else []
    view = {"turn": turn, "active": active}
    return {"seat": 0, "view": view, "asked": None if asked is None else {"seat": asked}, "options": options}


def test_a_guest_notes_the_turns_of_bots_beside_his_own_choices() -> None:
    figures = Figures()
    table = Table(state(1, 0, 0), state(2, 1, 1), state(2, 1, 1), state(3, 2, 0), state(4, 0, 0), state(5, 1, None))
    player = Player(table, 1, (0.0, 0.0), figures)

    async def play() -> None:
        await player.sit_down("token")
        await player.play(time.monotonic() + 3600)

    asyncio.run(play())
    assert table.chosen == ["turn 1", "turn 3", "turn 4"]
    assert len(figures.latencies) == 3
    assert len(figures.bot_turns) == 2, "those of turns 2 and 3"
    assert player.over


def test_a_guest_who_thinks_does_not_take_the_turns_of_bots_for_longer() -> None:
    figures = Figures()
    table = Table(state(1, 0, 0), state(2, 1, 1), state(3, 0, 0), state(4, 1, None))
    player = Player(table, 1, (0.5, 0.5), figures)

    async def play() -> None:
        await player.sit_down("token")
        await player.play(time.monotonic() + 3600)

    asyncio.run(play())
    assert table.chosen == ["turn 1", "turn 3"]
    assert len(figures.bot_turns) == 1
    assert figures.bot_turns[0] < 0.5, "the table answered at once"


@pytest.mark.parametrize(
    ("words", "told"), [(["--players", "1", "--bots", "veteran"], "none for a bot"), (["--bots", "nobody"], "nobody")]
)
def test_what_cannot_be_is_refused(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = cli.main(["load", *words])
    except SystemExit as refused:
        code = refused.code
    assert code == 2
    assert told in capsys.readouterr().err
