"""BG-ORDER: the COG Order step and the order card being resolved in it."""

from __future__ import annotations

from eday.board.combat.attack import AttackEnded
from eday.board.combat.heavy_gun import GunAttack, gun_at, gun_options
from eday.board.combat.targets import can_attack, hindrances
from eday.board.locusts.memory import RemembersFigures
from eday.board.missions.exploring import Exploration, explore_option
from eday.board.orders.actions import BASIC, begin_action, pending_options
from eday.board.orders.cards import Discard, card_options, discard_order, draw_orders, take_from_hand
from eday.board.orders.equipment import activate
from eday.board.orders.gear import drop_options, drop_weapon
from eday.board.orders.moves import Movement, solo_move_options, use_solo_move
from eday.board.orders.special_actions import begin_special, special_options
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

PLAY_KINDS = ("play_actions", "play_move", "play_attack")


def play_options(t: BoardTable, seat: int) -> list[Option]:
    """Each card for its printed actions, for a move of 2, or for one attack (BG-ORDER-02)."""
    cards = list(dict.fromkeys(t.hand[seat]))
    options = card_options(t, "play_actions", cards) + card_options(t, "play_move", cards)
    if cards and can_attack(t, seat):
        options += card_options(t, "play_attack", cards)
    return options


def play_order(t: BoardTable, seat: int, option: Option) -> None:
    """Play a card; it is discarded (BG-ORDER-01) and resolved."""
    mode = PLAY_KINDS.index(option.kind)
    discard_order(t, seat, option.value, "order")
    t.emit("order_played", seat=seat, card=t.box.order_refs[option.value], use=("actions", "move", "attack")[mode])
    t.push(OrderCard(seat, option.value, mode))


def swap_options(t: BoardTable, seat: int) -> list[Option]:
    """BG-SOLO-03: a 2+ card may leave the game for a new one."""
    if not t.box.solo:
        return []
    return card_options(t, "swap", [card for card in dict.fromkeys(t.hand[seat]) if t.box.orders[card].two_plus])


def extra_options(t: BoardTable, seat: int, before_order: bool) -> list[Option]:
    """What the active player may do besides the actions of his card."""
    return [
        *special_options(t, seat, before_order),
        *explore_option(t, seat),
        *(solo_move_options(t, seat) if not before_order or len(t.hand[seat]) > 1 else []),
        *swap_options(t, seat),
    ]


def answer_extra(t: BoardTable, seat: int, option: Option) -> bool:
    """Carry out one of the extras; False if the option is none of them."""
    kind = option.kind
    if kind in ("revive", "pick_up", "equipment"):
        begin_special(t, seat, option)
    elif kind == "explore":
        t.push(Exploration(seat))
    elif kind == "drop":
        drop_weapon(t, seat, option.value)
    elif kind == "solo_move":
        use_solo_move(t, seat, option.value)
        t.push(Movement(seat, 1))
    elif kind == "swap":
        take_from_hand(t, seat, option.value)
        t.removed_orders = (*t.removed_orders, option.value)
        t.emit("card_removed", seat=seat, card=t.box.order_refs[option.value])
        draw_orders(t, seat, 1)
    else:
        return False
    return True


class OrderStep(BoardFrame):
    """The active player plays one order card or fires a heavy gun; without a card he skips the step (R-05)."""

    FIELDS = ("played", "seat")
    __slots__ = FIELDS
    NAME = "order_step"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.played = False

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if self.played or not t.hand[seat] or t.bleeding[seat]:
            t.pop()
            return None
        options = play_options(t, seat) + gun_options(t, seat) + extra_options(t, seat, True) + drop_options(t, seat)
        return Decision(seat, "order", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        if answer_extra(t, self.seat, option):
            return
        self.played = True
        if option.kind == "gun_attack":
            t.use_up("equipment")
            t.push(GunOrder(self.seat, option.value))
            if not t.box.cogs[self.seat].free_specials:
                t.push(Discard(self.seat, "equipment"))
        else:
            play_order(t, self.seat, option)


class GunOrder(BoardFrame):
    """A heavy gun is fired in place of an order card; other special actions may still come after it."""

    FIELDS = ("fired", "seat", "target")
    __slots__ = FIELDS
    NAME = "gun_order"

    def __init__(self, seat: int = 0, target: int = -1) -> None:
        self.seat = seat
        self.target = target
        self.fired = False

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if not self.fired:
            self.fired = True
            gun = gun_at(t, t.area[seat])
            location = t.equipment[gun].location
            activate(t, seat, gun)
            t.push(GunAttack(seat, self.target, location))
            return None
        if t.bleeding[seat] or t.eliminated[seat]:
            t.pop()
            return None
        options = (*extra_options(t, seat, False), *drop_options(t, seat), Option("skip", "skip"))
        return Decision(seat, "gun_fired", options)

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "skip":
            t.pop()
        else:
            answer_extra(t, self.seat, option)


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

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if t.bleeding[seat] or t.eliminated[seat]:
            t.pop()
            return None
        actions = self.actions(t)
        options = pending_options(t, self, actions)
        if t.box.cogs[seat].bonus_move and "bonus_move" not in t.used:
            options.append(Option("bonus_move", "bonus_move"))
        if seat == t.active:
            options += extra_options(t, seat, False)
            options += drop_options(t, seat)
        elif any(isinstance(action, schema.AttackAction) for action in actions[self.next :]):
            options += drop_options(t, seat, hindrances(t, seat))
        options.append(Option("end", "end"))
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
        return Decision(
            self.seat, "teamwork", (*play_options(t, self.seat), Option("pass", "pass", passes=True), *drops)
        )

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "drop":
            drop_weapon(t, self.seat, option.value)
            return
        self.asked = True
        if option.kind != "pass":
            play_order(t, self.seat, option)
