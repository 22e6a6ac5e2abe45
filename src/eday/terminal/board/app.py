"""`eday play --terminal`: set up or resume a game, ask and answer until it is over or somebody leaves."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TextIO

from eday.board import guide_step
from eday.kernel import SaveError
from eday.terminal import saves, swing
from eday.terminal.board.commands import Next, obey
from eday.terminal.board.ending import ending_lines
from eday.terminal.board.panels import log_lines
from eday.terminal.board.session import Session
from eday.terminal.board.setup import SetupAborted, new_game
from eday.terminal.board.team import Team
from eday.terminal.console import Console
from eday.terminal.lessons import guide_lines
from eday.text import Voice, board_voice

MISTAKE = 2
INTERRUPTED = 130


def play(args: Namespace, voice: Voice, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Play in this terminal; the exit code."""
    console = Console(source or sys.stdin, out or sys.stdout, voice, plain=args.plain)
    try:
        session = _begin(args, console, voice) if args.resume is None else _resume(args, console, voice)
    except (SetupAborted, KeyboardInterrupt):
        console.print([""])
        return INTERRUPTED
    if session is None:
        return MISTAKE
    trouble = session.team.trouble(session.game)
    if trouble is not None:
        session.notices.append(voice.problem(trouble))
    return run(session)


def _begin(args: Namespace, console: Console, voice: Voice) -> Session:
    board = board_voice(voice.language, args.content)
    game, chosen = new_game(args, console, board)
    session = Session(game, console, saves.Autosave.for_new(chosen.mission), board, _team(args))
    session.save()
    session.notices.append(
        voice.say(
            "terminal-begin",
            mission=board.name(f"mission:{chosen.mission}"),
            seed=str(chosen.seed),
            insane=chosen.insane,
        )
    )
    return session


def _team(args: Namespace) -> Team:
    return Team(args.people, args.bot)


def _resume(args: Namespace, console: Console, voice: Voice) -> Session | None:
    file = saves.chosen(args.resume)
    if file is None:
        print(voice.say("terminal-no-saves", folder=str(saves.home() / "saves")), file=sys.stderr)
        return None
    try:
        game = saves.load(file)
    except SaveError as error:
        print(voice.say("terminal-bad-save", file=str(file), problem=voice.problem(error)), file=sys.stderr)
        return None
    except OSError as error:
        print(voice.say("terminal-bad-save", file=str(file), problem=voice.cause(error)), file=sys.stderr)
        return None
    board = board_voice(voice.language, game.record()["content"]["patch"])
    session = Session(game, console, saves.Autosave.for_resumed(file, game.mission), board, _team(args))
    session.save()
    session.notices.append(voice.say("terminal-resumed", file=file.name))
    return session


def run(session: Session) -> int:
    """Ask for decision after decision, people and bots; the exit code."""
    try:
        while session.game.decision is not None:
            taken = session.team.choice(session.game)
            if taken is not None:
                session.game.choose(taken)
                session.changed()
            elif not session.hand_over() or not _decide(session):
                return _leave(session, 0)
    except KeyboardInterrupt:
        return _leave(session, INTERRUPTED)
    _end(session)
    return 0


def _decide(session: Session) -> bool:
    """Show the screen and take what is typed until the screen is to be shown again; False to leave."""
    session.show()
    while True:
        line = session.console.ask(session.voice.say("terminal-prompt", most=len(session.options.options)))
        then = Next.QUIT if line is None else obey(session, line)
        if then is Next.SHOW:
            return True
        if then is Next.QUIT:
            return False


def _leave(session: Session, code: int) -> int:
    """Say where the game is saved: as it stands, or as it stood before a choice that was interrupted."""
    if not session.saved and code != INTERRUPTED:
        session.save()
    file = session.autosave.file
    farewell = session.voice.say("terminal-left", file=str(file)).splitlines() if file.exists() else []
    session.console.print(["", *session.notices, *farewell])
    return code


def _end(session: Session) -> None:
    """The last events, the outcome, the figures, and where the record is."""
    game, console = session.game, session.console
    events = game.events_for(None)
    turn = max((number for number, event in enumerate(events) if event.kind == "turn_started"), default=0)
    console.clear()
    last_turn = [event for event in events[turn:] if event.kind != "game_ended"]
    console.print(log_lines(session.voice, last_turn, console.width))
    console.print(["", *ending_lines(session.voice, game.view(None), events)])
    lesson = guide_step(game, 0)
    if lesson is not None:
        console.print(["", *guide_lines(session.voice, lesson, console.width)])
    try:
        console.print([session.voice.say("terminal-recorded", file=str(session.autosave.finish(game, session.voice)))])
    except OSError as error:
        console.print([session.voice.say("terminal-save-failed", problem=error)])
    swing.offer(console, session.voice, game)
