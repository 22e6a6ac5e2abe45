"""What decisions of the board game need to be told besides their own values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.text.game_voice import Fields, More, Thing
from eday.text.phrases import part

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

FIELDS: Fields = {
    "action": ("card",),
    "move": ("left",),
    "follow": ("mover", "to"),
    "dodge": ("attacker",),
    "omen": ("ability", "omens"),
    "wound": ("wounds",),
    "discard": ("why",),
    "split_ammo": ("left",),
    "give_weapon": ("weapon",),
    "give_up_marker": ("marker",),
    "guard": ("figure",),
    "guard_attack": ("figure",),
    "pick_guard": ("figure",),
    "pick_you": ("ai",),
    "activate": ("ai",),
    "spawn": ("area",),
    "spawn_at": ("enemy",),
    "spawn_evenly": ("left",),
    "locust_cover": ("figure",),
    "locust_target": ("figure",),
    "locust_heal": ("figure",),
    "locust_revival": ("figure",),
    "locust_move": ("figure",),
}
"""What the message of a kind speaks about; another seat's decision comes without."""

_BESIDES = frozenset(("end", "drop", "revive", "pick_up", "equipment", "explore", "solo_move", "swap", "bonus_move"))
"""What is on offer while a card is carried out and is none of its actions."""


def _dodge(voice: BoardVoice, decision: Thing) -> dict[str, object]:
    """Blasts spare nobody: the attacker may be the seat's own COG or a comrade."""
    attacker = str(part(part(decision, "context") or {}, "attacker"))
    seat = part(decision, "seat")
    if isinstance(seat, int) and seat < len(voice.plays) and attacker == voice.plays[seat]:
        return {"by": "self"}
    return {"by": "comrade" if attacker.startswith("cog:") else "enemy"}


def _lose_ammo(voice: BoardVoice, decision: Thing) -> dict[str, object]:
    """Who decides need not be who loses it."""
    loser = part(part(decision, "context") or {}, "seat")
    return {} if loser is None else {"seat": voice.seat_name(loser)}


def _action(voice: BoardVoice, decision: Thing) -> dict[str, object]:
    """Whether the card itself has nothing more to offer."""
    kinds = {part(option, "kind") for option in part(decision, "options") or ()}
    return {"over": "yes" if kinds and kinds <= _BESIDES else "no"}


def _guard(voice: BoardVoice, decision: Thing) -> dict[str, object]:
    """It is asked before each area a Locust enters: where it is now tells one question from the next."""
    return {"area": voice.whereabouts(str((part(decision, "context") or {}).get("figure")))}


MORE: More = {"action": _action, "dodge": _dodge, "guard": _guard, "lose_ammo": _lose_ammo}
