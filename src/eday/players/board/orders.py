"""The own turn: which order to give, where to go, whom to attack. All scores are what the rest of the order brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eday.kernel import Decision, Option
from eday.players.board import kit as do
from eday.players.board.kit import PLAIN_ATTACK, PLAIN_MOVE, Action, Actions
from eday.players.board.plans import (
    CARD,
    after_move,
    best_ride,
    gear_value,
    hold,
    plan,
    reach,
    spots_within,
    step_value,
    weapon_value,
)
from eday.players.board.shots import ambush, charge, offered, tokens_on
from eday.players.board.situation import REVIVE, Situation

Scored = list[tuple[float, Option]]
"""Options with what they are worth, in cards."""
ATTACKS: Final = ("attack", "chainsaw", "gun_attack")
NEVER: Final = -50.0
"""What nobody in his senses does: offered to searchers only when nothing else is."""
KEEP_SHARE: Final = 0.5
"""How much it counts what else a played card would have been good for."""
EXPLORE: Final = 2.0
"""Opening a door the mission leads through."""
EXPLORE_HAND: Final = 3
"""With no more cards a door stays shut as long as there are Locusts to fight."""
TRIED: Final = 8.0
"""The door whose trying ends the stage."""
GUN_PRICE: Final = 0.2
"""What the card would have been good for that pays for the heavy gun."""
EXTRA: Final = 0.3
"""What an extra has to be worth to be taken."""
STEP: Final = 0.02
"""What one step more costs, so that nobody walks for nothing."""
STAY: Final = 0.03
"""By how much going on has to be better than stopping."""
PLAIN: Final = Action(do.ATTACK)


def actions_of(s: Situation) -> Actions:
    """The actions of the card being resolved."""
    order = s.brief.order
    if order is None:
        return ()
    return PLAIN_MOVE if order.mode == 1 else PLAIN_ATTACK if order.mode == 2 else s.kit.orders[order.card].actions


def plays(s: Situation, options: Sequence[Option]) -> Scored:
    """Each way to play a card with its worth; many cards share a plan."""
    found: Scored = []
    move = attack = -1e9
    orders = s.kit.orders
    for option in options:
        kind = option.kind
        if kind == "play_actions":
            value = plan(s, orders[option.value].actions)[0]
        elif kind == "play_move":
            if move == -1e9:
                move = plan(s, PLAIN_MOVE)[0]
            value = move
        elif kind == "play_attack":
            if attack == -1e9:
                attack = plan(s, PLAIN_ATTACK)[0]
            value = attack
        else:
            continue
        found.append((value - KEEP_SHARE * orders[option.value].keep, option))
    return found


def extra(s: Situation, option: Option, unplayed: bool) -> float:
    """What a special action, exploration or exchange is worth besides its price; NEVER for other options."""
    kind = option.kind
    thrifty = s.patient >= 0 and s.cards < 5
    if kind == "swap":
        return 5.0
    if kind == "explore":
        return explore_value(s)
    if kind == "revive":
        return REVIVE if s.cards > (2 if unplayed else 1) else 0.0
    if kind == "equipment":
        gear = s.brief.gear[option.value]
        return 0.0 if thrifty else gear_value(s, gear.kind, gear.tile) - _card_price(s)
    if kind == "pick_up":
        return 0.0 if thrifty else weapon_value(s, s.brief.drops[option.value].weapon) - _card_price(s)
    return NEVER


def explore_value(s: Situation) -> float:
    """What opening a door is worth: with strength in hand, and sooner when nobody is left to fight."""
    aim = s.aim()
    ready = s.cards > EXPLORE_HAND and s.squad_ready()
    if aim.tries and s.where in aim.areas:
        return TRIED if ready else 0.0
    if aim.explore:
        return EXPLORE if ready or (s.cards > EXPLORE_HAND - 1 and not s.locusts) else 0.0
    return 1.0 if ready and not s.locusts else 0.0


def _card_price(s: Situation) -> float:
    """What a card paid for a special action costs: the thinner the hand, the more."""
    if s.brief.facts.free_specials[s.me]:
        return 0.0
    return CARD if s.cards > 3 else 1.8 if s.cards == 3 else 3.5


def with_extras(s: Situation, scored: Scored, options: Sequence[Option], unplayed: bool) -> Scored:
    """Extras leave the order open: they are worth what they bring and the best of the rest."""
    best = max([score for score, _ in scored]) if scored else s.place(s.here)
    free = helped = False
    for option in options:
        if option.kind in ("free_equipment", "free_pick_up"):
            free = True
        elif _raises(s, option):
            helped = True
    for option in options:
        if (free and option.kind in ("equipment", "pick_up")) or (helped and option.kind == "revive"):
            continue
        value = extra(s, option, unplayed)
        if value > NEVER:
            scored.append((best + value - EXTRA, option))
    return scored


def _raises(s: Situation, option: Option) -> bool:
    """Whether an option puts a bleeding comrade on his feet without a card paid for it, now or as it goes on."""
    if option.kind == "play_actions":
        return index_of(s.kit.orders[option.value].actions, 0, do.REVIVE) >= 0
    return option.kind == "free_revive"


def score_order(s: Situation, decision: Decision) -> Scored:
    """The order step: an extra first if it pays, else the best card or the heavy gun."""
    scored = plays(s, decision.options)
    for option in decision.options:
        if option.kind == "gun_attack":
            scored.append((s.place(s.here) + offered(s, option, PLAIN) - GUN_PRICE, option))
    return with_extras(s, scored, decision.options, True)


def score_gun_fired(s: Situation, decision: Decision) -> Scored:
    """Another special action if it pays."""
    scored: Scored = [(s.place(s.here), option) for option in decision.options if option.kind == "skip"]
    return with_extras(s, scored, decision.options, False)


def score_action(s: Situation, decision: Decision) -> Scored:
    """The next action of the card being resolved, or its end."""
    order = s.brief.order
    actions = actions_of(s)
    first = order.next if order is not None else 0
    here = s.place(s.here)
    scored: Scored = []
    moves: list[Option] = []
    at_attack = index_of(actions, first, do.ATTACK)
    after_attack = here + _rest(s, actions, at_attack) if at_attack >= 0 else here
    for option in decision.options:
        kind = option.kind
        if kind in ("move", "cover", "oust"):
            moves.append(option)
        elif kind in ATTACKS:
            scored.append((after_attack + offered(s, option, actions[at_attack]), option))
        elif kind == "charge":
            scored.append((here + charge(s), option))
        elif kind == "end":
            scored.append((here, option))
        elif kind == "bonus_move":
            scored.append((max(here - 0.1, plan(s, (Action(do.MOVE, 1),))[0] - 0.1), option))
        else:
            value, word = _doing(s, option)
            if value > 0.0:
                index = index_of(actions, first, word)
                scored.append((here + value + _rest(s, actions, index), option))
    at_move = index_of(actions, first, do.MOVE)
    if moves and at_move >= 0:
        scored += step_scores(s, moves, actions, at_move, reach(s, actions[at_move].amount))
    more = plays(s, decision.options) if s.cards > 1 else []
    scored += [(score - 0.4, option) for score, option in more]
    return with_extras(s, scored, decision.options, False)


def index_of(actions: Actions, first: int, word: int) -> int:
    """The first open action of a kind, -1 for none."""
    for index in range(first, len(actions)):
        if actions[index].do == word:
            return index
    return -1


def _rest(s: Situation, actions: Actions, index: int) -> float:
    """What the actions after one are worth here; each by itself, for the first may fail."""
    total = 0.0
    for later in range(index + 1, len(actions)):
        total += step_value(s, s.here, actions[later], 0.0)
    return total


def _doing(s: Situation, option: Option) -> tuple[float, int]:
    """What an option of an action that is neither move nor attack is worth, and the kind of that action."""
    kind = option.kind
    brief = s.brief
    if kind == "draw":
        return _draw_value(s, option)
    if kind == "pull":
        locust = s.locust(option.value)
        return (ambush(s, s.here, locust) if locust is not None else 0.0), do.PULL
    if kind == "push":
        return 0.2, do.PUSH
    if kind == "hold_locusts":
        return hold(s, s.here), do.HOLD
    if kind == "gain_ammo":
        return max(0.1, 3.0 + load_value(s, option)), do.AMMO
    if kind == "teamwork":
        return 0.8 + 0.1 * brief.cards[option.value], do.TEAMWORK
    if kind == "free_revive":
        return REVIVE, do.REVIVE
    if kind == "free_equipment":
        gear = brief.gear[option.value]
        return gear_value(s, gear.kind, gear.tile), do.FREE
    if kind == "free_pick_up":
        return weapon_value(s, brief.drops[option.value].weapon), do.FREE
    return NEVER, -1


def _draw_value(s: Situation, option: Option) -> tuple[float, int]:
    """Who needs a drawn card most."""
    brief = s.brief
    need = 0.0
    for seat in option.value:
        need = max(need, brief.facts.hand_limit[seat] - brief.cards[seat] + (0.5 if seat == s.me else 0.0))
    order = brief.order
    first = order.next if order is not None else 0
    actions = actions_of(s)
    for index in range(first, len(actions)):
        if do.DRAW_SELF <= actions[index].do <= do.DRAW_REVIVED:
            return 0.5 + 0.05 * need, actions[index].do
    return 0.5 + 0.05 * need, do.DRAW_SELF


def load_value(s: Situation, option: Option) -> float:
    """How good a weapon is for an ammo token: the best one, the emptier the better."""
    weapon: int = option.value
    return s.kit.arms[weapon].load - tokens_on(s, weapon)


def step_scores(s: Situation, moves: Sequence[Option], actions: Actions, at: int, steps: int) -> Scored:
    """Each first step with the best spot it leads to. Staying is no step."""
    land = s.land
    best: dict[int, float] = {}
    nexts = [option for option in moves if option.kind == "move"]
    scored: Scored = []
    for spot in spots_within(s, steps):
        if spot == s.here:
            continue
        area = land.area_of_spot[spot]
        value = s.place(spot) + after_move(s, spot, actions, at + 1)
        if area == s.where:
            best[-1 - spot] = value
            continue
        row = land.move[area]
        far = row[s.where]
        value -= STEP * far
        for option in nexts:
            step: int = option.value
            if row[step] < far and value > best.get(step, -1e9):
                best[step] = value
    for option in moves:
        if option.kind == "move":
            step = option.value
            if step in best:
                scored.append((best[step] + 0.001 * s.place(step), option))
        elif option.kind == "cover":
            spot = land.areas + int(option.value)
            if -1 - spot in best:
                scored.append((best[-1 - spot], option))
        else:
            scored.append((s.place(s.here) + 0.3, option))
    return scored


def score_move(s: Situation, decision: Decision) -> Scored:
    """One more step, cover, or the end of the move."""
    left = decision.context.get("left", 0)
    order = s.brief.order
    actions: Actions = (Action(do.MOVE, left if isinstance(left, int) else 0),)
    if order is not None and order.seat == s.me:
        actions += actions_of(s)[order.next :]
    moves = [option for option in decision.options if option.kind in ("move", "cover", "oust")]
    scored = step_scores(s, moves, actions, 0, reach(s, actions[0].amount))
    stay = s.place(s.here) + after_move(s, s.here, actions, 1)
    for option in decision.options:
        if option.kind in ("stop", "stay"):
            scored.append((stay + STAY, option))
        elif option.kind == "explore":
            scored.append((stay + explore_value(s), option))
    return scored


def score_ride(s: Situation, decision: Decision) -> Scored:
    """To the best place of the map."""
    gain, goal = best_ride(s)
    scored: Scored = []
    for option in decision.options:
        if option.kind == "stop":
            scored.append((0.0, option))
        elif option.value == goal:
            scored.append((gain, option))
    return scored
