"""Whether the parts of an effect fit each other and the card they stand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from eday.content.card import schema as schema
from eday.content.card.model import CardContent
from eday.content.errors import ContentError
from eday.content.structs import nodes

CONTINUOUS: Final = (
    schema.Buff,
    schema.DamageMod,
    schema.FirstStrike,
    schema.Gain,
    schema.Untargetable,
    schema.LimitBlockers,
    schema.Win,
)
"""What can hold all the time, without a moment at which it happens."""
STANDING: Final = ("static", "offensive", "defensive")
EVENTS: Final = (schema.DealtDirect, schema.DeclaresAttack)
"""Conditions that make a moment of an offensive or defensive rule."""
TURNS: Final = ("start_of_turn", "end_of_turn")
UNIT_ONLY: Final = ("offensive", "defensive", "on_move_to_cover", "on_kill", "after_attack")
ONE_CARD: Final = ("self", "occupant", "attacker", "previous")
IN_ATTACK: Final = ("attacker", "attack_friendly", "attack_enemy")
ATTACK_CONDITIONS: Final = (schema.InAttack, schema.RoleIs, schema.Facing)


class _Place:
    """A card with the file it stands in, to speak of its fields."""

    __slots__ = ("card", "content", "file")

    def __init__(self, content: CardContent, file: str, card: schema.AnyCard) -> None:
        self.content = content
        self.file = file
        self.card = card

    def wrong(self, field: str, key: str, **args: object) -> ContentError:
        return ContentError(self.file, self.card.id, field, key, **args)


def effect_lists(card: schema.AnyCard) -> Iterator[tuple[str, tuple[schema.Effect, ...]]]:
    """The effects of a card, list by list, with the field they stand in."""
    if isinstance(card, schema.Cover):
        for face, halves in card.faces.items():
            for side, effects in halves.items():
                yield f"faces.{face}.{side}", effects
        return
    yield "effects", card.effects
    if isinstance(card, schema.Scenario):
        for side, effects in card.winner_advantage.items():
            yield f"winner_advantage.{side}", effects


def check_effects(content: CardContent, file: str, card: schema.AnyCard) -> None:
    """Raise ContentError at the first part that does not fit."""
    place = _Place(content, file, card)
    for field, effects in effect_lists(card):
        targeted = False
        for i, effect in enumerate(effects):
            path = f"{field}[{i}]"
            _check_trigger(place, path, effect, advantage=field.startswith("winner_advantage"))
            _check_conditions(place, path, effect)
            _check_amounts(place, path, effect)
            if effect.trigger in STANDING and not any(isinstance(test, EVENTS) for test in effect.if_):
                _check_standing(place, path, effect)
            else:
                _check_durations(place, path, effect)
            for where, target in _units_meant(path, effect):
                _check_target(place, where, target, effect)
            targeted = _check_ops(place, f"{path}.cost", effect.cost, targeted)
            targeted = _check_ops(place, f"{path}.do", effect.do, targeted)
            if not effect.do:
                raise place.wrong(f"{path}.do", "one-operation")


def _check_trigger(place: _Place, path: str, effect: schema.Effect, *, advantage: bool) -> None:
    card, trigger = place.card, effect.trigger
    where = f"{path}.trigger"
    unit = isinstance(card, schema.Unit | schema.CommandUnit)
    if advantage != (trigger == "setup"):
        raise place.wrong(where, "setup-advantage")
    if (trigger == "command_tactic") != bool(effect.values):
        raise place.wrong(f"{path}.values", "tactic-values")
    if trigger == "command_tactic" and not isinstance(card, schema.Command | schema.CommandUnit):
        raise place.wrong(where, "no-command-tactic")
    if effect.whose is not None and trigger not in TURNS:
        raise place.wrong(f"{path}.whose", "no-turn")
    if isinstance(card, schema.Scenario) and trigger in TURNS and effect.whose is None:
        raise place.wrong(f"{path}.whose", "nobody-controls")
    if isinstance(card, schema.Tactic | schema.Reaction):
        if trigger not in ("play", "discard"):
            raise place.wrong(where, "play-or-discard")
    elif trigger == "play":
        raise place.wrong(where, "no-play")
    if trigger in UNIT_ONLY and not unit:
        raise place.wrong(where, "no-unit-trigger", trigger=trigger)
    if trigger == "deploy" and not isinstance(card, schema.Unit):
        raise place.wrong(where, "no-deploy")
    if trigger == "on_rotate" and not (isinstance(card, schema.Command) and card.rotating):
        raise place.wrong(where, "no-on-rotate")


def _check_conditions(place: _Place, path: str, effect: schema.Effect) -> None:
    card = place.card
    rotating = isinstance(card, schema.Command) and card.rotating
    for i, test in enumerate(effect.if_):
        where = f"{path}.if[{i}]"
        if isinstance(test, schema.RotationMin | schema.RotationIs | schema.RotationIn) and not rotating:
            raise place.wrong(where, "no-rotation")
        if isinstance(test, schema.FaceIs) and test.face not in getattr(card, "faces", ()):
            raise place.wrong(f"{where}.face", "face-here", found=repr(test.face))
        if isinstance(test, schema.CardFaceIs) and test.face not in place.content.commands[test.card].faces:
            raise place.wrong(f"{where}.face", "face-of", card=test.card, found=repr(test.face))
        if isinstance(test, schema.KilledIs) and "killed" not in effect.trigger:
            raise place.wrong(where, "none-killed")
        if isinstance(test, schema.DamagedIs) and effect.trigger != "on_damaged_named":
            raise place.wrong(where, "none-damaged")
        if isinstance(test, EVENTS) and effect.trigger not in ("offensive", "defensive"):
            raise place.wrong(where, "events-only")


def _check_amounts(place: _Place, path: str, effect: schema.Effect) -> None:
    kills = any(isinstance(op, schema.Kill) for op in effect.cost)
    direct = any(isinstance(test, schema.DealtDirect) for test in effect.if_)
    for where, op in nodes(effect.do, f"{path}.do"):
        if isinstance(op, schema.Damage) and isinstance(op.n, str) and not kills:
            raise place.wrong(f"{where}.n", "whole-no-kill")
        if isinstance(op, schema.Draw) and isinstance(op.n, str) and not direct:
            raise place.wrong(f"{where}.n", "whole-no-direct")


def _check_standing(place: _Place, path: str, effect: schema.Effect) -> None:
    for i, op in enumerate(effect.do):
        if not isinstance(op, CONTINUOUS):
            raise place.wrong(f"{path}.do[{i}]", "standing", trigger=effect.trigger)
        if getattr(op, "duration", "while") not in ("while", "attack"):
            raise place.wrong(f"{path}.do[{i}].duration", "while-or-attack")
        if getattr(op, "times", None) is not None:
            raise place.wrong(f"{path}.do[{i}].times", "no-times")
    for field in ("may", "limit", "cost"):
        if getattr(effect, field):
            raise place.wrong(f"{path}.{field}", "always-holds")


def _check_durations(place: _Place, path: str, effect: schema.Effect) -> None:
    for where, op in nodes((*effect.cost, *effect.do), f"{path}.do"):
        if getattr(op, "duration", None) == "while":
            raise place.wrong(f"{where}.duration", "time-that-ends")


def _units_meant(path: str, effect: schema.Effect) -> Iterator[tuple[str, schema.Target]]:
    for field, ops in (("cost", effect.cost), ("do", effect.do)):
        for where, node in nodes(ops, f"{path}.{field}"):
            if isinstance(node, schema.Target):
                yield where, node


def _check_target(place: _Place, path: str, target: schema.Target, effect: schema.Effect) -> None:
    card, who = place.card, target.who
    if (who in ("friendly", "enemy", "cog", "locust")) != (target.zone is not None):
        raise place.wrong(f"{path}.zone", "zone")
    if who in ONE_CARD and (target.n != 1 or target.up_to):
        raise place.wrong(f"{path}.n", "one-card", who=who)
    if (who == "occupant") and not isinstance(card, schema.Cover):
        raise place.wrong(f"{path}.who", "no-occupant")
    if (who == "self") and not isinstance(card, schema.Unit | schema.Command | schema.CommandUnit):
        raise place.wrong(f"{path}.who", "not-self-card")
    if who in ("friendly", "enemy") and isinstance(card, schema.Scenario):
        raise place.wrong(f"{path}.who", "nobody-controls")
    attack = isinstance(card, schema.Reaction) or effect.trigger in ("on_kill", "after_attack")
    if who in IN_ATTACK and not attack and not any(isinstance(test, ATTACK_CONDITIONS) for test in effect.if_):
        raise place.wrong(f"{path}.who", "no-attack", who=who)


def _check_ops(place: _Place, path: str, ops: tuple[schema.AnyOp, ...], targeted: bool) -> bool:
    """Whether an op with a target has come by; `previous` needs one before it."""
    for i, op in enumerate(ops):
        where = f"{path}[{i}]"
        target = getattr(op, "target", None)
        if isinstance(target, schema.Target):
            if target.who == "previous" and not targeted:
                raise place.wrong(f"{where}.target.who", "not-previous")
            targeted = True
        if isinstance(op, schema.Choose):
            if len(op.options) < 2 or not all(op.options):
                raise place.wrong(f"{where}.options", "two-lists")
            for k, option in enumerate(op.options):
                _check_ops(place, f"{where}.options[{k}]", option, targeted)
        elif isinstance(op, schema.Delayed):
            _check_ops(place, f"{where}.do", op.do, targeted)
        else:
            _check_op(place, where, op)
    return targeted


def _check_op(place: _Place, path: str, op: msgspec.Struct) -> None:
    card = place.card
    if isinstance(op, schema.Rotate) and op.card == "self" and not getattr(card, "rotating", False):
        raise place.wrong(f"{path}.card", "not-self-rotating")
    if isinstance(op, schema.FlipCommand):
        flipped = card if op.card == "self" else place.content.commands[op.card]
        faces = flipped.faces if isinstance(flipped, schema.Command) else ()
        if op.to not in faces:
            raise place.wrong(f"{path}.to", "face-of", card=flipped.id, found=repr(op.to))
    if isinstance(op, schema.Peek) and op.keep > op.n:
        raise place.wrong(f"{path}.keep", "looked-at", most=op.n)
    if isinstance(op, schema.DamageMod) and not (op.dealt or op.taken or op.direct_dealt):
        raise place.wrong(path, "damage-parts")
    if isinstance(op, schema.DamageMod) and op.times is not None and (op.dealt or op.taken):
        raise place.wrong(f"{path}.times", "times-direct")
    if isinstance(op, schema.Buff) and not (op.attack or op.defense):
        raise place.wrong(path, "buff-parts")
    if getattr(op, "who", None) in ("friendly", "enemy") and isinstance(card, schema.Scenario):
        raise place.wrong(f"{path}.who", "nobody-controls")
