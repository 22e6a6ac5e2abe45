"""What is done in other processes: bots think, files are read, replays are looked through."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, NamedTuple

import eday
from eday.kernel import EdayError, Game
from eday.kernel.game import apply_choice
from eday.players import SeatGame, handicap, think
from eday.server.store.stored import Choice, Stored
from eday.server.tables.live import LiveGame
from eday.server.wire.encoding import as_json
from eday.server.wire.words import Words

MARK = 64
"""A replay is kept each so many choices."""
_KEPT = 8
Notes = dict[str, Any]


class Thought(NamedTuple):
    """The option a bot takes, what it wants to remember, and what keeps it from playing as well as it should."""

    option: str
    notes: Notes
    trouble: EdayError | None = None


def think_for(state: str, seat: int, bot: str, budget: float, seed: int, notes: Notes) -> Thought:
    """What a bot does in a saved game."""
    seat_game = SeatGame(eday.load(state, trusted=True), seat, notes)
    option = think(seat_game, bot, budget, seed)
    return Thought(option, seat_game.notes, handicap(seat_game.kind, bot))


@dataclass
class Read:
    """A record that has been played through."""

    head: dict[str, Any]
    choices: list[Choice]
    prints: list[str]
    status: str
    summary: dict[str, Any]


def read_record(record: dict[str, Any]) -> Read:
    """Play a record of unknown origin; EdayError if it does not fit."""
    return played(eday.replay(record).record())


def played(record: dict[str, Any]) -> Read:
    """A record of this version, played through."""
    head = {key: value for key, value in record.items() if key != "choices"}
    choices: list[Choice] = [(seat, option) for seat, option in record["choices"]]
    live = LiveGame(head, choices)
    return Read(head, choices, live.prints, "running" if live.decision else "finished", live.summary())


class AnotherLine(Exception):
    """Choices that do not go on from those known."""


@dataclass
class Page:
    """A page of a replay as JSON; None beyond the last choice."""

    last: int
    body: bytes | None


class _Replay:
    """A game that is looked through, with the game of every so many choices."""

    def __init__(self, head: dict[str, Any], plays: list[str]) -> None:
        self._live = LiveGame(head)
        self._head = head
        self._plays = plays
        self._marks = [self._live.game.clone()]
        self._choices: list[Choice] = []
        self.revision = -1

    def follow(self, choices: list[Choice]) -> None:
        """Know these choices; those known already cost nothing."""
        if choices[: len(self._choices)] != self._choices:
            raise AnotherLine
        for number in range(len(self._choices), len(choices)):
            self._live.play(choices[number])
            if (number + 1) % MARK == 0:
                self._marks.append(self._live.game.clone())
        self._choices = list(choices)

    def page(self, at: int | None, count: int, language: str) -> Page:
        """A page that begins after so many choices, or after the last."""
        last = len(self._choices)
        at = last if at is None else at
        if at > last:
            return Page(last, None)
        return Page(last, as_json({"last": last, "steps": self._steps(at, count, language)}))

    def _steps(self, at: int, count: int, language: str) -> list[dict[str, Any]]:
        """The tables after `at`, `at + 1`, ... choices, and what the last of them brought about."""
        words = self._live.kind.words(self._head, self._plays, language)
        game = self._marks[at // MARK].clone()
        for seat, option in self._choices[at // MARK * MARK : at]:
            apply_choice(game, 0, seat, option)
        steps = [self._step(game, at, words)]
        for number in range(at, min(at + count - 1, len(self._choices))):
            apply_choice(game, number, *self._choices[number])
            steps.append(self._step(game, number + 1, words))
        return steps

    def _step(self, game: Game[Any], at: int, words: Words) -> dict[str, Any]:
        marks = self._live.marks
        first = marks[at - 1] if at else 0
        view = game.view(None)
        events = words.events(game.events_for(None, first), first)
        return {"at": at, "view": view, "names": words.names_in(view, events), "events": events}


_replays: OrderedDict[str, _Replay] = OrderedDict()
"""The replays looked at last, by game."""


def known_page(game_id: str, revision: int, at: int | None, count: int, language: str) -> Page | None:
    """A page of a replay from what spectators saw; None if the game is not known here as of that revision."""
    replay = _replays.get(game_id)
    if replay is None or replay.revision != revision:
        return None
    _replays.move_to_end(game_id)
    return replay.page(at, count, language)


def replay_page(stored: Stored, at: int | None, count: int, language: str) -> Page:
    """The same of a game that is told."""
    replay = _replays.pop(stored.id, None) or _begun(stored)
    try:
        replay.follow(stored.choices)
    except AnotherLine:
        replay = _begun(stored)
        replay.follow(stored.choices)
    replay.revision = stored.revision
    _replays[stored.id] = replay
    while len(_replays) > _KEPT:
        _replays.popitem(last=False)
    return replay.page(at, count, language)


def _begun(stored: Stored) -> _Replay:
    return _Replay(stored.head, [seat.cog for seat in stored.seats])
