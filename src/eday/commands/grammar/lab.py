"""The grammar of `eday lab`."""

from __future__ import annotations

import argparse
from typing import Any

from eday.commands.grammar.values import add_language, positive, seed_number, worded
from eday.text import Voice

LEARNT = ("card", "board")
STEPS = ("play", "fit", "gate")
RUN_EXAMPLES = (
    "eday lab run studies/chapters.yaml",
    "eday lab run studies/bots.yaml --to bots --workers 2",
    "eday lab run studies/missions.yaml --ray 10.0.0.5:6379",
)
REPORT_EXAMPLES = ("eday lab report chapters-results", "eday lab report bots --out bots.html")
SCALE_EXAMPLES = ("eday lab scale", "eday lab scale --games 3000 --bot soldier")


def add_lab_actions(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """What `eday lab` can do."""
    say = voice.say
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=say("help-actions"), required=True)
    examples = (
        "eday lab train card --run train-card",
        "eday lab train card --run train-card --seconds 500 --fit-python python3.12",
        "eday lab train card --run train-card --only fit",
    )
    train = actions.add_parser(
        "train",
        help=say("help-lab-train"),
        description=say("help-lab-train-about"),
        epilog="\n".join((say("help-examples"), *(f"  {example}" for example in examples))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_language(train, voice)
    number = worded(voice, positive)
    train.add_argument("game", choices=LEARNT, help=say("help-train-game"))
    train.add_argument("--run", metavar="DIR", help=say("help-train-run"))
    train.add_argument("--rounds", type=number, default=8, metavar="N", help=say("help-train-rounds"))
    train.add_argument("--games", type=number, default=8000, metavar="N", help=say("help-train-games"))
    train.add_argument("--first-games", type=number, metavar="N", help=say("help-train-first-games"))
    train.add_argument("--gate", type=number, default=150, metavar="N", help=say("help-train-gate"))
    train.add_argument("--seed", type=worded(voice, seed_number), default=1, metavar="N", help=say("help-train-seed"))
    train.add_argument("--workers", type=number, metavar="N", help=say("help-train-workers"))
    train.add_argument("--seconds", type=number, metavar="N", help=say("help-train-seconds"))
    train.add_argument("--only", choices=STEPS, help=say("help-train-only"))
    train.add_argument("--fit-python", metavar="FILE", help=say("help-train-fit-python"))
    train.add_argument("--install", action="store_true", help=say("help-train-install"))
    scale = actions.add_parser(
        "scale",
        help=say("help-lab-scale"),
        description=say("help-lab-scale-about"),
        epilog="\n".join((say("help-examples"), *(f"  {example}" for example in SCALE_EXAMPLES))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_language(scale, voice)
    scale.add_argument("--games", type=number, default=2000, metavar="N", help=say("help-scale-games"))
    scale.add_argument("--bot", metavar="NAME", help=say("help-scale-bot"))
    scale.add_argument("--seed", type=worded(voice, seed_number), default=1, metavar="N", help=say("help-train-seed"))
    scale.add_argument("--workers", type=number, metavar="N", help=say("help-train-workers"))
    scale.add_argument("--out", metavar="FILE", help=say("help-scale-out"))
    _add_studies(actions, voice)


def _add_studies(actions: Any, voice: Voice) -> None:
    say = voice.say
    told = (
        ("run", say("help-lab-run"), say("help-lab-run-about"), RUN_EXAMPLES),
        ("report", say("help-lab-report"), say("help-lab-report-about"), REPORT_EXAMPLES),
    )
    run, report = (
        actions.add_parser(
            name,
            help=about,
            description=more,
            epilog="\n".join((say("help-examples"), *(f"  {example}" for example in examples))),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        for name, about, more, examples in told
    )
    for one in (run, report):
        add_language(one, voice)
    run.add_argument("study", metavar="STUDY.yaml", help=say("help-lab-run-study"))
    run.add_argument("--to", metavar="DIR", help=say("help-lab-run-to"))
    where = run.add_mutually_exclusive_group()
    where.add_argument("--workers", type=worded(voice, positive), metavar="N", help=say("help-lab-run-workers"))
    where.add_argument("--ray", metavar="ADDRESS", help=say("help-lab-run-ray"))
    run.add_argument("--json", action="store_true", help=say("help-json"))
    report.add_argument("folder", metavar="DIR", help=say("help-lab-report-folder"))
    report.add_argument("--out", metavar="FILE", help=say("help-lab-report-out"))
    report.add_argument("--json", action="store_true", help=say("help-json"))
