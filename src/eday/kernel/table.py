"""The table: what a game changes while it is played, and the stack of rules in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from eday.kernel.decision import Decision, Option
from eday.kernel.event import Event
from eday.kernel.rng import GOLDEN, MASK

T = TypeVar("T", bound="Table")


class Frame(Generic[T]):
    """A rule in progress. Its fields hold ids and phases only, never other objects."""

    __slots__ = ()
    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    SETTLED: ClassVar[bool] = True
    """Whether winning and losing may be judged while this frame is on the stack."""

    def advance(self, t: T) -> Decision | None:
        """Go on by one piece: push or pop frames and return None, or return the decision to be made."""
        raise NotImplementedError

    def answer(self, t: T, option: Option) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def resume(self, result: int) -> None:
        """Take what the frame above left when it ended."""

    def copy(self) -> Frame[T]:
        """An independent copy."""
        new = type(self)()
        for field in self.FIELDS:
            setattr(new, field, getattr(self, field))
        return new

    def dump(self) -> list[Any]:
        """Name and fields as plain data."""
        return [self.NAME, *[getattr(self, field) for field in self.FIELDS]]


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


class Table:
    """What every game's state has: the stack, one random state, the events of the present choice, the outcome."""

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

    def settled(self) -> bool:
        """Whether no rule in progress forbids judging the game now."""
        return all(frame.SETTLED for frame in self.stack)

    def judge(self) -> None:
        """See whether the game is decided or a new rule comes into force (called when `alert` is set)."""
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

    def pop(self, result: int = -1) -> None:
        """End the rule on top; a result (0 or more) goes to the one below."""
        self.stack.pop()
        if result >= 0:
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


def tupled(value: Any) -> Any:
    """Lists read from JSON as the tuples they were."""
    if isinstance(value, list):
        return tuple(tupled(item) for item in value)
    return value


def alike(known: Any, value: Any) -> Any:
    """The value, if it is of the same make as a known one; ValueError for a state nobody saved like that."""
    same = type(value) is type(known)
    if same and isinstance(known, list):
        same = len(known) == len(value) and all(type(a) is type(b) for a, b in zip(known, value, strict=True))
    if not same:
        raise ValueError(value)
    return value


def small(value: Any) -> Any:
    """The value, if no number in it is larger than anything a table holds; ValueError else."""
    if isinstance(value, int) and not -(1 << 15) < value < 1 << 15:
        raise ValueError(value)
    if isinstance(value, tuple):
        for item in value:
            small(item)
    return value
