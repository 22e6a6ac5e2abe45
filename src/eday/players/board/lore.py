"""What a seasoned player thinks of things: what a card is worth in the hand, which weapons are wanted, whom to fear."""

from __future__ import annotations

from typing import Final

KEEP: Final[dict[str, float]] = {
    "assault": 0.55,
    "advance": 0.5,
    "roadie_run": 0.45,
    "explore": 0.35,
    "fire_in_the_hole": 0.5,
    "active_reload": 0.5,
    "double_tap": 0.45,
    "steady_aim": 0.45,
    "hold_ground": 0.5,
    "sit_tight": 0.5,
    "get_up": 0.3,
    "teamwork": 0.3,
}
"""What a card's actions are worth in the hand; the others 0.3."""
REACTION: Final[dict[str, float]] = {"dodge": 0.3, "guard": 0.25, "follow": 0.05}

WANTED: Final = (
    "hammer_of_dawn",
    "longshot",
    "hammerburst",
    "boltok_pistol",
    "boomshot",
    "torque_bow",
    "gorgon_pistol",
    "lancer",
    "mulcher",
)
"""Weapons worth having, best first."""

THREAT: Final[dict[str, float]] = {
    "wretch": 1.1,
    "lambent_wretch": 1.2,
    "drone": 1.7,
    "boomer": 2.4,
    "ticker": 1.4,
    "kantus": 2.2,
    "theron_guard": 2.6,
    "grinder": 2.8,
    "berserker": 4.0,
    "skorge": 4.0,
}
"""What the death of a kind is worth, besides the danger it is at present; of others their printed values tell."""
