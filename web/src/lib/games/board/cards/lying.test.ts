import { describe, expect, it } from "vitest";
import type { Rect } from "../combat/placing";
import { lyingAt, sizeIn } from "./lying";

const ROOM: Rect = { left: 256, top: 44, width: 850, height: 540 };
const HAND: Rect = { left: 500, top: 690, width: 145, height: 203 };
const RAIL: Rect = { left: 10, top: 300, width: 230, height: 60 };

const box = (owner: Rect, room = ROOM, taken: Rect[] = []): Rect => {
  const size = sizeIn(room, 16);
  return { ...lyingAt(owner, room, size, taken), ...size };
};
const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("a card shown large", () => {
  it("has the shape of a card and fits the map", () => {
    expect(sizeIn(ROOM, 16)).toEqual({ width: 296, height: 414 });
    expect(sizeIn({ ...ROOM, height: 900 }, 20).width).toBe(370);
    const phone = sizeIn({ left: 0, top: 40, width: 390, height: 380 }, 15);
    expect(phone.height).toBeLessThanOrEqual(380 - 16);
    expect(phone.width / phone.height).toBeCloseTo(5 / 7, 1);
  });

  it("lies inside the map, above a card of the hand and beside one of the rail", () => {
    const hand = box(HAND);
    expect(hand.top + hand.height).toBe(ROOM.top + ROOM.height - 8);
    expect(hand.left + hand.width / 2).toBeCloseTo(HAND.left + HAND.width / 2, 0);
    expect(box(RAIL).left).toBe(ROOM.left + 8);
  });

  it("gives way to what already lies there", () => {
    const advice: Rect = { left: 480, top: 300, width: 300, height: 280 };
    expect(meet(box(HAND), advice)).toBe(true);
    expect(meet(box(HAND, ROOM, [advice]), advice)).toBe(false);
  });

  it("never covers its owner, even one that lies over the map", () => {
    const owner: Rect = { left: 600, top: 200, width: 100, height: 60 };
    expect(meet(box(owner), owner)).toBe(false);
  });
});
