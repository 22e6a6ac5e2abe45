"""The bots of a study: known, able to play the game, and with a budget they can spend."""

from __future__ import annotations

from typing import NamedTuple

from eday.kernel import EdayError
from eday.lab.study.file import LineUp, Study
from eday.lab.workers import Sitting
from eday.players import PLAYERS, bots_for
from eday.players.levels import SOLDIER, VETERAN

SEARCHED = {"soldier": SOLDIER, "veteran": VETERAN}
"""Roll-outs of a decision, by bot and game."""

JOINED = "+"
"""Between the bots in the name of a line-up, by which they are told apart again."""


class Team(NamedTuple):
    """A line-up that has been found in order."""

    name: str
    bots: tuple[Sitting, ...]

    def seated(self, seats: int) -> tuple[Sitting, ...]:
        """A bot for each seat."""
        return (*self.bots, *(self.bots[-1],) * seats)[:seats]


def check_names(file: str, study: Study) -> None:
    """EdayError for a bot of the study's own that cannot be."""
    for name, asked in study.bots.items():
        if not name or JOINED in name:
            raise EdayError("study-bot-sign", file=file, field=f"bots.{name}", sign=JOINED)
        if name in PLAYERS:
            raise EdayError("study-bot-name", file=file, field=f"bots.{name}")
        if asked.bot not in PLAYERS:
            raise EdayError("study-bot", file=file, field=f"bots.{name}.bot", bot=asked.bot, known=", ".join(PLAYERS))


def team(file: str, field: str, study: Study, game: str, asked: LineUp, most: int) -> Team:
    """A line-up for a game of at most so many seats; EdayError for one that cannot play it."""
    names = (asked,) if isinstance(asked, str) else asked
    if not 0 < len(names) <= most:
        raise EdayError("study-line-up", file=file, field=field, bots=len(names), most=most)
    return Team(JOINED.join(names), tuple([_sitting(file, field, study, game, name) for name in names]))


def _sitting(file: str, field: str, study: Study, game: str, name: str) -> Sitting:
    asked = study.bots.get(name)
    kind = asked.bot if asked else name
    if kind not in bots_for(game):
        known = ", ".join([*bots_for(game), *study.bots])
        raise EdayError("study-bot", file=file, field=field, bot=name, known=known)
    rollouts = asked.rollouts if asked else None
    if rollouts is not None:
        most = SEARCHED[kind][game] if kind in SEARCHED else 0
        if not most:
            raise EdayError("study-no-search", file=file, field=field, bot=name, kind=kind)
        if not 1 <= rollouts <= most:
            raise EdayError("study-budget", file=file, field=f"bots.{name}.rollouts", found=rollouts, most=most)
    return Sitting(name, kind, rollouts)
