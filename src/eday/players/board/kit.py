"""The components of a board game as planning reads them. All of it is printed: judgements are in `lore`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from eday.players.board.chances import HELPFUL, IDLE, Dice, Omen

Printed = Mapping[str, Any]
ANYWHERE = 99
KEPT = 8
AMOUNTS = {"move": "areas", "attack": "extra_dice", "draw": "cards", "gain_ammo": "tokens"}
"""The number that counts in an action."""


class Action(NamedTuple):
    """One action of an order card."""

    do: str
    """The content's own word, and after a colon whom it is about, where the card says so."""
    amount: int = 0
    """Areas, cards, tokens or extra dice."""
    weapon: str = ""
    """The extra dice are for this one only."""
    normal_only: bool = False


class Arm(NamedTuple):
    """A weapon as far as planning needs it."""

    id: str
    normal: int
    overkill: int
    reach: int
    nearest: int
    farthest: int
    blast: bool
    chainsaw: int
    still: bool
    """Not after moving."""
    unloaded: bool
    """Fires normally without ammo."""
    pierces: bool
    """Wounds the armoured."""
    charges: bool
    """Gains its ammo in place of an attack."""
    omen: Omen


class Foe(NamedTuple):
    """What is special about an enemy; views tell its dice and its health."""

    burst: int
    """Wounds its death deals to those beside it."""
    bursts_on_all: bool
    """To Locusts as well."""
    armoured: bool
    listens: bool
    """Walks toward the noise of attacks."""
    last_health: int
    """With more health than this it can be wounded once more, though it is wounded."""


class Kit:
    """Weapons, orders and COGs by the names they have in views, enemies by id, and the dice."""

    __slots__ = ("arms", "dice", "extra_die", "foes", "free_hands", "grenades", "holders", "orders")

    def __init__(self, components: Printed) -> None:
        self.arms = {f"weapon:{key}": _arm(weapon) for key, weapon in components["weapons"].items()}
        self.orders = {
            f"order:{key}": tuple(read_action(action) for action in order["actions"])
            for key, order in components["orders"].items()
        }
        self.foes = {key: _foe(enemy, components["markers"]) for key, enemy in components["enemies"].items()}
        self.dice = Dice(components["dice"]["attack"]["faces"], components["dice"]["defense"]["faces"])
        self.grenades = frozenset(
            f"weapon:{key}" for key, weapon in components["weapons"].items() if weapon["token"] == "grenade"
        )
        cogs = components["cogs"]
        self.holders: dict[str, int] = {f"cog:{key}": cog["other_weapons"] for key, cog in cogs.items()}
        """How many weapons each COG can carry besides grenades."""
        self.extra_die = {f"cog:{key}": cog["extra_die_with"] for key, cog in cogs.items()}
        """The weapon with which each COG rolls one more die, its chainsaw included."""
        self.free_hands = frozenset(f"cog:{key}" for key, cog in cogs.items() if cog["free_specials"])
        """COGs who pay no card for special actions."""


def read_action(printed: Printed) -> Action:
    """An action as it is printed."""
    word = printed["do"]
    return Action(
        f"{word}:{printed['who']}" if "who" in printed else word,
        printed[AMOUNTS[word]] if word in AMOUNTS else 0,
        printed.get("extra_dice_with") or "",
        printed.get("normal_only", False),
    )


def _arm(weapon: Printed) -> Arm:
    return Arm(
        id=weapon["id"],
        normal=weapon["normal"],
        overkill=weapon["overkill"],
        reach=weapon["range"],
        nearest=weapon["min_range"],
        farthest=ANYWHERE if weapon["max_range"] is None else weapon["max_range"],
        blast=weapon["area"],
        chainsaw=weapon["chainsaw"],
        still=weapon["not_after_moving"],
        unloaded=weapon["normal_without_ammo"],
        pierces=weapon["wounds_armoured"],
        charges=weapon["charge"] > 0,
        omen=_omen(weapon["omen"]),
    )


def _omen(printed: Printed | None) -> Omen:
    if printed is None:
        return IDLE
    if printed["do"] == "add_wounds":
        return Omen(wounds=printed["wounds"], once=printed["once"])
    return Omen(doubles=True) if printed["do"] == "double_other_dice" else HELPFUL


def _foe(enemy: Printed, markers: Printed) -> Foe:
    blast = enemy["death_blast"] or {}
    marker = markers[enemy["markers"]] if enemy["markers"] else {}
    second = marker.get("second_health")
    return Foe(
        burst=blast.get("wounds", 0),
        bursts_on_all=blast.get("who") == "each_figure",
        armoured=enemy["armoured"],
        listens=enemy["drawn_to_noise"],
        last_health=ANYWHERE if second is None else second,
    )


_known: list[tuple[Printed, Kit]] = []


def kit_of(components: Printed) -> Kit:
    """The kit of these components, read once: all games of a content hand out the same."""
    for known, kit in _known:
        if known is components:
            return kit
    kit = Kit(components)
    _known[KEPT - 1 :] = []
    _known.insert(0, (components, kit))
    return kit
