"""CG-TURN, CG-COMBAT: turn after turn with their three phases."""

from __future__ import annotations

from eday.card.box import COG, LOCUST
from eday.card.combat.attack import Attack
from eday.card.combat.damage import ready
from eday.card.deploy import Deployment
from eday.card.effects.effect import Queued, all_cards_of, fire, queue, queue_all
from eday.card.effects.statics import has_keyword
from eday.card.table import COVER, RESERVE, CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


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
        t.lasting = tuple(one for one in t.lasting if one[4] != "until_your_next_turn" or one[3] != side)
        t.delayed = tuple(one for one in t.delayed if one[3] != "until_your_next_turn" or one[2] != side)
        for card in range(len(t.acts)):
            t.acts[card] = 0
        t.emit("turn_started", turn=t.turn, seat=side)
        for unit in t.reserve[side]:
            ready(t, unit)
        self.next = "start"

    def _over(self, t: CardTable) -> None:
        """CG-TURN-06; CG-FAQ-10: after so many turns the larger deck wins."""
        t.lasting = tuple(one for one in t.lasting if one[4] != "turn")
        t.delayed = tuple(one for one in t.delayed if one[3] != "turn")
        if t.turn >= t.box.content.constants.turn_limit:
            cog, locust = len(t.deck[COG]), len(t.deck[LOCUST])
            t.end(1 - t.active if cog == locust else COG if cog > locust else LOCUST, "turn_limit")
            return
        t.active = 1 - t.active
        self.next = "begin"


def turn_effects(t: CardTable, trigger: str) -> list[Queued]:
    """Effects at the start or end of this turn: the controller's own turn unless `whose` says otherwise."""
    found: list[Queued] = []
    name = ("cog", "locust")[t.active]
    for side in (COG, LOCUST):
        for one in _of_side(t, trigger, side):
            whose = t.box.effects[one[0]].whose
            if whose == name or (whose is None and side == t.active):
                found.append(one)
    return found


def _of_side(t: CardTable, trigger: str, side: int) -> list[Queued]:
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
        options: list[Option] = []
        if not self.over:
            for unit in t.units(t.active):
                options += unit_options(t, unit)
        if not options:
            t.pop()
            return None
        return Decision(t.active, "combat", (*options, Option("end", "end")))

    def answer(self, t: CardTable, option: Option) -> None:
        if option.kind == "end":
            self.over = True
            return
        unit, place = option.value & 1023, option.value >> 10
        t.acts[unit] += 1
        if option.kind == "move":
            t.enter(unit, place)
            fire(t, queue(t, "on_move_to_cover", unit, t.box.owner[unit]))
        elif option.kind == "attack":
            t.push(Attack((unit,), place))
        else:
            t.push(Attack((unit,), -1, option.kind == "cross"))


def actions_left(t: CardTable, unit: int) -> int:
    """CG-COMBAT-05: one action a turn, and what effects add."""
    extra = sum(1 for one in t.lasting if one[2] == unit and isinstance(t.box.ops[one[0]], schema.ExtraAction))
    return 1 + extra - t.acts[unit]


def unit_options(t: CardTable, unit: int) -> list[Option]:
    """CG-COMBAT-03, 04, C-06: from reserve into cover or against cover, from cover at the enemy player.

    Where the unit is now is where it must have begun the phase, too.
    """
    if t.suppressed[unit] or actions_left(t, unit) < 1:
        return []
    ref = t.ref(unit)
    if t.zone[unit] == COVER:
        if unit not in t.began_in_cover:
            return []
        options = [Option(f"direct:{ref}", "direct", (ref,), value=unit)]
        if t.box.has("enemy_cover") and not t.far[unit]:
            options.append(Option(f"cross:{ref}", "cross", (ref,), value=unit))
        return options
    if unit not in t.began_in_reserve or t.zone[unit] != RESERVE or has_keyword(t, unit, "no_cover"):
        return []
    options = []
    for place in t.places():
        row = f"row:{place + 1}"
        holder = t.occupant[place]
        if holder < 0:
            options.append(Option(f"move:{ref}:{row}", "move", (ref, row), value=place << 10 | unit))
        elif t.box.owner[holder] != t.box.owner[unit]:
            options.append(Option(f"attack:{ref}:{row}", "attack", (ref, row), value=place << 10 | unit))
    return options
