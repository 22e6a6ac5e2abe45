/** What the faces of the dice show. */

export type DieKind = "attack" | "defense";

/** The six faces of each die, for a look at its sides while it turns. */
export const CUBE: Readonly<Record<DieKind, readonly string[]>> = {
  attack: ["omen", "one_wound", "two_wounds", "one_wound", "blank", "one_wound"],
  defense: ["two_shields", "blank", "one_shield", "blank", "one_shield", "blank"],
};

const DROPS: Readonly<Record<string, number>> = { one_wound: 1, two_wounds: 2 };
const SHIELDS: Readonly<Record<string, number>> = { one_shield: 1, two_shields: 2 };

const sum = (faces: readonly string[], worth: Readonly<Record<string, number>>): number =>
  faces.reduce((all, face) => all + (worth[face] ?? 0), 0);

export const hitsOn = (faces: readonly string[]): number => sum(faces, DROPS);
export const shieldsOn = (faces: readonly string[]): number => sum(faces, SHIELDS);
export const omensOn = (faces: readonly string[]): number => faces.filter((face) => face === "omen").length;

/** The faces around one that lies in front: a die that shows it, turned so that it does. */
export function around(kind: DieKind, face: string): string[] {
  const cube = CUBE[kind];
  const at = Math.max(0, cube.indexOf(face));
  return [face, ...cube.slice(at + 1), ...cube.slice(0, at)].slice(0, 6);
}
