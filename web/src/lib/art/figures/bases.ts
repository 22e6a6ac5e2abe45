/** The bases figures stand on: toothed and round for COGs, jagged for Locusts. */

function ring(radii: readonly number[], twist: number): string {
  const points = radii.map((far, i) => {
    const turn = (2 * Math.PI * (i + twist)) / radii.length;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const TEETH = 16;
const TOOTH = [51, 51.4, 51, 45.4, 45, 45.4];
const JAGS = [52, 43, 49, 42.5, 52, 43.5, 48, 43, 51, 42.5, 50, 43.5, 52, 42.5, 48, 43, 51, 43, 49, 43.5, 51, 42.5, 50, 43, 49, 42.5];

export interface Base {
  rim: string;
  light: string;
  main: string;
  dark: string;
  side: string;
  edge: string;
  /** The floor inside the rim, in the light and away from it. */
  floor: readonly [string, string];
}

export const BASES = {
  cog: {
    rim: ring(Array.from({ length: TEETH }, () => TOOTH).flat(), 0.5),
    light: "#b9d4ea",
    main: "#5f88ae",
    dark: "#25425f",
    side: "#122233",
    edge: "#08111a",
    floor: ["#35536f", "#0c1824"],
  },
  locust: {
    rim: ring(JAGS, 0),
    light: "#e8705c",
    main: "#ad352f",
    dark: "#561413",
    side: "#2e0908",
    edge: "#150303",
    floor: ["#451816", "#140404"],
  },
} as const satisfies Readonly<Record<string, Base>>;

export type BaseKind = keyof typeof BASES;
