"""Targets and scores of fitting, reckoned by hand; the fit itself where PyTorch is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from eday.lab.train import fit
from eday.players.network import Network


def games(lengths: list[int], results: list[float], clocks: list[int], ends: list[int]) -> fit.Games:
    rows = np.zeros((sum(lengths), 3), dtype=np.uint8)
    return fit.Games(
        rows,
        np.asarray(clocks, dtype=np.int32),
        np.asarray(lengths, dtype=np.int64),
        np.asarray(results, dtype=np.float32),
        np.asarray(ends, dtype=np.int32),
        np.arange(len(lengths), dtype=np.int64),
    )


def test_without_values_the_target_is_the_result() -> None:
    two = games([3, 1], [1.0, 0.0], [1, 1, 2, 1], [2, 1])
    assert fit.returns(two, None, 1.0, 1.0).tolist() == [1.0, 1.0, 1.0, 0.0]


def test_a_win_counts_less_the_more_rounds_it_takes() -> None:
    one = games([3], [1.0], [1, 1, 3], [4])
    assert fit.returns(one, None, 0.5, 1.0).tolist() == [0.125, 0.125, 0.5]


def test_targets_mix_the_result_with_what_was_thought_on_the_way() -> None:
    two = games([3, 2], [1.0, 0.0], [1, 2, 3, 1, 2], [3, 2])
    values = np.asarray([0.1, 0.5, 0.6, 0.3, 0.4], dtype=np.float32)
    last = 1.0
    middle = 0.8 * last + 0.2 * 0.6
    first = 0.8 * middle + 0.2 * 0.5
    found = fit.returns(two, values, 1.0, 0.8)
    assert np.allclose(found, [first, middle, last, 0.2 * 0.4, 0.0])


def test_scores() -> None:
    won = np.asarray([False, True, False, True])
    assert fit.auc(np.asarray([0.1, 0.9, 0.2, 0.8], dtype=np.float32), won) == 1.0
    assert fit.auc(np.asarray([0.5, 0.5, 0.5, 0.5], dtype=np.float32), won) == 0.5
    assert fit.auc(np.asarray([0.5], dtype=np.float32), np.asarray([True])) is None
    assert fit.log_loss(np.asarray([0.5, 0.5], dtype=np.float32), np.asarray([1.0, 0.0], dtype=np.float32)) == (
        pytest.approx(np.log(2))
    )


def test_the_script_needs_nothing_of_the_rest(tmp_path: Path) -> None:
    code = f"import runpy, sys; runpy.run_path({fit.__file__!r}); print([m for m in sys.modules if 'eday' in m])"
    found = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_a_network_learns_what_decides_a_game(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    rng = np.random.default_rng(3)
    folder = tmp_path / "round-00"
    folder.mkdir()
    settings = {"game": "card", "rules": "r", "encoder": 1, "inputs": 4, "discount": 1.0, "mix": 0.8, "passes": 1}
    (tmp_path / "run.json").write_text(json.dumps(settings))
    rows = rng.integers(0, 5, size=(3000, 4), dtype=np.uint8)
    np.savez_compressed(
        folder / "games-00000.npz",
        rows=rows,
        clocks=np.zeros(3000, dtype=np.int32),
        lengths=np.ones(3000, dtype=np.int64),
        results=(rows[:, 0] > rows[:, 1]).astype(np.float32),
        ends=np.zeros(3000, dtype=np.int32),
        seeds=np.arange(3000, dtype=np.int64),
    )
    scores = fit.fit(tmp_path, 0, 1)
    assert scores["auc"] > 0.95
    network = Network.load(folder / "weights.npz", "r", 1, 4)
    assert network.evaluate(np.asarray([[4, 0, 0, 0]], dtype=np.uint8))[0] > 0.9
    assert network.evaluate(np.asarray([[0, 4, 0, 0]], dtype=np.uint8))[0] < 0.1
