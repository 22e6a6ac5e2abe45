"""Lines and columns: Japanese letters take two, and a line may end behind any of them but for some marks."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from eday.text.width import padded, shifted, width
from eday.text.wrapping import wrapped

SENTENCE = "「ランサー」で攻撃する。次に、Drone 2がカヴァーから出る。"


@pytest.mark.parametrize("text", ["Lancer", "Señor ¡Fuego!", SENTENCE, "≥ 2", "ﾎﾞｰﾛ", "e\u0301"])
def test_columns_are_those_of_the_terminal(text: str) -> None:
    assert width(text) == cell_len(text)


def test_texts_are_filled_up_to_a_width() -> None:
    assert (padded("席", 4), shifted("席", 4), padded("ab", 4)) == ("席  ", "  席", "ab  ")
    assert padded("席", 1) == "席"


def test_texts_without_wide_letters_break_at_spaces() -> None:
    lines = ["> COGs move to", "  12A-B", "  (BG-COVER-07)"]
    assert wrapped("COGs move to 12A-B (BG-COVER-07)", 16, "> ", "  ") == lines
    assert wrapped("unbreakable", 5) == ["unbre", "akabl", "e"]
    assert wrapped("unbreakable", 5, break_long=False) == ["unbreakable"]


@pytest.mark.parametrize("columns", range(8, 40))
def test_wide_texts_fit_and_are_whole(columns: int) -> None:
    lines = wrapped(SENTENCE, columns, "", "  ")
    assert all(width(line) <= columns for line in lines)
    assert "".join(line.strip() for line in lines).replace(" ", "") == SENTENCE.replace(" ", "")
    assert not any(line.strip()[0] in "、。」ー" or line[-1] == "「" for line in lines)
    assert any("Drone" in line for line in lines)


@pytest.mark.parametrize("text", [" 1 drones", " 1 ドローンを攻撃する"])
def test_a_space_at_the_beginning_stays(text: str) -> None:
    assert wrapped(text, 40, "", "    ") == [text]


def test_no_text_is_no_line() -> None:
    assert wrapped("", 10) == []
