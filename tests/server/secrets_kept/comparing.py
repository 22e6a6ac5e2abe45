"""A game played through a room to its end; what is told on the way is told of redrawn games as well, and compared."""

from __future__ import annotations

import json
import logging
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from eday.kernel import Decision
from eday.server.calls import lobby, seating
from eday.server.gate.turns import Pace, Turns
from eday.server.logs import LOGGER, JsonLines
from eday.server.metrics import Metrics
from eday.server.store.games import Store
from eday.server.store.leases import Leases
from eday.server.store.tokens import hashed
from eday.server.tables.bench import Bench
from eday.server.tables.frozen import revive
from eday.server.tables.live import LiveGame
from eday.server.tables.room import Room
from eday.server.wire.bodies import Created, new_game
from eday.server.wire.connection import Connection
from eday.server.wire.outgoing import Outgoing
from tests.server.secrets_kept.redrawn import Past, redrawn, resown
from tests.server.secrets_kept.script import script_for
from tests.server.secrets_kept.telling import (
    Overheard,
    Told,
    Viewer,
    drained,
    everything,
    settings_for,
    still_room,
)
from tests.voices import ENGLISH

LIKING = {"attack": 6, "direct": 8, "cross": 8, "deploy": 6, "tactic": 8, "react": 6, "revive": 9, "seal": 50}
"""So that games are played with some sense and come to an end."""
Knowledge = tuple[int, str | None, set[str]]
"""What a connection was told: how many events, which drawing, which names."""


@dataclass
class Tally:
    """How many messages were compared, by sort, and those that differed."""

    messages: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    spilled: list[str] = field(default_factory=list)
    """Messages with something in them that no message may hold: the seed, a random state, a fingerprint, a token."""
    skipped: int = 0
    """Moments at which no other game was found that asks the same."""
    games: int = 0

    def compare(self, where: str, real: Told, other: Told) -> None:
        """Note what was told, and what of it differs."""
        for mine, its in zip_longest(real, other, fillvalue=("nothing", "")):
            self.messages[mine[0]] += 1
            if mine != its:
                at = next((n for n, (a, b) in enumerate(zip(mine[1], its[1], strict=False)) if a != b), 0)
                parts = [text[max(0, at - 60) : at + 60] for text in (mine[1], its[1])]
                self.differences.append(f"{where}: {mine[0]}/{its[0]}: {parts[0]!r} but {parts[1]!r}")

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.messages += other.messages
        self.differences += other.differences
        self.spilled += other.spilled
        self.skipped += other.skipped
        self.games += other.games

    def __str__(self) -> str:
        by_sort = ", ".join(f"{sort} {count}" for sort, count in sorted(self.messages.items()))
        return (
            f"{self.messages.total()} messages of {self.games} games compared, {len(self.differences)} differences, "
            f"{len(self.spilled)} spilled, {self.skipped} moments skipped ({by_sort})"
        )


@dataclass(frozen=True)
class Plan:
    """A game to be played, and how often everything is compared; what is sent is compared after each choice."""

    wish: dict[str, Any]
    every: int = 30
    firsts: int = 2
    """Also at the first so many decisions of each kind."""
    most: int = 100_000
    """Choices."""
    line: tuple[str, ...] = ()
    """What is chosen; by chance where nothing is said."""


async def compare_games(database: str, plans: Sequence[Plan]) -> Tally:
    """Play some games one after the other in one database."""
    tally = Tally()
    store, bus, lines = Store(database), Overheard(), Lines()
    await store.open()
    leases, telling = Leases(store.database, bus.worker), Turns(Pace())
    bench = Bench(store, settings_for(database), Metrics(ENGLISH), bus, leases, telling)
    LOGGER.addHandler(lines)
    try:
        for number, plan in enumerate(plans):
            played = await Played.begin(bench, plan, random.Random(number))
            await played.to_the_end()
            played.look_for_spills("figures", [("figures", bench.metrics.text())])
            played.look_for_spills("notes", [("note", text) for text in bus.sent])
            played.look_for_spills("log", [("line", text) for text in lines.written])
            tally.add(played.tally)
    finally:
        LOGGER.removeHandler(lines)
        await store.close()
    return tally


class Lines(logging.Handler):
    """Keeps the lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it as it is written."""
        self.written.append(JsonLines().format(record))


class Played:
    """One game, with somebody on every seat and one who watches."""

    def __init__(self, room: Room, plan: Plan, viewers: list[Viewer], secrets: list[str], rng: random.Random) -> None:
        self.room = room
        self.plan = plan
        self.rng = rng
        self.secrets = secrets
        self.tally = Tally(games=1)
        self.here: dict[Viewer, Connection] = {viewer: viewer.connection() for viewer in viewers}
        self.pasts: dict[int | None, Past] = {}
        self.states: dict[Viewer, Outgoing] = {}
        self.names: dict[Viewer, dict[str, str]] = {}
        self.seen: Counter[str] = Counter()

    @classmethod
    async def begin(cls, bench: Bench, plan: Plan, rng: random.Random) -> Played:
        """Set the game up, claim the seats and sit down."""
        created = await lobby.set_up(bench.store, new_game.validate_python(plan.wish), "en")
        tokens = await _tokens(bench.store, created)
        if plan.line:  # it tells the answer to every guard window
            await bench.store.change_seat(created.game, range(len(created.seats)), guard="always")
        stored = await bench.store.load(created.game)
        assert stored is not None
        live, _ = revive(stored)
        viewers = [Viewer("seat", seats, hashed(token), stored.id) for token, seats in tokens.items()]
        viewers.append(Viewer("spectator", (), hashed(created.spectator_token), stored.id))
        viewers.append(Viewer("host", _hot(created), hashed(created.host_token), stored.id))
        secrets = [*tokens, *map(hashed, tokens), created.host_token]
        secrets += [seed for seed in (str(stored.head["seed"]),) if len(seed) > 10]  # small ones are in every text
        played = cls(still_room(bench, stored, live), plan, viewers, secrets, rng)
        for connection in played.here.values():
            await played.room.join(connection, 0, None)
        played._take()
        return played

    async def to_the_end(self) -> None:
        """Choose until the game is over, or so many choices are made."""
        plan = self.plan
        for number in range(plan.most):
            kind = self.room.live.decision.kind if self.room.live.decision else "over"
            self.seen[kind] += 1
            if number % plan.every == 0 or self.seen[kind] <= plan.firsts or kind == "over":
                await self._compare_everything()
            if kind == "over":
                return
            before = {viewer: (one.heard, one.layout, set(one.named)) for viewer, one in self.here.items()}
            await self._go_on()
            self._compare_sent(self._take(), before)

    async def _go_on(self) -> None:
        """One choice; now and then something is said, shown or taken back instead."""
        room, rng = self.room, self.rng
        decision = room.live.decision
        assert decision is not None
        viewer = next(one for one in self.here if decision.seat in one.seats)
        if rng.random() < 0.02:
            await self._fidget(viewer, decision.seat)
            return
        option = self.plan.line[len(room.live.choices)] if self.plan.line else self._liked(decision)
        await room.choose(self.here[viewer], room.stored.revision, option, decision.seat)

    def _liked(self, decision: Decision) -> str:
        weights = [LIKING.get(option.kind, 0.3 if option.passes else 2) for option in decision.options]
        return self.rng.choices(decision.options, weights)[0].id

    async def _fidget(self, viewer: Viewer, seat: int) -> None:
        room, connection = self.room, self.here[viewer]
        if room.live.kind.hands_may_be_shown and self.rng.random() < 0.5:
            room.show_hand(seat, seat not in room.guests.shown)
        elif room.live.undo_refusal(viewer.seats) is None and not room.live.kind.versus and not self.plan.line:
            await room.undo(connection, None)
        else:
            await room.store.talk.say(room.id, seat, room.seats[seat].name, "hm")
            await room.pass_on_talk()

    def _take(self) -> dict[Viewer, Told]:
        """What was sent since; the newest state of each is remembered."""
        sent = {viewer: drained(connection) for viewer, connection in self.here.items()}
        for viewer, told in sent.items():
            self.look_for_spills(str(viewer), told)
            for sort, text in told:
                if sort == "known":
                    self.names.setdefault(viewer, {}).update(json.loads(text)["names"])
                if sort == "state":
                    self.states[viewer] = {**json.loads(text), "names": self.names[viewer]}
        return sent

    def look_for_spills(self, where: str, told: Told) -> None:
        """Find what no message may hold, whoever gets it."""
        table = self.room.live.game._table
        secrets = [*self.secrets, str(table.rng), self.room.live.prints[-1], '"seed"', '"rng"']
        for sort, text in told:
            self.tally.spilled += [f"{where}: {sort}: {secret}" for secret in secrets if secret in text]

    # ------------------------------------------------------------------ comparing

    def _redrawn(self, viewer: Viewer) -> LiveGame | None:
        """A game the viewer may imagine now, if there is one."""
        room = self.room
        eyes = viewer.eyes(room.live)
        past = self.pasts.setdefault(eyes, Past(eyes))
        other = redrawn(room.live, eyes, self.rng, room.guests.shown, past)
        self.tally.skipped += other is None
        return other

    def _compare_sent(self, sent: dict[Viewer, Told], before: dict[Viewer, Knowledge]) -> None:
        """What was really sent after a choice, and what would be sent in the redrawn game."""
        room = self.room
        for viewer, told in sent.items():
            real = [one for one in told if one[0] in ("known", "events", "state", "over")]
            live = self._redrawn(viewer) if real else None
            if live is None:
                continue
            there = still_room(room.bench, resown(room.stored, live), live)
            there.guests._shown = room.guests.shown
            connection = viewer.connection()
            heard, connection.layout, connection.named = before[viewer]
            connection.heard = min(heard, live.marks[-1])
            there.guests.show(connection)
            self.tally.compare(self._where(viewer), real, drained(connection))

    async def _compare_everything(self) -> None:
        """What everybody can get to know now, in the real game and in a redrawn one."""
        room, rng = self.room, self.rng
        shown, marks = room.guests.shown, room.live.marks
        for viewer in self.here:
            since = 0 if rng.random() < 0.1 else marks[max(0, len(marks) - 1 - rng.randrange(30))]
            script = script_for(room, self.states[viewer], viewer.seats, rng)
            live = self._redrawn(viewer)
            if live is None:
                continue
            real = await everything(room.bench, room.stored, room.live, viewer, since, script, shown)
            row = resown(room.stored, live)
            other = await everything(room.bench, row, live, viewer, since, script, shown)
            room.stored.roster = row.roster
            self.look_for_spills(str(viewer), real)
            self.tally.compare(self._where(viewer), real, other)

    def _where(self, viewer: Viewer) -> str:
        return f"{self.plan.wish} {viewer} after {len(self.room.live.choices)} choices"


async def _tokens(store: Store, created: Created) -> dict[str, tuple[int, ...]]:
    """The seats of each link."""
    held: dict[str, list[int]] = {}
    for link in created.seats:
        token = link.token or (await seating.claim(store, link.invite or "")).token
        held.setdefault(token, []).append(link.seat)
    return {token: tuple(seats) for token, seats in held.items()}


def _hot(created: Created) -> tuple[int, ...]:
    return tuple(link.seat for link in created.seats if link.kind == "hotseat")
