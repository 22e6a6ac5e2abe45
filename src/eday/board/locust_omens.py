"""Triggered abilities of enemy cards: used for each omen the Locust rolls (BG-ENEMY-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.board.places import nearest_holes
from eday.board.spawn import Spawning, spawns_barred, unused
from eday.board.table import MAX_COGS, BoardFrame, BoardTable
from eday.board.wounds import heal_locust
from eday.content import schema
from eday.kernel import Decision, Option

if TYPE_CHECKING:
    from eday.board.attack import Attack


def resolve_locust_omens(t: BoardTable, attack: Attack) -> None:
    """All omens at once, or one spawn at a time."""
    from eday.board.attack import oust

    omen = t.enemy_of(attack.attacker).omen
    uses = 1 if omen is not None and omen.once else attack.omens
    if isinstance(omen, schema.SpawnOmen):
        attack.omens -= 1
        t.push(OmenSpawn(attack.attacker))
        return
    attack.omens = 0
    if isinstance(omen, schema.HealOmen):
        heal_by_omen(t, attack.attacker, omen)
    elif isinstance(omen, schema.Splash):
        others = [f for f in t.figures_in(attack.area) if f != attack.target and (f >= MAX_COGS or f in t.standing)]
        attack.splash += tuple((f, omen.wounds) for _ in range(uses) for f in others)
    elif isinstance(omen, schema.AddWounds):
        attack.wounds += omen.wounds * uses
    elif isinstance(omen, schema.OustFromCover):
        attack.wounds += omen.wounds * uses
        oust(t, attack.target)
    elif isinstance(omen, schema.RandomDiscard):
        attack.at_random = True


def heal_by_omen(t: BoardTable, figure: int, omen: schema.HealOmen) -> None:
    """The figure itself, or the nearest other wounded Locust."""
    if omen.who == "self":
        heal_locust(t, figure)
        return
    distance = t.shape.move[t.area[figure]]
    wounded = [f for f in t.locusts() if f != figure and t.marker[f]]
    if wounded:
        heal_locust(t, min(wounded, key=lambda f: (distance[t.area[f]], f)))


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
