/** Every card of the game's own content, read from its data files: for tests only. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CardFaceInfo, Side } from "./types";

const KINDS: Readonly<Record<string, CardFaceInfo["kind"]>> = {
  units: "unit",
  command_units: "command_unit",
  commands: "command",
  tactics: "tactic",
  reactions: "reaction",
  covers: "cover",
  scenarios: "scenario",
};

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../src/eday/${path}`, import.meta.url).href), "utf8");

/** The value behind a key of a card's own level. */
const field = (block: string, key: string): string | null => new RegExp(`^  ${key}: (.*)$`, "m").exec(block)?.[1] ?? null;
const number = (block: string, key: string): number | null => {
  const found = field(block, key);
  return found === null ? null : Number(found);
};
const list = (block: string, key: string): string[] => field(block, key)?.slice(1, -1).split(", ") ?? [];

const called = (ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, id]));

function facesOf(kind: string, block: string): Pick<CardFaceInfo, "halves" | "faces"> {
  const keys = [...block.matchAll(/^ {4}(front|lit|dark):/gm)].map((found) => found[1]!);
  if (kind !== "cover") return { halves: null, faces: called(list(block, "faces")) };
  const half = { cog: "The occupant gains +1 defense.", locust: "" };
  return { halves: Object.fromEntries(keys.map((key) => [key, half])), faces: called(keys.length > 1 ? keys : []) };
}

function cardsOf(file: string, titles: ReadonlyMap<string, string>): CardFaceInfo[] {
  const kind = KINDS[file]!;
  const blocks = read(`content/data/card/${file}.yaml`).matchAll(/^([a-z0-9-]+):\n((?: .*\n|\n(?= ))*)/gm);
  return [...blocks].map(([, id = "", block = ""]) => ({
    id,
    name: titles.get(id) ?? "",
    kind,
    side: field(block, "faction") as Side | null,
    subtype: field(block, "subtype"),
    deploy: list(block, "deploy").map(Number),
    attack: number(block, "attack"),
    defense: number(block, "defense"),
    keywords: list(block, "keywords"),
    rules: block.includes("\n  effects:") ? ["Deploy: you may draw up to 2 cards."] : [],
    initiative: number(block, "initiative"),
    ...facesOf(kind, block),
    block: field(block, "block") ?? "",
  }));
}

/** All cards there are. */
export function everyCard(): CardFaceInfo[] {
  const names = read("text/en/card_names.ftl").matchAll(/^title-(\S+) = (.*)$/gm);
  const titles = new Map([...names].map(([, id = "", name = ""]) => [id, name]));
  return Object.keys(KINDS).flatMap((file) => cardsOf(file, titles));
}
