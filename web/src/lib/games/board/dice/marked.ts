/** What is drawn on the faces of the dice: on the cubes of the table, and on paper. */

export interface FaceShape {
  d: string;
  kind: "mark" | "omen" | "skull" | "eyes";
  /** Where its middle lies, and how large it is. */
  x?: number;
  y?: number;
  size?: number;
}

/** Left, top, width and height of a face. */
export const FACE_BOX = [-18, -18, 36, 36] as const;

const DROP = "M0 -13C6 -4 9 0.500 9 5A9 9 0 0 1 -9 5C-9 0.500 -6 -4 0 -13Z";
const SHIELD = "M0 -13L11 -9V-1C11 6.500 6 11 0 14C-6 11 -11 6.500 -11 -1V-9Z";
const STAR = "M0 -18L4.500 -8L14.500 -12L10 -2L18 4L8 7L9 17L0 11L-9 17L-8 7L-18 4L-10 -2L-14.500 -12L-4.500 -8Z";
const SKULL = "M0 -7C5 -7 7 -4 7 -0.500C7 1.500 6 3 4.500 4V7H-4.500V4C-6 3 -7 1.500 -7 -0.500C-7 -4 -5 -7 0 -7Z";
const EYES = "M-5 -1.500H-1.500V1.500H-5ZM1.500 -1.500H5V1.500H1.500Z";

const one = (d: string): readonly FaceShape[] => [{ d, kind: "mark", x: 0, y: 0, size: 1.15 }];
const two = (d: string): readonly FaceShape[] => [
  { d, kind: "mark", x: -9, y: -5, size: 0.78 },
  { d, kind: "mark", x: 9, y: 5, size: 0.78 },
];

export const MARKED: Readonly<Record<string, readonly FaceShape[]>> = {
  one_wound: one(DROP),
  two_wounds: two(DROP),
  omen: [
    { d: STAR, kind: "omen" },
    { d: SKULL, kind: "skull" },
    { d: EYES, kind: "eyes" },
  ],
  one_shield: one(SHIELD),
  two_shields: two(SHIELD),
  blank: [],
};
