import { beforeEach, describe, expect, it } from "vitest";
import { language } from "../text";
import type { ServerMessage } from "../wire";
import { TableSocket, type Link } from "./socket";
import { FakeWire } from "./wire.fixture";

let wires: FakeWire[];
let timers: { run: () => void; ms: number }[];
let received: ServerMessage[];
let links: Link[];
let codes: number[];
let heldEvents: number | undefined;
let socket: TableSocket;

const wire = (i: number): FakeWire => wires[i] as FakeWire;
const welcome = { type: "welcome", seats: [0] };

beforeEach(() => {
  wires = [];
  timers = [];
  received = [];
  links = [];
  codes = [];
  heldEvents = undefined;
  socket = new TableSocket({
    token: "secret",
    open: () => {
      const made = new FakeWire();
      wires.push(made);
      return made;
    },
    since: () => heldEvents,
    receive: (message) => received.push(message),
    link: (state, _, code) => {
      links.push(state);
      if (code !== undefined) codes.push(code);
    },
    later: (run, ms) => timers.push({ run, ms }),
    cancel: () => undefined,
    random: () => 0.5,
  });
  socket.connect();
});

describe("socket", () => {
  it("greets with the token and the language first, and says what it holds when it comes back", () => {
    wire(0).onopen?.();
    expect(wire(0).sent).toEqual([{ type: "hello", token: "secret", language: language.code }]);
    wire(0).say(welcome);
    heldEvents = 12;
    wire(0).onclose?.({ code: 1006 });
    timers[0]?.run();
    wire(1).onopen?.();
    expect(wire(1).sent).toEqual([{ type: "hello", token: "secret", language: language.code, since: 12 }]);
    expect(links).toEqual(["connecting", "open", "waiting", "connecting"]);
  });

  it("keeps what is said while the connection is closing for the next one", () => {
    wire(0).onopen?.();
    wire(0).say(welcome);
    wire(0).readyState = 2;
    socket.send({ type: "chat", text: "still there?" });
    expect(wire(0).sent).toHaveLength(1);
    wire(0).onclose?.({ code: 1006 });
    timers[0]?.run();
    wire(1).onopen?.();
    wire(1).say(welcome);
    expect(wire(1).sent.at(-1)).toEqual({ type: "chat", text: "still there?" });
  });

  it("waits longer after every failure, with an upper bound, and anew after a success", () => {
    for (let i = 0; i < 8; i++) {
      wire(i).onclose?.({ code: 1006 });
      timers[i]?.run();
    }
    expect(timers.slice(0, 4).map((timer) => timer.ms)).toEqual([400, 800, 1600, 3200]);
    expect(timers[7]?.ms).toBe(15_000);
    wire(8).say(welcome);
    wire(8).onclose?.({ code: 1006 });
    expect(timers[8]?.ms).toBe(400);
  });

  it("keeps what is said while away and sends it after the welcome, once", () => {
    socket.send({ type: "chat", text: "hold" });
    wire(0).onopen?.();
    expect(wire(0).sent).toHaveLength(1);
    wire(0).say(welcome);
    expect(wire(0).sent[1]).toEqual({ type: "chat", text: "hold" });
    wire(0).onclose?.({});
    timers[0]?.run();
    wire(1).say(welcome);
    expect(wire(1).sent).toEqual([]);
  });

  it("repeats a choice that was not answered before the cut, with the same version", () => {
    wire(0).say(welcome);
    const choice = { type: "choose", version: 7, option: "stop" } as const;
    socket.send(choice);
    wire(0).onclose?.({});
    timers[0]?.run();
    wire(1).say(welcome);
    expect(wire(1).sent).toEqual([choice]);
    wire(1).say({ type: "state", version: 8 });
    wire(1).onclose?.({});
    timers[1]?.run();
    wire(2).say(welcome);
    expect(wire(2).sent).toEqual([]);
  });

  it("hears nothing more from a connection it has left, and survives garbage", () => {
    wire(0).say(welcome);
    const late = wire(0).onmessage;
    socket.retry();
    expect(wire(0).closed).toBe(true);
    late?.({ data: JSON.stringify([{ type: "chat" }]) });
    wire(1).onmessage?.({ data: "{not json" });
    expect(received).toHaveLength(1);
  });

  it("takes all messages of a frame, in order", () => {
    wire(0).say(welcome, { type: "events" }, { type: "state", version: 1 });
    expect(received.map((message) => message.type)).toEqual(["welcome", "events", "state"]);
  });

  it("asks again when a seat has changed hands", () => {
    wire(0).onclose?.({ code: 4001 });
    expect(timers).toHaveLength(1);
    expect(links.at(-1)).toBe("waiting");
  });

  it("comes back later and spread wider when the server goes away or is crowded", () => {
    wire(0).say(welcome);
    wire(0).onclose?.({ code: 1012 });
    timers[0]?.run();
    wire(1).onclose?.({ code: 1013 });
    timers[1]?.run();
    wire(2).onclose?.({ code: 1013 });
    expect(timers.map((timer) => timer.ms)).toEqual([1000, 2000, 4000]);
  });

  it.each([4004, 4009])("does not come back to a table that is gone or frozen, and says which (%d)", (code) => {
    wire(0).say(welcome);
    wire(0).onclose?.({ code });
    expect(timers).toHaveLength(0);
    expect(codes).toEqual([code]);
  });

  it("does not come back when the link is dead or it was closed", () => {
    wire(0).onclose?.({ code: 4003 });
    expect(timers).toHaveLength(0);
    expect(links.at(-1)).toBe("closed");
    socket.retry();
    expect(wires).toHaveLength(1);
  });
});
