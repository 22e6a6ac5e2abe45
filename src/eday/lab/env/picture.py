"""The table as a picture, painted square by square; it shows what everybody may see, no hand."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from eday.board import BoardGame
from eday.card import Brief, CardGame, UnitBrief
from eday.lab.env.board_map import squares

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]
SQUARE: Final = 16
GROUND: Final[Colour] = (24, 26, 30)
FLOORS: Final[tuple[Colour, ...]] = ((88, 92, 98), (100, 96, 88), (82, 96, 92), (98, 90, 100))
HOLE: Final[Colour] = (10, 6, 4)
SEALED: Final[Colour] = (120, 112, 100)
GEAR: Final[Colour] = (212, 176, 60)
DOOR: Final[Colour] = (150, 60, 150)
COGS: Final[Colour] = (70, 130, 220)
DOWN: Final[Colour] = (40, 60, 110)
LOCUST: Final[Colour] = (200, 60, 50)
WOUNDED: Final[Colour] = (240, 140, 60)
COVER: Final[Colour] = (110, 110, 90)
BACK: Final[Colour] = (60, 60, 70)
WIDTH: Final = 480
HEIGHT: Final = 320
CARD: Final = 30


def _sheet(width: int, height: int) -> Picture:
    return np.full((height, width, 3), GROUND, np.uint8)


def _box(sheet: Picture, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    sheet[max(0, y) : y + height, max(0, x) : x + width] = colour


def board_picture(game: BoardGame) -> Picture:
    """The map from above: areas in four shades, COGs blue, Locusts red, holes black, equipment yellow, doors violet."""
    brief = game.brief(-1)
    shape = brief.shape
    if shape is None:
        return _sheet(SQUARE, SQUARE)
    cells = squares(shape)
    sheet = _sheet(SQUARE * (1 + max(x for x, _, _ in cells)), SQUARE * (1 + max(y for _, y, _ in cells)))
    of_area: list[list[tuple[int, int]]] = [[] for _ in shape.areas]
    for x, y, area in cells:
        _box(sheet, x * SQUARE, y * SQUARE, SQUARE - 1, SQUARE - 1, FLOORS[area % len(FLOORS)])
        of_area[area].append((x * SQUARE, y * SQUARE))
    marks = [(area, HOLE) for area in brief.holes] + [(area, SEALED) for area in brief.sealed]
    marks += [(gear.area, GEAR) for gear in brief.gear if gear.usable] + [(door.area, DOOR) for door in brief.doors]
    for area, colour in marks:
        x, y = of_area[area][-1]
        _box(sheet, x + 2, y + 2, SQUARE - 5, SQUARE - 5, colour)
    placed = [0] * len(of_area)
    for figure, area in enumerate(brief.area):
        if area < 0:
            continue
        number = placed[area]
        placed[area] += 1
        places = of_area[area]
        x, y = places[number // 4 % len(places)]
        half = SQUARE // 2
        _box(sheet, x + half * (number % 2) + 1, y + half * (number // 2 % 2) + 1, half - 2, half - 2,
             _figure(brief.marker[figure], figure < len(brief.bleeding), figure, brief.bleeding))  # fmt: skip
    return sheet


def _figure(marker: int, cog: bool, figure: int, bleeding: list[bool]) -> Colour:
    if cog:
        return DOWN if bleeding[figure] else COGS
    return WOUNDED if marker else LOCUST


def card_picture(game: CardGame | None) -> Picture:
    """The row of cover between both sides, a bar of attack and one of defense on each unit, decks as piles."""
    sheet = _sheet(WIDTH, HEIGHT)
    if game is None:
        return sheet
    brief = game.brief(0)
    _row(sheet, brief)
    for side, colour in enumerate((COGS, LOCUST)):
        y = HEIGHT - CARD - 10 if side == 0 else 10
        _box(sheet, WIDTH - 26, y + CARD - min(CARD, brief.decks[side]), 16, min(CARD, brief.decks[side]), BACK)
        for number in range(brief.cards[side]):
            _box(sheet, 8 + number * 10, y + CARD // 2, 8, CARD // 2, BACK)
        reserve = [unit for unit in brief.units[side] if unit.place < 0]
        for number, unit in enumerate(reserve):
            _unit(sheet, 8 + number * (CARD + 6), HEIGHT - 2 * CARD - 30 if side == 0 else CARD + 30, unit, colour)
    return sheet


def _row(sheet: Picture, brief: Brief) -> None:
    middle = HEIGHT // 2 - CARD // 2
    for place, cover in enumerate(brief.row):
        if cover.card != -1:
            _box(sheet, 20 + place * (2 * CARD + 20), middle, 2 * CARD, CARD, COVER if cover.card >= 0 else BACK)
    for side, colour in enumerate((COGS, LOCUST)):
        for unit in brief.units[side]:
            if unit.place >= 0:
                _unit(sheet, 20 + unit.place * (2 * CARD + 20) + CARD // 2, middle - 6, unit, colour)


def _unit(sheet: Picture, x: int, y: int, unit: UnitBrief, colour: Colour) -> None:
    _box(sheet, x, y, CARD, CARD, DOWN if unit.suppressed else colour)
    _box(sheet, x + 2, y + 3, max(0, 3 * min(unit.attack, 8)), 5, WOUNDED)
    _box(sheet, x + 2, y + CARD - 8, max(0, 3 * min(unit.defense, 8)), 5, FLOORS[0])
