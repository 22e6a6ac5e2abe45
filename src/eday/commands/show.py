"""Printing: JSON for programs, wrapped paragraphs and aligned tables for people."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence

from eday.text import Voice
from eday.text.width import padded, shifted
from eday.text.width import width as columns_of
from eday.text.wrapping import wrapped


def print_json(data: object) -> None:
    """Print plain data as JSON."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_wrapped(text: str, indent: str = "") -> None:
    """Print a paragraph no wider than the terminal."""
    width = max(40, min(shutil.get_terminal_size().columns, 110))
    print("\n".join(wrapped(text, width, indent, indent, break_long=False)))


def heads(voice: Voice, *columns: str) -> list[str]:
    """What the columns of a table are called."""
    return [voice.say(f"column-{column}") for column in columns]


def print_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows in columns; numbers stand to the right."""
    lines = [list(head), *[[str(cell) for cell in row] for row in rows]]
    widths = [max(columns_of(line[column]) for line in lines) for column in range(len(head))]
    right = [bool(rows) and all(isinstance(row[column], int) for row in rows) for column in range(len(head))]
    for line in lines:
        cells = [
            shifted(cell, width) if numbers else padded(cell, width)
            for cell, width, numbers in zip(line, widths, right, strict=True)
        ]
        print("  ".join(cells).rstrip())
