/** How a table is laid out in the window there is. */

/** Rails and the hand around the map; the map beside everything else; or the map above it. */
export type Room = "wide" | "beside" | "stacked";

/** From the size of the window, in pixels as styles know them: a page at 200 % has half as many. */
export function roomFor(width: number, height: number): Room {
  if (width >= 1100 && height >= 620) return "wide";
  return width >= 600 && width > 1.1 * height ? "beside" : "stacked";
}

class Layout {
  room = $state<Room>("wide");

  constructor() {
    this.measure();
    globalThis.addEventListener?.("resize", () => this.measure());
  }

  get wide(): boolean {
    return this.room === "wide";
  }

  /** Styles find it at the root of the page. */
  private measure(): void {
    this.room = roomFor(innerWidth, innerHeight);
    document.documentElement.dataset["room"] = this.room;
  }
}

export const layout = new Layout();
