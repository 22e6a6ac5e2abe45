"""`eday play` and `eday serve`: the web table on this machine, or for the whole house."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from eday.server.gate.hosts import loopback
from eday.server.options import settings_from
from eday.server.settings import Settings
from eday.server.starting import StartError, database_problem
from eday.text import Voice

if TYPE_CHECKING:
    from eday.server.wire import bodies

LOOPBACK = "127.0.0.1"
NOT_STARTED = 1
"""Exit code of a service that cannot start."""
USUAL_MISSION, USUAL_PLAYERS = "emergence", 2


def client_built() -> bool:
    """Whether the browser's part of the table is there."""
    return (Settings().static / "index.html").exists()


def play_in_browser(args: Namespace, voice: Voice) -> int:
    """Open the table in a browser, served from this machine for this machine alone."""
    return _run(_play, args, voice)


def serve_all(args: Namespace, voice: Voice) -> int:
    """Serve the table until a signal comes."""
    return _run(_serve, args, voice)


def _run(command: Callable[[Namespace, Voice], int], args: Namespace, voice: Voice) -> int:
    """Run a command; if it cannot start, say why in a line."""
    try:
        return command(args, voice)
    except StartError as problem:
        print(voice.say("command-error", problem=voice.say(problem.key, **problem.args_)), file=sys.stderr)
        return NOT_STARTED


def _play(args: Namespace, voice: Voice) -> int:
    import asyncio

    from eday.server.run import listen, serve

    settings = settings_from(args, os.environ, voice.language)
    bound = listen(LOOPBACK, args.port)
    port = bound.getsockname()[1]
    folders = (Path(args.content).resolve(),) if args.content else ()
    # Nobody else is there to be kept from working.
    limits = replace(settings.limits, work_per_second=max(1.0, settings.limits.work_per_second))
    settings = replace(
        settings, content_folders=folders, changed_content=True, host_names=loopback(port), limits=limits
    )
    address = f"http://{LOOPBACK}:{port}/"
    if _names_game(args):
        address += f"#/join/{asyncio.run(_prepare(settings, args))}"

    def ready() -> None:
        print(voice.say("server-table-here", address=address), flush=True)
        if not _open(address):
            print(voice.say("server-no-browser"), flush=True)

    return serve(bound, settings, ready, log=False)


def _names_game(args: Namespace) -> bool:
    """Whether the command line asks for a certain game, or just for the table."""
    if args.game != "board" or args.guided:
        return True
    return bool(args.mission or args.cogs or args.players or args.seed is not None or args.insane or args.content)


async def _prepare(settings: Settings, args: Namespace) -> str:
    """Make the game the command line asks for; the link of whoever sits at this screen."""
    from eday.server.calls import lobby
    from eday.server.store.games import Store

    wanted = _board(args, settings.language) if args.game == "board" else _cards(args)
    try:
        store = Store(settings.database)
        await store.open()
    except Exception as error:
        raise database_problem(error, settings.database) from error
    try:
        created = await lobby.set_up(store, wanted, settings.language)
    finally:
        await store.close()
    return next(str(seat.token) for seat in created.seats if seat.token)


def _board(args: Namespace, language: str) -> bodies.NewBoardGame:
    """A board game: people around this screen, then bots."""
    from eday.server.calls import offers
    from eday.server.wire import bodies

    if args.guided:
        first = offers.board_info(language).guided
        seats = [bodies.NewSeat(cog=cog, kind="human") for cog in first.cogs]
        return bodies.NewBoardGame(mission=first.mission, guided=True, seats=seats, content=args.content)
    squad = [cog.id for cog in offers.board_info(language).cogs]
    cogs = args.cogs or squad[: args.players or USUAL_PLAYERS]
    people = len(cogs) if args.people is None else args.people
    seats = [
        bodies.NewSeat(cog=cog, kind="hotseat" if number < people else "bot", bot=args.bot)
        for number, cog in enumerate(cogs)
    ]
    return bodies.NewBoardGame(
        mission=args.mission or USUAL_MISSION,
        insane=args.insane,
        seed=args.seed,
        horde=args.horde,
        seats=seats,
        content=args.content,
    )


def _cards(args: Namespace) -> bodies.NewCardGame | bodies.NewCampaign:
    """A card game or campaign, against a bot or by two people around this screen."""
    from eday.server.wire import bodies

    both = args.side == "both"
    seats = [
        bodies.NewSide(side=side, kind="hotseat" if both else "human" if side == args.side else "bot", bot=args.bot)
        for side in ("cog", "locust")
    ]
    if args.game == "campaign":
        return bodies.NewCampaign(game="campaign", seed=args.seed, seats=seats, content=args.content)
    chapter = 0 if args.chapter == "tutorial" else int(args.chapter)
    return bodies.NewCardGame(game="card", chapter=chapter, seed=args.seed, seats=seats, content=args.content)


def _serve(args: Namespace, voice: Voice) -> int:
    from eday.server.run import listen, serve

    settings = settings_from(args, os.environ, voice.language)
    bound = listen(args.host, args.port)
    host, port = bound.getsockname()[:2]
    if not client_built():
        print(voice.say("server-no-client"), file=sys.stderr)

    def ready() -> None:
        shown = f"[{host}]" if ":" in host else host
        print(voice.say("server-table-at", address=f"http://{shown}:{port}/"), flush=True)

    if settings.workers > 1:
        from eday.server.crew import serve_many

        return serve_many(bound, settings, settings.workers, ready)
    return serve(bound, settings, ready)


def _open(address: str) -> bool:
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False
