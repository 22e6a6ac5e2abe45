/** A piece of a flat silhouette, as the pictures on cards use them, inside a circle of radius 38 about the origin; with `stroke` it is a line of that width. */
export interface Part {
  d: string;
  tone: "body" | "dark" | "shade" | "metal" | "glow";
  stroke?: number | undefined;
}

export type Silhouette = readonly Part[];

export const body = (d: string, stroke?: number): Part => ({ d, tone: "body", stroke });
export const dark = (d: string, stroke?: number): Part => ({ d, tone: "dark", stroke });
export const shade = (d: string, stroke?: number): Part => ({ d, tone: "shade", stroke });
export const metal = (d: string, stroke?: number): Part => ({ d, tone: "metal", stroke });
export const glow = (d: string, stroke?: number): Part => ({ d, tone: "glow", stroke });

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
