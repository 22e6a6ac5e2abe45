"""Who has which part in the attack going on."""

from __future__ import annotations

from typing import assert_never

from eday.card.table import CardFrame, CardTable
from eday.content.card import schema as schema


class Fight(CardFrame):
    """What an attack lets others know: attackers, the attacked place or the player, and blockers."""

    __slots__ = ("attackers", "blockers", "place", "reactions", "target")

    def __init__(self) -> None:
        self.attackers: tuple[int, ...] = ()
        self.place = -1
        """The attacked cover; -1: the enemy player is attacked."""
        self.target = -1
        """The unit in the attacked cover."""
        self.blockers: tuple[int, ...] = ()
        self.reactions: tuple[int, ...] = ()
        """Cards deployed as reactions so far."""

    def defenders(self) -> tuple[int, ...]:
        """The units that are attacked."""
        return self.blockers if self.place < 0 else (self.target,) if self.target >= 0 else ()


def fight_in_progress(t: CardTable) -> Fight | None:
    """The attack going on, or just over while its effects resolve."""
    for frame in reversed(t.stack):
        if isinstance(frame, Fight):
            return frame
    return None


def has_role(t: CardTable, unit: int, role: schema.Role) -> bool:
    """Whether a unit has that role in the attack going on."""
    fight = fight_in_progress(t)
    if fight is None:
        return False
    if role == "blocking":
        return unit in fight.blockers
    if role == "defending":
        return fight.place >= 0 and unit == fight.target
    if role == "attacking":
        return unit in fight.attackers
    if role == "attacking_cover":
        return fight.place >= 0 and unit in fight.attackers
    if role == "attacking_direct":
        return fight.place < 0 and unit in fight.attackers
    assert_never(role)


def fighters(t: CardTable, side: int) -> list[int]:
    """Units of a side in the attack going on that are still on the battlefield."""
    fight = fight_in_progress(t)
    if fight is None:
        return []
    owner = t.box.owner
    return [
        unit
        for unit in dict.fromkeys((*fight.attackers, *fight.defenders()))
        if owner[unit] == side and t.is_in(unit, "battlefield")
    ]
