"""The examples of docs/lab.md about environments run as they stand there, and the first learner learns."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from eday.lab import env as envs
from eday.lab.env import board_map, board_options, board_rows, card_options, card_rows

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("\n## Studies\n")[0]


def test_the_examples_run() -> None:
    blocks = [block.partition("```")[0] for block in PAGE.split("```python\n")[1:]]
    assert len(blocks) >= 4
    known: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/lab.md", "exec"), known)


def _shapes(space: Any) -> dict[str, tuple[int, ...]]:
    return {name: one.shape for name, one in space["observation"].items()}


def test_every_array_is_described() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("| `")]
    board, cards = envs.board_env().observation_space("seat_0"), envs.card_env().observation_space("seat_0")
    for space in (board, cards):
        for name, shape in _shapes(space).items():
            said = ", ".join(map(str, shape))
            assert any(f"`{name}`" in line and f"| {said} " in line for line in lines), (name, said)
    campaign = envs.campaign_env().observation_space("seat_0")
    assert f"(campaign: {_shapes(campaign)['table'][0]})" in PAGE


@pytest.mark.parametrize("columns", [
    board_rows.TABLE, board_rows.FIGURE, board_rows.COG, board_map.AREA, board_options.OPTION,
    card_rows.TABLE, card_rows.CAMPAIGN, card_rows.UNIT, card_rows.COMMAND, card_rows.COVER, card_options.OPTION,
])  # fmt: skip
def test_every_column_is_described(columns: tuple[str, ...]) -> None:
    assert [column for column in columns if f"`{column}`" not in PAGE] == []


def test_every_id_is_described() -> None:
    assert [name for name in envs.IDS if f"`{name}`" not in PAGE] == []


def test_the_first_learner_learns(tmp_path: Path) -> None:
    few = ["--games", "320", "--every", "320", "--measure", "64", "--seeds", "1", "--out", str(tmp_path)]
    subprocess.run([sys.executable, str(ROOT / "examples" / "learn.py"), *few], check=True)
    before, after = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["curve"]
    assert before["n"] == after["n"] == 64
    assert after["interval"][0] > before["interval"][1]


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    learner = runpy.run_path(str(ROOT / "examples" / "learn.py"))
    curve = [{"games": games, "won_percent": 50 + games, "interval": [40 + games, 60 + games]} for games in (0, 32)]
    assert learner["draw"](curve, "A curve", tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
