import { describe, expect, it } from "vitest";
import type { XY } from "../types";
import { fit, READABLE, toScreen } from "../viewport";
import { framing, hidden, mattering } from "./framing";

const box = { left: 0, top: 0, right: 60, bottom: 40 };
const size = { width: 900, height: 600 };

describe("the camera on what matters", () => {
  const inSight = (at: XY, camera: ReturnType<typeof fit>): boolean => {
    const [x, y] = toScreen(at, camera);
    return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
  };

  it("goes near who decides and what is in his reach", () => {
    const places: XY[] = [
      [20, 20],
      [27, 24],
    ];
    const camera = framing(fit(box, size), mattering([22, 21], places), box, size);
    expect(camera.scale).toBeGreaterThan(READABLE);
    expect([[22, 21] as XY, ...places].every((at) => inSight(at, camera))).toBe(true);
  });

  it("draws back for what lies far apart, and never shows less than everything needs", () => {
    const ends: XY[] = [
      [1, 1],
      [59, 39],
    ];
    const camera = framing(fit(box, size), mattering([22, 21], ends), box, size);
    expect(camera.scale).toBeLessThan(READABLE);
    expect(camera.scale).toBeGreaterThanOrEqual(fit(box, size).scale);
  });

  it("stays while it shows that already", () => {
    const points = mattering([22, 21], [[24, 22]]);
    const camera = framing(fit(box, size), points, box, size);
    expect(framing(camera, mattering([22.5, 21], [[24, 22]]), box, size)).toBe(camera);
  });

  it("shows a small map whole", () => {
    const small = { left: 0, top: 0, right: 14, bottom: 10 };
    expect(framing(fit(small, size), mattering([2, 2], []), small, size)).toEqual(fit(small, size));
    expect(framing(fit(box, size), [], box, size)).toEqual(fit(box, size));
  });

  describe("clear of panels", () => {
    const panel = { left: 440, top: 100, width: 400, height: 500 };
    const fight = mattering([20, 20], [[27, 24]]);

    it("shows a fight beside a panel, as large as there is room for it", () => {
      const covering = framing(fit(box, size), fight, box, size);
      expect(hidden(covering, fight, [panel])).toBe(true);
      const camera = framing(covering, fight, box, size, undefined, [panel]);
      expect(hidden(camera, fight, [panel])).toBe(false);
      expect(fight.every((at) => inSight(at, camera))).toBe(true);
      expect(camera.scale).toBeGreaterThan(fit(box, size).scale);
    });

    it("shows it above a panel that is as wide as the screen", () => {
      const wide = { left: 0, top: 320, width: 900, height: 280 };
      const camera = framing(fit(box, size), fight, box, size, undefined, [wide]);
      expect(hidden(camera, fight, [wide])).toBe(false);
      expect(fight.every((at) => inSight(at, camera))).toBe(true);
    });

    it("rather hides a part of it than show it too small to be told apart", () => {
      const high = { left: 0, top: 140, width: 900, height: 460 };
      expect(framing(fit(box, size), fight, box, size, undefined, [high])).toEqual(framing(fit(box, size), fight, box, size));
    });

    it("takes no notice of a panel that leaves no room", () => {
      const all = { left: -10, top: -10, width: 920, height: 620 };
      expect(framing(fit(box, size), fight, box, size, undefined, [all])).toEqual(framing(fit(box, size), fight, box, size));
    });
  });
});
