/** The pieces a figure is drawn with, about the middle of its base, whose rim is 50 away. */

import type { Ink, Material } from "./materials";
import { moved, type Place } from "./path";

export type Part =
  /** A shape with volume; its depth says how broad light and shadow lie along its edges. */
  | { form: "solid"; of: Material; d: string; depth: number }
  /** A limb or barrel. */
  | { form: "rod"; of: Material; d: string; width: number }
  /** A flat mark on what lies below; with a width it is a line. */
  | { form: "mark"; of: Ink; d: string; width: number | null };

export interface Drawing {
  /** Cut off by the rim of the base at its lower side. */
  body: readonly Part[];
  /** Reaches over the rim. */
  over?: readonly Part[];
}

export const solid = (of: Material, d: string, depth = 1): Part => ({ form: "solid", of, d, depth });
export const rod = (of: Material, d: string, width: number): Part => ({ form: "rod", of, d, width });
export const mark = (of: Ink, d: string, width: number | null = null): Part => ({ form: "mark", of, d, width });

/** The same parts elsewhere. */
export function placed(parts: readonly Part[], place: Place): Part[] {
  const { size = 1 } = place;
  return parts.map((part) => {
    const d = moved(part.d, place);
    if (part.form === "solid") return { ...part, d, depth: part.depth * size };
    return part.form === "rod" ? { ...part, d, width: part.width * size } : { ...part, d, width: part.width && part.width * size };
  });
}
