"""The own turn: which order to give, where to go, whom to attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eday.kernel import Decision, Option
from eday.players.board.kit import Action
from eday.players.board.lore import PLAIN, WANTED
from eday.players.board.plans import best_ride, gear_value, keep_value, plan
from eday.players.board.situation import REVIVE, Situation, Spot

ATTACKS = ("attack", "chainsaw", "gun_attack")
PLAYS = ("play_actions", "play_move", "play_attack")
KEEP_SHARE = 0.5
"""How much it counts what else a played card would have been good for."""
EXPLORE = 2.0
"""Opening a door the mission leads through."""
_KEPT = 0.4
"""What the card is worth in the hand that pays for the heavy gun."""


def choose_ride(s: Situation, decision: Decision) -> Option:
    """To the best place of the map."""
    area = best_ride(s)[1]
    return next((option for option in decision.options if area in option.refs), _first(decision.options, "stop"))


def play_values(s: Situation, options: Sequence[Option]) -> list[tuple[float, Option]]:
    """Each way to play a card with its worth."""
    icons = {card["card"]: card["reaction"] for card in s.me["hand"] or ()}
    plans: dict[tuple[Action, ...], float] = {}
    found = []
    for option in options:
        if option.kind in PLAYS:
            card = option.refs[0]
            actions = PLAIN.get(option.kind) or s.kit.orders.get(card, ())
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
    if s.me["ref"] in s.kit.free_hands:
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
    worth = s.worth_of(locust, odds["kill"], odds["wound"], s.here, _pierces(s, option.refs[-1]))
    return worth - cost - leaves + s.noise(s.here[0])


def _pierces(s: Situation, ref: str) -> bool:
    """Whether it is a weapon that wounds the armoured; the heavy gun is none."""
    return ref in s.kit.arms and s.kit.arms[ref].pierces


def choose_action(s: Situation, decision: Decision, mode: str) -> Option:
    """The next action of the card being resolved."""
    options = decision.options
    kinds = {option.kind for option in options}
    extra = extra_option(s, options)
    if extra is not None:
        return extra
    card, number = str(decision.context.get("card", "")), decision.context.get("next", 0)
    actions = PLAIN.get(mode) or s.kit.orders.get(card, ())
    pending = actions[number if isinstance(number, int) else 0 :]
    for index, action in enumerate(pending):
        option = DOINGS[action.do](s, options, pending[index:])
        if option is not None:
            return option
    if "bonus_move" in kinds:
        value, spot = plan(s, (Action("move", 1),))
        if spot != s.here and value > s.place(s.here) + 0.1:
            return _first(options, "bonus_move")
    return _first(options, "end")


def _move(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    return step_toward(s, options, plan(s, pending)[1])


def _attack(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    value, attack = best_attack(s, options)
    charge = next((option for option in options if option.kind == "charge"), None)
    return charge if charge is not None and s.charge() > value else attack


def _draw(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    draws = [option for option in options if option.kind == "draw"]
    return max(draws, key=lambda option: _need(s, option), default=None)


def _pull(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    pulls = [(s.locust(option.refs[0]), option) for option in options if option.kind == "pull"]
    worth = [(s.threat(locust), option) for locust, option in pulls if locust and s.pullable(locust)]
    return max(worth, key=lambda pair: pair[0])[1] if worth and s.cards > 1 else None


def _push(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    return next((option for option in options if option.kind == "push"), None)


def _hold(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    return next((option for option in options if option.kind == "hold_locusts"), None)


def _free(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    free = [(_free_value(s, option), option) for option in options if option.kind.startswith("free_")]
    value, option = max(free, key=lambda pair: pair[0], default=(0.0, None))
    return option if value > 0 else None


def _ammo(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    return gain_ammo(s, options)


def _reload(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    plays = [pair for pair in play_values(s, options) if s.cards > 1]
    best = max(plays, key=lambda pair: pair[0], default=None)
    return best[1] if best and best[0] > s.place(s.here) + 0.4 else None


def _teamwork(s: Situation, options: Sequence[Option], pending: Sequence[Action]) -> Option | None:
    mates = [option for option in options if option.kind == "teamwork"]
    return max(mates, key=lambda option: _seat_cards(s, option), default=None)


DOINGS: dict[str, Callable[[Situation, Sequence[Option], Sequence[Action]], Option | None]] = {
    "move": _move,
    "attack": _attack,
    "draw:self": _draw,
    "draw:one_cog_in_your_area": _draw,
    "draw:cogs_in_your_area": _draw,
    "draw:cogs_in_cover": _draw,
    "draw:revived_cog": _draw,
    "move_locust:adjacent": _pull,
    "move_locust:attack_target": _push,
    "play_order:self_if_ammo_spent": _reload,
    "play_order:another_player": _teamwork,
    "free_special": _free,
    "gain_ammo": _ammo,
    "replace_locust_activation": _hold,
    "revive": _free,
}
"""The option that does an action, by its word (None: pass it over), seen with the actions from it on."""


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
