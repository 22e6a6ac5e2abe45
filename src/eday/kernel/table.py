"""The table: what a game changes while it is played, and the stack of rules in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from eday.kernel.decision import Decision, Option
from eday.kernel.event import Event
from eday.kernel.extensible import mypyc_attr
from eday.kernel.fields import copied, fields, restore, revived, saved, small
from eday.kernel.rng import GOLDEN, MASK

if TYPE_CHECKING:
    from eday.kernel.view_types import OutcomeView

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """A rule in progress, named after a heading of the rulebook.

    The contract, for whoever writes one:

    - `FIELDS` names its fields, `__slots__ = FIELDS` makes them, `__init__` gives every one a value of its type (each
      argument has a default: a copy begins with none). They hold ids, numbers, phases and tuples of these, never
      objects: so a game can be copied and saved in the middle of any decision.
    - `RECORDS` names the NamedTuples that the tuples of a field consist of, if any (see `kernel.fields`).
    - `NAME` stands for it in saves, and no other frame of the game has it. Nothing else registers a frame.
    - The kernel calls `advance` on the frame on top until one returns a decision. `advance` does one piece of work
      (change the table, emit events, push a frame, pop itself) and returns None, or returns the decision to be made;
      a decision with a single option is answered at once. It is called again after every frame above has ended.
    - `answer` carries out the chosen option of the decision it returned last.
    - Whoever ends, ends itself by `t.pop()`. A frame that was asked for something leaves it by `t.pop(result)`, which
      calls `resume` of the frame below before that goes on. Each kind of result is a class of its own, kept
      beside the frame that leaves it.
    - `SETTLED = False` where the game must not be judged before the frame has ended.
    """

    __slots__ = ()
    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    RECORDS: ClassVar[Mapping[str, Any]] = {}
    SETTLED: ClassVar[bool] = True
    """Whether winning and losing may be judged while this frame is on the stack."""

    def advance(self, t: T) -> Decision | None:
        """Go on by one piece: push or pop frames and return None, or return the decision to be made."""
        raise NotImplementedError

    def answer(self, t: T, option: Option) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def resume(self, result: Any) -> None:
        """Take what the frame above left when it ended."""

    def copied(self) -> Frame[T]:
        """A frame of the same class with the same fields; the compiled build writes it out for each class."""
        return copied(self)

    def dump(self) -> list[Any]:
        """Name and fields as plain data."""
        return [self.NAME, *[getattr(self, field) for field in fields(type(self))]]


class Outcome:
    """Who won, and a short code of why."""

    __slots__ = ("reason", "winner")

    def __init__(self, winner: str = "", reason: str = "") -> None:
        self.winner = winner
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner!r}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winner, self.reason) == (other.winner, other.reason)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason))

    def to_dict(self) -> OutcomeView:
        """The outcome as plain data."""
        return {"winner": self.winner, "reason": self.reason}


def frames_of(base: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """Every frame of a game by name: the classes that rest on its own kind of frame."""
    found: dict[str, type[Frame[Any]]] = {}
    waiting = [base]
    for one in waiting:
        waiting += one.__subclasses__()
        if one.NAME and found.setdefault(one.NAME, one) is not one:
            raise TypeError(one.NAME)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's state has: the stack, one random state, the events of the present choice, the outcome.

    A game's own table declares its fields in `FIELDS` and `SHARED` (see `kernel.fields`), and their first values; among
    the shared ones its `box`, of the game's own make: what never changes.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("rng", "revealed", "trail", "alert")
    SHARED: ClassVar[tuple[str, ...]] = ("outcome",)
    RECORDS: ClassVar[Mapping[str, Any]] = {}
    __slots__ = ("alert", "log", "outcome", "revealed", "rng", "stack", "trail")

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.rng = 0
        self.log: list[Event] = []
        self.outcome: Outcome | None = None
        self.revealed = ""
        """Why the present choice cannot be taken back: dice or reveal."""
        self.trail: tuple[int, ...] = ()
        """Seats of the last choices: one choice of any kind, then those that only passed and showed nothing since."""
        self.alert = False
        """Something happened that may decide the game."""

    # ------------------------------------------------------------------ copies and saves

    def copy(self) -> Self:
        """An independent copy; what cannot change is shared."""
        new = self.copied()
        new.stack = [frame.copied() for frame in self.stack]
        return new

    def copied(self) -> Self:
        """A table of the same class with the same fields; the compiled build writes it out for each class."""
        return copied(self)

    def dump(self) -> dict[str, Any]:
        """Everything that changes, as plain data."""
        data = saved(self)
        data["stack"] = [frame.dump() for frame in self.stack]
        data["outcome"] = [self.outcome.winner, self.outcome.reason] if self.outcome else None
        return data

    def restore(self, data: dict[str, Any], frames: dict[str, type[Frame[Any]]]) -> None:
        """Take everything from plain data; any error for what nobody saved like that."""
        restore(self, data)
        self.stack = [_restored(frames[name], values) for name, *values in data["stack"]]
        self.outcome = Outcome(*data["outcome"]) if data["outcome"] else None

    # ------------------------------------------------------------------ playing

    def unseed(self) -> Any:
        """Go on with a box that does not know the seed (for imagined games); that box."""
        raise NotImplementedError

    def settled(self) -> bool:
        """Whether no rule in progress forbids judging the game now."""
        return all(frame.SETTLED for frame in self.stack)

    def judge(self) -> None:
        """The judgement that needs the table alone; a game whose rules decide overrides `Game._judge`."""
        self.alert = False

    def resignable(self) -> bool:
        """Whether there is a game to give up."""
        return self.outcome is None

    def resign(self, seat: int) -> None:
        """The seat gives up the game it plays."""
        raise NotImplementedError

    def push(self, frame: Frame[Any]) -> None:
        """Begin a rule on top of the present one."""
        self.stack.append(frame)

    def pop(self, result: Any = None) -> None:
        """End the rule on top; what it leaves goes to the one below."""
        self.stack.pop()
        if result is not None:
            self.stack[-1].resume(result)

    def emit(self, kind: str, **data: object) -> None:
        """Note what happened."""
        self.log.append(Event(kind, data))

    def emit_secret(self, kind: str, owner: int, secret: dict[str, object], **data: object) -> None:
        """Note what happened; `secret` is for the owner's eyes."""
        self.log.append(Event(kind, data, owner, secret))

    def random(self, n: int) -> int:
        """A hidden number from 0 to n - 1 comes to light."""
        self.rng = z = (self.rng + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        if not self.revealed:
            self.revealed = "reveal"
        return ((z ^ (z >> 31)) * n) >> 64

    def roll(self, dice: int) -> list[int]:
        """Roll six-sided dice, 0 to 5 each."""
        self.revealed = "dice"
        faces: list[int] = []
        while dice > 0:
            self.rng = z = (self.rng + GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            z ^= z >> 31
            # 6**12 is far below 2**64: twelve dice from one number are even to nine digits.
            for _ in range(min(dice, 12)):
                faces.append(z % 6)
                z //= 6
            dice -= 12
        return faces


def _restored(make: type[Frame[Any]], values: list[Any]) -> Frame[Any]:
    """A frame with the fields of its save."""
    frame = make()
    for field, value in zip(fields(make), values, strict=True):
        setattr(frame, field, small(revived(frame, field, value)))
    return frame
