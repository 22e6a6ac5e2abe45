"""Small pieces of vector art for the map poster; coordinates are map units times UNIT."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

UNIT: Final = 60

XY = tuple[float, float]

TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}

STYLE: Final = """
.letter{font:700 22px 'DejaVu Sans','Segoe UI',Arial,sans-serif;fill:#f1e7d0;fill-opacity:.82;text-anchor:middle;
 paint-order:stroke;stroke:#14110e;stroke-width:4;stroke-opacity:.55}
.plate{font:700 17px 'DejaVu Sans','Segoe UI',Arial,sans-serif;fill:#1a1712;text-anchor:middle}
.title{font:700 34px 'DejaVu Sans','Segoe UI',Arial,sans-serif;fill:#e9dcc0;letter-spacing:3px}
.legend{font:500 16px 'DejaVu Sans','Segoe UI',Arial,sans-serif;fill:#cdbf9f}
.crack{fill:none;stroke-linejoin:round;stroke-linecap:round}
"""

DEFS: Final = """
<radialGradient id="ember"><stop offset="0" stop-color="#ffd27a"/><stop offset=".35" stop-color="#ff8a2a"/>
<stop offset=".7" stop-color="#b23a10" stop-opacity=".55"/><stop offset="1" stop-color="#7a1e08" stop-opacity="0"/>
</radialGradient>
<radialGradient id="pit"><stop offset="0" stop-color="#2a0a04"/><stop offset=".75" stop-color="#0e0503"/>
<stop offset="1" stop-color="#3b1208"/></radialGradient>
<radialGradient id="lamp" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#2c261e"/>
<stop offset="1" stop-color="#100e0b"/></radialGradient>
<linearGradient id="steel" x2="0" y2="1"><stop offset="0" stop-color="#8d949b"/><stop offset=".5" stop-color="#5a6168"/>
<stop offset="1" stop-color="#3a3f45"/></linearGradient>
<pattern id="ledge" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="12" height="12" fill="#16344c"/><rect width="6" height="12" fill="#6fb4e6"/></pattern>
"""


class Tint(NamedTuple):
    """Colours of a floor: two shades for areas, and marks."""

    light: str
    dark: str
    mark: str


STONE: Final = Tint("#7b766a", "#6c675c", "#4d493f")
_TINTS: Final = (
    (("imulsion", "crystal", "resonator"), Tint("#5f6a52", "#525c46", "#38402f")),
    (("cave", "cavern", "burrow", "burrows", "tunnel"), Tint("#6a5748", "#5c4a3d", "#3c2f26")),
    (("hollow", "gallery", "pit", "basin"), Tint("#6a5748", "#5c4a3d", "#3c2f26")),
    (("cliff", "ledge", "path"), Tint("#66625d", "#595550", "#3d3a36")),
    (("throne", "gun", "gatehouse", "pillar"), Tint("#665a5e", "#594d51", "#3d3437")),
    (("garden", "terrace", "courtyard", "yard"), Tint("#6f7460", "#626753", "#454936")),
    (("shop", "corridor", "platform", "balcony", "alleys"), Tint("#80705a", "#71624e", "#4e4336")),
    (("street", "avenue", "boulevard", "crossing", "park", "square"), Tint("#6e7072", "#606264", "#434546")),
)


def tint(theme: str) -> Tint:
    """Floor colours for a tile's theme, by the words in it."""
    words = set(theme.split())
    return next((found for names, found in _TINTS if words & set(names)), STONE)


def points(path: list[XY]) -> str:
    """Map points as an SVG point list."""
    return " ".join(f"{number(x * UNIT)},{number(y * UNIT)}" for x, y in path)


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".removesuffix(".0")


def text(at: XY, words: str, style: str, dy: float = 0) -> str:
    """A word on the map."""
    x, y = number(at[0] * UNIT), number(at[1] * UNIT + dy)
    return f'<text class="{style}" x="{x}" y="{y}">{escape(words)}</text>'


def area(path: list[XY], colour: str) -> str:
    """The floor of an area."""
    return f'<polygon points="{points(path)}" fill="{colour}"/>'


def rubble(rng: Random, x: float, y: float, width: float, height: float, colour: str) -> str:
    """Scratches and pebbles on a floor."""
    marks = []
    for _ in range(int(width * height / 2)):
        px, py = (at + 0.6 + rng.random() * (size - 1.2) for at, size in ((x, width), (y, height)))
        turn = rng.random() * 2 * pi
        length = 0.08 + 0.25 * rng.random()
        bend = (px + length * cos(turn), py + length * sin(turn))
        end = (bend[0] + length * cos(turn + 0.9), bend[1] + length * sin(turn + 0.9))
        marks.append(f'<polyline points="{points([(px, py), bend, end])}"/>')
    return f'<g fill="none" stroke="{colour}" stroke-width="1.6" stroke-opacity=".6">{"".join(marks)}</g>'


def crack(rng: Random, a: XY, b: XY) -> str:
    """An open border: a thin jagged line with gaps."""
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    count = max(3, int(length * 5))
    dx, dy = (b[0] - a[0]) / count, (b[1] - a[1]) / count
    path = [a]
    for i in range(1, count):
        off = (rng.random() - 0.5) * 0.13
        path.append((a[0] + i * dx + (off if dx == 0 else 0), a[1] + i * dy + (off if dy == 0 else 0)))
    line = points([*path, b])
    return (
        f'<polyline class="crack" points="{line}" stroke="#17130f" stroke-opacity=".55" stroke-width="4.5"/>'
        f'<polyline class="crack" points="{line}" stroke="#e6d9b8" stroke-width="1.8" stroke-dasharray="11 6"/>'
    )


def wall(a: XY, b: XY) -> str:
    """A wall: thick and dark with a light edge."""
    x1, y1, x2, y2 = (number(value * UNIT) for value in (*a, *b))
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def ledge(a: XY, b: XY) -> str:
    """An elevation line: a striped blue band."""
    x, y, width, height = _band(a, b, 0.14)
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#ledge)" stroke="#0d2231" '
        'stroke-width="1.5"/>'
    )


def block(a: XY, b: XY) -> str:
    """A cover piece: a low solid block with a lit top."""
    x, y, width, height = _band(a, b, 0.24, 0.04)
    lit = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="#b7a27a" transform="translate(0 -2)"/>'
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="#5b4a2f" stroke="#1d160c" '
        f'stroke-width="2" transform="translate(0 2)"/>{lit}'
    )


def _band(a: XY, b: XY, thick: float, inset: float = 0.0) -> tuple[str, str, str, str]:
    """x, y, width and height of a bar along a border."""
    across = a[1] == b[1]
    x = min(a[0], b[0]) + (inset if across else -thick / 2)
    y = min(a[1], b[1]) + (-thick / 2 if across else inset)
    width = abs(b[0] - a[0]) - 2 * inset if across else thick
    height = thick if across else abs(b[1] - a[1]) - 2 * inset
    return number(x * UNIT), number(y * UNIT), number(width * UNIT), number(height * UNIT)


def cover_space(at: XY, arrows: list[tuple[XY, str]]) -> str:
    """A cover space: a ring, with a white arrow towards each piece of cover."""
    x, y = number(at[0] * UNIT), number(at[1] * UNIT)
    parts = [
        f'<circle cx="{x}" cy="{y}" r="20" fill="#1b1712" fill-opacity=".35" stroke="#f0e6cf" stroke-width="2.4" '
        'stroke-dasharray="5 3.4"/>'
    ]
    for (ax, ay), facing in arrows:
        place = f"translate({number(ax * UNIT)} {number(ay * UNIT)}) rotate({TURN[facing]})"
        parts.append(
            f'<path d="M0 1 L10 14 L4 14 L4 23 L-4 23 L-4 14 L-10 14 Z" fill="#fff" stroke="#17130f" stroke-width="2" '
            f'stroke-linejoin="round" transform="{place}"/>'
        )
    return "".join(parts)


def hole(rng: Random, at: XY) -> str:
    """An emergence hole: a torn pit glowing from below."""
    rim = []
    for i in range(13):
        far = 0.3 + 0.1 * rng.random() - (0.1 if i % 2 else 0)
        turn = 2 * pi * i / 13
        rim.append((at[0] + far * cos(turn), at[1] + far * sin(turn)))
    x, y = number(at[0] * UNIT), number(at[1] * UNIT)
    return (
        f'<circle cx="{x}" cy="{y}" r="37" fill="url(#ember)"/>'
        f'<polygon points="{points(rim)}" fill="url(#pit)" stroke="#ffb04a" stroke-width="2.4"/>'
        f'<path transform="translate({x} {y})" d="M-8 -7 L-1 0 L-6 8 M7 -8 L3 1 L9 6" fill="none" stroke="#ff7a1f" '
        'stroke-width="1.8"/>'
    )


def crate(at: XY) -> str:
    """Equipment: a steel-bound crate."""
    return (
        f'<g transform="translate({number(at[0] * UNIT)} {number(at[1] * UNIT)})" stroke="#14110d" stroke-width="2" '
        'stroke-linejoin="round"><rect x="-19" y="-13" width="38" height="28" rx="3" fill="#4f6b4a"/>'
        '<rect x="-19" y="-19" width="38" height="10" rx="3" fill="#6b8a63"/>'
        '<path d="M-11 -19 V15 M11 -19 V15" stroke="#2a3a27" stroke-width="4"/>'
        '<rect x="-5" y="-12" width="10" height="9" rx="1.5" fill="#e3c25a"/></g>'
    )


def door(a: XY, b: XY) -> str:
    """A door across an opening: two steel leaves and a lamp."""
    cx, cy = (a[0] + b[0]) / 2 * UNIT, (a[1] + b[1]) / 2 * UNIT
    turn = 90 if a[0] == b[0] else 0
    return (
        f'<g transform="translate({number(cx)} {number(cy)}) rotate({turn})" stroke="#0f0d0a" stroke-width="2.5">'
        '<rect x="-58" y="-11" width="57" height="22" rx="2" fill="url(#steel)"/>'
        '<rect x="1" y="-11" width="57" height="22" rx="2" fill="url(#steel)"/>'
        '<path d="M-50 -11 l-7 11 M-36 -11 l-14 22 M-22 -11 l-14 22 M50 -11 l7 11 M36 -11 l14 22 M22 -11 l14 22" '
        'stroke="#d9a23a" stroke-width="4"/><circle r="7" fill="#c8402c"/></g>'
    )


def entrance(a: XY, b: XY, side: int) -> str:
    """A broad arrow into the entrance on this side of the tile (0 = north, clockwise)."""
    cx, cy = (a[0] + b[0]) / 2 * UNIT, (a[1] + b[1]) / 2 * UNIT
    turn = (side + 2) % 4 * 90
    return (
        f'<path transform="translate({number(cx)} {number(cy)}) rotate({turn})" '
        'd="M0 -12 L26 15 H11 V46 H-11 V15 H-26 Z" fill="#7fb0d4" stroke="#0f1a22" stroke-width="3"/>'
    )


def plate(at: XY, words: str) -> str:
    """A riveted name plate for a tile."""
    width = 18 + 13 * len(words)
    x, y = at[0] * UNIT, at[1] * UNIT
    return (
        f'<g transform="translate({number(x)} {number(y)})"><rect x="{-width / 2}" y="-13" width="{width}" height="26" '
        'rx="5" fill="#c9a24a" stroke="#1a1712" stroke-width="2.5"/>'
        f'<text class="plate" y="6">{escape(words)}</text></g>'
    )
