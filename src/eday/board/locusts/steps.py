"""Lists of Locust steps: the halves of AI cards, stage flips, and order cards that move Locusts."""

from __future__ import annotations

from eday.board.locusts.addressee import ask_you
from eday.board.locusts.card_steps import CARD_STEPS
from eday.board.locusts.figure_activation import Acted, FigureActivation
from eday.board.locusts.memory import Round
from eday.board.locusts.nearest import distance_to_cog, map_exits
from eday.board.locusts.picking import locust_options
from eday.board.locusts.same_map import in_scope
from eday.board.locusts.spawn_places import place_options, spawn_areas, spawned_kind
from eday.board.locusts.spawning import Due, Spawned, Spawning, enemy_for
from eday.board.locusts.step_lists import steps_of
from eday.board.missions.mission_steps import MISSION_STEPS
from eday.board.missions.stage_rules import comes_to_exit
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


class Steps(Round):
    """Steps in order. Those with the same acting figures are one activation for each of them (BG-AI-11)."""

    FIELDS = (
        "acted",
        "acting",
        "attacked",
        "guard",
        "half",
        "index",
        "number",
        "source",
        "spawned",
        "you",
    )
    __slots__ = tuple(field for field in FIELDS if field != "acted")
    NAME = "steps"

    def __init__(self, source: str = "", number: int = 0, half: int = 0, you: int = -1, guard: bool = False) -> None:
        super().__init__()
        self.source = source
        self.number = number
        self.half = half
        self.you = you
        self.guard = guard
        self.index = 0
        self.attacked: tuple[int, ...] = ()
        """Figures that have attacked while this list resolves."""
        self.acting = -1
        """The figure that acts now."""
        self.spawned = -1
        """The figure spawned last."""

    def forget(self, figure: int) -> None:
        super().forget(figure)
        self.attacked = tuple(attacked for attacked in self.attacked if attacked != figure)

    def resume(self, result: Acted | Spawned) -> None:
        """The acting figure is done, or figures were spawned."""
        if isinstance(result, Acted):
            if result.attacked:
                self.attacked = (*self.attacked, self.acting)
            self.acting = -1
        elif result.figure >= 0:
            self.spawned = result.figure

    def advance(self, t: BoardTable) -> Decision | None:
        steps = steps_of(t, self.source, self.number, self.half)
        if self.index >= len(steps):
            t.pop()
            return None
        if self.source == "ai" and (asked := ask_you(t, self.number, self.you)) is not None:
            return asked
        step = steps[self.index]
        if isinstance(step, schema.ActingStep):
            assert step.who is not None
            return self._round(t, step.who, steps)
        if isinstance(step, schema.Spawn):
            return self._spawn(t, step, steps)
        self.index += 1
        if type(step) in CARD_STEPS:
            CARD_STEPS[type(step)](t, step, self.you)
        else:
            MISSION_STEPS[type(step)](t, step)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "you":
            self.you = option.value
            return
        steps = steps_of(t, self.source, self.number, self.half)
        if option.kind == "activate":
            figure = option.value
            self.acted = (*self.acted, figure)
            self.acting = figure
            end = _round_end(steps, self.index)
            t.push(FigureActivation(figure, self.source, self.number, self.half, self.index, end, self.you, self.guard))
        else:
            self._spawn_at(t, steps, option.value)

    def _round(self, t: BoardTable, who: schema.Who, steps: tuple[schema.LocustStep, ...]) -> Decision | None:
        figures = [f for f in acting_figures(t, who, self.spawned) if f not in self.acted]
        if who.idle:
            figures = [f for f in figures if f not in self.attacked]
        if not figures:
            self.index = _round_end(steps, self.index)
            self.acted = ()
            return None
        return activation_decision(t, figures)

    def _spawn(self, t: BoardTable, step: schema.Spawn, steps: tuple[schema.LocustStep, ...]) -> Decision | None:
        areas = spawn_areas(t, step, self.you)
        if self.source == "ai" and comes_to_exit(t, enemy_for(t, spawned_kind(step))):
            areas = map_exits(t)[:1]
        if step.at == "each_hole_near_you" or len(areas) < 2:
            self._spawn_at(t, steps, -1 if step.at == "each_hole_near_you" or not areas else areas[0])
            return None
        return Decision(t.decider, "spawn_at", place_options(t, areas))

    def _spawn_at(self, t: BoardTable, steps: tuple[schema.LocustStep, ...], chosen: int) -> None:
        """Spawns that follow one another at one place happen together, so that their order can be chosen."""
        first = steps[self.index]
        assert isinstance(first, schema.Spawn)
        due: list[Due] = []
        while self.index < len(steps):
            step = steps[self.index]
            if not isinstance(step, schema.Spawn) or step.at != first.at:
                break
            self.index += 1
            areas = [chosen] if chosen >= 0 else spawn_areas(t, step, self.you)
            due += [Due(spawned_kind(step), area) for area in areas for _ in range(step.count)]
        self.spawned = -1
        t.push(Spawning(tuple(due), self.source == "ai"))


def _round_end(steps: tuple[schema.LocustStep, ...], index: int) -> int:
    """One past the last of the consecutive steps with the same acting figures."""
    first = steps[index]
    assert isinstance(first, schema.ActingStep)
    while index < len(steps):
        step = steps[index]
        if not isinstance(step, schema.ActingStep) or step.who != first.who:
            break
        index += 1
    return index


def acting_figures(t: BoardTable, who: schema.Who, spawned: int = -1) -> list[int]:
    """The Locusts in play that a step names."""
    if who.spawned:
        figures = [spawned] if spawned >= 0 and t.area[spawned] >= 0 else []
    elif who.slot:
        figures = [f for slot in who.slot for f in t.slot(slot)]
    elif who.family:
        figures = [f for family in who.family for f in t.family(family)]
    else:
        figures = t.locusts()
    if who.at_least_from_cog:
        figures = [f for f in figures if distance_to_cog(t, t.area[f]) >= who.at_least_from_cog]
    return in_scope(t, figures)


def activation_decision(t: BoardTable, figures: list[int]) -> Decision:
    """The active player picks who acts next (BG-AI-05, 08); of figures in every way alike one is offered."""
    return Decision(t.decider, "activate", locust_options(t, "activate", figures), {"ai": t.ai_card})
