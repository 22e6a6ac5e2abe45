"""What can be compared between two games of whatever kind: state, decision, and what everybody sees and has heard."""

from __future__ import annotations

import json
from typing import Any

from eday.kernel import Event, Game


def text(data: Any) -> str:
    """Plain data as the JSON a seat would be sent: the order of keys counts."""
    return json.dumps(data, separators=(",", ":"))


def events_text(events: list[Event]) -> str:
    """Events as JSON."""
    return text([event.to_dict() for event in events])


def decision_text(game: Game[Any], seat: int | None) -> str:
    """The decision as that seat may know it."""
    decision = game.decision_for(seat)
    return text(decision.to_dict() if decision else None)


def seen_by(game: Game[Any], seat: int | None) -> str:
    """All that a seat is ever sent of the present state."""
    return text(game.view(seat)) + decision_text(game, seat)


def viewers(game: Game[Any]) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.seats), None]


def present(game: Game[Any]) -> tuple[str, str, list[str]]:
    """A game now: state, open decision, and what everybody sees."""
    decision = text(game.decision.to_dict()) if game.decision else ""
    return game.to_json(), decision, [seen_by(game, seat) for seat in viewers(game)]


def past(game: Game[Any]) -> list[str]:
    """All events, as everybody may know them."""
    return [events_text(game.events_for(seat)) for seat in viewers(game)]


def shown_to(game: Game[Any], seat: int | None) -> Any:
    """A view read as loosely as JSON: a test knows what is there."""
    return game.view(seat)
