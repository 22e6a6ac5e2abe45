import { describe, expect, it } from "vitest";
import type { MapView } from "../types";
import { doorsOf } from "./doors";

const AT: MapView["doors"][number]["at"] = [
  [0, 0],
  [2, 0],
];

function map(given: Partial<MapView>): MapView {
  const doors = [{ area: "area:1A.A", at: AT }];
  return { doors, doors_info: [], adjacent: [], levels: [], ...given } as unknown as MapView;
}

describe("a door", () => {
  const about = (shut: string | null): MapView["doors_info"] => [{ area: "area:1A.A", level: 1, leads: null, shut }];

  it("is locked or closed, as the table says", () => {
    expect(doorsOf(map({ doors_info: about("locked") }))[0]!.state).toBe("locked");
    expect(doorsOf(map({ doors_info: about(null) }))[0]!.state).toBe("closed");
  });

  it("stands open where it leads to the door of another map", () => {
    const two = map({
      doors_info: about("barred"),
      doors: [
        { area: "area:1A.A", at: AT },
        { area: "area:2A.B", at: AT },
      ],
      adjacent: [
        ["area:1A.A", "area:2A.B"],
        ["area:1A.A", "area:1A.C"],
      ],
    });
    expect(doorsOf(two).map((door) => door.state)).toEqual(["open", "open"]);
    expect(doorsOf({ ...two, adjacent: [["area:1A.A", "area:1A.C"]] })[0]!.state).toBe("locked");
  });
});
