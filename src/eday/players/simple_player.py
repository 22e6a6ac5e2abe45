"""A player with simple habits: shoot well, keep to cover, help comrades, seal the hole; at cards, look ahead."""

from __future__ import annotations

import random
from collections.abc import Callable

from eday.kernel import Decision, Option
from eday.players.board import reactions
from eday.players.board.kit import Action, kit_of
from eday.players.board.lore import PLAIN
from eday.players.board.orders import (
    PLAYS,
    choose_action,
    choose_after_gun,
    choose_move,
    choose_order,
    choose_ride,
    gain_ammo,
)
from eday.players.board.situation import Situation
from eday.players.card.player import CardPlayer
from eday.players.seat_view import SeatGame

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

    __slots__ = ("_cards", "_rng")

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)
        self._cards = CardPlayer(seed)

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = seat_game.decision
        if decision is None:
            raise ValueError("this seat is not asked")
        if seat_game.kind != "board":
            return self._cards.choose(seat_game)
        option = self._pick(seat_game, decision)
        _remember(seat_game, decision, option)
        return option.id

    def _pick(self, seat_game: SeatGame, decision: Decision) -> Option:
        if not seat_game.view["map"]:
            return decision.options[0]
        situation = Situation(seat_game)
        if decision.kind == "action":
            return choose_action(situation, decision, seat_game.notes.get("mode", ""))
        if decision.kind == "move":
            return choose_move(situation, decision, _pending(seat_game))
        if decision.kind == "follow":
            return reactions.choose_follow(situation, decision, eager=self._rng.random() < 0.5)
        habit = HABITS.get(decision.kind)
        return habit(situation, decision) if habit else decision.options[0]


def _remember(seat_game: SeatGame, decision: Decision, option: Option) -> None:
    """Note how the card being resolved was played, and which of its actions follow the move that begins."""
    notes = seat_game.notes
    if option.kind in PLAYS:
        notes["mode"] = option.kind
    if decision.kind == "action":
        card, number = str(decision.context.get("card", "")), decision.context.get("next", 0)
        at = number if isinstance(number, int) else 0
        rest = _actions(seat_game, card)[at:]
        moves = option.kind in ("move", "cover", "oust") and rest and rest[0].do == "move"
        notes["after_move"] = [card, at + 1] if moves else None


def _pending(seat_game: SeatGame) -> tuple[Action, ...]:
    """Actions that follow the move in progress."""
    if not seat_game.notes.get("after_move"):
        return ()
    card, at = seat_game.notes["after_move"]
    return _actions(seat_game, card)[at:]


def _actions(seat_game: SeatGame, card: str) -> tuple[Action, ...]:
    return PLAIN.get(seat_game.notes.get("mode", "")) or kit_of(seat_game.components()).orders.get(card, ())
