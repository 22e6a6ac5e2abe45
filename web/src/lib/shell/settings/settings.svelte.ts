/** What this browser's player likes; kept in the browser. */
import { useLanguage } from "../../text";

export type Speed = "slow" | "normal" | "fast" | "off" | "step";

export type Floor = "auto" | "painted" | "plain";

interface Kept {
  speed: Speed;
  sound: boolean;
  motion: "system" | "reduced";
  hints: boolean;
  /** The ground of the map: painted unless this machine is too slow for it, always painted, or plain. */
  floor: Floor;
  /** The guided first turn: not yet offered, running, or done with. */
  guide: "new" | "on" | "done";
  language: string;
}

const KEY = "eday.settings";
const FRESH: Kept = { speed: "normal", sound: false, motion: "system", hints: true, floor: "auto", guide: "new", language: "en" };

function load(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return FRESH;
  }
}

class Settings {
  kept = $state<Kept>(load());
  /** What the system asks for; the player may only add to it. */
  system = $state(false);

  constructor() {
    useLanguage(this.kept.language);
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.system = query?.matches ?? false;
    query?.addEventListener?.("change", (change) => (this.system = change.matches));
  }

  get reducedMotion(): boolean {
    return this.kept.motion === "reduced" || this.system;
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    if (key === "language") useLanguage(this.kept.language);
  }
}

export const settings = new Settings();

/** How long a picture of the Locust turn stays, in milliseconds; null waits for a click. */
export function showTime(speed: Speed, base: number): number | null {
  if (speed === "step") return null;
  return base * { slow: 2, normal: 1, fast: 0.45, off: 0 }[speed];
}
