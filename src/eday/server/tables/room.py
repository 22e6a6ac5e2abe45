"""One game being played: its lock, and the way of a choice from a seat to the database and back."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NoReturn

from eday.kernel import IllegalChoice, ReplayError
from eday.server.gate.pool import loading
from eday.server.logs import fault, note
from eday.server.store.stored import ADMIN, Changes, Choice, Conflict, Seat, Stored, kept
from eday.server.tables.autoplay import AutoPlay
from eday.server.tables.bench import Bench
from eday.server.tables.consent import RESIGN, UNDO, Consent, Proposal
from eday.server.tables.frozen import Frozen, revive
from eday.server.tables.guests import Guests, chat_message
from eday.server.tables.live import LiveGame
from eday.server.wire import outgoing
from eday.server.wire.connection import FROZEN, GONE, Connection
from eday.server.wire.problems import Refused
from eday.server.wire.words import Words

MANY = 64
"""Choices of other workers that are played in the loop; more are played elsewhere."""
LONGEST_WAIT = 5.0
RECENT = 1000
"""Events told to who comes: more than a page shows, so that coming late costs what is shown, not what was played."""


class Room:
    """A live game. Whatever reads or changes it holds it (`held`); memory is never ahead of the database."""

    def __init__(self, bench: Bench, stored: Stored, live: LiveGame) -> None:
        self.bench = bench
        self.store = bench.store
        self.settings = bench.settings
        self.metrics = bench.metrics
        self.stored = stored
        self.live = live
        self.lock = asyncio.Lock()
        self._words: dict[str, Words] = {}
        self.guests = Guests(self)
        self.unsure = False
        """Whether something may be stored that memory does not know: then it is read before anything else."""
        self.gone = False
        """Deleted, or frozen: this room is over."""
        self.last_line = 0
        self.left_at = time.monotonic()
        self.consent = Consent(self)
        self.auto = AutoPlay(self)
        self._mending: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """Id of the game."""
        return self.stored.id

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.stored.seats

    def words(self, language: str) -> Words:
        """The words for this game in a language."""
        if language not in self._words:
            plays = [seat.cog for seat in self.seats]
            self._words[language] = self.live.kind.words(self.stored.head, plays, language)
        return self._words[language]

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room for oneself, as the database has it; Refused while the database is silent."""
        async with self.lock:
            if self.unsure:
                await self._read_or_refuse()
            if self.gone:
                raise Refused("gone", "server-table-gone")
            yield

    async def _read_or_refuse(self) -> None:
        try:
            await self.read_again()
        except Exception as error:
            self.doubt()
            raise Refused("unavailable", "server-storage-silent") from error

    # ------------------------------------------------------------------ coming and going

    async def join(self, connection: Connection, since: int, id: int | None) -> None:
        """Welcome a connection: who it is, what it missed, the table."""
        async with self.held():
            if self.guests.held(connection) != connection.seats:
                await self._read_or_refuse()
            await self.pass_on_talk()
            self.guests.here.add(connection)
            self.guests.check_links()
            connection.push(self._welcome(connection, id))
            for line in await self.store.talk.lines(self.id):
                if line.id <= self.last_line:
                    connection.push(chat_message(line))
            connection.heard = max(min(since, self.live.marks[-1]), self.live.marks[-1] - RECENT)
            await self.guests.welcome(connection)
            self.guests.tell_presence()
        self.bench.bus.send(self.id, "who", **self.guests.present())
        self.auto.wake()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.guests.here.discard(connection)
        self.left_at = time.monotonic()
        self.guests.tell_presence()
        self.bench.bus.send(self.id, "here", **self.guests.present())

    def _welcome(self, connection: Connection, id: int | None) -> outgoing.Outgoing:
        return {
            "type": "welcome",
            "id": id,
            "game": self.id,
            "kind": self.live.kind.id,
            "role": connection.role,
            "seats": list(connection.seats),
            "names": [seat.name for seat in self.seats],
            "plays": list(self.words(connection.language).voice.plays),
            "version": self.stored.revision,
            "spectator": not connection.seats,
            "settings": self.settings_of(connection),
            "sealed": self.stored.sealed,
        }

    def settings_of(self, connection: Connection) -> dict[str, str]:
        """What the player of a connection has set."""
        return {"guard": self.seats[connection.seats[0]].guard if connection.seats else "matters"}

    # ------------------------------------------------------------------ playing

    async def choose(self, connection: Connection, version: int, option: str, seat: int | None) -> None:
        """Apply a choice of a connection; what it gets is the state, new or (if it was late) as it is."""
        started = time.monotonic()
        async with self.held():
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
        self.guests.show_all()
        return True

    def unasked(self) -> str | None:
        """The answer to the open decision if its seat does not want to be asked."""
        decision = self.live.decision
        if decision is None or self.seats[decision.seat].kind == "bot":
            return None
        one_screen = all(seat.kind == "hotseat" for seat in self.seats)
        return self.live.kind.unasked(self.live.game, decision, self.seats[decision.seat].guard, one_screen)

    async def _store_choice(self, choice: Choice) -> bool:
        number = len(self.live.choices)
        self.live.play(choice)
        status = "running" if self.live.decision else "finished"
        try:
            summary = self.live.summary()
            await self.store.add_choice(self.stored, number, choice, self.live.prints[-1], status, summary)
        except BaseException as error:
            self.live.trim(number)
            await self.recover(error)
            self.metrics.count("conflicts")
            return False
        self._advanced(status)
        self.stored.summary = summary
        self.metrics.count("choices")
        if status == "finished":
            note("game_finished", game=self.id, count=len(self.live.choices))
        return True

    def _advanced(self, status: str) -> None:
        self.stored.revision += 1
        self.stored.status = status
        self.stored.proposal = kept(self.stored.proposal, status)

    async def undo(self, connection: Connection, version: int | None) -> None:
        """Take back a connection's last choice, if the engine lets it; some have to ask the other player first."""
        async with self.held():
            self._check_asker(connection, version)
            refused = self.live.undo_refusal(connection.seats)
            if refused is not None:
                raise Refused.because("undo_refused", refused)
            await self.consent.propose(connection, UNDO, self.live.last_chooser(connection.seats))
        self.auto.wake()

    async def resign(self, connection: Connection, version: int | None, seat: int | None) -> None:
        """Give the game up for a seat; at a table of team-mates that is a question to the others."""
        async with self.held():
            self._check_asker(connection, version, seat)
            giver = seat if seat is not None else outgoing.viewpoint(self.live, connection.seats)
            assert giver is not None
            refused = self.live.game.resign_refusal(giver)
            if refused is not None:
                raise Refused.because("game_over" if self.live.decision is None else "illegal_option", refused)
            await self.consent.propose(connection, RESIGN, giver)
        self.auto.wake()

    async def answer(self, connection: Connection, what: str, allow: bool, seat: int | None) -> None:
        """Agree to what somebody at the table proposes, decline it, or withdraw it."""
        async with self.held():
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
        before = self.live.choices[:]
        self.live.undo(seat)
        try:
            await self.store.take_back(self.stored, len(self.live.choices), self.live.summary())
        except BaseException as error:
            for choice in before[len(self.live.choices) :]:
                self.live.play(choice)
            await self.recover(error)
            return False
        self._advanced("running")
        self.metrics.count("undos")
        self.guests.hear_again(self.live.marks[-1])
        self.guests.show_all()
        return True

    async def recover(self, error: BaseException) -> None:
        """After a commit that failed: memory is as before it; what the database says is read, now or as soon as it can.

        All but a conflict is raised on: a silent database as a refusal.
        """
        self.unsure = True
        try:
            await asyncio.shield(self.read_again())
        except Exception as silence:
            self.doubt()
            if isinstance(error, Conflict):
                raise Refused("unavailable", "server-storage-silent") from silence
        if isinstance(error, Conflict):
            return
        if isinstance(error, Exception):
            fault("store_failed", game=self.id)
            raise Refused("unavailable", "server-storage-silent") from error
        raise error

    def doubt(self) -> None:
        """Read the game as soon as the database answers, whether or not somebody asks."""
        self.unsure = True
        if self._mending is None or self._mending.done():
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        wait = 0.1
        while self.unsure and not self.gone:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            with contextlib.suppress(Exception):
                async with self.lock:
                    if self.unsure:
                        await self.read_again()
        self.auto.wake()

    # ------------------------------------------------------------------ several workers

    async def refresh(self, revision: int, roster: int) -> None:
        """Take over what another worker has done; both numbers only grow, so smaller ones were read before our own."""
        async with self.lock:
            if revision <= self.stored.revision and roster <= self.stored.roster:
                return
            try:
                await self.read_again()
            except Exception:
                self.doubt()
        self.auto.wake()

    async def read_again(self) -> None:
        """Make memory what the database says, and show it. What is known already is not read again."""
        changes = await self.store.changes(self.id, self.stored.revision)
        if changes is None:
            self._end(GONE)
            return
        if changes.stored.frozen is not None:
            if changes.stored.frozen.by == ADMIN:
                self.freeze(Frozen(changes.stored.frozen))
                return
            await self.store.judge(self.id, self.live.kind.version())  # another version could not play it, we do
        same = min(changes.first, len(self.live.choices))
        try:
            await self._catch_up(changes)
        except (Frozen, ReplayError) as error:
            fault("game_differs", game=self.id)
            self._end(FROZEN if isinstance(error, Frozen) else GONE)
            return
        before, self.stored = self.stored, changes.stored
        waited_for, self.unsure = self.unsure, False
        self.guests.hear_again(self.live.marks[same])
        if before.roster != self.stored.roster:
            self.guests.check_links()
            self.guests.tell_presence()
        if waited_for or _shown_of(before) != _shown_of(self.stored):
            self.guests.show_all()

    async def _catch_up(self, changes: Changes) -> None:
        if self.live.reaches(changes.first) and len(changes.choices) <= MANY:
            self.live.trim(changes.first)
            for choice in changes.choices:
                self.live.play(choice)
            return
        stored = await self.store.load(self.id)
        if stored is None:
            raise ReplayError("replay-foreign")
        self.live, _ = await loading.do(revive, stored)
        changes.stored = stored

    def freeze(self, frozen: Frozen) -> None:
        """Nobody plays here any more."""
        self._end(FROZEN, Refused.because("frozen", frozen.reason))

    def _end(self, code: int, why: Refused | None = None) -> None:
        self.gone = True
        self.unsure = False
        self.guests.close(code, why)

    # ------------------------------------------------------------------ seats and talk

    def point(self, seat: int, ref: str) -> None:
        """Somebody points at a thing on the table."""
        self.guests.tell({"type": "map_ping", "from": self.seats[seat].name, "seat": seat, "ref": ref})

    def show_hand(self, seat: int, on: bool) -> None:
        """Show a hand to team-mates, or stop it, here and at other workers."""
        self.guests.show_hand(seat, on)
        if not on:
            self.bench.bus.send(self.id, "hand", seat=seat)
        self.bench.bus.send(self.id, "here", **self.guests.present())

    async def change_seat(self, seats: list[int], **values: object) -> None:
        """Change who sits where; connections whose link no longer opens their seats are closed."""
        async with self.held():
            await self.store.change_seat(self.id, seats, **values)
            await self._read_or_refuse()
            await self.consent.settle()
        self.auto.wake()

    async def catch_up_talk(self) -> None:
        """Pass on what was said through other workers."""
        async with self.lock:
            await self.pass_on_talk()

    async def pass_on_talk(self) -> None:
        """Tell everybody here what has been said since; the caller holds the lock."""
        for line in await self.store.talk.lines(self.id, self.last_line):
            self.last_line = line.id
            self.guests.tell(chat_message(line))


def _shown_of(stored: Stored) -> tuple[object, ...]:
    """What a state tells of a stored game: what a seat has set for himself is no news for the table."""
    return stored.revision, stored.proposal, [(seat.name, seat.kind) for seat in stored.seats]
