"""Player aids on paper: two pages and a reference, with all their words, in every language there is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from eday.text import languages
from eday.text.aid import Aid, AidError, Icon, Row, Section, Sheet, fonts, make_aid
from tests.text.aid.fonts import needs_font

pytest.importorskip("fpdf")
pdfium = pytest.importorskip("pypdfium2")
from eday.text.aid.pdf import MARGIN, PAPERS, as_pdf  # noqa: E402 - not without the library

GAMES = ("board", "card")
MOST = 8
"""Pages an aid may have, or nobody prints it."""


def read(body: bytes) -> list[str]:
    """The text of each page, without blanks: where lines are broken is another matter."""
    return ["".join(page.get_textpage().get_text_range().split()) for page in pdfium.PdfDocument(body)]


def printed(aid: Aid) -> list[str]:
    return ["".join(word for word in row.words if not isinstance(word, Icon)) for row in aid.rows()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_two_pages_in_short_and_a_reference_with_all_their_words(game: str, language: str) -> None:
    aid = make_aid(game, language)
    needs_font(language, "".join(sorted(aid.letters())))
    for paper, (width, height) in PAPERS.items():
        body, pages = as_pdf(aid, paper)
        told = read(body)
        assert 4 <= pages == len(told) <= MOST
        assert pdfium.PdfDocument(body)[0].get_size() == pytest.approx((width, height), abs=0.1)
        for number, sheet in enumerate(aid.sheets[:2]):
            assert all("".join(section.title.split()) in told[number] for section in sheet.sections)
        everything = "".join(told)
        assert not [text for text in printed(aid) if "".join(text.split()) not in everything]


@pytest.mark.parametrize("language", languages())
def test_every_letter_is_within_the_margins(language: str) -> None:
    aid = make_aid("board", language)
    needs_font(language, "".join(sorted(aid.letters())))
    width, height = PAPERS["letter"]
    for page in pdfium.PdfDocument(as_pdf(aid, "letter").body):
        text = page.get_textpage()
        boxes = [text.get_charbox(number) for number in range(text.count_chars())]
        drawn = [box for box in boxes if box[2] > box[0] and box[3] > box[1]]
        assert len(drawn) > 300
        lefts, bottoms, rights, tops = zip(*drawn, strict=True)
        assert min(lefts) > MARGIN - 1
        assert max(rights) < width - MARGIN + 1
        assert min(bottoms) > MARGIN - 4
        assert max(tops) < height - MARGIN + 4


def test_the_same_aid_is_the_same_file() -> None:
    needs_font("en", "a")
    aid = make_aid("card", "en")
    assert as_pdf(aid).body == as_pdf(aid).body


def small(text: str, language: str = "en") -> Aid:
    section = Section("Title", (Row((text, Icon("dice", "omen")), "•", ("BG-TURN-01",)),))
    return Aid("board", language, "Aid", "Foot", (Sheet("Sheet", (section,), 2, one_page=True),))


def test_a_sheet_that_does_not_fit_is_refused() -> None:
    needs_font("en", "a")
    assert as_pdf(small("word " * 400)).pages == 1
    for text in ("word " * 9000, "word" * 60):
        with pytest.raises(AidError) as refused:
            as_pdf(small(text))
        assert refused.value.key == "aid-overflow"


def test_missing_letters_name_the_package_or_the_font(monkeypatch: pytest.MonkeyPatch) -> None:
    needs_font("en", "a")
    latin = fonts.system_font("en", "regular")
    monkeypatch.setattr("eday.text.aid.pdf.system_font", lambda language, weight: latin)
    with pytest.raises(AidError) as refused:
        as_pdf(small("\U0001f0a1\uffff", "ja"))
    assert (refused.value.key, refused.value.args_["package"]) == ("aid-no-font", "fonts-noto-cjk")
    with pytest.raises(AidError) as refused:
        as_pdf(small("\uffff"), font=latin.file)
    assert refused.value.key == "aid-font-lacks"


def test_without_fontconfig_a_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for language, package in (("ja", "fonts-noto-cjk"), ("en", "fonts-dejavu-core")):
        with pytest.raises(AidError) as refused:
            as_pdf(small("word", language))
        assert refused.value.args_["package"] == package


def test_the_library_is_asked_for_by_who_prints_alone() -> None:
    code = "import sys, eday.text.aid, eday.commands.aid; print('fpdf' in sys.modules or 'fontTools' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
