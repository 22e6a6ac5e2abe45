/** Words of the map's own controls. */
export const WORDS = {
  map: "Map. Arrow keys move between things you can choose, with Shift between all things; plus, minus and zero zoom.",
  empty: "The map has not been laid yet.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole map",
  find: "Go to the deciding COG",
  close: "Close",
  inCover: "in cover",
  wounded: "wounded",
  bleedingOut: "bleeding out",
  openHole: "open emergence hole",
  sealedHole: "sealed emergence hole",
  quietHole: "emergence hole",
  levelLeft: (level: number | string, locked: boolean, tiles: number): string =>
    `Level ${level}${locked ? ", locked" : ""} · ${tiles === 1 ? "1 tile" : `${tiles} tiles`}`,
  choices: (count: number): string => `${count} choices`,
} as const;
