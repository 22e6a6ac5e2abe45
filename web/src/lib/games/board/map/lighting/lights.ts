/** What gives light of its own on the map: COGs carry a lamp, open holes glow. */
import type { Spot } from "../spots";
import type { XY } from "../types";

/** What a kind of light does: lengths in squares. */
export interface Shine {
  reach: number;
  power: number;
  /** What it makes of a floor that is lit by a lamp, as parts of red, green and blue. */
  tint: readonly [number, number, number];
  /** Light that hangs in the dust itself. */
  haze: number;
  /** How much of it falls right beneath it: the rim of a hole stays dark. */
  heart: number;
}

export const LAMP: Shine = { reach: 4.2, power: 5.5, tint: [1, 1, 1], haze: 0, heart: 1 };
export const EMBER: Shine = { reach: 3.4, power: 10, tint: [1, 0.6, 0.3], haze: 0.3, heart: 0.16 };

export interface Light {
  /** The figure or hole it belongs to. */
  ref: string;
  at: XY;
  area: string;
  kind: "lamp" | "ember";
}

export const shineOf = (light: Pick<Light, "kind">): Shine => (light.kind === "lamp" ? LAMP : EMBER);

interface Hole {
  ref: string;
  at: XY;
  area: string;
  state: string;
}

/** Every light on the map. */
export function lightsOf(
  cogs: readonly { ref: string }[],
  placed: ReadonlyMap<string, Spot & { area: string }>,
  holes: readonly Hole[],
): Light[] {
  const carried = cogs.flatMap(({ ref }): Light[] => {
    const spot = placed.get(ref);
    return spot ? [{ ref, at: spot.at, area: spot.area, kind: "lamp" }] : [];
  });
  const open = holes.filter((hole) => hole.state === "open");
  return [...carried, ...open.map(({ ref, at, area }): Light => ({ ref, at, area, kind: "ember" }))];
}

/** What falls on a floor from sun and sky. */
const DAY = 0.5;
/** The light a floor is painted with where it is lit: that of a lamp as near as this. */
export const CLOSEST = 0.7;

/** What a light gives to a floor at a distance. */
export function given({ reach, power, heart }: Shine, far: number): number {
  if (far >= reach) return 0;
  const fall = 1 - far / reach;
  return (fall * fall * power * Math.min(1, heart + (far * far) / 0.75)) / (1 + (far * far) / 1.7);
}

/** How much of the lit floor shows at a distance: as bright for the eye as the light would make it. */
export function share(shine: Shine, far: number): number {
  const most = given({ ...LAMP, heart: 1 }, CLOSEST);
  return Math.min(1, (Math.sqrt(DAY + given(shine, far)) - Math.sqrt(DAY)) / (Math.sqrt(DAY + most) - Math.sqrt(DAY)));
}
