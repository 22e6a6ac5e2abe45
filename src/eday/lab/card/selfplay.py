"""Games and campaigns of the card game played by bots, counted by chapter and previous winner."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from eday import card
from eday.content.card import load as load_card
from eday.kernel import EdayError, Event
from eday.lab import intervals, times
from eday.lab.ledger import Earlier, Result
from eday.lab.workers import CHUNK, Bots, Run, Warn, checked_bots, play_run, seated, told_handicaps, weights
from eday.lab.workers import play as play_bots
from eday.players import CHANCE, QUICK

CAMPAIGN = "campaign"
SIDES = ("cog", "locust")
ENDED = "ended:"
Counts = dict[str, int]


class Job(NamedTuple):
    """One game to be played; a chapter 0 is the tutorial, `CAMPAIGN` a whole campaign."""

    number: int
    chapter: int | str
    previous: str | None
    seed: int
    bots: Bots
    content: str | None = None
    side: int = 0
    """Which one the bot named first plays."""
    rollouts: int | None = None
    """The most of a searched decision, None for as many as the level has."""


class Single(msgspec.Struct):
    """One game, on its own or in a campaign."""

    chapter: int
    previous: str
    """Who won the chapter before, empty for nobody."""
    winner: str
    reason: str
    turns: int
    led: bool
    """Whether the player who began has won."""


class CardResult(Result, kw_only=True):
    """What came of a game or campaign."""

    side: str = SIDES[0]
    """The one the bot named first played."""
    games: list[Single] = msgspec.field(default_factory=list)


class Tally:
    """What came of some games."""

    def __init__(self) -> None:
        self.finished = self.decisions = self.won = 0
        self.earlier = Earlier()
        self.errors: list[str] = []
        self.sides: Counts = dict.fromkeys(SIDES, 0)
        """Games won by each side."""
        self.reasons: Counts = {}
        self.causes: dict[tuple[str, str], int] = {}
        """Games lost by the bot named first, by why and which side it played."""
        self.times: dict[str, times.Times] = {}
        self.chapters: dict[tuple[int, str], Counts] = {}
        """Counts of single games, by chapter and previous winner (empty: none)."""

    def note(self, result: CardResult) -> None:
        """A game or campaign is over, or has failed."""
        if result.error:
            self.errors.append(result.error)
            return
        self.finished += 1
        self.decisions += result.decisions
        self.earlier.note(result)
        times.add(self.times, result.times)
        _sum(self.sides, {result.winner: 1})
        self.won += result.winner == result.side
        for game in result.games:
            counts = {"games": 1, game.winner: 1, "turns": game.turns, "first": int(game.led)}
            counts |= {"turns_squared": game.turns * game.turns, f"{ENDED}{game.reason}": 1}
            _sum(self.chapters.setdefault((game.chapter, game.previous), {}), counts)
            _sum(self.reasons, {game.reason: 1})
            if game.winner != result.side:
                cause = game.reason, result.side
                self.causes[cause] = self.causes.get(cause, 0) + 1


def _singles(events: Iterable[Event], chapter: int, previous: str) -> list[Single]:
    """Single games, as their events tell of them."""
    found: list[Single] = []
    first = turns = 0
    for event in events:
        data: Any = event.data
        if event.kind == "chapter_started":
            chapter, previous = data["chapter"], data["previous_winner"] or ""
        elif event.kind == "first_player_chosen":
            first = data["seat"]
        elif event.kind == "turn_started":
            turns = data["turn"]
        elif event.kind == "game_ended":
            led = data["winner"] == SIDES[first]
            found.append(Single(chapter, previous, data["winner"], data["reason"], turns, led))
    return found


def _sum(into: Counts, more: Counts) -> None:
    for key, count in more.items():
        into[key] = into.get(key, 0) + count


def jobs(
    chapter: str, games: int, seed: int, bots: Bots, content: str | None = None, rollouts: int | None = None
) -> list[Job]:
    """The games of a run: the chapters (of `all`) in turn, each after both possible winners of the one before.

    Different bots play each game twice, with changed sides; the bot named first is the COG player in every other game.
    """
    numbers = list(load_card(content).chapters) if chapter == "all" else [0 if chapter == "tutorial" else int(chapter)]
    kinds = [(number, winner) for number in numbers for winner in ((None,) if number < 2 else SIDES)]
    return _pairs([*kinds], games, seed, bots, content, rollouts)


def campaign_jobs(
    games: int, seed: int, bots: Bots, content: str | None = None, rollouts: int | None = None
) -> list[Job]:
    """Whole campaigns."""
    return _pairs([(CAMPAIGN, None)], games, seed, bots, content, rollouts)


def _pairs(
    kinds: Sequence[tuple[int | str, str | None]],
    games: int,
    seed: int,
    bots: Bots,
    content: str | None,
    rollouts: int | None,
) -> list[Job]:
    twice = len(set(bots)) > 1
    found = []
    for number in range(games):
        deal = number // 2 if twice else number
        dealt = seed * 1_000_003 + deal
        found.append(Job(number, *kinds[deal % len(kinds)], dealt, bots, content, number % 2, rollouts))
    return found


def play(job: Job) -> CardResult:
    """Play one game; an exception is noted, not raised."""
    result = CardResult(number=job.number, side=SIDES[job.side])
    try:
        game: Any
        if job.chapter == CAMPAIGN:
            game = card.campaign(job.seed, content=job.content)
        else:
            chapter = job.chapter or "tutorial"
            game = card.new(chapter, job.seed, previous_winner=job.previous, content=job.content)
        bots = seated(job.bots, game.seats)
        sitting = bots[::-1] if job.side else bots
        result.decisions, result.times = play_bots(game, sitting, job.seed, None, job.rollouts)
        result.winner, result.reason = game.outcome.winner, game.outcome.reason
        number = job.chapter if isinstance(job.chapter, int) else 0
        result.games = _singles(game.events_for(None), number, job.previous or "")
    except EdayError:
        raise
    except Exception as error:
        result.error = f"chapter {job.chapter}, seed {job.seed}: {type(error).__name__}: {error}"
    return result


def run(todo: Sequence[Job], how: Run | None = None) -> tuple[Tally, float]:
    """Play all games; the tally and the wall-clock seconds."""
    tally = Tally()
    return tally, play_run(how or Run({}), todo, play, CardResult, tally.note)


def report(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """The figures of a run; `won` counts what the bot named first has won."""
    return {
        "games": games,
        "finished": tally.finished,
        "cut_off": 0,
        "won": tally.won,
        "won_percent": round(100 * tally.won / tally.finished, 1) if tally.finished else None,
        "won_interval": intervals.share(tally.won, tally.finished),
        **tally.sides,
        "reasons": dict(sorted(tally.reasons.items())),
        "causes_of_loss": [
            {"reason": reason, "side": side, "games": count}
            for (reason, side), count in sorted(tally.causes.items(), key=lambda cause: -cause[1])
        ],
        "times": times.summary(tally.times),
        "decisions": tally.decisions,
        **tally.earlier.speed(tally.decisions, seconds),
        "errors": len(tally.errors),
        "error_list": tally.errors[:20],
        "by_chapter": _rows(_chapters(tally)),
        "chapters": _rows(tally.chapters),
    }


def _chapters(tally: Tally) -> dict[tuple[int, str], Counts]:
    """Counts by chapter alone, whoever won the one before."""
    found: dict[tuple[int, str], Counts] = {}
    for (number, _), counts in tally.chapters.items():
        _sum(found.setdefault((number, ""), {}), counts)
    return found


def _rows(chapters: dict[tuple[int, str], Counts]) -> list[dict[str, Any]]:
    return [_row(*key, counts) for key, counts in sorted(chapters.items())]


def _row(number: int, previous: str, counts: Counts) -> dict[str, Any]:
    games, first = counts["games"], counts.get("first", 0)
    row: dict[str, Any] = {"chapter": number or "tutorial", "previous_winner": previous or None, "games": games}
    for side in SIDES:
        won = counts.get(side, 0)
        row[side] = won
        row[f"{side}_percent"] = round(100 * won / games, 1)
        row[f"{side}_interval"] = intervals.share(won, games)
    row["reasons"] = {key.removeprefix(ENDED): n for key, n in sorted(counts.items()) if key.startswith(ENDED)}
    row["turns"] = round(counts["turns"] / games, 1)
    row["turns_interval"] = intervals.mean(counts["turns"], counts["turns_squared"], games)
    row["first_player_won"] = first
    row["first_player_percent"] = round(100 * first / games, 1)
    row["first_player_interval"] = intervals.share(first, games)
    return row


def selfplay(args: argparse.Namespace, warn: Warn) -> dict[str, Any]:
    """Play what `eday selfplay card` or `campaign` asks for; the simple bot plays unless another is named."""
    content = os.fspath(args.content) if args.content else None
    bots = checked_bots(args.game, args.bot or (QUICK,), len(SIDES), args.rollouts)
    whole = args.game == CAMPAIGN
    if whole:
        todo = campaign_jobs(args.games, args.seed, bots, content, args.rollouts)
    else:
        todo = jobs(args.chapter, args.games, args.seed, bots, content, args.rollouts)
    about = {
        "game": args.game,
        "rules": card.RULES_VERSION,
        "content": load_card(content).hash,
        "chapter": None if whole else args.chapter,
        "seed": args.seed,
        "bot": ",".join(bots),
        "weights": weights(args.game, bots),
        "rollouts": args.rollouts,
    }
    size = CHUNK if set(bots) == {CHANCE} and not whole else 1
    how = Run(about, args.workers or os.cpu_count() or 1, sys.stderr.isatty(), args.state, size)
    warnings = told_handicaps(args.game, bots, warn)
    tally, seconds = run(todo, how)
    return {"bot": about["bot"], "warnings": warnings, **report(tally, args.games, seconds)}
