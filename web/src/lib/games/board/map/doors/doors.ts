/** Doors as they are drawn. */
import type { Line, MapView } from "../types";

export interface Door {
  area: string;
  at: Line;
  state: "locked" | "closed" | "open";
}

/** Every door that still stands; one that leads to the door of another map stands open. */
export function doorsOf(map: Pick<MapView, "doors" | "doors_info" | "adjacent" | "levels">): Door[] {
  const areas = new Set(map.doors.map((door) => door.area));
  const leads = (area: string): boolean =>
    map.adjacent.some(([a, b]) => (a === area && b !== area && areas.has(b)) || (b === area && a !== area && areas.has(a)));
  const shut = (area: string): boolean => {
    const about = map.doors_info?.find((door) => door.area === area);
    return about ? about.shut !== null : (map.levels[0]?.locked ?? false);
  };
  return map.doors.map(({ area, at }) => ({ area, at, state: leads(area) ? "open" : shut(area) ? "locked" : "closed" }));
}
