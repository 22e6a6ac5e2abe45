/** A finished game in a few honest numbers, from the figures the service counted. */
import { sideName } from "../setup/sides";
import { t } from "../../text";
import type { AnyView, Ref, Statistics } from "../../wire";

export interface Tile {
  label: string;
  /** What is large. */
  value: string;
  /** What explains it. */
  note: string;
}

/** A turning point, in words. */
export interface Told {
  turn: number;
  kind: "stage" | "down" | "revived" | "cog" | "locust";
  words: string;
}

type Counted = Record<"attacks" | "hits" | "kills" | "revives" | "bled_out", number>;

const SUMMED = ["attacks", "hits", "kills", "revives", "bled_out"] as const;

function board(stats: Extract<Statistics, { kind: "board" }>, view: AnyView | null): Tile[] {
  const squad = Object.values(stats.cogs);
  const all = Object.fromEntries(SUMMED.map((key) => [key, squad.reduce((sum, cog) => sum + cog[key], 0)])) as Counted;
  const share = Math.round((100 * all.hits) / Math.max(1, all.attacks));
  const shots = all.attacks ? t("end-sum-shotsText", { ...all, share }) : t("end-sum-noShots");
  const tiles: Tile[] = [
    { label: t("end-sum-turns"), value: String(stats.turns), note: "" },
    { label: t("end-sum-shots"), value: String(all.attacks), note: shots },
    { label: t("end-sum-kills"), value: String(all.kills), note: "" },
    {
      label: t("end-sum-revives"),
      value: String(all.revives),
      note: all.bled_out ? t("end-sum-downs", { n: all.bled_out }) : t("end-sum-noDowns"),
    },
  ];
  if (view?.game === "board" && view.outcome?.winner !== "cog") {
    const { stage, stages } = view.mission;
    tiles.push({
      label: t("end-sum-far"),
      value: t("end-sum-stage", { stage, stages }),
      note: t("end-sum-left", { n: view.locusts.length }),
    });
  } else if (stats.closest) {
    const { turn, standing, cards } = stats.closest;
    tiles.push({
      label: t("end-sum-closest"),
      value: t("end-sum-cards", { cards }),
      note: t("end-sum-closestText", { turn, standing, squad: squad.length }),
    });
  }
  return tiles;
}

function card(stats: Extract<Statistics, { kind: "card" }>, view: AnyView | null): Tile[] {
  const { cog, locust } = stats.sides;
  const heaviest = stats.blows.reduce<(typeof stats.blows)[number] | null>(
    (most, one) => (one.damage > (most?.damage ?? 0) ? one : most),
    null,
  );
  const decks = view?.game === "card" ? view.sides.map(({ deck }) => deck) : [];
  const both = (one: number, other: number): Pick<Tile, "value" | "note"> => ({ value: `${one} : ${other}`, note: t("end-sum-bySide") });
  return [
    { label: t("end-sum-turns"), value: String(stats.turns), note: "" },
    { label: t("end-sum-attacks"), ...both(cog.attacks, locust.attacks) },
    { label: t("end-sum-kills"), ...both(cog.kills, locust.kills) },
    { label: t("end-sum-damage"), ...both(cog.direct_damage, locust.direct_damage) },
    {
      label: t("end-sum-blow"),
      value: String(heaviest?.damage ?? 0),
      note: heaviest ? t("end-sum-blowText", { side: sideName(heaviest.side), turn: heaviest.turn }) : t("end-sum-noBlow"),
    },
    ...(decks.length ? [{ label: t("end-sum-decks"), ...both(decks[0] ?? 0, decks[1] ?? 0) }] : []),
  ];
}

/** The numbers of a game; a campaign is told by its table alone. */
export function tilesOf(stats: Statistics, view: AnyView | null): Tile[] {
  if (stats.kind === "board") return board(stats, view);
  return stats.kind === "card" ? card(stats, view) : [];
}

/** What turned a game, in its order; null where nobody looked for that. */
export function turningPoints(stats: Statistics, name: (ref: Ref) => string): Told[] | null {
  if (stats.kind === "card")
    return stats.blows.map(({ turn, side, damage }) => ({
      turn,
      kind: side,
      words: t("end-moment-blow", { side: sideName(side), damage }),
    }));
  if (stats.kind !== "board") return null;
  return stats.moments.map(({ turn, kind, figure, stage }) => ({
    turn,
    kind,
    words: kind === "stage" ? t("end-moment-stage", { stage: stage ?? 0 }) : t(`end-moment-${kind}`, { name: name(figure ?? "") }),
  }));
}
