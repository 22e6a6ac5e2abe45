"""What each game brings to players who search: policy, value, how far to look, and which decisions are worth it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Final

from eday.kernel import Decision
from eday.players.search import Craft
from eday.players.seat_view import ImaginedGame

# Before numpy is loaded: threads of its own make products of such small matrices ten times slower on busy cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

BOARD: Final = frozenset({"action", "dodge", "guard", "order", "teamwork"})
CARD: Final = frozenset(
    {
        "attackers",
        "block",
        "choose",
        "combat",
        "deployment",
        "discard",
        "draw",
        "enter",
        "from_hand",
        "hit",
        "keep",
        "may",
        "order",
        "peek",
        "place",
        "put_back",
        "reaction",
        "spawn_units",
        "target",
    }
)
"""Decisions that are searched; all others are the policy's."""


def craft_of(game: str) -> Craft:
    """The craft of a game by its kind; of a campaign, that of the games in it."""
    return _CRAFTS[game]()


def one_round(game: ImaginedGame, decision: Decision) -> int:
    """Until everybody has had a turn."""
    return game.turn + game.seats


def enemy_turn(game: ImaginedGame, decision: Decision) -> int:
    """Until the enemy's turn is over: the one that runs, or the next."""
    active: int = game.brief(decision.seat).active
    return game.turn + (2 if active == decision.seat else 1)


@cache
def _board() -> Craft:
    from eday.players.board.policy import BoardPolicy
    from eday.players.board.reasons import reasons
    from eday.players.board.scale import usual_scale
    from eday.players.board.value import usual_value
    from eday.players.board.witness import TELLINGS, BoardWitness
    from eday.players.explaining import Explainer

    value, refused = usual_value()
    policy = BoardPolicy()
    explain = Explainer(policy, one_round, BoardWitness, TELLINGS, reasons)
    scale = usual_scale()
    return Craft(policy, value, one_round, BOARD, versus=False, refused=refused, explain=explain, scale=scale)


@cache
def _card() -> Craft:
    from eday.players.card.policy import CardPolicy
    from eday.players.card.value import PlainValue, usual_value
    from eday.players.card.witness import TELLINGS, CardWitness
    from eday.players.explaining import Explainer

    value, refused = usual_value()
    base = CardPolicy(PlainValue(), depth=1, breadth=8)
    if refused is not None:
        explain = Explainer(base, enemy_turn, CardWitness, TELLINGS)
        return Craft(base, value, enemy_turn, CARD, versus=True, refused=refused, explain=explain)
    # What the enemy may hold decides more than a deeper look: the veteran imagines it more often.
    light, first = CardPolicy(value, depth=1, breadth=8, samples=2), CardPolicy(value, depth=2, breadth=16, samples=6)
    quick = CardPolicy(value)
    explain = Explainer(quick, enemy_turn, CardWitness, TELLINGS)
    return Craft(quick, value, enemy_turn, CARD, versus=True, first=first, light=light, base=base, explain=explain)


_CRAFTS: Final[dict[str, Callable[[], Craft]]] = {"board": _board, "card": _card, "campaign": _card}
