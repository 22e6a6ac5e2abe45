"""The vocabulary of the Card Game in words: targets, filters, conditions, operations and whole effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from eday.content.card import schema as schema
from eday.text.phrases import readable

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

_SIDES = {"attack_friendly": "friendly", "attack_enemy": "enemy"}
ONE_CARD = ("self", "occupant", "attacker", "previous")
_UNSAID_TRIGGERS = ("static", "play", "setup")
"""What needs no lead: a rule that always holds, what a tactic or reaction does, and what a heading tells already."""


def effect_text(voice: CardVoice, effect: schema.Effect, on: str = "unit") -> str:
    """A rule as a sentence; `on` is what it stands on: "unit", "cover" or "scenario"."""
    lead = None if effect.trigger in _UNSAID_TRIGGERS else trigger(voice, effect, on)
    standing = effect.trigger == "static"
    text = operations(voice, effect.do, settled=effect.may, standing=standing)
    if effect.cost:
        text = voice.say("cg-cost", cost=operations(voice, effect.cost, settled=effect.may), text=text)
    return voice.say(
        "cg-effect",
        lead=lead,
        conditions=voice.listed(condition(voice, test) for test in effect.if_) if effect.if_ else None,
        limit=voice.say(f"cg-limit-{effect.limit}") if effect.limit else None,
        standing=standing and not any(isinstance(op, schema.Win) for op in effect.do),
        text=voice.say("cg-may", text=text, who=effect.whose if on == "scenario" else None) if effect.may else text,
    )


def trigger(voice: CardVoice, effect: schema.Effect, on: str = "unit") -> str:
    """When it happens."""
    return voice.say(
        f"cg-trigger-{effect.trigger}", whose=effect.whose, values=hand_counts(voice, effect.values), on=on
    )


def hand_counts(voice: CardVoice, values: tuple[int, ...]) -> str:
    """ "3 or 4 cards"."""
    if not values:
        return "none"
    return voice.say("cg-hand-counts", counts=voice.listed((str(value) for value in values), "or"), last=values[-1])


def condition(voice: CardVoice, test: schema.Condition) -> str:
    """A condition as a clause."""
    more: dict[str, object] = {}
    if isinstance(test, schema.Controls):
        only = schema.Filter(card=test.filter.card)
        if test.min == 1 and test.max is None and test.filter == only and _unique(voice, only.card):
            return voice.say(
                "cg-if-controls-one", card=voice.card_name(str(only.card)), zone=voice.say(f"cg-zone-{test.zone}")
            )
        more["filter"] = nouns(voice, test.filter, test.max != 1, "unit")
    elif isinstance(test, schema.BlockingWith):
        more["filter"] = one(voice, test.filter) if test.min == 1 else nouns(voice, test.filter, True, "unit")
    return _rendered(voice, "cg-if", test, more)


def operations(voice: CardVoice, ops: Sequence[schema.Op], settled: bool = False, standing: bool = False) -> str:
    """Operations one after the other, without a full stop.

    `settled`: that they are optional is said already; `standing`: that they hold while their rule applies is clear.
    """
    return voice.chained((operation(voice, op, settled, standing) for op in ops), "then")


def operation(voice: CardVoice, op: schema.Op, settled: bool = False, standing: bool = False) -> str:
    """One operation as a clause."""
    if standing and getattr(op, "duration", "while") == "attack":
        op = msgspec.structs.replace(op, duration="while")
    if settled and getattr(op, "up_to", False) and getattr(op, "n", 0) == 1:
        op = msgspec.structs.replace(op, up_to=False)
    extra = _EXTRAS.get(type(op))
    return _rendered(voice, "cg-op", op, extra(voice, op) if extra else {})


def _rendered(voice: CardVoice, group: str, struct: msgspec.Struct, more: dict[str, object]) -> str:
    """A tagged struct in words: the message `group-tag` with its fields."""
    words = {field: _value(voice, field, getattr(struct, field)) for field in struct.__struct_fields__}
    return voice.say(f"{group}-{struct.__struct_config__.tag}", **{**words, **more})


def _value(voice: CardVoice, field: str, value: Any) -> object:
    if value is None:
        return "none"
    make = _PHRASES.get(field)
    return make(voice, value) if make else value


def units(voice: CardVoice, target: schema.Target) -> str:
    """Units as a phrase: "up to 2 enemy units in cover"."""
    if target.who in ONE_CARD:
        return voice.say(f"cg-target-{target.who}")
    zone = voice.say(f"cg-zone-{'attack' if target.who in _SIDES else target.zone or 'battlefield'}")
    plain = not (target.subtype or target.card)
    if target.card and target.n == 1 and not target.up_to and _unique(voice, target.card):
        return voice.say("cg-target-one-card", card=voice.card_name(target.card), zone=zone)
    return voice.say(
        "cg-units",
        n=target.n,
        up_to=target.up_to,
        other=target.other,
        suppressed=target.suppressed,
        who=_SIDES.get(target.who, target.who),
        noun=_noun(voice, target.subtype, target.card, (target.command or None) if plain else None, _several(target)),
        zone=zone,
        command=None if target.command and plain else target.command,
        role=target.role,
        blocked=target.blocked,
        cover_face=face_name(voice, target.cover_face) if target.cover_face else None,
    )


def covers(voice: CardVoice, target: schema.CoverTarget) -> str:
    """Cover cards as a phrase."""
    words: dict[str, object] = {field: getattr(target, field) for field in target.__struct_fields__}
    return voice.say("cg-covers", **{**words, "card": voice.card_name(target.card) if target.card else None})


def one(voice: CardVoice, filter: schema.Filter) -> str:
    """A card that fits, with its article."""
    if filter.any_of:
        return voice.listed((one(voice, part) for part in filter.any_of), "or")
    if filter.this_card:
        return voice.say("cg-this-card")
    phrase = nouns(voice, filter, False, "unit")
    return phrase if filter.card else voice.say("cg-a", noun=phrase)


def counted(voice: CardVoice, filter: schema.Filter, n: int, up_to: bool = False) -> str:
    """So many cards that fit."""
    if filter.this_card:
        return voice.say("cg-this-card")
    return voice.say("cg-counted", n=n, up_to=up_to, noun=nouns(voice, filter, n != 1, "card"))


def nouns(voice: CardVoice, filter: schema.Filter, many: bool, usual: str) -> str:
    """What fits; `usual` is the word for anything."""
    if filter.any_of:
        return voice.listed((nouns(voice, part, many, usual) for part in filter.any_of), "or")
    if filter.this_card:
        return voice.say("cg-this-card")
    return _noun(
        voice, filter.subtype, filter.card, filter.command, many, filter.max_printed_defense, filter.type or usual
    )


def _noun(
    voice: CardVoice,
    subtypes: tuple[schema.Subtype, ...],
    card: str | None,
    command: bool | None,
    many: bool,
    defense: int | None = None,
    usual: str = "unit",
) -> str:
    if card:
        noun = voice.cards_name(card) if many else voice.card_name(card)
    elif subtypes:
        noun = voice.listed((voice.say("cg-noun", kind=kind, many=many) for kind in subtypes), "or")
    elif command and usual == "unit":
        noun, command = voice.say("cg-noun", kind="command_unit", many=many), None
    else:
        noun = voice.say("cg-noun", kind=usual, many=many)
    return voice.say("cg-noun-limited", noun=noun, command=command, max_printed_defense=defense)


def face_name(voice: CardVoice, face: str) -> str:
    """What a face of a card is called."""
    key = f"cg-face-{face}"
    return voice.say(key) if voice.known(key) else readable(face).lower()


def _unique(voice: CardVoice, card: str | None) -> bool:
    entry = voice.content.cards.get(card or "")
    return entry is not None and entry.copies == 1


def _several(target: schema.Target) -> bool:
    """Whether a target is spoken of in the plural."""
    return target.who not in ONE_CARD and target.n not in (1, "all")


def _signed(number: int) -> str | None:
    return f"{number:+d}" if number else None


def _lasting(voice: CardVoice, duration: schema.Duration) -> str | None:
    """How long; nothing where it simply holds while its rule applies."""
    return None if duration == "while" else voice.say(f"cg-duration-{duration}")


def _buff(voice: CardVoice, op: schema.Buff) -> dict[str, object]:
    nothing = not op.attack and not op.defense
    return {
        "many": _several(op.target),
        "change": voice.say("cg-change", attack="+0" if nothing else _signed(op.attack), defense=_signed(op.defense)),
        "per": voice.say("cg-per", **_per(voice, op.per)) if op.per else None,
        "max": f"+{op.max}" if op.max is not None else None,
        "duration": None if op.target.who in _SIDES and op.duration == "attack" else _lasting(voice, op.duration),
    }


def _per(voice: CardVoice, per: schema.Per) -> dict[str, object]:
    words: dict[str, object] = {field: getattr(per, field) for field in per.__struct_fields__}
    return {**words, "zone": voice.say(f"cg-zone-{per.zone}")}


def _damage_mod(voice: CardVoice, op: schema.DamageMod) -> dict[str, object]:
    ways = ("dealt", "taken", "direct_dealt")
    given = [field for field in ways if getattr(op, field)] or ["dealt"]
    changes = [
        voice.say(
            f"cg-damage-{field}",
            target=units(voice, op.target),
            against=one(voice, op.against) if op.against else None,
            up=getattr(op, field) >= 0,
            by=abs(getattr(op, field)),
        )
        for field in given
    ]
    return {"changes": voice.listed(changes), "duration": _lasting(voice, op.duration)}


def _choose(voice: CardVoice, op: schema.Choose) -> dict[str, object]:
    text = ""
    for option in op.options:
        words = operations(voice, option)
        text = voice.say("cg-op-choose-joint", first=text, last=words) if text else words
    return {"options": text}


def _delayed(voice: CardVoice, op: schema.Delayed) -> dict[str, object]:
    later = schema.Effect(trigger=op.trigger, do=op.do)
    return {"trigger": trigger(voice, later), "ops": operations(voice, op.do)}


def _spawn(voice: CardVoice, op: schema.Spawn) -> dict[str, object]:
    return {"card": voice.cards_name(op.card) if op.n != 1 else voice.card_name(op.card)}


def _cards(voice: CardVoice, op: Any) -> dict[str, object]:
    return {"cards": counted(voice, op.filter, op.n, getattr(op, "up_to", False))}


_EXTRAS: dict[type[schema.Op], Callable[[CardVoice, Any], dict[str, object]]] = {
    schema.Buff: _buff,
    schema.DamageMod: _damage_mod,
    schema.Choose: _choose,
    schema.Delayed: _delayed,
    schema.ReturnFromDiscard: _cards,
    schema.PutFromHand: _cards,
    schema.PutFromDeck: _cards,
    schema.DeployFree: _cards,
    schema.Spawn: _spawn,
    schema.Damage: lambda voice, op: {"each": _several(op.target)},
    schema.Gain: lambda voice, op: {"duration": _lasting(voice, op.duration)},
}
"""What a message needs besides the fields of its operation."""


def _listed_numbers(voice: CardVoice, numbers: Iterable[int]) -> str:
    return voice.listed((str(number) for number in numbers), "or")


def _card(voice: CardVoice, card: str) -> str:
    return voice.say("cg-this-card") if card == "self" else voice.card_name(card)


def _to(voice: CardVoice, place: str) -> str:
    """A face by its name; places are chosen by the message itself."""
    return face_name(voice, place) if voice.known(f"cg-face-{place}") else place


_PHRASES: dict[str, Callable[[CardVoice, Any], object]] = {
    "target": lambda voice, target: (
        units(voice, target) if isinstance(target, schema.Target) else covers(voice, target)
    ),
    "attackers": units,
    "filter": one,
    "zone": lambda voice, zone: voice.say(f"cg-zone-{zone}"),
    "face": face_name,
    "card": _card,
    "to": _to,
    "values": hand_counts,
    "numbers": _listed_numbers,
    "duration": lambda voice, duration: voice.say(f"cg-duration-{duration}"),
    "keyword": lambda voice, keyword: voice.say("cg-gained", keyword=keyword),
    "do": lambda voice, ops: "",
    "options": lambda voice, options: "",
    "per": lambda voice, per: "",
    "against": one,
}
"""Fields whose values are phrases. What `_EXTRAS` tells in its own way is left to it."""
