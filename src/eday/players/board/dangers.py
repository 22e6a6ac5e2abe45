"""What Locusts threaten to do to a COG: how often they may attack until its next turn, and what that costs."""

from __future__ import annotations

from typing import Final

from eday.board import BoardBrief
from eday.players.board.kit import Foe, Kit
from eday.players.board.land import FAR, Land
from eday.players.board.tactics import STEPS

# What things are worth, in order cards: guesses, kept where playing many games found nothing better.
CALM: Final = 1.0
FEAR: Final = 1.4
"""How much a wound to be expected hurts: always, and shared out over the cards in hand."""
ASIDE: Final = 0.5
BESIDE: Final = 1.0
BEFORE: Final = 1.5
"""How often an attack until the next turn falls on this COG: with a comrade nearer, as near, or farther off."""


class Locust:
    """A Locust in play."""

    __slots__ = (
        "area",
        "bonus",
        "burden",
        "chances",
        "cover",
        "figure",
        "foe",
        "health",
        "imminent",
        "kind",
        "near",
        "seen",
        "threat",
        "wounds",
    )

    def __init__(self, brief: BoardBrief, figure: int, foe: Foe, land: Land, chances: list[float]) -> None:
        self.figure = figure
        self.area: int = brief.area[figure]
        self.cover: int = brief.cover[figure]
        self.kind: int = brief.enemy[figure]
        self.wounds: int = brief.marker[figure]
        self.foe = foe
        self.health: int = foe.health if not self.wounds else foe.wounded if self.wounds == 1 else foe.turned
        self.seen, self.bonus = land.shape.outlook(self.area, self.cover)
        """Spots it sees, and what each cover space gives against it."""
        self.threat: float = foe.threat + (0.2 if self.wounds else 0.0)
        """How much better the world is without it."""
        self.chances = chances
        """That the next AI card makes it attack, by distance, sight and cover."""
        self.burden = -1.0
        """What it threatens to cost the comrades until the next turn, once that was asked."""
        self.imminent = 0.0
        """What it is about to do by the AI card being resolved, once that was asked."""
        self.near: int = FAR
        """Moves to the nearest comrade on his feet, who would be attacked in place of one farther off."""


def fear_of(cards: int) -> float:
    """How much a wound hurts a COG with so many cards."""
    return CALM + FEAR / (1 + cards)


def exposure(land: Land, locust: Locust, area: int, spot: int) -> float:
    """How often a Locust may be expected to attack a COG on a spot until that one's next turn."""
    steps = land.move[locust.area][area]
    index = steps if steps < STEPS else STEPS - 1
    if locust.seen[spot]:
        index += STEPS
    if spot >= land.areas:
        index += 2 * STEPS
    chance = locust.chances[index]
    if chance > 0.0 and locust.near < FAR and not locust.foe.tramples:
        chance *= ASIDE if locust.near < steps else BESIDE if locust.near == steps else BEFORE
    return chance


def spot_of(brief: BoardBrief, land: Land, seat: int) -> int:
    """Where a COG stands."""
    cover: int = brief.cover[seat]
    area: int = brief.area[seat]
    return area if cover < 0 else land.areas + cover


def pursuit(land: Land, locust: Locust, area: int, spot: int, cards: int) -> float:
    """How often one who tramples may be expected to attack by so many AI cards more, for it comes nearer meanwhile."""
    steps = land.move[locust.area][area]
    index = min(steps, STEPS - 1) - (1 if steps else 0)
    if locust.seen[spot]:
        index += STEPS
    if spot >= land.areas:
        index += 2 * STEPS
    return cards * locust.chances[index]


def shelter(land: Land, locust: Locust, area: int, spot: int) -> int:
    """Defense dice a spot gives against a Locust."""
    return locust.bonus[spot - land.areas] if spot >= land.areas and locust.area != area else 0


def menace(land: Land, locust: Locust, area: int, spot: int, defense: int) -> float:
    """Cards a Locust may be expected to cost a COG on a spot until that one's next turn."""
    chance = exposure(land, locust, area, spot)
    if chance == 0.0:
        return 0.0
    return chance * locust.foe.chances.harm(locust.foe.attack, defense + shelter(land, locust, area, spot))


def defense_of(brief: BoardBrief, kit: Kit, seat: int) -> int:
    """Defense dice of a COG out of cover."""
    defense: int = brief.facts.defense[seat]
    for weapon, _ in brief.weapons[seat]:
        defense += kit.arms[weapon].shield
    return defense
