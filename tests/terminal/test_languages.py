"""Whole games at the terminal in every language: nothing is told in English."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.terminal.board.app import run
from eday.terminal.board.session import Session
from eday.terminal.card.app import CardSession
from eday.terminal.console import Console
from eday.terminal.saves import Autosave
from eday.text import board_voice, card_voice, speaker
from eday.text.kit import places
from tests.games.test_games import FOLDER
from tests.terminal.board.desk import Typist
from tests.text.leftovers import leftovers

LANGUAGES = [code for code in places.written_languages() if code != "en"]
ASKED_OFTEN, ASKED_ONCE = 12, 40
"""Choices between two questions of each kind."""
OFTEN = {
    "board": ("h", "?", "nonsense", "why {name}", "i {name}"),
    "card": ("why {name}", "i {name}", "p 1", "nonsense"),
}
ONCE = {
    "board": ("m", "o", "l", "help", "reach 3", "99", "save", "resign"),
    "card": ("a", "l", "help", "p 99", "resign"),
}
"""What somebody types who wants to see everything."""


_MARK = re.compile(r"(?<!\w)[A-Z][a-z](?!\w)")


class Silent(Console):
    """Prints what it asks, but not what is typed."""

    def ask(self, prompt: str) -> str | None:
        self.print([prompt])
        line = self._source.readline()
        return line.strip() if line else None


def lines(game: Any, voice: Any, choices: list[Any]) -> Iterator[str]:
    """Everything that is typed: the recorded choices, and questions between them."""
    kind = "card" if isinstance(game, eday.card.CardGame) else "board"
    while game.decision is not None:
        made = len(game.record()["choices"])
        refs = [ref for option in game.decision.options for ref in option.refs]
        name = voice.name(refs[made % len(refs)]) if refs else "-"
        if made % ASKED_OFTEN == 0:
            yield from (line.format(name=name) for line in OFTEN[kind])
        if made % ASKED_ONCE == 1:
            for line in ONCE[kind]:
                yield line
                if line == "resign":
                    yield "-"
        yield choices[made][1]


def played(code: str, kind: str, name: str, folder: Path) -> str:
    """What the terminal printed during a recorded game."""
    file = json.loads((FOLDER / kind / f"{name}.json").read_text(encoding="utf-8"))
    game = eday.replay({**file["record"], "choices": []})
    out = io.StringIO()
    voice: Any = board_voice(code) if kind == "board" else card_voice(code)
    typed = lines(game, voice, file["record"]["choices"])
    console = Silent(Typist(lambda: next(typed, None)), out, speaker(code), interactive=False)
    if kind == "board":
        ended = run(Session(game, console, Autosave(folder / "game.json"), voice))
    else:
        ended = CardSession(game, console, folder / "game.json", voice, -1, "simple").run()
    assert ended == 0
    assert game.record() == file["record"]
    return out.getvalue()


def paragraphs(printed: str, folder: Path) -> list[str]:
    """Lines, without the place things are saved at and the letters that mark figures on the map."""
    told = printed.replace(str(folder), "").replace("game.json", "")
    return _MARK.sub("", told).splitlines()


@pytest.fixture(autouse=True)
def wide(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen on which no word is cut off."""
    monkeypatch.setenv("COLUMNS", "160")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "name"), [("board", "emergence_two_players_won"), ("card", "chapter_01_locust"), ("card", "tutorial")]
)
def test_nothing_in_a_whole_game_is_told_in_english(code: str, kind: str, name: str, tmp_path: Path) -> None:
    printed = played(code, kind, name, tmp_path)
    assert len(printed) > 10_000
    assert leftovers(code).among(paragraphs(printed, tmp_path)) == []


def test_a_game_told_in_english_would_be_noticed(tmp_path: Path) -> None:
    printed = paragraphs(played("en", "card", "chapter_01_locust", tmp_path), tmp_path)
    for code in LANGUAGES:
        assert len(leftovers(code).among(printed)) > 100
