"""Pictures with a palette of 256 colours, a third of the size of what a browser writes."""

from __future__ import annotations

import base64
import math
import struct
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page

Colour = tuple[int, int, int]

# The browser reads its own pictures faster than anything written here would.
_PIXELS = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const data = pen.getImageData(0, 0, image.width, image.height).data;
  let text = "";
  for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
  return [image.width, image.height, btoa(text)];
}
"""


def write_small(page: Page, picture: bytes, path: Path) -> None:
    """Write a picture the page took with at most 256 colours."""
    width, height, text = page.evaluate(_PIXELS, base64.b64encode(picture).decode())
    data = base64.b64decode(text)
    pixels = list(zip(data[0::4], data[1::4], data[2::4], strict=True))
    palette, places = _palette(Counter(pixels))
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        rows.extend([places[pixel] for pixel in pixels[y * width : (y + 1) * width]])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(part for colour in palette for part in colour)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _palette(counts: Counter[Colour], size: int = 256) -> tuple[list[Colour], dict[Colour, int]]:
    """Median cut: the box of colours that matters most is halved until there are enough."""
    boxes = [list(counts)]
    weights = [_weight(boxes[0], counts)]
    while len(boxes) < size and max(weights) > 0:
        at = weights.index(max(weights))
        box = boxes.pop(at)
        weights.pop(at)
        axis = max(range(3), key=lambda part: _spread(box, part))
        box.sort(key=lambda colour: colour[axis])
        half, seen, cut = sum(math.sqrt(counts[colour]) for colour in box) / 2, 0.0, 1
        for i, colour in enumerate(box[:-1]):
            seen += math.sqrt(counts[colour])
            cut = i + 1
            if seen >= half:
                break
        for part in (box[:cut], box[cut:]):
            boxes.append(part)
            weights.append(_weight(part, counts))
    palette = [_mean(box, counts) for box in boxes]
    return palette, {colour: i for i, box in enumerate(boxes) for colour in box}


def _spread(box: list[Colour], part: int) -> int:
    values = [colour[part] for colour in box]
    return max(values) - min(values)


def _weight(box: list[Colour], counts: Counter[Colour]) -> float:
    spread = max(_spread(box, part) for part in range(3))
    return spread * spread * math.sqrt(sum(counts[colour] for colour in box))


def _mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[colour] for colour in box)
    red, green, blue = (round(sum(colour[part] * counts[colour] for colour in box) / total) for part in range(3))
    return red, green, blue
