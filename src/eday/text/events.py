"""Events in words: one sentence each, for logs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eday.text.catalogue import known, say
from eday.text.names import name, readable
from eday.text.phrases import BOARD, Cogs, arguments, chained, key_for, listed, opened, part, piles, seated

EXPECTED: Mapping[str, tuple[str, ...]] = {
    "attack_declared": ("weapon", "mode", "equipment"),
    "cards_drawn": ("cards",),
}
"""Fields an event may lack: Locusts attack without a weapon, drawn cards are secret to others."""
CARD_EXPECTED: Mapping[str, tuple[str, ...]] = {
    "attack_declared": ("row", "target"),
    "bonus_given": ("unit",),
    "cards_drawn": ("cards",),
    "cards_peeked": ("cards",),
    "direct_damage_dealt": ("kept_cards",),
}
"""The same for the Card Game: a player is attacked without a place, some bonuses are for everybody."""


def event_line(event: Mapping[str, Any] | object, cogs: Cogs = (), game: str = BOARD) -> str:
    """What happened, as a sentence; `cogs` (in seat order) calls players by COGs, the game "card" by sides."""
    kind = str(part(event, "kind"))
    data: Mapping[str, Any] = part(event, "data") or {}
    expected, more = (EXPECTED, _MORE) if game == BOARD else (CARD_EXPECTED, _CARD_MORE)
    words = arguments(data, expected.get(kind, ()), seated(game, cogs))
    if kind in more:
        words |= more[kind](data)
    return opened(say(key_for(game, f"event-{kind}"), **words))


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


def _chapter(data: Mapping[str, Any]) -> dict[str, object]:
    number = data.get("chapter")
    return {"chapter": name(f"chapter:{number}") if number else "tutorial"}


def _bonus(data: Mapping[str, Any]) -> dict[str, object]:
    attack, defense = (f"{value:+d}" if (value := data.get(field)) else "none" for field in ("attack", "defense"))
    return {"change": say("cg-change", attack="+0" if attack == defense == "none" else attack, defense=defense)}


def _turned(data: Mapping[str, Any]) -> dict[str, object]:
    from eday.text.card.vocabulary import face_name

    return {"face": face_name(str(data.get("face")))}


def _reinforced(data: Mapping[str, Any]) -> dict[str, object]:
    return {"added": piles(data.get("added")), "removed": piles(data.get("removed"))}


def _score(data: Mapping[str, Any]) -> dict[str, object]:
    cog, locust = data.get("score") or (0, 0)
    return {"cog": cog, "locust": locust}


_CARD_MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, object]]] = {
    "attack_blocked": lambda data: {"count": len(data.get("blockers") or ())},
    "attack_declared": lambda data: {"count": len(data.get("attackers") or ())},
    "bonus_given": _bonus,
    "chapter_claimed": _chapter,
    "chapter_started": _chapter,
    "command_flipped": _turned,
    "cover_flipped": _turned,
    "deck_reinforced": _reinforced,
    "game_started": _chapter,
    "score_changed": _score,
}
