/** Which part of the map panels leave free, for something that has to be seen. */
import type { Rect } from "../../combat/placing";
import type { Box } from "../geometry";
import type { Margins, Size } from "../viewport";

/** Pixels between a panel and what is kept clear of it. */
const GAP = 8;
/** Pixels of a part of the map in which nothing could be shown. */
const LEAST = 120;

const across = (free: Margins, size: Size): number => size.width - free.left - free.right;
const down = (free: Margins, size: Size): number => size.height - free.top - free.bottom;

const covers = (panel: Rect, free: Margins, size: Size): boolean =>
  panel.left < size.width - free.right &&
  panel.left + panel.width > free.left &&
  panel.top < size.height - free.bottom &&
  panel.top + panel.height > free.top;

/** Every part of the map beside, above or below the panels. */
function parts(free: Margins, panels: readonly Rect[], size: Size): Margins[] {
  const panel = panels.find((one) => covers(one, free, size));
  if (!panel) return [free];
  const { left, top, width, height } = panel;
  return [
    { ...free, left: left + width + GAP },
    { ...free, right: size.width - left + GAP },
    { ...free, top: top + height + GAP },
    { ...free, bottom: size.height - top + GAP },
  ]
    .filter((next) => across(next, size) >= LEAST && down(next, size) >= LEAST)
    .flatMap((next) => parts(next, panels, size));
}

/** The edges of the part that shows this box largest, up to a scale; with no room beside the panels those of the map. */
export function clearOf(panels: readonly Rect[], box: Box, size: Size, edges: Margins, most: number): Margins {
  const scale = (free: Margins): number =>
    Math.min(most, across(free, size) / (box.right - box.left), down(free, size) / (box.bottom - box.top));
  const area = (free: Margins): number => across(free, size) * down(free, size);
  const better = (a: Margins, b: Margins): boolean => scale(a) > scale(b) || (scale(a) === scale(b) && area(a) > area(b));
  return parts(edges, panels, size).reduce<Margins | null>((best, one) => (!best || better(one, best) ? one : best), null) ?? edges;
}
