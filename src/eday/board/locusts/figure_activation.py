"""BG-AI-11: one Locust's whole activation - moves, cover, attacks - before the next begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.combat.attack import Attack
from eday.board.combat.guard import GuardWindow, guards
from eday.board.combat.wounds import heal_locust
from eday.board.locusts.attack_picks import Picking, attack_targets
from eday.board.locusts.conditions import condition_cogs, condition_locusts
from eday.board.locusts.guarded_movement import GuardedMovement
from eday.board.locusts.idle_healing import note_activity
from eday.board.locusts.kantus import revival_options, revive_from_marker
from eday.board.locusts.memory import ActingFigure
from eday.board.locusts.nearest import map_exits
from eday.board.locusts.picking import locust_options
from eday.board.locusts.spawn_places import place_options, spawn_areas, spawned_kind
from eday.board.locusts.spawning import Due, Spawning, enemy_for
from eday.board.locusts.step_lists import steps_of
from eday.board.locusts.walking import COVER, LocustMovement
from eday.board.missions.stage_rules import comes_to_exit
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


class Acted:
    """What an activation leaves to the list of steps it belongs to."""

    __slots__ = ("attacked",)

    def __init__(self, attacked: bool) -> None:
        self.attacked = attacked


class FigureActivation(ActingFigure):
    """One figure carries out steps `index` to `end` of a list."""

    FIELDS = (
        "attacked",
        "cog",
        "end",
        "failed",
        "figure",
        "guard",
        "half",
        "index",
        "locust",
        "number",
        "source",
        "window",
        "wounded",
        "you",
    )
    __slots__ = tuple(field for field in FIELDS if field != "figure")
    NAME = "figure_activation"

    def __init__(
        self,
        figure: int = -1,
        source: str = "",
        number: int = 0,
        half: int = 0,
        index: int = 0,
        end: int = 0,
        you: int = -1,
        guard: bool = False,
    ) -> None:
        super().__init__(figure)
        self.source = source
        self.number = number
        self.half = half
        self.index = index
        self.end = end
        self.you = you
        self.guard = guard
        self.cog = -1
        """The COG that made the card's condition true."""
        self.locust = -1
        """The Locust that made the card's condition true."""
        self.attacked = False
        self.failed = False
        """It was to attack and could not."""
        self.window = False
        """The guard window before its attack has been open."""
        self.wounded = -1
        """Whether it was wounded when its activation began."""

    def forget(self, figure: int) -> None:
        """The Locust died while it acted, and its figure came back as another one."""
        if figure == self.figure:
            self.index = self.end
            self.attacked = False

    def advance(self, t: BoardTable) -> Decision | None:
        figure = self.figure
        if t.area[figure] < 0 or self.index >= self.end:
            t.pop(Acted(self.attacked))
            return None
        if self.wounded < 0:
            self.wounded = int(t.marker[figure] > 0)
        step = self._step(t)
        if not self._applies(t, step):
            self.index += 1
            return None
        if self.cog < 0 and _is_about(step, "condition_cog"):
            return self._ask_condition_cog(t)
        if self.locust < 0 and _is_about(step, "condition_locust"):
            return self._ask_condition_locust(t)
        return FIGURE_STEPS[type(step)](self, t, step)

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "condition_cog":
            self.cog = option.value
        elif option.kind == "condition_locust":
            self.locust = option.value
        elif option.kind == "target":
            self._strike(t, option.value)
        elif option.kind == "at":
            self._spawn_at(t, option.value)
        else:
            self.index += 1
            revive_from_marker(t, self.figure, option.value)

    def _applies(self, t: BoardTable, step: schema.LocustStep) -> bool:
        """Filters are tested when the step comes; but a guard's wound does not turn an attack into healing."""
        who = step.who if isinstance(step, schema.ActingStep) else None
        return who is None or all(FILTERS[only](self, t) for only in who.only)

    def _ask_condition_cog(self, t: BoardTable) -> Decision | None:
        """Several COGs made the condition true: the active player picks, one that can be attacked if possible."""
        seats = condition_cogs(t, t.box.ai_cards[self.number].when, self.figure)
        in_sight = [seat for seat in seats if t.sees(self.figure, seat)]
        moves_first = isinstance(self._step(t), schema.LocustMove)
        picks = in_sight if in_sight and not moves_first else seats
        if not picks:
            self.index = self.end
            return None
        options = [Option(f"condition_cog:{t.ref(s)}", "condition_cog", (t.ref(s),), value=s) for s in picks]
        return Decision(t.decider, "locust_target", tuple(options), {"figure": t.ref(self.figure)})

    def _ask_condition_locust(self, t: BoardTable) -> Decision | None:
        """Several Locusts made the condition true: the active player picks."""
        picks = condition_locusts(t, t.box.ai_cards[self.number].when, self.figure)
        if not picks:
            self.index = self.end
            return None
        options = locust_options(t, "condition_locust", picks)
        return Decision(t.decider, "locust_target", options, {"figure": t.ref(self.figure)})

    def _step(self, t: BoardTable) -> schema.LocustStep:
        return steps_of(t, self.source, self.number, self.half)[self.index]

    def _movement(self) -> type[LocustMovement]:
        return GuardedMovement if self.guard else LocustMovement

    def move(self, t: BoardTable, step: schema.LocustMove) -> Decision | None:
        """Toward somebody or away, one area after another."""
        self.index += 1
        toward = step.toward is not None
        pick = step.toward or step.away_from
        assert pick is not None
        others = (MEANT[pick](self),) if pick in MEANT else ()
        left = 99 if step.into or step.until is not None else step.areas or 0
        until = step.until or 0
        t.push(self._movement()(self.figure, toward, pick, others, left, until, wounds=step.wound_entered))
        return None

    def take_cover(self, t: BoardTable, step: schema.TakeCover) -> Decision | None:
        """Into the nearest free cover space."""
        self.index += 1
        t.push(self._movement()(self.figure, pick=COVER, left=99))
        return None

    def heal(self, t: BoardTable, step: schema.Heal) -> Decision | None:
        """The figure itself unless its card forbids it, or the Locust it came for."""
        self.index += 1
        if step.condition_locust:
            heal_locust(t, self.locust)
        elif not t.enemy_of(self.figure).cannot_heal_self:
            heal_locust(t, self.figure)
        return None

    def revive(self, t: BoardTable, step: schema.ReviveFromMarker) -> Decision | None:
        """BG-MISSION-HIVE-01: the active player picks among several dropped weapons."""
        options = revival_options(t, t.box.ai_cards[self.number].when, self.figure)
        if not options:
            self.index += 1
            return None
        return Decision(t.decider, "locust_revival", options, {"figure": t.ref(self.figure)})

    def spawn(self, t: BoardTable, step: schema.Spawn) -> Decision | None:
        """A spawn at the hole nearest to the acting figure."""
        areas = spawn_areas(t, step, self.you, self.figure)
        if comes_to_exit(t, enemy_for(t, spawned_kind(step))):
            areas = map_exits(t)[:1]
        if not areas:
            self.index += 1
            return None
        return Decision(t.decider, "spawn_at", place_options(t, areas))

    def _spawn_at(self, t: BoardTable, area: int) -> None:
        step = self._step(t)
        assert isinstance(step, schema.Spawn)
        self.index += 1
        t.push(Spawning((Due(spawned_kind(step), area),) * step.count, by_ai=self.source == "ai"))

    def attack(self, t: BoardTable, step: schema.LocustAttack) -> Decision | None:
        """Guard window, then the target (BG-ATTACK-02), then the attack."""
        figure = self.figure
        targets = attack_targets(t, step, Picking(figure, self.cog, self.you))
        if not targets:
            self.failed = True
            self.window = False
            self.index += 1
            return None
        if self.guard and not self.window:
            self.window = True
            if guards(t, figure):
                t.push(GuardWindow(figure))
                return None
        if step.whole_area:
            self._strike(t, -1)
            return None
        options = [Option(f"target:{t.ref(s)}", "target", (t.ref(s),), value=s) for s in targets]
        return Decision(t.decider, "locust_target", tuple(options), {"figure": t.ref(figure)})

    def _strike(self, t: BoardTable, target: int) -> None:
        step = self._step(t)
        assert isinstance(step, schema.LocustAttack)
        self.index += 1
        self.window = False
        self.attacked = True
        note_activity(t, self.figure)
        area = t.area[target if target >= 0 else self.figure]
        t.push(Attack(self.figure, target, area, extra=step.extra_dice, forced=step.force_omen))


def _is_about(step: schema.LocustStep, whom: str) -> bool:
    """Whether a step is about the figure that made the condition true."""
    if isinstance(step, schema.LocustMove):
        return whom in (step.toward, step.away_from)
    if isinstance(step, schema.LocustAttack):
        return step.target == whom
    return isinstance(step, schema.Heal) and step.condition_locust and whom == "condition_locust"


FIGURE_STEPS: Final[dict[type[schema.Step], Callable[[FigureActivation, BoardTable, Any], Decision | None]]] = {
    schema.LocustMove: FigureActivation.move,
    schema.LocustAttack: FigureActivation.attack,
    schema.TakeCover: FigureActivation.take_cover,
    schema.Heal: FigureActivation.heal,
    schema.Spawn: FigureActivation.spawn,
    schema.ReviveFromMarker: FigureActivation.revive,
}
"""What one figure does in each step."""

MEANT: Final[dict[schema.CogPick, Callable[[FigureActivation], int]]] = {
    "condition_cog": lambda acting: acting.cog,
    "condition_locust": lambda acting: acting.locust,
    "you": lambda acting: acting.you,
}
"""Figures a move is about that the activation knows; all others are picked on the way (`walking.PICKED`)."""


def _in_sight_of_cog(acting: FigureActivation, t: BoardTable) -> bool:
    return any(t.sees(acting.figure, seat) for seat in t.standing)


FILTERS: Final[dict[schema.FigureFilter, Callable[[FigureActivation, BoardTable], bool]]] = {
    "not_in_cover": lambda acting, t: t.cover[acting.figure] < 0,
    "unwounded": lambda acting, t: not acting.wounded,
    "wounded": lambda acting, t: bool(acting.wounded),
    "in_sight_of_cog": _in_sight_of_cog,
    "no_cog_in_sight": lambda acting, t: not _in_sight_of_cog(acting, t),
    "could_not_attack": lambda acting, t: acting.failed,
}
"""Which of the acting figures a step is for."""
