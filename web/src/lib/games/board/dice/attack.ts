/** One attack as its events tell it: who rolled what, and what became of each figure. No rule is known here. */
import type { Ref, TableEvent } from "../../../wire";
import { hitsOn, omensOn, shieldsOn } from "./faces";

/** What became of a figure; "open" while a question is still to be answered. */
export type Fate = "killed" | "wounded" | "hurt" | "down" | "out" | "shrugged" | "unhurt" | "open";

export interface Defender {
  figure: Ref;
  /** Its dice; a bystander has none, and rolled nothing. */
  faces: string[];
  rolled: boolean;
  dodged: boolean;
  hits: number;
  shields: number;
  /** Wounds more (or fewer) than hits less shields: what the omens did. */
  extra: number;
  /** Wounds that got through. */
  wounds: number;
  /** Order cards it paid with. */
  cards: number;
  fate: Fate;
}

export interface Attack {
  attacker: Ref;
  /** A figure or an area; empty where it was declared before anything that is known. */
  target: Ref;
  weapon: Ref | null;
  overkill: boolean;
  saw: boolean;
  guard: boolean;
  faces: string[];
  hits: number;
  omens: number;
  defenders: Defender[];
}

const DECLARED: ReadonlySet<string> = new Set(["attack_declared", "chainsaw_revved"]);
const FATES: Readonly<Record<string, Fate>> = {
  figure_killed: "killed",
  cog_eliminated: "out",
  bleeding_out: "down",
  figure_wounded: "wounded",
  wounds_dealt: "hurt",
  wounds_shrugged_off: "shrugged",
};
const WORST: readonly Fate[] = ["hurt", "shrugged", "wounded", "down", "out", "killed"];

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const figureOf = (event: TableEvent): Ref => text(event.data["figure"]);

/** The attack that is rolled for among events; what was declared before them is looked up in the past. */
export function attackOf(events: readonly TableEvent[], past: readonly TableEvent[], plays: readonly Ref[]): Attack | null {
  const at = events.findIndex((event) => event.kind === "dice_rolled");
  const roll = events[at];
  if (!roll) return null;
  const before = [...past.filter((event) => event.n < (events[0]?.n ?? 0)), ...events.slice(0, at)];
  const declared = declaration(before);
  const start = declared ? before.indexOf(declared) : before.length;
  const after = upToTheNext(events.slice(at + 1));
  const saw = declared?.kind === "chainsaw_revved";
  const attack = (roll.data["attack"] ?? []) as string[];
  const defense = (roll.data["defense"] ?? {}) as Record<Ref, string[]>;
  const made: Attack = {
    attacker: text(roll.data["attacker"]),
    target: text(declared?.data["target"]),
    weapon: text(declared?.data["weapon"] ?? declared?.data["equipment"]) || null,
    overkill: declared?.data["mode"] === "overkill",
    saw,
    guard: before.slice(Math.max(0, start - 3), start).some((event) => event.kind === "guard_used"),
    faces: attack,
    hits: saw ? 0 : hitsOn(attack),
    omens: omensOn(attack),
    defenders: [],
  };
  const dodgers = new Set(paid(before.slice(start), "dodge").map((seat) => plays[seat]));
  const rolled = saw && made.target ? { [made.target]: [] } : defense;
  const known = made.defenders;
  for (const [figure, faces] of Object.entries(rolled)) known.push(defender(made, figure, faces, after, plays, dodgers.has(figure), !saw));
  for (const figure of bystanders(after, rolled)) known.push(defender(made, figure, [], after, plays, false, false));
  settleOpen(made, after);
  return made;
}

/** The last declaration not yet rolled for. */
function declaration(before: readonly TableEvent[]): TableEvent | null {
  for (let i = before.length - 1; i >= 0; i--) {
    const event = before[i]!;
    if (DECLARED.has(event.kind)) return event;
    if (event.kind === "dice_rolled" || event.kind === "turn_started") return null;
  }
  return null;
}

function upToTheNext(events: readonly TableEvent[]): readonly TableEvent[] {
  const end = events.findIndex((event) => DECLARED.has(event.kind) || event.kind === "dice_rolled");
  return end < 0 ? events : events.slice(0, end);
}

/** Seats that discarded cards for a reason, once for each card. */
function paid(events: readonly TableEvent[], why: string): number[] {
  return events.filter((event) => event.kind === "card_discarded" && event.data["why"] === why).map((event) => number(event.data["seat"]));
}

function bystanders(after: readonly TableEvent[], rolled: Readonly<Record<Ref, unknown>>): Set<Ref> {
  const hurt = after.filter((event) => event.kind === "wounds_dealt" || event.kind === "figure_killed").map(figureOf);
  return new Set(hurt.filter((figure) => !(figure in rolled)));
}

function defender(
  attack: Attack,
  figure: Ref,
  faces: string[],
  after: readonly TableEvent[],
  plays: readonly Ref[],
  dodged: boolean,
  rolled: boolean,
): Defender {
  const own = after.filter((event) => figureOf(event) === figure && event.kind in FATES);
  const first = own.find((event) => event.kind === "wounds_dealt" || event.kind === "wounds_shrugged_off");
  const fates = own.map((event) => FATES[event.kind]!).sort((a, b) => WORST.indexOf(b) - WORST.indexOf(a));
  const wounds = number(first?.data["wounds"]);
  const hits = rolled ? attack.hits : 0;
  const shields = shieldsOn(faces);
  return {
    figure,
    faces,
    rolled,
    dodged,
    hits,
    shields,
    extra: rolled && wounds ? wounds - (hits - shields) : 0,
    wounds,
    cards: paid(after, "wound").filter((seat) => plays[seat] === figure).length,
    fate: fates[0] ?? "unhurt",
  };
}

/** Whoever nothing is told about yet, though more hit him than he has shields, or though an omen may still be used. */
function settleOpen({ defenders, omens, saw }: Attack, after: readonly TableEvent[]): void {
  if (after.some((event) => event.kind === "attack_missed")) return;
  const last = defenders.findLastIndex((one) => one.fate !== "unhurt");
  defenders.forEach((one, i) => {
    if (one.fate !== "unhurt" || i <= last) return;
    if (one.hits > one.shields || (last < 0 && (omens > 0 || saw))) one.fate = "open";
  });
}
