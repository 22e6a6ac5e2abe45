"""The folder of a study's results: a journal, from which everything else can be made again at any time."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from eday import __version__, board, card
from eday.content.board import Content as BoardContent
from eday.content.board import from_patch as board_patch
from eday.content.board import load as load_board
from eday.content.card import CardContent
from eday.content.card import from_patch as card_patch
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
OVERLAY = "overlay."
"""Before the game whose own content is told: without it nobody could say later what the results are about."""
Overlay = str | dict[str, Any] | None
"""A folder, or what such a folder changes."""


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
    found |= {f"{OVERLAY}{game}": patch for game in games if (patch := _loaded(game, content).patch)}
    found |= {f"weights.{game}": weights(game, tuple(sorted(set(kinds)))) for game in games}
    for part in ("rules", "hashes", "content"):
        told.pop(part, None)
    _flatten(told, "", found)
    found["planned"] = sum(len(deal) for group in groups for deal in group.deals)
    return found


def made(game: str, content: Overlay) -> dict[str, str]:
    """The version of a game's rules and the hash of its content."""
    rules = board.RULES_VERSION if game == "board" else card.RULES_VERSION
    return {"rules": rules, "content": _loaded(game, content).hash}


def _loaded(game: str, content: Overlay) -> BoardContent | CardContent:
    if game == "board":
        return board_patch(content) if isinstance(content, dict) else load_board(content)
    return card_patch(content) if isinstance(content, dict) else load_card(content)


def overlays(about: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The own content of each game, as results tell it."""
    return {game: about.get(f"{OVERLAY}{game}", {}) for game in ("board", "card")}


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
