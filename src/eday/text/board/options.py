"""What options of the board game need to be told besides their own values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eday.text.game_voice import Fields, More, Thing
from eday.text.phrases import part

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

FIELDS: Fields = {}


def _attack(voice: BoardVoice, option: Thing) -> dict[str, object]:
    """What is attacked, and what it costs: an option may say so itself, else overkill takes one token."""
    refs: tuple[str, ...] = tuple(part(option, "refs") or ())
    args: Mapping[str, Any] = part(option, "args") or {}
    weapon = voice.content.weapons.get(refs[-1].partition(":")[2]) if refs else None
    token = weapon.token if weapon else "ammo"
    cost = args.get("cost", int(args.get("mode") == "overkill" and token != "none"))
    return {"target": _target(voice, refs[0] if refs else ""), "token": token, "cost": cost}


def _target(voice: BoardVoice, ref: str) -> str:
    """A figure, an area by its code, or a place in words, which say themselves that it is one."""
    if not ref.startswith("area:"):
        return "figure"
    return "area" if voice.name(ref) == voice.code(ref) else "place"


def _end(voice: BoardVoice, option: Thing) -> dict[str, object]:
    """Which card is done: one may have let another be played."""
    return {"card": voice.card}


MORE: More = {"attack": _attack, "end": _end}
