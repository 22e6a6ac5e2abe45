/** A COG on the ground: the body on its side across the base, an arm stretched out, the head its own. */

import { type Drawing, mark, type Part, placed, rod, solid } from "../ink/part";
import { disc } from "../ink/path";
import { faint, type Head } from "./heads";

const BODY: readonly Part[] = [
  mark("blood", "M-38 18Q-30 8 -10 12Q14 8 26 16Q38 20 32 28Q20 36 -4 33Q-34 34 -38 18Z"),
  rod("navy", "M16 4Q30 -6 36 8L47 14", 12),
  rod("navy", "M16 14Q28 14 32 20L44 27", 12),
  solid("black", "M41 8L52 10L51 19L40 19ZM38 22L49 24L47 33L37 32Z", 0.6),
  solid("steel", "M24 -4L34 -5L37 6L28 8Z", 0.6),
  solid("navy", "M-14 -12Q4 -16 20 -4L22 18Q4 24 -12 20Z", 1),
  solid("steel", "M-14 -9Q0 -13 9 -7L10 15Q0 21 -12 18Z", 1),
  mark("line", "M-2 -10L-1 18", 1.8),
  mark("lamp", "M3 -2L4 6", 3.2),
  rod("navy", "M-8 16Q-20 27 -40 24", 9),
  solid("black", disc(-41, 24, 6, 5.4), 0.5),
];

const SHOULDER: readonly Part[] = [
  solid("steel", "M-16 -2Q-18 -19 -4 -20Q9 -18 9 -6Q8 4 -2 6Q-12 6 -16 -2Z", 1.1),
  mark("line", "M-14 -1Q-4 4 7 -2", 1.8),
];

/** The head lies to the left, its eyes shut. */
export const fallen = ({ skull }: Head): Drawing => ({
  body: [],
  over: [...BODY, ...placed([...skull, ...faint(-26)], { x: -10, y: 4, size: 0.74, turn: -96 }), ...SHOULDER],
});
