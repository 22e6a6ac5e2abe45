"""One game being played: its lock, its connections, and the way of a choice from a seat to the database and back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NoReturn

from eday.kernel import IllegalChoice
from eday.server import frames
from eday.server.autoplay import AutoPlay
from eday.server.connection import SEAT_CHANGED, Connection
from eday.server.consent import RESIGN, UNDO, Consent, Proposal
from eday.server.logs import note
from eday.server.metrics import Metrics
from eday.server.problems import Refused
from eday.server.settings import Settings
from eday.server.store import Choice, Conflict, Line, Seat, Store, Stored, kept
from eday.server.table import LiveGame


class Room:
    """A live game. Whatever reads or changes it holds `lock`."""

    def __init__(self, store: Store, stored: Stored, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.stored = stored
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.live = LiveGame(stored.head, stored.choices)
        self.words = self.live.kind.words(stored.head, [seat.cog for seat in stored.seats])
        self.connections: set[Connection] = set()
        self.shown: frozenset[int] = frozenset()
        self.last_line = 0
        self.left_at = time.monotonic()
        self.consent = Consent(self)
        self.auto = AutoPlay(self)

    @property
    def id(self) -> str:
        """Id of the game."""
        return self.stored.id

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.stored.seats

    # ------------------------------------------------------------------ coming and going

    async def join(self, connection: Connection, since: int, id: int | None) -> None:
        """Welcome a connection: who it is, what it missed, the table."""
        async with self.lock:
            if self._held(connection) != connection.seats:
                await self._read_again()
            await self.pass_on_talk()
            self.connections.add(connection)
            self._check_links()
            connection.push(self._welcome(connection, id))
            for line in await self.store.talk(self.id):
                if line.id <= self.last_line:
                    connection.push(chat_frame(line))
            connection.heard = min(since, self.live.marks[-1])
            self._show(connection, always_events=True)
            self._tell_presence()
        self.auto.wake()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.left_at = time.monotonic()
        self._tell_presence()

    def _welcome(self, connection: Connection, id: int | None) -> frames.Frame:
        return {
            "type": "welcome",
            "id": id,
            "game": self.id,
            "kind": self.live.kind.id,
            "role": connection.role,
            "seats": list(connection.seats),
            "names": [seat.name for seat in self.seats],
            "plays": self.words.plays,
            "version": self.stored.revision,
            "spectator": not connection.seats,
            "settings": self.settings_of(connection),
        }

    def settings_of(self, connection: Connection) -> dict[str, str]:
        """What the player of a connection has set."""
        return {"guard": self.seats[connection.seats[0]].guard if connection.seats else "matters"}

    # ------------------------------------------------------------------ playing

    async def choose(self, connection: Connection, version: int, option: str, seat: int | None) -> None:
        """Apply a choice of a connection; what it gets is the state, new or (if it was late) as it is."""
        started = time.monotonic()
        async with self.lock:
            if seat is not None and seat not in connection.seats:
                raise Refused("wrong_seat", "server-wrong-seat")
            if version != self.stored.revision:
                self.stale()
            decision = self.live.decision
            if decision is None:
                raise Refused("game_over", "server-game-over")
            if decision.seat not in connection.seats or (seat is not None and seat != decision.seat):
                raise Refused("not_your_turn", "server-not-your-turn")
            if decision.find(option) is None:
                problem = IllegalChoice("illegal-option", option=option, seat=decision.seat, kind=decision.kind)
                raise Refused.because("illegal_option", problem)
            if not await self.apply((decision.seat, option)):
                self.stale()
        self.metrics.took(time.monotonic() - started)
        self.auto.wake()

    def stale(self) -> NoReturn:
        """A late or doubled choice."""
        self.metrics.count("stale")
        raise Refused("stale_version", "server-stale")

    async def apply(self, choice: Choice) -> bool:
        """Apply, store, and only then show; False (and all as stored) if another worker was quicker."""
        if not await self._store_choice(choice):
            return False
        while (answer := self.unasked()) is not None and (decision := self.live.decision) is not None:
            if not await self._store_choice((decision.seat, answer)):
                return True
        self.show_all()
        return True

    def unasked(self) -> str | None:
        """The answer to the open decision if its seat does not want to be asked."""
        decision = self.live.decision
        if decision is None or self.seats[decision.seat].kind == "bot":
            return None
        one_screen = all(seat.kind == "hotseat" for seat in self.seats)
        return self.live.kind.unasked(self.live.game, decision, self.seats[decision.seat].guard, one_screen)

    async def _store_choice(self, choice: Choice) -> bool:
        self.live.play(choice)
        status = "running" if self.live.decision else "finished"
        try:
            summary = self.live.summary()
            await self.store.add_choice(self.stored, len(self.live.choices) - 1, choice, status, summary)
        except BaseException as error:
            await self.recover(error)
            self.metrics.count("conflicts")
            return False
        self.stored.revision += 1
        self.stored.status = status
        self.stored.summary = summary
        self.stored.proposal = kept(self.stored.proposal, status)
        self.metrics.count("choices")
        if status == "finished":
            note("game_finished", game=self.id, count=len(self.live.choices))
        return True

    async def undo(self, connection: Connection, version: int | None) -> None:
        """Take back a connection's last choice, if the engine lets it; some have to ask the other player first."""
        async with self.lock:
            self._check_asker(connection, version)
            refused = self.live.undo_refusal(connection.seats)
            if refused is not None:
                raise Refused.because("undo_refused", refused)
            await self.consent.propose(connection, UNDO, self.live.last_chooser(connection.seats))
        self.auto.wake()

    async def resign(self, connection: Connection, version: int | None, seat: int | None) -> None:
        """Give the game up for a seat; at a table of team-mates that is a question to the others."""
        async with self.lock:
            self._check_asker(connection, version, seat)
            giver = seat if seat is not None else frames.viewpoint(self.live, connection.seats)
            assert giver is not None
            refused = self.live.game.resign_refusal(giver)
            if refused is not None:
                raise Refused.because("game_over" if self.live.decision is None else "illegal_option", refused)
            await self.consent.propose(connection, RESIGN, giver)
        self.auto.wake()

    async def answer(self, connection: Connection, what: str, allow: bool, seat: int | None) -> None:
        """Agree to what somebody at the table proposes, decline it, or withdraw it."""
        async with self.lock:
            self._check_asker(connection, None, seat)
            await self.consent.answer(connection, what, allow)
        self.auto.wake()

    def _check_asker(self, connection: Connection, version: int | None, seat: int | None = None) -> None:
        if not connection.seats:
            raise Refused("forbidden", "server-spectators-undo-nothing")
        if seat is not None and seat not in connection.seats:
            raise Refused("wrong_seat", "server-wrong-seat")
        if version is not None and version != self.stored.revision:
            self.stale()

    async def carry_out(self, proposal: Proposal) -> bool:
        """Do what all have agreed to; False (and all as stored) if another worker was quicker."""
        if proposal.what == RESIGN:
            return await self.apply((proposal.seat, RESIGN))
        return await self._take_back(proposal.seat)

    async def _take_back(self, seat: int) -> bool:
        self.live.undo(seat)
        try:
            await self.store.take_back(self.stored, len(self.live.choices), self.live.summary())
        except BaseException as error:
            await self.recover(error)
            return False
        self.stored.revision += 1
        self.stored.status = "running"
        self.stored.proposal = kept(self.stored.proposal, "running")
        self.metrics.count("undos")
        for other in self.connections:
            other.heard = min(other.heard, self.live.marks[-1])
        self.show_all()
        return True

    async def recover(self, error: BaseException) -> None:
        """Make memory what the database says (shielded, whatever went wrong); all but a conflict is raised on."""
        await asyncio.shield(self._read_again())
        if not isinstance(error, Conflict):
            raise error

    # ------------------------------------------------------------------ several workers

    async def refresh(self, revision: int, roster: int) -> None:
        """Take over what another worker has done; both numbers only grow, so smaller ones were read before our own."""
        async with self.lock:
            if revision > self.stored.revision or roster > self.stored.roster:
                await self._read_again()
        self.auto.wake()

    async def _read_again(self) -> None:
        """Make memory what the database says, and show it."""
        stored = await self.store.load(self.id)
        if stored is None:
            return
        before = self.live
        roster_changed = stored.roster != self.stored.roster
        self.stored = stored
        self.live = LiveGame(stored.head, stored.choices)
        same = 0
        for mine, theirs in zip(before.choices, self.live.choices, strict=False):
            if mine != theirs:
                break
            same += 1
        for connection in self.connections:
            connection.heard = min(connection.heard, self.live.marks[same])
        if roster_changed:
            self._check_links()
            self._tell_presence()
        self.show_all()

    # ------------------------------------------------------------------ seats

    async def change_seat(self, seats: list[int], **values: object) -> None:
        """Change who sits where; connections whose link no longer opens their seats are closed."""
        async with self.lock:
            await self.store.change_seat(self.id, seats, **values)
            await self._read_again()
            await self.consent.settle()
        self.auto.wake()

    def _check_links(self) -> None:
        """Close connections whose seats are no longer what their link opens."""
        for connection in list(self.connections):
            if self._held(connection) != connection.seats:
                connection.close(SEAT_CHANGED)
                self.connections.discard(connection)
        self.shown = frozenset(seat for seat in self.shown if self.seats[seat].kind in ("human", "hotseat"))

    def _held(self, connection: Connection) -> tuple[int, ...]:
        """The seats the link of a connection opens."""
        if connection.role == "host":
            return tuple(seat.seat for seat in self.seats if seat.kind == "hotseat")
        if connection.role == "seat":
            return tuple(seat.seat for seat in self.seats if seat.token_hash == connection.token_hash)
        return ()

    def show_hand(self, seat: int, on: bool) -> None:
        """Show a hand to team-mates, or stop it."""
        self.shown = self.shown | {seat} if on else self.shown - {seat}
        self.show_all()

    # ------------------------------------------------------------------ telling

    def show_all(self) -> None:
        """Events and state for everybody; alike connections share their frames."""
        made: dict[tuple[tuple[int, ...], int], list[str]] = {}
        for connection in self.connections:
            key = (connection.seats, connection.heard)
            if key not in made:
                made[key] = [frames.encoded(frame) for frame in self._frames(connection, False)]
            for text in made[key]:
                connection.push(text)
            connection.heard = self.live.marks[-1]

    def _show(self, connection: Connection, always_events: bool = False) -> None:
        for frame in self._frames(connection, always_events):
            connection.push(frame)
        connection.heard = self.live.marks[-1]

    def show(self, connection: Connection) -> None:
        """The table as it stands, for one connection."""
        self._show(connection)

    def _frames(self, connection: Connection, always_events: bool) -> list[frames.Frame]:
        live, seats = self.live, connection.seats
        made = []
        events = frames.events_frame(live, self.words, seats, connection.heard)
        if events["events"] or always_events or live.marks[-1] <= connection.heard:
            made.append(events)
        made.append(frames.state_frame(live, self.words, self.stored, seats, self.shown, self.consent.shown()))
        outcome = live.game.outcome
        if outcome is not None:
            stats = live.kind.statistics(live.game, self.stored.head)
            made.append(
                {"type": "over", "outcome": {"winner": outcome.winner, "reason": outcome.reason}, "stats": stats}
            )
        return made

    def tell(self, frame: frames.Frame, only: Callable[[Connection], bool] | None = None) -> None:
        """One frame for everybody."""
        text = frames.encoded(frame)
        for connection in self.connections:
            if only is None or only(connection):
                connection.push(text)

    def _tell_presence(self) -> None:
        here = {seat for connection in self.connections for seat in connection.seats}
        seats = [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "connected": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.seats
        ]
        self.tell({"type": "presence", "seats": seats})

    async def catch_up_talk(self) -> None:
        """Pass on what was said through other workers."""
        async with self.lock:
            await self.pass_on_talk()

    async def pass_on_talk(self) -> None:
        """Tell everybody here what has been said since; the caller holds the lock."""
        for line in await self.store.talk(self.id, self.last_line):
            self.last_line = line.id
            self.tell(chat_frame(line))


def chat_frame(line: Line) -> frames.Frame:
    """A line of talk as it is sent."""
    return {"type": "chat", "from": line.name, "seat": line.seat, "text": line.text}
