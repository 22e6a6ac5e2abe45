"""The folder of a study's results: a journal, from which everything else can be made again at any time."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from eday import __version__, board, card
from eday.content.board import load as load_board
from eday.content.card import load as load_card
from eday.kernel import EdayError
from eday.lab import ledger
from eday.lab.ledger import Keeping
from eday.lab.study.file import BoardGames, Study
from eday.lab.study.games import Group
from eday.lab.study.rows import StudyResult
from eday.lab.workers import weights

JOURNAL = "games.jsonl"
TABLE = "games.parquet"
PAGE = "report.html"


class StudyKeeping(Keeping):
    """The journal of a study."""

    TITLE = "eday lab run"

    def foreign(self, file: str) -> EdayError:
        return EdayError("study-results-foreign", file=file)

    def other(self, file: str, differs: str) -> EdayError:
        return EdayError("study-results-other", file=file, differs=differs)

    def damaged(self, file: str, line: int) -> EdayError:
        return EdayError("study-results-damaged", file=file, line=line)

    def busy(self, file: str) -> EdayError:
        return EdayError("study-results-busy", file=file)


KEEPING = StudyKeeping()


class Found(NamedTuple):
    """What a folder holds."""

    about: dict[str, Any]
    results: list[StudyResult]


def about(study: Study, groups: Sequence[Group], content: str | None) -> dict[str, Any]:
    """All that decides how the games come out; results of anything else are refused."""
    told: dict[str, Any] = msgspec.to_builtins(study)
    games = sorted({"board" if isinstance(entry, BoardGames) else "card" for entry in study.games.values()})
    kinds = [bot.kind for group in groups for deal in group.deals for game in deal for bot in game.bots]
    found: dict[str, Any] = {"eday": __version__}
    found |= {f"{key}.{game}": value for game in games for key, value in made(game, content).items()}
    found |= {f"weights.{game}": weights(game, tuple(sorted(set(kinds)))) for game in games}
    for part in ("rules", "hashes", "content"):
        told.pop(part, None)
    _flatten(told, "", found)
    found["planned"] = sum(len(deal) for group in groups for deal in group.deals)
    return found


def made(game: str, content: str | None) -> dict[str, str]:
    """The version of a game's rules and the hash of its content."""
    if game == "board":
        return {"rules": board.RULES_VERSION, "content": load_board(content).hash}
    return {"rules": card.RULES_VERSION, "content": load_card(content).hash}


def check_version(file: str, study: Study, content: str | None) -> None:
    """EdayError if the study is meant for other rules or other content."""
    for field, key, wanted in (("rules", "rules", study.rules), ("hashes", "content", study.hashes)):
        for game, value in wanted.items():
            have = made(game, content)[key]
            if have != value:
                raise EdayError("study-version", file=file, field=f"{field}.{game}", wanted=value, found=have)


def _flatten(value: Any, path: str, into: dict[str, Any]) -> None:
    if isinstance(value, Mapping) and value:
        for key, inner in value.items():
            _flatten(inner, f"{path}.{key}" if path else str(key), into)
    else:
        into[path] = value


def read(folder: str | os.PathLike[str]) -> Found:
    """What a folder holds; EdayError if that is no study's."""
    file = Path(folder) / JOURNAL
    if not file.is_file():
        raise EdayError("study-results-none", folder=str(folder), journal=JOURNAL)
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    told = ledger.about((whole.splitlines() or [b""])[0], file, KEEPING)
    by_number: dict[int, StudyResult] = {}
    for result in ledger.results(whole, file, StudyResult, KEEPING):
        by_number.setdefault(result.number, result)
    return Found(told, list(by_number.values()))
