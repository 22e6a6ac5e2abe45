"""`eday replay`: plays a record or a saved game again from its seed and checks that it comes out the same."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import eday
from eday.commands.errors import CommandError
from eday.commands.show import print_json
from eday.kernel import Game
from eday.text import Voice


def command(args: Namespace, voice: Voice) -> int:
    """Verify a file and print how its game ended or where it stands."""
    kind, game = _verified(Path(args.file))
    report = _report(kind, game)
    if args.events:
        report["events"] = [event.to_dict() for event in game.events_for(None)]
    if args.json:
        print_json(report)
    else:
        _print_report(voice, args.file, report)
    return 0


def _verified(file: Path) -> tuple[str, Any]:
    """What the file holds (record or save) and its game, replayed."""
    try:
        text = file.read_text(encoding="utf-8")
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


def _print_report(voice: Voice, file: str, report: dict[str, Any]) -> None:
    for number, event in enumerate(report.get("events", [])):
        print(f"{number:5}  {event['kind']}  {json.dumps(event['data'], ensure_ascii=False)}")
    print(voice.say("command-replayed", file=file, kind=report["file"], choices=str(report["choices"])))
    if report["outcome"]:
        print(voice.say("command-winner", **report["outcome"]))
    else:
        print(voice.say("command-not-over", **report["decision"]))
