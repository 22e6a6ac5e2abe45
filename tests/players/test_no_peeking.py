"""No player peeks: in another game that its seat cannot tell from the real one it chooses the same, at every level."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from eday import board, card
from eday.players import CHANCE, PLAYERS, SeatGame, levels
from tests.players.trained import plain_crafts

FULL = os.environ.get("EDAY_FULL") == "1"
COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
MISSIONS = ("emergence", "scattered", "belly_of_the_beast", "hive", "roadblocks", "china_shop", "horde_mode")
FEW = 7
"""Roll-outs that are enough to look at hidden cards, if anybody did."""
WANTED = {"board": 1000, "card": 800, "campaign": 300} if FULL else {"board": 18, "card": 14, "campaign": 6}
"""Decisions compared for each level, more than 2,000 in the long form."""
APART = {"board": 7, "card": 5, "campaign": 9}
SEATINGS = [(bot.name, kind) for bot in PLAYERS.values() if bot.name != CHANCE for kind in WANTED if kind in bot.games]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level searches, but not for long."""
    plain_crafts(monkeypatch, only_without_weights=True)
    monkeypatch.setattr(levels, "SOLDIER", {"board": FEW, "card": 0, "campaign": 0})
    monkeypatch.setattr(levels, "VETERAN", dict.fromkeys(WANTED, FEW))


def games(kind: str) -> Iterator[Any]:
    """Game after game: every mission with two to four COGs, every chapter."""
    for number in range(10_000):
        if kind == "board":
            yield board.new(MISSIONS[number % len(MISSIONS)], COGS[: 2 + number % 3], 700 + number)
        elif kind == "card":
            chapter = number % 15 + 1
            yield card.new(chapter, 700 + number, previous_winner=None if chapter == 1 else "cog")
        else:
            yield card.campaign(700 + number, best_of=1)


def asked(kind: str) -> Iterator[tuple[Any, int, int]]:
    """Whole games by quick players, with a stop at every few decisions: the game, the seat, a number."""
    number = 0
    for game in games(kind):
        bots = [PLAYERS["recruit"](seat) for seat in range(game.seats)]
        seats = [SeatGame(game, seat) for seat in range(game.seats)]
        while (decision := game.decision) is not None and (game.KIND != "board" or game.turn < 40):
            number += 1
            if number % APART[kind] == 0 and len(decision.options) > 1:
                yield game, decision.seat, number
            game.choose(bots[decision.seat].choose(seats[decision.seat]))


def pairs(kind: str, seed: object) -> Iterator[tuple[Any, Any, int, int]]:
    """Decisions of real games, each with another game that its seat cannot tell from the real one."""
    rng = random.Random(f"{kind} {seed}")
    differ = 0
    for game, seat, number in islice(asked(kind), WANTED[kind]):
        other = game.determinize(seat, rng)
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        differ += other.to_json() != game.to_json()
        yield game, other, seat, number
    assert differ > WANTED[kind] // 2, "the games differ in what is hidden"


def thought(level: str, game: Any, seat: int, seed: int) -> tuple[str, list[tuple[str, int, float, float]]]:
    """What a player chooses, and all it found about the options it tried."""
    player: Any = PLAYERS[level](seed)
    chosen = player.choose(SeatGame(game, seat))
    finding = getattr(player, "finding", None)
    tried = finding.candidates if finding is not None else []
    return chosen, [(one.option.id, one.n, one.total, one.worth) for one in tried]


@pytest.mark.parametrize(("level", "kind"), SEATINGS)
def test_what_is_hidden_changes_no_choice_and_no_thought(level: str, kind: str) -> None:
    searched = 0
    for game, other, seat, number in pairs(kind, level):
        found = thought(level, game, seat, number)
        assert found == thought(level, other, seat, number), (kind, number, game.decision)
        searched += any(samples for _, samples, _, _ in found[1])
    rollouts = {"soldier": levels.SOLDIER, "veteran": levels.VETERAN}.get(level, {})
    assert bool(searched) == bool(rollouts.get(kind))


@pytest.mark.parametrize("kind", WANTED)
def test_what_a_seat_imagines_follows_from_what_it_knows(kind: str) -> None:
    for game, other, seat, number in pairs(kind, "imagined"):
        imagined: list[Any] = [SeatGame(one, seat).imagine(random.Random(number)) for one in (game, other)]
        assert imagined[0].to_json() == imagined[1].to_json()


@pytest.mark.parametrize("kind", ["board", "card"])
def test_whoever_peeks_is_found_out(kind: str) -> None:
    def peeking(game: Any, seat: int) -> str:
        others = [hand for holder, hand in enumerate(game._table.hand) if holder != seat]
        return str(game.decision.options[hash(tuple(others)) % len(game.decision.options)].id)

    assert any(peeking(game, seat) != peeking(other, seat) for game, other, seat, _ in pairs(kind, "peeking"))
