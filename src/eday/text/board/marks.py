"""What a card does, step by step, as a small card shows it: a mark and a number; a few words; the whole sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

import msgspec

from eday.content.board import schema
from eday.text.board.vocabulary import fields
from eday.text.phrases import opened

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

Mark = Literal[
    "ammo",
    "armour",
    "attack",
    "blast",
    "chainsaw",
    "charge",
    "cover",
    "defense",
    "discard",
    "double",
    "draw",
    "equipment",
    "event",
    "far",
    "heal",
    "hole",
    "locust",
    "move",
    "near",
    "no_ai",
    "no_chainsaw",
    "no_guard",
    "no_heal",
    "noise",
    "only_with",
    "order",
    "oust",
    "over_cover",
    "pierce",
    "pull",
    "push",
    "range",
    "retreat",
    "revive",
    "seal",
    "sight",
    "skull",
    "slow",
    "spare",
    "spawn",
    "steady",
    "targets",
    "unhurt",
    "weapon",
    "wound",
]
"""Pictograms a client has to draw."""


class StepParts(TypedDict):
    """One step, condition or ability of a card."""

    mark: Mark
    amount: str
    """How much or how far, with its sign; empty where there is nothing to count."""
    short: str
    text: str


MARKS: dict[type[msgspec.Struct], Mark] = {
    schema.MoveAction: "move",
    schema.AttackAction: "attack",
    schema.DrawAction: "draw",
    schema.PlayOrderAction: "order",
    schema.FreeSpecialAction: "equipment",
    schema.GainAmmoAction: "ammo",
    schema.ReplaceLocustActivation: "no_ai",
    schema.ReviveAction: "revive",
    schema.LocustAttack: "attack",
    schema.Spawn: "spawn",
    schema.SpawnForPlayers: "spawn",
    schema.EachPlayerSpawns: "spawn",
    schema.PlaceFigure: "spawn",
    schema.Heal: "heal",
    schema.TakeCover: "cover",
    schema.PlaceHole: "hole",
    schema.UnsealHoles: "hole",
    schema.SealHolesButNearestExit: "seal",
    schema.LoseAmmo: "ammo",
    schema.RemoveDroppedWeapons: "weapon",
    schema.GiveWeapon: "weapon",
    schema.ReviveFromMarker: "revive",
    schema.CogInSight: "sight",
    schema.AnySeesCog: "sight",
    schema.CogInOwnArea: "near",
    schema.SelfUnwounded: "unhurt",
    schema.InPlay: "locust",
    schema.LocustNearYou: "near",
    schema.HoleInYourArea: "hole",
    schema.CogActedThisTurn: "noise",
    schema.AllCogsInCover: "cover",
    schema.AllCogsAtLeast: "far",
    schema.WoundedLocustWithin: "wound",
    schema.DroppedWeaponWithin: "weapon",
    schema.AddWounds: "wound",
    schema.SealHole: "seal",
    schema.DoubleOtherDice: "double",
    schema.Splash: "blast",
    schema.ExtraTarget: "targets",
    schema.IgnoreSingleShields: "pierce",
    schema.ExtraAttack: "attack",
    schema.OustFromCover: "oust",
    schema.SpawnOmen: "spawn",
    schema.HealOmen: "heal",
    schema.RandomDiscard: "discard",
}
"""What always has the same mark; steps that belong to missions and happen on AI cards of overlays only are events."""


def mark_of(struct: msgspec.Struct) -> Mark:
    """The mark of a step, condition or omen."""
    match struct:
        case schema.LocustMove(toward=None, away_from=str()):
            return "retreat"
        case schema.LocustMove():
            return "move"
        case schema.MoveLocustAction(who=who):
            return "pull" if who == "adjacent" else "push"
        case schema.CogWithin(movement=movement):
            return "range" if movement is None else "near"
    return MARKS.get(type(struct), "event")


def amount_of(struct: msgspec.Struct) -> str:
    """Its number, as small as can be."""
    match struct:
        case schema.MoveAction(areas=int(n)) | schema.LocustMove(areas=int(n)) | schema.Spawn(count=int(n)):
            return str(n)
        case (
            schema.LocustMove(until=int(n))
            | schema.LocustAttack(range=int(n))
            | schema.CogWithin(movement=int(n))
            | schema.CogWithin(range=int(n))
            | schema.LocustNearYou(movement=n)
            | schema.WoundedLocustWithin(movement=n)
            | schema.DroppedWeaponWithin(movement=n)
        ):
            return f"≤ {n}"
        case schema.AllCogsAtLeast(movement=n):
            return f"≥ {n}"
        case schema.CogInOwnArea():
            return "0"
        case schema.LoseAmmo(tokens=n):
            return f"-{n}"
    return f"+{n}" if (n := _more(struct)) else ""


def _more(struct: msgspec.Struct) -> int:
    """So many dice, cards, tokens or wounds on top."""
    for field in ("extra_dice", "cards", "tokens", "wounds"):
        if number := getattr(struct, field, 0):
            return int(number)
    return 0


def step_parts(voice: BoardVoice, struct: msgspec.Struct, group: str, text: str) -> StepParts:
    """A step of a card in its parts; `text` is its sentence, taken where the catalogue has no shorter words."""
    key = f"short-{group}-{struct.__struct_config__.tag}"
    short = voice.say(key, **fields(voice, struct)) if voice.known(key) else text
    return {"mark": mark_of(struct), "amount": amount_of(struct), "short": opened(short), "text": opened(text)}


def trait(voice: BoardVoice, mark: Mark, key: str, amount: str = "", **args: object) -> StepParts:
    """A constant ability in its parts."""
    text = voice.say(key, **args)
    short = f"short-{key}"
    words = voice.say(short, **args) if voice.known(short) else text
    return {"mark": mark, "amount": amount, "short": opened(words), "text": opened(text)}
