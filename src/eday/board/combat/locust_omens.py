"""Triggered abilities of enemy cards: used for each omen the Locust rolls (BG-ENEMY-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.board.combat.blast import exposed
from eday.board.combat.wounds import heal_locust
from eday.board.locusts.kantus import OmenHeal
from eday.board.locusts.nearest import nearest_holes
from eday.board.locusts.spawning import Spawning, spawns_barred, unused
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

if TYPE_CHECKING:
    from eday.board.combat.attack import Attack


def resolve_locust_omens(t: BoardTable, attack: Attack) -> None:
    """All omens at once, or one spawn or healing at a time."""
    from eday.board.combat.attack import oust

    figure = attack.attacker
    omen = t.enemy_of(figure).omen
    uses = 1 if omen is not None and omen.once else attack.omens
    attack.omens = 0
    attack.used += uses
    if isinstance(omen, schema.SpawnOmen):
        attack.omens = uses - 1
        t.push(OmenSpawn(figure))
    elif isinstance(omen, schema.HealOmen) and omen.who == "nearest_other_wounded":
        attack.omens = uses - 1
        t.push(OmenHeal(figure))
    elif isinstance(omen, schema.HealOmen):
        heal_locust(t, figure)
    elif isinstance(omen, schema.Splash):
        others = [f for f in exposed(t, attack.area) if f not in attack.rolled]
        attack.splash += tuple((f, omen.wounds) for _ in range(uses) for f in others)
    elif isinstance(omen, schema.AddWounds):
        attack.wounds += omen.wounds * uses
    elif isinstance(omen, schema.OustFromCover):
        attack.wounds += omen.wounds * uses
        for defender in attack.rolled:
            oust(t, defender)
    elif isinstance(omen, schema.RandomDiscard):
        attack.at_random = True


class OmenSpawn(BoardFrame):
    """BG-ENEMY-07: one more figure of the attacker's kind at the nearest hole; none left, no effect."""

    FIELDS = ("figure",)
    __slots__ = FIELDS
    NAME = "omen_spawn"
    SETTLED = False

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure

    def advance(self, t: BoardTable) -> Decision | None:
        kind = t.enemy_of(self.figure).figure
        holes = nearest_holes(t, t.area[self.figure])
        if not holes or unused(t, kind) < 0 or spawns_barred(t):
            t.pop()
            return None
        options = []
        for area in holes:
            ref = f"hole:{t.shape.areas[area]}"
            options.append(Option(f"at:{ref}", "at", (ref,), value=area))
        return Decision(t.decider, "spawn_at", tuple(options), {"enemy": kind})

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        t.push(Spawning(((t.enemy_of(self.figure).figure, option.value),)))
