"""The table of an environment as text or as a picture."""

from __future__ import annotations

from typing import Any, Final

from eday.kernel import SetupError
from eday.lab.env.episode import Episode
from eday.lab.env.picture import Picture, board_picture, card_picture
from eday.lab.env.text import board_text, card_text

MODES: Final = ("ansi", "human", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """A way to draw the table."""
    if mode is not None and mode not in MODES:
        raise SetupError("env-render", mode=str(mode), known=", ".join(MODES))
    return mode


def rendered(episode: Episode, seat: int | None, mode: str | None) -> str | Picture | None:
    """The table as a seat, or everybody, sees it; None where no mode was chosen."""
    if mode is None:
        return None
    game: Any = episode.game
    playing = game.game if game.KIND == "campaign" else game
    if mode == "rgb_array":
        return board_picture(game) if game.KIND == "board" else card_picture(playing)
    text = board_text(game, seat) if game.KIND == "board" else card_text(game, playing, seat)
    if mode == "human":
        print(text)
        return None
    return text
