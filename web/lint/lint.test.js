// @vitest-environment node
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import svelte from "eslint-plugin-svelte";
import { describe, expect, it } from "vitest";
import { circle, imported, way } from "./imports.js";
import eday from "./index.js";
import { mayImport } from "./rooms.js";

const file = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

describe("the import contract", () => {
  it("lets a room know the rooms below it and nobody else", () => {
    expect(mayImport(file("lib/games/campaign/Reinforce.svelte"), file("lib/art/cards/CardFace.svelte"))).toBe(true);
    expect(mayImport(file("lib/games/campaign/CampaignTable.svelte"), file("lib/games/card/CardTable.svelte"))).toBe(true);
    expect(mayImport(file("lib/games/card/desk.svelte.ts"), file("lib/games/campaign/story.ts"))).toBe(false);
    expect(mayImport(file("lib/games/card/desk.svelte.ts"), file("lib/games/board/desk.svelte.ts"))).toBe(false);
    expect(mayImport(file("lib/shell/state/table.svelte.ts"), file("lib/games/board/desk.svelte.ts"))).toBe(false);
    expect(mayImport(file("lib/wire/index.ts"), file("lib/games/board/map/types.ts"))).toBe(false);
    expect(mayImport(file("lib/shell/ui/sound.ts"), file("App.svelte"))).toBe(false);
    expect(mayImport(file("App.svelte"), file("lib/pages/lobby/Lobby.svelte"))).toBe(true);
  });

  it("finds the file behind an import, whatever its name leaves out", () => {
    const from = file("lib/games/board/BoardTable.svelte");
    expect(imported(from, "../../wire")).toBe(file("lib/wire/index.ts"));
    expect(imported(from, "../../shell/state/table.svelte")).toBe(file("lib/shell/state/table.svelte.ts"));
    expect(imported(from, "./Hint.svelte")).toBe(file("lib/games/board/Hint.svelte"));
    expect(imported(from, "svelte")).toBeNull();
  });

  it("sees imports of scripts, of markup, and of types", () => {
    const table = "lib/shell/state/table.svelte.ts";
    const found = circle(file(table), file("App.svelte"));
    expect([found?.at(0), found?.length, found?.at(-1)]).toEqual(["App.svelte", 3, table]);
    const replay = "lib/pages/replay/Replay.svelte";
    expect(circle(file(replay), file("App.svelte"))).toEqual(["App.svelte", replay]);
    expect(circle(file("lib/wire/generated.ts"), file("lib/wire/faces.ts"))?.at(-1)).toBe("lib/wire/generated.ts");
    expect(circle(file("App.svelte"), file("lib/wire/index.ts"))).toBeNull();
  });

  it("follows a circle of any length, and only a circle", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a", "d"]],
    ]);
    expect(way(graph, "b", "a")).toEqual(["b", "c", "a"]);
    expect(way(graph, "d", "a")).toBeNull();
  });
});

describe("words in templates", () => {
  const said = async (code) => {
    const linter = new ESLint({
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      overrideConfigFile: true,
      overrideConfig: [...svelte.configs.base, { files: ["**/*.svelte"], plugins: { eday }, rules: { "eday/words": "error" } }],
    });
    const [{ messages }] = await linter.lintText(code, { filePath: file("Made.svelte") });
    return messages.map((message) => message.message.split('"')[1]);
  };

  it("are refused, in text and where only some people hear or see them", async () => {
    expect(await said('<p title="A title">Plain {x} words</p>')).toEqual(["A title", "Plain", "words"]);
    expect(await said('<img alt="of {x} here" /><input placeholder="Name" />')).toEqual(["of", "here", "Name"]);
  });

  it("are none where nobody reads them", async () => {
    expect(
      await said('<p class="some words" title={t("key")}>{t("key")} · 2 ✕ <kbd>Esc</kbd></p><style>p { color: red; }</style>'),
    ).toEqual([]);
  });
});
