/** The bulk that Boomers and Grinders share: a barrel of a body on thick legs. */

import { mark, type Part, solid } from "../ink/part";
import { both, moved } from "../ink/path";

const SLAB = "M-13 -25Q-38 -30 -44 -8Q-45 4 -37 9L-18 -4Z";

export const BULK: readonly Part[] = [
  solid("hide", "M-26 22L-3 22L-4 48L-30 48Z", 1),
  solid("hide", "M26 22L3 22L4 48L30 48Z", 1),
  solid("flesh", "M-35 -4Q-35 -26 -14 -27L14 -27Q35 -26 35 -4Q36 16 27 28Q0 36 -27 28Q-36 16 -35 -4Z", 1.5),
  mark("shade", both("M-20 18Q-10 24 0 24"), 2.2),
  solid("black", "M-28 22Q0 31 28 22L28 30Q0 38 -28 30Z", 0.6),
  solid("iron", "M-8 23L8 23L8 34L-8 34Z", 0.5),
];

export const SLABS: readonly Part[] = [
  solid("plate", SLAB, 1.1),
  solid("plate", moved(SLAB, { mirrored: true }), 1.1),
  mark("line", both("M-20 -8Q-30 0 -41 -3"), 1.8),
];
