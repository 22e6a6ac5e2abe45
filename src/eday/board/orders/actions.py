"""The actions of order cards: what each of them offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from eday.board.combat.targets import attack_options
from eday.board.locusts.walking import away_steps
from eday.board.orders.cards import no_draw
from eday.board.orders.gear import load_options
from eday.board.orders.moves import movement_options, own_turn_limit
from eday.board.orders.play import play_options
from eday.board.orders.special_actions import equipment_options, pick_up_options, revive_options
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Option

if TYPE_CHECKING:
    from eday.board.orders.order_card import OrderCard

PULL_ADJACENT: Final = Why("BG-MOVE-02", "why-pull-adjacent", ("figure",))
PUSH_ATTACKED: Final = Why("BG-ORDER-04", "why-push-attacked", ("figure",))
PUSH_NOWHERE: Final = Why("BG-MOVE-02", "why-push-nowhere", ("figure",))
ANOTHER_PLAYER: Final = Why("BG-CARD-08", "why-teamwork-another")
COMRADE_DOWN: Final = Why("BG-BLEED-04", "why-comrade-down", ("seat",))
COMRADE_EMPTY: Final = Why("BG-ORDER-01", "why-comrade-no-card", ("seat",))
BASIC: Final[tuple[tuple[schema.OrderAction, ...], ...]] = (
    (),
    (schema.MoveAction(areas=2),),
    (schema.AttackAction(),),
)
ACTION_OF_KIND: Final[dict[str, type[schema.OrderAction]]] = {
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
            options += OFFERS[type(action)](t, order, action)
    return options


def nothing_pending(t: BoardTable, order: OrderCard, actions: tuple[schema.OrderAction, ...]) -> bool:
    """Whether none of the actions still open offers anything."""
    return not any(OFFERS[type(action)](t, order, action) for action in actions[order.next :])


def _move(t: BoardTable, order: OrderCard, action: schema.MoveAction) -> list[Option]:
    return movement_options(t, order.seat, own_turn_limit(t, order.seat, action.areas), action.oust)


def _attack(t: BoardTable, order: OrderCard, action: schema.AttackAction) -> list[Option]:
    return attack_options(t, order.seat, order.aim(t, action))


def _free_special(t: BoardTable, order: OrderCard, action: schema.FreeSpecialAction) -> list[Option]:
    return [*pick_up_options(t, order.seat, free=True), *equipment_options(t, order.seat, free=True)]


def _gain_ammo(t: BoardTable, order: OrderCard, action: schema.GainAmmoAction) -> list[Option]:
    return load_options(t, order.seat)


def _revive(t: BoardTable, order: OrderCard, action: schema.ReviveAction) -> list[Option]:
    return revive_options(t, order.seat, free=True)


def _hold_locusts(t: BoardTable, order: OrderCard, action: schema.ReplaceLocustActivation) -> list[Option]:
    return [Option("hold_locusts", "hold_locusts")]


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
    if action.who == "adjacent":
        return pull_options(t, order.seat)
    return push_options(t, order)


def no_pull(t: BoardTable, seat: int, locust: int) -> Why | None:
    """Why a Locust is not pulled into the COG's area: it has to be exactly one move away (E-22)."""
    return None if t.shape.move[t.area[seat]][t.area[locust]] == 1 else PULL_ADJACENT


def pull_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """Locusts that can be pulled into the COG's area."""
    options = []
    for locust in t.locusts():
        ref = t.ref(locust)
        why = no_pull(t, seat, locust)
        if why is None:
            options.append(Option(f"pull:{ref}", "pull", (ref,), value=locust))
        elif refused is not None:
            refused.note((ref,), why, figure=ref)
    return options


def no_push(t: BoardTable, order: OrderCard, locust: int) -> Why | None:
    """Why a Locust is not driven off: it has to be the one the card attacked, with somewhere to go."""
    if locust != order.target:
        return PUSH_ATTACKED
    return None if away_steps(t, locust, [order.seat]) else PUSH_NOWHERE


def push_options(t: BoardTable, order: OrderCard, refused: Refusals | None = None) -> list[Option]:
    """The Locust that the card attacked, if it lives."""
    options = []
    for locust in t.locusts():
        why = no_push(t, order, locust)
        if why is None:
            options.append(Option(f"push:{t.ref(locust)}", "push", (t.ref(locust),), value=locust))
        elif refused is not None:
            refused.note((t.ref(locust),), why, figure=t.ref(locust))
    return options


def play_more_options(t: BoardTable, order: OrderCard, action: schema.PlayOrderAction) -> list[Option]:
    """Active Reload after an attack that cost ammo; Teamwork for another player."""
    if action.who == "another_player":
        return teamwork_options(t, order.seat)
    if not order.spent or order.seat in t.reloaded:
        return []
    return play_options(t, order.seat)


def no_teamwork(t: BoardTable, seat: int, other: int) -> Why | None:
    """Why that player cannot be let play an order card."""
    if other == seat:
        return ANOTHER_PLAYER
    if other not in t.standing:
        return COMRADE_DOWN
    return None if t.hand[other] else COMRADE_EMPTY


def teamwork_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """The other players on their feet with a card (BG-CARD-08)."""
    options = []
    for other in range(t.box.players):
        ref = f"seat:{other}"
        why = no_teamwork(t, seat, other)
        if why is None:
            options.append(Option(f"teamwork:{ref}", "teamwork", (ref,), value=other))
        elif refused is not None:
            refused.note((ref,), why, seat=other)
    return options


OFFERS: Final[dict[type[schema.Action], Callable[[BoardTable, OrderCard, Any], list[Option]]]] = {
    schema.MoveAction: _move,
    schema.AttackAction: _attack,
    schema.DrawAction: draw_options,
    schema.MoveLocustAction: move_locust_options,
    schema.PlayOrderAction: play_more_options,
    schema.FreeSpecialAction: _free_special,
    schema.GainAmmoAction: _gain_ammo,
    schema.ReviveAction: _revive,
    schema.ReplaceLocustActivation: _hold_locusts,
}
"""What each action offers now."""
