import { describe, expect, it } from "vitest";
import type { TableEvent } from "../../../wire";
import { MapCamera } from "../map/camera.svelte";
import { toScreen } from "../map/viewport";
import type { Placed } from "../map/spots";
import type { BoardView, MapView, XY } from "../map/types";
import { type Stage, StageSpots } from "./stage";

const map = {
  areas: [],
  covers: [],
  equipment: [],
  holes: [{ area: "area:1A.B", at: [4, 4] }],
  open_holes: ["hole:1A.B"],
  sealed_holes: [],
  hole_tokens: [],
} as unknown as MapView;
const view = (refs: string[]) => ({ cogs: [], locusts: refs.map((ref) => ({ ref, enemy: null })) }) as unknown as BoardView;
const spot = (at: XY): Placed => ({ at, radius: 0.5, area: "area:1A.B", cover: null });
const on = (kind: string, data: Record<string, unknown>): Stage => {
  const event: TableEvent = { n: 1, kind, data, line: "", tone: "plain" };
  return { playing: true, ms: (base) => base, beat: { n: 1, event, kind: "fall", ms: 500, events: [event], shown: null } };
};

describe("the stage", () => {
  it("knows where a figure fell that is gone from the map by then", () => {
    const spots = new StageSpots();
    spots.of(null, view(["figure:drone-1"]), map, new Map([["figure:drone-1", spot([2, 3])]]), new Map());
    const { effects } = spots.of(on("figure_killed", { figure: "figure:drone-1" }), view([]), map, new Map(), new Map());
    expect(effects).toMatchObject([{ kind: "fall", at: [2, 3] }]);
  });

  it("lets who is spawned come out of the hole of its area", () => {
    const placed = new Map([["figure:drone-2", spot([3, 5])]]);
    const director = on("figure_spawned", { figure: "figure:drone-2", area: "area:1A.B" });
    const scene = new StageSpots().of(director, view(["figure:drone-2"]), map, placed, new Map());
    expect(scene.cameFrom("figure:drone-2")).toEqual([1, -1]);
    expect(scene.cameFrom("figure:drone-1")).toBeNull();
  });

  it("is empty while nothing is shown", () => {
    expect(new StageSpots().of(null, view([]), map, new Map(), new Map())).toMatchObject({ effects: [], scenery: [] });
  });
});

describe("the camera", () => {
  const far: XY = [38, 28];
  function close(): MapCamera {
    const camera = new MapCamera();
    Object.assign(camera, { width: 800, height: 600, still: true });
    camera.frameUp({ left: 0, top: 0, right: 40, bottom: 30 }, null);
    camera.zoom(4, [0, 0]);
    return camera;
  }
  const sees = (camera: MapCamera): boolean => {
    const [x, y] = toScreen(far, camera.at);
    return x > 0 && x < 800 && y > 0 && y < 600;
  };

  it("brings into sight what happens out of it, with a jump where nothing may move", () => {
    const camera = close();
    camera.release();
    expect(sees(camera)).toBe(false);
    camera.hold([far]);
    expect(sees(camera)).toBe(true);
    camera.stop();
  });

  it("stays where the player moved it until the next turn", () => {
    const camera = close();
    const before = camera.at;
    camera.hold([far]);
    camera.goNear([far]);
    expect(camera.at).toBe(before);
    camera.release();
    camera.close = true;
    camera.goNear([far]);
    expect(sees(camera)).toBe(true);
    camera.stop();
  });

  it("stays where it is while the player has the map in hand", () => {
    const camera = close();
    camera.gripped = true;
    const before = camera.at;
    camera.hold([far]);
    expect(camera.at).toBe(before);
    camera.stop();
  });
});
