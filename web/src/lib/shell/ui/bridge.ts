/** A way across for the pointer: what is told about a thing stays while the pointer is on its way to it, or on it. */

interface At {
  x: number;
  y: number;
}

/** How long a pointer is given between two looks at where it goes. */
const PAUSE = 140;
/** Pixels that a way may miss the panel by. */
const NEARLY = 24;
/** Pixels below which a pointer rests. */
const RESTS = 3;

/** Whether somebody who went from one point to another comes to a box if he goes on. */
export function heads(from: At, to: At, box: { left: number; top: number; right: number; bottom: number }): boolean {
  const [left, right, top, bottom] = [box.left - NEARLY, box.right + NEARLY, box.top - NEARLY, box.bottom + NEARLY];
  if (to.x >= left && to.x <= right && to.y >= top && to.y <= bottom) return true;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < RESTS) return false;
  const spans = (start: number, step: number, low: number, high: number): [number, number] =>
    step === 0
      ? start >= low && start <= high
        ? [0, Infinity]
        : [1, 0]
      : ([(low - start) / step, (high - start) / step].sort((a, b) => a - b) as [number, number]);
  const [x, y] = [spans(to.x, dx, left, right), spans(to.y, dy, top, bottom)];
  return Math.max(x[0], y[0], 0) <= Math.min(x[1], y[1]);
}

export class Bridge {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn: () => void = () => undefined;
  private before: At = { x: 0, y: 0 };
  private now: At = { x: 0, y: 0 };
  private readonly ending = new AbortController();

  /** `panel` finds what is told just now. */
  constructor(private readonly panel: () => Element | null) {
    const moved = ({ clientX: x, clientY: y }: PointerEvent): void => void (this.now = { x, y });
    // What the pointer leaves and comes to is told before it is said to have moved.
    for (const kind of ["pointerout", "pointerover", "pointermove"] as const)
      globalThis.window?.addEventListener(kind, moved, { passive: true, capture: true, signal: this.ending.signal });
  }

  /** The pointer has come to something else: done at once, or when it turns out that it does not go to the panel. */
  leave(turn: () => void): void {
    this.turn = turn;
    if (this.timer === undefined) this.look();
  }

  /** Something else has decided what is told. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    const box = this.panel()?.getBoundingClientRect();
    const crossing = box !== undefined && heads(this.before, this.now, box);
    this.before = this.now;
    if (!crossing) return this.turn();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.look();
    }, PAUSE);
  }

  close(): void {
    this.drop();
    this.ending.abort();
  }
}
