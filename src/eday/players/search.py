"""Better than a policy: its best options tried in imagined games, with the same chance for all of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from eday.kernel import Decision, EdayError, Option
from eday.players.seat_view import ImaginedGame, SeatGame
from eday.players.why import Explain

RIVALS: Final = 5
"""Options tried beside the policy's own choice."""
FEWEST: Final = 4
"""Samples before any rival is given up, or taken."""
TOLD: Final = 3
"""Options that stay to the end where somebody wants to know more than the best."""
LONGEST: Final = 400
"""Decisions of a roll-out, should a turn never end."""


class Policy(Protocol):
    """How a game is played without much thought, by whichever seat is asked."""

    def ranked(self, game: ImaginedGame, decision: Decision) -> list[tuple[float, Option]]:
        """Sensible options with scores of its own, the best first."""
        ...

    def choose(self, game: ImaginedGame, decision: Decision) -> str:
        """The id of the chosen option, quickly."""
        ...


class Value(Protocol):
    """What games that go on are worth."""

    def values(self, games: Sequence[Any]) -> list[float]:
        """Chances that the COGs win, of imagined games, all in one go."""
        ...


class Craft:
    """What a game brings to the search."""

    __slots__ = (
        "base", "explain", "first", "horizon", "kinds", "light", "policy", "refused", "scale", "value", "versus",
    )  # fmt: skip

    def __init__(
        self,
        policy: Policy,
        value: Value,
        horizon: Callable[[ImaginedGame, Decision], int],
        kinds: frozenset[str],
        versus: bool,
        first: Policy | None = None,
        refused: EdayError | None = None,
        light: Policy | None = None,
        base: Policy | None = None,
        explain: Explain | None = None,
        scale: Callable[[ImaginedGame, float], float] | None = None,
    ) -> None:
        self.policy = policy
        """Plays the roll-outs."""
        self.base = base or policy
        """Plays by habit, without anything learned."""
        self.first = first or policy
        """Names the options to be tried: it may take more time."""
        self.light = light or self.first
        """Chooses where no roll-outs are wanted."""
        self.value = value
        self.horizon = horizon
        """The turn with whose beginning a roll-out ends."""
        self.kinds = kinds
        """Decisions worth a search; all others are the policy's."""
        self.versus = versus
        """The second seat plays against the COGs."""
        self.refused = refused
        """Why the value is not to be trusted, so that nothing is searched."""
        self.explain = explain
        """Says what speaks for an option."""
        self.scale = scale
        """From the value of a game to the COGs' winning chance, where they differ; told, but not searched by."""


class Candidate:
    """An option being tried: how much better than the policy's choice it came out, game by game."""

    __slots__ = (
        "base", "gap", "gap_squares", "kept", "n", "option", "squares", "total", "worth", "worth_squares",
    )  # fmt: skip

    def __init__(self, option: Option, base: bool = False) -> None:
        self.option = option
        self.base = base
        """The policy's own choice, with which the others are compared."""
        self.kept = True
        """Not given up."""
        self.n = 0
        self.total = 0.0
        self.squares = 0.0
        self.worth = 0.0
        """Sum of the winning chances it led to."""
        self.worth_squares = 0.0
        self.gap = 0.0
        """Sum of the differences of these to the policy's choice."""
        self.gap_squares = 0.0

    def add(self, difference: float, worth: float, gap: float) -> None:
        """Note one sample: how much better its value was; the winning chance, and how much better that was."""
        self.n += 1
        self.total += difference
        self.squares += difference * difference
        self.worth += worth
        self.worth_squares += worth * worth
        self.gap += gap
        self.gap_squares += gap * gap

    @property
    def mean(self) -> float:
        """How much better than the policy's choice, on average."""
        return self.total / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """Standard error of the mean; boundless while nothing can be said."""
        n = self.n
        if self.base:
            return 0.0
        if n < 2:
            return float("inf")
        variance = max(0.0, self.squares - self.total * self.total / n) / (n - 1)
        return float((variance / n) ** 0.5)


class Finding:
    """What came of a search, finished or not."""

    __slots__ = ("candidates", "rollouts")

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        """The policy's choice first, then its rivals in the policy's order."""
        self.rollouts = 0

    @property
    def samples(self) -> int:
        """Imagined games in which the options were compared."""
        return self.candidates[0].n

    @property
    def best(self) -> Candidate:
        """The policy's choice, unless a rival has proved better."""
        best = self.candidates[0]
        for rival in self.candidates[1:]:
            proved = rival.kept and rival.n >= FEWEST and rival.mean - rival.error > 0.0
            if proved and rival.mean > best.mean:
                best = rival
        return best

    def chance(self, candidate: Candidate) -> float | None:
        """The seat's chance to win with an option; None before anything was tried.

        A rival given up early is judged by its difference to the policy's choice, which has seen every sample.
        """
        base = self.candidates[0]
        if not base.n or not candidate.n:
            return None
        return min(1.0, max(0.0, base.worth / base.n + candidate.gap / candidate.n))


def improve(
    seat_game: SeatGame,
    craft: Craft,
    rollouts: int,
    rng: random.Random,
    stop: Callable[[], bool] | None = None,
    *,
    every: bool = False,
    hurried: bool = False,
    telling: bool = False,
) -> Finding:
    """Compare the policy's choice with its rivals in so many roll-outs, or until told to stop.

    With `every`, decisions of all kinds are searched, and the best three options stay to the end. Who is hurried does
    not think for long about which options to try. With `every` or `telling`, what it finds are winning chances.
    """
    decision = seat_game.decision
    if decision is None:
        raise ValueError("this seat is not asked")
    game = seat_game.imagine(rng)
    searched = rollouts > 0 and (every or decision.kind in craft.kinds) and craft.refused is None
    chooser = craft.first if rollouts > 0 and not hurried else craft.light
    finding = Finding(_candidates(chooser, game, decision) if searched else [_chosen(chooser, game, decision)])
    live = finding.candidates
    alone = every and searched
    last = craft.horizon(game, decision) if len(live) > 1 or alone else 0
    while (len(live) > 1 or alone) and finding.rollouts + len(live) <= rollouts:
        leaves = _sample(craft, game, live, last, stop)
        if leaves is None:
            break
        finding.rollouts += len(live)
        values = chances(craft, leaves, decision.seat)
        winning = scaled(craft, leaves, decision.seat, values) if every or telling else values
        for candidate, value, chance in zip(live, values, winning, strict=True):
            candidate.add(value - values[0], chance, chance - winning[0])
        live = _still_worth_it(live, TOLD - 1 if every else 0)
        game = seat_game.imagine(rng)
    return finding


def _candidates(policy: Policy, game: ImaginedGame, decision: Decision) -> list[Candidate]:
    """What the policy would choose, and its best rivals."""
    ranked = policy.ranked(game, decision)[: RIVALS + 1]
    if not ranked:
        return [_chosen(policy, game, decision)]
    return [Candidate(option, base=number == 0) for number, (_, option) in enumerate(ranked)]


def _chosen(policy: Policy, game: ImaginedGame, decision: Decision) -> Candidate:
    """What the policy chooses; of an imagined game that offers something else, nothing is learned."""
    option = decision.find(policy.choose(game, decision))
    return Candidate(option or decision.options[0], base=True)


def _sample(
    craft: Craft,
    game: ImaginedGame,
    live: list[Candidate],
    last: int,
    stop: Callable[[], bool] | None,
) -> list[ImaginedGame] | None:
    """Each candidate played on in a copy of one imagined game; None if stopped."""
    leaves: list[ImaginedGame] = []
    for candidate in live:
        if stop is not None and stop():
            return None
        leaf = game.clone()
        if leaf.decision is None or leaf.decision.find(candidate.option.id) is None:
            return None
        leaf.choose(candidate.option.id)
        play_on(craft.policy, leaf, last)
        leaves.append(leaf)
    return leaves


def play_on(policy: Policy, game: ImaginedGame, last: int) -> None:
    """Let the policy play for all seats until a turn begins."""
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or game.turn >= last:
            return
        game.choose(policy.choose(game, decision))


def scaled(craft: Craft, games: list[ImaginedGame], seat: int, values: list[float]) -> list[float]:
    """A seat's winning chances in games of these values."""
    scale = craft.scale
    if scale is None:
        return values
    other = craft.versus and seat == 1
    found: list[float] = []
    for game, value in zip(games, values, strict=True):
        if game.outcome is None:
            value = 1.0 - scale(game, 1.0 - value) if other else scale(game, value)
        found.append(value)
    return found


def chances(craft: Craft, games: list[ImaginedGame], seat: int) -> list[float]:
    """What games are worth to a seat; of those that are over it is known."""
    found: list[float] = []
    open_games: list[ImaginedGame] = []
    for game in games:
        outcome = game.outcome
        if outcome is None:
            open_games.append(game)
            found.append(-1.0)
        else:
            found.append(1.0 if outcome.winner == "cog" else 0.0)
    if open_games:
        valued = craft.value.values(open_games)
        at = 0
        for number in range(len(found)):
            if found[number] < 0.0:
                found[number] = valued[at]
                at += 1
    if craft.versus and seat == 1:
        found = [1.0 - value for value in found]
    return found


def _still_worth_it(live: list[Candidate], kept: int) -> list[Candidate]:
    """The policy's choice and the rivals that go on: out with those without hope, and with a third of the others.

    So many rivals are kept anyway.
    """
    if live[0].n < FEWEST:
        return live
    rivals = sorted(live[1:], key=_falling)
    hopeful = [rival for rival in rivals if rival.mean + rival.error > 0.0]
    hopeful = hopeful[: len(hopeful) - len(hopeful) // 3]
    if len(hopeful) < kept:
        hopeful = rivals[:kept]
    for rival in live[1:]:
        rival.kept = rival in hopeful
    return [live[0], *hopeful]


def _falling(candidate: Candidate) -> float:
    return -candidate.mean
