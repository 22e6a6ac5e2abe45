/** What is on stage now, and where on the map it is. */
import type { Beat } from "../../../shell/state/beats";
import { kindOf } from "../../../art/figures/kinds";
import type { Ref } from "../../../wire";
import { holeSpots } from "../map/floor";
import type { Placed } from "../map/spots";
import type { BoardView, MapView, XY } from "../map/types";
import { type Effect, effectsOf, scenery } from "./effects";

/** As much of a director as a map has to know. */
export interface Stage {
  readonly beat: Beat | null;
  readonly playing: boolean;
  ms(base: number): number;
}

export interface Scene {
  n: number;
  effects: Effect[];
  ms: number;
  /** What has to be in sight. */
  scenery: XY[];
  /** The way back to the hole a figure came out of, from its spot. */
  cameFrom: (ref: Ref) => XY | null;
}

/** Of a whole attack only what is on stage now is drawn, and what is told along with it. */
const eventsOf = (beat: Beat): Beat["events"] => (beat.kind === "aim" || beat.kind === "dice" ? [beat.event] : beat.events);

/** Remembers where figures were seen last: who falls is gone from the map by then. */
export class StageSpots {
  private readonly seen = new Map<Ref, XY>();
  private readonly enemies = new Map<Ref, string>();

  of(director: Stage | null, view: BoardView, map: MapView, placed: ReadonlyMap<Ref, Placed>, middles: ReadonlyMap<Ref, XY>): Scene {
    for (const [ref, { at }] of placed) this.seen.set(ref, at);
    for (const { ref, enemy } of view.locusts) this.enemies.set(ref, kindOf(ref, enemy));
    const beat = director?.beat ?? null;
    const events = beat ? eventsOf(beat) : [];
    const holes = new Map(holeSpots(map).map((hole) => [hole.ref, hole.at]));
    const at = (ref: Ref): XY | null => this.seen.get(ref) ?? holes.get(ref) ?? middles.get(ref) ?? null;
    const born = new Map(events.filter(({ kind }) => kind === "figure_spawned").map(({ data }) => [data["figure"], data["area"]]));
    return {
      n: beat?.n ?? -1,
      effects: effectsOf(events, { at, enemy: (ref) => this.enemies.get(ref) ?? ref }),
      ms: beat ? (director?.ms(beat.ms) ?? 0) : 0,
      scenery: scenery(events, at),
      cameFrom: (ref) => {
        const hole = holes.get(String(born.get(ref) ?? "").replace("area:", "hole:"));
        const spot = placed.get(ref)?.at;
        return hole && spot ? [hole[0] - spot[0], hole[1] - spot[1]] : null;
      },
    };
  }
}
