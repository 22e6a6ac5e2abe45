"""The plain words of the Card Game: sides, blocks, kinds of cards, places, roles, moments and durations."""

from __future__ import annotations

from typing import Literal

Faction = Literal["cog", "locust"]
Player = Literal["friendly", "enemy", "cog", "locust"]
"""`friendly` is whoever controls the card, `enemy` the other player."""
Block = Literal["core", "R3", "R5", "R8", "R9", "R11"] | int
"""Where a card comes from: the core set, a reinforcement step or the number of a chapter."""
CardType = Literal["unit", "tactic", "reaction"]
"""Kinds of cards that can be in a deck, a hand or a discard pile."""
Subtype = Literal["troop", "heavy", "wretch"]
Keyword = Literal["tough", "disposable", "overrun", "no_block", "no_cover"]
Zone = Literal["reserve", "cover", "friendly_cover", "enemy_cover", "battlefield", "command"]
"""`cover` is either side of a cover card, `battlefield` reserve and cover together."""
Role = Literal["attacking", "attacking_cover", "attacking_direct", "blocking", "defending"]
"""What a unit does in the attack going on; `attacking` is both kinds of attack."""
Duration = Literal["attack", "turn", "until_your_next_turn", "while", "game"]
"""This attack; until the end of this turn; until the start of your next turn; while the rule applies; for the game."""
Limit = Literal["once_per_turn", "once_per_game"]
Trigger = Literal[
    "static",
    "deploy",
    "play",
    "discard",
    "offensive",
    "defensive",
    "setup",
    "start_of_turn",
    "end_of_turn",
    "on_move_to_cover",
    "on_kill",
    "on_killed",
    "on_friendly_killed",
    "on_killed_named",
    "on_damaged_named",
    "after_attack",
    "on_direct_damage_taken",
    "command_tactic",
    "on_rotate",
]
Rule = Literal[
    "first_turn",
    "winner_advantage",
    "multi_block",
    "tough",
    "disposable",
    "enemy_cover",
    "offensive_defensive",
    "command_tactics",
    "multiface",
    "discard_effects",
    "rotate",
    "hidden",
    "overrun",
]
"""Rules a chapter brings in, which then hold for the rest of the campaign (CG-CAMPAIGN-04)."""
