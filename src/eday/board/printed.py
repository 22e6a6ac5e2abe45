"""What is printed on weapons, enemies, COGs and dice, as the rules read it.

Content is kept in structs of a library that compiled rules can only reach by name; these copies they reach at once.
"""

from __future__ import annotations

from typing import Final

from eday.content.board import Content, schema
from eday.kernel.recent import Recent


class Weapon:
    """A weapon card."""

    __slots__ = (
        "area", "attack_only_with", "chainsaw", "charge", "copies", "deck", "extra_defense", "guard", "id",
        "ignores_cover", "kind", "max_range", "min_range", "normal", "normal_without_ammo", "not_after_moving", "omen",
        "overkill", "own_turn_movement", "range", "ref", "seals", "token", "wounds_armoured",
    )  # fmt: skip

    def __init__(self, card: schema.Weapon) -> None:
        self.id = card.id
        self.ref = f"weapon:{card.id}"
        self.kind: str = card.kind
        self.deck: str = card.deck
        self.copies = card.copies
        self.normal = card.normal
        self.overkill = card.overkill
        self.range = card.range
        self.token: str = card.token
        self.omen = card.omen
        self.seals = isinstance(card.omen, schema.SealHole)
        """Its omen seals holes."""
        self.min_range = card.min_range
        self.max_range = card.max_range
        self.area = card.area
        self.ignores_cover = card.ignores_cover
        self.guard = card.guard
        self.normal_without_ammo = card.normal_without_ammo
        self.chainsaw = card.chainsaw
        self.not_after_moving = card.not_after_moving
        self.own_turn_movement = card.own_turn_movement
        self.charge = card.charge
        self.wounds_armoured = card.wounds_armoured
        self.extra_defense = card.extra_defense
        self.attack_only_with = card.attack_only_with


class Enemy:
    """An enemy card."""

    __slots__ = (
        "armoured", "attack", "cannot_heal_self", "chainsaw_immune", "death_blast", "defense", "dies_after",
        "drawn_to_noise", "drops_weapons", "family", "figure", "health", "id", "markers", "omen", "takes_cover",
        "wounded_health",
    )  # fmt: skip

    def __init__(self, card: schema.Enemy) -> None:
        self.id = card.id
        self.figure = card.figure
        self.family = card.family
        self.attack = card.attack
        self.health = card.health
        self.defense = card.defense
        self.takes_cover = card.takes_cover
        self.chainsaw_immune = card.chainsaw_immune
        self.omen = card.omen
        self.markers = card.markers
        self.drops_weapons = card.drops_weapons
        self.death_blast = card.death_blast
        self.drawn_to_noise = card.drawn_to_noise
        self.armoured = card.armoured
        self.cannot_heal_self = card.cannot_heal_self
        self.dies_after: str | None = card.dies_after
        self.wounded_health = card.wounded_health


class Cog:
    """A character card."""

    __slots__ = (
        "bonus_move", "defense", "extra_die_with", "free_specials", "hand_limit", "id", "other_weapons", "own_guard",
        "weapons",
    )  # fmt: skip

    def __init__(self, card: schema.Cog) -> None:
        self.id = card.id
        self.defense = card.defense
        self.hand_limit = card.hand_limit
        self.weapons = card.weapons
        self.extra_die_with = card.extra_die_with
        self.bonus_move = card.bonus_move
        self.own_guard = card.own_guard
        self.other_weapons = card.other_weapons
        self.free_specials = card.free_specials


class Face:
    """A face of a die."""

    __slots__ = ("name", "omen", "shields", "wounds")

    def __init__(self, face: schema.DieFace) -> None:
        self.name = face.face
        self.wounds = face.wounds
        self.omen = face.omen
        self.shields = face.shields


class Printed:
    """All of these of one content."""

    __slots__ = ("attack_faces", "cogs", "content", "defense_faces", "enemies", "weapon_index", "weapons")

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cogs = {name: Cog(card) for name, card in content.cogs.items()}
        self.enemies = {name: Enemy(card) for name, card in content.enemies.items()}
        self.weapons = tuple([Weapon(card) for card in content.weapons.values()])
        self.weapon_index = {weapon.id: number for number, weapon in enumerate(self.weapons)}
        self.attack_faces = _faces(content.dice["attack"])
        self.defense_faces = _faces(content.dice["defense"])


_PRINTED: Final[Recent[int, Printed]] = Recent(64)


def printed(content: Content) -> Printed:
    """What is printed on the components of a content, made once."""
    known = _PRINTED.get(id(content))
    # A content that is kept here lives on, so that no other one can have its id.
    return known if known is not None else _PRINTED.keep(id(content), Printed(content))


def _faces(die: schema.Die) -> tuple[Face, ...]:
    found: list[Face] = []
    for face in die.faces:
        found += [Face(face)] * face.count
    return tuple(found)
