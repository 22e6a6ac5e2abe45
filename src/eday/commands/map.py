"""`eday map`: lays out a mission's map as a seed would, and describes or draws it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from eday.board import layout_preview
from eday.board.map import MapShape
from eday.board.map.export import map_json
from eday.board.map.svg import draw
from eday.commands.show import heads, print_json, print_table
from eday.text import Voice, board_voice

_LEGEND = {
    "wall": "legend-wall",
    "open": "legend-open",
    "cover": "legend-cover",
    "elevation": "legend-elevation",
    "hole": "legend-hole",
    "equipment": "legend-equipment",
    "door": "legend-door",
    "entrance": "legend-entrance",
}


def command(args: Namespace, voice: Voice) -> int:
    """Describe, export or draw a layout."""
    board = board_voice(voice.language, args.content)
    shape, doors = layout_preview(args.mission, args.seed, args.levels, content=args.content, horde=args.horde)
    door_tiles = tuple(shape.tile_of_area[area] for area in doors)
    if args.svg is not None:
        title = voice.say("command-map-title", mission=board.name(f"mission:{args.mission}"), seed=str(args.seed))
        legend = {thing: voice.say(key) for thing, key in _LEGEND.items()}
        Path(args.svg).write_text(draw(shape, door_tiles, title=title, legend=legend), encoding="utf-8")
    if args.json:
        print_json(map_json(shape, door_tiles))
    elif args.svg is not None:
        print(voice.say("command-map-drawn", file=args.svg))
    else:
        _describe(voice, shape, doors)
    return 0


def _describe(voice: Voice, shape: MapShape, doors: tuple[int, ...]) -> None:
    def letters(areas: tuple[int, ...]) -> str:
        return " ".join(shape.areas[area].partition(".")[2] for area in areas) or "-"

    rows = []
    for index, tile in enumerate(shape.tiles):
        areas = shape.areas_of_tile[index]
        equipment = shape.equipment_of_tile[index]
        rows.append(
            (
                tile.tile,
                tile.rotation * 90,
                f"{tile.x},{tile.y}",
                len(areas),
                sum(len(shape.covers_of_area[area]) for area in areas),
                letters(shape.holes_of_tile[index]),
                letters((equipment,) if equipment >= 0 else ()),
                letters(tuple(area for area in areas if area in doors)),
            )
        )
    print_table(heads(voice, "tile", "turned", "at", "areas", "covers", "holes", "equipment", "door"), rows)
