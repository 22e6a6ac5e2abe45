/**
 * Figures as pictures: each is drawn once, and a figure on the table is a single element. As shapes of the document they made up
 * most of it, and whatever restyles the page (a dialog that opens) had to go through all of them.
 */

import { BASES, type BaseKind } from "./bases";
import { COGS, FALLEN } from "./cogs";
import { figureMarkup } from "./ink/markup";
import type { Drawing } from "./ink/part";
import { LOCUSTS } from "./locusts";

const STANDING: Readonly<Record<string, Drawing>> = { ...COGS, ...LOCUSTS };
const LYING: Readonly<Record<string, Drawing>> = FALLEN;
const drawn = new Map<string, string>();

/** The address of a figure's picture; only COGs have one that lies down. */
export function pictureOf(name: string, side: BaseKind, lying: boolean): string {
  const down = lying && name in FALLEN;
  const key = `${name}/${side}/${down}`;
  let url = drawn.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(figureMarkup((down ? LYING : STANDING)[name]!, BASES[side]))}`;
    drawn.set(key, url);
  }
  return url;
}
