"""`eday play --terminal card`: the card game at one terminal, against the house or with somebody beside you."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, TextIO

import eday
from eday.kernel import EdayError, SaveError, UndoRefused
from eday.players import PLAYERS, SeatGame
from eday.terminal import saves
from eday.terminal.card_table import explained, table_lines
from eday.terminal.console import Console
from eday.terminal.layout import wrapped
from eday.terminal.options import OptionList
from eday.text import card_text, decision_prompt, event_line, name, reason_line, say, use_card_content

MISTAKE, INTERRUPTED = 2, 130
SIDES = ("cog", "locust")
ASKED = ("deploy", "attack", "direct", "move", "tactic")
"""What somebody who asks why not usually means."""


def play_cards(args: Namespace, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Play in this terminal; the exit code."""
    console = Console(source or sys.stdin, out or sys.stdout, plain=args.plain)
    try:
        game, file = _game(args)
    except (SaveError, OSError) as error:
        print(say("terminal-bad-save", file=str(args.resume), problem=str(error)), file=sys.stderr)
        return MISTAKE
    use_card_content(game.record()["content"]["patch"])
    table = CardSession(game, console, file, _bot_seat(args), args.bot)
    return table.run()


def _game(args: Namespace) -> tuple[Any, Path]:
    if args.resume:
        file = Path(args.resume).expanduser()
        game = eday.load(file.read_text(encoding="utf-8"))
        if isinstance(game, eday.board.BoardGame):
            raise SaveError("save-not-at-this-table")
        return game, file
    seed = args.seed if args.seed is not None else secrets.randbelow(2**32)
    if args.game == "campaign":
        return eday.card.campaign(seed, content=args.content), saves.Autosave.for_new("campaign").file
    chapter: int | str = args.chapter if not args.chapter.isdigit() else int(args.chapter)
    game = eday.card.new(chapter, seed, content=args.content)
    return game, saves.Autosave.for_new(f"card-{args.chapter}").file


def _bot_seat(args: Namespace) -> int:
    """The seat the house plays, -1 for none."""
    return -1 if args.side == "both" else 1 - SIDES.index(args.side)


class CardSession:
    """The game, the terminal and the save that belong together."""

    def __init__(self, game: Any, console: Console, file: Path, bot_seat: int, bot: str) -> None:
        self.game = game
        self.console = console
        self.file = file
        self._bot_seat = bot_seat
        self._bot = PLAYERS[bot](1)
        self._seen = 0
        self._at_keyboard: int | None = None

    def run(self) -> int:
        """Ask for decision after decision; the exit code."""
        try:
            while self.game.decision is not None:
                if self.game.decision.seat == self._bot_seat:
                    self.game.choose(self._bot.choose(SeatGame(self.game, self._bot_seat)))
                elif not self._skipped() and not self._ask():
                    return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._end()
        return 0

    def _skipped(self) -> bool:
        """Around one screen a window with nothing but `pass` may be passed over."""
        decision = self.game.decision
        if len(decision.options) > 1:
            return False
        self.game.choose(decision.options[0].id)
        return True

    def _ask(self) -> bool:
        """Show the table and take what is typed; False to leave."""
        seat = self.game.decision.seat
        self._pass_the_keyboard(seat)
        self._save()
        self._show(seat)
        while True:
            options = OptionList(self.game, self.game.decision, kind="card")
            line = self.console.ask(say("terminal-prompt", most=len(options.options)))
            if line is None or line.lower() in ("q", "quit"):
                return False
            option = options.find(line) if line else None
            if option is not None:
                self._seen = len(self.game.events_for(seat))
                self.game.choose(option.id)
                return True
            if self._obey(line, seat):
                return True

    def _pass_the_keyboard(self, seat: int) -> None:
        before, self._at_keyboard = self._at_keyboard, seat
        if self._bot_seat < 0 and before not in (None, seat) and self.console.interactive:
            self.console.clear(always=True)
            self.console.ask(say("terminal-pass-ready", player=say("terminal-card-player", side=SIDES[seat])))

    def _table(self, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.game.view(seat)
        return view["table"] if view["game"] == "campaign" and view.get("table") else view

    def _show(self, seat: int) -> None:
        width = self.console.width
        self.console.clear()
        view = self._table(seat)
        if view["game"] == "card":
            self.console.print(table_lines(view, width))
        for event in self.game.events_for(seat, self._seen):
            self.console.print(wrapped(event_line(event, game="card"), width))
        self.console.print(wrapped(decision_prompt(self.game.decision, game="card"), width))
        options = OptionList(self.game, self.game.decision, kind="card")
        self.console.print([line for group in options.rows(width) for line in group])

    def _obey(self, line: str, seat: int) -> bool:
        """A command; True when the table is to be shown again."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("u", "undo"):
            try:
                self.game.undo(seat)
                return True
            except UndoRefused as error:
                self._tell(str(error))
        elif word in ("l", "log"):
            for event in self.game.events_for(seat):
                self._tell(event_line(event, game="card"))
        elif word in ("i", "info") and rest:
            self._info(rest, seat)
        elif word == "why" and rest:
            self._why(rest, seat)
        else:
            self._tell(say("terminal-card-help"))
        return False

    def _tell(self, text: str) -> None:
        self.console.print(wrapped(text, self.console.width))

    def _refs(self, words: str, seat: int) -> list[str]:
        """Cards on the table or in hand whose name begins like that."""
        view = self._table(seat)
        units = [place["unit"]["card"] for place in view["row"] if place and place["unit"]]
        covers = [place["card"] for place in view["row"] if place and place["card"]]
        found = [*units, *covers]
        for side in view["sides"]:
            found += [unit["card"] for unit in side["reserve"]]
            found += [card["card"] for card in side["command"]]
            found += [*(side["hand"] or ()), *side["discard"]]
        return [ref for ref in dict.fromkeys(found) if name(ref).lower().startswith(words.lower())]

    def _info(self, words: str, seat: int) -> None:
        refs = self._refs(words, seat)
        if not refs:
            self._tell(say("terminal-card-unknown", word=words))
            return
        ref = refs[0]
        for line in (name(ref), *card_text(ref)):
            self._tell(line)
        view = self._table(seat)
        units = [place["unit"] for place in view["row"] if place and place["unit"]]
        units += [unit for side in view["sides"] for unit in side["reserve"]]
        for unit in units:
            if unit["card"] == ref:
                for line in explained(unit):
                    self._tell(line)

    def _why(self, words: str, seat: int) -> None:
        refs = self._refs(words, seat)
        reasons: list[Any] = []
        for kind in (None, *ASKED) if refs else ():
            reasons = reasons or self.game.why_not(seat, refs[0], kind)
        for reason in reasons:
            self._tell(reason_line(reason, game="card"))
        if not reasons:
            self._tell(say("terminal-card-unknown", word=words))

    # ------------------------------------------------------------------ keeping

    def _save(self) -> None:
        try:
            saves.write(self.file, self.game.to_json())
        except OSError as error:
            self._tell(say("terminal-save-failed", problem=str(error)))

    def _leave(self, code: int) -> int:
        self._save()
        self.console.print(["", *say("terminal-card-left", file=str(self.file)).splitlines()])
        return code

    def _end(self) -> None:
        for event in self.game.events_for(None, self._seen):
            self._tell(event_line(event, game="card"))
        outcome = self.game.outcome
        self._tell(say("terminal-card-outcome", winner=outcome.winner, reason=outcome.reason))
        try:
            record = self.game.record()
            data = {"note": say("terminal-card-note"), "record": record, "outcome": [outcome.winner, outcome.reason]}
            file = saves.home() / "records" / self.file.name
            saves.write(file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
            self.file.unlink(missing_ok=True)
            self._tell(say("terminal-recorded", file=str(file)))
        except (OSError, EdayError) as error:
            self._tell(say("terminal-save-failed", problem=str(error)))
