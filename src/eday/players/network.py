"""A small network that values positions: two hidden layers, read from a file of half-precision weights.

Only numpy is needed here. Files are made by `eday lab train`, which writes beside each how it came about.
"""

from __future__ import annotations

import json
import zipfile
from importlib import resources
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from eday.kernel import EdayError

FORMAT: Final = 1
LARGEST: Final = 1 << 20
"""Bytes of a file; nothing larger is read."""
LAYERS: Final = 3
GRAIN: Final = np.float32(1 << 16)
"""Parts of a winning chance. Sums differ in their last digits with the processor and with what else is valued, and
would let one machine prefer what another finds just as good."""
Rows = NDArray[np.uint8] | NDArray[np.int16] | NDArray[np.float32]


class WeightsRefused(EdayError):
    """Weights that this program cannot play by: others are needed, or it plays without."""


class Network:
    """Winning chances of many positions at once."""

    __slots__ = ("_layers", "header")

    def __init__(self, layers: list[tuple[NDArray[Any], NDArray[Any]]], header: dict[str, Any]) -> None:
        self._layers = [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in layers]
        self.header = header
        """What the weights are for: `game`, `rules`, `encoder`, `inputs`."""

    @classmethod
    def load(cls, source: str | Path, rules: str, encoder: int, inputs: int) -> Self:
        """The weights of a file, or of the package by name; WeightsRefused if they are not for this program."""
        path = Path(source) if isinstance(source, Path) or str(source).endswith(".npz") else _packaged(source)
        layers, header = _read(path)
        if header["rules"] != rules:
            raise WeightsRefused("weights-rules", file=path.name, rules=str(header["rules"]), wanted=rules)
        if header["encoder"] != encoder or header["inputs"] != inputs:
            raise WeightsRefused("weights-encoder", file=path.name)
        _check(path, layers, inputs)
        return cls(layers, header)

    def evaluate(self, rows: Rows) -> NDArray[np.float32]:
        """The winning chance of each row, in whole parts of a grain."""
        found: NDArray[np.float32] = rows.astype(np.float32)
        last = len(self._layers) - 1
        for number, (weights, bias) in enumerate(self._layers):
            found = found @ weights
            found += bias
            if number < last:
                np.maximum(found, 0.0, out=found)
        np.clip(found, -30.0, 30.0, out=found)
        chance: NDArray[np.float32] = np.reciprocal(np.exp(-found[:, 0]) + np.float32(1.0))
        chance *= GRAIN
        np.rint(chance, out=chance)
        chance /= GRAIN
        return chance


def _packaged(name: str) -> Path:
    return Path(str(resources.files("eday.players") / "weights" / f"{name}.npz"))


def _read(path: Path) -> tuple[list[tuple[NDArray[Any], NDArray[Any]]], dict[str, Any]]:
    """Layers and header of a file; WeightsRefused for what is no such file."""
    if not path.is_file():
        raise WeightsRefused("weights-missing", file=path.name)
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError(path)
        with np.load(path, allow_pickle=False) as data:
            header = json.loads(bytes(data["header"]).decode())
            layers = [(data[f"weights{number}"], data[f"bias{number}"]) for number in range(LAYERS)]
        if header["format"] != FORMAT or not {"rules", "encoder", "inputs"} <= set(header):
            raise ValueError(header)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsRefused("weights-damaged", file=path.name) from error
    return layers, header


def _check(path: Path, layers: list[tuple[NDArray[Any], NDArray[Any]]], inputs: int) -> None:
    """Shapes that fit each other, and numbers that are numbers."""
    width = inputs
    for weights, bias in layers:
        fits = weights.ndim == 2 and weights.shape[0] == width and bias.shape == (weights.shape[1],)
        if not fits or not (np.isfinite(weights).all() and np.isfinite(bias).all()):
            raise WeightsRefused("weights-damaged", file=path.name)
        width = weights.shape[1]
    if width != 1:
        raise WeightsRefused("weights-damaged", file=path.name)
