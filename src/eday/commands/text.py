"""`eday text`: how far the languages have come, and the beginning of another one."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from eday.commands.errors import CommandError
from eday.commands.show import heads, print_json, print_table
from eday.text import Voice
from eday.text.kit import places
from eday.text.kit.begin import BadCode, LanguageExists, begin
from eday.text.kit.report import NOTED, ROOMS, WRONG, Report, report_on

INCOMPLETE = 1
_SHOWN = 20
"""Findings of a kind that are told; all of them come with --json."""
_KINDS = {
    "unreadable": "command-text-unreadable",
    "twice": "command-text-twice",
    "missing": "command-text-missing",
    "names": "command-text-names",
    "unused": "command-text-unused",
    "arguments": "command-text-arguments",
    "forms": "command-text-forms",
    "functions": "command-text-functions",
    "left-out": "command-text-left-out",
    "long": "command-text-long",
    "same": "command-text-same",
}


def command(args: Namespace, voice: Voice) -> int:
    """Report on languages, or begin one."""
    try:
        return _new(args.code, voice) if args.action == "new" else _report(args, voice)
    except places.NoCheckout as error:
        raise CommandError("command-text-no-checkout") from error


def _new(code: str, voice: Voice) -> int:
    try:
        folder = begin(code)
    except BadCode as error:
        raise CommandError("command-text-bad-code", code=code) from error
    except LanguageExists as error:
        raise CommandError("command-text-exists", folder=str(error.folder)) from error
    files = len(list(places.all_files(folder)))
    print(voice.say("command-text-begun", folder=str(folder), files=files))
    print(voice.say("command-text-next", code=code))
    return 0


def _report(args: Namespace, voice: Voice) -> int:
    codes = [args.reported] if args.reported else places.written_languages()
    reports = [report_on(code, folder) for code in codes if (folder := places.folder_of(code))]
    if args.keys:
        print(
            "\n".join(one.key for report in reports for kind in ("missing", "names") for one in report.findings[kind])
        )
    elif args.json:
        print_json([{**asdict(report), "sound": report.sound} for report in reports])
    else:
        _print_counts(voice, reports)
        for report in reports:
            _print_findings(voice, report)
    return 0 if all(report.sound for report in reports) else INCOMPLETE


def _print_counts(voice: Voice, reports: list[Report]) -> None:
    rows: list[list[object]] = [
        [
            report.language,
            *(_share(voice, *report.rooms[room]) for room in ROOMS),
            sum(len(report.findings[kind]) for kind in WRONG),
            sum(len(report.findings[kind]) for kind in NOTED),
        ]
        for report in reports
    ]
    print_table(heads(voice, "language", "messages", "page", "rules", "wrong", "noted"), rows)


def _share(voice: Voice, done: int, everything: int) -> str:
    return voice.say("command-text-share", done=str(done), all=str(everything))


def _print_findings(voice: Voice, report: Report) -> None:
    for kind, found in report.findings.items():
        if not found:
            continue
        print(f"\n{voice.say(_KINDS[kind], language=report.language, count=str(len(found)))}")
        for one in found[:_SHOWN]:
            print(
                "  "
                + voice.say("command-text-finding", key=one.key or "none", file=one.file, detail=one.detail or "none")
            )
        if len(found) > _SHOWN:
            print("  " + voice.say("command-text-more", count=str(len(found) - _SHOWN)))
