"""What people at a table agree on before it is done: taking a choice back (card game), giving up (board game)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from eday.server.wire.problems import Refused

if TYPE_CHECKING:
    from eday.server.store.stored import Seat
    from eday.server.tables.room import Room
    from eday.server.wire.connection import Connection

UNDO, RESIGN = "undo", "resign"


@dataclass(frozen=True)
class Proposal:
    """What a seat proposes, and the seats of those who agree, its own among them."""

    what: str
    seat: int
    agreed: tuple[int, ...]

    @classmethod
    def read(cls, text: str | None) -> Proposal | None:
        """A proposal as it is stored."""
        if text is None:
            return None
        data = json.loads(text)
        return cls(data["what"], data["seat"], tuple(data["agreed"]))

    def text(self) -> str:
        """The proposal to be stored."""
        return json.dumps(asdict(self))

    @property
    def lasting(self) -> bool:
        """Whether it outlives a choice: an undo is about the last one, giving up is not."""
        return self.what == RESIGN

    def with_seats(self, seats: Sequence[int]) -> Proposal:
        """The same proposal, to which more seats agree."""
        return Proposal(self.what, self.seat, tuple(sorted({*self.agreed, *seats})))


def people(seats: Sequence[Seat]) -> list[list[int]]:
    """The seats of each person: who sits at one screen has one link and one voice. Bots and empty seats have none."""
    held: dict[str | None, list[int]] = {}
    for seat in seats:
        if seat.kind in ("human", "hotseat"):
            held.setdefault(seat.token_hash, []).append(seat.seat)
    return list(held.values())


class Consent:
    """The proposal open in a room. Whoever calls holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal, unless whoever made it has left."""
        proposal = self._room.stored.proposal
        if proposal is None or not any(proposal.seat in held for held in people(self._room.seats)):
            return None
        return proposal

    def waiting(self, proposal: Proposal) -> list[int]:
        """Seats of people who have not agreed yet; nobody is asked about what this game leaves to each of them."""
        if proposal.what not in self._room.live.kind.by_consent:
            return []
        undecided = [held for held in people(self._room.seats) if not set(held) & set(proposal.agreed)]
        return sorted(seat for held in undecided for seat in held)

    def shown(self) -> dict[str, Any] | None:
        """The open proposal as everybody sees it."""
        proposal = self.proposal
        waiting = self.waiting(proposal) if proposal else []
        return {**asdict(proposal), "waiting": waiting} if proposal and waiting else None

    async def propose(self, connection: Connection, what: str, seat: int) -> None:
        """Do what a seat wants if nobody else has a say in it; else ask the others, or agree with one who has asked."""
        proposal = self.proposal
        if proposal is None or proposal.what != what:
            proposal = Proposal(what, seat, ())
        await self._agreed(connection, proposal.with_seats(connection.seats))

    async def answer(self, connection: Connection, what: str, allow: bool) -> None:
        """Agree, decline, or (whoever asked) withdraw."""
        proposal = self.proposal
        if proposal is None or proposal.what != what:
            raise Refused("not_asked", "server-nothing-to-allow")
        if not allow:
            await self._note(connection, None)
        elif set(connection.seats) <= set(proposal.agreed):
            raise Refused("not_asked", "server-nothing-to-allow")
        else:
            await self._agreed(connection, proposal.with_seats(connection.seats))

    async def settle(self) -> None:
        """Somebody has left or joined: those who are still waited for may be none."""
        proposal = self.proposal
        if proposal is not None and not self.waiting(proposal):
            await self._room.carry_out(proposal)

    async def _agreed(self, connection: Connection, proposal: Proposal) -> None:
        if self.waiting(proposal):
            await self._note(connection, proposal)
        elif not await self._room.carry_out(proposal):
            self._room.stale()

    async def _note(self, connection: Connection, proposal: Proposal | None) -> None:
        """Store who wants what, and show it."""
        room = self._room
        try:
            await room.store.propose(room.stored, proposal)
        except BaseException as error:
            await room.recover(error)
            room.stale()
        room.stored.proposal = proposal
        room.stored.roster += 1
        room.guests.show_all()
