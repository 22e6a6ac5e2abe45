"""Every language besides English: complete, sound, and whole games and all messages said in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from eday.text.kit import places
from eday.text.kit.report import WRONG, Report, report_on
from tests.conftest import FULL
from tests.text.sweep.flaws import flaws
from tests.text.sweep.swept import sweep

MISSING = Path(__file__).parent / "missing"
"""For each language that is being written, the keys it still lacks, line by line."""
LANGUAGES = [code for code in places.written_languages() if code != "en"]
DEALT, CHOICES = 80, 50
each_language = pytest.mark.parametrize("code", LANGUAGES)
Sizes = tuple[int, int]


@cache
def report(code: str) -> Report:
    folder = places.folder_of(code)
    assert folder is not None
    return report_on(code, folder)


def allowed(code: str) -> set[str]:
    """What a language may lack for now."""
    file = MISSING / f"{code}.txt"
    return set(file.read_text(encoding="utf-8").split()) if file.is_file() else set()


@each_language
def test_nothing_is_missing(code: str) -> None:
    found = report(code).findings
    lacking = {one.key for kind in ("missing", "names") for one in found[kind]}
    assert sorted(lacking - allowed(code)) == []


@each_language
def test_the_list_of_what_is_missing_shrinks(code: str) -> None:
    found = report(code).findings
    lacking = {one.key for kind in ("missing", "names") for one in found[kind]}
    assert sorted(allowed(code) - lacking) == []


@each_language
@pytest.mark.parametrize("kind", [kind for kind in WRONG if kind not in ("missing", "names")])
def test_nothing_is_wrong(code: str, kind: str) -> None:
    assert [(one.key or one.file, one.detail) for one in report(code).findings[kind]] == []


def said_in_its_own_words(code: str, sizes: Sizes) -> None:
    """Nothing that comes up is said in English."""
    assert sorted(sweep(code, *sizes).foreign() - allowed(code)) == []


def said_without_flaws(code: str, sizes: Sizes) -> None:
    """What English shows in the same message is meant to be there."""
    usual = {(flaw, key) for flaw, key, _ in sweep("en", *sizes).flaws()}
    own = sweep(code, *sizes)
    lacking = own.foreign()
    found = {(flaw, key, text) for flaw, key, text in own.flaws() if (flaw, key) not in usual and key not in lacking}
    assert sorted(found) == []


@each_language
def test_games_and_messages_are_said_in_their_own_words(code: str) -> None:
    said_in_its_own_words(code, (DEALT, CHOICES))


@each_language
def test_games_and_messages_are_said_without_flaws(code: str) -> None:
    said_without_flaws(code, (DEALT, CHOICES))


@pytest.mark.slow
@each_language
def test_many_games_are_said_without_flaws(code: str) -> None:
    if FULL:
        said_in_its_own_words(code, (600, 120))
        said_without_flaws(code, (600, 120))


def test_all_of_english_is_said() -> None:
    """The sweep reaches every message, those of the games with real arguments."""
    swept = sweep("en", DEALT, CHOICES)
    assert swept.foreign() == set()
    meant = {one.key for one in swept.meant}
    for start, least in (("event-", 60), ("card-event-", 33), ("decision-", 30), ("why-", 90), ("option-", 55)):
        assert sum(key.startswith(start) for key in meant) >= least, start
    assert len({one.key for one in swept.made_up} | meant) > 2000
    shown = [(flaw, text) for flaw, key, text in swept.flaws() if not key and "companion-app" not in text]
    assert shown == []


@pytest.mark.parametrize(
    ("language", "text", "flaw"),
    [
        ("xx", "«event-moon_fell»", "a message that there is not"),
        ("xx", "«event-moon_fell area=2A-B»", "a message that there is not"),
        ("xx", "Dom moves  to 2A-B.", "a doubled space"),
        ("xx", "Dom moves to 2A-B..", "doubled marks"),
        ("xx", "Dom , who moves", "a space before a mark"),
        ("xx", "Dom attacks figure:drone-2.", "a bare reference"),
        ("xx", "Dom plays order-advance.", "a bare id"),
        ("xx", "Dom attacks none.", "an argument of the program"),
        ("es", "Ataca a el Drone 2.", "two articles or joints"),
        ("es", "El arma de el Drone 2.", "two articles or joints"),
        ("es", "Cae la la Berserker.", "two articles or joints"),
        ("es", "Dom y Isabel", "y before i, o before o"),
        ("ja", "ドムがが動く。", "doubled particles"),
        ("ja", "ドム が動く。", "a space between letters"),
        ("ja", "ドムが動く.", "a narrow mark between letters"),
    ],
)
def test_a_flaw_would_be_noticed(language: str, text: str, flaw: str) -> None:
    assert flaw in [name for name, _ in flaws(language, text, meant=True)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "No hay ningún «Capitán 2» en esta partida..."),
        ("es", "El Drone 2 ataca a la Berserker y él cae. ¡Corre!"),
        ("ja", "「2A-B」にいるドローン 2がドムを攻撃する。"),
    ],
)
def test_sound_texts_have_no_flaws(language: str, text: str) -> None:
    assert list(flaws(language, text, meant=True)) == []
