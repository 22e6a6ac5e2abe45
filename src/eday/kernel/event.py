"""An Event says what happened: ids and numbers, no prose."""

from __future__ import annotations

from collections.abc import Mapping


class Event:
    """Something that happened. `secret` holds what only `owner` may know."""

    __slots__ = ("data", "kind", "owner", "secret")

    def __init__(
        self,
        kind: str = "",
        data: Mapping[str, object] | None = None,
        owner: int = -1,
        secret: Mapping[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.data: Mapping[str, object] = data if data is not None else {}
        self.owner = owner
        self.secret = secret

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {dict(self.data)!r})"

    def full(self) -> Event:
        """The event with its secret part, for trusted callers."""
        if self.secret is None:
            return self
        return Event(self.kind, {**self.data, **self.secret})

    def for_seat(self, seat: int | None) -> Event:
        """The event as that seat may know it."""
        if self.secret is None:
            return self
        return self.full() if seat == self.owner else Event(self.kind, self.data)

    def known_to(self, seat: int) -> Event:
        """The event without a secret that is not this seat's."""
        return self if self.secret is None or self.owner == seat else Event(self.kind, self.data)

    def to_dict(self) -> dict[str, object]:
        """Kind and data as plain data."""
        return {"kind": self.kind, "data": dict(self.data)}
