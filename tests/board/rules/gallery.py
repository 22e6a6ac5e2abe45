"""A shooting gallery: one drawn tile with exact ranges, cover and a blind corner, and short ways to shoot in it.

A to H are columns from west to east: the range between two of them is the difference of their letters (D and I share a
column). K opens to G alone and nobody west of G sees it. L lies below B behind an elevation line: range 1 from B, but 2
moves by way of A. There are holes in C and G, equipment in B, and the map exit is in H.
"""

from __future__ import annotations

from typing import Any

from eday.board.pieces import DroppedWeapon, Held
from tests.board.scene import COLE, DOM, Scene

PLAN = """\
+---------------+
|AcB.C.I.EcFcG.H|
| + + + + + + + |
+A.B.C.I.E.F.G.H+
+ + + +c+ + + + +
+A.B.C.D.E.F.G.H+
| + + + + + + + |
|A.B.CcD.E.F.G.H|
| + + + + + + + |
|A.B.C.D.E.F.G.H|
| +e+ +#+#+#+ + |
|A.L#C#K K K.G.H|
+---------------+
"""
TILE: dict[str, Any] = {
    "plan": PLAN,
    "entrance": {"side": "W", "start": 1},
    "exit": {"side": "E", "start": 1},
    "holes": [[2, 1], [6, 1]],
    "equipment": [1, 3],
    "covers": [
        {"id": "A1", "cell": [0, 0], "arrows": ["E"]},
        {"id": "B1", "cell": [1, 0], "arrows": ["W"]},
        {"id": "D1", "cell": [3, 2], "arrows": ["N"]},
        {"id": "D2", "cell": [3, 3], "arrows": ["W"]},
        {"id": "E1", "cell": [4, 0], "arrows": ["E"]},
        {"id": "G1", "cell": [6, 0], "arrows": ["W"]},
    ],
}
"""Seen from the west, D1 is partial cover and D2 full cover. Nobody in K sees into G1."""

ATTACK_SIGNS = {"o": "omen", "1": "one_wound", "2": "two_wounds", "-": "blank"}
DEFENSE_SIGNS = {"2": "two_shields", "1": "one_shield", "-": "blank"}


def gallery(*cogs: str, patch: dict[str, Any] | None = None) -> Scene:
    """The gallery with these COGs, by default Cole and Dom, all in area A."""
    return Scene(cogs or (COLE, DOM), tiles=("2A",), patch={"tiles": {"2A": TILE}, **(patch or {})})


def rig(scene: Scene, attack: str, *defense: str) -> None:
    """Fix the next roll: "o11-" = omen, two single wounds, blank; then the dice of each defender, "21-" shields."""
    scene.attack_dice(*[ATTACK_SIGNS[sign] for sign in attack])
    for dice in defense:
        scene.defense_dice(*[DEFENSE_SIGNS[sign] for sign in dice])


def hold(scene: Scene, seat: int, *cards: str) -> None:
    """The seat holds these cards; the discards have gone back into the deck."""
    t = scene.t
    t.order_deck = [a + b for a, b in zip(t.order_deck, t.order_discard, strict=True)]
    t.order_discard = [0] * len(t.order_deck)
    scene.hand(seat, *cards)


def play(scene: Scene, order: str, *spare: str, seat: int = 0, use: str = "actions") -> None:
    """The seat holds this card and the spare ones, and plays it; no Locust activation will follow."""
    hold(scene, seat, order, *spare)
    scene.at_order(seat)
    scene.t.skip_locusts = True
    scene.choose(f"play_{use}:order:{order}")


def attacks(scene: Scene, seat: int = 0) -> list[str]:
    """Everything the seat could do with a card played for one attack."""
    hold(scene, seat, "assault")
    scene.at_order(seat)
    if not scene.offered("play_attack"):
        return []
    scene.choose("play_attack:order:assault")
    return [*scene.offered("attack"), *scene.offered("chainsaw"), *scene.offered("charge")]


def shoot(scene: Scene, how: str, target: int | str, seat: int = 0, spare: tuple[str, ...] = ()) -> None:
    """One attack ("lancer.overkill") on a figure or an area; the rigged dice must be all the dice it rolls."""
    play(scene, "assault", *spare, seat=seat, use="attack")
    scene.t.rolls.clear()
    where = f"area:{target}" if isinstance(target, str) else scene.ref(target)
    scene.choose(f"attack:{how}:{where}")
    assert not scene.t.dice


def arm(scene: Scene, seat: int, *weapons: tuple[str, int]) -> None:
    """The seat carries exactly these weapons with these tokens."""
    scene.t.weapons[seat] = ()
    for weapon, tokens in weapons:
        scene.t.weapons[seat] += (Held(scene.t.box.weapon(weapon), tokens),)


def dealt(scene: Scene) -> dict[str, int]:
    """Wounds dealt since the jump, summed by figure."""
    sums: dict[str, int] = {}
    for event in scene.happened("wounds_dealt"):
        sums[event["figure"]] = sums.get(event["figure"], 0) + event["wounds"]
    return sums


def pile(scene: Scene, kind: str) -> int:
    """Number of a kind of wound marker."""
    return scene.t.box.marker_kinds.index(kind)


def drop(scene: Scene, weapon: str, area: str, kind: str = "drone") -> None:
    """A dropped weapon marker lies in an area; it came off the unused pile."""
    scene.t.marker_piles[pile(scene, kind)] -= 1
    scene.t.dropped += (DroppedWeapon(scene.area(area), pile(scene, kind), weapon),)
