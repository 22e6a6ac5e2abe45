/** The cards of the board game's own content, read from its data files: for tests only. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../src/eday/content/data/board/${file}.yaml`, import.meta.url).href), "utf8");

/** Every entry of a file with its text. */
function entries(file: string): [id: string, block: string][] {
  const found = read(file).matchAll(/^([a-z0-9_]+):\n((?: .*\n|\n(?= ))*)/gm);
  return [...found].map(([, id = "", block = ""]) => [id, block]);
}

const ids = (file: string): string[] => entries(file).map(([id]) => id);

export const orders = (): string[] => ids("orders");
export const weaponCards = (): string[] => ids("weapons");
export const enemies = (): string[] => ids("enemies");

/** AI cards with the family they are about. */
export const aiCards = (): { id: string; family: string }[] =>
  entries("ai_cards").map(([id, block]) => ({ id, family: /^ {2}family: (\w+)$/m.exec(block)?.[1] ?? "" }));
