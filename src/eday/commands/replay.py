"""`eday replay`: plays a record or a saved game again from its seed and checks that it comes out the same."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import eday
from eday.commands.errors import CommandError
from eday.commands.show import print_json
from eday.kernel import Game
from eday.players import Curve, curves
from eday.terminal.advice import ticker
from eday.terminal.console import Console
from eday.terminal.swing import swing_lines
from eday.text import GameVoice, Voice, board_voice, card_voice


def command(args: Namespace, voice: Voice) -> int:
    """Verify a file and print how its game ended or where it stands."""
    file = Path(args.file)
    kind, game = verified(file, file.read_text(encoding="utf-8", errors="replace"))
    report = _report(kind, game)
    if args.events:
        report["events"] = [event.to_dict() for event in game.events_for(None)]
    console = Console(sys.stdin, sys.stdout, voice)
    found: tuple[Curve, ...] = ()
    if args.chances:
        progress = None if args.json else ticker(console, voice, "terminal-swing-reckoning")
        found = curves(game.record(), progress=progress) or ()
        report["chances"] = [_chances(curve) for curve in found]
    if args.json:
        print_json(report)
        return 0
    console.progress("")
    _print_report(voice, args.file, report)
    if args.chances:
        console.print(["", *swing_lines(_game_voice(voice, game), found, console.width)])
    return 0


def verified(file: Path, text: str) -> tuple[str, Any]:
    """What the text of a file holds (record or save) and its game, replayed."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise CommandError("command-no-json", file=file) from error
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]
    if isinstance(data, dict) and "choices" in data:
        return "record", eday.replay(data)
    if not isinstance(data, dict) or "save" not in data:
        raise CommandError("command-no-file", file=file)
    return "save", eday.load(text)


def _report(kind: str, game: Game[Any]) -> dict[str, Any]:
    outcome, decision = game.outcome, game.decision
    return {
        "file": kind,
        "verified": True,
        "choices": len(game.record()["choices"]),
        "outcome": outcome and outcome.to_dict(),
        "decision": decision and {"seat": decision.seat, "kind": decision.kind},
    }


def _chances(curve: Curve) -> dict[str, Any]:
    """A curve as plain data."""
    turning = []
    for point in curve.turning:
        option = point.option and point.option.to_dict()
        turning.append({**point._asdict(), "option": option, "events": [event.to_dict() for event in point.events]})
    return {"chapter": curve.chapter, "points": [point._asdict() for point in curve.points], "turning": turning}


def _game_voice(voice: Voice, game: Game[Any]) -> GameVoice:
    """Who speaks of that game."""
    record = game.record()
    patch = record["content"]["patch"]
    if game.KIND == "board":
        return board_voice(voice.language, patch, record["setup"]["cogs"])
    return card_voice(voice.language, patch)


def _print_report(voice: Voice, file: str, report: dict[str, Any]) -> None:
    for number, event in enumerate(report.get("events", [])):
        print(f"{number:5}  {event['kind']}  {json.dumps(event['data'], ensure_ascii=False)}")
    print(voice.say("command-replayed", file=file, kind=report["file"], choices=str(report["choices"])))
    if report["outcome"]:
        print(voice.say("command-winner", **report["outcome"]))
    else:
        print(voice.say("command-not-over", seat=report["decision"]["seat"]))
