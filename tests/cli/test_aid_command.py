"""`eday aid`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from eday.cli import main
from tests.text.aid.fonts import needs_font
from tests.text.marked import CODE, MARK, marked_catalogue


@pytest.mark.parametrize("game", ["board", "card"])
def test_writes_a_pdf_and_a_page(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs_font("en", "a")
    pdf, html = tmp_path / "aid.pdf", tmp_path / "aid.html"
    assert main(["aid", game, "--pdf", str(pdf), "--html", str(html), "--paper", "letter"]) == 0
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"written: {html}"
    assert second.startswith(f"written: {pdf} (")


def test_speaks_the_language_of_the_aid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EDAY_CATALOGUES", str(marked_catalogue(tmp_path / "catalogues")))
    html = tmp_path / "aid.html"
    assert main(["aid", "board", "--lang", CODE, "--html", str(html)]) == 0
    assert MARK in html.read_text(encoding="utf-8")
    assert MARK in capsys.readouterr().out
    assert main(["--lang", CODE, "aid", "board", "--html", str(html)]) == 0
    assert MARK in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "name what to write"),
        (["--html", "no/aid.html"], "no/aid.html: No such file or directory"),
        (["--pdf", "no/aid.pdf"], "no/aid.pdf: No such file or directory"),
        (["--pdf", "aid.pdf", "--font", "none.ttf"], "none.ttf: No such file or directory"),
        (["--pdf", "aid.pdf", "--font", "text.ttf"], "text.ttf is not a font"),
    ],
)
def test_mistakes_are_one_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    needs_font("en", "a")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.ttf").write_text("no font", encoding="utf-8")
    assert main(["aid", "board", *arguments]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert not (tmp_path / "aid.pdf").exists()


def test_without_the_extra_a_page_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    assert main(["aid", "card", "--html", str(tmp_path / "aid.html")]) == 0
    assert main(["aid", "card", "--pdf", str(tmp_path / "aid.pdf")]) == 2
    assert "eday[aid]" in capsys.readouterr().err


def test_unknown_games_and_languages_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["aid", "chess", "--html", "x"], ["aid", "board", "--lang", "tlh", "--html", "x"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert arguments[1] in capsys.readouterr().err or "tlh" in arguments
