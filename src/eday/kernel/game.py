"""A game: the one door through which people, bots, servers and tests play."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, TypeVar, overload

from eday.kernel.decision import Decision
from eday.kernel.errors import EdayError, IllegalChoice, ReplayError, UndoRefused
from eday.kernel.event import Event
from eday.kernel.history import History
from eday.kernel.layout import Layout
from eday.kernel.reason import Reason
from eday.kernel.save import FORMAT, pack
from eday.kernel.table import Frame, Outcome, Table

T = TypeVar("T", bound=Table)
REDRAWS: Final = 100
NO_SEAT: Final = -1
RESIGN: Final = "resign"
"""Stands in a record where a seat gave up."""


class Box(Protocol):
    """What never changes in a game: all that its set-up and its seed decide."""

    seed: int

    def head(self) -> dict[str, Any]:
        """The content and the set-up, as a record tells them."""

    def unseeded(self) -> Self:
        """The same without its seed, for imagined games."""


class Game(Generic[T]):
    """What all games share. A subclass says how it is set up, shown and explained.

    Where somebody outside may hand in anything, a type says `| Any`: compiled code would refuse what is of another type
    before the rule can say what is wrong with it.
    """

    KIND: ClassVar[str] = ""
    RULES: ClassVar[str] = ""
    """The version of its rules."""
    TABLE: ClassVar[Any] = Table
    FRAME: ClassVar[type[Frame[Any]]] = Frame
    """What its frames rest on."""
    __slots__ = ("_box", "_decision", "_eventless", "_history", "_imagined", "_table")

    def __init__(self, box: Any = None) -> None:
        """Without a box: an empty shell for clones and loading (a compiled class needs such a way to be made)."""
        self._decision: Decision | None = None
        self._imagined = False
        """Determinized: no longer what its record says."""
        self._eventless = False
        """Loaded from a save: past events are got back by replay when somebody asks."""
        self._box: Any = box
        if box is not None:
            self._history = History()
            self._table: T = self._laid_out(box)
            self._run()

    # ------------------------------------------------------------------ what a subclass supplies

    @staticmethod
    def _laid_out(box: Any) -> Any:
        """A table as it is before the first choice, with the first frame on it."""
        raise NotImplementedError

    @staticmethod
    def _box_from(data: dict[str, Any], seed: int, any_version: bool) -> Any:
        """The box of the head of a record: SaveError where the content is another, any error for what is no head."""
        raise NotImplementedError

    @staticmethod
    def _judge(table: Any) -> None:
        """See whether the game is decided or a new rule comes into force (called when `alert` is set)."""
        table.judge()

    def _redraw(self, seat: int, rng: random.Random) -> None:
        """Redraw what the seat cannot know."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        """Number of seats."""
        raise NotImplementedError

    @overload
    def view(self, seat: int | None, *, whole: Literal[True] = True) -> Mapping[str, Any]: ...

    @overload
    def view(self, seat: int | None, *, whole: Literal[False]) -> Mapping[str, Any]: ...

    def view(self, seat: int | None, *, whole: bool = True) -> Mapping[str, Any]:
        """What that seat (None = a spectator) may see, as plain data.

        `whole=False` leaves out what can be had apart: the open decision, and the drawing of `layout`.
        """
        raise NotImplementedError

    def layout(self) -> Layout | None:
        """The drawing behind all views for as long as it stays the same; None where there is none."""
        return None

    def laid(self) -> dict[str, Any] | None:
        """How what `layout` draws came to lie there, as plain data; None where nothing is drawn."""
        return None

    def why_not(self, seat: int | Any, ref: str | Any, kind: str | Any | None = None) -> list[Reason]:
        """Why nothing, or nothing of that kind, is on offer for that thing; who has no seat is never asked."""
        return self._reasons(seat if self._seated(seat) else NO_SEAT, str(ref), None if kind is None else str(kind))

    def _reasons(self, seat: int, ref: str, kind: str | None) -> list[Reason]:
        """The reasons for a seat of this table, or for NO_SEAT."""
        raise NotImplementedError

    def _seated(self, seat: int | Any) -> bool:
        return isinstance(seat, int) and 0 <= seat < self.seats

    def doubts(self) -> Mapping[str, Reason]:
        """What to ask before certain options on offer are taken, by their ids: they leave something unused."""
        return {}

    # ------------------------------------------------------------------ playing

    @property
    def decision(self) -> Decision | None:
        """The open decision, None when the game is over."""
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self._table.outcome

    def choose(self, option_id: str | Any) -> list[Event]:
        """Apply an option of the open decision and all forced choices after it; the new events, secrets included.

        >>> import eday
        >>> game = eday.card.new(chapter=1, seed=3)
        >>> [event.kind for event in game.choose("draw")]
        ['cards_drawn', 'turn_started']
        >>> game.choose("fly away")
        Traceback (most recent call last):
        ...
        eday.kernel.errors.IllegalChoice: ...
        """
        decision = self._decision
        if decision is None:
            raise IllegalChoice("illegal-game-over", option=option_id)
        option = decision.find(option_id) if isinstance(option_id, str) else None
        if option is None:
            raise IllegalChoice("illegal-option", option=option_id, seat=decision.seat, kind=decision.kind)
        self._note(decision.seat, option_id, option.passes)
        table = self._table
        table.stack[-1].answer(table, option)
        return self._run()

    def resign(self, seat: int | Any) -> list[Event]:
        """Give up for a seat, whoever is asked now; the new events. In a campaign only the present game is given up."""
        refused = self.resign_refusal(seat)
        if refused is not None:
            raise refused
        self._note(seat, RESIGN, False)
        self._table.resign(seat)
        return self._run()

    def resign_refusal(self, seat: int | Any) -> IllegalChoice | None:
        """Why `resign(seat)` would be refused; None if it would not."""
        if self.outcome is not None:
            return IllegalChoice("illegal-game-over", option=RESIGN)
        if seat not in range(self.seats):
            return IllegalChoice("illegal-seat", seat=str(seat), last=self.seats - 1)
        return None if self._table.resignable() else IllegalChoice("illegal-resign")

    def _note(self, seat: int, option_id: str, passes: bool) -> None:
        """Put a choice into the history before it is carried out."""
        table = self._table
        table.trail = (*table.trail, seat) if passes and not table.revealed else (seat,)
        table.revealed = ""
        self._history.add_choice(seat, option_id)

    def _run(self) -> list[Event]:
        """Let the frames go on to the next real decision."""
        table = self._table
        stack = table.stack
        self._decision = None
        while table.outcome is None:
            frame = stack[-1]
            if table.alert and table.settled():
                self._judge(table)
                continue
            decision = frame.advance(table)
            if decision is None:
                continue
            if len(decision.options) == 1 and not decision.always:
                frame.answer(table, decision.options[0])
                continue
            self._decision = decision
            break
        events = table.log
        table.log = []
        self._history.add_events(events)
        return events

    def decision_for(self, seat: int | None) -> Decision | None:
        """The decision if it is this seat's, else only who is asked for what kind."""
        decision = self._decision
        if decision is None or decision.seat == seat:
            return decision
        return Decision(decision.seat, decision.kind)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Events from number `since` on as this seat may know them."""
        self._recall()
        return [event.for_seat(seat) for event in self._history.events(since)]

    def _recall(self) -> None:
        if self._eventless and not self._imagined:
            self._history = self._replayed(self._history.choices())._history
            self._eventless = False

    # ------------------------------------------------------------------ copies

    def clone(self) -> Self:
        """An independent copy; the past is shared, not copied.

        >>> import eday
        >>> game = eday.card.new(chapter=1, seed=3)
        >>> twin = game.clone()
        >>> _ = twin.choose("draw")
        >>> len(game.record()["choices"]), len(twin.record()["choices"])
        (0, 1)
        """
        new = type(self)()
        new._box = self._box
        new._table = self._table.copy()
        new._decision = self._decision
        new._history = History(self._history)
        new._imagined = self._imagined
        new._eventless = self._eventless
        return new

    def determinize(self, seat: int | Any, rng: random.Random, *, past: bool = True) -> Self:
        """A clone in which all that the seat cannot know is redrawn, and whose own randomness is new.

        Without its past it tells no events of before: quicker, above all in a game that was just loaded.
        """
        if not self._seated(seat):
            raise EdayError("illegal-seat", seat=str(seat), last=self.seats - 1)
        if past:
            self._recall()
        asked = self._decision
        for _ in range(REDRAWS):
            new = self.clone()
            new._imagined = True
            new._history = self._history.known_to(seat) if past else History()
            new._box = new._table.unseed()
            new._redraw(seat, rng)
            new._table.rng = rng.getrandbits(64)
            new._run()
            found = new._decision
            # The seat knows who is asked for what: a redraw in which nobody would be asked that is no candidate.
            if asked is None or (found is not None and (found.seat, found.kind) == (asked.seat, asked.kind)):
                break
        return new

    # ------------------------------------------------------------------ records

    def to_json(self) -> str:
        """The whole state, secrets included."""
        data = self._head()
        data["choices"] = [] if self._imagined else self._history.choices()
        data["imagined"] = self._imagined
        data["format"] = FORMAT
        data["state"] = self._table.dump()
        return pack(data)

    def _head(self) -> dict[str, Any]:
        """Game, rules version, content, set-up and seed."""
        return {"game": self.KIND, "rules": self.RULES, **self._box.head(), "seed": self._box.seed}

    def record(self) -> dict[str, Any]:
        """How the game came about: enough to replay it. Holds secrets."""
        if self._imagined:
            raise EdayError("imagined-no-record")
        data = self._head()
        data["choices"] = [[seat, option_id] for seat, option_id in self._history.choices()]
        return data

    def undo(self, seat: int | None = None) -> int:
        """Take back the last choice of `seat` (else of the seat asked now), and what was passed or forced since.

        Returns how many choices of the record are gone.
        """
        back = self.undo_reach(seat)
        before = self._replayed(self._history.choices()[:-back])
        self._table = before._table
        self._decision = before._decision
        self._history = before._history
        self._eventless = False
        return back

    def undo_reach(self, seat: int | None = None) -> int:
        """How many choices of the record `undo(seat)` would take back; UndoRefused if it would be refused."""
        refused = self.undo_refusal(seat)
        if refused is not None:
            raise refused
        return self._table.trail[::-1].index(self._asker(seat)) + 1

    def undo_refusal(self, seat: int | None = None) -> UndoRefused | None:
        """Why `undo(seat)` would be refused; None if it would not."""
        last = self._history.last_chooser()
        if last is None or self._imagined:
            return UndoRefused("undo-nothing", reason="nothing")
        if self._table.revealed:
            return UndoRefused(f"undo-{self._table.revealed}", reason=self._table.revealed)
        if self._asker(seat) not in self._table.trail:
            return UndoRefused("undo-other-seat", reason="other_seat", seat=last)
        return None

    def _asker(self, seat: int | None) -> int:
        """Who wants to take back."""
        if seat is not None:
            return seat
        return self._decision.seat if self._decision else self._table.trail[-1]

    def _replayed(self, choices: list[tuple[int, str]]) -> Game[T]:
        game = type(self)(self._box)
        apply_choices(game, choices)
        return game


def apply_choices(game: Game[Any], choices: list[tuple[int, str]]) -> None:
    """Play recorded choices; ReplayError names the first that does not fit."""
    for number, (seat, option_id) in enumerate(choices):
        apply_choice(game, number, seat, option_id)


def apply_choice(game: Game[Any], number: int, seat: int, option_id: str) -> list[Event]:
    """Play one recorded choice, its number given for the ReplayError if it does not fit; the new events."""
    decision = game.decision
    if decision is None:
        raise ReplayError("replay-too-long", number=number)
    try:
        if option_id == RESIGN:
            return game.resign(seat)
        if decision.seat == seat:
            return game.choose(option_id)
    except IllegalChoice as error:
        raise ReplayError("replay-mismatch", number=number, seat=seat, option=option_id) from error
    raise ReplayError("replay-mismatch", number=number, seat=seat, option=option_id)
