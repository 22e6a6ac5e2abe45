"""Events in words: one sentence each, for logs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eday.text.catalogue import known, say
from eday.text.names import name, readable
from eday.text.phrases import Cogs, arguments, chained, listed, opened, part

EXPECTED: Mapping[str, tuple[str, ...]] = {
    "attack_declared": ("weapon", "mode", "equipment"),
    "cards_drawn": ("cards",),
}
"""Fields an event may lack: Locusts attack without a weapon, drawn cards are secret to others."""


def event_line(event: Mapping[str, Any] | object, cogs: Cogs = ()) -> str:
    """What happened, as a sentence; `cogs` (in seat order) lets it call players by their COGs."""
    kind = str(part(event, "kind"))
    data: Mapping[str, Any] = part(event, "data") or {}
    words = arguments(data, EXPECTED.get(kind, ()), cogs)
    if kind in _MORE:
        words |= _MORE[kind](data)
    return opened(say(f"event-{kind}", **words))


def faces(shown: list[str]) -> str:
    """Rolled dice, face by face."""
    if not shown:
        return say("dice-none")
    return chained((say(f"face-{face}") if known(f"face-{face}") else readable(face).lower() for face in shown), "next")


def _dice_rolled(data: Mapping[str, Any]) -> dict[str, object]:
    """One defender needs no name, the sentence before has told it; several do."""
    defense: Mapping[str, list[str]] = data.get("defense") or {}
    rolled = [faces(shown) for shown in defense.values()]
    if len(rolled) > 1:
        rolled = [say("dice-of", figure=name(ref), faces=text) for ref, text in zip(defense, rolled, strict=True)]
    return {
        "attack": faces(list(data.get("attack") or ())),
        "defense": chained(rolled, "apart") if rolled else "none",
    }


def _cards_drawn(data: Mapping[str, Any]) -> dict[str, object]:
    cards = data.get("cards")
    return {"cards": listed(name(card) for card in cards) if cards else "none"}


def _figure_spawned(data: Mapping[str, Any]) -> dict[str, object]:
    """A variant borrows the figures of another enemy and is named beside them."""
    kind = str(data.get("figure")).partition(":")[2].rpartition("-")[0]
    enemy = data.get("enemy")
    return {"enemy": "none" if enemy in (None, kind) else name(f"enemy:{enemy}")}


_MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, object]]] = {
    "dice_rolled": _dice_rolled,
    "cards_drawn": _cards_drawn,
    "figure_spawned": _figure_spawned,
}
