/** Pictures of what just happened (an AI card, dice), one after the other; they never hold up a choice. */
import type { TableEvent } from "../../wire";
import { play } from "../../shell/ui/sound";
import { settings, showTime } from "../../shell/settings/settings.svelte";

export interface Picture {
  n: number;
  kind: "ai" | "dice";
  data: Record<string, unknown>;
}

const STAY = { ai: 1900, dice: 1900 } as const;
const LONGEST_QUEUE = 8;

export function pictureOf(event: TableEvent): Picture | null {
  if (event.kind === "ai_card_drawn" || event.kind === "ai_card_redrawn") return { n: event.n, kind: "ai", data: event.data };
  if (event.kind === "dice_rolled") return { n: event.n, kind: "dice", data: event.data };
  return null;
}

export class Watch {
  current = $state.raw<Picture | null>(null);
  waiting = $state.raw<Picture[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(events: TableEvent[]): void {
    if (settings.kept.speed === "off") return;
    const fresh = events.map(pictureOf).filter((picture) => picture !== null);
    if (fresh.length === 0) return;
    this.waiting = [...this.waiting, ...fresh].slice(-LONGEST_QUEUE);
    if (!this.current) this.next();
  }

  next(): void {
    clearTimeout(this.timer);
    const [first, ...rest] = this.waiting;
    this.waiting = rest;
    this.current = first ?? null;
    if (!first) return;
    play(first.kind === "dice" ? "dice" : "card");
    const stay = showTime(settings.kept.speed, STAY[first.kind]);
    if (stay !== null) this.timer = setTimeout(() => this.next(), stay);
  }

  skip(): void {
    this.waiting = [];
    this.next();
  }
}
