"""Positions as text: what a seat sees goes in and comes out again, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import eday
from eday.kernel.errors import PositionError
from eday.notation import position, view_of

MISSIONS = ("emergence", "scattered", "belly_of_the_beast", "hive", "horde_mode")


def played(game: Any, choices: int, seed: int = 1) -> Any:
    """The game after some choices at random."""
    rng = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(rng.choice(game.decision.options).id)
    return game


def games() -> list[Any]:
    """Positions of all kinds."""
    cogs = ["marcus_fenix", "dominic_santiago"]
    board = [played(eday.board.new(mission, cogs, 5), 60) for mission in MISSIONS]
    cards = [played(eday.card.new(chapter, 5), 40) for chapter in (1, 8, 15)]
    return [*board, *cards, played(eday.card.campaign(5), 60)]


@pytest.mark.parametrize("number", range(len(MISSIONS) + 4))
def test_a_position_is_the_view_of_its_seat(number: int) -> None:
    game = games()[number]
    for seat in (None, 0, 1):
        view = view_of(position(game, seat))
        assert view.pop("eday-position") == 1
        assert view.pop("version") == game.RULES
        decision, seen = view.pop("decision"), game.view(seat, whole=False)
        if "map" in seen:
            seen["map"] = game.view(seat)["map"]
        assert view == json.loads(json.dumps(seen))
        assert decision == json.loads(json.dumps(game.view(seat)["decision"]))


def test_a_position_can_be_pasted() -> None:
    text = position(games()[0], 0)
    assert len(text) < 9000
    assert max(map(len, text.splitlines())) < 900


def test_two_games_that_look_alike_to_a_seat_have_one_position() -> None:
    game = games()[0]
    for seat in (0, 1):
        other = game.determinize(seat, random.Random(3))
        assert position(other, seat) == position(game, seat)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-foreign"),
        ("[1, 2]", "position-foreign"),
        ("eday-position: 2", "position-foreign"),
        ("game: board", "position-foreign"),
        ("eday-position: 1\nlaid: {pieces: [[1, [99Z], -1, false]], doors: [], bridges: []}\nmap: {}", "position-map"),
        ("eday-position: 1\nlaid: [1]\nmap: {}", "position-map"),
        ("a: b: c", "position-unreadable"),
        ("x" * 300_000, "position-large"),
    ],
)
def test_what_is_no_position_is_refused_in_words(text: str, key: str) -> None:
    with pytest.raises(PositionError) as caught:
        view_of(text)
    assert caught.value.key == key
    assert key not in str(caught.value)
