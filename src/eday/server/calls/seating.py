"""Who may sit where: what the host does with seats, and how a guest claims his own."""

from __future__ import annotations

from eday.kernel import EdayError
from eday.players import bot_for
from eday.server.calls.records import listed
from eday.server.store.games import Store
from eday.server.store.stored import Seat
from eday.server.store.tokens import hashed, new_token
from eday.server.tables.room import Room
from eday.server.wire import bodies
from eday.server.wire.problems import ApiError
from eday.text import Voice


async def invitation(store: Store, link: str, voice: Voice) -> bodies.MyGame:
    """What a link opens, or an invitation would: nothing is taken by looking."""
    access = await store.access(hashed(link)) or await store.invited(hashed(link))
    stored = await store.load(access.game, with_choices=False) if access else None
    if access is None or stored is None:
        raise ApiError("forbidden", "server-dead-invitation")
    return listed(stored, access, 0, voice)


async def claim(store: Store, link: str, name: str | None = None) -> bodies.Claimed:
    """Whoever opens an invitation first gets the seat, with a link that nobody else has seen."""
    token = new_token()
    if await store.claim(hashed(link), hashed(token), name):
        return bodies.Claimed(token=token)
    access = await store.access(hashed(link))
    if access is None:
        raise ApiError("forbidden", "server-dead-invitation")
    # People around one screen share a link, and nobody speaks for all of them.
    if name and access.role == "seat" and len(access.seats) == 1:
        await store.change_seat(access.game, access.seats, name=name)
    return bodies.Claimed(token=link)


async def change(room: Room, number: int, wanted: bodies.SeatAction) -> bodies.SeatDone:
    """The host gives a new link, hands the seat to a bot or back to a person, or renames it."""
    if not 0 <= number < len(room.seats):
        raise ApiError("not_found", "server-no-such-seat")
    seat = room.seats[number]
    if wanted.action == "rename":
        if not wanted.name:
            raise ApiError("bad_request", "server-seat-needs-name")
        await room.change_seat([number], name=wanted.name)
        return bodies.SeatDone()
    if room.stored.sealed:
        return await _change_sealed(room, seat, wanted)
    if wanted.action == "bot":
        await room.change_seat([number], kind="bot", token_hash=None, bot=_bot(room, seat, wanted))
        return bodies.SeatDone()
    if wanted.action == "reissue" and seat.kind == "bot":
        raise ApiError("conflict", "server-bot-needs-no-link")
    if wanted.action == "human" and _would_be_opponents(room, seat):
        raise ApiError("conflict", "server-not-for-opponents")
    token = new_token()
    hot = seat.kind == "hotseat" and wanted.action == "reissue"
    together = [s.seat for s in room.seats if s.kind == "hotseat"] if hot else [number]
    await room.change_seat(together, kind="hotseat" if hot else "human", token_hash=hashed(token))
    return bodies.SeatDone(token=token)


async def _change_sealed(room: Room, seat: Seat, wanted: bodies.SeatAction) -> bodies.SeatDone:
    """Between opponents a seat that was claimed belongs to whoever claimed it, until he leaves."""
    if seat.token_hash is not None:
        raise ApiError("forbidden", "server-seat-is-claimed")
    if wanted.action == "bot":
        await room.change_seat([seat.seat], kind="bot", invite_hash=None, bot=_bot(room, seat, wanted))
        return bodies.SeatDone()
    invite = new_token()
    await room.change_seat([seat.seat], kind="human", invite_hash=hashed(invite))
    return bodies.SeatDone(invite=invite)


def _bot(room: Room, seat: Seat, wanted: bodies.SeatAction) -> str:
    """The bot that is asked for, or the one the seat has had."""
    try:
        return bot_for(room.live.game.KIND, wanted.bot) if wanted.bot is not None else seat.bot
    except EdayError as error:
        raise ApiError.because("bad_request", error) from error


def _would_be_opponents(room: Room, seat: Seat) -> bool:
    """Whether a person on this seat would play against one elsewhere: the host may know the seed and the record."""
    others = [other for other in room.seats if other.seat != seat.seat]
    return room.live.kind.versus and any(other.kind in ("human", "hotseat") for other in others)
