"""The vocabulary of the Card Game in words: targets, filters, conditions, operations and whole effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from eday.content.card import schema as schema
from eday.text.catalogue import known, say
from eday.text.library import card_content_in_use
from eday.text.names import card_name, cards_name, readable
from eday.text.phrases import chained, listed

_SIDES = {"attack_friendly": "friendly", "attack_enemy": "enemy"}
_ONE_CARD = ("self", "occupant", "attacker", "previous")
_UNSAID_TRIGGERS = ("static", "play", "setup")
"""What needs no lead: a rule that always holds, what a tactic or reaction does, and what a heading tells already."""


def effect_text(effect: schema.Effect, on: str = "unit") -> str:
    """A rule as a sentence; `on` is what it stands on: "unit", "cover" or "scenario"."""
    lead = None if effect.trigger in _UNSAID_TRIGGERS else trigger(effect, on)
    standing = effect.trigger == "static"
    text = operations(effect.do, settled=effect.may, standing=standing)
    if effect.cost:
        text = say("cg-cost", cost=operations(effect.cost, settled=effect.may), text=text)
    return say(
        "cg-effect",
        lead=lead,
        conditions=listed(condition(test) for test in effect.if_) if effect.if_ else None,
        limit=say(f"cg-limit-{effect.limit}") if effect.limit else None,
        standing=standing and not any(isinstance(op, schema.Win) for op in effect.do),
        text=say("cg-may", text=text, who=effect.whose if on == "scenario" else None) if effect.may else text,
    )


def trigger(effect: schema.Effect, on: str = "unit") -> str:
    """When it happens."""
    return say(f"cg-trigger-{effect.trigger}", whose=effect.whose, values=hand_counts(effect.values), on=on)


def hand_counts(values: tuple[int, ...]) -> str:
    """ "3 or 4 cards"."""
    if not values:
        return "none"
    return say("cg-hand-counts", counts=listed((str(value) for value in values), "or"), last=values[-1])


def condition(test: schema.Condition) -> str:
    """A condition as a clause."""
    more: dict[str, object] = {}
    if isinstance(test, schema.Controls):
        only = schema.Filter(card=test.filter.card)
        if test.min == 1 and test.max is None and test.filter == only and _unique(only.card):
            return say("cg-if-controls-one", card=card_name(str(only.card)), zone=say(f"cg-zone-{test.zone}"))
        more["filter"] = nouns(test.filter, test.max != 1, "unit")
    elif isinstance(test, schema.BlockingWith):
        more["filter"] = one(test.filter) if test.min == 1 else nouns(test.filter, True, "unit")
    return _told("cg-if", test, more)


def operations(ops: Sequence[schema.Op], settled: bool = False, standing: bool = False) -> str:
    """Operations one after the other, without a full stop.

    `settled`: that they are optional is said already; `standing`: that they hold while their rule applies is clear.
    """
    return chained((operation(op, settled, standing) for op in ops), "then")


def operation(op: schema.Op, settled: bool = False, standing: bool = False) -> str:
    """One operation as a clause."""
    if standing and getattr(op, "duration", "while") == "attack":
        op = msgspec.structs.replace(op, duration="while")
    if settled and getattr(op, "up_to", False) and getattr(op, "n", 0) == 1:
        op = msgspec.structs.replace(op, up_to=False)
    extra = _EXTRAS.get(type(op))
    return _told("cg-op", op, extra(op) if extra else {})


def _told(group: str, struct: msgspec.Struct, more: dict[str, object]) -> str:
    """A tagged struct in words: the message `group-tag` with its fields."""
    words = {field: _value(field, getattr(struct, field)) for field in struct.__struct_fields__}
    return say(f"{group}-{struct.__struct_config__.tag}", **{**words, **more})


def _value(field: str, value: Any) -> object:
    if value is None:
        return "none"
    make = _PHRASES.get(field)
    return make(value) if make else value


def units(target: schema.Target) -> str:
    """Units as a phrase: "up to 2 enemy units in cover"."""
    if target.who in _ONE_CARD:
        return say(f"cg-target-{target.who}")
    zone = say(f"cg-zone-{'attack' if target.who in _SIDES else target.zone or 'battlefield'}")
    plain = not (target.subtype or target.card)
    if target.card and target.n == 1 and not target.up_to and _unique(target.card):
        return say("cg-target-one-card", card=card_name(target.card), zone=zone)
    return say(
        "cg-units",
        n=target.n,
        up_to=target.up_to,
        other=target.other,
        suppressed=target.suppressed,
        who=_SIDES.get(target.who, target.who),
        noun=_noun(target.subtype, target.card, (target.command or None) if plain else None, _several(target)),
        zone=zone,
        command=None if target.command and plain else target.command,
        role=target.role,
        blocked=target.blocked,
        cover_face=face_name(target.cover_face) if target.cover_face else None,
    )


def covers(target: schema.CoverTarget) -> str:
    """Cover cards as a phrase."""
    words: dict[str, object] = {field: getattr(target, field) for field in target.__struct_fields__}
    return say("cg-covers", **{**words, "card": card_name(target.card) if target.card else None})


def one(filter: schema.Filter) -> str:
    """A card that fits, with its article."""
    if filter.any_of:
        return listed((one(part) for part in filter.any_of), "or")
    if filter.this_card:
        return say("cg-this-card")
    phrase = nouns(filter, False, "unit")
    return phrase if filter.card else say("cg-a", noun=phrase)


def counted(filter: schema.Filter, n: int, up_to: bool = False) -> str:
    """So many cards that fit."""
    if filter.this_card:
        return say("cg-this-card")
    return say("cg-counted", n=n, up_to=up_to, noun=nouns(filter, n != 1, "card"))


def nouns(filter: schema.Filter, many: bool, usual: str) -> str:
    """What fits; `usual` is the word for anything."""
    if filter.any_of:
        return listed((nouns(part, many, usual) for part in filter.any_of), "or")
    if filter.this_card:
        return say("cg-this-card")
    return _noun(filter.subtype, filter.card, filter.command, many, filter.max_printed_defense, filter.type or usual)


def _noun(
    subtypes: tuple[schema.Subtype, ...],
    card: str | None,
    command: bool | None,
    many: bool,
    defense: int | None = None,
    usual: str = "unit",
) -> str:
    if card:
        noun = cards_name(card) if many else card_name(card)
    elif subtypes:
        noun = listed((say("cg-noun", kind=kind, many=many) for kind in subtypes), "or")
    elif command and usual == "unit":
        noun, command = say("cg-noun", kind="command_unit", many=many), None
    else:
        noun = say("cg-noun", kind=usual, many=many)
    return say("cg-noun-limited", noun=noun, command=command, max_printed_defense=defense)


def face_name(face: str) -> str:
    """What a face of a card is called."""
    key = f"cg-face-{face}"
    return say(key) if known(key) else readable(face).lower()


def _unique(card: str | None) -> bool:
    entry = card_content_in_use().cards.get(card or "")
    return entry is not None and entry.copies == 1


def _several(target: schema.Target) -> bool:
    """Whether a target is spoken of in the plural."""
    return target.who not in _ONE_CARD and target.n not in (1, "all")


def _signed(number: int) -> str | None:
    return f"{number:+d}" if number else None


def _lasting(duration: schema.Duration) -> str | None:
    """How long; nothing where it simply holds while its rule applies."""
    return None if duration == "while" else say(f"cg-duration-{duration}")


def _buff(op: schema.Buff) -> dict[str, object]:
    nothing = not op.attack and not op.defense
    return {
        "many": _several(op.target),
        "change": say("cg-change", attack="+0" if nothing else _signed(op.attack), defense=_signed(op.defense)),
        "per": say("cg-per", **_per(op.per)) if op.per else None,
        "max": f"+{op.max}" if op.max is not None else None,
        "duration": None if op.target.who in _SIDES and op.duration == "attack" else _lasting(op.duration),
    }


def _per(per: schema.Per) -> dict[str, object]:
    words: dict[str, object] = {field: getattr(per, field) for field in per.__struct_fields__}
    return {**words, "zone": say(f"cg-zone-{per.zone}")}


def _damage_mod(op: schema.DamageMod) -> dict[str, object]:
    told = ("dealt", "taken", "direct_dealt")
    given = [field for field in told if getattr(op, field)] or ["dealt"]
    changes = [
        say(
            f"cg-damage-{field}",
            target=units(op.target),
            against=one(op.against) if op.against else None,
            up=getattr(op, field) >= 0,
            by=abs(getattr(op, field)),
        )
        for field in given
    ]
    return {"changes": listed(changes), "duration": _lasting(op.duration)}


def _choose(op: schema.Choose) -> dict[str, object]:
    text = ""
    for option in op.options:
        words = operations(option)
        text = say("cg-op-choose-joint", first=text, last=words) if text else words
    return {"options": text}


def _delayed(op: schema.Delayed) -> dict[str, object]:
    later = schema.Effect(trigger=op.trigger, do=op.do)
    return {"trigger": trigger(later), "ops": operations(op.do)}


def _spawn(op: schema.Spawn) -> dict[str, object]:
    return {"card": cards_name(op.card) if op.n != 1 else card_name(op.card)}


def _cards(op: Any) -> dict[str, object]:
    return {"cards": counted(op.filter, op.n, getattr(op, "up_to", False))}


_EXTRAS: dict[type[schema.Op], Callable[[Any], dict[str, object]]] = {
    schema.Buff: _buff,
    schema.DamageMod: _damage_mod,
    schema.Choose: _choose,
    schema.Delayed: _delayed,
    schema.ReturnFromDiscard: _cards,
    schema.PutFromHand: _cards,
    schema.PutFromDeck: _cards,
    schema.DeployFree: _cards,
    schema.Spawn: _spawn,
    schema.Damage: lambda op: {"each": _several(op.target)},
    schema.Gain: lambda op: {"duration": _lasting(op.duration)},
}
"""What a message needs besides the fields of its operation."""


def _listed_numbers(numbers: Iterable[int]) -> str:
    return listed((str(number) for number in numbers), "or")


def _card(card: str) -> str:
    return say("cg-this-card") if card == "self" else card_name(card)


def _to(place: str) -> str:
    """A face by its name; places are chosen by the message itself."""
    return face_name(place) if known(f"cg-face-{place}") else place


_PHRASES: dict[str, Callable[[Any], object]] = {
    "target": lambda target: units(target) if isinstance(target, schema.Target) else covers(target),
    "attackers": units,
    "filter": one,
    "zone": lambda zone: say(f"cg-zone-{zone}"),
    "face": face_name,
    "card": _card,
    "to": _to,
    "values": hand_counts,
    "numbers": _listed_numbers,
    "duration": lambda duration: say(f"cg-duration-{duration}"),
    "keyword": lambda keyword: say("cg-gained", keyword=keyword),
    "do": lambda ops: "",
    "options": lambda options: "",
    "per": lambda per: "",
    "against": one,
}
"""Fields whose values are phrases. What `_EXTRAS` tells in its own way is left to it."""
