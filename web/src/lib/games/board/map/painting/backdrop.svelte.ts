/** The painted ground of a map: ordered piece by piece, shown as it comes in; until then a plain floor is there. */
import { onDestroy, untrack } from "svelte";
import { settings } from "../../../../shell/settings/settings.svelte";
import type { LitPiece } from "../lighting/reveal";
import type { XY } from "../types";
import type { HoleState } from "./holes";
import type { HoleLook, Order, Painted, Told } from "./messages";
import { hash } from "./noise";
import { Pace } from "./pace";
import type { Layout } from "./painter";
import { type Piece, pieces } from "./pieces";
import { openWorkshop } from "./workshop";

export interface PaintedPiece {
  piece: Piece;
  picture: ImageBitmap;
  lamp: ImageBitmap | null;
}

const STATES: readonly HoleState[] = ["open", "sealed", "quiet"];
const VARIANTS = 2;
const looks: readonly HoleLook[] = STATES.flatMap((state) => Array.from({ length: VARIANTS }, (_, variant) => ({ state, variant })));
/** Two painters at most: more would only take the page's own time. */
const PAINTERS = 2;

/** Pieces that come before the holes: what is around who decides. */
const AT_ONCE = 4;

const pace = new Pace();
let tooSlow = false;

const keyOf = ({ state, variant }: HoleLook): string => `${state} ${variant}`;
const placeOf = ({ box }: Piece): string => `${box.left},${box.top}`;

export class Backdrop {
  painted = $state.raw<PaintedPiece[]>([]);
  /** Every floor is painted: nothing plain is needed beneath. */
  whole = $state(false);
  /** Floors in the light of a lamp, once all of them are painted. */
  readonly lit = $derived.by((): LitPiece[] =>
    this.whole ? this.painted.flatMap(({ piece, lamp }) => (lamp ? [{ box: piece.box, picture: lamp, scale: piece.scale }] : [])) : [],
  );
  private holes = $state.raw<Readonly<Record<string, ImageBitmap>>>({});
  private workers: Worker[] = [];
  private orders: Order[] = [];
  /** Pieces of floor that are still to come. */
  private missing: string[] = [];
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

  /** Paints a layout, unless it is the one that is painted; what looks as before is kept. */
  private show(layout: Layout, key: string, start: XY | null): void {
    if (key === this.key) return;
    this.key = key;
    if (settings.kept.floor === "plain" || (tooSlow && settings.kept.floor === "auto") || typeof Worker === "undefined")
      return this.clear();
    this.dismiss();
    const wanted = pieces(layout, start);
    const places = wanted.map(placeOf);
    this.drop((piece) => !places.includes(placeOf(piece)));
    const fresh = wanted.filter((piece) => !this.painted.some((old) => old.piece.content === piece.content));
    const floors = fresh.filter((piece) => piece.floor);
    this.missing = floors.map(placeOf);
    this.whole = this.missing.length === 0;
    const waste = fresh.filter((piece) => !piece.floor);
    const holes = looks.filter((hole) => !this.holes[keyOf(hole)]);
    const order = (piece: Piece): Order => ({ piece });
    this.orders = [...floors.slice(0, AT_ONCE).map(order), ...holes.map((hole) => ({ hole }))];
    this.orders.push(...floors.slice(AT_ONCE).map(order), ...waste.map(order));
    for (let n = 0; n < PAINTERS && this.orders.length > 0; n++) this.hire(layout);
  }

  /** A hole in some state, once it is painted; the same one at the same place in every game. */
  hole(at: XY, state: HoleState): ImageBitmap | null {
    return this.holes[keyOf({ state, variant: Math.floor(hash(Math.round(2 * at[0]), Math.round(2 * at[1]), 5) * VARIANTS) })] ?? null;
  }

  private hire(layout: Layout): void {
    const worker = openWorkshop();
    const order = this.orders.shift()!;
    worker.addEventListener("message", (event: MessageEvent<Painted>) => this.take(worker, event.data));
    worker.addEventListener("error", () => this.giveUp());
    worker.postMessage({ layout } satisfies Told);
    worker.postMessage(order);
    this.workers.push(worker);
  }

  private dismiss(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.orders = [];
  }

  /** Lets go of some pieces. */
  private drop(which: (piece: Piece) => boolean): void {
    const gone = this.painted.filter(({ piece }) => which(piece));
    if (gone.length === 0) return;
    for (const { picture, lamp } of gone) {
      picture.close();
      lamp?.close();
    }
    this.painted = this.painted.filter((one) => !gone.includes(one));
  }

  /** Lets go of everything. */
  private clear(): void {
    this.dismiss();
    this.drop(() => true);
    for (const picture of Object.values(this.holes)) picture.close();
    this.holes = {};
    this.whole = false;
  }

  private take(worker: Worker, done: Painted): void {
    if ("hole" in done) this.holes = { ...this.holes, [keyOf(done.hole)]: done.picture };
    else if (!this.hang(done)) return;
    const next = this.orders.shift();
    if (next) worker.postMessage(next);
    else worker.terminate();
  }

  /** Puts up a piece that is painted; false where this machine is too slow to go on. */
  private hang({ piece, picture, lamp, took }: Extract<Painted, { piece: Piece }>): boolean {
    const { left, top, right, bottom } = piece.box;
    if (pace.tooSlow(took, (right - left) * (bottom - top)) && settings.kept.floor === "auto") {
      this.giveUp();
      return false;
    }
    const before = this.painted.filter((one) => placeOf(one.piece) === placeOf(piece));
    this.painted = [...this.painted, { piece, picture, lamp }];
    this.drop((one) => before.some((old) => old.piece === one));
    this.missing = this.missing.filter((place) => place !== placeOf(piece));
    this.whole = this.missing.length === 0;
    return true;
  }

  /** The plain floor stays. */
  private giveUp(): void {
    tooSlow = true;
    this.clear();
  }
}
