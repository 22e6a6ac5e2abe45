"""What comes of an option on the board: this turn's deeds, and what the squad suffers until the seat's next turn."""

from __future__ import annotations

from typing import Any, Final

from eday.board import BoardBrief
from eday.kernel import Event
from eday.players.board.kit import kit_of
from eday.players.board.land import land_of
from eday.players.board.situation import Situation
from eday.players.explaining import NEVER, Telling

TELLINGS: Final[dict[str, Telling]] = {
    "won": Telling("advice-wins", 20.0, 0.02, sure="advice-win"),
    "lost": Telling("advice-loses", 20.0, 0.02),
    "stage": Telling("advice-stage", 8.0, 0.05, sure="advice-stages"),
    "sealed": Telling("advice-seal", 6.0, 0.1, sure="advice-seals"),
    "down": Telling("advice-down", 5.0, 0.1, apart=0.08),
    "revived": Telling("advice-revives", 4.0, 0.2, sure="advice-revive"),
    "mates": Telling("advice-mates", 4.0, 0.1, apart=0.1),
    "hit": Telling("advice-hit", 2.5, 0.1, apart=0.08),
    "kills": Telling("advice-kills", 2.0, 0.1, unless="advice-kill"),
    "guarded": Telling("advice-guard-kills", 1.6, 0.1, unless="advice-kill"),
    "cover": Telling("advice-cover", 0.8, 0.7, apart=0.2, argument="", sets_apart=True),
    "gained": Telling("advice-ammo-gained", 0.6, 0.7, apart=0.3, argument="ammo", sets_apart=True),
    "nearer": Telling("advice-nearer", 0.6, 0.7, apart=0.3, argument="areas", sets_apart=True),
    "cards": Telling("advice-cards", 0.5, NEVER, apart=0.7, argument="cards"),
    "spent": Telling("advice-ammo-spent", 0.4, 0.7, apart=0.3, argument="ammo", sets_apart=True),
}


class BoardWitness:
    """Counts for one seat."""

    __slots__ = ("_before", "_counts", "_killing", "_me", "_seat", "_standing", "_turn")

    def __init__(self, game: Any, seat: int) -> None:
        brief: BoardBrief = game.brief(seat)
        self._seat = seat
        self._me = f"cog:{brief.facts.cogs[seat]}"
        self._turn = brief.turn
        self._before = brief
        self._standing: BoardBrief | None = None
        """How it was when the turn was over."""
        self._killing = "" if brief.step == "locust" else "kills"
        """To what a death counts now: to the orders, to a guard, or to nothing, for Locusts also kill one another."""
        self._counts: dict[str, float] = {}

    def note(self, game: Any, events: list[Event]) -> None:
        """Count what has just happened."""
        for event in events:
            data = event.data
            if event.kind == "wounds_dealt" and data["figure"] == self._me:
                self._counts["hit"] = 1.0
            elif event.kind == "bleeding_out" and data["figure"] == self._me:
                self._counts["down"] = 1.0
            elif event.kind == "bleeding_out":
                self._counts["mates"] = 1.0
            elif self._standing is None and self._turn > 0:
                self._deed(event)
        if self._standing is None and (game.turn > self._turn or game.decision is None):
            self._standing = game.brief(self._seat)

    def _deed(self, event: Event) -> None:
        """Something that was done in this turn."""
        counts, kind = self._counts, event.kind
        if kind == "figure_killed":
            if self._killing:
                counts[self._killing] = 1.0
        elif kind == "guard_used":
            self._killing = "guarded"
        elif kind == "ai_card_drawn" or (kind == "attack_declared" and _by_locust(event)):
            self._killing = ""
        elif kind == "hole_sealed":
            counts["sealed"] = 1.0
        elif kind == "stage_flipped":
            counts["stage"] = 1.0
        elif kind == "cog_revived":
            counts["revived"] = 1.0
        elif kind in ("tokens_gained", "tokens_spent") and event.data["seat"] == self._seat:
            name = "gained" if kind == "tokens_gained" else "spent"
            tokens: Any = event.data["tokens"]
            counts[name] = counts.get(name, 0.0) + float(tokens)

    def figures(self, game: Any) -> dict[str, float]:
        """What came of it."""
        found = dict(self._counts)
        if game.outcome is not None:
            found["won" if game.outcome.winner == "cog" else "lost"] = 1.0
        after = game.brief(self._seat)
        found["cards"] = float(after.cards[self._seat])
        there = self._standing or after
        if there.cover[self._seat] >= 0:
            found["cover"] = 1.0
        found["nearer"] = self._nearer(there)
        return found

    def _nearer(self, there: BoardBrief) -> float:
        """Areas by which the seat came nearer to what the mission asked for at first."""
        shape, seat = self._before.shape, self._seat
        start, end = self._before.area[seat], there.area[seat]
        if shape is None or there.shape is not shape or start < 0 or end < 0:
            return 0.0
        situation = Situation(self._before, kit_of(self._before.facts), land_of(shape))
        if not situation.aim().drive:
            return 0.0
        field = situation.field()
        return float(max(0, field[start] - field[end]))


def _by_locust(event: Event) -> bool:
    return str(event.data["attacker"]).startswith("figure:")
