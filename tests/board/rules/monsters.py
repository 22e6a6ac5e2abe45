"""Scenes with the enemies of the later missions, and AI cards that come up in the turn being played."""

from __future__ import annotations

from typing import Any

from tests.board.rules.locust_maps import LANE, Patch, on
from tests.board.scene import DOM, MARCUS, Scene


def against(
    plan: Patch = LANE,
    cogs: tuple[str, ...] = (MARCUS, DOM),
    insane: bool = False,
    stages: list[dict[str, Any]] | None = None,
    **enemies: str,
) -> Scene:
    """A drawn tile with other enemies in some of the slots A, B and C, and other stages if given."""
    mission = {"enemies": enemies, "stages": stages or [{"objective": {"is": "all_holes_sealed"}, "wins": True}]}
    return on({**plan, "missions": {"emergence": mission}}, cogs, insane)


def order_only(s: Scene, seat: int = 0) -> None:
    """The COG Order step of a turn without Locust Activation."""
    s.at_order(seat)
    s.t.skip_locusts = True


def next_ai(s: Scene, *cards: int) -> None:
    """These AI cards come next, unless chance has a say before."""
    t = s.t
    rest = [card for card in sorted({*t.ai_deck, *t.ai_discard}) if card not in cards]
    t.ai_deck, t.ai_discard = (*cards, *rest), ()
    t.picks = [0] * len(cards) + t.picks


def moves(s: Scene, who: str) -> list[str]:
    """Areas a figure has entered."""
    return [str(data["to"]).removeprefix("area:") for data in s.happened("figure_moved") if data["figure"] == who]


def rolled(s: Scene) -> list[dict[str, list[str]]]:
    """The defense dice of each roll."""
    return [data["defense"] for data in s.happened("dice_rolled")]


def conserved(s: Scene, kind: str) -> bool:
    """Whether every marker of that kind is in its pile, discarded, dropped or on a figure."""
    t = s.t
    pile = t.box.marker_kinds.index(kind)
    on_figures = sum(1 for f in t.box.kinds.get(kind, ()) if t.marker[f])
    dropped = sum(1 for drop in t.dropped if drop.pile == pile)
    there = t.marker_piles[pile] + len(t.marker_discards[pile]) + dropped + on_figures
    return there == t.box.content.markers[kind].count
