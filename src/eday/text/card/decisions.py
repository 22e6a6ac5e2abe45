"""What decisions of the card game need to be told besides their own values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from eday.content.card import schema as schema
from eday.text.card.vocabulary import ONE_CARD, operation
from eday.text.game_voice import Fields, More, Thing
from eday.text.phrases import part

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

FIELDS: Fields = {
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
"""What the message of a kind speaks about; another seat's decision comes without."""


def _reinforce(voice: CardVoice, decision: Thing) -> dict[str, object]:
    return {"removed": voice.piles(part(part(decision, "context") or {}, "removed"))}


def _reaction(voice: CardVoice, decision: Thing) -> dict[str, object]:
    """What is reacted to: whom the attack meets, or that nobody blocks it."""
    fight = voice.fight
    if fight is None:
        return {"course": "unknown"}
    if fight["target"]:
        return {"course": "cover", "met": voice.name(fight["target"])}
    if not fight["blockers"]:
        return {"course": "unblocked"}
    return {"course": "blocked", "met": voice.listed(map(voice.name, fight["blockers"]))}


def _target(voice: CardVoice, decision: Thing) -> dict[str, object]:
    return _does(voice, decision, _asks)


def _from_hand(voice: CardVoice, decision: Thing) -> dict[str, object]:
    return _does(voice, decision, lambda op: isinstance(op, (schema.PutFromHand, schema.DeployFree)))


def _does(voice: CardVoice, decision: Thing, asks: Callable[[schema.Op], bool]) -> dict[str, object]:
    """What happens to what is chosen, in the words of the card that asks."""
    asking = str((part(decision, "context") or {}).get("card"))
    card = voice.content.cards.get(asking.removeprefix("card:").partition("#")[0])
    does = [
        operation(voice, op, settled=effect.may)
        for effect in getattr(card, "effects", ())
        for op in _all((*effect.cost, *effect.do))
        if effect.trigger != "static" and asks(op)
    ]
    return {"does": voice.listed(does, "or") if does else "none"}


def _all(ops: Sequence[schema.Op]) -> Iterator[schema.Op]:
    """Operations with those that wait behind a choice or for later."""
    for op in ops:
        yield op
        inner: Sequence[Any] = op.options if isinstance(op, schema.Choose) else ()
        for some in (*inner, op.do if isinstance(op, schema.Delayed) else ()):
            yield from _all(some)


def _asks(op: schema.Op) -> bool:
    """Whether it may leave a choice among things on the table or in a discard pile; a joint attack fills a page."""
    if isinstance(op, schema.JointAttack):
        return False
    target = getattr(op, "target", None)
    if isinstance(target, schema.Target):
        return target.who not in ONE_CARD and target.n != "all"
    if isinstance(target, schema.CoverTarget):
        return not target.own and target.n != "all"
    return isinstance(op, schema.ReturnFromDiscard)


MORE: More = {"reaction": _reaction, "reinforce": _reinforce, "target": _target, "from_hand": _from_hand}
