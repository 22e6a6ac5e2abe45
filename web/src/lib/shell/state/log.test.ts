import { describe, expect, it } from "vitest";
import type { TableEvent } from "../../wire";
import { told } from "./log";

const event = (n: number, kind: string, data: Record<string, unknown>, line = kind): TableEvent => ({
  n,
  kind,
  data,
  line,
  tone: "plain",
});

describe("log", () => {
  it("tells a played card once", () => {
    const events = [
      event(0, "card_discarded", { why: "order", card: "order:advance" }),
      event(1, "order_played", { use: "move", card: "order:advance" }),
      event(2, "card_discarded", { why: "wound", card: "order:advance" }),
      event(3, "silent", {}, ""),
    ];
    expect(told(events).map((one) => one.n)).toEqual([1, 2]);
  });
});
