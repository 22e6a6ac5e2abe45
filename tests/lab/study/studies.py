"""Studies for tests, and what is left of their results when clocks are taken away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet

from eday.lab.study.results import TABLE
from eday.lab.study.rows import CLOCKED
from eday.lab.study.run import Plan, plan

QUICK = """\
seed: 4
games:
  missions:
    {game: board, missions: [emergence, china_shop], players: [1, 2], bots: [random, simple], repeat: 2, max_turns: 6}
  chapters: {game: card, chapters: [1, 2, tutorial], bots: [random, [simple, random]], repeat: 2}
  campaigns: {game: campaign, bots: [random], repeat: 1}
"""


def write(folder: Path, text: str = QUICK, name: str = "study.yaml") -> Path:
    """The file of a study."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def planned(folder: Path, text: str = QUICK) -> Plan:
    """Its plan."""
    return plan(write(folder, text))


def table(folder: Path) -> list[dict[str, Any]]:
    """The rows of its table without what clocks say."""
    found: list[dict[str, Any]] = parquet.read_table(folder / TABLE).drop_columns(list(CLOCKED)).to_pylist()
    return found
