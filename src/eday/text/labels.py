"""Options in words: what a button, a line of the terminal or a log of a bot says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eday.text.catalogue import say
from eday.text.library import card_content_in_use, content_in_use
from eday.text.phrases import BOARD, Cogs, arguments, key_for, listed, opened, part, piles, seated, worded

CARD_EXPECTED: Mapping[str, tuple[str, ...]] = {"draw": ("cards",)}
"""What an option of the Card Game may lack: a deployment phase draws one card without saying so."""


def option_label(option: Mapping[str, Any] | object, cogs: Cogs = (), game: str = BOARD) -> str:
    """One option, short; `cogs` (in seat order) calls players by their COGs, the game "card" by their sides."""
    kind = str(part(option, "kind"))
    refs = [str(ref) for ref in part(option, "refs") or ()]
    cogs = seated(game, cogs)
    expected, more = ({}, _MORE) if game == BOARD else (CARD_EXPECTED, _CARD_MORE)
    names = [str(worded("ref", ref, cogs)) for ref in refs]
    words = arguments(part(option, "args"), expected.get(kind, ()), cogs)
    for place, thing in zip(("first", "second"), names, strict=False):
        words[place] = thing
    words["all"] = listed(names)
    words["count"] = len(names)
    if kind in more:
        words |= more[kind](refs, part(option, "args") or {})
    return opened(say(key_for(game, f"option-{kind}"), **words))


def _attack(refs: list[str], args: Mapping[str, Any]) -> dict[str, object]:
    """What is attacked, and what it costs: an option may say so itself, else overkill takes one token."""
    weapon = content_in_use().weapons.get(refs[-1].partition(":")[2]) if refs else None
    token = weapon.token if weapon else "ammo"
    cost = args.get("cost", int(args.get("mode") == "overkill" and token != "none"))
    target = refs[0].partition(":")[0] if refs else "figure"
    return {"target": "area" if target == "area" else "figure", "token": token, "cost": cost}


_MORE: dict[str, Callable[[list[str], Mapping[str, Any]], dict[str, object]]] = {"attack": _attack}


def _choice(refs: list[str], args: Mapping[str, Any]) -> dict[str, object]:
    """What that choice of the card does, in the words of the card."""
    from eday.content.card import schema as schema
    from eday.text.card.vocabulary import operations

    card = card_content_in_use().cards.get(refs[0].removeprefix("card:").partition("#")[0]) if refs else None
    effects: tuple[schema.Effect, ...] = getattr(card, "effects", ())
    lists = [op.options for effect in effects for op in effect.do if isinstance(op, schema.Choose)]
    number = args.get("number", 0)
    return {"choice": operations(lists[0][number - 1]) if len(lists) == 1 and 0 < number <= len(lists[0]) else "none"}


def _tactic(refs: list[str], args: Mapping[str, Any]) -> dict[str, object]:
    """Which of several tactic abilities of a card it is, in the words of the card."""
    from eday.text.card.vocabulary import operations

    card = card_content_in_use().cards.get(refs[0].removeprefix("card:").partition("#")[0]) if refs else None
    abilities = [effect for effect in getattr(card, "effects", ()) if effect.trigger == "command_tactic"]
    number = args.get("number", 0)
    return {"deed": operations(abilities[number - 1].do) if 0 < number <= len(abilities) else "none"}


_CARD_MORE: dict[str, Callable[[list[str], Mapping[str, Any]], dict[str, object]]] = {
    "choose": _choice,
    "tactic": _tactic,
    "reinforce": lambda refs, args: {"cards": piles(args.get("cards"))},
}
