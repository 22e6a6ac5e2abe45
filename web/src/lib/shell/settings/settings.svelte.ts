/** What this browser's player likes; kept in the browser. */
import { language } from "../../text";

export const SPEEDS = ["instant", "fast", "normal", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

export type Floor = "auto" | "painted" | "plain";
export type CameraWish = "close" | "whole";

interface Kept {
  speed: Speed;
  /** From 0 to 100. */
  volume: number;
  muted: boolean;
  motion: "system" | "reduced";
  hints: boolean;
  /** Hints that were closed: each is shown until then, and never again. */
  told: string[];
  /** The ground of the map: painted unless this machine is too slow for it, always painted, or plain. */
  floor: Floor;
  /** The camera goes near who acts and what he can reach, or shows the whole map where it can be read. */
  camera: CameraWish;
  /** Letters of areas and numbers of tiles stand out although nobody points at them. */
  letters: boolean;
  /** The language that was chosen; null for the one the browser prefers. */
  spoken: string | null;
}

const KEY = "eday.settings";
const FRESH: Kept = {
  speed: "normal",
  volume: 60,
  muted: false,
  motion: "system",
  hints: true,
  told: [],
  floor: "auto",
  camera: "close",
  letters: false,
  spoken: null,
};

/** What speeds were once called. */
const FORMER: Readonly<Record<string, Speed>> = { off: "instant", slow: "normal" };

/** Settings as they are kept now, whenever they were written. */
export function renewed(kept: Partial<Kept>): Kept {
  const speed = FORMER[kept.speed ?? ""] ?? kept.speed;
  return { ...FRESH, ...kept, speed: SPEEDS.find((one) => one === speed) ?? FRESH.speed };
}

function load(): Kept {
  try {
    return renewed(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>);
  } catch {
    return FRESH;
  }
}

class Settings {
  kept = $state<Kept>(load());
  /** What the system asks for; the player may only add to it. */
  system = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.system = query?.matches ?? false;
    query?.addEventListener?.("change", (change) => (this.system = change.matches));
  }

  get reducedMotion(): boolean {
    return this.kept.motion === "reduced" || this.system;
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    // Who wants hints again wants all of them.
    if (key === "hints") this.kept.told = [];
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** Whether a language was chosen that is not known, or not yet. */
  get missesItsLanguage(): boolean {
    return this.kept.spoken !== null && !language.codes.includes(this.kept.spoken);
  }

  /** Speaks the language that was chosen, else the first the browser prefers and that is known. */
  speak(): Promise<void> {
    const { spoken } = this.kept;
    return language.use(language.best(spoken === null ? (globalThis.navigator?.languages ?? []) : [spoken]));
  }
}

export const settings = new Settings();
