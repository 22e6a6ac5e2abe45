"""The network: chances in batches, and weights that are not for this program refused in words."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eday import board
from eday.lab.train.fit import write_weights
from eday.players.board.encoder import ENCODER_VERSION, INPUTS
from eday.players.card import value
from eday.players.network import Network, WeightsRefused

HEADER = {"game": "card", "rules": "card-2", "encoder": 1, "inputs": 10, "format": 1}


def layers(inputs: int = 10) -> list[tuple[Any, Any]]:
    rng = np.random.default_rng(1)
    widths = (inputs, 16, 8, 1)
    return [
        (rng.normal(scale=0.1, size=(before, after)).astype(np.float32), rng.normal(size=after).astype(np.float32))
        for before, after in pairwise(widths)
    ]


def written(path: Path, **header: object) -> Path:
    write_weights(path, layers(), HEADER | header)
    return path


def refusal(path: Path, rules: str = "card-2", encoder: int = 1, inputs: int = 10) -> str:
    with pytest.raises(WeightsRefused) as refused:
        Network.load(path, rules, encoder, inputs)
    assert path.name in str(refused.value)
    assert "habits" in str(refused.value)
    return refused.value.key


def test_chances_do_not_depend_on_the_batch(tmp_path: Path) -> None:
    network = Network.load(written(tmp_path / "a.npz"), "card-2", 1, 10)
    rows = np.random.default_rng(2).integers(0, 9, size=(7, 10), dtype=np.uint8)
    chances = network.evaluate(rows)
    assert chances.shape == (7,)
    assert chances.dtype == np.float32
    assert ((chances >= 0) & (chances <= 1)).all()
    alone = [float(network.evaluate(rows[at : at + 1])[0]) for at in range(7)]
    assert chances.tolist() == alone
    assert len(set(alone)) > 3


def test_the_same_position_is_worth_the_same_anywhere_in_a_batch() -> None:
    """The last rows of a product are summed in another order, and so are those of another processor."""
    network = Network.load("board", board.RULES_VERSION, ENCODER_VERSION, INPUTS)
    for seed in range(10):
        row = np.random.default_rng(seed).integers(0, 2, size=(1, INPUTS), dtype=np.int16)
        found = [network.evaluate(np.repeat(row, count, axis=0)).tolist() for count in range(1, 12)]
        assert len({chance for chances in found for chance in chances}) == 1


def test_extreme_rows_stay_chances(tmp_path: Path) -> None:
    network = Network.load(written(tmp_path / "a.npz"), "card-2", 1, 10)
    rows = np.full((1, 10), 1e6, dtype=np.float32)
    assert 0.0 <= float(network.evaluate(rows)[0]) <= 1.0


def test_weights_for_something_else_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "a.npz")
    assert refusal(path, rules="card-3") == "weights-rules"
    assert refusal(path, encoder=2) == "weights-encoder"
    assert refusal(path, inputs=11) == "weights-encoder"
    assert refusal(tmp_path / "none.npz") == "weights-missing"


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "a.npz")
    whole = path.read_bytes()
    broken = tmp_path / "b.npz"
    for content in (b"", b"nonsense", whole[: len(whole) // 2], whole[:-40]):
        broken.write_bytes(content)
        assert refusal(broken) == "weights-damaged"
    write_weights(broken, layers(11), HEADER)
    assert refusal(broken) == "weights-damaged"
    wild = layers()
    wild[1][0][0, 0] = np.nan
    write_weights(broken, wild, HEADER)
    assert refusal(broken) == "weights-damaged"
    np.savez(broken, header=np.frombuffer(json.dumps(HEADER).encode(), dtype=np.uint8))
    assert refusal(broken) == "weights-damaged"
    written(broken, format=9)
    assert refusal(broken) == "weights-damaged"


def test_objects_in_a_file_are_never_unpickled(tmp_path: Path) -> None:
    path = tmp_path / "c.npz"
    np.savez(path, header=np.array([{"format": 1}], dtype=object))
    assert refusal(path) == "weights-damaged"


def test_without_weights_the_plain_count_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value, "WEIGHTS", "nowhere")
    value.usual_value.cache_clear()
    try:
        found, refused = value.usual_value()
        assert isinstance(found, value.PlainValue)
        assert refused is not None
        assert refused.key == "weights-missing"
    finally:
        value.usual_value.cache_clear()
