import { describe, expect, it } from "vitest";
import type { Option, TableEvent } from "../../../wire";
import { beginning, places, progress, type Scene, topicOf } from "./steps";

const event = (kind: string, data: Record<string, unknown> = {}): TableEvent => ({ n: 0, kind, data, line: "", tone: "plain" });
const option = (kind: string, ...refs: string[]): Option => ({
  id: kind,
  kind,
  refs,
  args: {},
  label: kind,
  role: "other",
  note: null,
  passes: false,
});
const ours = event("turn_started", { seat: 0 });
const played = event("order_played", { seat: 0 });
const moved = event("figure_moved", { figure: "cog:a" });

const scene = (change: Partial<Scene>): Scene => ({
  seats: [0],
  cogs: ["cog:a"],
  decision: null,
  options: [],
  open: false,
  events: [ours],
  passed: new Set(),
  ...change,
});

describe("topics", () => {
  it("before the turn: the set-up is ours, or somebody else plays", () => {
    expect(topicOf(scene({ events: [], decision: "setup_cover" }))).toBe("setup");
    expect(topicOf(scene({ events: [], decision: "locust_cover" }))).toBe("react");
    expect(topicOf(scene({ events: [event("turn_started", { seat: 1 })], decision: "guard" }))).toBe("react");
    expect(topicOf(scene({ events: [event("turn_started", { seat: 1 })] }))).toBe("wait");
  });

  it("healing is talked about only where it is asked for", () => {
    expect(topicOf(scene({ decision: "heal" }))).toBe("heal");
    expect(topicOf(scene({ decision: "order" }))).toBe("order");
    expect(topicOf(scene({ decision: "order", open: true }))).toBe("use");
    expect(progress(scene({ events: [ours, played] })).met).toEqual(new Set(["heal", "order"]));
  });

  it("moving, cover and attack come up as they are on offer, then the end", () => {
    const options = [option("move", "area:x"), option("attack", "figure:d"), option("end")];
    const at = (change: Partial<Scene>) => topicOf(scene({ decision: "action", options, events: [ours, played], ...change }));
    expect(at({})).toBe("move");
    expect(at({ events: [ours, played, moved] })).toBe("attack");
    expect(at({ passed: new Set(["move", "attack"] as const) })).toBe("end");
    expect(at({ decision: "move", options: [option("cover", "cover:c"), option("stop")] })).toBe("cover");
    expect(at({ decision: "move", options: [option("stop")] })).toBe("stop");
    expect(at({ decision: "guard", options: [option("pass")] })).toBe("react");
  });

  it("an undo takes a lesson back", () => {
    expect(progress(scene({ events: [ours, played, moved] })).met.has("move")).toBe(true);
    expect(progress(scene({ events: [ours, played] })).met.has("move")).toBe(false);
  });

  it("what another figure does teaches nothing", () => {
    const others = event("figure_moved", { figure: "cog:b" });
    expect(progress(scene({ events: [ours, played, others] })).met.has("move")).toBe(false);
  });

  it("the Locust card is read while nothing is asked; a question goes before it", () => {
    const drawn = [ours, played, event("ai_card_drawn")];
    const passed = new Set(["locust"] as const);
    expect(topicOf(scene({ events: drawn }))).toBe("locust");
    expect(topicOf(scene({ events: drawn, decision: "activate" }))).toBe("react");
    expect(topicOf(scene({ events: drawn, passed }))).toBe("watch");
    const over = [...drawn, event("turn_started", { seat: 1 })];
    expect(topicOf(scene({ events: over }))).toBe("locust");
    expect(topicOf(scene({ events: over, decision: "order" }))).toBe("done");
    expect(topicOf(scene({ events: over, passed }))).toBe("done");
    expect(topicOf(scene({ events: over, passed: new Set(["locust", "done"] as const) }))).toBeNull();
  });
});

describe("beginning", () => {
  it("is our turn if it is going on, else the next thing to come", () => {
    expect(beginning([], [0])).toBe(0);
    expect(beginning([event("stage_begun"), ours, played], [0])).toBe(1);
    expect(beginning([ours, played, event("turn_started", { seat: 1 }), moved], [0])).toBe(4);
  });
});

describe("places", () => {
  it("are where the options lie: the map, else the buttons", () => {
    const options = [option("attack", "figure:d", "weapon:w"), option("end")];
    const found = places("attack", scene({ decision: "action", options }));
    expect(found[0]).toContain('.thing.offered[data-ref="figure:d"]');
    expect(found[1]).toBe('.prompt .buttons button[data-option="attack"]');
    expect(places("end", scene({ decision: "action", options }))[0]).toBe('.prompt .buttons button[data-option="end"]');
    expect(places("react", scene({ decision: "locust_cover" }))).toEqual(places("setup", scene({ decision: "setup_cover" })));
    expect(places("wait", scene({}))).toEqual([]);
  });
});
