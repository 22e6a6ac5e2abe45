"""Which game to play: what the command line says, and questions about the rest."""

from __future__ import annotations

import random
from argparse import Namespace
from dataclasses import dataclass, replace
from typing import Any

from eday import board
from eday.kernel import SetupError
from eday.terminal.console import Console
from eday.text import BoardVoice

SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
MISSION, PLAYERS = "emergence", 2
_SEEDS = 1_000_000


class SetupAborted(Exception):
    """Nobody is there to answer any more."""


@dataclass(frozen=True)
class Requests:
    """A game to be set up."""

    mission: str
    cogs: tuple[str, ...]
    seed: int
    insane: bool
    horde: str
    content: str | None

    def game(self) -> Any:
        """The game; SetupError if it cannot be."""
        return board.new(self.mission, self.cogs, self.seed, insane=self.insane, horde=self.horde, content=self.content)


def requests(args: Namespace) -> Requests:
    """What the command line asks for, with the usual answers where it says nothing."""
    return Requests(
        mission=args.mission or MISSION,
        cogs=tuple(args.cogs) if args.cogs else SQUAD[: args.players or PLAYERS],
        seed=random.SystemRandom().randrange(_SEEDS) if args.seed is None else args.seed,
        insane=args.insane,
        horde=args.horde,
        content=args.content,
    )


def new_game(args: Namespace, console: Console, voice: BoardVoice) -> tuple[Any, Requests]:
    """The game of the command line; at a terminal people are asked for what it leaves open."""
    wanted = requests(args)
    if args.guided:
        game = board.new_guided(content=args.content)
        return game, replace(wanted, mission=game.mission, seed=game.box.seed)
    if not console.interactive or args.cogs or args.players:
        return wanted.game(), wanted
    console.print([voice.say("terminal-welcome"), ""])
    while True:
        asked = _ask_all(wanted, args, console, voice)
        try:
            return asked.game(), asked
        except SetupError as error:
            console.print([voice.problem(error), ""])


def _ask_all(wanted: Requests, args: Namespace, console: Console, voice: BoardVoice) -> Requests:
    mission = args.mission or _answer(console, voice.say("terminal-ask-mission", usual=MISSION)).lower() or MISSION
    players = _ask_players(console, voice)
    cogs = _ask_cogs(players, console, voice)
    insane = wanted.insane or _ask_yes(console, voice, voice.say("terminal-ask-insane"))
    return replace(wanted, mission=mission.replace(" ", "_"), cogs=cogs, insane=insane)


def _answer(console: Console, question: str) -> str:
    answer = console.ask(question)
    if answer is None:
        raise SetupAborted
    return answer


def _ask_players(console: Console, voice: BoardVoice) -> int:
    while True:
        answer = _answer(console, voice.say("terminal-ask-players", most=len(SQUAD), usual=PLAYERS))
        if not answer:
            return PLAYERS
        if answer in [str(number) for number in range(1, len(SQUAD) + 1)]:
            return int(answer)
        console.print([voice.say("terminal-bad-players", most=len(SQUAD))])


def _ask_cogs(players: int, console: Console, voice: BoardVoice) -> tuple[str, ...]:
    chosen: list[str] = []
    while len(chosen) < players:
        free = [cog for cog in SQUAD if cog not in chosen]
        names = [voice.name(f"cog:{cog}") for cog in free]
        cogs = voice.chained(names, "next")
        question = voice.say("terminal-ask-cog", player=len(chosen) + 1, cogs=cogs, usual=names[0])
        answer = _answer(console, question).casefold()
        found = [cog for cog, spoken in zip(free, names, strict=True) if _means(answer, cog, spoken)]
        if len(found) == 1 or not answer:
            chosen.append(found[0])
        else:
            console.print([voice.say("terminal-bad-cog", cogs=cogs)])
    return tuple(chosen)


def _means(answer: str, cog: str, spoken: str) -> bool:
    return spoken.casefold().startswith(answer) or cog.replace("_", " ").startswith(answer) or cog == answer


def _ask_yes(console: Console, voice: BoardVoice, question: str) -> bool:
    return _answer(console, question).casefold() in voice.say("terminal-yes-words").split()
