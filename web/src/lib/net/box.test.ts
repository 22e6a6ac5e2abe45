import { expect, it } from "vitest";
import { language } from "../text";
import { visitBox } from "./box";
import { FakeWire } from "./wire.fixture";

it("asks for the box, and goes", async () => {
  const wire = new FakeWire();
  const visit = visitBox("secret", () => wire);
  wire.onopen?.();
  wire.say({ type: "welcome", seats: [] });
  expect(wire.sent).toEqual([
    { type: "hello", token: "secret", language: language.code },
    { type: "ask", what: "box", ref: "", id: 1 },
  ]);
  wire.say({ type: "state" });
  wire.say({ type: "answer", id: 1, what: "box", ref: "", data: { cards: { drone: { name: "Drone" } } } });
  expect(await visit).toEqual({ drone: { name: "Drone" } });
  expect(wire.closed).toBe(true);
});

it("comes back with nothing when it is not let in", async () => {
  const wire = new FakeWire();
  const visit = visitBox("secret", () => wire);
  wire.onopen?.();
  wire.onclose?.({ code: 4003 });
  expect(await visit).toBeNull();
});
