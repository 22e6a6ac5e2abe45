/** What a beat looks like on the map, from its events and from where things stand. */
import type { Ref, TableEvent } from "../../../wire";
import type { XY } from "../map/types";
import { soundOfArms } from "../sounds";

/** How an attack is drawn. */
export type Arms = "bullets" | "pellets" | "beam" | "blast" | "arrow" | "claws" | "saw";

export type Effect =
  | { kind: "shot"; id: string; from: XY; to: XY; arms: Arms; wide: boolean }
  | { kind: "number"; id: string; at: XY; words: string }
  | { kind: "ward"; id: string; at: XY }
  | { kind: "fall"; id: string; at: XY }
  | { kind: "burst"; id: string; at: XY; of: "spawn" | "hole" | "seal" };

/** Where a figure, area or hole is, as far as the map knows; and what kind of Locust a figure is. */
export interface Places {
  at: (ref: Ref) => XY | null;
  enemy: (ref: Ref) => string;
}

const LOOKS: Readonly<Record<string, Arms>> = {
  shotgun: "pellets",
  sniper: "beam",
  beam: "beam",
  explosion: "blast",
  launcher: "blast",
  bow: "arrow",
  claw: "claws",
  saw: "saw",
};
const BURSTS: Readonly<Record<string, "spawn" | "hole" | "seal">> = {
  hole_placed: "hole",
  hole_reopened: "hole",
  hole_sealed: "seal",
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The pictures of what happens in one beat. */
export function effectsOf(events: readonly TableEvent[], { at, enemy }: Places): Effect[] {
  return events.flatMap((event): Effect[] => {
    const { kind, data, n } = event;
    const figure = at(text(data["figure"]));
    switch (kind) {
      case "attack_declared":
      case "chainsaw_revved":
        return shot(event, at, enemy);
      case "wounds_dealt":
        return figure ? [{ kind: "number", id: `${n}`, at: figure, words: `−${Number(data["wounds"])}` }] : [];
      case "wounds_shrugged_off":
        return figure ? [{ kind: "ward", id: `${n}`, at: figure }] : [];
      case "figure_killed":
      case "bleeding_out":
      case "cog_eliminated":
        return figure ? [{ kind: "fall", id: `${n}`, at: figure }] : [];
      case "figure_spawned": {
        const hole = at(text(data["area"]).replace("area:", "hole:")) ?? figure;
        return hole ? [{ kind: "burst", id: `${n}`, at: hole, of: "spawn" }] : [];
      }
      default: {
        const of = BURSTS[kind];
        const hole = at(text(data["hole"]));
        return of && hole ? [{ kind: "burst", id: `${n}`, at: hole, of }] : [];
      }
    }
  });
}

function shot({ n, kind, data }: TableEvent, at: Places["at"], enemy: Places["enemy"]): Effect[] {
  const attacker = text(data["attacker"]);
  const target = text(data["target"]);
  const from = at(attacker);
  const to = at(target);
  if (!from || !to) return [];
  const weapon = text(data["weapon"] ?? data["equipment"]) || null;
  const sound = kind === "chainsaw_revved" ? "saw" : soundOfArms(weapon, enemy(attacker));
  return [{ kind: "shot", id: `${n}`, from, to, arms: LOOKS[sound] ?? "bullets", wide: target.startsWith("area:") }];
}

/** Everything that has to be in sight while events are shown. */
export function scenery(events: readonly TableEvent[], at: Places["at"]): XY[] {
  const refs = events.flatMap(({ kind, data }) =>
    kind === "figure_moved"
      ? [data["figure"], data["origin"], data["to"]]
      : [data["attacker"], data["target"], data["figure"], data["hole"], data["tile"] ? null : data["area"]],
  );
  return [...new Set(refs.map(text).filter(Boolean))].map(at).filter((spot) => spot !== null);
}
