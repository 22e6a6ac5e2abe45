"""Lists of Locust steps: the halves of AI cards, stage flips, and order cards that move Locusts."""

from __future__ import annotations

from eday.board.combat.wound_markers import discard_dropped
from eday.board.locusts.addressee import ask_you
from eday.board.locusts.figure_activation import Acted, FigureActivation
from eday.board.locusts.nearest import distance_to_cog, map_exits, nearest_holes
from eday.board.locusts.picking import locust_options
from eday.board.locusts.same_map import area_in_scope, in_scope
from eday.board.locusts.spawning import Due, Round, Spawned, Spawning, comes_to_exit, enemy_for
from eday.board.missions.mission_steps import MISSION_STEPS
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

ACTING = (schema.LocustMove, schema.LocustAttack, schema.TakeCover, schema.Heal)
ActingStep = schema.LocustMove | schema.LocustAttack | schema.TakeCover | schema.Heal


def steps_of(t: BoardTable, source: str, number: int, half: int) -> tuple[schema.LocustStep, ...]:
    """The list a frame refers to: frames hold ids only."""
    if source == "ai":
        card = t.box.content.ai_cards[number]
        return card.otherwise if half else card.then
    if source == "stage":
        return t.box.mission.stages[number].on_flip
    if source == "setup":
        return t.box.mission.setup
    action = t.box.orders[number].actions[half]
    assert isinstance(action, schema.ReplaceLocustActivation)
    return action.steps


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
        if isinstance(step, ACTING) and step.who is not None:
            return self._round(t, step.who, steps)
        if isinstance(step, schema.Spawn):
            return self._spawn(t, step, steps)
        self.index += 1
        do_step(t, self, step)
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
        options = []
        for area in areas:
            ref = t.area_ref(area)
            options.append(Option(f"at:{ref}", "at", (ref,), value=area))
        return Decision(t.decider, "spawn_at", tuple(options))

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
            due += [(spawned_kind(step), area) for area in areas for _ in range(step.count)]
        self.spawned = -1
        t.push(Spawning(tuple(due), self.source == "ai"))


def _round_end(steps: tuple[schema.LocustStep, ...], index: int) -> int:
    """One past the last of the consecutive steps with the same acting figures."""
    first = steps[index]
    assert isinstance(first, ACTING)
    while index < len(steps):
        step = steps[index]
        if not isinstance(step, ACTING) or step.who != first.who:
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


def spawned_kind(step: schema.Spawn) -> str:
    """Slot letter or family a spawn step names."""
    return step.slot or str(step.family)


def spawn_areas(t: BoardTable, step: schema.Spawn, you: int) -> list[int]:
    """Where a spawn step may put its figures; several where the active player has a choice, or all for `each`."""
    if step.at == "map_exit":
        return map_exits(t)
    here = t.area[you if you >= 0 else t.decider]
    if step.at == "your_area":
        return [here]
    if step.at == "each_hole_near_you":
        return [hole for hole in t.holes if t.shape.move[here][hole] <= (step.movement or 0)]
    if step.at == "equipment_area":
        tiles = [tile.tile for tile in t.shape.tiles]
        return [t.shape.equipment_of_tile[tiles.index(step.tile)]] if step.tile in tiles else []
    return nearest_holes(t, here)


def do_step(t: BoardTable, steps: Steps, step: schema.LocustStep) -> None:
    """A step in which no figure acts."""
    if isinstance(step, schema.LoseAmmo):
        t.push(LoseAmmo(steps.you, step.tokens))
    elif isinstance(step, schema.RemoveDroppedWeapons):
        removed = [i for i, drop in enumerate(t.dropped) if area_in_scope(t, drop[0])]
        if removed:
            t.emit("dropped_weapons_removed", weapons=[f"weapon:{t.dropped[i][2]}" for i in removed])
        for index in reversed(removed):
            discard_dropped(t, index)
    elif isinstance(step, schema.PlaceHole):
        place_hole(t, t.area[steps.you])
    else:
        MISSION_STEPS[type(step)](t, step)


def place_hole(t: BoardTable, area: int) -> None:
    """A hole token; a sealed printed hole below it stays sealed until then (BG-SEAL-04)."""
    t.holes = (*t.holes, area)
    t.hole_tokens = (*t.hole_tokens, area)
    t.emit("hole_placed", hole=f"hole:{t.shape.areas[area]}")


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
        refs = [f"weapon:{weapons[w].id}" for w in loaded]
        options = [
            Option(f"lose_ammo:{ref}", "lose_ammo", (ref,), value=w) for ref, w in zip(refs, loaded, strict=True)
        ]
        return Decision(t.decider, "lose_ammo", tuple(options), {"seat": self.seat})

    def answer(self, t: BoardTable, option: Option) -> None:
        from eday.board.combat.attack import change_tokens

        self.tokens -= 1
        change_tokens(t, self.seat, option.value, -1)
