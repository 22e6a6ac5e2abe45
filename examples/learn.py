"""A first learner: a small policy for the card game, trained against a bot with nothing but numpy.

    pip install "eday[learn]"
    python examples/learn.py                        three runs of less than a minute each, into build/learn
    python examples/learn.py --chapter 4 --side locust --opponent simple --games 20000 --seeds 1

It plays chapter 1 as the COG against a random player. A network looks at the table and at one option after the other
and says how good each is; softmax over what is on offer makes a policy of that, and a clipped policy gradient with a
learnt baseline (PPO) improves it. Now and then it plays games that teach it nothing: their share of wins is the curve,
written as JSON with seeds, numbers of games and 95 % intervals, and drawn as PNG if matplotlib is there.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from eday.lab.train.threads import one_each

one_each()

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

import eday.lab.env  # noqa: E402
from eday.lab import intervals  # noqa: E402
from eday.lab.env import card_options, card_rows  # noqa: E402

HIDDEN = 64
TABLES = 32
"""Games that are played side by side."""
EPOCHS, BATCH, CLIP, RATE, ENTROPY, LAMBDA = 3, 512, 0.2, 2e-3, 0.01, 0.95
TABLE = {name: index for index, name in enumerate(card_rows.TABLE)}
UNIT = {name: index for index, name in enumerate(card_rows.UNIT)}
OPTION = {name: index for index, name in enumerate(card_options.OPTION)}
PHASES, PLACES = 6, card_rows.ROW
KINDS, DECISIONS = len(card_options.KINDS), len(card_rows.DECISIONS)


class Position(NamedTuple):
    """What the network is shown: numbers about the table, numbers about each option, and its card and kind."""

    table: Any
    options: Any
    cards: Any
    kinds: Any


class Step(NamedTuple):
    """A choice that was made, and what became of it."""

    position: Position
    chosen: int
    chance: float
    value: float


def position(seen: dict[str, Any]) -> Position:
    """The arrays of an observation as numbers of about the same size."""
    arrays = seen["observation"]
    table, units = arrays["table"], arrays["units"].astype(np.float32)
    facts = [np.eye(PHASES)[max(0, table[TABLE["phase"]])], np.eye(DECISIONS)[max(0, table[TABLE["decision"]])]]
    sizes = [table[TABLE[name]] / 10 for name in ("own_deck", "deck", "own_cards", "cards", "count")]
    facts.append(np.array([*sizes, table[TABLE["own_turn"]]]))
    at_place = np.zeros((PLACES + 1, 4), np.float32)
    for side in (0, 1):
        there = units[side][units[side][:, UNIT["card"]] >= 0]
        places = there[:, UNIT["place"]].astype(int)
        attack, defense = there[:, UNIT["attack"]] / 4, there[:, UNIT["defense"]] / 4
        for inside in (places < 0, places >= 0):
            top = [attack[inside].max(initial=0), defense[inside].max(initial=0)]
            facts.append(np.array([inside.sum() / 4, attack[inside].sum(), defense[inside].sum(), *top]))
        facts.append(np.array([there[:, UNIT["suppressed"]].sum(), there[:, UNIT["spent"]].sum()]) / 4)
        held = places >= 0
        at_place[places[held], 2 * side] = attack[held]
        at_place[places[held], 2 * side + 1] = defense[held]
    rows = arrays["options"][: int(seen["action_mask"].sum())]
    unit, place = rows[:, OPTION["unit"]], rows[:, OPTION["place"]]
    acting = units.reshape(-1, len(UNIT))[unit] / 4 * (unit >= 0)[:, None]
    target = at_place[place] * (place >= 0)[:, None]
    gap = (acting[:, UNIT["attack"]] - target[:, 3])[:, None]
    number = rows[:, OPTION["number"], None] / 4
    options = np.hstack([acting[:, UNIT["attack"] :], target, gap, np.maximum(gap, 0), number, place[:, None] >= 0])
    return Position(
        np.concatenate(facts).astype(np.float32),
        options.astype(np.float32),
        rows[:, OPTION["card"]],
        rows[:, OPTION["kind"]],
    )


class Policy:
    """One hidden layer that is shown the table and an option, and one that values the table; Adam on all weights."""

    def __init__(self, table: int, option: int, cards: int, rng: np.random.Generator) -> None:
        def weights(*shape: int) -> Any:
            return (rng.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)

        self.weights = {
            "table": weights(table, HIDDEN),
            "option": weights(option, HIDDEN),
            "card": weights(cards + 1, HIDDEN) * 0.1,
            "kind": weights(KINDS, HIDDEN),
            "score": weights(HIDDEN, 1) * 0.1,
            "value_in": weights(table, HIDDEN),
            "value_bias": np.zeros(HIDDEN, np.float32),
            "value_out": weights(HIDDEN, 1) * 0.1,
        }
        self._first = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self._second = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self._steps = 0

    def look(self, positions: list[Position]) -> dict[str, Any]:
        """Chances of all options of all positions, one behind the other, and the value of each position."""
        w = self.weights
        counts = np.array([len(one.kinds) for one in positions])
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        owner = np.repeat(np.arange(len(positions)), counts)
        tables = np.stack([one.table for one in positions])
        options = np.concatenate([one.options for one in positions])
        cards = np.concatenate([one.cards for one in positions])
        kinds = np.concatenate([one.kinds for one in positions])
        hidden = np.tanh((tables @ w["table"])[owner] + options @ w["option"] + w["card"][cards] + w["kind"][kinds])
        scores = (hidden @ w["score"])[:, 0]
        scores -= np.maximum.reduceat(scores, starts)[owner]
        chances = np.exp(scores)
        chances /= np.add.reduceat(chances, starts)[owner]
        inner = np.tanh(tables @ w["value_in"] + w["value_bias"])
        return {
            "starts": starts, "owner": owner, "tables": tables, "options": options, "cards": cards, "kinds": kinds,
            "hidden": hidden, "chances": chances, "inner": inner, "values": (inner @ w["value_out"])[:, 0],
        }  # fmt: skip

    def choose(self, positions: list[Position], rng: np.random.Generator) -> list[tuple[int, float, float]]:
        """For each position an option, by their chances, and its chance; and the value of the position."""
        looked = self.look(positions)
        found = []
        for number, (start, one) in enumerate(zip(looked["starts"], positions, strict=True)):
            chances = looked["chances"][start : start + len(one.kinds)].astype(np.float64)
            chosen = int(rng.choice(len(chances), p=chances / chances.sum()))
            found.append((chosen, float(chances[chosen]), float(looked["values"][number])))
        return found

    def learn(self, steps: list[Step], gains: Any, returns: Any) -> None:
        """One step up the clipped gain, with a bonus for staying undecided, and down the error of the values."""
        w, count = self.weights, len(steps)
        looked = self.look([step.position for step in steps])
        owner, chances, hidden = looked["owner"], looked["chances"], looked["hidden"]
        picked = looked["starts"] + np.array([step.chosen for step in steps])
        ratio = chances[picked] / np.array([step.chance for step in steps])
        moves = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gains
        slope = -moves[owner] * chances
        slope[picked] += moves
        logs = np.log(chances + 1e-9)
        spread = -np.add.reduceat(chances * logs, looked["starts"])
        slope -= ENTROPY * chances * (logs + spread[owner])
        slope = (slope / count).astype(np.float32)
        back = (slope[:, None] * w["score"][:, 0]) * (1 - hidden**2)
        of_table = np.add.reduceat(back, looked["starts"])
        error = ((returns - looked["values"]) / count).astype(np.float32)
        into = (error[:, None] * w["value_out"][:, 0]) * (1 - looked["inner"] ** 2)
        card, kind = np.zeros_like(w["card"]), np.zeros_like(w["kind"])
        np.add.at(card, looked["cards"], back)
        np.add.at(kind, looked["kinds"], back)
        self._climb({
            "table": looked["tables"].T @ of_table, "option": looked["options"].T @ back, "card": card, "kind": kind,
            "score": hidden.T @ slope[:, None], "value_in": looked["tables"].T @ into, "value_bias": into.sum(0),
            "value_out": looked["inner"].T @ error[:, None],
        })  # fmt: skip

    def _climb(self, slopes: dict[str, Any]) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            fair = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            self.weights[name] += RATE * fair * first / (np.sqrt(second) + 1e-8)


class Table:
    """An environment with the game it is in."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env = env
        self.position = position(env.reset(seed=seed)[0])
        self.steps: list[Step] = []
        self.reward = 0.0
        self.over = False

    def take(self, chosen: int, chance: float, value: float) -> None:
        """Make a choice and see what comes of it."""
        self.steps.append(Step(self.position, chosen, chance, value))
        seen, reward, ended, cut, _ = self.env.step(chosen)
        self.reward += float(reward)
        self.over = ended or cut
        if not self.over:
            self.position = position(seen)


def play(policy: Policy, envs: list[Any], seed: int, rng: np.random.Generator) -> list[Table]:
    """A game in each environment."""
    tables = [Table(env, seed + number) for number, env in enumerate(envs)]
    while open_ := [table for table in tables if not table.over]:
        found = policy.choose([table.position for table in open_], rng)
        for table, choice in zip(open_, found, strict=True):
            table.take(*choice)
    return tables


def gains_of(table: Table) -> tuple[Any, Any]:
    """How much better than expected each choice of a game went on, and what it came to (GAE)."""
    values = np.array([step.value for step in table.steps] + [table.reward])
    gains = np.zeros(len(table.steps))
    gain = 0.0
    for index in range(len(gains) - 1, -1, -1):
        gain = values[index + 1] - values[index] + LAMBDA * gain
        gains[index] = gain
    return gains, gains + values[:-1]


def improve(policy: Policy, tables: list[Table], rng: np.random.Generator) -> None:
    """Learn from some games."""
    steps = [step for table in tables for step in table.steps]
    gains, returns = (np.concatenate(part) for part in zip(*[gains_of(table) for table in tables], strict=True))
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(steps))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            policy.learn([steps[index] for index in some], gains[some], returns[some])


def made(chapter: int, side: str, opponent: str) -> Any:
    """An environment without gymnasium's wrappers, which only look over one's shoulder."""
    return gymnasium.make("eday/CardChapter-v0", chapter=chapter, side=side, opponent=opponent).unwrapped


def wins(policy: Policy, envs: list[Any], games: int, seed: int) -> int:
    """How many of some games the policy wins."""
    rng = np.random.default_rng(seed)
    won = 0
    for start in range(0, games, len(envs)):
        some = envs[: min(len(envs), games - start)]
        won += sum(table.reward > 0 for table in play(policy, some, seed + start, rng))
    return won


def train(args: argparse.Namespace, seed: int) -> list[dict[str, Any]]:
    """One run: the points of its curve."""
    rng = np.random.default_rng(seed)
    envs = [made(args.chapter, args.side, args.opponent) for _ in range(TABLES)]
    first = position(envs[0].reset(seed=seed)[0])
    cards = envs[0].observation_space["observation"]["hand"].shape[0]
    policy = Policy(len(first.table), first.options.shape[1], cards, rng)
    points = []
    played = 0
    start = time.perf_counter()
    measured = 0.0
    while True:
        if played >= args.games or played >= len(points) * args.every:
            began = time.perf_counter()
            won = wins(policy, envs, args.measure, 1_000_000 * (seed + 1))
            measured += time.perf_counter() - began
            seconds = round(time.perf_counter() - start - measured, 1)
            points.append({"games": played, "won": won, "measured": args.measure, "seconds": seconds})
            print(f"seed {seed}: {played:6} games, {seconds:6} s: {100 * won / args.measure:5.1f} % won", flush=True)
        if played >= args.games:
            return points
        improve(policy, play(policy, envs, 10_000_000 * (seed + 1) + played, rng), rng)
        played += TABLES


def summed(runs: dict[int, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The curve of all runs together, with 95 % intervals."""
    curve = []
    for points in zip(*runs.values(), strict=True):
        won, games = sum(point["won"] for point in points), sum(point["measured"] for point in points)
        curve.append({
            "games": points[0]["games"], "won_percent": round(100 * won / games, 1), "n": games,
            "interval": intervals.share(won, games),
        })  # fmt: skip
    return curve


def draw(curve: list[dict[str, Any]], title: str, path: Path) -> bool:
    """The curve as a picture; whether there is something to draw it with."""
    try:
        import matplotlib
    except ModuleNotFoundError:
        return False
    matplotlib.use("Agg")
    from matplotlib import pyplot

    games = [point["games"] for point in curve]
    low, high = zip(*[point["interval"] for point in curve], strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.fill_between(games, low, high, alpha=0.3)
    axes.plot(games, [point["won_percent"] for point in curve])
    axes.set(xlabel="games played", ylabel="won, %", ylim=(0, 100), title=title)
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=120, bbox_inches="tight")
    pyplot.close(figure)
    return True


def main(argv: list[str] | None = None) -> dict[str, Any]:
    """Train, and write the curve."""
    parser = argparse.ArgumentParser(description="Train a small policy for the card game.")
    parser.add_argument("--chapter", type=int, default=1)
    parser.add_argument("--side", choices=("cog", "locust"), default="cog")
    parser.add_argument("--opponent", default="random", help="a bot: random, simple, recruit ...")
    parser.add_argument("--games", type=int, default=1280, help="games of a run")
    parser.add_argument("--every", type=int, default=160, help="games between two points of the curve")
    parser.add_argument("--measure", type=int, default=200, help="games of a point")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    args = parser.parse_args(argv)
    runs = {seed: train(args, seed) for seed in args.seeds}
    curve = summed(runs)
    about = {"chapter": args.chapter, "side": args.side, "opponent": args.opponent, "eday": eday.__version__}
    report = {**about, "curve": curve, "runs": {str(seed): points for seed, points in runs.items()}}
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "curve.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    title = f"Chapter {args.chapter}, {args.side} against {args.opponent}: {len(runs)} runs, 95 % intervals"
    draw(curve, title, args.out / "curve.png")
    low, high = curve[-1]["interval"]
    print(
        f"{curve[0]['won_percent']} % before, {curve[-1]['won_percent']} % after (n={curve[-1]['n']}, {low} to {high})"
    )
    return report


if __name__ == "__main__":
    main()
