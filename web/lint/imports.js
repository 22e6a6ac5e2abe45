/** Who imports whom in src, types included, and which files import each other in a circle. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;
const LATE = /import\("([^"]+)"\)/g;

/** The file behind a relative import, or null for a package. */
export function imported(from, name) {
  if (!name.startsWith(".")) return null;
  const path = resolve(dirname(from), name);
  return [`${path}.ts`, join(path, "index.ts"), path].find((each) => existsSync(each)) ?? null;
}

function importsOf(path) {
  const text = readFileSync(path, "utf8");
  const scripts = path.endsWith(".svelte") ? [...text.matchAll(SCRIPT)].map((script) => script[1]) : [text];
  // Of markup, {#await import("...")}.
  const late = path.endsWith(".svelte") ? [...text.replace(SCRIPT, "").matchAll(LATE)].map((found) => found[1]) : [];
  const names = scripts.flatMap((script) => ts.preProcessFile(script).importedFiles.map((file) => file.fileName));
  return [...names, ...late].map((name) => imported(path, name)).filter((file) => file !== null);
}

function importsOfAll() {
  const files = readdirSync(SRC, { recursive: true })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(SRC, name));
  return new Map(files.map((path) => [path, importsOf(path)]));
}

/** The way from one file to another along imports; null where there is none. */
export function way(graph, from, to) {
  const came = new Map([[from, null]]);
  for (const file of came.keys()) {
    if (file === to) {
      const found = [];
      for (let at = file; at !== null; at = came.get(at)) found.unshift(at);
      return found;
    }
    for (const next of graph.get(file) ?? []) if (!came.has(next)) came.set(next, file);
  }
  return null;
}

let graph = null;

/** The circle that an import closes: the files on the way back, by name; null where it closes none. */
export function circle(from, to) {
  graph ??= importsOfAll();
  return way(graph, to, from)?.map((path) => path.slice(SRC.length + 1)) ?? null;
}
