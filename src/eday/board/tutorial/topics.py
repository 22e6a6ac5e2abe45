"""Away from the script: what a question means, the first time it comes up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from eday.board.game import BoardGame
from eday.kernel import Decision

LAST_TURN: Final = 5
"""So long somebody who goes his own way is still told what a question means."""


class Topic(NamedTuple):
    """What there is to explain, the rule behind it, and the options it is about."""

    name: str = ""
    rule: str = ""
    options: tuple[str, ...] = ()


NOTHING: Final = Topic()
CHOICES: Final[Mapping[str, str]] = {"explore": "BG-EXPLORE-01", "seal": "BG-SEAL-01"}
"""Explained when there is such an option, whenever that is: topic and rule."""
QUESTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "setup_cover": ("cover", "BG-COVER-01"),
    "heal": ("heal", "BG-TURN-HEAL-01"),
    "order": ("order", "BG-ORDER-01"),
    "action": ("action", "BG-ORDER-02"),
    "guard": ("guard", "BG-REACT-GUARD-01"),
    "dodge": ("dodge", "BG-REACT-DODGE-01"),
    "wound": ("wounds", "BG-WOUND-01"),
}
"""Kind of decision: topic and rule."""
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "cover": ("stay",),
    "heal": ("heal",),
    "order": ("play_actions", "play_move", "play_attack"),
    "action": ("move", "attack", "chainsaw", "end"),
    "guard": ("guard",),
    "dodge": ("dodge",),
    "wounds": ("discard",),
    "explore": ("explore",),
    "seal": ("attack:bolo_grenade.overkill",),
}
"""How the ids of choices begin that answer a question of a topic; Locusts take cover in the same words as a COG."""


def topic_of(game: BoardGame, decision: Decision, chosen: list[str]) -> Topic:
    """What to explain at a decision that the player has not met before."""
    for name, rule in CHOICES.items():
        options = _suitable(game, decision, name)
        if options and not _met(name, chosen):
            return Topic(name, rule, options)
    name, rule = QUESTIONS.get(decision.kind, ("", ""))
    if not name or game.turn > LAST_TURN or _met(name, chosen):
        return NOTHING
    return Topic(name, rule)


def _suitable(game: BoardGame, decision: Decision, name: str) -> tuple[str, ...]:
    """Options that open a door, or that may seal a hole."""
    if name == "explore":
        return tuple([option.id for option in decision.options if option.kind == "explore"])
    throws = [option.id for option in decision.options if option.id.startswith(ANSWERS["seal"])]
    return tuple([option_id for option_id in throws if (game.odds(option_id) or {}).get("seal", 0) > 0])


def _met(name: str, chosen: list[str]) -> bool:
    return any(option_id.startswith(ANSWERS[name]) for option_id in chosen)
