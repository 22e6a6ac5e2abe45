import { describe, expect, it } from "vitest";
import type { Advice, ClientMessage } from "../../wire";
import { Adviser } from "./adviser.svelte";

function asking(): { sent: ClientMessage[]; adviser: Adviser } {
  const sent: ClientMessage[] = [];
  let number = 40;
  return {
    sent,
    adviser: new Adviser(
      (message) => sent.push(message),
      () => ++number,
    ),
  };
}

const advice = (id: number): Advice => ({
  type: "advice",
  id,
  version: 3,
  seat: 0,
  suggestions: [{ option: "pass", chance: 0.5, error: 0.1, why: "keeps the cards for later" }],
  rollouts: 40,
  complete: true,
  note: null,
});

describe("advice", () => {
  it("is asked for about the state that is shown, and told when it comes", () => {
    const { sent, adviser } = asking();
    adviser.ask(3);
    expect([adviser.thinking, adviser.open]).toEqual([true, true]);
    expect(sent).toEqual([{ type: "suggest", id: 41, version: 3 }]);
    adviser.hear(advice(41));
    expect([adviser.thinking, adviser.told?.suggestions[0]?.option]).toEqual([false, "pass"]);
  });

  it("goes with the state it is about, told or not", () => {
    const { adviser } = asking();
    adviser.ask(3);
    adviser.shown(3);
    expect(adviser.thinking).toBe(true);
    adviser.shown(4);
    adviser.hear(advice(41));
    expect(adviser.open).toBe(false);
    adviser.ask(4);
    adviser.hear(advice(42));
    adviser.shown(5);
    expect(adviser.open).toBe(false);
  });

  it("is called off while it is thought about, and put away afterwards", () => {
    const { sent, adviser } = asking();
    adviser.ask(3);
    adviser.close();
    adviser.hear(advice(41));
    expect([adviser.open, sent.at(-1)?.type]).toEqual([false, "cancel"]);
    adviser.ask(3);
    adviser.hear(advice(42));
    adviser.close();
    expect([adviser.open, sent.length]).toEqual([false, 3]);
  });

  it("that is refused says why; other refusals are none of its business", () => {
    const { adviser } = asking();
    expect(adviser.refused(null, "no")).toBe(false);
    adviser.ask(3);
    expect([adviser.refused(7, "no"), adviser.refused(41, "not here")]).toEqual([false, true]);
    expect([adviser.thinking, adviser.problem]).toEqual([false, "not here"]);
  });

  it("is lost with the connection while it is thought about", () => {
    const { adviser } = asking();
    adviser.ask(3);
    adviser.lost();
    expect(adviser.open).toBe(false);
  });
});
