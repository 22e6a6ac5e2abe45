/** The painted ground of a map: ordered piece by piece, shown as it comes in; until then a plain floor is there. */
import { settings } from "../../../../shell/settings/settings.svelte";
import type { XY } from "../types";
import type { Order, Painted } from "./messages";
import type { Layout } from "./painter";
import { pieces } from "./pieces";
import { openWorkshop } from "./workshop";

/** A machine that takes longer for a square keeps the plain floor: that would be two seconds for a tile. */
const PATIENCE = 2000 / 48;

let tooSlow = false;

export class Backdrop {
  painted = $state.raw<Painted[]>([]);
  /** Everything is painted: nothing plain is needed beneath. */
  whole = $state(false);
  private worker: Worker | null = null;
  private key = "";

  /** Paints a layout, unless it is the one that is painted; `start` is where somebody looks. */
  show(layout: Layout, key: string, start: XY | null): void {
    if (key === this.key) return;
    this.clear();
    this.key = key;
    if (settings.kept.floor === "plain" || (tooSlow && settings.kept.floor === "auto") || typeof Worker === "undefined") return;
    const [first, ...rest] = pieces(layout, start);
    if (!first) return;
    const worker = openWorkshop();
    this.worker = worker;
    worker.addEventListener("message", (event: MessageEvent<Painted>) => {
      this.painted = [...this.painted, event.data];
      const { box } = event.data.piece;
      if (event.data.took > PATIENCE * (box.right - box.left) * (box.bottom - box.top) && settings.kept.floor === "auto")
        return this.giveUp();
      const piece = rest.shift();
      if (piece) worker.postMessage({ piece } satisfies Order);
      else {
        this.whole = true;
        worker.terminate();
      }
    });
    worker.addEventListener("error", () => this.clear());
    worker.postMessage({ layout, piece: first } satisfies Order);
  }

  /** Lets go of all pictures. */
  clear(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { picture } of this.painted) picture.close();
    this.painted = [];
    this.whole = false;
    this.key = "";
  }

  private giveUp(): void {
    const { key } = this;
    tooSlow = true;
    this.clear();
    this.key = key;
  }
}
