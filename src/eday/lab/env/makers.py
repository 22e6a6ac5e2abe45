"""Environments by what they play. Wrong arguments raise SetupError, or EdayError for an unknown bot."""

from __future__ import annotations

from collections.abc import Sequence

from eday.lab.env.deals import BoardDeal, CampaignDeal, CardDeal, Overlay, side_number
from eday.lab.env.seats import SeatEnv
from eday.lab.env.tables import TableEnv
from eday.players import QUICK

MAX_TURNS = 400
"""The board game's rules know no end of a game that goes on and on (R-14)."""


def board_env(
    mission: str = "emergence",
    cogs: int | Sequence[str] = 2,
    *,
    insane: bool = False,
    horde: str = "normal",
    shaping: float = 0.0,
    max_turns: int | None = MAX_TURNS,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A mission of the board game, every COG an agent (PettingZoo)."""
    deal = BoardDeal(mission, cogs, insane=insane, horde=horde, shaping=shaping, content=content)
    return TableEnv(deal, max_turns=max_turns, told=told, render_mode=render_mode)


def card_env(
    chapter: int | str = 1,
    *,
    decks: object = None,
    previous_winner: str | None = None,
    max_turns: int | None = None,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A chapter of the card game, both players agents (PettingZoo)."""
    deal = CardDeal(chapter, decks=decks, previous_winner=previous_winner, content=content)
    return TableEnv(deal, max_turns=max_turns, told=told, render_mode=render_mode)


def campaign_env(
    *,
    best_of: int = 3,
    reward: str = "campaign",
    max_turns: int | None = None,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A campaign of the card game, both players agents (PettingZoo)."""
    deal = CampaignDeal(best_of=best_of, reward=reward, content=content)
    return TableEnv(deal, max_turns=max_turns, told=told, render_mode=render_mode)


def board_seat_env(
    mission: str = "emergence",
    cogs: int | Sequence[str] = 1,
    seat: int = 0,
    mates: str | Sequence[str] = QUICK,
    *,
    insane: bool = False,
    horde: str = "normal",
    shaping: float = 0.0,
    max_turns: int | None = MAX_TURNS,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> SeatEnv:
    """A mission for one learner (Gymnasium): alone, or with bots as team-mates."""
    deal = BoardDeal(mission, cogs, insane=insane, horde=horde, shaping=shaping, content=content)
    return SeatEnv(deal, seat, mates, max_turns=max_turns, told=told, render_mode=render_mode)


def card_seat_env(
    chapter: int | str = 1,
    side: str = "cog",
    opponent: str = QUICK,
    *,
    decks: object = None,
    previous_winner: str | None = None,
    max_turns: int | None = None,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> SeatEnv:
    """A chapter of the card game for one learner against a bot (Gymnasium)."""
    deal = CardDeal(chapter, decks=decks, previous_winner=previous_winner, content=content)
    return SeatEnv(deal, side_number(side), opponent, max_turns=max_turns, told=told, render_mode=render_mode)


def campaign_seat_env(
    side: str = "cog",
    opponent: str = QUICK,
    *,
    best_of: int = 3,
    reward: str = "campaign",
    max_turns: int | None = None,
    content: Overlay = None,
    told: bool = False,
    render_mode: str | None = None,
) -> SeatEnv:
    """A campaign of the card game for one learner against a bot (Gymnasium)."""
    deal = CampaignDeal(best_of=best_of, reward=reward, content=content)
    return SeatEnv(deal, side_number(side), opponent, max_turns=max_turns, told=told, render_mode=render_mode)
