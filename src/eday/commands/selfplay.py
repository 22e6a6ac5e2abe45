"""`eday selfplay`: games played by bots, and what came of them, in words."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

from eday.kernel import EdayError
from eday.text import Phrase, Voice

Figures = Mapping[str, Any]
SIDES = ("cog", "locust")


def command(args: Namespace, voice: Voice) -> int:
    """Play, and tell the figures; 1 if a game failed."""
    if args.game == "board":
        from eday.lab.board.selfplay import selfplay
    else:
        from eday.lab.card.selfplay import selfplay

    def warn(trouble: EdayError) -> None:
        print(voice.say("command-warning", problem=voice.problem(trouble)), file=sys.stderr)

    figures = selfplay(args, warn)
    if args.json:
        print(json.dumps(figures))
    else:
        lines = _board(voice, figures, args.max_turns) if args.game == "board" else _card(voice, figures)
        for line in (*lines, *_running(voice, figures)):
            print(line)
    return 1 if figures["errors"] else 0


def _board(voice: Voice, figures: Figures, most: int) -> Iterator[str]:
    """The games of all, of each number of COGs and of each mission; then why games were lost."""
    end = {"cut": figures["cut_off"], "last": most}
    games, lost = figures["games"], figures["lost"]
    yield voice.say(
        "command-selfplay-board", finished=figures["finished"], games=games, won=_won(figures), lost=lost, **end
    )
    for squad, row in figures["players"].items() if len(figures["players"]) > 1 else ():
        won, finished, turns = _won(row), row["finished"], row["turns"]
        told = voice.say("command-selfplay-squad", cogs=int(squad), won=won, finished=finished, turns=turns)
        yield f"  {told}"
    for mission, row in figures["missions"].items() if len(figures["missions"]) > 1 else ():
        stages = voice.chained((f"{stage}: {games}" for stage, games in row["stages"].items()), "next")
        told = voice.say(
            "command-selfplay-mission",
            mission=mission,
            won=row["won"],
            finished=row["finished"],
            turns=row["turns"],
            stages=stages,
            cut=row["cut_off"],
            last=most,
        )
        yield f"  {told}"
    for cause in figures["causes_of_loss"]:
        told = voice.say("command-selfplay-lost", stage=cause["stage"], reason=cause["reason"], games=cause["games"])
        yield f"  {told}"


def _won(row: Figures) -> Phrase:
    low, high = row["won_interval"]
    return Phrase(
        "command-selfplay-won",
        won=row["won"],
        finished=row["finished"],
        percent=row["won_percent"] or 0,
        low=low,
        high=high,
    )


def _card(voice: Voice, figures: Figures) -> Iterator[str]:
    """The games of all, of two different bots against each other, and of each chapter by who won the one before."""
    finished, games = figures["finished"], figures["games"]
    yield voice.say(
        "command-selfplay-card", finished=finished, games=games, cog=figures["cog"], locust=figures["locust"]
    )
    first, comma, other = figures["bot"].partition(",")
    if comma and finished:
        share = _share(figures, "won")
        yield voice.say("command-selfplay-match", first=first, other=other, won=figures["won"], share=share)
    for whole in figures["by_chapter"]:
        yield f"  {_chapter(voice, whole)}"
        for row in figures["chapters"]:
            if row["chapter"] == whole["chapter"] and row["previous_winner"]:
                yield f"    {_chapter(voice, row)}"


def _chapter(voice: Voice, row: Figures) -> str:
    low, high = row["turns_interval"]
    return voice.say(
        "command-selfplay-chapter",
        chapter=str(row["chapter"]),
        previous=row["previous_winner"],
        games=row["games"],
        cog=_share(row, "cog"),
        locust=_share(row, "locust"),
        turns=Phrase("command-selfplay-mean", value=row["turns"], low=low, high=high),
        first=_share(row, "first_player"),
    )


def _share(row: Figures, name: str) -> Phrase:
    low, high = row[f"{name}_interval"]
    return Phrase("command-selfplay-share", percent=row[f"{name}_percent"], low=low, high=high)


def _running(voice: Voice, figures: Figures) -> Iterator[str]:
    """How long bots thought, how fast it ran, and what went wrong."""
    for bot, took in figures["times"].items():
        told = voice.say("command-selfplay-thought", bot=bot, usual=took["p50_ms"], most=took["p95_ms"])
        yield f"  {told}"
    yield voice.say(
        "command-selfplay-speed",
        decisions=figures["decisions"],
        seconds=round(figures["seconds"], 1),
        rate=figures["decisions_per_s"],
    )
    for error in figures["error_list"]:
        yield voice.say("command-selfplay-error", problem=error)
