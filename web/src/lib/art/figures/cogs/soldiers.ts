/** The four COGs, and a fifth for any other: armour, head, weapon. */

import { type Drawing, type Part, placed, rod } from "../ink/part";
import { GNASHER, LANCER } from "../ink/weapons";
import { gauntlet, GORGET, PAULDRONS, TRUNK } from "./armour";
import { BAIRD, COLE, DOM, type Head, HELMET, MARCUS } from "./heads";

const soldier = ({ skull, face }: Head, weapon: readonly Part[]): Drawing => ({
  body: TRUNK,
  over: [...skull, ...face, ...GORGET, ...PAULDRONS, ...weapon],
});

/** Rifle across the chest, the saw outwards. */
const marcus_fenix = soldier(MARCUS, [...placed(LANCER, { x: -14, y: 17, turn: 46, mirrored: true }), ...gauntlet(-6, 27)]);

/** Shotgun levelled to the side. */
const dominic_santiago = soldier(DOM, [
  ...placed(GNASHER, { x: -11, y: 19, size: 1.15, turn: 12, mirrored: true }),
  ...gauntlet(4, 27),
  ...gauntlet(-29, 18),
]);

/** Rifle held upright in one fist, beside the shoulder. */
const augustus_cole = soldier(COLE, [...placed(LANCER, { x: -40, y: 4, turn: 84, mirrored: true }), ...gauntlet(-38, 12)]);

/** Rifle slung low, an antenna on the back. */
const damon_baird = soldier({ ...BAIRD, skull: [rod("iron", "M25 -10L29 -56", 2.2), ...BAIRD.skull] }, [
  ...placed(LANCER, { x: -16, y: 25, size: 0.9, turn: -14, mirrored: true }),
  ...gauntlet(-8, 28),
]);

const gear = soldier(HELMET, [...placed(LANCER, { x: -16, y: 25, size: 0.9, turn: 8, mirrored: true }), ...gauntlet(-8, 28)]);

export const SOLDIERS = { marcus_fenix, dominic_santiago, augustus_cole, damon_baird, gear };
