// Makes src/eday/text/aid/icons.json, the signs of printed player aids, from the drawings of the page. `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const load = async (file) => (await runnerImport(join(web, "src", "lib", file), { configFile: false, logLevel: "error" })).module;

const { MARKS } = await load("art/board/marks.ts");
const { SYMBOLS } = await load("art/cards/symbols.ts");
const { MARKED, FACE_BOX } = await load("games/board/dice/marked.ts");

const WHOLE = [0, 0, 1];
const drawn = ({ fill, line }) => ({
  box: [0, 0, 16, 16],
  shapes: [...(fill ? [{ d: fill, paint: "fill", at: WHOLE }] : []), ...(line ? [{ d: line, paint: "line", at: WHOLE }] : [])],
});
/** What is light on a die of the table is dark on paper, and the other way round. */
const PAINTS = { mark: "fill", omen: "fill", skull: "gap", eyes: "fill" };
const face = (shapes) => ({
  box: FACE_BOX,
  shapes: shapes.map(({ d, kind, x = 0, y = 0, size = 1 }) => ({ d, paint: PAINTS[kind], at: [x, y, size] })),
});
const each = (of, make) => Object.fromEntries(Object.entries(of).map(([name, one]) => [name, make(one)]));

const groups = { board: each(MARKS, drawn), card: each(SYMBOLS, drawn), dice: each(MARKED, face) };
/** A line for each sign, so that a change of one is told from the others. */
const rows = (of) => Object.entries(of).map(([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
const parts = Object.entries(groups).map(([group, of]) => `  ${JSON.stringify(group)}: {\n${rows(of).join(",\n")}\n  }`);
const text = `{\n${parts.join(",\n")}\n}\n`;
const target = join(web, "..", "src", "eday", "text", "aid", "icons.json");
if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
  console.error("src/eday/text/aid/icons.json does not match the page's drawings: run npm run icons");
  process.exitCode = 1;
}
