"""One step ahead at cards: each option is tried, what follows at once is answered, and the value judges where it ends.

Own answers on the way are the best, the enemy's the worst for the seat that asks, as far as there is time to try them.
"""

from __future__ import annotations

from typing import Final

from eday.card import CardGame
from eday.kernel import Decision, Option
from eday.players.card.value import CardValue

AT_REST: Final = ("deployment", "combat")
"""Questions that are asked when everything before them is settled."""
USUAL: Final = ("pass", "no_block", "done", "use")
LONGEST: Final = 60
"""Answers in a row; nothing in the game comes near."""


class Node:
    """A position at rest (`leaf`, its number), or a question with what its answers lead to."""

    __slots__ = ("leaf", "own", "parts")

    def __init__(self, leaf: int, own: bool) -> None:
        self.leaf = leaf
        self.own = own
        self.parts: list[Node] = []


class OnePly:
    """Tries options in imagined games; the leaves of a decision are valued together."""

    __slots__ = ("_breadth", "_depth", "_leaves", "_value")

    def __init__(self, value: CardValue, depth: int = 2, breadth: int = 12) -> None:
        """So many questions in a row are tried with every answer, as long as an option has fewer leaves than that."""
        self._value = value
        self._depth = depth
        self._breadth = breadth
        self._leaves: list[CardGame] = []

    def chances(self, game: CardGame, seat: int, options: list[Option]) -> list[float]:
        """The seat's winning chance after each option of an imagined game's open decision."""
        self._leaves = []
        roots: list[Node] = []
        for option in options:
            ahead = game.clone()
            ahead.choose(option.id)
            roots.append(self._explore(ahead, seat, self._depth, len(self._leaves) + self._breadth))
        values = self._value.values(self._leaves)
        if seat == 1:
            values = [1.0 - value for value in values]
        self._leaves = []
        return [_judged(root, values) for root in roots]

    def _explore(self, game: CardGame, seat: int, depth: int, most: int) -> Node:
        """What a position leads to; it is played on."""
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None or decision.kind in AT_REST:
                break
            options = decision.options
            if len(options) > 1 and depth > 0 and len(self._leaves) + len(options) <= most:
                node = Node(-1, decision.seat == seat)
                for option in options:
                    ahead = game.clone()
                    ahead.choose(option.id)
                    node.parts.append(self._explore(ahead, seat, depth - 1, most))
                return node
            game.choose(usual(decision).id)
        self._leaves.append(game)
        return Node(len(self._leaves) - 1, True)


def _judged(node: Node, values: list[float]) -> float:
    if node.leaf >= 0:
        return values[node.leaf]
    best = _judged(node.parts[0], values)
    for part in node.parts[1:]:
        found = _judged(part, values)
        if found > best if node.own else found < best:
            best = found
    return best


def usual(decision: Decision) -> Option:
    """What is done without much thought; of numbers of cards the most come first."""
    for option in decision.options:
        if option.kind in USUAL:
            return option
    return decision.options[0]
