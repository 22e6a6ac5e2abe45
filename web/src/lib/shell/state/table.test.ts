import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeWire } from "../../net/wire.fixture";
import type { AnyView, TableEvent } from "../../wire";
import { settings } from "../settings/settings.svelte";
import { oneByOne, type Score } from "./beats";
import { Table } from "./table.svelte";

const score: Score = {
  cues: (events, _past, own) => oneByOne(events, own, { step: ["step", 300] }),
  patch: (view): AnyView => view,
};
const event = (n: number, line = `line ${n}`): TableEvent => ({ n, kind: "step", data: {}, line, tone: "plain" });
const events = (first: number, ...list: TableEvent[]) => ({ type: "events", first, events: list });
const state = (version: number, option = `go ${version}`) => ({
  type: "state",
  version,
  choices: version,
  seat: 0,
  view: { game: "campaign", seat: 0, outcome: null, table: null },
  decision: { seat: 0, kind: "act", context: {} },
  options: [{ id: option, kind: "act", refs: [], label: option, args: {} }],
  prompt: "Choose.",
  asked: null,
  can_undo: true,
});
const WELCOME = { type: "welcome", game: "g", kind: "campaign", seats: [0], names: ["Ann"], plays: [], settings: { guard: "matters" } };

describe("a table", () => {
  let wires: FakeWire[];
  let table: Table;
  const wire = (): FakeWire => wires.at(-1)!;
  const lines = (): string[] => table.data.events.map((one) => one.line);
  const offered = (): string[] => table.options.map((one) => one.id);
  const say = (...messages: object[]): void => messages.forEach((message) => wire().say(message));

  beforeEach(() => {
    vi.useFakeTimers();
    settings.kept.speed = "normal";
    wires = [];
    vi.stubGlobal("WebSocket", function () {
      const made = new FakeWire();
      wires.push(made);
      return made;
    });
    table = new Table("token");
    table.join({ score });
    wire().onopen?.();
    say(WELCOME, events(0, event(0)), state(1));
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("lays down what happened before the page came", () => {
    expect([table.director.playing, lines(), offered()]).toEqual([false, ["line 0"], ["go 1"]]);
  });

  it("shows news before it offers anything, and takes no choice meanwhile", () => {
    say(events(1, event(1), event(2)), state(2));
    expect([lines(), offered(), table.mine]).toEqual([["line 0", "line 1"], [], false]);
    table.choose("go 2");
    expect(wire().sent.some((message) => message["type"] === "choose")).toBe(false);
    vi.advanceTimersByTime(600);
    expect([lines().length, offered(), table.mine]).toEqual([3, ["go 2"], true]);
    table.choose("go 2");
    expect(wire().sent.at(-1)).toMatchObject({ type: "choose", version: 2, option: "go 2" });
  });

  it("lets talk, presence and refusals through at once", () => {
    say(events(1, event(1)), state(2));
    say({ type: "chat", from: "Ben", seat: 1, text: "hello" }, { type: "presence", seats: [{ seat: 0, name: "Ann" }] });
    say({ type: "error", code: "bad_request", message: "No." });
    expect(table.director.playing).toBe(true);
    expect([table.data.chat.length, table.data.presence.length, table.notice?.text]).toEqual([1, 1, "No."]);
    vi.advanceTimersByTime(300);
    expect([table.data.chat.length, table.data.presence.length]).toEqual([1, 1]);
  });

  it("lays down at once what takes history back, and what is done otherwise after it", () => {
    say(events(1, event(1), event(2)), state(2));
    say(events(1), state(3));
    expect([table.director.playing, lines(), offered()]).toEqual([false, ["line 0"], ["go 3"]]);
    say(events(1, event(1, "otherwise")), state(4));
    expect([table.director.playing, lines()]).toEqual([true, ["line 0", "otherwise"]]);
  });

  it("plays nothing old after the connection was lost in the midst of it, and asks for what it has not been told", () => {
    say(events(1, event(1), event(2)), state(2));
    wire().onclose?.({});
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ type: "hello", since: 3 });
    say(WELCOME, events(3, event(3)), state(3));
    expect([table.director.playing, lines().length, offered()]).toEqual([false, 4, ["go 3"]]);
  });

  it("hears all of it in another language, and none of it as news", () => {
    say({ type: "known", names: { "cog:a": "Ann", "cog:b": "Ben" }, layout: null });
    say(events(1, event(1), event(2)), state(2));
    vi.advanceTimersByTime(600);
    table.card("order:x");
    table.menu = "order:x";
    const before = { view: table.view, choices: table.state?.choices };
    table.reword();
    expect(wires).toHaveLength(2);
    expect([table.options.length, lines()[0]]).toEqual([1, "line 0"]);
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: "hello", token: "token", language: "en" }]);
    const told = [0, 1, 2].map((n) => event(n, `linea ${n}`));
    say(WELCOME, { type: "known", names: { "cog:a": "Ana" }, layout: null }, events(0, ...told), { ...state(2), prompt: "Elige." });
    expect([table.director.playing, table.director.news]).toEqual([false, []]);
    expect([lines(), table.state?.prompt]).toEqual([["linea 0", "linea 1", "linea 2"], "Elige."]);
    expect([table.name("cog:a"), table.name("cog:b")]).toEqual(["Ana", "B"]);
    expect({ view: table.view, choices: table.state?.choices }).toEqual(before);
    expect(table.menu).toBeNull();
    table.card("order:x");
    expect(wire().sent.filter((message) => message["what"] === "card")).toHaveLength(1);
  });

  it("shows again what came since the last choice", () => {
    table.choose("go 1");
    say(events(1, event(1)), state(2));
    table.director.skip();
    expect(table.director.repeatable).toBe(true);
    table.director.again();
    expect([lines(), offered()]).toEqual([["line 0", "line 1"], []]);
    vi.advanceTimersByTime(300);
    expect(offered()).toEqual(["go 2"]);
  });
});
