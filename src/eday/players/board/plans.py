"""What plans are worth: places in reach, the actions of a card there, things that lie about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from eday.players.board.kit import Action
from eday.players.board.lore import KEEP, REACTION, WANTED
from eday.players.board.situation import REVIVE, Situation, Spot

MARGIN = 0.05
"""A farther spot has to be better by so much."""
DRAW, GIVEN = 0.8, 0.6
"""A card drawn, and one a comrade draws."""
HOLD = 0.8
"""The share of a danger that a quiet Locust step spares."""
PULL = 0.6
"""The share of a threat that a Locust drawn near is worth."""
AGAIN = 0.7
"""The share of an attack that a second one is worth."""
TEAMWORK, RELOAD, LOADED, PUSH = 1.2, 0.7, 0.6, 0.2
"""A comrade's order, an order of one's own after a good attack, an ammo token, a Locust driven off."""
NEEDED = 8.0
"""Equipment the mission asks for."""


def spots_within(s: Situation, areas: int) -> list[Spot]:
    """Places the COG can reach, the present one first."""
    taken = {figure["cover"] for figure in [*s.comrades, *s.locusts]}
    spots: list[Spot] = [s.here]
    start = s.here[0]
    for area, steps in s.land.moves[start].items():
        if steps > areas:
            continue
        if area != start or s.here[1] is not None:
            spots.append((area, None))
        spots += [(area, c) for c in s.land.covers[area] if c not in taken and (area, c) != s.here]
    return spots


def plan(s: Situation, actions: Sequence[Action]) -> tuple[float, Spot]:
    """The worth of doing the actions in order, and the spot the move among them should lead to."""
    if actions and actions[0].do == "move":
        best = (-1e9, s.here)
        for spot in spots_within(s, actions[0].amount):
            value = s.place(spot) + after_move(s, spot, actions[1:])
            if value > best[0] + MARGIN:
                best = (value, spot)
        return best
    return s.place(s.here) + after_move(s, s.here, actions), s.here


def after_move(s: Situation, spot: Spot, actions: Sequence[Action]) -> float:
    """What the actions after the move are worth on that spot."""
    moved = spot[0] != s.here[0]
    value = 0.0
    for action in actions:
        value += VALUES[action.do](s, Step(spot, action, moved, value))
    return value


class Step(NamedTuple):
    """One action of a plan."""

    spot: Spot
    action: Action
    moved: bool
    before: float
    """What the actions before it are worth."""


def _move(s: Situation, step: Step) -> float:
    """A move that is not the first action is no part of the plan."""
    return 0.0


def _attack(s: Situation, step: Step) -> float:
    worth = s.attack(step.spot, step.action, step.moved)
    return worth * AGAIN if step.action.normal_only and step.before else worth


def _room(s: Situation) -> int:
    """Cards that can be drawn when this one is played."""
    return int(s.me["hand_limit"]) - s.cards + 1


def _draw(s: Situation, step: Step) -> float:
    return DRAW * float(min(step.action.amount, _room(s)))


def _draw_together(s: Situation, step: Step) -> float:
    beside = sum(1 for cog in s.comrades if cog["area"] == step.spot[0])
    return _draw(s, step) + GIVEN * step.action.amount * beside


def _draw_in_cover(s: Situation, step: Step) -> float:
    own = _draw(s, step) if step.spot[1] is not None else 0.0
    covered = sum(1 for cog in s.comrades if cog["cover"] and cog["cards"] < cog["hand_limit"])
    return own + GIVEN * step.action.amount * covered


def _draw_revived(s: Situation, step: Step) -> float:
    """Counted with the revival."""
    return 0.0


def _pull(s: Situation, step: Step) -> float:
    near = [one for one in s.locusts if s.moves(step.spot[0], one["area"]) == 1 and s.pullable(one)]
    return max((PULL * s.threat(one) for one in near), default=0.0)


def _push(s: Situation, step: Step) -> float:
    return PUSH


def _reload(s: Situation, step: Step) -> float:
    return RELOAD if step.before > 0.8 else 0.0


def _teamwork(s: Situation, step: Step) -> float:
    return TEAMWORK if s.comrades else 0.0


def _special(s: Situation, step: Step) -> float:
    return max((gear_value(s, kind, tile) for area, kind, tile in gear(s) if area == step.spot[0]), default=0.0)


def _ammo(s: Situation, step: Step) -> float:
    return LOADED * step.action.amount


def _hold(s: Situation, step: Step) -> float:
    return HOLD * s.danger(step.spot)


def _revive(s: Situation, step: Step) -> float:
    down = any(cog["bleeding_out"] and cog["area"] == step.spot[0] for cog in s.comrades)
    return REVIVE if down else 0.0


VALUES: dict[str, Callable[[Situation, Step], float]] = {
    "move": _move,
    "attack": _attack,
    "draw:self": _draw,
    "draw:one_cog_in_your_area": _draw,
    "draw:cogs_in_your_area": _draw_together,
    "draw:cogs_in_cover": _draw_in_cover,
    "draw:revived_cog": _draw_revived,
    "move_locust:adjacent": _pull,
    "move_locust:attack_target": _push,
    "play_order:self_if_ammo_spent": _reload,
    "play_order:another_player": _teamwork,
    "free_special": _special,
    "gain_ammo": _ammo,
    "replace_locust_activation": _hold,
    "revive": _revive,
}
"""What each action is worth, by its word."""


def gear(s: Situation) -> list[tuple[str, str, str]]:
    """(area, what lies there, its tile): equipment and dropped weapons."""
    drawn = s.view["map"]
    cards = [card for card in drawn["equipment_cards"] if not card.get("face_down")]
    found = [(card["area"], card["equipment"], card["tile"]) for card in cards]
    return found + [(drop["area"], drop["weapon"], "") for drop in drawn["dropped_weapons"]]


def gear_value(s: Situation, kind: str, tile: str = "") -> float:
    """What taking equipment or a dropped weapon is worth."""
    if tile in s.aim.gear:
        return NEEDED
    if kind == "junker":
        return best_ride(s)[0]
    if kind.startswith("weapon:"):
        if any(held["weapon"] == kind for held in s.me["weapons"]):
            return 1.2
        return 1.5 if s.room_for_weapon() and kind.partition(":")[2] in WANTED else 0.0
    ammo = sum(held["tokens"] for held in s.me["weapons"] if held["token"] == "ammo")
    if kind == "grenades":
        own = s.grenades(s.me)
        return (3.0 if not own else 1.3 if own < 2 else 0.0) if s.aim.seal > 5 else (1.2 if not own else 0.4)
    if kind == "ammunition":
        return max(0.0, 3.0 - 0.4 * float(ammo))
    return {"weapon": 1.4 if s.room_for_weapon() else 0.0, "keycode": 5.0, "hammer_of_dawn": 3.0}.get(kind, 0.0)


def best_ride(s: Situation) -> tuple[float, str]:
    """The gain of the best ride over staying, and where it leads."""
    near = s.land.moves[s.here[0]]
    stay = s.place(s.here)
    return max((s.place((area, None)) - stay, area) for area in near)


def keep_value(card: str, reaction: str = "") -> float:
    """What a card is worth in the hand."""
    return KEEP.get(card, 0.3) + REACTION.get(reaction, 0.0)
