import { type Drawing, mark, placed, rod, solid } from "../ink/part";
import { both, disc, moved } from "../ink/path";
import { TORQUE_BOW } from "../ink/weapons";

const SHOULDER = "M-9 -26Q-23 -33 -28 -18L-31 -6L-12 -13Z";

/** Tall and helmeted, cape to the ground, bow drawn. */
export const theron_guard: Drawing = {
  body: [
    solid("robe", "M-2 -30Q24 -34 30 -10Q36 14 34 48L-20 48L-10 0Z", 1.4),
    mark("shade", "M22 -14Q27 10 24 40M14 -10Q17 14 14 42", 2.6),
    solid("hide", "M-14 8L11 8L14 48L-18 48Z", 0.9),
    mark("line", "M-2 14L-3 46", 1.8),
  ],
  over: [
    solid("plate", "M-15 -26Q-2 -31 13 -26L11 2Q-2 8 -14 2Z", 1.1),
    mark("line", "M-2 -27L-2 4M-12 -8Q-2 -2 10 -8", 1.7),
    solid("black", "M-15 1L12 1L13 9L-16 9Z", 0.5),
    rod("flesh", "M18 -16Q26 0 8 -4", 8.5),
    rod("flesh", "M-20 -14L-36 -7", 8.5),
    solid("plate", moved(SHOULDER, { x: -2 }), 0.9),
    solid("plate", moved(SHOULDER, { mirrored: true, x: 0 }), 0.9),
    solid("bone", "M-30 -18L-40 -31L-22 -27Z" + "M27 -18L39 -31L19 -27Z", 0.5),
    solid("iron", "M-12 -30Q-13 -42 -9 -48L-1 -64L7 -48Q11 -42 10 -30L4 -20L-6 -20Z", 1),
    mark("line", "M-1 -62L-1 -40", 1.8),
    mark("line", "M-9 -38L-2.4 -35L-2.4 -31L-8 -33ZM7 -38L0.4 -35L0.4 -31L6 -33Z"),
    mark("ember", disc(-5.6, -34.4, 1.6) + disc(3.6, -34.4, 1.6)),
    mark("line", both("M-3 -27L-4 -21"), 1.4),
    ...placed(TORQUE_BOW, { x: -20, y: -7, size: 0.92, mirrored: true }),
    solid("flesh", disc(-37, -7, 5.6) + disc(-4, -6, 5.4), 0.6),
  ],
};
