"""Decisions in words: the headline above the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eday.text.catalogue import known, say
from eday.text.phrases import BOARD, Cogs, arguments, key_for, opened, part, piles, seat_name, seated

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
CARD_EXPECTED: Mapping[str, tuple[str, ...]] = {
    "deployment": ("phase",),
    "block": ("attacker",),
    "reaction": ("attacker",),
    "hit": ("target",),
    "enter": ("row",),
    "keep": ("damage",),
    "may": ("card",),
    "draw": ("card",),
    "discard": ("card",),
    "peek": ("card", "cards"),
    "put_back": ("card", "rest"),
    "spawn_units": ("card",),
    "target": ("card", "left"),
    "from_hand": ("card",),
    "place": ("card",),
    "attackers": ("card",),
    "choose": ("card",),
    "reinforce": ("chapter", "removed"),
}
"""The same for the Card Game."""


def decision_prompt(decision: Mapping[str, Any] | object, cogs: Cogs = (), game: str = BOARD) -> str:
    """Who is asked for what; `cogs` (in seat order) calls players by their COGs, the game "card" by their sides."""
    kind = str(part(decision, "kind"))
    if game != BOARD:
        return _of_cards(decision, kind, seated(game, cogs), game)
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


def waiting_prompt(decision: Mapping[str, Any] | object, cogs: Cogs = (), game: str = BOARD) -> str:
    """The same for everybody else: whom the table waits for, and what is being decided."""
    seat = seat_name(part(decision, "seat"), seated(game, cogs))
    waiting = key_for(game, "waiting")
    key = f"{waiting}-{part(decision, 'kind')}"
    return say(waiting, seat=seat, what=say(key)) if known(key) else say(f"{waiting}-other", seat=seat)


def _of_cards(decision: Mapping[str, Any] | object, kind: str, sides: Cogs, game: str) -> str:
    words = arguments(part(decision, "context"), CARD_EXPECTED.get(kind, ()), sides)
    words["seat"] = seat_name(part(decision, "seat"), sides)
    if kind == "reinforce":
        words["removed"] = piles(part(part(decision, "context") or {}, "removed"))
    key = key_for(game, f"decision-{kind}")
    return opened(say(key, **words) if known(key) else say("decision-other", seat=words["seat"], kind=kind))


def _side(attacker: str, seat: object, cogs: Cogs) -> str:
    """Blasts spare nobody: the attacker may be the seat's own COG or a comrade."""
    if isinstance(seat, int) and seat < len(cogs) and attacker.removeprefix("cog:") == cogs[seat].removeprefix("cog:"):
        return "self"
    return "comrade" if attacker.startswith("cog:") else "enemy"
