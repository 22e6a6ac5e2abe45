"""Message catalogues: sound files, visible gaps, plurals, languages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from eday.text import Phrase, board_voice, catalogue, find_language, languages, missing_folder, speaker, usual_language
from tests.text.scan import SOURCE
from tests.voices import ENGLISH

FILES = sorted((SOURCE / "text").glob("*/*.ftl"))
MADE_UP = "qps"
"""No language ever gets this code."""
WORDS = """
event-hole_sealed = { $hole } queda sellado.
event-cog_revived = { $nobody } se levanta.
"""


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A further language that has hardly any messages, in a folder of further catalogues."""
    (tmp_path / MADE_UP).mkdir()
    (tmp_path / MADE_UP / "events.ftl").write_text(WORDS, encoding="utf-8")
    (tmp_path / "notes").mkdir()
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_is_sound(file: Any) -> None:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("code", languages())
def test_no_message_is_written_twice(code: str) -> None:
    ids: Counter[str] = Counter()
    for file in FILES:
        if file.parent.name == code:
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            ids.update(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert [key for key, count in ids.items() if count > 1] == []


def test_messages_taken_as_they_stand_are_what_the_parser_reads() -> None:
    for code in languages():
        english = catalogue.language_of(code).catalogues[0]
        parsed = catalogue.Catalogue(code, english._texts)
        parsed.plain.clear()
        assert english.plain
        assert {key: parsed.format(key, {}) for key in english.plain} == english.plain


@pytest.mark.parametrize(
    "text",
    [
        "a = x\n    more\n",
        "a = x\n\n    more\n",
        "a =\n    x\n",
        'a = x {"y"}\n',
        "a = x  \nb = y\n",
        "a = x\n\n\nb = y\n",
    ],
)
def test_messages_of_several_lines_are_left_to_the_parser(text: str) -> None:
    quick, parsed = catalogue.Catalogue("en", {"a.ftl": text}), catalogue.Catalogue("en", {"a.ftl": text})
    parsed.plain.clear()
    assert quick.format("a", {}) == parsed.format("a", {})


def test_english_can_be_shown_by_the_plainest_terminal() -> None:
    for file in FILES:
        if file.parent.name == "en" and file.name != "terminal.ftl":
            assert file.read_text(encoding="utf-8").isascii(), file


def test_unknown_key_is_shown_with_its_arguments() -> None:
    assert ENGLISH.say("no-such-message", cog="Marcus", wounds=2) == "«no-such-message cog=Marcus wounds=2»"


def test_missing_argument_is_shown() -> None:
    assert ENGLISH.say("event-hole_sealed") == "«event-hole_sealed»"


def test_a_broken_message_is_no_message() -> None:
    broken = catalogue.Catalogue("es", {"events.ftl": "event-hole_sealed = { $hole -> }\nlist-and =\n    .joint = y\n"})
    assert broken.format("event-hole_sealed", {"hole": "x"}) is None
    assert broken.format("list-and", {}) is None


def test_arguments_of_any_type_are_taken() -> None:
    assert ENGLISH.say("no-such-message", a=None, b=True, c=[1]) == "«no-such-message a=none b=true c=[1]»"


@pytest.mark.parametrize(
    ("wounds", "text"), [(1, "Dom takes 1 wound."), (2, "Dom takes 2 wounds."), (0, "Dom takes 0 wounds.")]
)
def test_english_plurals(wounds: int, text: str) -> None:
    assert ENGLISH.say("event-wounds_dealt", figure="Dom", wounds=wounds) == text


def test_irregular_plurals() -> None:
    assert ENGLISH.say("count-wretch", count=1) == "1 Wretch"
    assert ENGLISH.say("count-wretch", count=3) == "3 Wretches"
    assert ENGLISH.say("count-kantus", count=3) == "3 Kantus"


def test_no_invisible_marks_around_arguments() -> None:
    assert ENGLISH.say("event-hole_sealed", hole="hole 2A-C") == "hole 2A-C is sealed."


@pytest.mark.usefixtures("made_up")
def test_another_language_speaks_and_falls_back_to_english() -> None:
    voice = speaker(f"{MADE_UP}_MX.UTF-8")
    assert voice.language == MADE_UP
    assert voice.say("event-hole_sealed", hole="hueco 2A-C") == "hueco 2A-C queda sellado."
    assert voice.say("event-figure_healed", figure="Drone 2") == "Drone 2 heals."
    assert voice.say("event-cog_revived", figure="Dom") == "Dom is back on both feet."
    assert voice.say("no-such-message") == "«no-such-message»"
    assert ENGLISH.say("event-hole_sealed", hole="hole 2A-C") == "hole 2A-C is sealed."


@pytest.mark.usefixtures("made_up")
def test_voices_of_two_languages_speak_side_by_side() -> None:
    event = {"kind": "hole_sealed", "data": {"hole": "hole:2A.C"}}
    other, english = board_voice(MADE_UP), board_voice("en")
    assert [voice.event_line(event) for voice in (other, english, other)] == [
        "Hole 2A-C queda sellado.",
        "Hole 2A-C is sealed.",
        "Hole 2A-C queda sellado.",
    ]


def test_a_message_can_be_an_argument_of_another() -> None:
    expected = Phrase("setting-whole-number")
    words = ENGLISH.say("error-bad-setting", name="--x", expected=expected, text="y")
    assert ENGLISH.say("setting-whole-number") in words
    assert str(expected) == ENGLISH.say("setting-whole-number")


def test_further_catalogues_come_before_those_that_are_shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = languages()
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("event-hole_sealed = { $hole } is shut.\n", encoding="utf-8")
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
    assert languages() == shipped
    assert speaker().say("event-hole_sealed", hole="hole 2A-C") == "hole 2A-C is shut."
    assert speaker().say("event-figure_healed", figure="Drone 2") == "Drone 2 heals."


def test_a_folder_that_is_not_there_holds_no_catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = languages()
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path / "nowhere"))
    assert missing_folder() == str(tmp_path / "nowhere")
    assert languages() == shipped
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
    assert missing_folder() is None


def test_language_without_a_catalogue_is_english() -> None:
    assert find_language("tlh") is None
    assert speaker("tlh") is speaker("en")


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("wish", "spoken"), [(MADE_UP, MADE_UP), (f"{MADE_UP}-ES", MADE_UP), ("EN_gb", "en"), ("", "en"), ("xx", "en")]
)
def test_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, wish: str, spoken: str) -> None:
    monkeypatch.setenv("EDAY_LANG", wish)
    assert usual_language() == spoken


def test_importing_the_room_is_cheap() -> None:
    code = (
        "import sys, eday.text; from eday.text import rules; "
        "print([m for m in ('fluent', 'babel', 'msgspec', 'yaml', 'eday.content', 'eday.board') if m in sys.modules])"
    )
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert run.stdout.strip() == "[]"
