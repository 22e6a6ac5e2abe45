"""Options in words: what a button, a line of the terminal or a log of a bot says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eday.text.catalogue import say
from eday.text.library import content_in_use
from eday.text.phrases import Cogs, arguments, listed, opened, part, worded


def option_label(option: Mapping[str, Any] | object, cogs: Cogs = ()) -> str:
    """One option, short; `cogs` (in seat order) lets it call players by their COGs."""
    kind = str(part(option, "kind"))
    refs = [str(ref) for ref in part(option, "refs") or ()]
    names = [str(worded("ref", ref, cogs)) for ref in refs]
    words = arguments(part(option, "args"), (), cogs)
    for place, thing in zip(("first", "second"), names, strict=False):
        words[place] = thing
    words["all"] = listed(names)
    words["count"] = len(names)
    if kind in _MORE:
        words |= _MORE[kind](refs, part(option, "args") or {})
    return opened(say(f"option-{kind}", **words))


def _attack(refs: list[str], args: Mapping[str, Any]) -> dict[str, object]:
    """What is attacked, and what it costs: an option may say so itself, else overkill takes one token."""
    weapon = content_in_use().weapons.get(refs[-1].partition(":")[2]) if refs else None
    token = weapon.token if weapon else "ammo"
    cost = args.get("cost", int(args.get("mode") == "overkill" and token != "none"))
    target = refs[0].partition(":")[0] if refs else "figure"
    return {"target": "area" if target == "area" else "figure", "token": token, "cost": cost}


_MORE: dict[str, Callable[[list[str], Mapping[str, Any]], dict[str, object]]] = {"attack": _attack}
