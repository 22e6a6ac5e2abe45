import { describe, expect, it } from "vitest";
import { blend, CLOSEST, fit, following, held, holding, opening, panned, toMap, toScreen, zoomed } from "./viewport";

const box = { left: -2, top: -4, right: 18, bottom: 12 };
const size = { width: 1000, height: 600 };

describe("viewport", () => {
  it("fits the whole map into the middle", () => {
    const camera = fit(box, size);
    const [left, top] = toScreen([box.left, box.top], camera);
    const [right, bottom] = toScreen([box.right, box.bottom], camera);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(size.height);
    expect(left).toBeCloseTo(size.width - right);
  });

  it("keeps the point under the pointer while zooming", () => {
    const camera = fit(box, size);
    const before = toMap([420, 250], camera);
    const after = toMap([420, 250], zoomed(camera, 1.4, [420, 250], box, size));
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("bounds the zoom", () => {
    const camera = fit(box, size);
    expect(zoomed(camera, 1000, [500, 300], box, size).scale).toBe(CLOSEST);
    expect(zoomed(camera, 0.001, [500, 300], box, size).scale).toBeGreaterThan(5);
  });

  it("never loses the map", () => {
    const camera = panned(fit(box, size), 99999, -99999, box, size);
    expect(toScreen([box.left, 0], camera)[0]).toBeLessThan(size.width);
    expect(toScreen([0, box.bottom], camera)[1]).toBeGreaterThan(0);
    expect(held(camera, box, size)).toEqual(camera);
  });

  it("opens on the part of interest where the whole map would be too small", () => {
    const phone = { width: 390, height: 400 };
    const tile = { left: 0, top: 0, right: 6, bottom: 8 };
    expect(opening(box, size, tile)).toEqual(fit(box, size));
    const camera = opening(box, phone, tile);
    expect(camera.scale).toBeGreaterThanOrEqual(24);
    expect(toScreen([3, 4], camera)[1]).toBe(200);
    expect(toScreen([box.left, 0], camera)[0], "no empty stripe beside a map that is cut off").toBe(0);
  });

  it("fits beside what covers the edges", () => {
    const camera = fit(box, size, { left: 0, top: 40, right: 100, bottom: 0 });
    expect(toScreen([box.right, 0], camera)[0]).toBeLessThanOrEqual(900);
    expect(toScreen([0, box.top], camera)[1]).toBeGreaterThanOrEqual(40);
  });

  it("follows a point only when it nears the edge", () => {
    const camera = { ...fit(box, size), scale: 80 };
    const centre = toMap([500, 300], camera);
    expect(following(camera, centre, box, size)).toBe(camera);
    const edge = toMap([990, 300], camera);
    expect(toScreen(edge, following(camera, edge, box, size))[0]).toBeCloseTo(800);
  });

  it("stays put while the whole map is in sight, wherever on it something happens", () => {
    const wide = { left: 0, top: 0, right: 40, bottom: 8 };
    const camera = fit(wide, size);
    expect(following(camera, [0.5, 0.5], wide, size)).toBe(camera);
  });

  it("holds all points in sight, drawing back only where they lie too far apart", () => {
    const camera = { ...fit(box, size), scale: 80 };
    const centre = toMap([500, 300], camera);
    expect(holding(camera, [centre], box, size)).toBe(camera);
    expect(holding(camera, [], box, size)).toBe(camera);
    const inSight = (next: typeof camera, at: readonly [number, number]) => {
      const [x, y] = toScreen(at, next);
      return x > 0 && x < size.width && y > 0 && y < size.height;
    };
    const near = holding(camera, [toMap([990, 300], camera), toMap([1200, 350], camera)], box, size);
    expect(near.scale).toBe(80);
    const ends = [
      [-1, -3],
      [17, 11],
    ] as const;
    const far = holding(camera, ends, box, size);
    expect(far.scale).toBeLessThan(80);
    expect(ends.every((at) => inSight(far, at))).toBe(true);
  });

  it("blends from one camera to another", () => {
    const to = { x: 10, y: 20, scale: 50 };
    expect(blend({ x: 0, y: 0, scale: 30 }, to, 0)).toEqual({ x: 0, y: 0, scale: 30 });
    expect(blend({ x: 0, y: 0, scale: 30 }, to, 1)).toEqual(to);
  });
});
