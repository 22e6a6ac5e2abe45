"""What a seasoned player knows by heart: what order cards and weapons are good for. Views only name them."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One action of an order card."""

    do: str
    amount: int = 0
    """Areas, cards or extra dice."""


class Arm(NamedTuple):
    """A weapon as far as planning needs it."""

    normal: int
    overkill: int
    reach: int
    nearest: int = 0
    farthest: int = 99
    blast: bool = False
    chainsaw: int = 0
    still: bool = False
    """Not after moving."""


ORDERS: dict[str, tuple[Action, ...]] = {
    "order:assault": (Action("move", 3), Action("attack")),
    "order:advance": (Action("move", 3), Action("draw", 1)),
    "order:roadie_run": (Action("move", 5),),
    "order:vault_kick": (Action("move", 3),),
    "order:blind_fire": (Action("attack_normal"), Action("draw_area", 1)),
    "order:dig_in": (Action("move", 1), Action("draw_cover", 1)),
    "order:ambush": (Action("pull"), Action("attack")),
    "order:suppressing_fire": (Action("attack"), Action("push")),
    "order:hold_ground": (Action("attack"), Action("draw", 1)),
    "order:double_tap": (Action("attack"), Action("attack_normal")),
    "order:steady_aim": (Action("attack", 2),),
    "order:fire_in_the_hole": (Action("move", 2), Action("attack_grenade", 1)),
    "order:active_reload": (Action("attack"), Action("reload")),
    "order:teamwork": (Action("draw", 1), Action("teamwork")),
    "order:explore": (Action("move", 4), Action("special")),
    "order:scavenging": (Action("move", 2), Action("ammo", 1)),
    "order:sit_tight": (Action("draw_one", 2), Action("hold")),
    "order:get_up": (Action("move", 3), Action("revive"), Action("draw_revived", 2)),
}
PLAIN = {"play_move": (Action("move", 2),), "play_attack": (Action("attack"),)}

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

WEAPONS: dict[str, Arm] = {
    "weapon:lancer": Arm(2, 4, 2, chainsaw=4),
    "weapon:snub_pistol": Arm(1, 3, 3),
    "weapon:bolo_grenade": Arm(0, 4, 2, farthest=2, blast=True),
    "weapon:gnasher": Arm(3, 6, 1, farthest=1),
    "weapon:hammerburst": Arm(2, 4, 3),
    "weapon:boomshot": Arm(0, 5, 3),
    "weapon:torque_bow": Arm(0, 5, 4, still=True),
    "weapon:gorgon_pistol": Arm(2, 3, 2),
    "weapon:hammer_of_dawn": Arm(0, 6, 4),
    "weapon:longshot": Arm(2, 5, 4, nearest=1),
    "weapon:boltok_pistol": Arm(1, 4, 3),
    "weapon:mulcher": Arm(3, 5, 1),
    "weapon:mortar": Arm(0, 4, 4, blast=True),
    "weapon:boomshield": Arm(2, 0, 0, farthest=0),
}
ANY_WEAPON = Arm(2, 4, 2)
GRENADES = "weapon:bolo_grenade"
HAMMER = "weapon:hammer_of_dawn"
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
REACH: dict[str, int] = {"wretch": 2, "lambent_wretch": 2, "drone": 2, "boomer": 1, "ticker": 2, "berserker": 1}
"""Areas a kind usually moves before it attacks."""
CLAWS = ("wretch", "ticker", "lambent_wretch", "berserker")
"""Kinds that attack in their own area only."""
BURSTING = ("ticker", "lambent_wretch")
"""Kinds whose death wounds everybody in their area."""
ARMOURED = ("berserker",)
"""Kinds that only the Hammer of Dawn hurts as long as they are fresh."""
LISTENING = ("berserker",)
"""Kinds that walk toward every attack a COG makes."""
TOUGH = 3
"""A wounded Locust with more health than this can be wounded again."""
