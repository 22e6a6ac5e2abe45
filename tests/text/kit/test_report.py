"""What is missing in a language, and what is wrong with it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from eday import cli
from eday.text.kit import places
from eday.text.kit.names import named_ids
from eday.text.kit.reading import read_files
from eday.text.kit.report import NOTED, WRONG, Report, report_on
from eday.text.kit.used import Asked, AskedByPage

ENGLISH = places.english()


def findings(report: Report, kind: str) -> dict[str, str]:
    return {one.key: one.detail for one in report.findings[kind]}


def language(folder: Path, text: str, file: str = "events.ftl") -> Report:
    home = folder / "qaa"
    (home / file).parent.mkdir(parents=True, exist_ok=True)
    (home / file).write_text(text, encoding="utf-8")
    return report_on("qaa", home)


def test_english_is_complete_and_nothing_of_it_is_left_over() -> None:
    report = report_on("en", ENGLISH)
    assert {kind: report.findings[kind] for kind in WRONG} == {kind: [] for kind in WRONG}
    assert report.sound
    assert all(done == everything for done, everything in report.rooms.values())


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    report = language(tmp_path, "event-figure_healed = { $figure } se cura.\n")
    missing = findings(report, "missing")
    assert "event-figure_killed" in missing
    assert "event-figure_healed" not in missing
    assert {"BG-COVER-07", "heading-cover"} <= set(missing)
    assert not report.sound
    assert report.rooms["messages"][0] == 1


def test_components_without_a_name_are_found(tmp_path: Path) -> None:
    names = findings(language(tmp_path, "enemy-drone = Drone\n"), "names")
    assert names["enemy-boomer"] == "enemy:boomer"
    assert names["mission-hive"] == "mission:hive"
    assert names["title-cog-sergeant"] == "card:cog-sergeant"
    assert "enemy-drone" not in names
    assert len(named_ids()) - len(names) == 1


@pytest.mark.parametrize(
    ("text", "kind", "key", "detail"),
    [
        ("event-figure_healed = { $nobody } se cura.\n", "arguments", "event-figure_healed", "nobody"),
        ("enemy-drone = Drone\n    .the = el { $x }\n", "arguments", "enemy-drone", "x"),
        ("event-figure_healed = Se cura.\n", "left-out", "event-figure_healed", "figure"),
        ('event-figure_healed = { AS($figure, "tha") } se cura.\n', "forms", "event-figure_healed", "tha"),
        ("event-figure_healed = { THE($figure) } se cura.\n", "functions", "event-figure_healed", "THE"),
        ("event-moon_fell = Cae la luna.\n", "unused", "event-moon_fell", ""),
        (
            "event-level_unlocked = Level { $level } is unlocked.\n",
            "same",
            "event-level_unlocked",
            "Level is unlocked.",
        ),
        (f"weapon-lancer = {'Fusil de asalto con ' * 3}\n", "long", "weapon-lancer", "59 / 6"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, text: str, kind: str, key: str, detail: str) -> None:
    assert findings(language(tmp_path, text), kind)[key] == detail


def test_forms_that_names_have_and_messages_that_others_hold_are_in_order(tmp_path: Path) -> None:
    text = (
        "enemy-drone = Drone\n    .the = el Drone\n"
        'event-figure_healed = { AS($figure, "the") } { healed }\nhealed = se cura.\n'
        "titles-cog-sergeant = Sargentos\n"
    )
    report = language(tmp_path, text)
    assert [findings(report, kind) for kind in ("forms", "functions", "unused")] == [{}, {}, {}]


def test_what_cannot_be_read_or_is_written_twice_is_found(tmp_path: Path) -> None:
    twice = "event-figure_healed = a { $figure }\n"
    report = language(tmp_path, f"{twice}{twice}event-level_unlocked = {{ $level\n")
    assert [one.key for one in report.findings["twice"]] == ["event-figure_healed"]
    assert [(one.file, one.detail) for one in report.findings["unreadable"]] == [
        ("events.ftl", "event-level_unlocked = { $level")
    ]


def test_the_page_has_no_forms(tmp_path: Path) -> None:
    report = language(tmp_path, 'map-label = { AS($name, "the") }\n', "page/board.ftl")
    assert findings(report, "functions") == {"map-label": "AS"}
    assert findings(report, "arguments") == {"map-label": "name"}
    assert report.rooms["page"][0] == 1


def test_rules_are_held_against_the_rule_files(tmp_path: Path) -> None:
    report = language(tmp_path, "BG-COVER-01 = Nada.\nBG-COVER-99 = Nada.\n", "rules_board.ftl")
    assert "BG-COVER-01" not in findings(report, "missing")
    assert findings(report, "unused") == {"BG-COVER-99": ""}


def test_widths_of_variants_are_those_of_the_widest(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("a = Uno { $n ->\n    [one] xx\n   *[other] xxxxxx\n}\nb = 席\n", encoding="utf-8")
    read = read_files(tmp_path, [tmp_path / "a.ftl"]).messages
    assert (read["a"].columns, read["a"].text, read["b"].columns) == (4 + 6 + 6, "Uno xx | Uno xxxxxx", 2)


def test_keys_the_code_puts_together_are_known(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(
        'key = f"event-{kind}"\nsay(f"{key}-title")\nKINDS = ("moved", "fell")\nsay("plain-key", of=1)\n',
        encoding="utf-8",
    )
    asked = Asked(tmp_path, ["drone"])
    keys = ["event-moved", "event-drone", "event-fell-title", "plain-key", "event-of"]
    assert [key for key in keys if key not in asked] == []
    assert [key for key in ("event-stood", "plain-keys", "moved-event", "event") if key in asked] == []


def test_keys_the_page_puts_together_are_known(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    code = 't("map-label"); maybe(`cards-side-${card.side}`); t(`x-${a ? `${b}` : "c"}`); `${width}px`'
    (tmp_path / "src" / "a.svelte").write_text(code, encoding="utf-8")
    asked = AskedByPage(tmp_path)
    assert [key for key in ("map-label", "cards-side-cog") if key not in asked] == []
    assert [key for key in ("map-fit", "cards-side", "12px") if key in asked] == []


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
    return tmp_path


def test_the_command_reports(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    language(own, "event-figure_healed = { $nobody } se cura.\n")
    assert cli.main(["text", "report", "--lang", "qaa"]) == 1
    shown = capsys.readouterr().out
    assert "events.ftl: event-figure_healed (nobody)" in shown
    assert "--json has all of them" in shown
    assert cli.main(["text", "report", "--lang", "qaa", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)[0]
    assert (told["language"], told["sound"]) == ("qaa", False)
    assert set(told["findings"]) == {*WRONG, *NOTED}
    assert len(told["findings"]["missing"]) > 1000
    assert cli.main(["text", "report", "--lang", "qaa", "--keys"]) == 1
    keys = capsys.readouterr().out.splitlines()
    assert {"event-figure_killed", "enemy-drone", "BG-COVER-07"} < set(keys)
    assert "event-figure_healed" not in keys
    assert cli.main(["text", "report", "--lang", "en"]) == 0
    assert cli.main(["text", "report"]) == 1


def test_a_language_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["text", "report", "--lang", "tlh"])
    assert "there is no catalogue for 'tlh', only for: en" in capsys.readouterr().err


def test_the_command_begins_a_language(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["text", "new", "qab"]) == 0
    shown = capsys.readouterr().out
    assert str(own / "qab") in shown
    assert "eday text report --lang qab" in shown
    files = {file.relative_to(own / "qab") for file in (own / "qab").rglob("*.ftl")}
    assert {file.relative_to(ENGLISH) for file in ENGLISH.rglob("*.ftl")} < files
    assert {Path("rules_board.ftl"), Path("rules_card.ftl"), Path("rules_headings.ftl")} < files
    assert (own / "qab" / "events.ftl").read_text(encoding="utf-8").startswith("# The log: one sentence")
    report = report_on("qab", own / "qab")
    assert (report.rooms["messages"][0], report.findings["unreadable"]) == (0, [])


@pytest.mark.parametrize(
    ("code", "problem"), [("en", "is there already"), ("EN", "not the code"), ("../x", "not the code")]
)
def test_bad_codes_and_languages_there_are_are_refused(
    own: Path, capsys: pytest.CaptureFixture[str], code: str, problem: str
) -> None:
    assert cli.main(["text", "new", code]) == 2
    assert problem in capsys.readouterr().err
    (own / "qab").mkdir()
    assert cli.main(["text", "new", "qab"]) == 2
    assert list((own / "qab").iterdir()) == []


def test_without_a_checkout_the_command_says_what_it_wants(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("EDAY_CATALOGUES", raising=False)
    monkeypatch.setattr(places, "SOURCE", tmp_path / "lib" / "eday")
    for wish in (["report"], ["new", "qab"]):
        assert cli.main(["text", *wish]) == 2
        assert "EDAY_CATALOGUES" in capsys.readouterr().err


def test_a_language_begun_in_a_checkout_is_beside_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("EDAY_CATALOGUES", raising=False)
    source = tmp_path / "src" / "eday"
    shutil.copytree(ENGLISH, source / "text" / "en")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(places, "SOURCE", source)
    assert cli.main(["text", "new", "qab"]) == 0
    assert str(source / "text" / "qab") in capsys.readouterr().out
