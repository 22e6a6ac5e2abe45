"""Rules in the language of their reader, and found by its words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from eday import cli
from eday.server.calls.rulebook import rulebook, rules_of, rules_with
from eday.text import Voice, speaker
from eday.text.rules import load_rules, rules_for, rules_told, search_rules
from eday.text.rules.told import heading_key

HEADINGS = "heading-cover = {cover}\nheading-bolo-grenades = {grenade}\n"
SPANISH = HEADINGS.format(cover="Cobertura", grenade="Granadas Bolo") + (
    "BG-COVER-01 = Quien está en cobertura tira un dado más.\nBG-GRENADE-01 = Una granada es munición aparte.\n"
)
JAPANESE = HEADINGS.format(cover="カヴァー", grenade="ボーログレネード") + (
    "BG-COVER-01 = カヴァー中のフィギュアは防御ダイスが1個増える。\n"
)
Speak = Callable[[str, str], Voice]


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Speak:
    """A language with some rules in it."""

    def write(code: str, text: str) -> Voice:
        (tmp_path / code).mkdir()
        (tmp_path / code / "rules_board.ftl").write_text(text, encoding="utf-8")
        monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
        return speaker(code)

    return write


@pytest.mark.parametrize(
    ("heading", "key"),
    [
        ("Card facts", "heading-card-facts"),
        ("Reactions: guard", "heading-reactions-guard"),
        ("Draw, discard, deploy", "heading-draw-discard-deploy"),
    ],
)
def test_headings_have_keys(heading: str, key: str) -> None:
    assert heading_key(heading) == key


def test_no_two_headings_share_a_key() -> None:
    headings = {rule.heading for rule in load_rules().values()}
    assert len({heading_key(heading) for heading in headings}) == len(headings)


def test_rules_are_told_in_the_readers_language_and_else_in_english(speak: Speak) -> None:
    told = rules_told(speak("qsp", SPANISH))
    assert (told["BG-COVER-01"].heading, told["BG-COVER-01"].text[:10]) == ("Cobertura", "Quien está")
    english = load_rules()["BG-COVER-02"]
    assert (told["BG-COVER-02"].heading, told["BG-COVER-02"].text) == ("Cobertura", english.text)
    assert told["BG-COVER-01"].source == load_rules()["BG-COVER-01"].source
    assert rules_told(speaker()) == load_rules()


def test_rules_behind_choices_are_told_in_the_readers_language(speak: Speak) -> None:
    assert rules_for(["cover"], speak("qsp", SPANISH))[0].heading == "Cobertura"


@pytest.mark.parametrize(
    ("words", "first"),
    [("cobertura", "BG-COVER-01"), ("municion aparte", "BG-GRENADE-01"), ("GRANADAS", "BG-GRENADE-01")],
)
def test_words_of_the_language_find_rules_with_accents_or_without(speak: Speak, words: str, first: str) -> None:
    assert search_rules(words, speak("qsp", SPANISH))[0].id == first


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("カヴァー", "BG-COVER-01"),
        ("防御ダイス", "BG-COVER-01"),
        ("フィギュア　防御", "BG-COVER-01"),
        ("ﾎﾞｰﾛ", "BG-GRENADE-01"),
        ("bg-cover-03", "BG-COVER-03"),
    ],
)
def test_a_language_without_spaces_is_searched_as_well(speak: Speak, words: str, first: str) -> None:
    assert search_rules(words, speak("qja", JAPANESE))[0].id == first


def test_marks_of_kana_are_no_accents(speak: Speak) -> None:
    assert search_rules("防御タイス", speak("qja", JAPANESE)) == []


def test_lists_stay_behind_in_every_language(speak: Speak) -> None:
    found = search_rules("map", speak("qsp", "heading-components = Componentes\n"))
    kinds = [rule.heading == "Componentes" for rule in found if rule.kind == "rule" and rule.book == "BG"]
    assert kinds == sorted(kinds)
    assert any(kinds)


def test_the_page_gets_rules_in_its_language(speak: Speak) -> None:
    speak("qsp", SPANISH)
    chapters = [chapter["heading"] for chapter in json.loads(rulebook("qsp"))["books"][0]["chapters"]]
    assert "Cobertura" in chapters
    assert "Cover" not in chapters
    assert json.loads(rules_of("BG-COVER-01", "qsp"))["rules"][0]["heading"] == "Cobertura"
    assert json.loads(rules_of("BG-COVER-01", "en"))["rules"][0]["heading"] == "Cover"
    assert json.loads(rules_with("cobertura", "qsp"))["rules"][0]["id"] == "BG-COVER-01"


def test_the_command_tells_rules_in_its_language(speak: Speak, capsys: pytest.CaptureFixture[str]) -> None:
    speak("qsp", SPANISH)
    assert cli.main(["--lang", "qsp", "rules", "BG-COVER-01"]) == 0
    assert "(Cobertura; seed-000)" in capsys.readouterr().out
    assert cli.main(["--lang", "qsp", "rules", "--search", "aparte", "--json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == ["BG-GRENADE-01"]
    assert cli.main(["--lang", "qsp", "rules"]) == 0
    assert "Cobertura" in capsys.readouterr().out
    assert cli.main(["rules", "BG-COVR-01"]) == 2
    assert 'There is no rule "BG-COVR-01". Did you mean BG-COVER-01' in capsys.readouterr().err
