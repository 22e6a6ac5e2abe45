"""Lines and columns: where they may be broken, what stays together, and that nothing leaves its column."""

# ruff: noqa: RUF001 - Japanese has marks that look like others

from __future__ import annotations

from eday.text.aid import Icon, Row, Section, Sheet
from eday.text.aid.layout import Block, Setting, blocks_of, clipped, columns_of, pages_of


def measure(text: str, size: float, bold: bool) -> float:
    """Letters as wide as half their size, those of Japanese twice."""
    return size * sum(1.0 if ord(letter) > 0x2E7F else 0.5 for letter in text)


SETTING = Setting(10, 100, 1.2, measure)


def blocks(*rows: Row, one_page: bool = False) -> list[Block]:
    sheet = Sheet("Sheet", (Section("Title", rows),), columns=2, one_page=one_page)
    return blocks_of(sheet, SETTING)


def texts(block: Block) -> dict[float, str]:
    """The lines of a block by how low they stand."""
    lines: dict[float, str] = {}
    for ink in block.inks:
        lines[ink.y] = lines.get(ink.y, "") + (str(ink.what) if not isinstance(ink.what, Icon) else "*")
    return lines


def test_lines_are_filled_and_none_is_longer_than_its_column() -> None:
    (block,) = blocks(Row(("The quick brown fox jumps over the lazy dog",), "•", ("BG-ATTACK-05", "BG-ATTACK-06")))
    lines = list(texts(block).values())
    assert lines[0] == "Title"
    assert len(lines) == 5
    assert "ATTACK-05, 06" in lines[-1]
    assert clipped([block], 100, 1000, measure) == []


def test_japanese_is_broken_between_its_letters() -> None:
    (block,) = blocks(Row(("すべてのダイスを振る。オーメン1つごとに攻撃者の能力が誘発する。",)))
    lines = list(texts(block).values())[1:]
    assert len(lines) == 4
    assert not [line for line in lines if line[0] in "、。ーッョ」）"]
    assert clipped([block], 100, 1000, measure) == []


def test_what_is_too_wide_or_too_high_is_reported() -> None:
    (block,) = blocks(Row(("Donaudampfschifffahrtsgesellschaft",)))
    assert clipped([block], 100, 1000, measure) == ["Title"]
    (block,) = blocks(Row(("short",)))
    assert clipped([block], 100, 10, measure) == ["Title"]


def test_a_name_stays_with_what_it_names_and_no_row_alone_with_a_title() -> None:
    named = [row for number in range(4) for row in (Row((f"name {number}",), head=True), Row(("one",)), Row(("two",)))]
    assert [len(texts(block)) for block in blocks(*named)] == [4, 3, 3, 3]
    plain = [Row((f"row {number}",)) for number in range(8)]
    assert [len(texts(block)) for block in blocks(*plain)] == [4, 1, 1, 1, 2]
    assert len(blocks(*plain, one_page=True)) == 1


def test_columns_are_filled_from_the_left_and_the_last_page_is_level() -> None:
    made = [Block(30, 10, (), str(number)) for number in range(7)]
    assert [len(column) for column in columns_of(made, 110)] == [3, 3, 1]
    assert [top for top, _ in columns_of(made, 110)[0]] == [0, 40, 80]
    pages = pages_of(made[:4], 2, 110)
    assert [[len(column) for column in page] for page in pages] == [[2, 2]]
    pages = pages_of([*made, *made], 2, 110)
    assert [[len(column) for column in page] for page in pages] == [[3, 3], [3, 3], [1, 1]]
