"""A run of a study: plays what is missing, and leaves a folder of results."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from eday.kernel import EdayError
from eday.lab.ledger import Ledger
from eday.lab.study import table
from eday.lab.study.extras import needed
from eday.lab.study.file import BoardGames, Study, read_study
from eday.lab.study.games import Group, StudyGame, groups
from eday.lab.study.play import play
from eday.lab.study.ray_pool import RayPool
from eday.lab.study.results import JOURNAL, KEEPING, PAGE, TABLE, about, check_version
from eday.lab.study.rows import StudyResult, rows
from eday.lab.study.stopping import due
from eday.lab.workers import CHUNK, handicaps, run_all
from eday.players import CHANCE, PLAYERS

FEW = 4
"""Games at a time of bots that do not search."""
FARTHER = 4
"""On a cluster batches are so much larger."""
Told = Callable[[int, int, float], None]
"""Hears of games done, games due so far, and seconds passed."""


class Plan(NamedTuple):
    """A study in order, ready to be played."""

    file: str
    study: Study
    groups: list[Group]
    content: str | None

    @property
    def kinds(self) -> set[str]:
        """Kinds of bots that play."""
        return {bot.kind for group in self.groups for deal in group.deals for game in deal for bot in game.bots}


class Done(NamedTuple):
    """What came of a run."""

    games: int
    """Games or campaigns there are results of, earlier ones included."""
    earlier: int
    rows: int
    seconds: float
    errors: list[str]
    warnings: list[EdayError]
    repeated: int = 0
    """Games played again because a worker of the cluster was lost."""


def plan(file: str | os.PathLike[str]) -> Plan:
    """The plan of a study file; ContentError or EdayError for what cannot be played."""
    study, name = read_study(file), Path(file).name
    content = os.fspath((Path(file).parent / study.content).resolve()) if study.content is not None else None
    check_version(name, study, content)
    return Plan(name, study, groups(name, study, content), content)


def run(
    wanted: Plan,
    folder: str | os.PathLike[str],
    workers: int = 1,
    show: bool = False,
    ray: str | None = None,
    told: Told | None = None,
) -> Done:
    """Play the games that the folder's journal does not know yet, and write the table."""
    needed("pyarrow")
    games = sorted({"board" if isinstance(entry, BoardGames) else "card" for entry in wanted.study.games.values()})
    pool = RayPool(ray, games, wanted.content) if ray is not None else None
    head = about(wanted.study, wanted.groups, wanted.content)
    place = Path(folder)
    _check_place(place)
    place.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(place / JOURNAL, head, StudyResult, KEEPING)
    found = dict(ledger.known)
    failed: dict[int, str] = {}
    started = time.perf_counter()

    def note(result: StudyResult) -> None:
        ledger.note(result)
        if result.error:
            failed[result.number] = result.error
        else:
            found[result.number] = result
        if told is not None:
            told(len(found) + len(failed), len(todo), time.perf_counter() - started)

    try:
        table.check(place / TABLE, head)
        while True:
            todo = due(wanted.groups, found, failed)
            left = [game for game in todo if game.number not in found and game.number not in failed]
            if not left:
                break
            size = _size(wanted) * (FARTHER if pool else 1)
            run_all(left, play, note, workers, show, size, pool)
    finally:
        ledger.close()
    results = [found[game.number] for game in todo if game.number in found]
    kept = rows(results)
    table.write(place / TABLE, kept, head)
    return Done(
        games=len(results),
        earlier=len(ledger.known),
        rows=len(kept),
        seconds=round(time.perf_counter() - started, 3),
        errors=list(failed.values()),
        warnings=_handicaps(wanted),
        repeated=pool.repeated if pool else 0,
    )


def _check_place(place: Path) -> None:
    """EdayError where files of a study lie without its journal: they would be lost."""
    for name in (TABLE, PAGE):
        if (place / name).exists() and not (place / JOURNAL).exists():
            raise EdayError("study-table-foreign", file=str(place / name))


def _size(wanted: Plan) -> int:
    if wanted.kinds == {CHANCE}:
        return CHUNK
    return 1 if any(PLAYERS[kind].seconds for kind in wanted.kinds) else FEW


def _handicaps(wanted: Plan) -> list[EdayError]:
    """What keeps bots from playing as well as they should."""
    games: list[StudyGame] = [deal[0] for group in wanted.groups for deal in group.deals[:1]]
    return [trouble for game in games for trouble in handicaps(game.game, tuple([bot.kind for bot in game.bots]))]
