"""What can be said of an option without trying it, in a few short phrases: what it does, and exact odds."""

from __future__ import annotations

from typing import Final

from eday.kernel import Decision, Option
from eday.players.board import kit as do
from eday.players.board.kit import Action, Actions
from eday.players.board.orders import ATTACKS, PLAIN, actions_of, index_of
from eday.players.board.shots import OVERKILL, shields_of
from eday.players.board.situation import Situation
from eday.players.why import Why

MOST: Final = 2
KINDS: Final[dict[str, str]] = {
    "revive": "advice-revive",
    "free_revive": "advice-revive",
    "explore": "advice-door",
    "equipment": "advice-fetch",
    "free_equipment": "advice-fetch",
    "pick_up": "advice-fetch",
    "free_pick_up": "advice-fetch",
    "hold_locusts": "advice-quiet",
    "teamwork": "advice-teamwork",
    "seal": "advice-seals",
    "gain_ammo": "advice-ammo",
    "charge": "advice-charge",
}
"""What options of a kind do."""
DOING: Final[dict[int, str]] = {
    do.REVIVE: "advice-revive",
    do.HOLD: "advice-quiet",
    do.TEAMWORK: "advice-teamwork",
    do.AMMO: "advice-ammo",
    do.DRAW_SELF: "advice-draws",
    do.DRAW_ONE: "advice-draws",
    do.DRAW_TOGETHER: "advice-draws",
    do.DRAW_IN_COVER: "advice-draws",
}
"""What the actions of a card do."""


def reasons(s: Situation, decision: Decision, option: Option) -> tuple[Why, ...]:
    """What an option does, and its odds if it is an attack; nothing where that has to be tried."""
    found: list[Why] = []
    if option.kind in KINDS:
        found.append(Why(KINDS[option.kind], {}))
    if option.kind in ATTACKS:
        found += _attack(s, decision, option)
    elif option.kind == "play_actions":
        for action in s.kit.orders[option.value].actions:
            why = Why(DOING.get(action.do, ""), {})
            if why.key and why not in found:
                found.append(why)
    return tuple(found[:MOST])


def _attack(s: Situation, decision: Decision, option: Option) -> list[Why]:
    """Chances of an attack on offer."""
    action: Action = PLAIN
    if decision.kind == "action" and s.brief.order is not None:
        actions: Actions = actions_of(s)
        at = index_of(actions, s.brief.order.next, do.ATTACK)
        action = actions[at] if at >= 0 else PLAIN
    if option.kind == "gun_attack":
        return [Why("advice-gun", {})]
    value: tuple[int, ...] = option.value
    arm = s.kit.arms[value[0]]
    if option.kind == "chainsaw":
        return [Why("advice-kill", {"percent": _percent(s.kit.dice.omen(arm.chainsaw + s.own_die(arm)))})]
    dice = (arm.overkill if value[1] == OVERKILL else arm.normal) + s.own_die(arm)
    if action.weapon < 0 or action.weapon == arm.index:
        dice += action.amount
    if value[2] < 0:
        hit = sum([locust.area == value[3] for locust in s.locusts])
        found = [Why("advice-blast", {"locusts": hit})] if hit else []
        if arm.seals and value[3] in s.brief.holes:
            found.insert(0, Why("advice-seal", {"percent": _percent(s.kit.dice.omen(dice))}))
        return found
    locust = s.locust(value[2])
    if locust is None:
        return []
    shields = shields_of(s, s.here, s.where, locust, arm, s.land.range[s.where][locust.area])
    tail = arm.chances.tail(dice, shields)
    kill = _percent(tail[locust.health])
    found = [Why("advice-kill", {"percent": kill})] if kill else []
    if locust.wounds < locust.foe.markers:
        found.append(Why("advice-wound", {"percent": _percent(tail[1] - tail[locust.health])}))
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)
