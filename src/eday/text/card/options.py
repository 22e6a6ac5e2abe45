"""What options of the card game need to be told besides their own values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.content.card import schema as schema
from eday.text.card.vocabulary import operations
from eday.text.game_voice import Fields, More, Thing
from eday.text.phrases import part

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

FIELDS: Fields = {"draw": ("cards",)}
"""What an option may lack: a deployment phase draws one card without saying so."""


def _attack(voice: CardVoice, option: Thing) -> dict[str, object]:
    """Whom an attack into cover meets, where that is known."""
    refs: tuple[str, ...] = tuple(part(option, "refs") or ())
    return {"target": voice.holders.get(refs[1], "none") if len(refs) > 1 else "none"}


def _choice(voice: CardVoice, option: Thing) -> dict[str, object]:
    """What that choice of the card does, in the words of the card."""
    lists = [op.options for effect in _effects(voice, option) for op in effect.do if isinstance(op, schema.Choose)]
    number = _number(option)
    known = len(lists) == 1 and 0 < number <= len(lists[0])
    return {"choice": operations(voice, lists[0][number - 1]) if known else "none"}


def _tactic(voice: CardVoice, option: Thing) -> dict[str, object]:
    """Which of several tactic abilities of a card it is, in the words of the card."""
    abilities = [effect for effect in _effects(voice, option) if effect.trigger == "command_tactic"]
    number = _number(option)
    return {"does": operations(voice, abilities[number - 1].do) if 0 < number <= len(abilities) else "none"}


def _reinforce(voice: CardVoice, option: Thing) -> dict[str, object]:
    return {"cards": voice.piles((part(option, "args") or {}).get("cards"))}


def _effects(voice: CardVoice, option: Thing) -> tuple[schema.Effect, ...]:
    """What is printed on the card an option is about."""
    refs: tuple[str, ...] = tuple(part(option, "refs") or ())
    card = voice.content.cards.get(refs[0].removeprefix("card:").partition("#")[0]) if refs else None
    return getattr(card, "effects", ())


def _number(option: Thing) -> int:
    args: dict[str, Any] = part(option, "args") or {}
    number: int = args.get("number", 0)
    return number


MORE: More = {"attack": _attack, "choose": _choice, "tactic": _tactic, "reinforce": _reinforce}
