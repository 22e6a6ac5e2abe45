"""The games that are compared: every mission with one to four COGs and one that is won, every chapter, a campaign."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.secrets_kept.comparing import Plan
from tests.server.table import SQUAD

SEED = 918_273_645_546_372_819
"""Large, so that it can be searched for in a text."""
MISSIONS = ("emergence", "china_shop", "belly_of_the_beast", "roadblocks", "scattered", "hive", "horde_mode")
CHAPTERS = range(16)
WON = Path(__file__).parents[2] / "games" / "board"
Wish = dict[str, Any]


def board(players: int, mission: str = "emergence", kind: str = "human", **more: Any) -> Wish:
    """A board game."""
    seats = [{"cog": cog, "kind": kind} for cog in SQUAD[:players]]
    return {"game": "board", "mission": mission, "seed": SEED + players, "seats": seats, **more}


def cards(chapter: int, kind: str = "human") -> Wish:
    """A game of a chapter, 0 for the tutorial; between two people it is sealed."""
    return {"game": "card", "chapter": chapter, "seed": SEED + chapter, "seats": _sides(kind)}


def campaign(best_of: int = 1) -> Wish:
    """A campaign."""
    return {"game": "campaign", "best_of": best_of, "seed": SEED, "seats": _sides("human")}


def _sides(kind: str) -> list[dict[str, str]]:
    return [{"side": side, "kind": kind} for side in ("cog", "locust")]


def many(kind: str) -> list[Plan]:
    """The games of the long proof."""
    if kind == "campaign":
        return [Plan(campaign(), every=50)]
    if kind == "card":
        return [*(Plan(cards(chapter), firsts=1) for chapter in CHAPTERS), Plan(cards(5, "hotseat"), firsts=1)]
    plans = []
    for number, mission in enumerate(MISSIONS):
        for players in range(2 if mission == "scattered" else 1, 5):
            wish = board(players, mission, insane=(number + players) % 2 == 1)
            plans.append(Plan(wish, every=40, firsts=1))
    return [*plans, Plan(board(3, kind="hotseat"), firsts=1), *map(won, sorted(WON.glob("*_won.json")))]


def won(file: Path) -> Plan:
    """A game that goes through all stages of its mission."""
    record = json.loads(file.read_text())["record"]
    seats = [{"cog": cog, "kind": "human"} for cog in record["setup"]["cogs"]]
    wish = {key: record["setup"][key] for key in ("mission", "insane", "horde")}
    line = tuple(option for _, option in record["choices"])
    return Plan({"game": "board", **wish, "seed": record["seed"], "seats": seats}, every=80, firsts=1, line=line)


def few(kind: str) -> list[Plan]:
    """The beginning of a game, for every day."""
    wish = {"board": board(3, insane=True), "card": cards(9), "campaign": campaign()}[kind]
    return [Plan(wish, every=10, firsts=0, most=16)]
