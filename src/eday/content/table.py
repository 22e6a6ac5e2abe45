"""Counting the components: what `eday content` shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from eday.content import schema
from eday.content.model import Content


@dataclass(frozen=True, slots=True)
class Row:
    """One component group: entries in the files, cards or pieces in the box, facts by origin."""

    group: str
    entries: int
    pieces: int
    printed: int
    recalled: int
    designed: int


def component_table(content: Content) -> list[Row]:
    """One row for each component group, in the order of the box."""
    weapons = content.weapons.values()
    special = [weapon for weapon in weapons if weapon.deck == "special"]
    random = [weapon for weapon in weapons if weapon.deck == "random"]
    missions = content.missions.values()
    return [
        row("orders", content.orders.values(), sum(order.copies for order in content.orders.values())),
        row("special_weapons", special, sum(weapon.copies for weapon in special)),
        row("random_weapons", random, sum(weapon.copies for weapon in random)),
        row("cogs", content.cogs.values(), len(content.cogs)),
        row("enemies", content.enemies.values(), len(content.enemies)),
        _figures(content),
        row("markers", content.markers.values(), sum(marker.count for marker in content.markers.values())),
        row("ai_cards", content.ai_cards.values(), len(content.ai_cards)),
        row("equipment", content.equipment.values(), 0),
        row("locations", content.locations.values(), len(content.locations)),
        row("tiles", content.tiles.values(), len({tile.id[:-1] for tile in content.tiles.values()})),
        row("missions", missions, sum(1 + len(mission.stages) for mission in missions)),
        row("dice", content.dice.values(), sum(die.in_box for die in content.dice.values())),
    ]


def row(group: str, entries: Iterable[schema.Entry], pieces: int) -> Row:
    """A row of the table; how many figures there are is told in a row of its own."""
    listed = list(entries)
    origins = [origin for entry in listed for key, origin in entry.origin.items() if key != "figures"]
    return _counted(group, len(listed), pieces, origins)


def _figures(content: Content) -> Row:
    """One figure for each COG, and those of the enemies."""
    kinds = [enemy for enemy in content.enemies.values() if enemy.figures]
    pieces = len(content.cogs) + sum(enemy.figures for enemy in kinds)
    origins = [enemy.origin["figures"] for enemy in kinds if "figures" in enemy.origin]
    return _counted("figures", len(content.cogs) + len(kinds), pieces, origins)


def _counted(group: str, entries: int, pieces: int, origins: list[schema.Origin]) -> Row:
    return Row(group, entries, pieces, origins.count("printed"), origins.count("recalled"), origins.count("designed"))
