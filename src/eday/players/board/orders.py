"""The own turn: which order to give, where to go, whom to attack."""

from __future__ import annotations

from collections.abc import Sequence

from eday.kernel import Decision, Option
from eday.players.board.lore import HAMMER, KEEP, ORDERS, PLAIN, REACTION, WANTED, Action
from eday.players.board.situation import REVIVE, Situation, Spot

ATTACKS = ("attack", "chainsaw", "gun_attack")
PLAYS = ("play_actions", "play_move", "play_attack")
MARGIN = 0.05
"""A farther spot has to be better by so much."""
DRAW = 0.8
"""A card drawn."""
HOLD = 0.8
"""The share of a danger that a quiet Locust step spares."""
KEEP_SHARE = 0.5
"""How much it counts what else a played card would have been good for."""
NEEDED = 8.0
"""Equipment the mission asks for."""
EXPLORE = 2.0
"""Opening a door the mission leads through."""
_KEPT = 0.4
"""What the card is worth in the hand that pays for the heavy gun."""


# ---------------------------------------------------------------------- plans


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
        value += _action_value(s, spot, action, moved, value)
    return value


def _action_value(s: Situation, spot: Spot, action: Action, moved: bool, before: float) -> float:
    do, amount = action
    room = s.me["hand_limit"] - s.cards + 1
    if do == "attack":
        return s.attack(spot, amount, moved=moved)
    if do == "attack_normal":
        return s.attack(spot, 0, "normal", moved) * (0.7 if before else 1.0)
    if do == "attack_grenade":
        return s.attack(spot, amount, "grenade", moved)
    if do in ("draw", "draw_one"):
        return DRAW * float(min(amount, room))
    if do == "draw_area":
        return DRAW * float(min(1, room)) + 0.6 * sum(1 for cog in s.comrades if cog["area"] == spot[0])
    if do == "draw_cover":
        own = DRAW if spot[1] is not None and room else 0.0
        return own + 0.6 * sum(1 for cog in s.comrades if cog["cover"] and cog["cards"] < cog["hand_limit"])
    if do == "pull":
        near = [locust for locust in s.locusts if s.moves(spot[0], locust["area"]) == 1 and s.pullable(locust)]
        return max((0.6 * s.threat(locust) for locust in near), default=0.0)
    if do in ("revive", "special"):
        return _special_value(s, spot, do)
    if do == "reload":
        return 0.7 if before > 0.8 else 0.0
    if do == "hold":
        return HOLD * s.danger(spot)
    return {"teamwork": 1.2 if s.comrades else 0.0, "ammo": 0.6, "push": 0.2}.get(do, 0.0)


def _special_value(s: Situation, spot: Spot, do: str) -> float:
    if do == "revive":
        down = any(cog["bleeding_out"] and cog["area"] == spot[0] for cog in s.comrades)
        return REVIVE if down else 0.0
    return max((gear_value(s, kind, tile) for area, kind, tile in gear(s) if area == spot[0]), default=0.0)


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
        return 1.5 if len(s.me["weapons"]) < 4 and kind.partition(":")[2] in WANTED else 0.0
    ammo = sum(held["tokens"] for held in s.me["weapons"] if held["token"] == "ammo")
    if kind == "grenades":
        own = s.grenades(s.me)
        return (3.0 if not own else 1.3 if own < 2 else 0.0) if s.aim.seal > 5 else (1.2 if not own else 0.4)
    if kind == "ammunition":
        return max(0.0, 3.0 - 0.4 * float(ammo))
    return {"weapon": 1.4 if len(s.me["weapons"]) < 4 else 0.0, "keycode": 5.0, "hammer_of_dawn": 3.0}.get(kind, 0.0)


def best_ride(s: Situation) -> tuple[float, str]:
    """The gain of the best ride over staying, and where it leads."""
    near = s.land.moves[s.here[0]]
    stay = s.place(s.here)
    return max((s.place((area, None)) - stay, area) for area in near)


def choose_ride(s: Situation, decision: Decision) -> Option:
    """To the best place of the map."""
    area = best_ride(s)[1]
    return next((option for option in decision.options if area in option.refs), _first(decision.options, "stop"))


def keep_value(card: str, reaction: str = "") -> float:
    """What a card is worth in the hand."""
    return KEEP.get(card, 0.3) + REACTION.get(reaction, 0.0)


# ---------------------------------------------------------------------- decisions


def play_values(s: Situation, options: Sequence[Option]) -> list[tuple[float, Option]]:
    """Each way to play a card with its worth."""
    icons = {card["card"]: card["reaction"] for card in s.me["hand"] or ()}
    plans: dict[tuple[Action, ...], float] = {}
    found = []
    for option in options:
        if option.kind in PLAYS:
            card = option.refs[0]
            actions = PLAIN.get(option.kind) or ORDERS.get(card, ())
            if actions not in plans:
                plans[actions] = plan(s, actions)[0]
            found.append((plans[actions] - KEEP_SHARE * keep_value(card, icons.get(card, "")), option))
    return found


def extra_option(s: Situation, options: Sequence[Option]) -> Option | None:
    """A special action, exploration or exchange worth its price."""
    unplayed = any(option.kind in PLAYS for option in options)
    thrifty = s.patient is not None and s.cards < 5
    best: tuple[float, Option | None] = (0.3, None)
    for option in options:
        value = 0.0
        if option.kind == "swap":
            value = 5.0
        elif option.kind == "explore":
            value = explore_value(s)
        elif option.kind == "revive":
            value = REVIVE if s.cards > (2 if unplayed else 1) else 0.0
        elif option.kind == "equipment" and not thrifty:
            value = gear_value(s, str(option.args.get("equipment")), option.refs[-1]) - _card_price(s)
        elif option.kind == "pick_up" and not thrifty:
            value = gear_value(s, option.refs[0]) - _card_price(s)
        if value > best[0]:
            best = (value, option)
    return best[1]


def explore_value(s: Situation) -> float:
    """What opening a door is worth: with strength in hand, and sooner when nobody is left to fight."""
    if s.aim.explore:
        return EXPLORE if s.cards > 3 or (s.cards > 2 and not s.locusts) else 0.0
    return 1.0 if s.cards > 3 and not s.locusts else 0.0


def _card_price(s: Situation) -> float:
    """What a card paid for a special action costs: the thinner the hand, the more."""
    if s.me["ref"] == "cog:damon_baird":
        return 0.0
    return 0.9 if s.cards > 3 else 1.8 if s.cards == 3 else 3.5


def choose_order(s: Situation, decision: Decision) -> Option:
    """The order step: an extra first if it pays, else the best card."""
    extra = extra_option(s, decision.options)
    if extra is not None:
        return extra
    plays = play_values(s, decision.options)
    value, gun = best_attack(s, [option for option in decision.options if option.kind == "gun_attack"])
    if gun is not None:
        plays.append((s.place(s.here) + value - KEEP_SHARE * _KEPT, gun))
    return max(plays, key=lambda pair: pair[0])[1] if plays else decision.options[0]


def choose_after_gun(s: Situation, decision: Decision) -> Option:
    """Another special action if it pays."""
    return extra_option(s, decision.options) or _first(decision.options, "skip")


def best_attack(s: Situation, options: Sequence[Option]) -> tuple[float, Option | None]:
    """The attack on offer that is worth most, by its exact odds."""
    best: tuple[float, Option | None] = (0.0, None)
    for option in options:
        if option.kind in ATTACKS:
            value = attack_value(s, option)
            if value > best[0]:
                best = (value, option)
    return best


def attack_value(s: Situation, option: Option) -> float:
    """Worth of an attack on offer."""
    odds = s.game.odds(option.id)
    if odds is None:
        return 0.0
    cost = 0.0
    if option.args.get("cost"):
        tokens = next((h["tokens"] for h in s.me["weapons"] if h["weapon"] == option.refs[-1]), 1)
        cost = s.grenade_cost() if "targets" in odds else s.ammo_cost(tokens)
    if "targets" in odds:
        value = s.aim.seal * float(odds.get("seal", 0.0)) - cost + s.noise(option.refs[0])
        for ref, chances in odds["targets"].items():
            locust = s.locust(ref)
            if locust is None:
                return 0.0
            value += s.worth_of(locust, chances["kill"], chances["wound"], s.here)
        return value
    locust = s.locust(option.refs[0])
    if locust is None:
        return 0.0
    leaves = 0.2 if option.kind == "chainsaw" and s.here[1] is not None else 0.0
    worth = s.worth_of(locust, odds["kill"], odds["wound"], s.here, option.refs[-1] == HAMMER)
    return worth - cost - leaves + s.noise(s.here[0])


def choose_action(s: Situation, decision: Decision, mode: str) -> Option:
    """The next action of the card being resolved."""
    options = decision.options
    kinds = {option.kind for option in options}
    extra = extra_option(s, options)
    if extra is not None:
        return extra
    card, number = str(decision.context.get("card", "")), decision.context.get("next", 0)
    actions = PLAIN.get(mode) or ORDERS.get(card, ())
    pending = actions[number if isinstance(number, int) else 0 :]
    for index, action in enumerate(pending):
        option = _do(s, options, action, pending[index:])
        if option is not None:
            return option
    if "bonus_move" in kinds:
        value, spot = plan(s, (Action("move", 1),))
        if spot != s.here and value > s.place(s.here) + 0.1:
            return _first(options, "bonus_move")
    return _first(options, "end")


def _do(s: Situation, options: Sequence[Option], action: Action, pending: Sequence[Action]) -> Option | None:
    """The option that does this action, None to pass it over."""
    do = action.do
    if do == "move":
        _, spot = plan(s, pending)
        return step_toward(s, options, spot)
    if do.startswith("attack"):
        value, attack = best_attack(s, options)
        charge = next((option for option in options if option.kind == "charge"), None)
        return charge if charge is not None and s.charge() > value else attack
    if do.startswith("draw"):
        draws = [option for option in options if option.kind == "draw"]
        return max(draws, key=lambda option: _need(s, option)) if draws else None
    if do == "pull":
        pulls = [(s.locust(option.refs[0]), option) for option in options if option.kind == "pull"]
        worth = [(s.threat(locust), option) for locust, option in pulls if locust and s.pullable(locust)]
        return max(worth, key=lambda pair: pair[0])[1] if worth and s.cards > 1 else None
    if do == "hold":
        return next((option for option in options if option.kind == "hold_locusts"), None)
    if do in ("revive", "special"):
        free = [option for option in options if option.kind.startswith("free_")]
        return max(free, key=lambda o: _free_value(s, o)) if free and max(_free_value(s, o) for o in free) > 0 else None
    if do == "ammo":
        return gain_ammo(s, options)
    if do == "reload":
        plays = [pair for pair in play_values(s, options) if s.cards > 1]
        best = max(plays, key=lambda pair: pair[0], default=None)
        return best[1] if best and best[0] > s.place(s.here) + 0.4 else None
    if do == "teamwork":
        mates = [option for option in options if option.kind == "teamwork"]
        return max(mates, key=lambda option: _seat_cards(s, option), default=None)
    return next((option for option in options if option.kind == do), None)


def _need(s: Situation, option: Option) -> float:
    """Who needs a drawn card most."""
    cogs = [cog for ref in option.refs if (cog := s.cog(ref))]
    return max((cog["hand_limit"] - cog["cards"] + (0.5 if cog is s.me else 0) for cog in cogs), default=0)


def _seat_cards(s: Situation, option: Option) -> int:
    seat = int(option.refs[0].partition(":")[2])
    return int(s.view["cogs"][seat]["cards"])


def _free_value(s: Situation, option: Option) -> float:
    if option.kind == "free_revive":
        return REVIVE
    kind = option.args.get("equipment")
    return gear_value(s, str(kind), option.refs[-1]) if kind else gear_value(s, option.refs[0])


def gain_ammo(s: Situation, options: Sequence[Option]) -> Option | None:
    """The token goes on the best weapon, the emptier the better."""

    def value(option: Option) -> float:
        name = option.refs[0].partition(":")[2]
        rank = WANTED.index(name) if name in WANTED else len(WANTED)
        tokens = next((h["tokens"] for h in s.me["weapons"] if h["weapon"] == option.refs[0]), 0)
        return -rank * 0.5 - tokens + (3 if name in ("lancer", "gnasher", "hammer_of_dawn") else 0)

    loads = [option for option in options if option.kind == "gain_ammo"]
    return max(loads, key=value, default=None)


def step_toward(s: Situation, options: Sequence[Option], spot: Spot) -> Option | None:
    """The step or the cover space on the way to a spot; None when already there."""
    area, cover = spot
    if spot == s.here:
        return None
    if area == s.here[0]:
        wanted = f"cover:{cover}"
        return next((option for option in options if option.id == wanted), None)
    steps = [option for option in options if option.kind == "move"]
    nearer = [option for option in steps if s.moves(option.refs[0], area) < s.moves(s.here[0], area)]
    return max(nearer, key=lambda option: s.place((option.refs[0], None)), default=None)


def choose_move(s: Situation, decision: Decision, pending: Sequence[Action]) -> Option:
    """One more step, cover, or the end of the move."""
    left = decision.context.get("left", 0)
    actions = (Action("move", left if isinstance(left, int) else 0), *pending)
    _, spot = plan(s, actions)
    return step_toward(s, decision.options, spot) or _first(decision.options, "stop", "stay")


def _first(options: Sequence[Option], *kinds: str) -> Option:
    return next((option for option in options if option.kind in kinds), options[-1])
