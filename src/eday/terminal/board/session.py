"""One game being played at this terminal: whose eyes are on the screen, what they have seen, where it is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

import eday
from eday.board import BoardGame, BoardView
from eday.kernel import Decision, Event, GuideStep
from eday.terminal.board.names import Glossary
from eday.terminal.board.options import OptionList
from eday.terminal.board.panels import cog_refs, own_cog
from eday.terminal.board.screen import Screen
from eday.terminal.board.team import Team
from eday.terminal.console import Console, Line
from eday.terminal.lessons import guide_lines
from eday.terminal.saves import Autosave
from eday.text import BoardVoice


class Session:
    """The game, the terminal and the save that belong together."""

    def __init__(
        self, game: BoardGame, console: Console, autosave: Autosave, voice: BoardVoice, team: Team | None = None
    ) -> None:
        self.game = game
        self.voice = voice.seated(cog_refs(game.view(None)))
        self.console = console
        self.autosave = autosave
        self.team = team or Team()
        self.notices: list[str] = []
        """What the next screen has to say besides the log."""
        self.saved = False
        """Whether the save is of the game as it stands."""
        self.page = 0
        self.pages = 1
        self._seen: dict[int, int] = {}
        """Number of the first event each seat has not been shown before its last choice."""
        self._at_keyboard: int | None = None
        self._listing: OptionList | None = None

    # ------------------------------------------------------------------ what there is

    @property
    def decision(self) -> Decision:
        """The open decision."""
        decision = self.game.decision
        assert decision is not None
        return decision

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.decision.seat

    @property
    def options(self) -> OptionList:
        """The options of the open decision, numbered."""
        if self._listing is None:
            lesson = self.lesson
            self._listing = OptionList(self.voice, self.game, self.decision, lesson.options if lesson else ())
        return self._listing

    @property
    def lesson(self) -> GuideStep | None:
        """What the guide of the first mission says to the deciding seat."""
        return eday.board.guide_step(self.game, self.seat)

    def view(self) -> BoardView:
        """What the deciding seat may see."""
        return self.game.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """What the deciding seat knows has happened."""
        return self.game.events_for(self.seat, since)

    def glossary(self) -> Glossary:
        """The names the deciding seat may use."""
        return Glossary(self.voice, self.view(), self.events())

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.voice.seat_name(seat)

    # ------------------------------------------------------------------ showing

    def tell(self, lines: Sequence[Line]) -> None:
        """Print lines below the screen."""
        self.console.page(lines)

    def show(self) -> None:
        """Print the screen of the open decision."""
        console, view = self.console, self.view()
        events = self.events(self._seen.get(self.seat, 0))
        lesson = self._lesson_lines(console.width)
        screen = Screen(
            self.voice, view, self.decision, self.options, events, self.notices, self._in_sight(view), lesson
        )
        lines, self.pages = screen.lines(console.width, console.height, console.unicode, self.page)
        console.clear()
        console.print(lines)
        self.notices = []

    def _lesson_lines(self, width: int) -> list[Text]:
        """The lesson, and what to type for it."""
        lesson = self.lesson
        if lesson is None:
            return []
        listed = {option.id: number for number, option in enumerate(self.options.options, start=1)}
        ending = [
            self.voice.say(
                "terminal-lesson-type",
                number=listed[option_id],
                option=self.voice.option_label(self.decision.find(option_id)),
            )
            for option_id in lesson.options[:1]
        ]
        return guide_lines(self.voice, lesson, width, self.voice.chained(ending, "sentence"))

    def _in_sight(self, view: Mapping[str, Any]) -> list[str]:
        """Figures the deciding COG sees."""
        own, ask = own_cog(view), getattr(self.game, "sight", None)
        seen: list[str] = ask(own["ref"]) if own and ask else []
        return [ref for ref in seen if not ref.startswith("area:")]

    def hand_over(self) -> bool:
        """Hide one hand before another is shown; False if nobody takes the keyboard."""
        seat, before = self.seat, self._at_keyboard
        self._at_keyboard = seat
        if self.team.people(self.game) == 1 or seat == before or not self._has_secrets():
            return True
        console = self.console
        console.clear(always=True)
        notices, self.notices = self.notices, []
        pass_on = [self.voice.say("terminal-pass-line"), self.voice.say("terminal-pass", player=self.player(seat))]
        console.print(["", *notices, *pass_on, ""])
        return (
            not console.interactive
            or console.ask(self.voice.say("terminal-pass-ready", player=self.player(seat))) is not None
        )

    def _has_secrets(self) -> bool:
        view = self.view()
        return "cogs" not in view or bool(view["cogs"][self.seat]["hand"])

    # ------------------------------------------------------------------ changing

    def choose(self, words: Sequence[str]) -> bool:
        """Choose options by number or id, one after the other; False (and nothing changed) if the first is none."""
        seat = self.seat
        before = len(self.events())
        for number, word in enumerate(words):
            option = self.options.find(word)
            if option is None:
                if number == 0:
                    return False
                self.notices.append(self.voice.say("terminal-rest-invalid", rest=" ".join(words[number:])))
                break
            # Nothing is thrown away or left unused by a mere number; whoever types an option's id means it.
            question = self.options.question(option) if word != option.id else None
            if question is not None and not self.console.agreed(question):
                self.notices.append(self.voice.say("terminal-aside-kept"))
                break
            self.game.choose(option.id)
            self._seen[seat] = before
            self.changed()
            if number < len(words) - 1 and (self.game.decision is None or self.seat != seat):
                self.notices.append(self.voice.say("terminal-rest-other", rest=" ".join(words[number + 1 :])))
                break
        return True

    def walk(self, way: Sequence[str]) -> None:
        """Choose the options of a way one after the other, as long as nobody else is asked."""
        seat = self.seat
        before = len(self.events())
        for number, option_id in enumerate(way):
            if number and (self.game.decision is None or self.seat != seat or self.decision.find(option_id) is None):
                self.notices.append(self.voice.say("terminal-walk-halted"))
                break
            self.game.choose(option_id)
            self._seen[seat] = before
            self.changed()

    def undo(self) -> None:
        """Take the last choice back; UndoRefused if that cannot be."""
        self.game.undo(self.seat)
        count = len(self.game.events_for(None))
        self._seen = {seat: min(seen, count) for seat, seen in self._seen.items()}
        self.changed()
        self.notices.append(self.voice.say("terminal-undone"))

    def resign(self) -> None:
        """Give the mission up: all people are at this terminal."""
        self.game.resign(self.seat)
        self.changed()

    def changed(self) -> None:
        """Save, and number the options again."""
        self._listing = None
        self.page = 0
        self.save()

    def save(self) -> None:
        """Keep the game as it stands; a failure is told and play goes on."""
        try:
            self.autosave.keep(self.game)
            self.saved = True
        except OSError as error:
            self.saved = False
            self.notices.append(self.voice.say("terminal-save-failed", problem=error))
