"""Path counts (perft): how many different lines of choices a position has, so that no option comes or goes unnoticed.

The numbers change only when rules or printed values change. Then check by hand that the change is meant, and take the
new numbers from `python -m tests.board.properties.test_path_counts`.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

import eday
from eday.board import BoardGame
from tests.board.properties.play import SQUAD


class Position(NamedTuple):
    """A seeded game after so many choices, each taken by a fixed rule."""

    name: str
    players: int
    seed: int
    choices: int
    insane: bool
    kind: str
    """What is asked there, so that it stays the position its name says."""
    counts: tuple[int, ...]

    def game(self) -> BoardGame:
        """The game at that position."""
        game = eday.board.new("emergence", SQUAD[: self.players], self.seed, insane=self.insane)
        for number in range(self.choices):
            assert game.decision is not None
            options = game.decision.options
            game.choose(options[number * 5 % len(options)].id)
        return game


POSITIONS = [
    Position("solo set-up", 1, 3, 0, False, "locust_cover", (3, 6, 168, 1977)),
    Position("order step of two", 2, 2, 24, False, "order", (15, 45, 112, 353)),
    Position("order step of three, insane", 3, 1, 30, True, "order", (10, 45, 155, 569)),
    Position("locusts act against four", 4, 5, 24, False, "activate", (7, 38, 170, 624)),
]


def paths(game: BoardGame, depth: int) -> int:
    """Lines of so many choices; a line that ends the game earlier counts once."""
    decision = game.decision
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        line = game.clone()
        line.choose(option.id)
        total += paths(line, depth - 1)
    return total


def kind(position: Position) -> str:
    """The kind of decision open there; empty when the game is over."""
    decision = position.game().decision
    return decision.kind if decision else ""


def counts(position: Position, depths: int) -> tuple[int, ...]:
    """Path counts for depth 1 to `depths`."""
    return tuple(paths(position.game(), depth) for depth in range(1, depths + 1))


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_path_counts(position: Position) -> None:
    assert kind(position) == position.kind
    assert counts(position, len(position.counts)) == position.counts


def test_counting_leaves_the_position_alone() -> None:
    game = POSITIONS[2].game()
    before = game.to_json()
    paths(game, 3)
    assert game.to_json() == before


if __name__ == "__main__":
    for each in POSITIONS:
        print(each.name, kind(each), counts(each, 4))
