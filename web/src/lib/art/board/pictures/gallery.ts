/** All illustrations of the board game's cards. This is loaded by itself, after the table is seen. */

import { hashOf } from "../../cards/hash";
import { cave, ruins, smoke, sparks } from "./backdrop";
import { families, locustScene } from "./locusts";
import { ORDERS } from "./orders";
import type { Scene } from "./scene";
import { weapons, weaponScene } from "./weapons";

/** What is printed on a card, by its kind. */
export type Subject =
  | { kind: "order"; id: string }
  | { kind: "ai"; id: string; family: string }
  | { kind: "weapon"; id: string }
  | { kind: "enemy"; id: string };

/** The land an enemy stands in; the figure itself is drawn as it stands on the map. */
function lair(id: string): Scene {
  const deep = hashOf(id) % 2 === 0;
  return {
    sky: id.startsWith("lambent") ? "lambent" : deep ? "ember" : "crimson",
    sun: [0.5, 0.42],
    items: [...(deep ? cave(id, 74) : ruins(id, 74)), ...smoke(18, 74, 15, id), ...smoke(102, 76, 13, id), sparks(id, 16)],
  };
}

const DRAWN: Readonly<Record<"order" | "ai" | "weapon", readonly string[]>> = { order: Object.keys(ORDERS), ai: families, weapon: weapons };

/** Whether somebody has drawn it, or it is shown by a likeness. */
export const isDrawn = (kind: keyof typeof DRAWN, id: string): boolean => DRAWN[kind].includes(id);

const made = new Map<string, Scene>();

function make(subject: Subject): Scene {
  switch (subject.kind) {
    case "order":
      return (ORDERS[subject.id] ?? ORDERS["assault"]!)();
    case "ai":
      return locustScene(subject.family, subject.id);
    case "weapon":
      return weaponScene(subject.id);
    case "enemy":
      return lair(subject.id);
  }
}

/** The illustration of a card. */
export function sceneOf(subject: Subject): Scene {
  const key = `${subject.kind} ${subject.id}`;
  const found = made.get(key) ?? make(subject);
  made.set(key, found);
  return found;
}
