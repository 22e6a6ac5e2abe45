"""BG-AI-11: one Locust's whole activation - moves, cover, attacks - before the next begins."""

from __future__ import annotations

from typing import NamedTuple

from eday.board.combat.attack import Attack, executed
from eday.board.combat.blast import exposed
from eday.board.combat.guard import GuardWindow, guards
from eday.board.combat.wounds import heal_locust
from eday.board.locusts.conditions import condition_cogs, condition_locusts
from eday.board.locusts.idle_healing import stirs
from eday.board.locusts.kantus import revival_options, revive_from_marker
from eday.board.locusts.nearest import cogs_seen_by_ai, map_exits, nearest_cogs, nearest_holes
from eday.board.locusts.picking import locust_options
from eday.board.locusts.spawning import Mindful, Spawning, comes_to_exit, enemy_for
from eday.board.locusts.walking import LocustMovement
from eday.board.orders.cards import hand_limit
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


class Acted(NamedTuple):
    """What an activation leaves to the list of steps it belongs to."""

    attacked: bool


class FigureActivation(Mindful):
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
    __slots__ = FIELDS
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
        self.figure = figure
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
        from eday.board.locusts.steps import steps_of

        figure = self.figure
        if t.area[figure] < 0 or self.index >= self.end:
            t.pop(Acted(self.attacked))
            return None
        if self.wounded < 0:
            self.wounded = int(t.marker[figure] > 0)
        step = steps_of(t, self.source, self.number, self.half)[self.index]
        if not self._applies(t, step):
            self.index += 1
            return None
        if self.cog < 0 and _names(step, "condition_cog"):
            return self._ask_condition_cog(t)
        if self.locust < 0 and _names(step, "condition_locust"):
            return self._ask_condition_locust(t)
        if isinstance(step, schema.LocustAttack):
            return self._attack(t, step)
        if isinstance(step, schema.Spawn):
            return self._spawn(t, step)
        if isinstance(step, schema.ReviveFromMarker):
            return self._revive(t)
        self.index += 1
        if isinstance(step, schema.LocustMove):
            self._move(t, step)
        elif isinstance(step, schema.TakeCover):
            t.push(LocustMovement(figure, pick="cover", left=99, guard=self.guard))
        elif isinstance(step, schema.Heal):
            self._heal(t, step)
        else:
            raise AssertionError(step)
        return None

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
        if not isinstance(step, schema.LocustMove | schema.LocustAttack | schema.TakeCover | schema.Heal):
            return True
        figure = self.figure
        for only in step.who.only if step.who else ():
            if only == "not_in_cover":
                holds = t.cover[figure] < 0
            elif only == "unwounded":
                holds = not self.wounded
            elif only == "wounded":
                holds = bool(self.wounded)
            elif only == "could_not_attack":
                holds = self.failed
            else:
                sees = any(t.sees(figure, seat) for seat in t.standing)
                holds = sees == (only == "in_sight_of_cog")
            if not holds:
                return False
        return True

    def _ask_condition_cog(self, t: BoardTable) -> Decision | None:
        """Several COGs made the condition true: the active player picks, one that can be attacked if possible."""
        seats = condition_cogs(t, t.box.content.ai_cards[self.number].when, self.figure)
        in_sight = [seat for seat in seats if t.sees(self.figure, seat)]
        moves_first = isinstance(self._first(t), schema.LocustMove)
        picks = in_sight if in_sight and not moves_first else seats
        if not picks:
            self.index = self.end
            return None
        options = [Option(f"condition_cog:{t.ref(s)}", "condition_cog", (t.ref(s),), value=s) for s in picks]
        return Decision(t.decider, "locust_target", tuple(options), {"figure": t.ref(self.figure)})

    def _ask_condition_locust(self, t: BoardTable) -> Decision | None:
        """Several Locusts made the condition true: the active player picks."""
        picks = condition_locusts(t, t.box.content.ai_cards[self.number].when, self.figure)
        if not picks:
            self.index = self.end
            return None
        options = locust_options(t, "condition_locust", picks)
        return Decision(t.decider, "locust_target", options, {"figure": t.ref(self.figure)})

    def _first(self, t: BoardTable) -> schema.LocustStep:
        from eday.board.locusts.steps import steps_of

        return steps_of(t, self.source, self.number, self.half)[self.index]

    def _move(self, t: BoardTable, step: schema.LocustMove) -> None:
        pick = str(step.toward or step.away_from)
        others: tuple[int, ...] = ()
        if pick == "condition_cog":
            others = (self.cog,)
        elif pick == "condition_locust":
            others = (self.locust,)
        elif pick == "you":
            others = (self.you,)
        left = 99 if step.into or step.until is not None else step.areas or 0
        toward = step.toward is not None
        until = step.until or 0
        t.push(LocustMovement(self.figure, toward, pick, others, left, until, self.guard, wounds=step.wound_entered))

    def _heal(self, t: BoardTable, step: schema.Heal) -> None:
        """The figure itself unless its card forbids it, or the Locust it came for."""
        if step.condition_locust:
            heal_locust(t, self.locust)
        elif not t.enemy_of(self.figure).cannot_heal_self:
            heal_locust(t, self.figure)

    def _revive(self, t: BoardTable) -> Decision | None:
        """BG-MISSION-HIVE-01: the active player picks among several dropped weapons."""
        options = revival_options(t, t.box.content.ai_cards[self.number].when, self.figure)
        if not options:
            self.index += 1
            return None
        return Decision(t.decider, "locust_revival", options, {"figure": t.ref(self.figure)})

    def _spawn(self, t: BoardTable, step: schema.Spawn) -> Decision | None:
        """A spawn at the hole nearest to the acting figure."""
        areas = nearest_holes(t, t.area[self.figure])
        if comes_to_exit(t, enemy_for(t, step.slot or str(step.family))):
            areas = map_exits(t)[:1]
        if not areas:
            self.index += 1
            return None
        options = []
        for area in areas:
            ref = t.area_ref(area)
            options.append(Option(f"at:{ref}", "at", (ref,), value=area))
        return Decision(t.decider, "spawn_at", tuple(options))

    def _spawn_at(self, t: BoardTable, area: int) -> None:
        step = self._first(t)
        assert isinstance(step, schema.Spawn)
        self.index += 1
        t.push(Spawning(((step.slot or str(step.family), area),) * step.count, by_ai=self.source == "ai"))

    def _attack(self, t: BoardTable, step: schema.LocustAttack) -> Decision | None:
        """Guard window, then the target (BG-ATTACK-02), then the attack."""
        figure = self.figure
        targets = attack_targets(t, figure, step, self.cog, self.you)
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
        step = self._first(t)
        assert isinstance(step, schema.LocustAttack)
        self.index += 1
        self.window = False
        self.attacked = True
        stirs(t, self.figure)
        area = t.area[target if target >= 0 else self.figure]
        t.push(Attack(self.figure, target, area, extra=step.extra_dice, forced=step.force_omen))


def _names(step: schema.LocustStep, whom: str) -> bool:
    """Whether a step is about the figure that made the condition true."""
    if isinstance(step, schema.LocustMove):
        return whom in (step.toward, step.away_from)
    if isinstance(step, schema.Heal):
        return step.condition_locust and whom == "condition_locust"
    return isinstance(step, schema.LocustAttack) and step.target == whom


def attack_targets(t: BoardTable, figure: int, step: schema.LocustAttack, cog: int, you: int) -> list[int]:
    """Whom the Locust may attack within the limits of its card; line of sight always (BG-ATTACK-15).

    An attack on a whole area hits COGs and Locusts alike; nobody attacks an empty one (BG-FAQ-19).
    """
    area = t.area[figure]
    if step.whole_area:
        return [other for other in (*exposed(t, area), *executed(t, -1, area)) if other != figure]
    seats = cogs_seen_by_ai(t, area)
    if step.target == "condition_cog":
        seats = [seat for seat in seats if seat == cog]
    elif step.target == "you":
        seats = [seat for seat in seats if seat == you]
    if step.own_area or step.target == "most_wounded_cog_in_own_area":
        seats = [seat for seat in seats if t.area[seat] == area]
    if step.range is not None:
        seats = [seat for seat in seats if t.shape.range[area][t.area[seat]] <= step.range]
    if step.out_of_cover:
        seats = [seat for seat in seats if t.cover[seat] < 0]
    seats = [seat for seat in seats if t.sees(figure, seat)]
    if step.target == "nearest_cog_in_sight":
        return nearest_cogs(t, area, seats)
    if step.target == "most_wounded_cog_in_own_area" and seats:
        wounds = [hand_limit(t, seat) - len(t.hand[seat]) for seat in seats]
        return [seat for seat, suffered in zip(seats, wounds, strict=True) if suffered == max(wounds)]
    return seats
