"""The map room: tiles, placement, distance, sight and cover."""

from eday.board.map.lay import LAST, SEPARATE, LaidTiles, bridged, laid, lay
from eday.board.map.place import PlacedTile
from eday.board.map.plan import FAR
from eday.board.map.shape import MapShape

__all__ = ["FAR", "LAST", "SEPARATE", "LaidTiles", "MapShape", "PlacedTile", "bridged", "laid", "lay"]
