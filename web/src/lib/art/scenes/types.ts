/** What a painted scene consists of. Places are shares of the picture's width and height, sizes shares of its height. */

/** A form of a silhouette: a limb that tapers between two joints, an outline, a round, or a light. */
export type Form =
  | readonly ["limb", number, number, number, number, number, number]
  | readonly ["shape", ...number[]]
  | readonly ["round", number, number, number, number, number?]
  | readonly ["light", number, number, number];

/** A silhouette 100 high that stands on 0 and looks to the right, its forms from the back to the front. */
export type Silhouette = readonly Form[];

export type Land = "city" | "cave" | "hall" | "works" | "road" | "hills" | "rail";

export type Air = "embers" | "ash" | "rain" | "wings" | "spores";

export interface Actor {
  who: string;
  x: number;
  size: number;
  /** Looks to the left. */
  left?: boolean;
  /** Above the ground. */
  up?: number;
}

export interface Scene {
  /** From the top to the horizon. */
  sky: readonly string[];
  /** The farthest and the nearest layer of the land. */
  far: string;
  near: string;
  /** The light along the edges. */
  rim: string;
  land: Land;
  air: Air;
  /** Place, size and colour of what shines. */
  sun?: readonly [number, number, number, string];
  /** Where the ground is open and glows, how wide, and in which colour. */
  hole?: readonly [number, number, string];
  /** Where a beam falls from the sky, and its colour. */
  beam?: readonly [number, string];
  cast: readonly Actor[];
}
