/** How far light goes before a wall stops it. */
import type { Line, XY } from "../types";

/** In how many directions it is reckoned. */
export const RAYS = 720;
/** Walls are seen a little beyond their ends, so that no light leaks through a corner. */
const ENDS = 0.1;

const turnOf = (ray: number): number => ((ray + 0.5) / RAYS) * 2 * Math.PI - Math.PI;

/** The ray that goes in a direction. */
export const rayTo = (dx: number, dy: number): number => Math.min(RAYS - 1, (((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * RAYS) | 0);

const near = ([a, b]: Line, at: XY, reach: number): boolean =>
  Math.max(0, Math.min(a[0], b[0]) - at[0], at[0] - Math.max(a[0], b[0])) < reach &&
  Math.max(0, Math.min(a[1], b[1]) - at[1], at[1] - Math.max(a[1], b[1])) < reach;

/** How far each ray from a light goes: to the nearest wall, at most as far as the light reaches. */
export function sight(at: XY, reach: number, walls: readonly Line[]): Float32Array {
  const far = new Float32Array(RAYS).fill(reach);
  const close = walls.filter((wall) => near(wall, at, reach));
  for (let ray = 0; ray < RAYS; ray++) {
    const turn = turnOf(ray);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    for (const [a, b] of close) {
      const upright = a[0] === b[0];
      const along = upright ? (a[0] - at[0]) / dx : (a[1] - at[1]) / dy;
      if (!(along > 0.02 && along < far[ray]!)) continue;
      const hit = upright ? at[1] + dy * along : at[0] + dx * along;
      const [low, high] = upright ? [Math.min(a[1], b[1]), Math.max(a[1], b[1])] : [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
      if (hit >= low - ENDS && hit <= high + ENDS) far[ray] = along;
    }
  }
  return far;
}

/** The outline of what a light falls on; `more` lets it climb the walls it meets. */
export function lightOutline(at: XY, reach: number, walls: readonly Line[], more = 0): XY[] {
  return [...sight(at, reach, walls)].map((far, ray) => {
    const turn = turnOf(ray);
    const to = Math.min(reach, far + more);
    return [at[0] + to * Math.cos(turn), at[1] + to * Math.sin(turn)];
  });
}
