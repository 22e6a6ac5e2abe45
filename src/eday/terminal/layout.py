"""Fitting text into columns and rows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from eday.text import Voice, wrapping
from eday.text.width import width as columns_of


def wrapped(text: str, width: int, first: str = "", rest: str = "  ") -> list[str]:
    """A paragraph as lines; names such as 12A-B and BG-COVER-07 stay in one piece."""
    return wrapping.wrapped(text, width, first, rest) or [first.rstrip()]


def flowed(voice: Voice, items: Sequence[str], width: int, first: str = "", rest: str = "  ") -> list[str]:
    """Items one after the other as in any list, broken between items only."""
    joint = voice.say("list-next", first="", last="")
    space = joint[len(joint.rstrip()) :]
    lines = [first]
    for number, item in enumerate(items):
        item += joint.rstrip() if number < len(items) - 1 else ""
        line = lines[-1]
        glue = "" if line in (first, rest) else space
        if columns_of(line) + len(glue) + columns_of(item) > width and line not in (first, rest):
            lines.append(rest + item)
        else:
            lines[-1] = line + glue + item
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    """Two blocks side by side."""
    width = max((line.cell_len for line in left), default=0) + gap
    rows = []
    for number in range(max(len(left), len(right))):
        row = left[number].copy() if number < len(left) else Text()
        if number < len(right) and right[number].plain:
            row.append(" " * (width - row.cell_len))
            row.append_text(right[number])
        rows.append(row)
    return rows


def columns(cells: Sequence[Text], count: int, width: int, gap: int = 2) -> list[Text]:
    """Cells in columns, filled from top to bottom."""
    rows = -(-len(cells) // count)
    each = (width - gap * (count - 1)) // count
    lines = []
    for row in range(rows):
        line = Text()
        for number, cell in enumerate(cells[row::rows]):
            line.append(" " * (number * (each + gap) - line.cell_len))
            line.append_text(cell)
        lines.append(line)
    return lines
