"""A player with simple habits: shoot well, keep to cover, help comrades, seal the hole; at cards, look ahead."""

from __future__ import annotations

import random
from collections.abc import Callable

from eday.kernel import Decision, Option
from eday.players import reactions
from eday.players.card_player import CardPlayer
from eday.players.lore import ORDERS, PLAIN, Action
from eday.players.orders import (
    PLAYS,
    choose_action,
    choose_after_gun,
    choose_move,
    choose_order,
    choose_ride,
    gain_ammo,
)
from eday.players.seat_view import SeatGame
from eday.players.situation import Situation

Habit = Callable[[Situation, Decision], Option]


def _heal(s: Situation, decision: Decision) -> Option:
    """As many cards as may be drawn."""
    return max(decision.options, key=lambda option: int(str(option.args.get("cards", 0))))


def _pay(s: Situation, decision: Decision) -> Option:
    return reactions.cheapest(s, decision.options)


def _load(s: Situation, decision: Decision) -> Option:
    return gain_ammo(s, decision.options) or decision.options[-1]


HABITS: dict[str, Habit] = {
    "heal": _heal,
    "order": choose_order,
    "teamwork": reactions.choose_teamwork,
    "follower_cover": reactions.choose_cover,
    "setup_cover": reactions.choose_cover,
    "guard": reactions.choose_guard,
    "guard_attack": reactions.choose_guard_attack,
    "pick_guard": reactions.choose_picked_guard,
    "dodge": reactions.choose_dodge,
    "wound": _pay,
    "discard": _pay,
    "extra_attack": reactions.choose_extra_attack,
    "omen": reactions.choose_omen,
    "keep_weapon": reactions.choose_weapon,
    "drop_weapon": reactions.choose_weapon,
    "give_up_marker": reactions.choose_weapon,
    "split_ammo": _load,
    "lose_ammo": reactions.choose_lost_ammo,
    "locust_target": reactions.choose_victim,
    "pick_you": reactions.choose_victim,
    "locust_move": reactions.choose_locust_step,
    "spawn_at": reactions.choose_locust_step,
    "locust_cover": reactions.choose_locust_cover,
    "activate": reactions.choose_activation,
    "spawn": reactions.choose_spawn,
    "keep_open": reactions.choose_hole,
    "crawl": reactions.choose_crawl,
    "ride": choose_ride,
    "gun_fired": choose_after_gun,
    "give_weapon": reactions.choose_receiver,
    "spawn_evenly": reactions.choose_spawn_place,
    "locust_heal": reactions.choose_healed,
    "locust_revival": reactions.choose_healed,
}
"""How each kind of decision is met; moves, actions and following need the player's memory or mood besides."""


class SimplePlayer:
    """Chooses by rules of thumb from the view of its seat. Deterministic for a seed."""

    __slots__ = ("_cards", "_mode", "_pending", "_rng")

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)
        self._cards = CardPlayer(seed)
        self._mode: dict[int, str] = {}
        """By seat: how the card being resolved was played."""
        self._pending: dict[int, tuple[Action, ...]] = {}
        """By seat: actions that follow the move in progress."""

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = seat_game.decision
        if decision is None:
            raise ValueError("this seat is not asked")
        if seat_game.kind != "board":
            return self._cards.choose(seat_game)
        option = self._pick(seat_game, decision)
        self._remember(decision, option)
        return option.id

    def _pick(self, seat_game: SeatGame, decision: Decision) -> Option:
        if not seat_game.view["map"]:
            return decision.options[0]
        situation = Situation(seat_game)
        if decision.kind == "action":
            return choose_action(situation, decision, self._mode.get(decision.seat, ""))
        if decision.kind == "move":
            return choose_move(situation, decision, self._pending.get(decision.seat, ()))
        if decision.kind == "follow":
            return reactions.choose_follow(situation, decision, eager=self._rng.random() < 0.5)
        habit = HABITS.get(decision.kind)
        return habit(situation, decision) if habit else decision.options[0]

    def _remember(self, decision: Decision, option: Option) -> None:
        seat = decision.seat
        if option.kind in PLAYS:
            self._mode[seat] = option.kind
        if decision.kind == "action":
            card, number = str(decision.context.get("card", "")), decision.context.get("next", 0)
            actions = PLAIN.get(self._mode.get(seat, "")) or ORDERS.get(card, ())
            rest = actions[number if isinstance(number, int) else 0 :]
            moves = option.kind in ("move", "cover", "oust") and rest and rest[0].do == "move"
            self._pending[seat] = rest[1:] if moves else ()
