// Makes src/lib/wire/generated.ts from the server's own schema and src/lib/text/generated.ts from the page's messages. `--check` only compares.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { textTypes } from "./texts.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const own = join(web, "..", ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const schema = JSON.parse(
  execFileSync(python, ["-m", "eday.server.schema"], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: join(web, "..", "src") },
    maxBuffer: 1 << 24,
  }),
);

/** Field titles would become a type each; only the titles of definitions are names. Lists of a set length are tuples. */
function untitled(node) {
  if (Array.isArray(node)) return node.map(untitled);
  if (!node || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key, value]) => !(key === "title" && typeof value === "string"));
  const made = Object.fromEntries(kept.map(([key, value]) => [key, key === "const" || key === "enum" ? value : untitled(value)]));
  return made.type === "array" && made.minItems > 0 && made.minItems === made.maxItems ? { tsType: tuple(made) } : made;
}

function tuple({ items, minItems }) {
  return `(readonly [${Array.from({ length: minItems }, () => written(items)).join(", ")}])`;
}

/** An entry of a tuple in TypeScript. */
function written(node) {
  if (node.anyOf) return `(${node.anyOf.map(written).join(" | ")})`;
  return node.tsType ?? node.$ref?.split("/").at(-1) ?? (node.type === "integer" ? "number" : node.type);
}

const { $defs } = schema;
const definitions = Object.fromEntries(Object.entries($defs).map(([name, definition]) => [name, untitled(definition)]));
const made = await compile({ title: "Wire", type: "object", properties: {}, additionalProperties: false, $defs: definitions }, "Wire", {
  bannerComment: "/** Made by `npm run types` from the server's schema. Do not edit. */",
  unreachableDefinitions: true,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: false,
});
const wire = made
  .replace(/ \*\s*\n \* This interface was referenced by[^\n]*\n[^\n]*\n/g, "")
  .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n[^\n]*\n \*\/\n/g, "");
const texts = textTypes(join(web, "..", "src", "eday", "text", "en", "page"));

for (const [room, text, source] of [
  ["wire", wire, "the server's schema"],
  ["text", texts, "the page's messages"],
]) {
  const target = join(web, "src", "lib", room, "generated.ts");
  if (!process.argv.includes("--check")) {
    writeFileSync(target, text);
  } else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error(`src/lib/${room}/generated.ts does not match ${source}: run npm run types`);
    process.exitCode = 1;
  }
}
