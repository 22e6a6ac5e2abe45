"""`eday rules`: the rules by id, by group, by word, and which of them a test names."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from eday.commands.errors import CommandError
from eday.commands.show import heads, print_json, print_table, print_wrapped
from eday.text import Voice
from eday.text.rules import (
    Coverage,
    Rule,
    coverage,
    find_rule,
    heading_told,
    load_rules,
    rules_told,
    search_rules,
    told,
)


def command(args: Namespace, voice: Voice) -> int:
    """Print what was asked about the rules."""
    if args.coverage:
        _print_coverage(voice, coverage(_tests_folder(args.tests)), as_json=args.json)
    elif args.search is not None:
        found = search_rules(args.search, voice)
        if not found:
            raise CommandError("command-no-rule-with", word=args.search)
        _print_rules(voice, found, as_json=args.json)
    elif args.id is not None:
        _print_wanted(voice, args.id, as_json=args.json)
    elif args.json:
        print_json([asdict(rule) for rule in rules_told(voice).values()])
    else:
        _print_groups(voice)
    return 0


def _tests_folder(given: str | None) -> Path:
    """The folder named, or the tests beside the source tree this program runs from."""
    if given is not None:
        if not Path(given).is_dir():
            raise CommandError("command-no-folder", folder=given)
        return Path(given)
    tree = Path(__file__).resolve().parents[3]
    if not (tree / "pyproject.toml").is_file() or not (tree / "tests").is_dir():
        raise CommandError("command-no-tests")
    return tree / "tests"


def _print_wanted(voice: Voice, rule_id: str, *, as_json: bool) -> None:
    """One rule, or all rules of a group such as BG-COVER."""
    group = [told(rule, voice) for rule in load_rules().values() if rule.id.startswith(f"{rule_id.upper()}-")]
    if as_json and not group:
        print_json(asdict(_found(voice, rule_id)))
    else:
        _print_rules(voice, group or [_found(voice, rule_id)], as_json=as_json)


def _found(voice: Voice, rule_id: str) -> Rule:
    return told(find_rule(rule_id), voice)


def _print_rules(voice: Voice, rules: Sequence[Rule], *, as_json: bool) -> None:
    if as_json:
        print_json([asdict(rule) for rule in rules])
        return
    for rule in rules:
        about = [rule.heading] if rule.kind == "rule" else [rule.heading, _sort(voice, rule)]
        if rule.source:
            about.append(rule.source)
        print(voice.say("command-rule", rule=rule.id, about=voice.chained(about, "apart")))
        print_wrapped(rule.text, indent="    ")
        if rule.untestable:
            print_wrapped(voice.say("command-rule-untestable", reason=rule.untestable), indent="    ")


def _sort(voice: Voice, rule: Rule) -> str:
    """What it is instead of a rule."""
    return voice.say("command-rule-sort", kind=rule.kind)


def _print_groups(voice: Voice) -> None:
    rules = rules_told(voice).values()
    groups: dict[tuple[str, str], int] = {}
    for rule in rules:
        key = (re.sub(r"((?<!^CG)-EX)?-\d+$", "", rule.id), rule.heading)
        groups[key] = groups.get(key, 0) + 1
    print_table(heads(voice, "group", "about", "entries"), [(*group, count) for group, count in groups.items()])
    print(f"\n{voice.say('command-rules-count', count=len(rules))}")


def _print_coverage(voice: Voice, result: Coverage, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "total": result.total,
                "tested": len(result.tested),
                "untested": list(result.untested),
                "untestable": result.untestable,
                "by_game": _shares(result.by_game),
                "by_group": _shares(result.by_group),
            }
        )
        return
    print(coverage_line(voice, result))
    rules = load_rules()
    for heading, (tested, total) in result.by_group.items():
        if tested < total:
            print()
            named = heading_told(heading, voice)
            print(voice.say("command-rules-untested", heading=named, untested=total - tested, total=total))
            print_wrapped(" ".join(i for i in result.untested if rules[i].heading == heading), indent="    ")
    print(f"\n{voice.say('command-rules-untestable')}")
    for rule_id, reason in result.untestable.items():
        print_wrapped(voice.say("command-rules-reason", rule=rule_id, reason=reason), indent="    ")


def coverage_line(voice: Voice, result: Coverage) -> str:
    """The state of the coverage in one line, each game for itself."""
    games = (
        voice.say("command-rules-share", game=game, tested=tested, total=total, percent=100 * tested // total)
        for game, (tested, total) in result.by_game.items()
    )
    untestable = len(result.untestable)
    return voice.say("command-rules-coverage", games=voice.chained(games, "next"), untestable=untestable)


def _shares(counts: dict[str, tuple[int, int]]) -> dict[str, dict[str, int]]:
    return {name: {"total": total, "tested": tested} for name, (tested, total) in counts.items()}
