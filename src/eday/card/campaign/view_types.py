"""A campaign as a seat sees it, field by field."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from eday.card.view_types import BySide, CardState, CardView, Side
from eday.kernel.view_types import DecisionView, OutcomeView

CardCounts = dict[str, int]
"""Cards by id, with how many of each."""


class CardsBySide(TypedDict):
    """Cards of each side."""

    cog: CardCounts
    locust: CardCounts


class SealedBySide(TypedDict):
    """Whether each side has sealed its choice."""

    cog: bool
    locust: bool


class DeckChange(TypedDict):
    """What a revealed reinforcement did to a deck."""

    step: str
    options: list[str]
    """Those chosen."""
    removed: CardCounts
    added: CardCounts


class ChangeBySide(TypedDict):
    """What a reinforcement did to both decks."""

    cog: DeckChange
    locust: DeckChange


class ReinforcementView(TypedDict):
    """The choice being made: who has sealed one, but what it is only for its own seat (CG-REINFORCE-15)."""

    step: str
    chapter: int
    """The chapter it comes before."""
    removed: CardsBySide
    """What leaves the decks, whatever is chosen."""
    sealed: SealedBySide
    chosen: list[str] | None
    """The own sealed choice."""


class _Campaign(TypedDict):
    """What every view tells."""

    game: Literal["campaign"]
    seat: int | None
    """Whose view it is; None: a spectator's."""
    best_of: int
    """Games a chapter is decided by."""
    chapter: int
    """The one being played or prepared."""
    previous_winner: Side | None
    """Who claimed the chapter before."""
    score: BySide
    """Games won in this chapter."""
    chapters: list[Side]
    """Who claimed each chapter so far."""
    decks: CardsBySide
    """As reinforcements have changed them."""
    changes: list[ChangeBySide]
    """Of each reinforcement step taken."""
    reinforcement: ReinforcementView | None
    """None while a game is played."""
    outcome: OutcomeView | None
    """None while the campaign goes on."""


class CampaignState(_Campaign):
    """A view without what can be had apart: the open decision."""

    table: CardState | None
    """The game being played; None between games."""


class CampaignView(_Campaign):
    """A whole view."""

    table: CardView | None
    """The game being played; None between games."""
    decision: DecisionView | None
