"""What happened so far, append-only, so that clones share it instead of copying it."""

from __future__ import annotations

from eday.kernel.event import Event


class History:
    """Events and choices since `parent` (of which only the first so many belong to this line)."""

    __slots__ = ("_choices", "_events", "_known_to", "_parent", "_parent_choices", "_parent_events")

    def __init__(self, parent: History | None = None) -> None:
        self._parent = parent
        self._parent_events = parent.events_count if parent else 0
        self._parent_choices = parent.choices_count if parent else 0
        self._events: list[Event] = []
        self._choices: list[tuple[int, str]] = []
        self._known_to: dict[int, History] | None = None
        """What each seat was told of the events here, as far as somebody has asked."""

    @property
    def events_count(self) -> int:
        """Number of events so far."""
        return self._parent_events + len(self._events)

    @property
    def choices_count(self) -> int:
        """Number of choices so far."""
        return self._parent_choices + len(self._choices)

    def add_choice(self, seat: int, option_id: str) -> None:
        """Note a choice."""
        self._choices.append((seat, option_id))

    def add_events(self, events: list[Event]) -> None:
        """Note events."""
        self._events += events

    def last_chooser(self) -> int | None:
        """The seat that chose last."""
        node: History | None = self
        keep = self.choices_count
        while node is not None:
            if keep > node._parent_choices:
                return node._choices[keep - node._parent_choices - 1][0]
            node = node._parent
        return None

    def choices(self) -> list[tuple[int, str]]:
        """All choices in order."""
        parts: list[list[tuple[int, str]]] = []
        node: History | None = self
        keep = self.choices_count
        while node is not None:
            own = keep - node._parent_choices
            if own > 0:
                parts.append(node._choices[:own])
                keep = node._parent_choices
            node = node._parent
        return [choice for part in reversed(parts) for choice in part]

    def events(self, since: int = 0) -> list[Event]:
        """All events from number `since` on."""
        parts: list[list[Event]] = []
        node: History | None = self
        keep = self.events_count
        while node is not None and keep > since:
            own = keep - node._parent_events
            if own > 0:
                parts.append(node._events[max(0, since - node._parent_events) : own])
                keep = node._parent_events
            node = node._parent
        return [event for part in reversed(parts) for event in part]

    def known_to(self, seat: int) -> History:
        """A new line that goes on from what the seat was told: no other seat's secret, and nobody's choices.

        The telling is kept and only ever added to, so that imagining one game after another copies nothing twice.
        """
        untold: list[History] = []
        node: History | None = self
        while node is not None and (node._known_to is None or seat not in node._known_to):
            untold.append(node)
            node = node._parent
        past = node._tell(seat, None) if node is not None else None
        for node in reversed(untold):
            past = node._tell(seat, past)
        return History(past)

    def _tell(self, seat: int, past: History | None) -> History:
        """What the seat was told of the events here, brought up to date."""
        if self._known_to is None:
            self._known_to = {}
        line = self._known_to.get(seat)
        if line is None:
            line = self._known_to[seat] = History(past)
            line._parent_events = self._parent_events
        line._events += [event.known_to(seat) for event in self._events[len(line._events) :]]
        return line
