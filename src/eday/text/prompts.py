"""Decisions in words: the headline above the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.text.catalogue import known, say
from eday.text.phrases import Cogs, arguments, opened, part, seat_name

EXPECTED: Mapping[str, tuple[str, ...]] = {
    "action": ("card",),
    "move": ("left",),
    "follow": ("mover", "to"),
    "dodge": ("attacker",),
    "omen": ("ability", "omens"),
    "wound": ("wounds",),
    "discard": ("why",),
    "split_ammo": ("left",),
    "give_weapon": ("weapon",),
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


def decision_prompt(decision: Mapping[str, Any] | object, cogs: Cogs = ()) -> str:
    """Who is asked for what; `cogs` (in seat order) lets it call players by their COGs."""
    kind = str(part(decision, "kind"))
    context = part(decision, "context")
    words = arguments(context, EXPECTED.get(kind, ()), cogs)
    words["seat"] = words["player"] = seat_name(part(decision, "seat"), cogs)
    if kind == "dodge":
        words["by"] = _side(str(part(context or {}, "attacker")), part(decision, "seat"), cogs)
    if kind == "lose_ammo":
        loser = part(context or {}, "seat")
        words["seat"] = words["player"] if loser is None else seat_name(loser, cogs)
    key = f"decision-{kind}"
    return opened(say(key, **words) if known(key) else say("decision-other", seat=words["player"], kind=kind))


def _side(attacker: str, seat: object, cogs: Cogs) -> str:
    """Blasts spare nobody: the attacker may be the seat's own COG or a comrade."""
    if isinstance(seat, int) and seat < len(cogs) and attacker.removeprefix("cog:") == cogs[seat].removeprefix("cog:"):
        return "self"
    return "comrade" if attacker.startswith("cog:") else "enemy"
