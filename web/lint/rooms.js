/** The import contract: which rooms of src/lib each room knows. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIB = fileURLToPath(new URL("../src/lib/", import.meta.url));

/** From the lowest room to the highest. A room knows only rooms above its line, so that no circle can form. */
const KNOWN = {
  wire: [],
  text: [],
  figures: [],
  settings: ["text", "wire"],
  options: ["wire"],
  net: ["text", "wire"],
  ui: ["settings", "text"],
  state: ["net", "options", "settings", "text", "ui", "wire"],
  setup: ["net", "text", "ui", "wire"],
  help: ["net", "settings", "text", "wire"],
  board: ["figures", "options", "text", "ui", "wire"],
  cards: ["figures", "options", "settings", "state", "text", "ui", "wire"],
  campaign: ["cards", "net", "setup", "state", "text", "ui", "wire"],
  guide: ["settings", "state", "text", "wire"],
  lobby: ["figures", "help", "net", "settings", "setup", "text", "ui", "wire"],
  replay: ["board", "campaign", "cards", "net", "settings", "setup", "state", "text", "ui", "wire"],
  table: [
    "board",
    "campaign",
    "cards",
    "figures",
    "guide",
    "help",
    "net",
    "options",
    "replay",
    "settings",
    "setup",
    "state",
    "text",
    "ui",
    "wire",
  ],
};

const rooms = Object.keys(KNOWN);

for (const [i, room] of rooms.entries()) {
  const wrong = KNOWN[room].filter((known) => !rooms.slice(0, i).includes(known));
  if (wrong.length) throw new Error(`lint/rooms.js: ${room} may not know ${wrong.join(", ")}: list only rooms that stand above it`);
}
const unlisted = readdirSync(LIB).filter((name) => !rooms.includes(name));
if (unlisted.length) throw new Error(`lint/rooms.js: say which rooms src/lib/${unlisted.join(", src/lib/")} may know`);

/** The room a file of src/lib is in; null for what stands above all rooms. */
export const roomOf = (path) => (path.startsWith(LIB) ? path.slice(LIB.length).split("/")[0] : null);

/** Whether a file may import another. */
export function mayImport(from, to) {
  const room = roomOf(from);
  return room === null || [room, ...KNOWN[room]].includes(roomOf(to));
}
