/** Colours between colours. */

const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour a share of the way from one to another, both written #rrggbb. */
export function mix(from: string, to: string, share: number, alpha = 1): string {
  const other = parts(to);
  const mixed = parts(from).map((part, i) => Math.round(part + ((other[i] ?? part) - part) * share));
  return `rgb(${mixed.join(" ")} / ${alpha})`;
}

/** A colour seen through. */
export const veil = (colour: string, alpha: number): string => mix(colour, colour, 0, alpha);
