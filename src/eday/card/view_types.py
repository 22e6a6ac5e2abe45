"""The card game as a seat sees it, field by field. A ref names a thing on the table (`card:cog-gear#2`, `row:3`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from eday.kernel.view_types import DecisionView, OutcomeView

Side = Literal["cog", "locust"]


class ValuePart(TypedDict):
    """What a card adds to a unit's values."""

    card: str
    attack: int
    defense: int
    rule: str
    """The rule it rests on."""


class ValuesView(TypedDict):
    """A unit's values now."""

    attack: int
    defense: int
    parts: list[ValuePart]
    """What they are made of, the printed ones first."""


class UnitState(TypedDict):
    """How a unit stands."""

    suppressed: bool
    enemy_cover: bool
    """It holds cover on the enemy's side of the row."""
    keywords: list[str]
    acted: bool
    """It has moved or attacked this turn."""


class UnitView(ValuesView, UnitState):
    """A unit with its values and its state now."""

    card: str


class CommandView(TypedDict):
    """A card in a command area."""

    card: str
    initiative: int
    face: str | None
    """The face it shows, where it has several."""
    number: int | None
    """What a rotating card is turned to."""
    unit: bool
    """Whether it fights."""


class PlaceView(TypedDict):
    """A place in the row of cover; a card lying face down tells nothing (CG-HIDDEN-02, 05)."""

    row: str
    card: str | None
    face: str | None
    hidden: bool
    """The card lies face down."""
    unit: UnitView | None
    """Who holds it."""
    side: Side | None
    """Whose unit that is."""


class SideView(TypedDict):
    """One player's cards: piles by size, discards open (CG-SETUP-13)."""

    seat: int
    side: Side
    deck: int
    """How many cards are left in it."""
    cards: int
    """How many the hand holds."""
    hand: list[str] | None
    """Only of the own seat (CG-SETUP-12)."""
    discard: list[str]
    reserve: list[UnitView]
    command: list[CommandView]
    supply: list[str]
    playing: list[str]
    """A tactic or reaction whose effects are being carried out."""


class AttackView(TypedDict):
    """The attack going on."""

    attackers: list[str]
    row: str | None
    """The place attacked, unless it is a direct attack."""
    target: str | None
    blockers: list[str]


class CardState(TypedDict):
    """A view without what can be had apart: the open decision."""

    game: Literal["card"]
    seat: int | None
    """Whose view it is; None: a spectator's."""
    chapter: int
    """0 for the tutorial."""
    scenario: str | None
    """The id of the scenario card."""
    rules: list[str]
    """Rules in force that not every chapter has."""
    previous_winner: Side | None
    """Who claimed the chapter before."""
    turn: int
    """Both players' counted together."""
    active: int
    """The seat whose turn it is."""
    phase: str
    sides: list[SideView]
    """The COG first."""
    row: list[PlaceView | None]
    """None where there is no cover."""
    attack: AttackView | None
    outcome: OutcomeView | None
    """None while the game goes on."""


class CardView(CardState):
    """A whole view."""

    decision: DecisionView | None


class BySide(TypedDict):
    """A number for each side."""

    cog: int
    locust: int


class Dealt(TypedDict):
    """The part of a fighter in the damage another one takes."""

    by: str
    damage: int


class Fighter(ValuesView):
    """A unit in an attack that might come, and how it would fare."""

    card: str
    takes: int
    """Damage dealt to it."""
    dies: bool
    suppressed: bool
    """It would be, and lives."""
    dealt: list[Dealt]
    """Who deals how much of it, before what holds for the unit itself."""
    through: int
    """Direct damage to its player that its death lets through."""


class Preview(TypedDict):
    """What an option leads to if nobody reacts or blocks."""

    attackers: list[Fighter]
    defenders: list[Fighter]
    direct: BySide
    """Direct damage to each side."""
    row: str | None
    """The place attacked."""
    enters: str | None
    """The attacker that takes the place in cover."""
    others: list[str]
    """Units outside the attack that would die."""
    open: bool
    """Somebody still has a choice that may change the result."""
    winner: Side | None
    """Who would have won the game."""
