"""BG-ORDER: an order card being resolved, action by action, and the cards it lets others play."""

from __future__ import annotations

from typing import Final, TypeVar, assert_never

from eday.board.combat.aim import NOBODY, Aim
from eday.board.combat.attack import AttackEnded
from eday.board.combat.begin_attack import begin_attack
from eday.board.combat.targets import hindrances
from eday.board.combat.wounds import revive
from eday.board.locusts.memory import RemembersFigures
from eday.board.locusts.steps import Steps
from eday.board.locusts.walking import LocustMovement
from eday.board.orders.actions import ACTION_OF_KIND, BASIC, pending_options
from eday.board.orders.cards import PASS, discard_order, draw_orders
from eday.board.orders.extras import answer_extra, extra_options
from eday.board.orders.gear import drop_options, drop_weapon
from eday.board.orders.limits import down
from eday.board.orders.moves import Movement
from eday.board.orders.play import PLAY_KINDS, play_options
from eday.board.orders.special_actions import Special
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Decision, Option

A = TypeVar("A", bound=schema.OrderAction)
END: Final = Option("end", "end")


def play_order(t: BoardTable, seat: int, option: Option) -> None:
    """Play a card; it is discarded (BG-ORDER-01) and resolved."""
    card: int = option.value
    mode = PLAY_KINDS.index(option.kind)
    discard_order(t, seat, card, "order")
    t.emit("order_played", seat=seat, card=t.box.order_refs[card], use=("actions", "move", "attack")[mode])
    t.push(OrderCard(seat, card, mode))


class OrderCard(RemembersFigures):
    """A played order card: its actions from top to bottom, each optional (BG-ORDER-04)."""

    FIELDS = ("card", "mode", "next", "revived", "seat", "spent", "target")
    __slots__ = FIELDS
    NAME = "order_card"

    def __init__(self, seat: int = 0, card: int = -1, mode: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.next = 0
        """The first action not yet done or passed over."""
        self.target = -1
        """The Locust this card attacked or moved last."""
        self.spent = False
        """Whether the last attack cost an ammo token."""
        self.revived = -1

    def resume(self, result: AttackEnded) -> None:
        """The attack is over."""
        self.spent = result.spent

    def forget(self, figure: int) -> None:
        """The Locust this card dealt with died, and its figure came back as another one."""
        if self.target == figure:
            self.target = -1

    def actions(self, t: BoardTable) -> tuple[schema.OrderAction, ...]:
        """The printed actions, or the plain move or attack."""
        return BASIC[self.mode] if self.mode else t.box.orders[self.card].actions

    def pending(self, t: BoardTable, kind: type[A]) -> A | None:
        """The first action of that kind still open."""
        return next((action for action in self.actions(t)[self.next :] if isinstance(action, kind)), None)

    def aim(self, t: BoardTable, action: schema.AttackAction) -> Aim:
        """Whom the attack may be against."""
        if not action.moved_locust:
            return Aim(action)
        target = self.target
        return Aim(action, target if target >= 0 and t.area[target] >= 0 else NOBODY)

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if down(t, seat) is not None:
            t.pop()
            return None
        actions = self.actions(t)
        options = pending_options(t, self, actions)
        if t.box.cogs[seat].bonus_move and "bonus_move" not in t.used:
            options.append(Option("bonus_move", "bonus_move"))
        if seat == t.active:
            options += extra_options(t, seat, False)
            options += drop_options(t, seat)
        elif self.pending(t, schema.AttackAction) is not None:
            options += drop_options(t, seat, hindrances(t, seat))
        options.append(END)
        return Decision(seat, "action", tuple(options), {"card": t.box.order_refs[self.card], "next": self.next})

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "end":
            t.pop()
        elif option.kind == "bonus_move":
            t.use_up("bonus_move")
            t.push(Movement(self.seat, t.box.cogs[self.seat].bonus_move))
        elif not answer_extra(t, self.seat, option):
            begin_action(t, self, option)


class TeamworkOrder(BoardFrame):
    """Another player may at once resolve one of his order cards (BG-CARD-08)."""

    FIELDS = ("asked", "seat")
    __slots__ = FIELDS
    NAME = "teamwork_order"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.asked = False

    def advance(self, t: BoardTable) -> Decision | None:
        if self.asked:
            t.pop()
            return None
        drops = drop_options(t, self.seat, hindrances(t, self.seat))
        return Decision(self.seat, "teamwork", (*play_options(t, self.seat), PASS, *drops))

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "drop":
            drop_weapon(t, self.seat, option.value)
            return
        self.asked = True
        if option.kind != "pass":
            play_order(t, self.seat, option)


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
        drawing: tuple[int, ...] = option.value
        for drawer in t.in_turn_order(list(drawing)):
            draw_orders(t, drawer, action.cards)
    elif isinstance(action, schema.MoveLocustAction):
        order.target = option.value
        toward = action.who == "adjacent"
        t.push(LocustMovement(option.value, toward=toward, others=(seat,), left=1))
    elif isinstance(action, schema.PlayOrderAction):
        _play_more(t, order, option)
    elif isinstance(action, schema.FreeSpecialAction):
        t.push(Special(seat, "pick_up" if option.kind == "free_pick_up" else "equipment", option.value))
    elif isinstance(action, schema.GainAmmoAction):
        change_tokens(t, seat, option.value, action.tokens)
    elif isinstance(action, schema.ReviveAction):
        order.revived = option.value
        revive(t, option.value)
    elif isinstance(action, schema.ReplaceLocustActivation):
        t.skip_locusts = True
        t.emit("locusts_held", seat=seat)
        t.push(Steps("order", order.card, index))
    else:
        assert_never(action)


def _play_more(t: BoardTable, order: OrderCard, option: Option) -> None:
    if option.kind == "teamwork":
        t.push(TeamworkOrder(option.value))
    else:
        t.reloaded = (*t.reloaded, order.seat)
        play_order(t, order.seat, option)
