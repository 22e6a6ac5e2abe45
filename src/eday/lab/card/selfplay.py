"""Games and campaigns of the card game played by bots, counted by chapter and previous winner."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from typing import Any

from eday import card
from eday.content.card import load as load_card
from eday.kernel import EdayError, Event
from eday.lab import intervals
from eday.lab.workers import CHUNK, play_at_random, play_with, run_all
from eday.players import CHANCE, USUAL

CAMPAIGN = "campaign"
ENDED = "ended by "
Counts = dict[str, int]


class Job:
    """One game to be played; a chapter 0 is the tutorial, `CAMPAIGN` a whole campaign."""

    __slots__ = ("bot", "chapter", "content", "previous", "seed")

    def __init__(self, chapter: int | str, previous: str | None, seed: int, bot: str, content: str | None) -> None:
        self.chapter = chapter
        self.previous = previous
        self.seed = seed
        self.bot = bot
        self.content = content


class Tally:
    """What came of some games."""

    __slots__ = ("chapters", "decisions", "errors", "finished", "reasons", "won")

    def __init__(self) -> None:
        self.finished = self.decisions = 0
        self.errors: list[str] = []
        self.won: Counts = {"cog": 0, "locust": 0}
        self.reasons: Counts = {}
        self.chapters: dict[tuple[int, str], Counts] = {}
        """Counts of single games, by chapter and previous winner (empty: none)."""

    def add(self, other: Tally) -> None:
        """Sum up."""
        self.finished += other.finished
        self.decisions += other.decisions
        self.errors += other.errors
        _sum(self.won, other.won)
        _sum(self.reasons, other.reasons)
        for key, counts in other.chapters.items():
            _sum(self.chapters.setdefault(key, {}), counts)

    def note(self, job: Job, game: Any) -> None:
        """A game or campaign is over."""
        self.finished += 1
        _sum(self.won, {game.outcome.winner: 1})
        chapter = job.chapter if isinstance(job.chapter, int) else 0
        self._count(game.events_for(None), chapter, job.previous or "")

    def _count(self, events: Iterable[Event], chapter: int, previous: str) -> None:
        """Single games, as their events tell of them."""
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
                led = data["winner"] == ("cog", "locust")[first]
                counts = {"games": 1, data["winner"]: 1, "turns": turns, "first": int(led)}
                counts |= {"turns_squared": turns * turns, f"{ENDED}{data['reason']}": 1}
                _sum(self.chapters.setdefault((chapter, previous), {}), counts)
                _sum(self.reasons, {data["reason"]: 1})


def _sum(into: Counts, more: Counts) -> None:
    for key, count in more.items():
        into[key] = into.get(key, 0) + count


def jobs(chapter: str, games: int, seed: int, bot: str, content: str | None) -> list[Job]:
    """The games of a run: the chapters (of `all`) in turn, each after both possible winners of the one before."""
    numbers = list(load_card(content).chapters) if chapter == "all" else [0 if chapter == "tutorial" else int(chapter)]
    kinds = [(number, winner) for number in numbers for winner in ((None,) if number < 2 else ("cog", "locust"))]
    return [Job(*kinds[i % len(kinds)], seed * 1_000_003 + i, bot, content) for i in range(games)]


def campaign_jobs(games: int, seed: int, bot: str, content: str | None) -> list[Job]:
    """Whole campaigns."""
    return [Job(CAMPAIGN, None, seed * 1_000_003 + i, bot, content) for i in range(games)]


def play(job: Job, tally: Tally) -> None:
    """Play one game; an exception is noted, not raised."""
    try:
        game: Any
        if job.chapter == CAMPAIGN:
            game = card.campaign(job.seed, content=job.content)
        else:
            chapter = job.chapter or "tutorial"
            game = card.new(chapter, job.seed, previous_winner=job.previous, content=job.content)
        random = job.bot == CHANCE
        tally.decisions += play_at_random(game, job.seed) if random else play_with(game, job.bot, job.seed)
        tally.note(job, game)
    except EdayError:
        raise
    except Exception as error:
        tally.errors.append(f"chapter {job.chapter}, seed {job.seed}: {type(error).__name__}: {error}")


def play_chunk(chunk: list[Job]) -> Tally:
    """Play some games in one process."""
    tally = Tally()
    for job in chunk:
        play(job, tally)
    return tally


def run(todo: list[Job], workers: int, show: bool) -> tuple[Tally, float]:
    """Play all games; the tally and the wall-clock seconds."""
    tally = Tally()
    size = 1 if todo and todo[0].chapter == CAMPAIGN else CHUNK
    return tally, run_all(todo, play_chunk, tally, workers, show, size)


def report(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """The figures of a run."""
    return {
        "games": games,
        "finished": tally.finished,
        **tally.won,
        "reasons": dict(sorted(tally.reasons.items())),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds else 0,
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
    for side in ("cog", "locust"):
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


def command(args: argparse.Namespace) -> int:
    """`eday selfplay card` and `eday selfplay campaign`; the simple bot plays unless another is named."""
    content = os.fspath(args.content) if args.content else None
    bot = args.bot or USUAL
    if args.game == CAMPAIGN:
        todo = campaign_jobs(args.games, args.seed, bot, content)
    else:
        todo = jobs(args.chapter, args.games, args.seed, bot, content)
    tally, seconds = run(todo, args.workers or os.cpu_count() or 1, sys.stderr.isatty())
    figures = {"bot": bot, **report(tally, args.games, seconds)}
    print(json.dumps(figures)) if args.json else _show(figures)
    return 1 if tally.errors else 0


def _show(figures: dict[str, Any]) -> None:
    won = f"COG won {figures['cog']}, Locust {figures['locust']}"
    print(f"{figures['finished']} of {figures['games']} games finished: {won} (in brackets: 95 % intervals)")
    for whole in figures["by_chapter"]:
        print(f"  {_line(str(whole['chapter']), whole)}")
        for row in figures["chapters"]:
            if row["chapter"] == whole["chapter"] and row["previous_winner"]:
                print(f"    {_line('after ' + row['previous_winner'], row)}")
    print(f"{figures['decisions']} decisions in {figures['seconds']:.1f} s: {figures['decisions_per_s']} a second")
    for error in figures["error_list"]:
        print(f"error: {error}")


def _line(name: str, row: dict[str, Any]) -> str:
    parts = [f"{name}: {row['games']} games"]
    for side in ("cog", "locust"):
        parts.append(f"{'COG' if side == 'cog' else 'Locust'} {row[f'{side}_percent']} % {_between(row, side)}")
    parts.append(f"{row['turns']} turns {_between(row, 'turns')}")
    parts.append(f"first player {row['first_player_percent']} % {_between(row, 'first_player')}")
    return ", ".join(parts)


def _between(row: dict[str, Any], name: str) -> str:
    low, high = row[f"{name}_interval"]
    return f"({low} to {high})"
