"""The actions of order cards: what each of them offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from eday.board.combat.targets import attack_options
from eday.board.locusts.walking import away_steps
from eday.board.orders.cards import no_draw
from eday.board.orders.gear import load_options
from eday.board.orders.moves import movement_options, own_turn_limit
from eday.board.orders.play import play_options
from eday.board.orders.special_actions import equipment_options, pick_up_options, revive_options
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Option

if TYPE_CHECKING:
    from eday.board.orders.order_card import OrderCard

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
        return attack_options(t, seat, order.aim(t, action))
    if isinstance(action, schema.DrawAction):
        return draw_options(t, order, action)
    if isinstance(action, schema.MoveLocustAction):
        return move_locust_options(t, order, action)
    if isinstance(action, schema.PlayOrderAction):
        return play_more_options(t, order, action)
    if isinstance(action, schema.FreeSpecialAction):
        return [*pick_up_options(t, seat, free=True), *equipment_options(t, seat, free=True)]
    if isinstance(action, schema.GainAmmoAction):
        return load_options(t, seat)
    if isinstance(action, schema.ReviveAction):
        return revive_options(t, seat, free=True)
    if isinstance(action, schema.ReplaceLocustActivation):
        return [Option("hold_locusts", "hold_locusts")]
    assert_never(action)


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
    return [s for s in seats if no_draw(t, s) is None]


def draw_options(t: BoardTable, order: OrderCard, action: schema.DrawAction) -> list[Option]:
    """One option, or one for each COG where the player picks (BG-ORDER-06)."""
    seats = drawers(t, order, action)
    if action.who == "one_cog_in_your_area":
        return [Option(f"draw:{t.ref(s)}", "draw", (t.ref(s),), {"cards": action.cards}, (s,)) for s in seats]
    refs = tuple(t.ref(s) for s in seats)
    return [Option("draw", "draw", refs, {"cards": action.cards}, tuple(seats))] if seats else []


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
    if action.who == "another_player":
        seats = [s for s in t.standing if s != order.seat and t.hand[s]]
        return [Option(f"teamwork:seat:{s}", "teamwork", (f"seat:{s}",), value=s) for s in seats]
    if not order.spent or order.seat in t.reloaded:
        return []
    return play_options(t, order.seat)
