"""What lies on the table, in rows whose parts have names; JSON makes lists of them."""

from __future__ import annotations

from typing import Literal, NamedTuple

OnceATurn = Literal["revive", "pick_up", "equipment", "bonus_move", "solo_move"]
"""What the active player may do once a turn."""


class Held(NamedTuple):
    """A weapon card of a seat and the tokens on it."""

    weapon: int
    tokens: int


class Door(NamedTuple):
    """A door token on the exit area of a tile."""

    area: int
    tile: int
    ends: int
    """The level that ends here; 0 for none."""
    leads: int
    """The level it opens; 0 for the next one."""


class Verdict(NamedTuple):
    """Whether the condition of the AI card of the moment was met."""

    figure: int
    """Who was asked; -1 for a card that is tested once for all."""
    met: bool


class PlacedEquipment(NamedTuple):
    """A location card in play, at the equipment area of its tile."""

    area: int
    location: str


class DroppedWeapon(NamedTuple):
    """A wound marker turned over: a weapon that lies on the map."""

    area: int
    pile: int
    """Which kind of marker it is."""
    weapon: str


class LocationDeck(NamedTuple):
    """The location cards of a level that has not been laid, or not whole."""

    level: int
    locked: bool
    locations: tuple[str, ...]


class Following(NamedTuple):
    """A COG that goes along with another one's movement for the turn (BG-REACT-FOLLOW-04)."""

    mover: int
    follower: int
