"""Short ways to play a card in a scene, for the tests of single cards."""

from __future__ import annotations

from tests.card.scene import Scene

ROLES = ("reserve", "cover", "enemy_cover", "attacking_cover", "attacking_direct", "blocking", "defending")
FOES = {0: "loc-drone", 1: "cog-fresh-recruit"}
"""A plain unit of the other side."""


def deploy(s: Scene, card: str, *others: str) -> int:
    """Deploy a card out of a hand of exactly these cards; it is deployed if it is on offer."""
    number = s.card(card)
    side = s.t.box.owner[number]
    found = s.hand(side, card, *others)
    s.at_deployment(side)
    s.choose(f"deploy:{s.ref(found[0])}")
    return found[0]


def can_deploy(s: Scene, card: str, *others: str) -> bool:
    """Whether a hand of exactly these cards lets the first one be deployed."""
    side = s.t.box.owner[s.card(card)]
    found = s.hand(side, card, *others)
    s.at_deployment(side)
    return f"deploy:{s.ref(found[0])}" in s.ids


def attack(s: Scene, unit: int, place: int) -> None:
    """Attack into cover; nobody reacts. The attacker holds a card, so that the turn does not run on."""
    s.fill(s.t.box.owner[unit], 1)
    s.at_combat(s.t.box.owner[unit])
    s.choose(f"attack:{s.ref(unit)}:row:{place}")
    s.pass_reactions()


def direct(s: Scene, unit: int, *blockers: int, cross: bool = False) -> None:
    """Attack the enemy player, with these blockers; nobody reacts. The attacker holds a card."""
    s.fill(s.t.box.owner[unit], 1)
    s.at_combat(s.t.box.owner[unit])
    s.choose(f"{'cross' if cross else 'direct'}:{s.ref(unit)}")
    block(s, *blockers)
    s.pass_reactions()


def block(s: Scene, *blockers: int) -> None:
    """Name these blockers and no more."""
    s.choose(*[f"block:{s.ref(unit)}" for unit in blockers])
    if s.decision.kind == "block":
        s.choose("done" if blockers else "no_block")


def targets(s: Scene) -> list[str]:
    """Ids of the cards among which an effect lets its player choose."""
    return sorted(option.split("#")[0].removeprefix("target:card:") for option in s.offered("target"))


def asked(s: Scene) -> tuple[int, str]:
    """Who is asked what."""
    return s.decision.seat, s.decision.kind


def values_in(card: str, role: str) -> tuple[int, int]:
    """Attack and defense of a unit in a low wall, in reserve or in an attack, by its role."""
    s = Scene(8, extra=(card, *FOES.values()))
    side = s.t.box.owner[s.card(card)]
    if role in ("reserve", "attacking_cover", "blocking"):
        unit = s.reserve(card)
    else:
        unit = s.cover(card, 1, far=role == "enemy_cover")
    foe = s.cover(FOES[side], 1) if role in ("attacking_cover", "blocking") else s.reserve(FOES[side])
    s.fill(side, 1)
    s.fill(1 - side, 1)
    if role == "attacking_cover":
        s.at_combat(side)
        s.choose(f"attack:{s.ref(unit)}:row:1")
    elif role == "attacking_direct":
        s.at_combat(side)
        s.choose(f"direct:{s.ref(unit)}", f"block:{s.ref(foe)}")
    elif role == "blocking":
        s.at_combat(1 - side)
        s.choose(f"direct:{s.ref(foe)}", f"block:{s.ref(unit)}")
    elif role == "defending":
        s.at_combat(1 - side)
        s.choose(f"attack:{s.ref(foe)}:row:1")
    assert role in ROLES[:3] or s.decision.kind == "reaction"
    return s.values(unit)


def all_values(card: str) -> dict[str, tuple[int, int]]:
    """Attack and defense of a unit in every role."""
    return {role: values_in(card, role) for role in ROLES}


def changed(attack: int, defense: int, **roles: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """These values in every role but those named."""
    return {role: roles.get(role, (attack, defense)) for role in ROLES}
