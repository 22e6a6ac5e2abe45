"""All bots: the one place with their names. Imports nothing heavy, because `eday --help` lists them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from eday.kernel import EdayError

if TYPE_CHECKING:
    from eday.players.seat_view import SeatGame


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        ...


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot by name; called with a seed, it sits down. One that takes its time can be told when to stop."""

    name: str
    games: tuple[str, ...]
    """What it plays: `board`, `card`, `campaign`."""
    module: str
    maker: str
    seconds: float = 0.0
    """The most it thinks about one choice at a table, 0 for one that answers at once."""

    def __call__(
        self,
        seed: int = 0,
        stop: Callable[[], bool] | None = None,
        most: int | None = None,
        hurried: bool = False,
    ) -> Player:
        """A player of this kind; unbounded, unless told when to `stop`, the `most` roll-outs, or to hurry."""
        make = getattr(import_module(self.module), self.maker)
        player: Player = make(seed, stop, most, hurried) if self.seconds else make(seed)
        return player


_ALL: Final = ("board", "card", "campaign")
PLAYERS: Final[dict[str, Bot]] = {
    bot.name: bot
    for bot in (
        Bot("recruit", _ALL, "eday.players.levels", "Recruit"),
        Bot("soldier", _ALL, "eday.players.levels", "soldier", seconds=0.3),
        Bot("veteran", _ALL, "eday.players.levels", "veteran", seconds=2.0),
        Bot("simple", _ALL, "eday.players.simple_player", "SimplePlayer"),
        Bot("random", _ALL, "eday.players.random_player", "SeatedRandomPlayer"),
    )
}
"""From a name to a maker of players; the argument is the seed."""
USUAL: Final = "soldier"
"""Who sits at a table where nobody was named."""
QUICK: Final = "simple"
"""Who plays many games where nobody was named."""
CHANCE: Final = "random"
"""Who measures the engine, and how good the others are."""


def bots_for(game: str) -> tuple[str, ...]:
    """Names of the bots that play a game, the usual one first."""
    names = [bot.name for bot in PLAYERS.values() if game in bot.games]
    return tuple(sorted(names, key=lambda name: name != USUAL))


def bot_for(game: str, name: str | None) -> str:
    """The name of the bot to play a game: the usual one unless another is named; EdayError for one that does not."""
    known = bots_for(game)
    if name is None:
        return known[0]
    if name not in known:
        raise EdayError("unknown-bot", bot=name, known=", ".join(known))
    return name
