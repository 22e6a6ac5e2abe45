"""What a seasoned player thinks of things: what a card is worth in the hand, which weapons are wanted, whom to fear."""

from __future__ import annotations

from eday.players.board.kit import Action

PLAIN = {"play_move": (Action("move", 2),), "play_attack": (Action("attack"),)}
"""What the rules let every card be played for besides its own actions (BG-ORDER-02)."""

KEEP: dict[str, float] = {
    "order:assault": 0.55,
    "order:advance": 0.5,
    "order:roadie_run": 0.45,
    "order:explore": 0.35,
    "order:fire_in_the_hole": 0.5,
    "order:active_reload": 0.5,
    "order:double_tap": 0.45,
    "order:steady_aim": 0.45,
    "order:hold_ground": 0.5,
    "order:sit_tight": 0.5,
    "order:get_up": 0.3,
    "order:teamwork": 0.3,
}
"""What a card's actions are worth in the hand; the others 0.3."""
REACTION: dict[str, float] = {"dodge": 0.3, "guard": 0.25, "follow": 0.05}

WANTED = (
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

THREAT: dict[str, float] = {
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
"""What the death of a kind is worth, besides the danger it is at present."""
CLAWS = ("wretch", "ticker", "lambent_wretch", "berserker")
"""Kinds that usually come near before they attack."""
LEAP = 2
"""Areas from which they usually do."""
