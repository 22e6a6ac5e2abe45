import { beforeEach, describe, expect, it } from "vitest";
import type { ReplayPage, ReplayStep } from "../../wire";
import { PAGE, Pages } from "./pages";

const LAST = 100;
let asked: number[];
let fail: boolean;
let pages: Pages;

function served(at: number, count: number): Promise<ReplayPage> {
  asked.push(at);
  if (fail) return Promise.reject(new Error("offline"));
  const steps = Array.from({ length: Math.min(count, LAST + 1 - at) }, (_, i) => ({ at: at + i }) as ReplayStep);
  return Promise.resolve({ last: LAST, steps });
}

beforeEach(() => {
  asked = [];
  fail = false;
  pages = new Pages(served);
});

describe("pages of a replay", () => {
  it("come one call for many steps", async () => {
    for (let at = 0; at < PAGE; at++) expect((await pages.step(at)).at).toBe(at);
    expect(asked).toEqual([0]);
    expect(pages.last).toBe(LAST);
  });

  it("are found for any step", async () => {
    for (const at of [LAST, 0, 57, 3]) expect((await pages.step(at)).at).toBe(at);
  });

  it("are fetched ahead once, and not beyond the end", async () => {
    await pages.step(0);
    pages.ahead(3);
    pages.ahead(4);
    await pages.step(PAGE);
    expect(asked).toEqual([0, PAGE]);
    await pages.step(LAST);
    pages.ahead(LAST);
    expect(asked).toEqual([0, PAGE, 96]);
  });

  it("far away are forgotten, near ones kept", async () => {
    await pages.step(0);
    await pages.step(40);
    await pages.step(0);
    expect(asked).toEqual([0, 32]);
    await pages.step(90);
    await pages.step(0);
    expect(asked).toEqual([0, 32, 80, 0]);
  });

  it("that failed are asked for again", async () => {
    fail = true;
    await expect(pages.step(5)).rejects.toThrow("offline");
    fail = false;
    expect((await pages.step(5)).at).toBe(5);
  });

  it("that lack a step say so, and are asked for again", async () => {
    await expect(pages.step(LAST + 3)).rejects.toThrow(RangeError);
    await expect(pages.step(LAST + 3)).rejects.toThrow(RangeError);
    expect(asked).toHaveLength(2);
  });
});
