import { describe, expect, it } from "vitest";
import type { ServerMessage, StateMessage, TableEvent } from "../../wire";
import { EMPTY, held, reduce, type TableData } from "./reduce";

const event = (n: number, line = `line ${n}`): TableEvent => ({ n, kind: "figure_moved", data: {}, line, tone: "plain" });
const events = (first: number, ...list: TableEvent[]): ServerMessage => ({ type: "events", first, events: list });
const state = (version: number): StateMessage =>
  ({ type: "state", version, view: { outcome: null }, options: [], names: {} }) as unknown as StateMessage;
const after = (...messages: ServerMessage[]): TableData => messages.reduce((data, message) => reduce(data, message).data, EMPTY);

describe("events", () => {
  it("are appended by number and counted", () => {
    const data = after(events(0, event(0), event(1)), events(2, event(2)));
    expect(data.events.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(held(data)).toBe(3);
  });

  it("count once when they come twice, and are no news then", () => {
    const data = after(events(0, event(0), event(1)));
    const change = reduce(data, events(0, event(0), event(1)));
    expect(change.fresh).toEqual([]);
    expect(change.data).toBe(data);
  });

  it("overlapping ones bring only their new part as news", () => {
    const change = reduce(after(events(0, event(0), event(1))), events(1, event(1), event(2)));
    expect(change.fresh.map((one) => one.n)).toEqual([2]);
    expect(change.data.events).toHaveLength(3);
  });

  it("ask for a fresh start when some are missing", () => {
    const change = reduce(after(events(0, event(0))), events(5, event(5)));
    expect(change.gap).toBe(true);
    expect(change.data.events).toHaveLength(1);
  });

  it("begin wherever they are told to after a welcome, and only then", () => {
    const welcome = { type: "welcome" } as unknown as ServerMessage;
    const late = after(welcome, events(40, event(40), event(41)), state(1));
    expect(held(late)).toBe(42);
    const back = [welcome, events(90, event(90)), state(2)].reduce((data, message) => reduce(data, message).data, late);
    expect(back.events.map((one) => one.n)).toEqual([90]);
    expect(back.settled).toBe(1);
    expect(reduce(back, events(95, event(95))).gap).toBe(true);
    expect(reduce(back, events(91, event(91))).fresh.map((one) => one.n)).toEqual([91]);
  });

  it("replace history from their first number on after an undo", () => {
    const data = after(events(0, event(0), event(1), event(2)), events(1, event(1, "another")));
    expect(data.events.map((one) => one.line)).toEqual(["line 0", "another"]);
    expect(after(events(0, event(0), event(1)), events(1)).events).toHaveLength(1);
  });
});

describe("chat", () => {
  it("is told anew after every welcome, and does not double", () => {
    const welcome = { type: "welcome", settings: { guard: "always" } } as unknown as ServerMessage;
    const line: ServerMessage = { type: "chat", from: "Dom", seat: 1, text: "go" };
    expect(after(welcome, line, welcome, line).chat).toHaveLength(1);
  });
});

describe("state", () => {
  it("newest wins, whatever comes late", () => {
    expect(after(state(4), state(3)).state?.version).toBe(4);
    expect(after(state(4), state(5)).state?.version).toBe(5);
  });

  it("of the same version is taken again: hands shown or names may have changed", () => {
    const second: StateMessage = { ...state(4), prompt: "again" };
    expect(after(state(4), second).state).toEqual(second);
  });

  it("keeps chat, presence and the guard setting", () => {
    const data = after(
      { type: "chat", from: "Dom", seat: 1, text: "go" },
      { type: "presence", seats: [{ seat: 0, name: "A", kind: "human", bot: null, connected: true, claimed: true }] },
      { type: "settings", settings: { guard: "never" } },
    );
    expect(data.chat).toEqual([{ from: "Dom", seat: 1, text: "go" }]);
    expect(data.presence[0]?.connected).toBe(true);
    expect(data.guard).toBe("never");
  });
});

describe("the drawing of the map", () => {
  const known = (layout: object | null): ServerMessage => ({ type: "known", layout, names: {} }) as unknown as ServerMessage;
  const board = (version: number): ServerMessage =>
    ({ ...state(version), view: { game: "board", outcome: null, map: { layout: "one" } } }) as unknown as ServerMessage;

  it("is told once and put into every state that follows", () => {
    const data = after(known({ tiles: ["tile:2A"] }), board(1), known(null), board(2));
    expect(data.state).toMatchObject({ version: 2, view: { map: { layout: "one", tiles: ["tile:2A"] } } });
  });

  it("is needed: without it a state cannot be shown", () => {
    expect(after(board(1)).state).toBeNull();
  });
});
