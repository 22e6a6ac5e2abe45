"""Triggered abilities of enemy cards: used for each omen the Locust rolls (BG-ENEMY-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from eday.board.combat.blast import Wound, exposed
from eday.board.combat.plain_omens import add_wounds, oust
from eday.board.combat.wounds import heal_locust
from eday.board.locusts.kantus import OmenHeal
from eday.board.locusts.nearest import nearest_holes
from eday.board.locusts.spawning import Due, Spawning, unused
from eday.board.missions.stage_rules import spawns_barred
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

if TYPE_CHECKING:
    from eday.board.combat.attack import Attack


def resolve_locust_omens(t: BoardTable, attack: Attack) -> None:
    """All omens at once, or one spawn or healing at a time."""
    omen = t.enemy_of(attack.attacker).omen
    uses = 1 if omen is not None and omen.once else attack.omens
    attack.omens = 0
    attack.used += uses
    if omen is not None:
        ENEMY_OMENS[type(omen)](t, attack, omen, uses)


def _spawn(t: BoardTable, attack: Attack, omen: schema.SpawnOmen, uses: int) -> None:
    attack.omens = uses - 1
    t.push(OmenSpawn(attack.attacker))


def _heal(t: BoardTable, attack: Attack, omen: schema.HealOmen, uses: int) -> None:
    if omen.who == "nearest_other_wounded":
        attack.omens = uses - 1
        t.push(OmenHeal(attack.attacker))
    else:
        heal_locust(t, attack.attacker)


def _splash(t: BoardTable, attack: Attack, omen: schema.Splash, uses: int) -> None:
    others = [f for f in exposed(t, attack.area) if f not in attack.rolled]
    attack.splash += tuple(Wound(f, omen.wounds) for _ in range(uses) for f in others)


def _random_discard(t: BoardTable, attack: Attack, omen: schema.RandomDiscard, uses: int) -> None:
    attack.at_random = True


ENEMY_OMENS: Final[dict[type[schema.Omen], Callable[[BoardTable, Attack, Any, int], None]]] = {
    schema.SpawnOmen: _spawn,
    schema.HealOmen: _heal,
    schema.Splash: _splash,
    schema.AddWounds: add_wounds,
    schema.OustFromCover: oust,
    schema.RandomDiscard: _random_discard,
}


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
        t.push(Spawning((Due(t.enemy_of(self.figure).figure, option.value),)))
