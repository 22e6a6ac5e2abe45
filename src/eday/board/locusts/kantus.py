"""What a kantus does for other Locusts: healing the wounded and bringing back the dead."""

from __future__ import annotations

from eday.board.combat.wound_markers import discard_dropped
from eday.board.combat.wounds import heal_locust, health
from eday.board.locusts.conditions import condition_markers
from eday.board.locusts.nearest import nearest_of
from eday.board.locusts.picking import locust_options
from eday.board.locusts.same_map import locusts_in_scope
from eday.board.locusts.spawning import put_into_play, unused
from eday.board.missions.stage_rules import spawns_barred
from eday.board.pieces import DroppedWeapon
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


class OmenHeal(BoardFrame):
    """The nearest other wounded Locust heals; the active player picks among several."""

    FIELDS = ("figure",)
    __slots__ = FIELDS
    NAME = "omen_heal"
    SETTLED = False

    def __init__(self, figure: int = -1) -> None:
        self.figure = figure

    def advance(self, t: BoardTable) -> Decision | None:
        wounded = [f for f in locusts_in_scope(t) if f != self.figure and t.marker[f]]
        near = nearest_of(t.shape.move[t.area[self.figure]], [t.area[f] for f in wounded])
        options = locust_options(t, "heal_locust", [f for f in wounded if t.area[f] in near])
        if not options:
            t.pop()
            return None
        return Decision(t.decider, "locust_heal", options, {"figure": t.ref(self.figure)})

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        heal_locust(t, option.value)


def revival_options(t: BoardTable, condition: schema.AiCondition | None, figure: int) -> tuple[Option, ...]:
    """One option for each dropped weapon the acting figure could turn over; like ones in one area are the same."""
    alike: dict[DroppedWeapon, int] = {}
    for index in condition_markers(t, condition, figure):
        alike.setdefault(t.dropped[index], index)
    options = []
    for drop, index in alike.items():
        refs = (f"weapon:{drop.weapon}", t.area_ref(drop.area))
        options.append(Option(f"turn_over:{':'.join(refs)}", "turn_over", refs, value=index))
    return tuple(options)


def revive_from_marker(t: BoardTable, figure: int, index: int) -> None:
    """BG-MISSION-HIVE-01: who dropped it stands on the marker again, wounded; with no figure left the marker goes."""
    drop = t.dropped[index]
    where, what = t.area_ref(drop.area), f"weapon:{drop.weapon}"
    t.emit("weapon_turned_over", figure=t.ref(figure), weapon=what, area=where)
    risen = figure_of_marker(t, t.box.marker_kinds[drop.pile])
    if risen < 0:
        discard_dropped(t, index)
        t.emit("dropped_weapon_removed", area=where, weapon=what)
        return
    t.dropped = t.dropped[:index] + t.dropped[index + 1 :]
    t.marker[risen] = 1
    put_into_play(t, risen, drop.area)
    t.emit("figure_wounded", figure=t.ref(risen), health=health(t, risen))


def figure_of_marker(t: BoardTable, kind: str) -> int:
    """An unused figure of an enemy in the mission that drops weapons with such a marker; -1 for none."""
    if spawns_barred(t):
        return -1
    for enemy in t.enemies:
        if enemy is not None and enemy.markers == kind and enemy.drops_weapons:
            return unused(t, enemy.figure)
    return -1
