"""Rows of an aid as lines, and lines in columns: everything about a printed page but its ink."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from eday.text.aid.document import Icon, Row, Section, Sheet, Word, short_rules
from eday.text.wrapping import pieces

Style = Literal["plain", "bold", "title", "rule"]
Measure = Callable[[str, float, bool], float]
"""How wide a text is, of which size, bold or not."""
RULE_SIZE = 0.7
"""Of the size of the text before it."""
TITLE_SIZE = 1.08
ICON_SIZE = 1.05
ICON_ROOM = 1.25
"""How much of a line a sign takes."""
GAP = " "
"""Before the codes of rules; none at the beginning of a line."""
INDENT = 1.8
"""What stands before a row takes so much of its size."""
WHOLE = 4
"""A section of so many rows is not torn apart."""
NAMED_WHOLE = 7
"""Nor is a name with so many rows."""


_BOLD = frozenset({"bold", "title"})


class Ink(NamedTuple):
    """A text or a sign, from the left end of its base line."""

    x: float
    y: float
    what: Word
    style: Style
    size: float


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together in a column, drawn from its top left corner."""

    height: float
    gap: float
    """Above it, but at the top of a column."""
    inks: tuple[Ink, ...]
    title: str


class Setting(NamedTuple):
    """How rows are set: size of the letters, width of a column, distance of lines."""

    size: float
    width: float
    leading: float
    measure: Measure


def blocks_of(sheet: Sheet, setting: Setting) -> list[Block]:
    """The sheet in pieces that stay together; of a sheet for one page these are its sections."""
    return [block for section in sheet.sections for block in _section(section, setting, whole=sheet.one_page)]


def columns_of(blocks: Sequence[Block], height: float) -> list[list[tuple[float, Block]]]:
    """Blocks with where they begin, in as many columns as they need."""
    columns: list[list[tuple[float, Block]]] = []
    used = height
    for block in blocks:
        top = used + block.gap
        if not columns or top + block.height > height:
            columns.append([])
            top = 0.0
        columns[-1].append((top, block))
        used = top + block.height
    return columns


def pages_of(blocks: Sequence[Block], columns: int, height: float) -> list[list[list[tuple[float, Block]]]]:
    """The columns of each page; those of the last end at about the same height."""
    laid = columns_of(blocks, height)
    full = (len(laid) - 1) // columns * columns
    last = [block for column in laid[full:] for _, block in column]
    laid = laid[:full] + columns_of(last, _least_height(last, columns, height))
    return [laid[at : at + columns] for at in range(0, len(laid), columns)]


def _least_height(blocks: Sequence[Block], columns: int, height: float) -> float:
    """How low columns can be for the blocks to fit into so many of them, to a point."""
    low, high = max(block.height for block in blocks), height
    while high - low > 1:
        middle = (low + high) / 2
        if len(columns_of(blocks, middle)) <= columns:
            high = middle
        else:
            low = middle
    return high


def _section(section: Section, setting: Setting, *, whole: bool) -> Iterator[Block]:
    size = setting.size
    heading = Row((*((section.icon, " ") if section.icon else ()), section.title), head=True)
    parts = [_lines(heading, setting, "title"), *(_lines(row, setting, "bold") for row in section.rows)]
    for number, group in enumerate(_groups(section.rows, whole=whole)):
        inks: list[Ink] = []
        top = 0.0
        rows = [*([0] if number == 0 else []), *(row + 1 for row in group)]
        for place, row in enumerate(rows):
            top += _space(section.rows, row, size) if place else 0.0
            lines = parts[row]
            inks += [ink._replace(y=top + ink.y) for ink in lines.inks]
            top += lines.height
        gap = 1.1 * size if number == 0 else _space(section.rows, rows[0], size)
        yield Block(top, gap, tuple(inks), section.title)


def _space(rows: Sequence[Row], part: int, size: float) -> float:
    """Above a part of a section, its title being the first."""
    return (0.7 if rows[part - 1].head and part > 1 else 0.14) * size


def _groups(rows: Sequence[Row], *, whole: bool) -> list[list[int]]:
    """Numbers of rows that stay together: no row alone below a title or a name, nor above the next."""
    if whole or len(rows) <= WHOLE:
        return [list(range(len(rows)))]
    heads = [number for number, row in enumerate(rows) if row.head]
    starts = sorted({0, *heads})
    groups: list[list[int]] = []
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=True):
        part = list(range(start, end))
        if start in heads and len(part) <= NAMED_WHOLE:
            groups.append(part)
        else:
            groups += [part[:3], *([row] for row in part[3:-2]), part[max(3, len(part) - 2) :]]
    return [group for group in groups if group]


class _Lines(NamedTuple):
    height: float
    inks: tuple[Ink, ...]


def _lines(row: Row, setting: Setting, head: Style) -> _Lines:
    """A row broken into lines."""
    style: Style = head if row.head else "plain"
    size = setting.size * (TITLE_SIZE if style == "title" else 1)
    indent = 0.0 if row.head else INDENT * setting.size
    leading = setting.leading * size
    base = leading / 2 + 0.35 * size
    inks: list[Ink] = []
    if row.mark:
        wide = _width(row.mark, "plain", size, setting)
        inks.append(Ink(max(0.0, (indent - 0.3 * size - wide) / 2), base, row.mark, "plain", size))
    x, y = indent, base
    for word, of, of_size in _words(row, style, size):
        wide = _width(word, of, of_size, setting)
        bare = word if isinstance(word, Icon) else word.rstrip()
        if word == GAP and x == indent:
            continue
        if x > indent and x + _width(bare, of, of_size, setting) > setting.width:
            x, y = indent, y + leading
        inks.append(Ink(x, y, bare, of, of_size))
        x += wide
    return _Lines(y - base + leading, tuple(inks))


def _words(row: Row, style: Style, size: float) -> Iterator[tuple[Word, Style, float]]:
    """What is set one after the other, with its style and size."""
    for word in row.words:
        parts: list[Word] = [] if isinstance(word, Icon) else [*pieces(word)]
        for part in parts or [word]:
            yield part, style, size
    for rules in short_rules(row.rules):
        yield GAP, "plain", size
        yield rules, "rule", size * RULE_SIZE


def _width(word: Word, style: Style, size: float, setting: Setting) -> float:
    if isinstance(word, Icon):
        return ICON_ROOM * size
    return setting.measure(word, size, style in _BOLD)


def clipped(blocks: Iterable[Block], width: float, height: float, measure: Measure) -> list[str]:
    """Titles of what leaves its column, to the right or below."""
    return [block.title for block in blocks if block.height > height or _widest(block, measure) > width + 0.01]


def _widest(block: Block, measure: Measure) -> float:
    texts = (ink for ink in block.inks if not isinstance(ink.what, Icon))
    return max((ink.x + measure(str(ink.what), ink.size, ink.style in _BOLD) for ink in texts), default=0.0)
