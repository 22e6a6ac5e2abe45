"""`eday bench`: figures of the engine, and a table in which it stands beside others."""

from __future__ import annotations

import json
import platform
import statistics
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from eday.commands.errors import CommandError
from eday.lab.bench import AIMS, measure, raced
from eday.lab.peers import PEERS, Peer
from eday.lab.race import Times, figures, times_as_fast
from eday.text import Voice

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
TOLD = ("play", "clone", "steps")
"""What is measured of other engines."""
GAMES = ("board", "card")
CORES = ("plain", "compiled")


def command(args: Namespace, voice: Voice) -> int:
    """Measure, and tell the figures."""
    page = Page(Path(args.write)) if args.write else None
    peers = bool(args.peers or page)
    rounds = 3 if args.quick else 15
    times = raced(rounds, peers)
    found = figures(times) | measure(args.quick)
    if args.json:
        print(json.dumps(found))
    else:
        width = max(map(len, found))
        for key, value in found.items():
            print(f"{key:{width}} {value!s:>12}  {AIMS.get(key, '')}")
        absent = [peer.title for peer in PEERS if not peer.installed]
        if peers and absent:
            print(voice.say("bench-missing", peers=", ".join(absent)))
    if page is not None:
        page.write(table(times, rounds, voice))
        if not args.json:
            print(voice.say("bench-written", file=args.write))
    return 0


class Page:
    """A file with a place for the table. CommandError, before anything is measured, if it has none."""

    def __init__(self, file: Path) -> None:
        self._file = file
        text = file.read_text(encoding="utf-8")
        self._before, begin, rest = text.partition(f"{BEGIN}\n")
        _, end, self._after = rest.partition(END)
        if not begin or not end:
            raise CommandError("bench-no-markers", file=str(file), begin=BEGIN, end=END)

    def write(self, text: str) -> None:
        """Put the table between the markers, in place of what was there."""
        self._file.write_text(f"{self._before}{BEGIN}\n{text}{END}{self._after}", encoding="utf-8")


class Row(NamedTuple):
    """A lap of an engine, in words."""

    who: str
    does: str
    taken: list[float] | None
    """Microseconds of each round; None for what is not installed."""
    beside: tuple[str, ...]
    """Which of our games it stands beside."""


def table(times: Times, rounds: int, voice: Voice) -> str:
    """Every engine, whether installed or not, beside ours: in Markdown."""
    core = CORES[any("compiled" in taken for taken in times.values())]
    lines = ["", voice.say("bench-intro", python=platform.python_version(), rounds=rounds, core=core), ""]
    heads = [voice.say(f"bench-column-{column}") for column in ("who", "does", "time", "rate", *GAMES)]
    for kind in TOLD:
        ours = {game: times.get(f"{game}_{kind}", {}).get(core) for game in GAMES}
        lines += [f"**{voice.say(f'bench-head-{kind}')}**", "", _line(heads), "|---|---|--:|--:|--:|--:|"]
        lines += [
            _line(_cells(row, ours, voice)) for row in (*_ours(kind, core, times, voice), *_peers(kind, times, voice))
        ]
        lines.append("")
    return "\n".join(lines) + "\n"


def _ours(kind: str, core: str, times: Times, voice: Voice) -> Iterator[Row]:
    for game in GAMES:
        for one, taken in times.get(f"{game}_{kind}", {}).items():
            who = voice.say("bench-ours", game=game, core=one)
            yield Row(who, voice.say(f"bench-does-{game}-{kind}"), taken, () if one == core else (game,))


def _peers(kind: str, times: Times, voice: Voice) -> Iterator[Row]:
    for peer in PEERS:
        for game in (game for game, measured, _ in peer.laps() if measured == kind):
            taken = times.get(kind, {}).get(peer.called(game))
            who = _peer(peer, voice.say(f"bench-game-{game}"), taken is not None, voice)
            yield Row(who, voice.say(f"bench-does-{peer.name}-{kind}"), taken, GAMES)


def _peer(peer: Peer, game: str, installed: bool, voice: Voice) -> str:
    if installed:
        return voice.say("bench-peer", peer=peer.title, version=peer.version, game=game)
    return voice.say("bench-peer-absent", peer=peer.title, game=game)


def _cells(row: Row, ours: dict[str, list[float] | None], voice: Voice) -> list[str]:
    if row.taken is None:
        return [row.who, row.does, voice.say("bench-absent"), "", "", ""]
    median = statistics.median(row.taken)
    beside = [
        _number(times_as_fast(own, row.taken), 2, voice) if own and game in row.beside else ""
        for game, own in ours.items()
    ]
    return [row.who, row.does, _number(median, 3, voice), _number(1e6 / median, 3, voice), *beside]


def _number(value: float, digits: int, voice: Voice) -> str:
    """With so many digits that count, as the language writes numbers."""
    rounded = float(f"{value:.{digits}g}")
    return voice.say("bench-number", value=int(rounded) if rounded >= 10 ** (digits - 1) else rounded)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
