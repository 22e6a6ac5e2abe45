"""Who is at a table, through this worker and through others, and what each of them is told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eday.server.store.looks import Look
from eday.server.store.stored import Line
from eday.server.wire import outgoing
from eday.server.wire.connection import IDLE, SEAT_CHANGED, Connection
from eday.server.wire.problems import Refused

if TYPE_CHECKING:
    from eday.server.tables.room import Room

_Alike = tuple[tuple[int, ...], str]
"""Seats and language: connections of the same ones are told the same."""
EXPIRY = 45.0
"""Seconds after which a worker that says nothing more is taken to be gone, with its guests."""
SLICE, AT_ONCE = 50, 300
"""Events put into words at a stretch, so that a long log holds up nobody else; so many are told without a pause."""


class Guests:
    """The connections of a room. Whoever tells them about the game holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.here: set[Connection] = set()
        self._shown: frozenset[int] = frozenset()
        """Seats whose hands are shown to team-mates, as said through this worker."""
        self._elsewhere: dict[str, tuple[frozenset[int], frozenset[int], float]] = {}
        """By worker: seats connected there, hands shown there, and until when that counts."""
        self._looks: dict[tuple[int, ...], tuple[int, str, outgoing.Shown]] = {}
        """What was last shown to each set of seats: after how many choices, in which language; until it is stored."""

    # ------------------------------------------------------------------ who is there

    @property
    def shown(self) -> frozenset[int]:
        """Seats whose hands are shown to team-mates."""
        people = {seat.seat for seat in self._room.seats if seat.kind in ("human", "hotseat")}
        shown = self._shown.union(*(shown for _, shown, _ in self._elsewhere.values()))
        return frozenset(shown & people)

    def seats_here(self) -> frozenset[int]:
        """Seats connected through this worker."""
        return frozenset(seat for connection in self.here for seat in connection.seats)

    def present(self) -> dict[str, list[int]]:
        """What other workers are told."""
        return {"here": sorted(self.seats_here()), "shown": sorted(self._shown)}

    def hear(self, worker: str, here: list[int], shown: list[int]) -> None:
        """Another worker tells who is there."""
        before, seen = self._present(), self.shown
        self._elsewhere[worker] = (frozenset(here), frozenset(shown), time.monotonic() + EXPIRY)
        self._changed(before, seen)

    def expire(self, now: float) -> None:
        """Forget workers that have not been heard of for long."""
        gone = [worker for worker, (_, _, until) in self._elsewhere.items() if until < now]
        if gone:
            before, seen = self._present(), self.shown
            for worker in gone:
                del self._elsewhere[worker]
            self._changed(before, seen)

    def show_hand(self, seat: int, on: bool) -> None:
        """Show a hand to team-mates, or stop it."""
        self._shown = self._shown | {seat} if on else self._shown - {seat}
        for worker, (here, shown, until) in self._elsewhere.items():
            self._elsewhere[worker] = (here, shown - {seat}, until)
        self.show_all()

    def _present(self) -> frozenset[int]:
        return self.seats_here().union(*(here for here, _, _ in self._elsewhere.values()))

    def _changed(self, before: frozenset[int], seen: frozenset[int]) -> None:
        if self._present() != before:
            self.tell_presence()
        if self.shown != seen:
            self.show_all()

    def check_links(self) -> None:
        """Close connections whose seats are no longer what their link opens."""
        for connection in list(self.here):
            if self.held(connection) != connection.seats:
                connection.close(SEAT_CHANGED)
                self.here.discard(connection)

    def close_idle(self, since: float) -> None:
        """Close connections on which nothing was said since that moment."""
        for connection in self.here:
            if connection.last_active < since:
                connection.close(IDLE)

    def held(self, connection: Connection) -> tuple[int, ...]:
        """The seats the link of a connection opens."""
        seats = self._room.seats
        if connection.role == "host":
            return tuple(seat.seat for seat in seats if seat.kind == "hotseat")
        if connection.role == "seat":
            return tuple(seat.seat for seat in seats if seat.token_hash == connection.token_hash)
        return ()

    def close(self, code: int, why: Refused | None = None) -> None:
        """Send everybody away."""
        for connection in list(self.here):
            if why is not None:
                connection.push(outgoing.error_message(why, connection.voice))
            connection.close(code)

    # ------------------------------------------------------------------ telling

    def tell(self, message: outgoing.Outgoing, only: Callable[[Connection], bool] | None = None) -> None:
        """One message for everybody."""
        text = outgoing.encoded(message)
        for connection in self.here:
            if only is None or only(connection):
                connection.push(text)

    def tell_presence(self) -> None:
        """Who is connected, for everybody."""
        present = self._present()
        seats = [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot if seat.kind == "bot" else None,
                "connected": seat.kind == "bot" or seat.seat in present,
                "claimed": seat.token_hash is not None,
            }
            for seat in self._room.seats
        ]
        self.tell({"type": "presence", "seats": seats})

    def show_all(self) -> None:
        """Events and state for everybody; alike connections share their messages."""
        tables: dict[_Alike, tuple[outgoing.Shown, list[str]]] = {}
        news: dict[tuple[_Alike, int], list[str]] = {}
        for connection in self.here:
            alike = (connection.seats, connection.language)
            key = (alike, connection.heard)
            if alike not in tables:
                tables[alike] = self._table(*alike)
            if key not in news:
                news[key] = self._news(*alike, connection.heard)
            self._push(connection, news[key], *tables[alike])

    def show(self, connection: Connection) -> None:
        """The table as it stands, for one connection."""
        news = self._news(connection.seats, connection.language, connection.heard)
        self._push(connection, news, *self._table(connection.seats, connection.language))

    async def welcome(self, connection: Connection) -> None:
        """Everything since what a connection heard last, a slice at a time, and the table."""
        room, first = self._room, connection.heard
        words = room.words(connection.language)
        heard = room.live.game.events_for(outgoing.listener(connection.seats), first)
        sent: list[dict[str, object]] = []
        for start in range(0, len(heard), SLICE):
            async with room.bench.telling.piece() if start >= AT_ONCE else contextlib.nullcontext():
                sent += words.events(heard[start : start + SLICE], first + start)
            await asyncio.sleep(0)
        log = outgoing.encoded({"type": "events", "first": first, "events": sent})
        self._push(connection, [log], *self._table(connection.seats, connection.language))

    def hear_again(self, number: int) -> None:
        """Events from that number on are no longer what was told."""
        for connection in self.here:
            connection.heard = min(connection.heard, number)

    def _push(self, connection: Connection, news: list[str], table: outgoing.Shown, state: list[str]) -> None:
        """What a connection does not know yet, what has happened, the table."""
        new = table.refs - connection.named
        layout = table.layout if table.layout and table.layout.key != connection.layout else None
        if new or layout:
            known = outgoing.known_message(self._room.words(connection.language), layout, new)
            connection.layout = table.layout.key if table.layout else None
            connection.named |= known["names"].keys()
            connection.push(known)
        for text in (*news, *state):
            connection.push(text)
        connection.heard = self._room.live.marks[-1]

    def _news(self, seats: tuple[int, ...], language: str, first: int) -> list[str]:
        """Events from that number on."""
        room = self._room
        events = outgoing.events(room.live, room.words(language), seats, first)
        if not events and room.live.marks[-1] > first:
            return []
        return [outgoing.encoded({"type": "events", "first": first, "events": events})]

    def _table(self, seats: tuple[int, ...], language: str) -> tuple[outgoing.Shown, list[str]]:
        """The table as some seats see it: the state, and at the end the figures of the game."""
        room, table = self._room, self._shown_to(seats, language)
        sent = [table.state]
        self._looks[seats] = (len(room.live.choices), language, table)
        outcome = room.live.game.outcome
        if outcome is not None:
            stats = room.live.kind.statistics(room.live.game, room.stored.head)
            sent.append(outgoing.encoded({"type": "over", "outcome": outcome.to_dict(), "stats": stats}))
        return table, sent

    def _shown_to(self, seats: tuple[int, ...], language: str) -> outgoing.Shown:
        room = self._room
        words = room.words(language)
        state = outgoing.state_message(room.live, words, room.stored, seats, self.shown, room.consent.shown())
        return outgoing.shown_table(room.live, words, state)

    def take_looks(self) -> dict[tuple[int, ...], Look]:
        """What the seats and spectators were shown last, as far as nobody has taken it to store it."""
        looks, self._looks = self._looks, {}
        count = len(self._room.live.choices)
        if looks and (() not in looks or looks[()][0] < count):
            usual = self._room.settings.language
            looks[()] = (count, usual, self._shown_to((), usual))
        words = self._room.words
        return {
            seats: Look(at, outgoing.encoded(outgoing.whole(words(language), table)))
            for seats, (at, language, table) in looks.items()
        }


def chat_message(line: Line) -> dict[str, Any]:
    """A line of talk as it is sent."""
    return {"type": "chat", "from": line.name, "seat": line.seat, "text": line.text}
