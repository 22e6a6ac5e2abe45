"""Why an option is worth taking, in a few short phrases for whoever asks: keys of messages, and numbers to put in."""

from __future__ import annotations

from typing import Final

from eday.kernel import Decision, Option
from eday.players.board import kit as do
from eday.players.board.kit import PLAIN_ATTACK, PLAIN_MOVE, Action, Actions
from eday.players.board.orders import ATTACKS, PLAIN, actions_of, index_of
from eday.players.board.plans import plan
from eday.players.board.shots import OVERKILL, shields_of
from eday.players.board.situation import Situation
from eday.players.why import HABIT, Why

MOST: Final = 3
SAFE: Final = 0.15
"""Danger below this is not worth a word."""
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
    "dodge": "advice-dodge",
    "follow": "advice-follow",
    "pass": "advice-spare",
    "seal": "advice-seals",
    "gain_ammo": "advice-ammo",
    "discard": "advice-least",
    "charge": "advice-charge",
}
"""What is to be said of options of a kind, whatever else there is to say."""
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
"""What is to be said of the actions of a card."""


def reasons(s: Situation, decision: Decision, option: Option) -> tuple[Why, ...]:
    """What speaks for an option, the weightiest first; never empty."""
    found: list[Why] = []
    if option.kind in KINDS:
        found.append(Why(KINDS[option.kind], {}))
    if option.kind in ATTACKS:
        found += _attack(s, decision, option)
    elif option.kind in ("play_actions", "play_move", "play_attack"):
        found += _play(s, option)
    elif option.kind == "guard":
        found.append(Why("advice-guard", {}))
    elif option.kind in ("move", "cover", "stop", "end", "stay"):
        found += _place(s, _spot(s, option))
    return tuple(found[:MOST]) or (HABIT,)


def _spot(s: Situation, option: Option) -> int:
    if option.kind == "cover":
        return s.land.areas + int(option.value)
    return int(option.value) if option.kind == "move" else s.here


def _play(s: Situation, option: Option) -> list[Why]:
    """What the actions of a card do, and where they lead."""
    actions = s.kit.orders[option.value].actions
    if option.kind != "play_actions":
        actions = PLAIN_MOVE if option.kind == "play_move" else PLAIN_ATTACK
    found: list[Why] = []
    for action in actions:
        if action.do == do.ATTACK:
            found.append(Why("advice-attack", {}))
        elif action.do in DOING:
            found.append(Why(DOING[action.do], {}))
    spot = plan(s, actions)[1]
    return _place(s, spot) + found if spot != s.here else found + _place(s, spot)


def _place(s: Situation, spot: int) -> list[Why]:
    """How good it is to be there: nearer, in cover, in danger."""
    found: list[Why] = []
    nearer = s.field()[s.where] - s.field()[s.land.area_of_spot[spot]]
    if nearer > 0 and s.aim().drive:
        found.append(Why("advice-nearer", {"areas": nearer}))
    if spot >= s.land.areas:
        found.append(Why("advice-cover", {}))
    danger = s.danger(spot)
    found.append(Why("advice-danger", {"cards": round(danger, 1)}) if danger > SAFE else Why("advice-safe", {}))
    return found


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
    found = [Why("advice-kill", {"percent": _percent(tail[locust.health])})]
    if locust.wounds < locust.foe.markers:
        found.append(Why("advice-wound", {"percent": _percent(tail[1] - tail[locust.health])}))
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)
