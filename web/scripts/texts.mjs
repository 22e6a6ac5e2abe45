/** Types of the page's messages, from the English Fluent files all other languages follow. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The TypeScript that names every message of a folder. */
export function textTypes(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
  const keys = files.flatMap((name) => new FluentResource(readFileSync(join(folder, name), "utf8")).body.map((message) => message.id));
  const union = keys.map((key) => `\n  | ${JSON.stringify(key)}`).join("");
  return `/** Made by \`npm run types\` from src/eday/text/en/page. Do not edit. */\nexport type TextKey =${union};\n`;
}
