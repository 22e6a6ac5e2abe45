"""What an attack comes to if from now on nobody blocks or reacts: it is fought out on an imagined table."""

from __future__ import annotations

from typing import Any, Final

from eday.card.box import COG, LOCUST, SIDES
from eday.card.combat.attack import STRIKE, Attack, Exchange
from eday.card.table import CardTable
from eday.card.view import values_view
from eday.card.view_types import Dealt, Fighter, Preview, ValuesView
from eday.card.winning import judge
from eday.kernel import Decision, Option

KINDS: Final = ("attack", "direct", "cross", "block", "no_block", "done", "react", "pass", "hit")
"""Options that declare an attack or go on with one."""
PASSES: Final = ("pass", "no_block", "done", "decline", "stop")
HARMLESS: Final = ("block", "reaction", "keep", "draw", "order")
"""Questions whose usual answer leaves nothing open about the attack."""


def usual(decision: Decision) -> Option:
    """What somebody answers who wants nothing: pass, draw no card, else the first option."""
    if decision.kind == "draw":
        return decision.options[-1]
    return next((option for option in decision.options if option.kind in PASSES), decision.options[0])


def foreseen(t: CardTable, option: Option) -> Preview:
    """Choose an option on a table that may be changed, let everybody pass, and tell what the attack came to."""
    t.log = []
    t.stack[-1].answer(t, option)
    depth = next(n for n in range(len(t.stack) - 1, -1, -1) if isinstance(t.stack[n], Attack))
    attack = t.stack[depth]
    assert isinstance(attack, Attack)
    course = Course(attack)
    while t.outcome is None and len(t.stack) > depth and t.stack[depth] is attack:
        course.look(t)
        if t.alert and t.settled():
            judge(t)
            continue
        decision = t.stack[-1].advance(t)
        if decision is not None:
            chosen = usual(decision)
            course.open = course.open or (len(decision.options) > 1 and decision.kind not in HARMLESS)
            t.stack[-1].answer(t, chosen)
    if t.outcome is None and t.settled():
        judge(t)
    return course.summary(t)


class Course:
    """An attack on its way: who fights, with which values, and what was left open."""

    __slots__ = ("_attack", "_blows", "_seen", "open")

    def __init__(self, attack: Attack) -> None:
        self._attack = attack
        self._seen: dict[int, ValuesView] = {}
        self._blows: Exchange | None = None
        self.open = False
        """Somebody still has a choice that may change the result."""

    def look(self, t: CardTable) -> None:
        """Note the fighters' values; the last ones before the damage stay."""
        attack = self._attack
        if t.stack[-1] is not attack or attack.phase > STRIKE or attack.struck:
            return
        for unit in (*attack.attackers, *attack.defenders()):
            if t.is_in(unit, "battlefield"):
                self._seen[unit] = values_view(t, unit)
        self._blows = attack.foreseen(t) or self._blows

    def _dealt(self, t: CardTable, unit: int) -> list[Dealt]:
        """What each of the others deals to a unit."""
        packets = [one for one in self._blows.packets if one.unit == unit] if self._blows else []
        return [
            {"by": t.ref(dealer), "damage": part}
            for one in packets
            for dealer, part in zip(one.dealers, one.parts, strict=True)
        ]

    def _through(self, unit: int) -> int:
        """Direct damage that a unit's death lets through."""
        return sum(one.amount for one in self._blows.overruns if one.subject == unit) if self._blows else 0

    def summary(self, t: CardTable) -> Preview:
        """The preview as plain data."""
        attack = self._attack
        damage: dict[object, int] = {}
        direct = [0, 0]
        entered = None
        happened: dict[str, set[object]] = {"unit_killed": set(), "unit_suppressed": set()}
        for event in t.log:
            data: Any = event.data
            if event.kind == "damage_dealt":
                # CG-COMBAT-17: separate damage is never added up
                damage[data["card"]] = max(damage.get(data["card"], 0), data["damage"])
            elif event.kind == "direct_damage_dealt":
                direct[data["seat"]] += data["damage"]
            elif event.kind == "unit_moved":
                entered = data["card"]
            elif event.kind in happened:
                happened[event.kind].add(data["card"])
        killed, suppressed = happened["unit_killed"], happened["unit_suppressed"]

        def fighter(unit: int) -> Fighter:
            ref = t.ref(unit)
            dies = ref in killed
            return {
                "card": ref,
                **self._seen[unit],
                "takes": damage.get(ref, 0),
                "dies": dies,
                "suppressed": ref in suppressed and not dies,
                "dealt": self._dealt(t, unit),
                "through": self._through(unit) if dies else 0,
            }

        attackers = [fighter(unit) for unit in attack.attackers if unit in self._seen]
        defenders = [fighter(unit) for unit in attack.defenders() if unit in self._seen]
        fighting = {one["card"] for one in (*attackers, *defenders)}
        return {
            "attackers": attackers,
            "defenders": defenders,
            "direct": {"cog": direct[COG], "locust": direct[LOCUST]},
            "row": f"row:{attack.place + 1}" if attack.place >= 0 else None,
            "enters": entered,
            "others": sorted(str(ref) for ref in killed - fighting),
            "open": self.open,
            "winner": next((side for side in SIDES if t.outcome and side == t.outcome.winner), None),
        }
