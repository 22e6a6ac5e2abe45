"""What comes of an option at cards until the enemy's turn is over: who kills whom, and what decks and hands lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from eday.card import Brief
from eday.kernel import Event
from eday.players.explaining import NEVER, Telling

SIDES: Final = ("cog", "locust")
KEPT: Final = 8
"""Decks of which it is remembered whose cards they are."""
TELLINGS: Final[dict[str, Telling]] = {
    "won": Telling("advice-wins", 20.0, 0.02, sure="advice-win"),
    "lost": Telling("advice-loses", 20.0, 0.02),
    "kills": Telling("advice-card-kills", 2.0, 0.25, argument="units"),
    "losses": Telling("advice-card-losses", 2.0, 0.25, apart=0.2, argument="units"),
    "deals": Telling("advice-card-deals", 1.2, 0.5, argument="damage"),
    "suffers": Telling("advice-card-suffers", 1.2, 0.5, apart=0.4, argument="damage"),
    "holds": Telling("advice-card-holds", 1.0, NEVER, apart=0.3, argument="places"),
    "deck": Telling("advice-card-deck", 0.6, NEVER, apart=0.7, argument="cards"),
    "hand": Telling("advice-card-hand", 0.5, NEVER, apart=0.7, argument="cards"),
}

_factions: dict[tuple[str, ...], Mapping[str, str]] = {}


class CardWitness:
    """Counts for one seat."""

    __slots__ = ("_counts", "_factions", "_seat")

    def __init__(self, game: Any, seat: int) -> None:
        self._seat = seat
        self._factions = _factions_of(game, game.brief(seat).names)
        self._counts: dict[str, float] = {}

    def note(self, game: Any, events: list[Event]) -> None:
        """Count what has just happened."""
        counts = self._counts
        for event in events:
            if event.kind == "unit_killed":
                card = str(event.data["card"]).removeprefix("card:").partition("#")[0]
                name = "losses" if self._factions.get(card) == SIDES[self._seat] else "kills"
                counts[name] = counts.get(name, 0.0) + 1.0
            elif event.kind == "direct_damage_dealt":
                name = "suffers" if event.data["seat"] == self._seat else "deals"
                damage: Any = event.data["damage"]
                counts[name] = counts.get(name, 0.0) + float(damage)

    def figures(self, game: Any) -> dict[str, float]:
        """What came of it."""
        found = dict(self._counts)
        brief: Brief = game.brief(self._seat)
        if brief.winner >= 0:
            found["won" if brief.winner == self._seat else "lost"] = 1.0
        found["deck"] = float(brief.decks[self._seat])
        found["hand"] = float(brief.cards[self._seat])
        found["holds"] = float(sum([unit.place >= 0 for unit in brief.units[self._seat]]))
        return found


def _factions_of(game: Any, names: tuple[str, ...]) -> Mapping[str, str]:
    """Whose each card is, by its id; games of the same cards share it."""
    known = _factions.get(names)
    if known is None:
        groups: Mapping[str, Mapping[str, Any]] = game.components()
        if len(_factions) >= KEPT:
            _factions.clear()
        known = {card: str(entry.get("faction", "")) for group in groups.values() for card, entry in group.items()}
        _factions[names] = known
    return known
