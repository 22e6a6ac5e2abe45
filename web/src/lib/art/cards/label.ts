/** A card in one sentence, for those who hear it. */

import { about, commas, maybe, semicolons, t } from "../../text";
import type { CardFaceInfo, CardStates, Side, Values } from "./types";

export interface Facts {
  now?: Values | undefined;
  states?: CardStates | undefined;
  /** Keywords it has at the moment; those printed if nothing is said. */
  keywords?: readonly string[] | undefined;
  number?: number | null | undefined;
  faceName?: string | null | undefined;
  /** Cover: the side whose half is in force. */
  active?: Side | null | undefined;
}

const SPOKEN = ["suppressed", "enemyCover", "acted", "chosen", "target", "guide"] as const;

export const sideName = (side: Side): string => t(`face-side-${side}`);

/** A keyword in words; one the catalogue does not know as it is. */
export const keywordName = (keyword: string): string => maybe(`face-symbol-${keyword}`) ?? keyword.replaceAll("_", " ");

const subtypeName = (subtype: string): string => maybe(`face-subtype-${subtype}`) ?? subtype;

function what({ kind, subtype, side }: CardFaceInfo): string {
  const noun = subtype && kind === "unit" ? subtypeName(subtype) : t(`face-kind-${kind}`);
  return side ? t("face-label-side", { side: sideName(side), what: noun }) : noun;
}

function counts(deploy: CardFaceInfo["deploy"]): string {
  if (deploy === "any") return t("face-label-deployAny");
  if (!deploy.length) return "";
  const last = deploy[deploy.length - 1]!;
  const before = commas(deploy.slice(0, -1).map(String));
  return t("face-label-deploy", { counts: before ? t("face-label-or", { counts: before, last }) : last });
}

function value(key: "attack" | "defense", printed: number | null, now: Values | undefined): string {
  const shown = now ? now[key] : printed;
  if (shown === null) return "";
  const said = t(`face-label-${key}`, { n: shown });
  return printed === null || shown === printed ? said : t("face-label-printed", { value: said, n: printed });
}

/** The name of the face that is up, from its id or its name; "" where a card has only one. */
export function faceWord(face: CardFaceInfo, faceName: string | null | undefined): string {
  if (!Object.keys(face.faces).length || !faceName) return "";
  return face.faces[faceName] ?? faceName;
}

/** What both halves of a cover card do with that face up. */
export function halvesOf(face: CardFaceInfo, faceName: string | null | undefined): { cog: string; locust: string } {
  const halves = face.halves ?? {};
  const key =
    faceName && faceName in halves ? faceName : Object.keys(halves)[Math.max(0, Object.values(face.faces).indexOf(faceName ?? ""))];
  return (key && halves[key]) || { cog: "", locust: "" };
}

function halves(face: CardFaceInfo, { faceName, active }: Facts): string[] {
  if (!face.halves) return [];
  const words = halvesOf(face, faceName);
  return (["cog", "locust"] as const).map((side) =>
    t(active === side ? "face-label-inForce" : "face-label-half", {
      side: sideName(side),
      text: (words[side] || t("face-noRule")).replace(/[.\u3002]$/, ""),
    }),
  );
}

/** What a cover card does, line by line: of the face that is up, or of all. */
export function halfLines(face: CardFaceInfo, faceName: string | null | undefined): string[] {
  const keys = Object.keys(face.halves ?? {});
  const shown = faceWord(face, faceName) || keys.length < 2 ? [faceName] : keys;
  return shown.flatMap((key) => {
    const lines = halves(face, { faceName: key });
    return shown.length > 1 ? [about(faceWord(face, key), semicolons(lines))] : lines;
  });
}

/** Everything a card shows, as one sentence. */
export function cardLabel(face: CardFaceInfo, facts: Facts = {}): string {
  const { now, states = {}, keywords = face.keywords, number, faceName } = facts;
  const up = faceWord(face, faceName);
  const parts = [
    t("face-label", { name: face.name, what: what(face) }),
    face.subtype && face.kind !== "unit" ? subtypeName(face.subtype) : "",
    face.initiative === null ? "" : t("face-label-initiative", { n: face.initiative }),
    value("attack", face.attack, now),
    value("defense", face.defense, now),
    counts(face.deploy),
    ...keywords.map((keyword) => keywordName(keyword).toLowerCase()),
    number === null || number === undefined ? "" : t("face-label-number", { n: number }),
    up ? t("face-label-face", { face: up }) : "",
    ...halves(face, facts),
    ...SPOKEN.filter((state) => states[state]).map((state) => t(`face-label-state-${state}`)),
  ];
  return commas(parts.filter(Boolean));
}

/** A card seen from behind, in words. */
export const backLabel = (side: Side | null): string => (side ? t("face-label-back", { side: sideName(side) }) : t("face-label-backCover"));
