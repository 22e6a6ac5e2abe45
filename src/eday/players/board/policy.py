"""A player with sound habits, on the brief of its seat: quick enough to play out many imagined games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from eday.board import BoardBrief
from eday.kernel import Decision, Option
from eday.players.board import locusts, orders, reactions
from eday.players.board.kit import kit_of
from eday.players.board.land import land_of
from eday.players.board.orders import NEVER, Scored
from eday.players.board.plans import errands
from eday.players.board.situation import Situation

Habit = Callable[[Situation, Decision], Scored]


class Briefed(Protocol):
    """A game that tells a seat what it knows: the seat's own at a table, or an imagined one."""

    def brief(self, seat: int) -> Any: ...


HABITS: Final[dict[str, Habit]] = {
    "heal": reactions.score_heal,
    "order": orders.score_order,
    "action": orders.score_action,
    "move": orders.score_move,
    "gun_fired": orders.score_gun_fired,
    "ride": orders.score_ride,
    "teamwork": reactions.score_teamwork,
    "follow": reactions.score_follow,
    "follower_cover": reactions.score_cover,
    "setup_cover": reactions.score_cover,
    "guard": reactions.score_guard,
    "guard_attack": reactions.score_attacks,
    "pick_guard": reactions.score_picked_guard,
    "dodge": reactions.score_dodge,
    "wound": reactions.score_discard,
    "discard": reactions.score_discard,
    "extra_attack": reactions.score_attacks,
    "omen": reactions.score_omen,
    "keep_weapon": reactions.score_weapon,
    "drop_weapon": reactions.score_drop,
    "give_up_marker": reactions.score_weapon,
    "split_ammo": reactions.score_load,
    "lose_ammo": reactions.score_lost_ammo,
    "crawl": reactions.score_crawl,
    "give_weapon": reactions.score_receiver,
    "locust_target": locusts.score_victim,
    "pick_you": locusts.score_victim,
    "locust_move": locusts.score_step,
    "spawn_at": locusts.score_step,
    "locust_cover": locusts.score_locust_cover,
    "activate": locusts.score_activation,
    "spawn": locusts.score_spawn,
    "spawn_evenly": locusts.score_spawn_place,
    "locust_heal": locusts.score_healed,
    "locust_revival": locusts.score_healed,
    "keep_open": locusts.score_hole,
}
"""How each kind of decision is met; of others any answer is as good."""


PLANNED: Final = frozenset({"order", "action", "move", "gun_fired", "ride", "teamwork"})
"""Decisions in which somebody may go and fetch things."""


PLAIN_CARDS: Final = 2
"""Of all cards that could be played for a plain move or attack so many are worth a searcher's time."""


class BoardPolicy:
    """Scores what is on offer by rules of thumb. It remembers nothing and leaves nothing to chance."""

    __slots__ = ()

    def ranked(self, game: Briefed, decision: Decision) -> list[tuple[float, Option]]:
        """Sensible options with their scores, in cards, best first."""
        scored = self._scored(game, decision)
        if not scored:
            return [(0.0, option) for option in decision.options]
        order = sorted(range(len(scored)), key=lambda index: (-scored[index][0], index))
        kept: list[tuple[float, Option]] = []
        plain = {"play_move": 0, "play_attack": 0}
        for index in order:
            score, option = scored[index]
            if option.kind in plain:
                plain[option.kind] += 1
            if not kept or (score > NEVER and plain.get(option.kind, 0) <= PLAIN_CARDS):
                kept.append((score, option))
        return kept

    def choose(self, game: Briefed, decision: Decision) -> str:
        """The id of the best option."""
        best, score = decision.options[0], -1e9
        for value, option in self._scored(game, decision):
            if value > score:
                best, score = option, value
        return best.id

    def _scored(self, game: Briefed, decision: Decision) -> Scored:
        habit = HABITS.get(decision.kind)
        situation = self._situation(game, decision) if habit is not None else None
        return habit(situation, decision) if habit is not None and situation is not None else []

    @staticmethod
    def _situation(game: Briefed, decision: Decision) -> Situation | None:
        """What the seat that is asked knows; None before the map is laid."""
        brief: BoardBrief = game.brief(decision.seat)
        shape = brief.shape
        if shape is None:
            return None
        situation = Situation(brief, kit_of(brief.facts), land_of(shape))
        if decision.kind in PLANNED:
            situation.errands = errands(situation)
        return situation
