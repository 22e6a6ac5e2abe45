"""`eday selfplay`: what it tells is told in the reader's language; JSON reads the same in all of them."""

from __future__ import annotations

import json
import re

import pytest

from eday import cli
from eday.kernel import EdayError

RUNS = (
    ("board", "--mission", "all", "--players", "1-2", "--games", "4", "--max-turns", "3"),
    ("card", "--chapter", "2", "--games", "2"),
    ("card", "--chapter", "1", "--games", "2", "--bot", "simple,random"),
)
ENGLISH = re.compile(r"\b(?:games?|finished|won|lost|of|turns|stages?|after|first|player|takes|decisions?|second)\b")


@pytest.mark.parametrize("language", ["es", "ja"])
@pytest.mark.parametrize("run", RUNS, ids=" ".join)
def test_no_english_word_is_left(run: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    base = ["selfplay", *run, "--workers", "1"]
    assert cli.main(base) == 0
    english = capsys.readouterr().out
    assert ENGLISH.search(english)
    assert cli.main([*base, "--lang", language]) == 0
    told = capsys.readouterr().out
    assert not ENGLISH.search(told)
    assert len(told.splitlines()) == len(english.splitlines())


def test_what_hampers_a_bot_is_told_in_words_and_kept_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refused = EdayError("weights-missing", file="board.npz")
    monkeypatch.setattr("eday.lab.workers.handicap", lambda game, bot: refused)
    base = ["selfplay", "--games", "1", "--players", "1", "--max-turns", "1", "--workers", "1", "--json"]
    assert cli.main([*base, "--lang", "es"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["warnings"] == [str(refused)]
    assert told.err.startswith("aviso: No hay pesos aprendidos")
