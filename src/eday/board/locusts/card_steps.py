"""What AI cards do to the table without any figure acting: one function for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.combat.wound_markers import discard_dropped
from eday.board.locusts.same_map import area_in_scope
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.holes import place_hole
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Decision, Option


def _lose_ammo(t: BoardTable, step: schema.LoseAmmo, you: int) -> None:
    t.push(LoseAmmo(you, step.tokens))


def _remove_dropped_weapons(t: BoardTable, step: schema.RemoveDroppedWeapons, you: int) -> None:
    removed = [i for i, drop in enumerate(t.dropped) if area_in_scope(t, drop.area)]
    if removed:
        t.emit("dropped_weapons_removed", weapons=[f"weapon:{t.dropped[i].weapon}" for i in removed])
    for index in reversed(removed):
        discard_dropped(t, index)


def _place_hole(t: BoardTable, step: schema.PlaceHole, you: int) -> None:
    place_hole(t, t.area[you])


CARD_STEPS: Final[dict[type[schema.Step], Callable[[BoardTable, Any, int], None]]] = {
    schema.LoseAmmo: _lose_ammo,
    schema.RemoveDroppedWeapons: _remove_dropped_weapons,
    schema.PlaceHole: _place_hole,
}
"""With the seat that the card calls "you"."""


class LoseAmmo(BoardFrame):
    """A player discards an ammo token from one of his weapons; without one nothing happens."""

    FIELDS = ("seat", "tokens")
    __slots__ = FIELDS
    NAME = "lose_ammo"

    def __init__(self, seat: int = 0, tokens: int = 1) -> None:
        self.seat = seat
        self.tokens = tokens

    def advance(self, t: BoardTable) -> Decision | None:
        weapons = t.box.weapons
        loaded = [w for w, n in t.weapons[self.seat] if n > 0 and weapons[w].token == "ammo"]
        if not self.tokens or not loaded:
            t.pop()
            return None
        refs = [weapons[w].ref for w in loaded]
        options = [
            Option(f"lose_ammo:{ref}", "lose_ammo", (ref,), value=w) for ref, w in zip(refs, loaded, strict=True)
        ]
        return Decision(t.decider, "lose_ammo", tuple(options), {"seat": self.seat})

    def answer(self, t: BoardTable, option: Option) -> None:
        self.tokens -= 1
        change_tokens(t, self.seat, option.value, -1)
