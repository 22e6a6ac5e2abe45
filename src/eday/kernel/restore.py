"""Games from saves and records: what all of them do alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from eday.kernel.errors import ReplayError, SaveError
from eday.kernel.game import Game, apply_choices
from eday.kernel.table import Table, alike

G = TypeVar("G", bound=Game[Any])


def seat_at(game: Game[Any], table: Table, data: dict[str, Any]) -> None:
    """Let an empty game go on at a restored table, with the choices of its save as its past."""
    for seat, option_id in data["choices"]:
        game._history.add_choice(seat, option_id)
    game._imagined = alike(False, data["imagined"])
    game._eventless = True
    game._table = table
    game._run()


def verified(restore: Callable[[], G], begin: Callable[[], G], trusted: bool) -> G:
    """A restored game. Unless trusted, its choices are played again and must lead to its state."""
    try:
        game = restore()
        if not trusted and not game._imagined:
            played = begin()
            apply_choices(played, game._history.choices())
            if played._dump() != game._dump():
                raise SaveError("save-damaged")
            game = played
    except SaveError:
        raise
    except Exception as error:  # whatever a forged state breaks, the answer is the same
        raise SaveError("save-damaged") from error
    return game


def replayed(record: object, begin: Callable[[dict[str, Any]], G]) -> G:
    """A game played again from its record."""
    if not isinstance(record, dict) or not isinstance(record.get("choices"), list):
        raise ReplayError("replay-foreign")
    game = begin(record)
    try:
        choices = [(int(seat), str(option_id)) for seat, option_id in record["choices"]]
    except (TypeError, ValueError) as error:
        raise ReplayError("replay-foreign") from error
    apply_choices(game, choices)
    return game
