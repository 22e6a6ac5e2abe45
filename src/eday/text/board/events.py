"""What events of the board game need to be told besides their own values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eday.text.game_voice import Fields, More
from eday.text.phrases import readable

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

FIELDS: Fields = {
    "attack_declared": ("weapon", "mode", "equipment"),
    "cards_drawn": ("cards",),
}
"""Fields an event may lack: Locusts attack without a weapon, drawn cards are secret to others."""


def faces(voice: BoardVoice, shown: Sequence[str]) -> str:
    """Rolled dice, face by face."""
    if not shown:
        return voice.say("dice-none")
    return voice.chained((_face(voice, face) for face in shown), "next")


def _face(voice: BoardVoice, face: str) -> str:
    return voice.say(f"face-{face}") if voice.known(f"face-{face}") else readable(face).lower()


def _dice_rolled(voice: BoardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    """One defender needs no name, the sentence before has told it; several do."""
    defense: Mapping[str, list[str]] = data.get("defense") or {}
    rolled = [faces(voice, shown) for shown in defense.values()]
    if len(rolled) > 1:
        named = zip(defense, rolled, strict=True)
        rolled = [voice.say("dice-of", figure=voice.name(ref), faces=text) for ref, text in named]
    return {
        "attack": faces(voice, data.get("attack") or ()),
        "defense": voice.chained(rolled, "apart") if rolled else "none",
    }


def _cards_drawn(voice: BoardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    cards = data.get("cards")
    return {"cards": voice.listed(voice.name(card) for card in cards) if cards else "none"}


def _figure_spawned(voice: BoardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    """A variant borrows the figures of another enemy and is named beside them."""
    kind = str(data.get("figure")).partition(":")[2].rpartition("-")[0]
    enemy = data.get("enemy")
    return {"enemy": "none" if enemy in (None, kind) else voice.name(f"enemy:{enemy}")}


MORE: More = {
    "dice_rolled": _dice_rolled,
    "cards_drawn": _cards_drawn,
    "figure_spawned": _figure_spawned,
}
