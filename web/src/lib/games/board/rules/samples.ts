/** Small pieces of a map, each with one thing on it: what the icons of the legend are drawn from. */
import { bar, crackPath, dice, linePath } from "../map/paint";
import { Marks } from "../map/marks";
import type { Scene } from "../map/scene";
import { RADIUS } from "../map/spots";
import type { Facing, Line, MapView, XY } from "../map/types";

const AREA = "area:legend";
const HOLE = "hole:legend";
const MIDDLE: XY = [0, 0];
const ACROSS: Line = [
  [-1, 0],
  [1, 0],
];

const EMPTY: MapView = {
  layout: "legend",
  tiles: [],
  areas: [
    {
      id: AREA,
      tile: "tile:legend",
      polygon: [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
    },
  ],
  walls: [],
  elevations: [],
  cover_lines: [],
  barriers: [],
  open_lines: [],
  covers: [],
  holes: [],
  equipment: [],
  doors: [],
  entrance: AREA,
  entrance_at: ACROSS,
  exit_at: ACROSS,
  maps: [],
  adjacent: [],
  doors_info: [],
  exit: AREA,
  open_holes: [],
  sealed_holes: [],
  hole_tokens: [],
  equipment_cards: [],
  dropped_weapons: [],
  levels: [],
};

/** Things lying on the map, by the text that tells them. */
export const PIECES = {
  "legend-cover": {
    ...EMPTY,
    covers: [{ id: "cover:legend", area: AREA, at: [0, 0.18], arrows: [{ at: [0, -0.08], facing: "N" }], behind: "sandbags" }],
  },
  "legend-door": door(null),
  "legend-shut": door("locked"),
  "legend-hole-open": { ...hole(), open_holes: [HOLE] },
  "legend-hole-token": { ...hole(), open_holes: [HOLE], hole_tokens: [HOLE] },
  "legend-hole-sealed": { ...hole(), sealed_holes: [HOLE] },
  "legend-hole-quiet": hole(),
  "legend-drop": { ...EMPTY, dropped_weapons: [{ area: AREA, weapon: "weapon:lancer", marker: "marker:drone" }] },
} as const satisfies Record<string, MapView>;

function hole(): MapView {
  return { ...EMPTY, holes: [{ area: AREA, at: MIDDLE }] };
}

function door(shut: string | null): MapView {
  return { ...EMPTY, doors: [{ area: AREA, at: ACROSS }], doors_info: [{ area: AREA, level: 1, leads: 2, shut }] };
}

const BARE: Scene = {
  box: { left: -1, top: -1, right: 1, bottom: 1 },
  floors: [],
  grounds: [],
  shade: "",
  cracks: "",
  ledges: [],
  blocks: [],
  walls: "",
  letters: [],
  plates: [],
  entrances: [],
  parts: [],
  middles: new Map(),
};

/** Borders and openings. */
export const BORDERS = {
  "legend-wall": { ...BARE, walls: linePath([ACROSS]) },
  "legend-elevation": { ...BARE, ledges: [bar(ACROSS, 0.3)] },
  "legend-open": { ...BARE, cracks: crackPath([ACROSS], dice("legend")) },
  "legend-entrance": { ...BARE, entrances: [{ at: [0, -0.15], turn: 0 }] },
} as const satisfies Record<string, Scene>;

/** Faces of the dice; a blank one is shown once. */
export const ATTACK = ["one_wound", "two_wounds", "omen"] as const;
export const DEFENSE = ["one_shield", "two_shields", "blank"] as const;

export const EQUIPMENT = ["ammunition", "grenades", "weapon", "keycode", "hammer_of_dawn", "troika_heavy_mg", "junker"] as const;

interface Look {
  kind: string;
  wounded?: boolean;
  bleeding?: boolean;
  deciding?: boolean;
  sides?: readonly Facing[];
  offered?: "attack" | "move";
}

/** Figures, and what may be the matter with them. */
export const FIGURES = looks({
  "legend-figure-deciding": { kind: "marcus_fenix", deciding: true },
  "legend-figure-cover": { kind: "marcus_fenix", sides: ["N"] },
  "legend-figure-bleeding": { kind: "marcus_fenix", bleeding: true },
  "legend-figure-wounded": { kind: "drone", wounded: true },
  "legend-figure-offered": { kind: "drone", offered: "move" },
  "legend-figure-target": { kind: "drone", offered: "attack" },
});

function looks<K extends string>(of: Record<K, Look>): Record<K, Look> {
  return of;
}

export const FIGURE = "figure:legend";
export const SPOT = { at: MIDDLE, radius: RADIUS, area: AREA, cover: null };

/** Nothing on the piece is on offer, or the figure alone. */
export function marksOf(offered?: "attack" | "move"): Marks {
  const option = { id: "legend", kind: "legend", refs: [FIGURE], args: {}, label: "", note: null, passes: false };
  const byRef = new Map(offered ? [[FIGURE, [{ ...option, role: offered }]]] : []);
  return new Marks([], { byRef, own: null }, null, [], null, null);
}
