/** COG soldiers: armoured busts told apart by headgear, what they carry and the rank beside them. */

import { augustus_cole } from "../../figures/shapes/augustus_cole";
import { ARMOUR } from "../../figures/shapes/cog_armour";
import { damon_baird } from "../../figures/shapes/damon_baird";
import { dominic_santiago } from "../../figures/shapes/dominic_santiago";
import { gear } from "../../figures/shapes/gear";
import { marcus_fenix } from "../../figures/shapes/marcus_fenix";
import { disc, draw, type Motif, placed, type Stroke } from "./ink";

const HELMET = gear.slice(ARMOUR.length);
const FACE = draw("b M-13 -22H13V3L7 15H-7L-13 3Z", "s3 M-9 -7H-3M3 -7H9", "s2.4 M-4 7H4");
const HEAVY = draw(
  "m M-41 38Q-44 4 -26 -2L-11 10H11L26 -2Q44 4 41 38Z",
  "s2.5 M-26 0Q-16 16 -18 38M26 0Q16 16 18 38M-38 14H-22M22 14H38",
  "g4 M-10 22H-3M3 22H10",
);
const CAP = draw("m M-21 -17Q-24 -37 0 -38Q24 -37 21 -17Z", "s M-17 -19H17L13 -11Q0 -15 -13 -11Z", `f ${disc(0, -27, 3.4)}`);
const BERET = draw("m M-16 -15Q-20 -34 -2 -35Q24 -36 27 -22Q19 -18 16 -15Z", `f ${disc(-8, -22, 3)}`);
const HAT = draw("m M-31 -18Q0 -27 31 -18Q0 -10 -31 -18Z", "m M-14 -20L-10 -38H10L14 -20Z", "s2.5 M-13 -23H13");
const HOOD = draw("d M-21 14Q-26 -37 0 -38Q26 -37 21 14L11 17Q15 -14 0 -18Q-15 -14 -11 17Z");
const BINOCULARS = draw("m M-16 -14H-2V0H-16ZM2 -14H16V0H2Z", "m5 M-3 -9H3", `g ${disc(-9, -7, 4)}${disc(9, -7, 4)}`);
const WELDER = draw("m M-17 -26Q0 -38 17 -26V2L8 17H-8L-17 2Z", "s M-12 -16H12V-6H-12Z", "f3.5 M-9 -11H9");
const SCAR = draw("s2 M5 -16L10 2");
const BEARD = draw("s M-13 -2L-7 3H7L13 -2V5Q8 18 0 18Q-8 18 -13 5Z", "b2.2 M-4 8H4");
const HAIR = draw("s M-15 -12Q-18 -34 0 -34Q18 -34 15 -12L11 -20H-11Z");

const RIFLE = draw("i7 M-30 38V-12", "i3.4 M-30 -12V-38", "i5 M-30 10L-38 17", "s2 M-33 -2H-27");
const BAYONET = draw("p M-33 -20L-30 -41L-27 -20Z");
const SAW = draw(
  "i M-36 38V2H-24V38Z",
  "i M-36 2L-34 -30Q-30 -40 -26 -30L-24 2Z",
  "s2.2 M-38 -4L-33 -6M-37 -12L-33 -14M-37 -20L-32 -22M-22 -4L-27 -6M-23 -12L-27 -14M-23 -20L-28 -22",
  "s M-36 6H-24V12H-36Z",
);
const SHOTGUN = draw("i5 M-34 38V-30M-27 38V-30", "s M-39 -6H-22V8H-39Z");
const LONGSHOT = draw("i5.5 M-30 38V0", "i2.8 M-30 0V-41", "i5 M-36 4V-12", "g3 M-36 -13V-12");
const WRENCH = draw("i6 M-30 38V-16", "i5.5 M-38 -33V-25L-30 -17L-22 -25V-33");
const SHIELD = draw("s M-42 -12H0V24L-21 41L-42 24Z", "m M-39 -9H-3V23L-21 37L-39 23Z", "s2.5 M-39 4H-3M-21 -9V36", "g3 M-33 -3H-26");
const GATLING = draw("i3.4 M-38 20V-40M-32 20V-40M-26 20V-40", "s2.5 M-40 -24H-24M-40 -8H-24", "i M-41 6H-22V30H-41Z");
const BANNER = draw("i3 M-30 38V-40", "f M-29 -38L-6 -31L-29 -22Z");

const chevrons = (n: number): Stroke[] =>
  Array.from({ length: n }, (_, i) => draw(`f4 M26 ${-24 + 9 * i}L34 ${-31 + 9 * i}L42 ${-24 + 9 * i}`)).flat();
const star = (x: number, y: number): string =>
  `f M${x} ${y - 9}L${x + 2.6} ${y - 3}L${x + 9} ${y - 3}L${x + 4} ${y + 1.5}L${x + 6} ${y + 8}L${x} ${y + 4}L${x - 6} ${y + 8}L${x - 4} ${y + 1.5}L${x - 9} ${y - 3}L${x - 2.6} ${y - 3}Z`;

const soldier = (...layers: (readonly Stroke[])[]): Motif => [{ parts: layers.flat() }];
const bust = (...layers: (readonly Stroke[])[]): Motif => soldier(ARMOUR, ...layers);

const CARMINE = draw(
  "m M-18 6V-16Q-17 -36 0 -36Q17 -36 18 -16V6L9 16H-9Z",
  `g ${disc(-8, -9, 6)}${disc(8, -9, 6)}`,
  "s2.4 M-7 5H7M-5 10H5M0 -36V-22",
);
const ANYA = draw(
  "f M-15 -10Q-19 -37 2 -36Q21 -34 17 -8L24 8L13 2Q15 -20 0 -20Q-14 -19 -13 4Z",
  "m3 M-15 -8Q-19 -35 1 -35",
  `m ${disc(-15, -6, 4)}`,
  "m2.2 M-15 -3Q-14 9 -5 8",
);
const KIM = draw("s M-14 -14Q-15 -34 0 -34Q15 -34 14 -14L9 -22L3 -18L-4 -23L-10 -18Z", "s2.2 M-10 11Q0 16 10 11");
const SLAB = draw(
  "d M-32 38Q-33 16 -18 11L-8 14H8L18 11Q33 16 32 38Z",
  "s2.4 M-18 12Q-12 24 -14 38M18 12Q12 24 14 38",
  "p2 M-6 24H6M-6 29H6",
);
const RAGS = draw("d M-34 38L-36 22L-22 8L0 18L22 8L36 22L34 38Z", "s2.4 M-14 14L-18 38M10 14L14 38M-30 24L-22 38");
const HOLSTER = draw("i5 M26 38L36 12M33 16L42 20", "s2 M28 34L33 20");
const KNIFE = draw("i4 M30 38V22", "p M26 22H34L30 -10Z", "i3 M23 22H37");
const TUBE = draw("i10 M22 34L40 -24", "s4 M36 -10L38 -17", "g3 M25 24L27 18");
const HAMMER = draw("i5 M32 38V-6", "i M24 -22H40V-6H24Z", "g3 M28 -14H36");

export const COG: Readonly<Record<string, Motif>> = {
  private: bust(HELMET, RIFLE, chevrons(1)),
  corporal: bust(HELMET, SHOTGUN, chevrons(2)),
  sergeant: bust(FACE, BERET, RIFLE, chevrons(3)),
  "drill-sergeant": bust(FACE, HAT, draw("s M-6 4H6L3 12H-3Z"), chevrons(3), BANNER),
  lieutenant: bust(FACE, HAIR, draw("m6 M-22 20L-38 -8L-30 -30", "b5 M-30 -30L-28 -38", "f4 M30 -34V-18M38 -34V-18")),
  captain: bust(FACE, CAP, draw(star(34, -26)), draw("m6 M-30 38L-26 14")),
  "hardened-captain": bust(FACE, CAP, SCAR, BEARD, SAW, draw(star(34, -30), star(34, -10))),
  "fresh-recruit": bust(
    draw("b M-11 -6H11V6L5 15H-5L-11 6Z"),
    draw("m M-23 -2Q-24 -33 0 -33Q24 -33 23 -2Q0 -9 -23 -2Z", "s2.5 M-21 -7Q0 -14 21 -7", "s2.6 M-7 3H-3M3 3H7"),
    RIFLE,
  ),
  "experienced-recruit": bust(
    draw("b M-12 -6H12V6L6 15H-6L-12 6Z"),
    draw("m M-23 -4Q-24 -33 0 -33Q24 -33 23 -4Q0 -11 -23 -4Z", "s2.6 M-8 2H-3M3 2H8", "f M-4 -28H4V-24H8V-17H4V-13H-4V-17H-8V-24H-4Z"),
    RIFLE,
    BAYONET,
  ),
  veteran: bust(FACE, HAIR, SCAR, BEARD, draw("f4 M5 9L17 12", "p2 M19 10Q25 2 20 -6"), SHOTGUN),
  scout: bust(FACE, HOOD, BINOCULARS),
  vanguard: [placed([...ARMOUR, ...HELMET, ...RIFLE, ...BAYONET], 4, 2, 0.95, 18)],
  "forward-vanguard": [
    placed([...ARMOUR, ...HELMET, ...SAW], 4, 2, 0.95, 22),
    { parts: draw("f4 M20 -34L30 -26L20 -18M31 -34L41 -26L31 -18") },
  ],
  "heavy-infantry": soldier(HEAVY, HELMET, SHIELD),
  "rear-guard": [placed([...HEAVY, ...HELMET, ...SHIELD], 0, 0, -1), { parts: draw("f4 M-28 -34L-38 -26L-28 -18M-38 -26H-20") }],
  "heavy-support": soldier(HEAVY, HELMET, GATLING),
  engineer: bust(FACE, WELDER, WRENCH),
  "assault-specialist": bust(HELMET, SAW, draw("f M28 -36L31 -28L39 -30L35 -23L42 -18L33 -17L32 -9L27 -16L19 -14L24 -21L19 -28L27 -28Z")),
  "gnasher-specialist": bust(FACE, HAIR, SHOTGUN, draw("f3 M20 -20L30 -26M22 -13L34 -14M20 -6L30 -2")),
  "alpha-squad-gear": [
    placed([...ARMOUR, ...HELMET], -23, 4, 0.62),
    placed([...ARMOUR, ...HELMET], 23, 4, 0.62),
    placed([...ARMOUR, ...HELMET], 0, 8, 0.8),
  ],
  "delta-squad": [
    placed(damon_baird, -29, 0, 0.52),
    placed(augustus_cole, 29, 0, 0.52),
    placed(dominic_santiago, -11, 12, 0.64),
    placed(marcus_fenix, 13, 12, 0.68),
  ],
  "augustus-cole": [{ parts: augustus_cole }],
  "damon-baird": [{ parts: damon_baird }],
  "marcus-fenix": [{ parts: marcus_fenix }],
  "dominic-santiago": [{ parts: dominic_santiago }],
  "marcus-back-in-armor": soldier(marcus_fenix, SAW),
  "marcus-fresh-from-the-slab": soldier(SLAB, marcus_fenix.slice(ARMOUR.length)),
  "ch09-marcus-fenix": soldier(marcus_fenix, SHOTGUN),
  "ch10-marcus-fenix": soldier(marcus_fenix, HAMMER),
  "ch13-marcus-fenix": soldier(marcus_fenix, RIFLE, KNIFE),
  "ch15-marcus-fenix": soldier(marcus_fenix, SAW, HOLSTER),
  "ch10-dominic-santiago": soldier(dominic_santiago, SHOTGUN),
  "ch11-dominic-santiago": soldier(dominic_santiago, LONGSHOT),
  "ch13-dominic-santiago": soldier(dominic_santiago, TUBE),
  "ch15-dominic-santiago": soldier(dominic_santiago, SAW, KNIFE),
  "anthony-carmine": bust(CARMINE, RIFLE),
  "minh-young-kim": bust(FACE, KIM, draw("f4 M30 -34V-18M38 -34V-18", "i M-40 4H-24V38H-40Z", "g2.4 M-36 10H-28", "i2.4 M-36 4V-24")),
  "anya-stroud": bust(FACE, ANYA),
  "stranded-scavenger": soldier(
    RAGS,
    FACE,
    HOOD,
    draw("m M-14 -14H14V-5H-14Z", "g4 M-9 -10H-4M4 -10H9", "i4 M30 38V0", "i M22 0H40V-8L36 -14H26L22 -8Z"),
  ),
};

/** A soldier nobody drew: a plain helmet, or broad armour for a heavy one. */
export const COG_TROOP: Motif = bust(HELMET, RIFLE);
export const COG_HEAVY: Motif = soldier(HEAVY, HELMET);
