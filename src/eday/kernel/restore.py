"""Games from saves and records: what all of them do alike."""

from __future__ import annotations

from typing import Any, TypeVar

from eday.kernel.errors import ReplayError, SaveError, SetupError
from eday.kernel.fields import alike
from eday.kernel.game import Game, apply_choices
from eday.kernel.history import History
from eday.kernel.save import FORMAT
from eday.kernel.seed import recorded_seed
from eday.kernel.table import frames_of

G = TypeVar("G", bound=Game[Any])


def from_save(kind: type[G], data: dict[str, Any], trusted: bool = False) -> G:
    """A game from the data of a save. Unless trusted, its choices are played again and must lead to its state.

    A state that another version wrote down in another form is not read: the choices lead to it as well.
    """
    box = box_of(kind, data)
    try:
        if data.get("format") != FORMAT and not data["imagined"]:
            played = kind(box)
            apply_choices(played, [(seat, option_id) for seat, option_id in data["choices"]])
            return played
        game = restored(kind, box, data)
        if trusted or game._imagined:
            return game
        played = kind(box)
        apply_choices(played, game._history.choices())
        if played._table.dump() != game._table.dump():
            raise SaveError("save-damaged")
    except SaveError:
        raise
    except Exception as error:  # whatever a forged state breaks, the answer is the same
        raise SaveError("save-damaged") from error
    return played


def restored(kind: type[G], box: Any, data: dict[str, Any]) -> G:
    """A game as a save tells it, unproved."""
    game = kind()
    game._box = box
    table = kind.TABLE(box)
    table.restore(data["state"], frames_of(kind.FRAME))
    game._history = History()
    for seat, option_id in data["choices"]:
        game._history.add_choice(seat, option_id)
    game._imagined = alike(False, data["imagined"])
    game._eventless = True
    game._table = table
    game._run()
    return game


def replay(kind: type[G], record: dict[str, Any], any_version: bool = False) -> G:
    """A game played again from its record; with `any_version` one of other rules or content is tried as well."""
    if not isinstance(record, dict) or not isinstance(record.get("choices"), list):
        raise ReplayError("replay-foreign")
    game = kind(box_of(kind, record, any_version))
    try:
        choices = [(int(seat), str(option_id)) for seat, option_id in record["choices"]]
    except (TypeError, ValueError) as error:
        raise ReplayError("replay-foreign") from error
    apply_choices(game, choices)
    return game


def box_of(kind: type[Game[Any]], data: dict[str, Any], any_version: bool = False) -> Any:
    """What never changes in the game of a save or record; SaveError where it is not of this version, or no head."""
    if not any_version and data.get("rules") != kind.RULES:
        raise SaveError("save-other-rules", found=str(data.get("rules")), wanted=kind.RULES)
    try:
        return kind._box_from(data, recorded_seed(data), any_version)
    except (SetupError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError("save-damaged") from error


def same_content(data: dict[str, Any], found: str, any_version: bool) -> None:
    """SaveError if the content at hand is not the one a save or record was made with."""
    if not any_version and found != data["content"]["hash"]:
        raise SaveError("save-other-content")
