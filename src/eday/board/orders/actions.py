"""The actions of order cards: what each offers, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.board.combat.targets import attack_options, begin_attack
from eday.board.combat.wounds import revive
from eday.board.locusts.steps import Steps
from eday.board.locusts.walking import LocustMovement, away_steps
from eday.board.orders.cards import draw_orders, room_in_hand
from eday.board.orders.gear import load_options
from eday.board.orders.moves import Movement, movement_options, own_turn_limit
from eday.board.orders.special_actions import (
    begin_special,
    equipment_options,
    pick_up_options,
    revive_options,
)
from eday.board.table import BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Option

if TYPE_CHECKING:
    from eday.board.orders.order import OrderCard

BASIC: tuple[tuple[schema.OrderAction, ...], ...] = (
    (),
    (schema.MoveAction(areas=2),),
    (schema.AttackAction(),),
)
ACTION_OF_KIND: dict[str, type[schema.OrderAction]] = {
    "move": schema.MoveAction,
    "cover": schema.MoveAction,
    "oust": schema.MoveAction,
    "attack": schema.AttackAction,
    "chainsaw": schema.AttackAction,
    "charge": schema.AttackAction,
    "draw": schema.DrawAction,
    "pull": schema.MoveLocustAction,
    "push": schema.MoveLocustAction,
    "play_actions": schema.PlayOrderAction,
    "play_move": schema.PlayOrderAction,
    "play_attack": schema.PlayOrderAction,
    "teamwork": schema.PlayOrderAction,
    "free_pick_up": schema.FreeSpecialAction,
    "free_equipment": schema.FreeSpecialAction,
    "gain_ammo": schema.GainAmmoAction,
    "hold_locusts": schema.ReplaceLocustActivation,
    "free_revive": schema.ReviveAction,
}


def pending_options(t: BoardTable, order: OrderCard, actions: tuple[schema.OrderAction, ...]) -> list[Option]:
    """Options of the actions still open; of two alike only the first (doing the second instead gives nothing more)."""
    options: list[Option] = []
    seen: list[type] = []
    for action in actions[order.next :]:
        if type(action) not in seen:
            seen.append(type(action))
            options += action_options(t, order, action)
    return options


def action_options(t: BoardTable, order: OrderCard, action: schema.OrderAction) -> list[Option]:
    """What one action offers now."""
    seat = order.seat
    if isinstance(action, schema.MoveAction):
        return movement_options(t, seat, own_turn_limit(t, seat, action.areas), action.oust)
    if isinstance(action, schema.AttackAction):
        if not action.moved_locust:
            return attack_options(t, seat, action)
        target = order.target
        return attack_options(t, seat, action, target) if target >= 0 and t.area[target] >= 0 else []
    if isinstance(action, schema.DrawAction):
        return draw_options(t, order, action)
    if isinstance(action, schema.MoveLocustAction):
        return move_locust_options(t, order, action)
    if isinstance(action, schema.PlayOrderAction):
        return play_more_options(t, order, action)
    if isinstance(action, schema.FreeSpecialAction):
        return [free(option) for option in (*pick_up_options(t, seat), *equipment_options(t, seat))]
    if isinstance(action, schema.GainAmmoAction):
        return load_options(t, seat)
    if isinstance(action, schema.ReviveAction):
        return [free(option) for option in revive_options(t, seat)]
    return [Option("hold_locusts", "hold_locusts")]


def free(option: Option) -> Option:
    """A special action that costs no card."""
    return Option(f"free_{option.id}", f"free_{option.kind}", option.refs, option.args, option.value)


def drawers(t: BoardTable, order: OrderCard, action: schema.DrawAction) -> list[int]:
    """Seats that would draw a card."""
    seat = order.seat
    if action.who == "self":
        seats = [seat]
    elif action.who == "revived_cog":
        seats = [order.revived] if order.revived >= 0 else []
    elif action.who == "cogs_in_cover":
        seats = [s for s in t.standing if t.cover[s] >= 0]
    else:
        seats = t.cogs_in(t.area[seat])
    return [s for s in seats if room_in_hand(t, s)]


def draw_options(t: BoardTable, order: OrderCard, action: schema.DrawAction) -> list[Option]:
    """One option, or one for each COG where the player picks (BG-ORDER-06)."""
    seats = drawers(t, order, action)
    if action.who == "one_cog_in_your_area":
        return [Option(f"draw:{t.ref(s)}", "draw", (t.ref(s),), {"cards": action.cards}, s) for s in seats]
    refs = tuple(t.ref(s) for s in seats)
    return [Option("draw", "draw", refs, {"cards": action.cards})] if seats else []


def move_locust_options(t: BoardTable, order: OrderCard, action: schema.MoveLocustAction) -> list[Option]:
    """Ambush pulls a Locust 1 move away; Suppressing Fire drives its survivor off."""
    seat = order.seat
    distance = t.shape.move[t.area[seat]]
    if action.who == "adjacent":
        near = [f for f in t.locusts() if distance[t.area[f]] == 1]
        return [Option(f"pull:{t.ref(f)}", "pull", (t.ref(f),), value=f) for f in near]
    target = order.target
    if target < 0 or t.area[target] < 0 or not away_steps(t, target, [seat]):
        return []
    return [Option(f"push:{t.ref(target)}", "push", (t.ref(target),), value=target)]


def play_more_options(t: BoardTable, order: OrderCard, action: schema.PlayOrderAction) -> list[Option]:
    """Active Reload after an attack that cost ammo; Teamwork for another player."""
    from eday.board.orders.order import play_options

    if action.who == "another_player":
        seats = [s for s in t.standing if s != order.seat and t.hand[s]]
        return [Option(f"teamwork:seat:{s}", "teamwork", (f"seat:{s}",), value=s) for s in seats]
    if not order.spent or order.seat in t.reloaded:
        return []
    return play_options(t, order.seat)


def begin_action(t: BoardTable, order: OrderCard, option: Option) -> None:
    """Start the action the option belongs to; earlier ones are passed over."""
    wanted = ACTION_OF_KIND[option.kind]
    actions = order.actions(t)
    index = next(i for i in range(order.next, len(actions)) if isinstance(actions[i], wanted))
    action = actions[index]
    order.next = index + 1
    seat = order.seat
    if isinstance(action, schema.MoveAction):
        movement = Movement(seat, action.areas, action.oust)
        t.push(movement)
        movement.answer(t, option)
    elif isinstance(action, schema.AttackAction):
        order.spent = False
        order.target = begin_attack(t, seat, option, action)
    elif isinstance(action, schema.DrawAction):
        seats = [option.value] if option.value >= 0 else drawers(t, order, action)
        for drawer in t.in_turn_order(seats):
            draw_orders(t, drawer, action.cards)
    elif isinstance(action, schema.MoveLocustAction):
        order.target = option.value
        toward = action.who == "adjacent"
        t.push(LocustMovement(option.value, toward=toward, others=(seat,), left=1))
    elif isinstance(action, schema.PlayOrderAction):
        _play_more(t, order, option)
    elif isinstance(action, schema.FreeSpecialAction):
        plain = Option(option.id, option.kind.removeprefix("free_"), option.refs, option.args, option.value)
        begin_special(t, seat, plain, free=True)
    elif isinstance(action, schema.GainAmmoAction):
        change_tokens(t, seat, option.value, action.tokens)
    elif isinstance(action, schema.ReviveAction):
        order.revived = option.value
        revive(t, option.value)
    else:
        t.skip_locusts = True
        t.emit("locusts_held", seat=seat)
        t.push(Steps("order", order.card, index))


def _play_more(t: BoardTable, order: OrderCard, option: Option) -> None:
    from eday.board.orders.order import TeamworkOrder, play_order

    if option.kind == "teamwork":
        t.push(TeamworkOrder(option.value))
    else:
        t.reloaded = (*t.reloaded, order.seat)
        play_order(t, order.seat, option)
