/** The import contract: which rooms of src/lib each room knows. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIB = fileURLToPath(new URL("../src/lib/", import.meta.url));
/** A folder of rooms, each named after its game. */
const GAMES = "games/";

/** From the lowest room to the highest. A room knows only rooms above its line, so that no circle can form. */
const KNOWN = {
  wire: [],
  text: [],
  net: ["text", "wire"],
  art: ["text", "wire"],
  shell: ["art", "net", "text", "wire"],
  "games/board": ["art", "shell", "text", "wire"],
  "games/card": ["art", "shell", "text", "wire"],
  "games/campaign": ["games/card", "art", "net", "shell", "text", "wire"],
  pages: ["games/board", "games/card", "games/campaign", "art", "net", "shell", "text", "wire"],
};

const rooms = Object.keys(KNOWN);

for (const [i, room] of rooms.entries()) {
  const wrong = KNOWN[room].filter((known) => !rooms.slice(0, i).includes(known));
  if (wrong.length) throw new Error(`lint/rooms.js: ${room} may not know ${wrong.join(", ")}: list only rooms that stand above it`);
}
const folders = readdirSync(LIB).flatMap((name) => (`${name}/` === GAMES ? readdirSync(LIB + GAMES).map((game) => GAMES + game) : name));
const unlisted = folders.filter((name) => !rooms.includes(name));
if (unlisted.length) throw new Error(`lint/rooms.js: say which rooms src/lib/${unlisted.join(", src/lib/")} may know`);

/** The room a file of src/lib is in; null for what stands above all rooms. */
export function roomOf(path) {
  if (!path.startsWith(LIB)) return null;
  const [first, second] = path.slice(LIB.length).split("/");
  return `${first}/` === GAMES ? GAMES + second : first;
}

/** Whether a file may import another. */
export function mayImport(from, to) {
  const room = roomOf(from);
  return room === null || [room, ...KNOWN[room]].includes(roomOf(to));
}
