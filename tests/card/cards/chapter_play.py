"""What tests of chapter cards have in common: attacks in one call, and the hand counts at which a card works."""

from __future__ import annotations

from collections.abc import Iterable

from eday.card.box import COG, LOCUST
from eday.card.table import COMMAND
from tests.card.scene import Scene


def row(scene: Scene) -> list[str]:
    """Ids of the cover cards from left to right, empty where one was removed."""
    return [scene.t.box.cards[card].id if card >= 0 else "" for card in scene.t.row]


def place_with(scene: Scene, cover: str) -> int:
    """The first place (from 1 on) with that cover card."""
    return row(scene).index(cover) + 1


def faces(scene: Scene) -> list[str]:
    """The face each cover card shows."""
    names = [list(getattr(scene.t.box.cards[card], "faces", {})) for card in scene.t.row]
    return [found[scene.t.face[card]] for found, card in zip(names, scene.t.row, strict=True)]


def show(scene: Scene, face: str) -> None:
    """Every cover card with that face shows it."""
    for card in scene.t.row:
        names = list(getattr(scene.t.box.cards[card], "faces", {}))
        if face in names:
            scene.t.face[card] = names.index(face)


def ids_of(scene: Scene, cards: Iterable[int]) -> list[str]:
    """Ids of cards."""
    return [scene.t.box.cards[card].id for card in cards]


def command(scene: Scene, card_id: str) -> int:
    """Number of a card in a command area."""
    return scene.card(card_id, zone=COMMAND)


def goes_on(scene: Scene) -> bool:
    """Whether no card asks anything: the next choice is an ordinary one of a phase."""
    return scene.decision.kind in ("deployment", "combat")


def in_order(scene: Scene) -> None:
    """Effects that coincide happen in the order offered, as far as nothing else is asked."""
    while scene.game.decision is not None and scene.decision.kind == "order":
        scene.choose(scene.ids[0])


def deploy_counts(scene: Scene, side: int, card_id: str) -> list[int]:
    """Hand counts from 1 to 8 at which a card may be deployed in a deployment phase."""
    found = []
    for count in range(1, 9):
        (card,) = scene.hand(side, card_id)
        scene.fill(side, count)
        scene.at_deployment(side)
        if f"deploy:{scene.ref(card)}" in scene.ids:
            found.append(count)
    return found


def tactic_counts(scene: Scene, side: int, card: int) -> list[int]:
    """Hand counts from 1 to 8 at which a command card's tactic may be used."""
    found = []
    for count in range(1, 9):
        scene.hand(side)
        scene.fill(side, count)
        scene.at_deployment(side)
        if f"tactic:{scene.ref(card)}" in scene.ids:
            found.append(count)
    return found


def use_tactic(scene: Scene, side: int, card: int, count: int) -> None:
    """The tactic of a command card, with so many cards in hand."""
    scene.hand(side)
    scene.fill(side, count)
    scene.at_deployment(side)
    scene.choose(f"tactic:{scene.ref(card)}")


def play(scene: Scene, side: int, card_id: str, count: int) -> int:
    """Deploy a card out of a hand of so many; its number."""
    (card,) = scene.hand(side, card_id)
    scene.fill(side, count)
    scene.at_deployment(side)
    scene.choose(f"deploy:{scene.ref(card)}")
    return card


def storm(scene: Scene, unit: int, place: int) -> None:
    """A unit attacks the cover at a place; nobody reacts."""
    scene.at_combat(scene.t.box.owner[unit])
    scene.choose(f"attack:{scene.ref(unit)}:row:{place}")
    scene.pass_reactions()


def strike(scene: Scene, unit: int, *blockers: int, cross: bool = False) -> None:
    """A unit in cover attacks the enemy player; these units block, and nobody reacts."""
    scene.at_combat(scene.t.box.owner[unit])
    scene.choose(f"{'cross' if cross else 'direct'}:{scene.ref(unit)}")
    for blocker in blockers:
        scene.choose(f"block:{scene.ref(blocker)}")
    if scene.decision.kind == "block":
        scene.choose("done" if blockers else "no_block")
    scene.pass_reactions()


def direct_damage(scene: Scene) -> int:
    """The direct damage a player is just being dealt, 0 if none."""
    if scene.game.decision is None or scene.decision.kind != "keep":
        return 0
    damage = scene.decision.context["damage"]
    assert isinstance(damage, int)
    return damage


def damage_to(scene: Scene, unit: int) -> list[int]:
    """Every packet of damage a unit was dealt since the jump."""
    return [event["damage"] for event in scene.happened("damage_dealt") if event["card"] == scene.ref(unit)]


def reaction_window(scene: Scene, unit: int, place: int, card_id: str, count: int) -> int:
    """The COG player, attacking or attacked at a place, may react with a card out of so many; its number."""
    (card,) = scene.hand(COG, card_id)
    scene.fill(COG, count)
    scene.hand(LOCUST)
    scene.at_combat(scene.t.box.owner[unit])
    scene.choose(f"attack:{scene.ref(unit)}:row:{place}")
    return card


def reaction_counts(scene: Scene, unit: int, place: int, card_id: str) -> list[int]:
    """Hand counts from 1 to 8 at which the COG player may react with a card."""
    found = []
    for count in range(1, 9):
        card = reaction_window(scene, unit, place, card_id, count)
        if f"react:{scene.ref(card)}" in scene.ids:
            found.append(count)
    return found
