/** What figures are made of: a tone in the light from the north-west, one across it and one away from it. */

interface Tones {
  light: string;
  main: string;
  dark: string;
}

export const MATERIALS = {
  steel: { light: "#dfe8ee", main: "#8199ae", dark: "#283a4b" },
  navy: { light: "#6884a0", main: "#374e66", dark: "#15212e" },
  gun: { light: "#e3ddd0", main: "#77736c", dark: "#211f1d" },
  iron: { light: "#d9d5cc", main: "#8b8780", dark: "#35322f" },
  black: { light: "#77726b", main: "#3b3733", dark: "#121010" },
  bone: { light: "#fffaf0", main: "#e0d0ae", dark: "#86704e" },
  flesh: { light: "#f7ecd8", main: "#cdb99b", dark: "#6f5a48" },
  hide: { light: "#b08a63", main: "#6f4f36", dark: "#2a1b12" },
  plate: { light: "#e67a63", main: "#a83d33", dark: "#471312" },
  robe: { light: "#d8624a", main: "#8f2d27", dark: "#360c0c" },
  cloth: { light: "#e3d6bf", main: "#998a76", dark: "#3c3228" },
  lambent: { light: "#a8874a", main: "#5f4820", dark: "#251808" },
  imulsion: { light: "#fffbd0", main: "#ffd84a", dark: "#b56f06" },
  fair: { light: "#fbdcba", main: "#dca67c", dark: "#7d4a31" },
  tan: { light: "#eec39b", main: "#c58f66", dark: "#68402a" },
  brown: { light: "#a9744c", main: "#74482c", dark: "#331b0f" },
  hair: { light: "#6d5646", main: "#382a22", dark: "#150e0a" },
  blond: { light: "#ffeeb0", main: "#dfb257", dark: "#80561a" },
  glass: { light: "#e6fbff", main: "#5fc4ea", dark: "#12506e" },
} as const satisfies Readonly<Record<string, Tones>>;

export type Material = keyof typeof MATERIALS;

/** Flat colours of small marks. */
export const INKS = {
  line: "#140c0a",
  gap: "#2a1512",
  shade: "rgb(20 8 6 / 45%)",
  shine: "rgb(255 250 238 / 60%)",
  white: "#fffdf5",
  ember: "#ffb347",
  spark: "#fff0b8",
  lamp: "#8fe6ff",
  blood: "#8c1410",
  stubble: "rgb(48 28 18 / 55%)",
  wear: "rgb(22 30 38 / 50%)",
} as const;

export type Ink = keyof typeof INKS;

export const gradientOf = (material: Material): string => `url(#figure-${material})`;
