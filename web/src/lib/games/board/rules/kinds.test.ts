import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../wire";
import { kindsOf } from "./kinds";

const view = {
  cogs: [
    { ref: "cog:dom", bleeding_out: true },
    { ref: "cog:marcus", bleeding_out: false },
  ],
  locusts: [{ ref: "figure:drone-1", enemy: "drone" }],
  map: {
    doors_info: [{ area: "area:2A.A" }],
    equipment_cards: [{ area: "area:2A.B" }],
    dropped_weapons: [{ area: "area:2A.B" }],
    open_holes: ["hole:2A.C"],
    sealed_holes: ["hole:2A.D"],
  },
} as unknown as BoardView;

describe("the kinds of a thing", () => {
  it("tell a figure by its enemy card, and who bleeds out", () => {
    expect(kindsOf("figure:drone-1", view)).toEqual(["enemy:drone", "figure"]);
    expect(kindsOf("cog:dom", view)).toEqual(["bleeding_out", "cog"]);
    expect(kindsOf("cog:marcus", view)).toEqual(["cog:marcus", "cog"]);
  });

  it("tell what lies in an area before the area", () => {
    expect(kindsOf("area:2A.A", view)).toEqual(["door", "area"]);
    expect(kindsOf("area:2A.B", view)).toEqual(["equipment", "drop", "area"]);
    expect(kindsOf("area:2A.C", view)).toEqual(["hole", "area"]);
    expect(kindsOf("area:2A.D", view)).toEqual(["hole", "area"]);
    expect(kindsOf("area:2A.E", view)).toEqual(["area"]);
  });

  it("name a card before its kind: it may have rules of its own", () => {
    expect(kindsOf("weapon:lancer", view)).toEqual(["weapon:lancer", "weapon"]);
    expect(kindsOf("cover:2A.c1", null)).toEqual(["cover:2A.c1", "cover"]);
  });
});
