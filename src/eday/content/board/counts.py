"""Counting the components of the board game: what `eday content` shows."""

from __future__ import annotations

from eday.content.board.model import Content
from eday.content.counts import Row, counted, row


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


def _figures(content: Content) -> Row:
    """One figure for each COG, and those of the enemies."""
    kinds = [enemy for enemy in content.enemies.values() if enemy.figures]
    pieces = len(content.cogs) + sum(enemy.figures for enemy in kinds)
    origins = [enemy.origin["figures"] for enemy in kinds if "figures" in enemy.origin]
    return counted("figures", len(content.cogs) + len(kinds), pieces, origins)
