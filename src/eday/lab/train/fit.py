"""Fit a network to recorded games. A plain script as well: needs numpy and PyTorch, and nothing of the rest of E-Day.

python fit.py RUN ROUND reads all games of the run up to that round and writes `weights.npz` and `fit.json` beside the
round's games. Targets are TD(lambda): the result of a game, mixed with what the network thought of the positions
that followed, so that luck late in a game does not count against how it stood before.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

FORMAT = 1
HELD_OUT = 20
"""One game in so many is kept from training, to score it."""
HIDDEN = (256, 128)
EPOCHS = 8
PATIENCE = 2
"""Epochs without a better score of the games held out, after which fitting ends; the best network is kept."""
FOLDS = 2
"""Values in targets come from a network that has not seen the game: one that has would know how it ended."""
BATCH = 4096
SMALL_BATCH = 512
RATE = 1.5e-3
DECAY = 0.02
DROPOUT = 0.2
Floats = NDArray[np.float32]


class Games(NamedTuple):
    """Positions of many games, one after another, and how each game went."""

    rows: NDArray[Any]
    clocks: NDArray[np.int32]
    """The round (or turn) of each position."""
    lengths: NDArray[np.int64]
    results: Floats
    ends: NDArray[np.int32]
    """The round in which each game ended."""
    seeds: NDArray[np.int64]


def read_games(folders: list[Path]) -> Games:
    """All games of some rounds, in the order of their files."""
    files = [file for folder in folders for file in sorted(folder.glob("games-*.npz"))]
    if not files:
        raise ValueError(f"no games in {', '.join(str(folder) for folder in folders)}")
    with ThreadPoolExecutor(min(16, os.cpu_count() or 1)) as pool:
        parts = list(pool.map(_read, files))
    return Games(*(np.concatenate([part[number] for part in parts]) for number in range(len(Games._fields))))


def _read(file: Path) -> Games:
    with np.load(file, allow_pickle=False) as data:
        return Games(*(data[name] for name in Games._fields))


def returns(games: Games, values: Floats | None, discount: float, mix: float) -> Floats:
    """The target of each position: TD(mix) with these values of all positions; without values the discounted result."""
    starts = np.cumsum(games.lengths) - games.lengths
    target: Floats = np.zeros(len(games.rows), dtype=np.float32)
    last = starts + games.lengths - 1
    target[last] = games.results * discount ** (games.ends - games.clocks[last])
    for back in range(1, int(games.lengths.max())):
        at = last[games.lengths > back] - back
        step = np.float32(discount) ** (games.clocks[at + 1] - games.clocks[at]).astype(np.float32)
        ahead = target[at + 1]
        if values is not None:
            ahead = mix * ahead + (1 - mix) * values[at + 1]
        target[at] = step * ahead
    return target


def auc(chances: Floats, won: NDArray[np.bool_]) -> float | None:
    """The chance that a position of a game won is valued above one of a game lost; None without either."""
    if won.all() or not won.any():
        return None
    _, place, counts = np.unique(chances, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    ones = int(won.sum())
    return float((ranks[won].sum() - ones * (ones + 1) / 2) / (ones * (len(won) - ones)))


def log_loss(chances: Floats, target: Floats) -> float:
    """Mean surprise at the targets."""
    sure = np.clip(chances.astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-(target * np.log(sure) + (1 - target) * np.log(1 - sure)).mean())


class Learner:
    """A network in PyTorch, on the GPU where there is one."""

    def __init__(self, rows: NDArray[Any], seed: int) -> None:
        import torch

        self.torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(seed)
        self.rows = torch.from_numpy(rows).to(self.device)
        self.scale = torch.from_numpy(_scales(rows)).to(self.device)

    def network(self) -> Any:
        """A new one."""
        nn = self.torch.nn
        widths = (self.rows.shape[1], *HIDDEN)
        layers: list[Any] = []
        for before, after in zip(widths, HIDDEN, strict=False):
            layers += [nn.Linear(before, after), nn.ReLU(), nn.Dropout(DROPOUT)]
        return nn.Sequential(*layers, nn.Linear(HIDDEN[-1], 1)).to(self.device)

    def fitted(self, target: Floats, chosen: NDArray[np.bool_], held_out: NDArray[np.bool_], results: Floats) -> Any:
        """A network fitted to the targets of the chosen rows, as good as it gets at the results held out."""
        torch = self.torch
        goal = torch.from_numpy(target).to(self.device)
        index = torch.from_numpy(np.flatnonzero(chosen)).to(self.device)
        batch = BATCH if len(index) > 50 * BATCH else SMALL_BATCH
        network = self.network()
        optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
        steps = EPOCHS * (len(index) // batch + 1)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
        best, since, kept = float("inf"), 0, copy.deepcopy(network.state_dict())
        for _ in range(EPOCHS):
            self._epoch(
                network, index[torch.randperm(len(index), device=self.device)], goal, batch, optimizer, schedule
            )
            found = log_loss(self.values(network, held_out), results[held_out])
            since += 1
            if found < best:
                best, since, kept = found, 0, copy.deepcopy(network.state_dict())
            if since >= PATIENCE:
                break
        network.load_state_dict(kept)
        return network

    def _epoch(self, network: Any, order: Any, goal: Any, batch: int, optimizer: Any, schedule: Any) -> None:
        loss_of = self.torch.nn.BCEWithLogitsLoss()
        network.train()
        for at in range(0, len(order), batch):
            part = order[at : at + batch]
            optimizer.zero_grad(set_to_none=True)
            loss = loss_of(network(self.rows[part].float() * self.scale)[:, 0], goal[part])
            loss.backward()
            optimizer.step()
            schedule.step()

    def values(self, network: Any, chosen: NDArray[np.bool_]) -> Floats:
        """What the network thinks of the chosen rows."""
        torch = self.torch
        index = torch.from_numpy(np.flatnonzero(chosen)).to(self.device)
        found = [np.zeros(0, dtype=np.float32)]
        network.eval()
        with torch.no_grad():
            for at in range(0, len(index), 1 << 16):
                part = self.rows[index[at : at + (1 << 16)]].float() * self.scale
                found.append(torch.sigmoid(network(part)[:, 0]).cpu().numpy())
        every: Floats = np.concatenate(found)
        return every

    def unseen(self, target: Floats, held_out: NDArray[np.bool_], folds: NDArray[np.int64], results: Floats) -> Floats:
        """Values of all rows, each by a network that was fitted without its game."""
        values: Floats = np.zeros(len(target), dtype=np.float32)
        for fold in range(FOLDS):
            network = self.fitted(target, (folds != fold) & ~held_out, held_out, results)
            values[folds == fold] = self.values(network, folds == fold)
        return values

    def layers(self, network: Any) -> list[tuple[Floats, Floats]]:
        """Weights and bias of each layer, the first one for rows as they are."""
        found: list[tuple[Floats, Floats]] = []
        for layer in network:
            if hasattr(layer, "weight"):
                weights, bias = layer.weight.detach().cpu().numpy().T, layer.bias.detach().cpu().numpy()
                found.append((weights * self.scale.cpu().numpy()[:, None] if not found else weights, bias))
        return found


def _scales(rows: NDArray[Any]) -> Floats:
    """Each input times its scale is about 1 wherever it is not 0."""
    sample = rows[:: max(1, len(rows) // 50_000)].astype(np.float32)
    seen = (sample != 0).sum(axis=0)
    size = np.sqrt((sample**2).sum(axis=0) / np.maximum(seen, 1))
    scales: Floats = np.where(size > 0, 1 / np.maximum(size, 1.0), 1.0).astype(np.float32)
    return scales


def write_weights(path: Path, layers: list[tuple[Floats, Floats]], header: dict[str, Any]) -> None:
    """The file the players read; it is there whole or not at all."""
    arrays: dict[str, Any] = {"header": np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)}
    for number, (weights, bias) in enumerate(layers):
        arrays[f"weights{number}"] = weights.astype(np.float16)
        arrays[f"bias{number}"] = bias.astype(np.float16)
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def fit(run: Path, number: int, seed: int) -> dict[str, Any]:
    """Fit a network to the rounds up to that number; the scores."""
    started = time.monotonic()
    settings = json.loads((run / "run.json").read_text())
    folders = [run / f"round-{one:02}" for one in range(number + 1)]
    games = read_games(folders)
    held_out = np.repeat(games.seeds % HELD_OUT == 0, games.lengths)
    if held_out.all() or not held_out.any():
        held_out = np.repeat(np.arange(len(games.seeds)) % HELD_OUT == 0, games.lengths)
    folds = np.repeat(np.arange(len(games.seeds)) % FOLDS, games.lengths)
    learner = Learner(games.rows, seed)
    discount = settings["discount"]
    results = target = returns(games, None, discount, 1.0)
    for _ in range(settings["passes"]):
        target = returns(games, learner.unseen(target, held_out, folds, results), discount, settings["mix"])
    network = learner.fitted(target, ~held_out, held_out, results)
    chances = learner.values(network, held_out)
    area = auc(chances, np.repeat(games.results > 0.5, games.lengths)[held_out])
    folder = folders[-1]
    header = {name: settings[name] for name in ("game", "rules", "encoder", "inputs")} | {"format": FORMAT}
    write_weights(folder / "weights.npz", learner.layers(network), header)
    scores = {
        "round": number,
        "games": len(games.seeds),
        "positions": len(games.rows),
        "held_out": int(held_out.sum()),
        "auc": None if area is None else round(area, 4),
        "log_loss": round(log_loss(chances, results[held_out]), 4),
        "seed": seed,
        "device": learner.device,
        "seconds": round(time.monotonic() - started, 1),
    }
    (folder / "fit.json").write_text(json.dumps(scores) + "\n")
    return scores


def main() -> int:
    """`python fit.py RUN ROUND`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("round", type=int)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(json.dumps(fit(args.run, args.round, args.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
