"""The grammar of `eday admin`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from eday.commands.grammar.values import add_language, age, worded
from eday.text import Voice

STATUSES = ("running", "finished")


class _Actions:
    """Adds actions that look alike."""

    def __init__(self, parser: argparse.ArgumentParser, voice: Voice) -> None:
        self.voice = voice
        self.say = voice.say
        self._subparsers = parser.add_subparsers(
            dest="action", metavar="ACTION", title=voice.say("help-actions"), required=True
        )

    def add(self, name: str, about: str, examples: Sequence[str]) -> argparse.ArgumentParser:
        """An action on a database."""
        action = self._subparsers.add_parser(
            name,
            help=about,
            description=about,
            epilog="\n".join((self.say("help-examples"), *(f"  {example}" for example in examples))),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        add_language(action, self.voice)
        action.add_argument("--database", metavar="URL", help=self.say("help-admin-database"))
        action.add_argument("--json", action="store_true", help=self.say("help-json"))
        return action


def add_actions(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """What `eday admin` can do."""
    actions = _Actions(parser, voice)
    say = voice.say
    _add_looking(actions)
    _add_freezing(actions)
    _add_deleting(actions)
    _add_forgetting(actions)
    backup = actions.add("backup", say("help-admin-backup"), ("eday admin backup table-2026-01-31.sqlite",))
    backup.add_argument("file", metavar="FILE", help=say("help-admin-file"))


def _add_looking(actions: _Actions) -> None:
    say = actions.say
    games = actions.add(
        "list",
        say("help-admin-list"),
        ("eday admin list", "eday admin list --status running --older-than 30d", "eday admin list --json"),
    )
    games.add_argument("--status", choices=STATUSES, help=say("help-admin-status"))
    games.add_argument(
        "--older-than", type=worded(actions.voice, age), metavar="AGE", help=say("help-admin-older-than")
    )
    show = actions.add(
        "show",
        say("help-admin-show"),
        ("eday admin show 5f3c0a1b2c3d4e5f", "eday admin show 5f3c0a1b2c3d4e5f --talk"),
    )
    _name_game(actions, show)
    show.add_argument("--talk", action="store_true", help=say("help-admin-talk"))


def _add_freezing(actions: _Actions) -> None:
    say = actions.say
    freeze = actions.add(
        "freeze",
        say("help-admin-freeze"),
        ('eday admin freeze 5f3c0a1b2c3d4e5f --reason "The host asked for it"',),
    )
    _name_game(actions, freeze)
    freeze.add_argument("--reason", default="", metavar="TEXT", help=say("help-admin-reason"))
    unfreeze = actions.add("unfreeze", say("help-admin-unfreeze"), ("eday admin unfreeze 5f3c0a1b2c3d4e5f",))
    _name_game(actions, unfreeze)


def _add_deleting(actions: _Actions) -> None:
    say = actions.say
    delete = actions.add(
        "delete",
        say("help-admin-delete"),
        ("eday admin delete 5f3c0a1b2c3d4e5f", "eday admin delete 5f3c0a1b2c3d4e5f --yes"),
    )
    _name_game(actions, delete)
    _spare_question(actions, delete)
    expire = actions.add(
        "expire",
        say("help-admin-expire"),
        (
            "eday admin expire --older-than 90d --dry-run",
            "eday admin expire --older-than 90d --status finished --yes",
        ),
    )
    expire.add_argument(
        "--older-than", type=worded(actions.voice, age), required=True, metavar="AGE", help=say("help-admin-older-than")
    )
    expire.add_argument("--status", choices=STATUSES, help=say("help-admin-status"))
    expire.add_argument("--dry-run", action="store_true", help=say("help-admin-dry-run"))
    _spare_question(actions, expire)


def _add_forgetting(actions: _Actions) -> None:
    say = actions.say
    forget = actions.add(
        "forget",
        say("help-admin-forget"),
        ('eday admin forget "Anya S."', "eday admin forget --token https://table.example/#/join/TOKEN"),
    )
    who = forget.add_mutually_exclusive_group(required=True)
    who.add_argument("name", nargs="?", metavar="NAME", help=say("help-admin-name"))
    who.add_argument("--token", metavar="TOKEN", help=say("help-admin-token"))
    _spare_question(actions, forget)


def _name_game(actions: _Actions, action: argparse.ArgumentParser) -> None:
    action.add_argument("game", metavar="GAME", help=actions.say("help-admin-game"))


def _spare_question(actions: _Actions, action: argparse.ArgumentParser) -> None:
    action.add_argument("--yes", action="store_true", help=actions.say("help-admin-yes"))
