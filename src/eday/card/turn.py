"""CG-TURN, CG-COMBAT: turn after turn with their three phases."""

from __future__ import annotations

from typing import Final

from eday.card.box import COG, LOCUST
from eday.card.combat.action import action_options
from eday.card.combat.attack import Attack
from eday.card.combat.damage import ready
from eday.card.deploy import Deployment
from eday.card.effects.effect import Queued, all_cards_of, fire, queue, queue_all
from eday.card.table import CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

END: Final = Option("end", "end")


class Turns(CardFrame):
    """The bottom of the stack: whose turn it is, and which phase comes next."""

    FIELDS = ("next",)
    __slots__ = FIELDS
    NAME = "turns"

    def __init__(self) -> None:
        self.next = "begin"

    def advance(self, t: CardTable) -> Decision | None:
        step = self.next
        if step == "begin":
            self._begin(t)
        elif step == "start":
            self.next = "first"
            fire(t, turn_effects(t, "start_of_turn"))
        elif step == "first":
            self.next, t.phase = "combat", "first_deployment"
            t.push(Deployment())
        elif step == "combat":
            self.next, t.phase = "second", "combat"
            t.begin_combat()
            t.push(Combat())
        elif step == "second":
            self.next = "end"
            if not (t.turn == 1 and t.box.has("first_turn")):
                # CG-TURN-09 to 11
                t.phase = "second_deployment"
                t.push(Deployment())
        elif step == "end":
            self.next = "over"
            t.phase = "end"
            fire(t, turn_effects(t, "end_of_turn"))
        else:
            self._over(t)
        return None

    def answer(self, t: CardTable, option: Option) -> None:
        raise AssertionError(option)

    def _begin(self, t: CardTable) -> None:
        """CG-TURN-12, 13: suppressed units stand up before anything else."""
        t.turn += 1
        t.alert = True
        t.phase = "start"
        t.used_turn = ()
        side = t.active
        t.expire("until_your_next_turn", side)
        for card in range(len(t.acts)):
            t.acts[card] = 0
        t.emit("turn_started", turn=t.turn, seat=side)
        for unit in t.reserve[side]:
            ready(t, unit)
        self.next = "start"

    def _over(self, t: CardTable) -> None:
        """CG-TURN-06; CG-FAQ-10: after so many turns the larger deck wins."""
        t.expire("turn")
        if t.turn >= t.box.content.constants.turn_limit:
            cog, locust = len(t.deck[COG]), len(t.deck[LOCUST])
            t.end(1 - t.active if cog == locust else COG if cog > locust else LOCUST, "turn_limit")
            return
        t.active = 1 - t.active
        self.next = "begin"


def turn_effects(t: CardTable, trigger: schema.Trigger) -> list[Queued]:
    """Effects at the start or end of this turn: the controller's own turn unless `whose` says otherwise."""
    found: list[Queued] = []
    name = ("cog", "locust")[t.active]
    for side in (COG, LOCUST):
        for one in _of_side(t, trigger, side):
            whose = t.box.effects[one.effect].whose
            if whose == name or (whose is None and side == t.active):
                found.append(one)
    return found


def _of_side(t: CardTable, trigger: schema.Trigger, side: int) -> list[Queued]:
    if side != t.active:
        return [one for card in all_cards_of(t, side) for one in queue(t, trigger, card, side)]
    return queue_all(t, trigger, (side,))


class Combat(CardFrame):
    """CG-COMBAT-01, 02: units act one after another, as many as the player wants."""

    FIELDS = ("over",)
    __slots__ = FIELDS
    NAME = "combat"

    def __init__(self) -> None:
        self.over = False

    def advance(self, t: CardTable) -> Decision | None:
        options = [] if self.over else action_options(t, t.active)
        if not options:
            t.pop()
            return None
        return Decision(t.active, "combat", (*options, END))

    def answer(self, t: CardTable, option: Option) -> None:
        if option.kind == "end":
            self.over = True
            return
        unit, place = option.value
        t.acts[unit] += 1
        if option.kind == "move":
            t.enter(unit, place)
            fire(t, queue(t, "on_move_to_cover", unit, t.box.owner[unit]))
        else:
            t.push(Attack((unit,), place, option.kind == "cross"))
