"""`eday admin`: what the owner of a table does with stored games."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

from eday.commands.errors import CommandError
from eday.commands.show import heads, print_json, print_table, print_wrapped
from eday.server.admin import Admin, GameLine, opened
from eday.server.settings import default_database
from eday.server.store.sqlite_file import back_up
from eday.text import Voice
from eday.text.phrases import folded


def command(args: Namespace, voice: Voice) -> int:
    """Do what is asked, at the database that is named."""
    database = args.database or default_database()
    if args.action == "backup":
        return _backup(args, database, voice)
    return asyncio.run(_at(database, args, voice))


async def _at(database: str, args: Namespace, voice: Voice) -> int:
    async with opened(database, voice) as admin:
        return await _ACTIONS[args.action](admin, args, voice)


async def _list(admin: Admin, args: Namespace, voice: Voice) -> int:
    games = await admin.games(args.status, args.older_than)
    if args.json:
        print_json([asdict(game) for game in games])
        return 0
    if games:
        columns = heads(voice, "game", "kind", "status", "frozen", "updated", "created", "choices", "names")
        print_table(columns, [_row(voice, game) for game in games])
    print(voice.say("command-admin-count", count=len(games)))
    return 0


def _row(voice: Voice, game: GameLine) -> list[object]:
    frozen = "" if game.frozen is None else voice.say("command-admin-frozen")
    names = voice.chained((seat.name for seat in game.seats), "next")
    return [game.game, *_what(voice, game), frozen, game.updated, game.created, game.choices, names]


def _what(voice: Voice, game: GameLine) -> tuple[str, str]:
    return voice.say("command-admin-kind", kind=game.kind), voice.say("command-admin-status", status=game.status)


async def _show(admin: Admin, args: Namespace, voice: Voice) -> int:
    game = await admin.game(args.game)
    talk = await admin.talk(args.game) if args.talk else []
    if args.json:
        print_json({**asdict(game), **({"said": [asdict(line) for line in talk]} if args.talk else {})})
        return 0
    kind, status = _what(voice, game)
    print(voice.say("command-admin-game", game=game.game, kind=kind, status=status))
    print(voice.say("command-admin-times", created=game.created, updated=game.updated))
    print(voice.say("command-admin-figures", choices=game.choices, talk=game.talk))
    if game.frozen is not None:
        print(voice.say("command-admin-why-frozen", reason=game.frozen or voice.say("command-admin-no-reason")))
    for key, value in game.summary.items():
        if isinstance(value, str | int):
            print(voice.say("command-admin-summary", key=key, value=value))
    seats = [[s.seat, s.plays, voice.say("command-admin-sitter", kind=s.kind), s.name] for s in game.seats]
    print_table(heads(voice, "seat", "plays", "sitter", "name"), seats)
    for line in talk:
        print_wrapped(voice.say("command-admin-said", at=line.at, name=line.name, text=line.text))
    return 0


async def _freeze(admin: Admin, args: Namespace, voice: Voice) -> int:
    await admin.freeze(args.game, args.reason)
    return await _frozen_or_not(admin, args, voice)


async def _unfreeze(admin: Admin, args: Namespace, voice: Voice) -> int:
    await admin.unfreeze(args.game)
    return await _frozen_or_not(admin, args, voice)


async def _frozen_or_not(admin: Admin, args: Namespace, voice: Voice) -> int:
    game = await admin.game(args.game)
    if args.json:
        print_json({"game": game.game, "frozen": game.frozen})
    else:
        state = "yes" if game.frozen is not None else "no"
        print(voice.say("command-admin-is-frozen", game=game.game, frozen=state))
    return 0


async def _delete(admin: Admin, args: Namespace, voice: Voice) -> int:
    game = await admin.game(args.game)
    names = voice.chained((seat.name for seat in game.seats), "next")
    _ask(args, voice, voice.say("command-admin-sure-delete", game=game.game, choices=game.choices, names=names))
    await admin.delete(game.game)
    _tell(args, {"deleted": 1}, voice.say("command-admin-deleted", count=1))
    return 0


async def _forget(admin: Admin, args: Namespace, voice: Voice) -> int:
    found = await admin.written_by(args.name, args.token)
    figures = {"games": len(found.games), "names": found.names, "lines": found.lines}
    _ask(args, voice, voice.say("command-admin-sure-forget", **figures))
    gone = await admin.forget(args.name, args.token)
    figures = {"games": len(gone.games), "names": gone.names, "lines": gone.lines}
    _tell(args, figures, voice.say("command-admin-forgotten", **figures))
    return 0


async def _expire(admin: Admin, args: Namespace, voice: Voice) -> int:
    due = await admin.games(args.status, args.older_than)
    if args.dry_run:
        _tell(args, {"due": len(due)}, voice.say("command-admin-due", count=len(due)))
        return 0
    if due:
        _ask(args, voice, voice.say("command-admin-sure-expire", count=len(due)))
    gone = await admin.expire(args.older_than, args.status) if due else 0
    _tell(args, {"deleted": gone}, voice.say("command-admin-deleted", count=gone))
    return 0


def _backup(args: Namespace, database: str, voice: Voice) -> int:
    target = Path(args.file)
    games = back_up(database, target)
    size = target.stat().st_size
    figures = {"file": str(target), "bytes": size, "games": games}
    _tell(args, figures, voice.say("command-admin-backed-up", file=target, bytes=size, games=games))
    return 0


def _tell(args: Namespace, figures: dict[str, object] | dict[str, int], words: str) -> None:
    if args.json:
        print_json(figures)
    else:
        print(words)


def _ask(args: Namespace, voice: Voice, question: str) -> None:
    """Go on only if somebody says so; the question leaves the output to the answer."""
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise CommandError("command-admin-needs-yes")
    print(question, end=" ", file=sys.stderr, flush=True)
    if folded(sys.stdin.readline().strip()) not in folded(voice.say("command-yes-words")).split():
        raise CommandError("command-admin-left")


_ACTIONS: dict[str, Callable[[Admin, Namespace, Voice], Awaitable[int]]] = {
    "list": _list,
    "show": _show,
    "freeze": _freeze,
    "unfreeze": _unfreeze,
    "delete": _delete,
    "forget": _forget,
    "expire": _expire,
}
