"""BG-WIN: objectives, stage flips, victory."""

from __future__ import annotations

from eday.board.box import enemies_of
from eday.board.omens import seal_hole
from eday.board.places import nearest_of
from eday.board.steps import Steps
from eday.board.table import BoardFrame, BoardTable
from eday.content import Content, schema
from eday.kernel import Decision, Option

OBJECTIVES = (schema.AllHolesSealed, schema.NoLocustInPlay)
STEPS = (
    schema.LocustMove,
    schema.LocustAttack,
    schema.Spawn,
    schema.SpawnForPlayers,
    schema.PlaceHole,
    schema.SealHolesButNearestExit,
)
RULES = ("no_spawns", "equipment_stays")


def playable(content: Content) -> list[str]:
    """Ids of the missions that can be played."""
    return [mission.id for mission in content.missions.values() if not unbuilt(content, mission)]


def unbuilt(content: Content, mission: schema.Mission) -> list[str]:
    """Words of the mission the rules do not know yet; empty when it can be played."""
    missing = [enemy for enemy in enemies_of(mission) if unbuilt_enemy(content.enemies[enemy])]
    steps = [*mission.setup]
    for stage in mission.stages:
        steps += stage.on_flip
        if not isinstance(stage.objective, OBJECTIVES):
            missing.append(type(stage.objective).__name__)
        missing += [special.rule for special in stage.rules if special.rule not in RULES]
    missing += [type(step).__name__ for step in steps if not isinstance(step, STEPS)]
    if mission.difficulties or mission.first_tile_only or any(level.separate_map for level in mission.levels):
        missing.append("map")
    return missing


def unbuilt_enemy(enemy: schema.Enemy) -> bool:
    """Whether an enemy has an ability the rules do not know yet."""
    dies = isinstance(enemy.omen, schema.AddWounds) and enemy.omen.then_dies
    return bool(enemy.death_blast or enemy.drawn_to_noise or dies)


def objective_met(t: BoardTable) -> bool:
    """Whether the objective of the present stage is fulfilled."""
    objective = t.box.mission.stages[t.stage].objective
    if isinstance(objective, schema.AllHolesSealed):
        return not t.holes
    if isinstance(objective, schema.NoLocustInPlay):
        return not t.locusts()
    raise AssertionError(objective)


class StageFlip(BoardFrame):
    """The stage card is flipped at once, its effects happen, the next stage or victory follows (BG-WIN-02 to 05)."""

    FIELDS = ("flipped",)
    __slots__ = FIELDS
    NAME = "stage_flip"

    def __init__(self) -> None:
        self.flipped = False

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.flipped:
            self.flipped = True
            t.emit("stage_flipped", stage=t.stage + 1)
            t.push(Steps("stage", t.stage, you=t.decider if t.decider in t.standing else t.standing[0]))
            return None
        t.pop()
        if t.box.mission.stages[t.stage].wins:
            t.end("cog", "mission_complete")
            return None
        t.stage += 1
        t.alert = True
        t.emit("stage_begun", stage=t.stage + 1)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)


class SealAllButOne(BoardFrame):
    """BG-MISSION-EMERGENCE-02: every hole but the one nearest the exit is sealed; the players break a tie."""

    FIELDS = ()
    __slots__ = FIELDS
    NAME = "seal_all_but_one"

    def advance(self, t: BoardTable) -> Decision | None:
        exit_area = t.doors[-1][0]
        options = []
        for area in nearest_of(t.shape.move[exit_area], list(t.holes)):
            ref = f"hole:{t.shape.areas[area]}"
            options.append(Option(f"keep_open:{ref}", "keep_open", (ref,), value=area))
        if not options:
            t.pop()
            return None
        return Decision(t.first, "keep_open", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        for area in t.holes:
            if area != option.value:
                seal_hole(t, area)
