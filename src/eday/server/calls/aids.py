"""Player aids as pages: made once, elsewhere, for it takes a while."""

from __future__ import annotations

from typing import Literal

from eday.server.gate.pool import Busy, reading
from eday.server.wire.problems import ApiError
from eday.text.aid import as_html, make_aid

AidGame = Literal["board", "card"]
Paper = Literal["a4", "letter"]
_made: dict[tuple[AidGame, str, Paper], bytes] = {}
"""So many as there are games, languages and papers."""


async def aid_page(game: AidGame, language: str, paper: Paper) -> bytes:
    """The aid of a game in a language."""
    wanted = (game, language, paper)
    if wanted not in _made:
        try:
            _made[wanted] = await reading.do(written, *wanted)
        except Busy as error:
            raise ApiError("too_many", "server-busy") from error
    return _made[wanted]


def written(game: AidGame, language: str, paper: Paper) -> bytes:
    """The page itself."""
    return as_html(make_aid(game, language), paper).encode()
