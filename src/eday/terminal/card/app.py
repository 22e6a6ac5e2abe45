"""`eday play --terminal card`: the card game at one terminal, against the house or with somebody beside you."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from rich.text import Text

import eday
from eday.card import Campaign, CardGame
from eday.kernel import Decision, EdayError, SaveError, UndoRefused
from eday.players import PLAYERS, SeatGame, bot_for, handicap, think
from eday.terminal import saves, swing
from eday.terminal.advice import WORDS, advise
from eday.terminal.card.options import CardOptions
from eday.terminal.card.previews import preview_block
from eday.terminal.card.table_lines import explained, log_lines, table_lines
from eday.terminal.console import Console
from eday.terminal.layout import wrapped
from eday.terminal.lessons import guide_lines
from eday.text import CardVoice, Voice, card_voice
from eday.text.phrases import folded

MISTAKE, INTERRUPTED = 2, 130
SIDES = ("cog", "locust")
ASKED = ("deploy", "attack", "direct", "move", "tactic")
"""What somebody who asks why not usually means."""
RECENT = 8
"""Events shown when a game is taken up again."""
ENDINGS = ("game_ended", "campaign_ended")
"""Events the last line of a game speaks about anyway."""


def play_cards(args: Namespace, voice: Voice, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Play in this terminal; the exit code."""
    console = Console(source or sys.stdin, out or sys.stdout, voice, plain=args.plain)
    found = _begun(args) if args.resume is None else _resumed(args.resume, voice)
    if found is None:
        return MISTAKE
    game, file = found
    cards = card_voice(voice.language, game.record()["content"]["patch"])
    table = CardSession(game, console, file, cards, _bot_seat(args), args.bot)
    return table.run()


def _resumed(name: str, voice: Voice) -> tuple[Any, Path] | None:
    file = saves.chosen(name)
    if file is None:
        print(voice.say("terminal-no-saves", folder=str(saves.home() / "saves")), file=sys.stderr)
        return None
    try:
        return saves.load(file), file
    except (SaveError, OSError) as error:
        problem = voice.problem(error) if isinstance(error, SaveError) else voice.cause(error)
        print(voice.say("terminal-bad-save", file=str(file), problem=problem), file=sys.stderr)
        return None


def _begun(args: Namespace) -> tuple[Any, Path]:
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

    def __init__(
        self, game: CardGame | Campaign, console: Console, file: Path, voice: CardVoice, bot_seat: int, bot: str
    ) -> None:
        self.game = game
        self.voice = voice
        self.console = console
        self.file = file
        self._bot_seat = bot_seat
        self._bot = bot_for(game.KIND, bot)
        self._thoughts = 0
        self._seen = max(0, len(game.events_for(None)) - RECENT)
        self._shown = False
        self._at_keyboard: int | None = None

    def run(self) -> int:
        """Ask for decision after decision; the exit code."""
        trouble = handicap(self.game.KIND, self._bot) if self._bot_seat >= 0 else None
        if trouble is not None:
            self._tell(self.voice.problem(trouble))
        try:
            while self.game.decision is not None:
                if self.game.decision.seat == self._bot_seat:
                    self.game.choose(eday.card.scripted_reply(self.game) or self._bot_choice())
                elif not self._skipped() and not self._ask():
                    return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._end()
        return 0

    def _bot_choice(self) -> str:
        self._thoughts += 1
        return think(SeatGame(self.game, self._bot_seat), self._bot, PLAYERS[self._bot].seconds, self._thoughts)

    def _skipped(self) -> bool:
        """Around one screen a window with nothing but `pass` may be passed over, unless there is a lesson in it."""
        decision = self.decision
        if len(decision.options) > 1 or self._lesson(decision.seat) is not None:
            return False
        self.game.choose(decision.options[0].id)
        return True

    def _ask(self) -> bool:
        """Show the table and take what is typed; False to leave."""
        seat = self.decision.seat
        self._pass_the_keyboard(seat)
        self._save()
        self._show(seat)
        while True:
            options = self._options()
            line = self.console.ask(self.voice.say("terminal-prompt", most=len(options.options)))
            if line is None or line.lower() in ("q", "quit"):
                return False
            option = options.find(line) if line else None
            question = options.question(option) if option is not None and line != option.id else None
            if question is not None and not self.console.agreed(question):
                self._tell(self.voice.say("terminal-aside-kept"))
            elif option is not None:
                self._seen = len(self.game.events_for(seat))
                self.game.choose(option.id)
                return True
            elif self._obey(line, seat, options):
                return True

    def _pass_the_keyboard(self, seat: int) -> None:
        before, self._at_keyboard = self._at_keyboard, seat
        if self._bot_seat < 0 and before not in (None, seat) and self.console.interactive:
            self.console.clear(always=True)
            self.console.ask(
                self.voice.say("terminal-pass-ready", player=self.voice.say("terminal-card-player", side=SIDES[seat]))
            )

    @property
    def decision(self) -> Decision:
        """The open decision."""
        decision = self.game.decision
        assert decision is not None
        return decision

    def _table(self, seat: int | None) -> Mapping[str, Any]:
        """The table of the game being played; between the games of a campaign, the campaign."""
        view = self.game.view(seat)
        return view["table"] or view if view["game"] == "campaign" else view

    def _lesson(self, seat: int) -> Any:
        """What the tutorial's guide says to a seat."""
        return eday.card.guide_step(self.game, seat)

    def _options(self) -> CardOptions:
        decision = self.decision
        lesson = self._lesson(decision.seat)
        return CardOptions(
            self._voice_at(self._table(decision.seat)), self.game, decision, lesson.options if lesson else ()
        )

    def _voice_at(self, table: Mapping[str, Any]) -> CardVoice:
        """Units are called by where they stand."""
        return self.voice.at(table) if table["game"] == "card" else self.voice

    def _show(self, seat: int) -> None:
        """The table, what has happened since, the lesson, the question; old news give way on a small screen."""
        width = self.console.width
        view = self._table(seat)
        table = table_lines(self.voice, view, width) if view["game"] == "card" else []
        log = log_lines(self.voice, self.game.events_for(seat, self._seen), width)
        lesson = self._lesson(seat)
        below = [*guide_lines(self.voice, lesson, width)] if lesson else []
        if not self._shown:
            log += self._greeting(view, width)
        self._shown = True
        prompt = self._voice_at(view).decision_prompt(self.game.decision)
        below += [Text(line, "bold") for line in wrapped(prompt, width)]
        below += [line for group in self._options().rows(width) for line in group]
        room = (self.console.height or 1000) - len(table) - len(below) - 1
        self.console.clear()
        self.console.print([*table, *(log[-room:] if room > 0 else log[-1:]), *below])

    def _greeting(self, view: Mapping[str, Any], width: int) -> list[str]:
        """Once: what the chapter is about, and how to read the cards."""
        about = self.voice.chapter_about(view["scenario"]) if view.get("scenario") else ""
        return [
            piece for line in (about, self.voice.say("terminal-card-legend")) if line for piece in wrapped(line, width)
        ]

    def _obey(self, line: str, seat: int, options: CardOptions) -> bool:
        """A command; True when the table is to be shown again."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("u", "undo"):
            try:
                self.game.undo(seat)
                return True
            except UndoRefused as error:
                self._tell(self.voice.problem(error))
        elif word == "resign":
            return self._resign(seat)
        elif word in ("l", "log"):
            self.console.print(log_lines(self.voice, self.game.events_for(seat), self.console.width))
        elif word in ("i", "info") and rest:
            self._info(rest, seat)
        elif word in ("p", "preview") and rest:
            self._preview(rest, options)
        elif word in WORDS:
            advise(self.console, self.voice, self.game, options)
        elif word in ("a", "about"):
            self._about(seat)
        elif word == "why" and rest:
            self._why(rest, seat)
        else:
            self._tell(self.voice.say("terminal-card-help"))
        return False

    def _resign(self, seat: int) -> bool:
        """Give the game up, if that is really meant; True when it is over."""
        refused = self.game.resign_refusal(seat)
        if refused is not None:
            self._tell(self.voice.problem(refused))
        elif self.console.agreed(self.voice.say("terminal-card-resign-sure", side=SIDES[seat])):
            self._seen = len(self.game.events_for(seat))
            self.game.resign(seat)
            return True
        else:
            self._tell(self.voice.say("terminal-resign-not"))
        return False

    def _tell(self, text: str) -> None:
        self.console.print(wrapped(text, self.console.width))

    def _preview(self, word: str, options: CardOptions) -> None:
        option = options.find(word)
        foreseen = options.preview(option) if option is not None else None
        if foreseen is None:
            self._tell(self.voice.say("terminal-card-no-preview", word=word))
        else:
            self.console.print(preview_block(self.voice, foreseen, self.console.width))

    def _about(self, seat: int) -> None:
        chapter = self._table(seat)["chapter"]
        for line in (
            self.voice.card_text(f"chapter:{chapter}") if chapter else [self.voice.say("terminal-card-tutorial")]
        ):
            self._tell(line)

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
        return [ref for ref in dict.fromkeys(found) if folded(self.voice.name(ref)).startswith(folded(words))]

    def _info(self, words: str, seat: int) -> None:
        refs = self._refs(words, seat)
        if not refs:
            self._tell(self.voice.say("terminal-card-unknown", word=words))
            return
        ref = refs[0]
        for line in (self.voice.name(ref), *self.voice.card_text(ref)):
            self._tell(line)
        view = self._table(seat)
        units = [place["unit"] for place in view["row"] if place and place["unit"]]
        units += [unit for side in view["sides"] for unit in side["reserve"]]
        for unit in units:
            if unit["card"] == ref:
                for line in explained(self.voice, unit):
                    self._tell(line)

    def _why(self, words: str, seat: int) -> None:
        refs = self._refs(words, seat)
        reasons: list[Any] = []
        for kind in (None, *ASKED) if refs else ():
            reasons = reasons or self.game.why_not(seat, refs[0], kind)
        for reason in reasons:
            self._tell(self.voice.reason_line(reason))
        if not reasons:
            self._tell(self.voice.say("terminal-card-unknown", word=words))

    # ------------------------------------------------------------------ keeping

    def _save(self) -> None:
        try:
            saves.write(self.file, self.game.to_json())
        except OSError as error:
            self._tell(self.voice.say("terminal-save-failed", problem=error))

    def _leave(self, code: int) -> int:
        self._save()
        self.console.print(["", *self.voice.say("terminal-card-left", file=str(self.file)).splitlines()])
        return code

    def _end(self) -> None:
        seat = 1 - self._bot_seat if self._bot_seat >= 0 else None
        events = [event for event in self.game.events_for(seat, self._seen) if event.kind not in ENDINGS]
        self.console.print(log_lines(self.voice, events, self.console.width))
        outcome = self.game.outcome
        assert outcome is not None
        reader = "none" if seat is None else "won" if SIDES[seat] == outcome.winner else "lost"
        self._tell(self.voice.say("terminal-card-outcome", winner=outcome.winner, reason=outcome.reason, reader=reader))
        lesson = self._lesson(0) if self._bot_seat != 0 else None
        if lesson is not None:
            self.console.print(guide_lines(self.voice, lesson, self.console.width))
        try:
            record = self.game.record()
            data = {
                "note": self.voice.say("terminal-card-note"),
                "record": record,
                "outcome": [outcome.winner, outcome.reason],
            }
            file = saves.home() / "records" / self.file.name
            saves.write(file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
            self.file.unlink(missing_ok=True)
            self._tell(self.voice.say("terminal-recorded", file=str(file)))
        except (OSError, EdayError) as error:
            self._tell(self.voice.say("terminal-save-failed", problem=error))
        swing.offer(self.console, self.voice, self.game)
