/** The painted ground of a map: ordered piece by piece, shown as it comes in; until then a plain floor is there. */
import { onDestroy, untrack } from "svelte";
import { settings } from "../../../../shell/settings/settings.svelte";
import type { XY } from "../types";
import type { HoleState } from "./holes";
import type { HoleLook, Order, Painted } from "./messages";
import { hash } from "./noise";
import type { Layout } from "./painter";
import { type Piece, pieces } from "./pieces";
import { openWorkshop } from "./workshop";

export interface PaintedPiece {
  piece: Piece;
  picture: ImageBitmap;
}

/** A machine that takes longer for a square keeps the plain floor: that would be two seconds for a tile. */
const PATIENCE = 2000 / 48;
const STATES: readonly HoleState[] = ["open", "sealed", "quiet"];
const VARIANTS = 2;
const looks: readonly HoleLook[] = STATES.flatMap((state) => Array.from({ length: VARIANTS }, (_, variant) => ({ state, variant })));

let tooSlow = false;

const keyOf = ({ state, variant }: HoleLook): string => `${state} ${variant}`;

export class Backdrop {
  painted = $state.raw<PaintedPiece[]>([]);
  /** Everything is painted: nothing plain is needed beneath. */
  whole = $state(false);
  private holes = $state.raw<Readonly<Record<string, ImageBitmap>>>({});
  private worker: Worker | null = null;
  private orders: Order[] = [];
  private key = "";

  /** Paints whatever map is shown, from where somebody looks, for as long as the component lives that makes this. */
  constructor(shown: () => { map: Layout; key: string; start: XY | null }) {
    $effect(() => {
      const { map, key, start } = shown();
      const wanted = `${key} ${settings.kept.floor}`;
      untrack(() => this.show(map, wanted, start));
    });
    onDestroy(() => this.clear());
  }

  /** Paints a layout, unless it is the one that is painted. */
  private show(layout: Layout, key: string, start: XY | null): void {
    if (key === this.key) return;
    this.clear();
    this.key = key;
    if (settings.kept.floor === "plain" || (tooSlow && settings.kept.floor === "auto") || typeof Worker === "undefined") return;
    const [first, ...rest] = pieces(layout, start);
    if (!first) return;
    this.orders = [...rest.map((piece) => ({ piece })), ...looks.map((hole) => ({ hole }))];
    this.worker = openWorkshop();
    this.worker.addEventListener("message", (event: MessageEvent<Painted>) => this.take(event.data));
    this.worker.addEventListener("error", () => this.giveUp());
    this.worker.postMessage({ layout, piece: first } satisfies Order);
  }

  /** A hole in some state, once it is painted; the same one at the same place in every game. */
  hole(at: XY, state: HoleState): ImageBitmap | null {
    return this.holes[keyOf({ state, variant: Math.floor(hash(Math.round(2 * at[0]), Math.round(2 * at[1]), 5) * VARIANTS) })] ?? null;
  }

  /** Lets go of all pictures. */
  private clear(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const picture of [...this.painted.map((one) => one.picture), ...Object.values(this.holes)]) picture.close();
    this.painted = [];
    this.holes = {};
    this.whole = false;
    this.key = "";
  }

  private take(done: Painted): void {
    if ("hole" in done) this.holes = { ...this.holes, [keyOf(done.hole)]: done.picture };
    else {
      this.painted = [...this.painted, { piece: done.piece, picture: done.picture }];
      const { left, top, right, bottom } = done.piece.box;
      if (settings.kept.floor === "auto" && done.took > PATIENCE * (right - left) * (bottom - top)) return this.giveUp();
    }
    const next = this.orders.shift();
    if (next) this.worker?.postMessage(next);
    else this.worker?.terminate();
    this.whole = !this.orders.some((order) => "piece" in order) && !(next && "piece" in next);
  }

  /** The plain floor stays. */
  private giveUp(): void {
    const { key } = this;
    tooSlow = true;
    this.clear();
    this.key = key;
  }
}
