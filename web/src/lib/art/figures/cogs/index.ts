/** Every COG by its id, standing and on the ground. */

import type { Drawing } from "../ink/part";
import { fallen } from "./fallen";
import { BAIRD, COLE, DOM, HELMET, MARCUS } from "./heads";
import { SOLDIERS } from "./soldiers";

export const COGS: Readonly<Record<string, Drawing>> = SOLDIERS;

export const FALLEN: Readonly<Record<keyof typeof SOLDIERS, Drawing>> = {
  marcus_fenix: fallen(MARCUS),
  dominic_santiago: fallen(DOM),
  augustus_cole: fallen(COLE),
  damon_baird: fallen(BAIRD),
  gear: fallen(HELMET),
};
